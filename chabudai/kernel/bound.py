"""Compiled functions bound to arrays that their caller keeps.

Numba looks at every array of every call, which for one move takes longer than the rules do. A
bound function is told once where its arrays lie; a call hands over that one address and the
numbers that change. It also keeps Python's lock: letting go of it costs as much as a short move.
"""

import types
import weakref
from collections.abc import Callable, Sequence
from typing import Any

import numba
import numpy as np
from numba import types as nt
from numba.core import cgutils
from numba.extending import intrinsic

ADDRESS = np.dtype(np.int64)


def as_pointer(_typing: Any, address: Any) -> Any:
    def lower(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return nt.voidptr(address), lower


pointer = intrinsic(as_pointer)


def bound(told: Any, wanted: Sequence[Any], given: Sequence[Any]) -> Callable[..., Any]:
    """What `telling` made, told where these arrays and numbers lie; it keeps them there."""
    for kind, thing in zip(wanted, given, strict=False):
        if numba.typeof(thing) != kind:
            raise TypeError(f"{numba.typeof(thing)} given, {kind} wanted")
    places = np.array([number for thing in given for number in numbers_of(thing)], ADDRESS)
    function = types.MethodType(told, places.ctypes.data)  # quicker to call than a partial
    weakref.finalize(function, let_go, places, given).atexit = False
    return function


def let_go(*_kept: Any) -> None:
    """The bound function is gone; until then its finalizer has held what it is bound to."""


def numbers_of(thing: Any) -> tuple[int, ...]:
    return (thing.ctypes.data, *thing.shape) if isinstance(thing, np.ndarray) else (thing,)


def telling(name: str, part: Any, kinds: Sequence[Any], given: int) -> types.FunctionType:
    """A function as one of an address, where the given arguments lie, and of the other numbers.

    It has a name of its own, under which its machine code is kept.
    """
    space: dict[str, Any] = {"carray": numba.carray, "pointer": pointer, "part": part}
    space["ADDRESS"] = ADDRESS
    arguments, used = [], 0
    for number, kind in enumerate(kinds[:given]):
        if isinstance(kind, nt.Array):
            shape = "".join(f"at[{used + 1 + d}], " for d in range(kind.ndim))
            arguments.append(f"carray(pointer(at[{used}]), ({shape}), HELD_{number})")
            space[f"HELD_{number}"] = numba.np.numpy_support.as_dtype(kind.dtype)
            used += 1 + kind.ndim
        else:
            arguments.append(f"at[{used}]")
            used += 1
    rest = [f"number_{i}" for i in range(len(kinds) - given)]
    text = (
        f"def {name}_told({', '.join(['places', *rest])}):\n"
        f"    at = carray(pointer(places), {used}, ADDRESS)\n"
        f"    return part({', '.join([*arguments, *rest])})\n"
    )
    exec(compile(text, __file__, "exec"), space)
    function: types.FunctionType = space[f"{name}_told"]
    function.__module__ = __name__
    return function
