"""Binding the functions of kernel and game into one namespace, where they call one another.

Modules stay plain Python. Linking rebuilds each of their functions over one shared table of
globals, so that generic code finds the game's `legal` and `apply`, and so that a tool (chance,
notes, compiled twins) can be exchanged for the whole game at once.
"""

import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from chabudai.kernel import chance, contract, play

Function = Callable[..., Any]
Namespace = types.SimpleNamespace

KERNEL = (chance, play)


def functions_of(module: types.ModuleType) -> dict[str, types.FunctionType]:
    """The functions that a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__
    }


def is_stub(value: object) -> bool:
    return isinstance(value, types.FunctionType) and value.__module__ == contract.__name__


def gather(modules: Iterable[types.ModuleType]) -> dict[str, Any]:
    """All names of the modules in one table; two meanings of one name are refused."""
    table: dict[str, Any] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith("__") or is_stub(value):
                continue
            if name in table and table[name] is not value and table[name] != value:
                raise TypeError(f"{module.__name__}.{name}: another linked module uses that name")
            table[name] = value
    return table


def link(
    modules: Iterable[types.ModuleType], replace: Mapping[str, Function] | None = None
) -> Namespace:
    """The functions of kernel and game, bound to one another, run by the interpreter."""
    every = (*KERNEL, *modules)
    table = gather(every)
    for module in every:
        for name, function in functions_of(module).items():
            table[name] = rebound(function, table)
    table.update(replace or {})
    return Namespace(**table)


def rebound(function: types.FunctionType, table: dict[str, Any]) -> types.FunctionType:
    """The same code over another table of globals."""
    copy = types.FunctionType(
        function.__code__, table, function.__name__, function.__defaults__, function.__closure__
    )
    copy.__annotations__ = function.__annotations__
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    copy.__doc__ = function.__doc__
    return copy
