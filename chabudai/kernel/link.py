"""Binding the functions of kernel and game into one namespace, where they call one another.

Modules stay plain Python. Linking rebuilds each of their functions over one shared table of
globals, so that generic code finds the game's `legal` and `apply`, what a game does not answer
itself is answered by defaults, and a tool such as chance can be exchanged for the whole game.
A module that names functions in REPLACES puts its own in the place of those of earlier modules: so
older rules are kept.
"""

import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from chabudai.kernel import chance, contract, play, reals

Function = Callable[..., Any]
Namespace = types.SimpleNamespace
Modules = Sequence[types.ModuleType]

KERNEL = (chance, play, reals)
ENTRIES = "ENTRIES"  # names what callers ask compiled code for; every module has its own
REPLACES = "REPLACES"  # functions in a module that stand for those of earlier ones


def functions_of(module: types.ModuleType) -> dict[str, types.FunctionType]:
    """The functions that a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__
    }


def differs(one: object, other: object) -> bool:
    return one is not other and one != other


def gather(modules: Iterable[types.ModuleType], defaults: Modules = ()) -> dict[str, Any]:
    """All names of the modules in one table; two meanings of one name are refused.

    Functions of the defaults, and of the contract, give way to whatever has their name.
    """
    weak = {contract.__name__, *(module.__name__ for module in defaults)}
    table: dict[str, Any] = {}
    for module in modules:
        replaced = getattr(module, REPLACES, ())
        for name, value in vars(module).items():
            if name.startswith("__") or name in (ENTRIES, REPLACES) or is_from(weak, value):
                continue
            if name not in replaced and differs(table.get(name, value), value):
                raise TypeError(f"{module.__name__}.{name}: another linked module uses that name")
            table[name] = value
    for module in defaults:
        table = {n: v for n, v in vars(module).items() if not n.startswith("__")} | table
    return table


def is_from(modules: set[str], value: object) -> bool:
    return isinstance(value, types.FunctionType) and value.__module__ in modules


def linked_functions(modules: Modules, defaults: Modules = ()) -> dict[str, types.FunctionType]:
    """The functions of the modules by name, and of the defaults those that are not there."""
    found: dict[str, types.FunctionType] = {}
    for module in (*defaults, *modules):
        found |= functions_of(module)
    return found


def link(
    modules: Modules, defaults: Modules = (), replace: Mapping[str, Any] | None = None
) -> Namespace:
    """The functions of kernel and game, bound to one another, run by the interpreter."""
    every = (*KERNEL, *modules)
    table = gather(every, defaults)
    for name, function in linked_functions(every, defaults).items():
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
