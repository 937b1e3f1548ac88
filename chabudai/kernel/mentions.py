"""Which fields of a state a function of the rules can change: at most those that it names, or that
the functions it calls name. What no function names may be shared by a state and its copy.
"""

import builtins
import types
from collections.abc import Callable, Iterator
from typing import Any

from chabudai.kernel.state import State

HARMLESS = {abs, bool, enumerate, int, len, max, min, range, sum, zip}


def mentioned(function: Callable[..., Any], kind: type[State]) -> frozenset[str]:
    """Fields that the function may change; all, where it does what can't be followed from here."""
    if not isinstance(function, types.FunctionType):
        return frozenset(kind.fields)
    known, due = {function}, [function]
    names: set[str] = set()
    while due:
        for name, value in names_in(due.pop()):
            names.add(name)
            if isinstance(value, types.FunctionType):
                due += {value} - known
                known.add(value)
            elif not is_plain(value) or callable(getattr(kind, name, None)):
                return frozenset(kind.fields)
    return frozenset(kind.fields) & names


def names_in(function: types.FunctionType) -> Iterator[tuple[str, object]]:
    """Every name in a function with what it stands for among the globals, None if nothing."""
    codes = [function.__code__]
    while codes:
        code = codes.pop()
        codes += [inner for inner in code.co_consts if isinstance(inner, types.CodeType)]
        for name in code.co_names:
            yield name, function.__globals__.get(name, getattr(builtins, name, None))
        for name in code.co_freevars:
            yield name, ...


def is_plain(value: object) -> bool:
    """Is it nothing, a number, a harmless function, or a class that only holds numbers?"""
    if isinstance(value, type) and value not in HARMLESS:
        return not any(callable(inner) for inner in vars(value).values())
    return value is None or isinstance(value, int | float | str | tuple) or is_harmless(value)


def is_harmless(value: object) -> bool:
    return callable(value) and value in HARMLESS
