"""The linked functions and constants of a game, with their syntax trees."""

import ast
import types
import typing
from functools import lru_cache
from pathlib import Path
from typing import Any

from chabudai.kernel.link import Modules, gather, linked_functions
from chabudai.kernel.state import State

Function = types.FunctionType


class OutsideSubset(TypeError):
    """Something that rules may not use: where it stands, what it is, what to write instead."""

    def __init__(self, file: str, line: int, what: str, instead: str) -> None:
        super().__init__(f"{file}:{line}: {what}; {instead}")
        self.file, self.line = file, line


@lru_cache
def functions_in(file: str) -> dict[int, ast.FunctionDef]:
    """The functions of a source file by the line they begin at."""
    tree = ast.parse(Path(file).read_text("utf-8"), file)
    return {node.lineno: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def tree_of(function: Function) -> ast.FunctionDef:
    code = function.__code__
    return functions_in(code.co_filename)[code.co_firstlineno]


def shown_file(function: Function) -> str:
    """A source file as marks and errors name it: by its package, on every machine the same."""
    path = Path(function.__code__.co_filename)
    depth = function.__module__.count(".") + 1
    return "/".join(path.parts[-depth:])


class Linked:
    """Modules bound together: one meaning for every name."""

    def __init__(self, modules: Modules, state: type[State], defaults: Modules = ()) -> None:
        self.state = state
        self.functions = linked_functions(modules, defaults)
        self.table = gather(modules, defaults)
        self.entries = [name for m in modules for name in getattr(m, "ENTRIES", ())]

    def hints(self, name: str) -> dict[str, Any]:
        return typing.get_type_hints(self.functions[name], include_extras=True)

    def parameters(self, name: str) -> list[str]:
        return [a.arg for a in tree_of(self.functions[name]).args.args]

    def constant(self, spoken: str) -> Any:
        """The value of a constant's name, plain or in a namespace: `SEATS`, `Phase.MAIN`."""
        first, _, rest = spoken.partition(".")
        value = self.table.get(first)
        if not rest:
            return value
        return getattr(value, rest, None) if isinstance(value, type) else None
