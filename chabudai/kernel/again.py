"""A game's package executed once more, over other facts than the one that everybody imports.

A game works out its tables when it is imported; its state, its moves and the texts of its cards
hang on them. So the same game over other facts is the same source, executed again with them. It
stands beside the first: nothing in `sys.modules` changes, and no other thread notices.
"""

import builtins
import types
from collections.abc import Mapping, Sequence
from importlib.util import find_spec, module_from_spec
from typing import Any

Given = Mapping[str, Mapping[str, Any]]


class Again:
    """A package and what it imports of itself, executed when it is first asked for."""

    def __init__(self, package: str, given: Given) -> None:
        self.package = package
        self.given = given  # by module: names that get these values in place of their own
        self.modules: dict[str, types.ModuleType] = {}

    def module(self, name: str) -> types.ModuleType:
        if name not in self.modules:
            self.execute(name)
        return self.modules[name]

    def execute(self, name: str) -> None:
        spec = find_spec(name)
        if spec is None or spec.loader is None:
            raise ModuleNotFoundError(name)
        module = self.modules[name] = module_from_spec(spec)
        module.__builtins__ = {**vars(builtins), "__import__": self.imported}  # type: ignore[attr-defined]
        spec.loader.exec_module(module)
        vars(module).update(self.given.get(name, {}))

    def imported(
        self,
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = (),
        level: int = 0,
    ) -> types.ModuleType:
        """What an import statement in these modules gives: of the package itself, what is here."""
        if not names or not f"{name}.".startswith(f"{self.package}."):
            return __import__(name, globals, locals, names or (), level)
        module = self.module(name)
        for part in names:
            if not hasattr(module, part):
                setattr(module, part, self.module(f"{name}.{part}"))
        return module
