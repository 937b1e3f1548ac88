"""A name for everything that machine code depends on: an edit anywhere makes another name."""

import hashlib
import types
import typing
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from chabudai.kernel.state import State

FOLDER = Path(__file__).parent
TRANSLATOR = (
    "kinds",
    "source",
    "instance",
    "order",
    "check_expressions",
    "check",
    "expressions",
    "write",
    "program",
)  # what decides about the C text


def digest(modules: Sequence[types.ModuleType], state: type[State]) -> str:
    """Returns the same name on every machine, for the same sources and facts."""
    key = hashlib.sha256(translator_bytes())
    key.update(repr([(name, f.code, f.shape) for name, f in state.fields.items()]).encode())
    for module in modules:
        key.update(module.__name__.encode() + repr(sorted(constants(module))).encode())
        key.update(Path(typing.cast(str, module.__file__)).read_bytes())
    return key.hexdigest()[:24]


@cache
def translator_bytes() -> bytes:
    parts = [(FOLDER / f"{name}.py").read_bytes() for name in TRANSLATOR]
    return b"".join([*parts, (FOLDER / "prelude.h").read_bytes()])


def constants(module: types.ModuleType) -> Iterator[tuple[str, str]]:
    """The facts of a module: they may come from data files, which its source does not show."""
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, int | float | tuple):
            yield name, repr(value)
        elif isinstance(value, type) and value.__module__ == module.__name__:
            yield name, repr(sorted(upper_case(value).items()))


def upper_case(namespace: type) -> dict[str, Any]:
    return {name: value for name, value in vars(namespace).items() if name.isupper()}
