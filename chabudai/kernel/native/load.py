"""Libraries of translated rules, called from Python.

    rules = compile_rules(game.modules, game.state)
    rules.step_in(states, mask, 0, move)              # arrays: whatever has a buffer
    step = rules.bind("step_in", states, mask, 0)     # told once where they lie
    step(move)

An entry takes one row of 64-bit slots: the result in the first, then numbers, places of arrays and
their lengths. Nothing but the standard library is needed; a small extension makes bound calls fast.
"""

import ctypes
import importlib.machinery
import importlib.util
import struct
import types
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from chabudai.kernel.link import functions_of
from chabudai.kernel.native.kinds import (
    INT,
    REAL,
    STATES,
    Array,
    Kind,
    Record,
    described,
    kind_of_annotation,
)
from chabudai.kernel.state import State

FORMATS = {  # of a buffer's numbers, by the code of an annotation; several letters mean the same
    "i1": "b?", "u1": "Bc", "i2": "h", "u2": "H", "i4": "il", "u4": "IL", "i8": "qln", "u8": "QLN",
    "f4": "f", "f8": "d",
}  # fmt: skip


class Signature:
    """What an entry takes and returns, by its annotations."""

    def __init__(self, function: types.FunctionType) -> None:
        import typing

        hints = typing.get_type_hints(function, include_extras=True)
        self.name = function.__name__
        self.is_real = hints.pop("return") is float
        self.kinds = {name: kind_of_annotation(hint) for name, hint in hints.items()}


def signatures(modules: Sequence[types.ModuleType]) -> dict[str, Signature]:
    found = {}
    for module in modules:
        functions = functions_of(module)
        for name in getattr(module, "ENTRIES", ()):
            found[name] = Signature(functions[name])
    return found


class Slots:
    """The arguments of a call as slots, and what keeps them in their places."""

    def __init__(
        self, state: type[State], kinds: Sequence[Kind | None], given: Sequence[Any]
    ) -> None:
        self.state = state
        self.numbers = array("q", [0])
        self.held: list[Any] = []
        for kind, thing in zip(kinds, given, strict=False):
            self.add(kind, thing)

    def add(self, kind: Kind | None, thing: Any) -> None:
        if kind == INT:
            self.numbers.append(int(thing))
        elif kind == REAL:
            self.numbers.append(bits_of(float(thing)))
        elif isinstance(kind, Record):
            self.add_record(kind, thing)
        else:
            self.add_array(kind, thing)

    def add_record(self, kind: Record, thing: Any) -> None:
        """The place of another row of slots, which the record keeps once it is made."""
        inner = thing.__dict__.get("_slots")
        if inner is None:
            kinds = [kind.field(name) for name in kind.type.fields]
            inner = Slots(self.state, kinds, [vars(thing)[name] for name in kind.type.fields])
            thing.__dict__["_slots"] = inner
        self.held.append(inner)
        self.numbers.append(inner.address + 8)  # its first slot is for a result

    def add_array(self, kind: Kind | None, thing: Any) -> None:
        view = memoryview(thing)
        assert kind is not None
        lengths = self.lengths(kind, view)
        if view.nbytes:
            place = ctypes.c_char.from_buffer(view)
            self.held.append(place)
            self.numbers.append(ctypes.addressof(place))
        else:
            self.numbers.append(0)
        self.numbers.extend(lengths)

    def lengths(self, kind: Kind, view: memoryview) -> Sequence[int]:
        if view.readonly or not view.c_contiguous:
            raise TypeError(
                f"a buffer that can't be written in one piece given, {described(kind)} wanted"
            )
        if kind == STATES:
            count, rest = divmod(view.nbytes, self.state.size)
            if rest:
                raise TypeError(f"{view.nbytes} bytes given, states of {self.state.size} wanted")
            return [count]
        assert isinstance(kind, Array)
        fits = view.format.lstrip("<=@") in FORMATS[kind.code] and view.itemsize == int(
            kind.code[1:]
        )
        if not fits or view.ndim != len(kind.dims):
            wanted = f"{len(kind.dims)} dimensions of {kind.code}"
            raise TypeError(f"{view.ndim} dimensions of '{view.format}' given, {wanted} wanted")
        return view.shape or []

    @property
    def address(self) -> int:
        return self.numbers.buffer_info()[0]


def bits_of(value: float) -> int:
    return int(struct.unpack("q", struct.pack("d", value))[0])


def real_of(bits: int) -> float:
    return float(struct.unpack("d", struct.pack("q", bits))[0])


class Native:
    """Linked functions as machine code, from a library."""

    is_native = True

    def __init__(self, path: Path, modules: Sequence[types.ModuleType], state: type[State]) -> None:
        self.path, self.state = path, state
        self.library = ctypes.CDLL(str(path))
        self.signatures = signatures(modules)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("__") or name not in self.signatures:
            raise AttributeError(name)
        entry = self.__dict__[name] = self.entry(self.signatures[name])
        return entry

    def entry(self, signature: Signature) -> Callable[..., Any]:
        """A function as Python calls it; other threads run meanwhile."""
        function = self.library[signature.name]
        function.argtypes, function.restype = [ctypes.c_void_p], None
        kinds, state, is_real = list(signature.kinds.values()), self.state, signature.is_real

        def call(*given: Any) -> Any:
            if len(given) != len(kinds):
                raise TypeError(f"{signature.name} takes {len(kinds)} arguments, not {len(given)}")
            slots = Slots(state, kinds, given)
            function(slots.address)
            return real_of(slots.numbers[0]) if is_real else slots.numbers[0]

        return call

    def bind(self, name: str, *given: Any, releases: bool = False) -> Callable[..., int]:
        """A function with its first arguments given for good; only whole numbers may follow.

        For functions that take less time than a look at their arguments does. With `releases`
        other threads run meanwhile, which costs as much as a short move.
        """
        kinds = list(self.signatures[name].kinds.values())
        slots = Slots(self.state, kinds, given)
        first, count = len(slots.numbers), len(kinds) - len(given)
        if any(kind != INT for kind in kinds[len(given) :]):
            raise TypeError(f"{name}: all but whole numbers must be bound")
        slots.numbers.extend([0] * count)
        address = ctypes.cast(self.library[name], ctypes.c_void_p).value
        assert address is not None
        caller = extension()
        if caller is None:
            return plain_binding(address, slots, first, count)
        bound: Callable[..., int] = caller.bind(
            address, slots.address, first, count, int(releases), slots
        )
        return bound


def plain_binding(address: int, slots: Slots, first: int, count: int) -> Callable[..., int]:
    """What the extension does, by ctypes: some four hundred nanoseconds a call."""
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)
    numbers, place = slots.numbers, slots.address

    def call(*given: int) -> int:
        if len(given) != count:
            raise TypeError("another number of arguments was bound")
        for i, number in enumerate(given):
            numbers[first + i] = number
        function(place)
        return numbers[0]

    return call


@cache
def extension() -> Any:
    """Returns the extension for fast calls; None where there is none, nor a way to build it."""
    from chabudai.kernel.native.shipped import call_extension

    path = call_extension()
    if path is None:
        return None
    loader = importlib.machinery.ExtensionFileLoader("call", str(path))
    spec = importlib.util.spec_from_loader("call", loader)
    try:
        assert spec is not None
        module = importlib.util.module_from_spec(spec)
        loader.exec_module(module)
    except ImportError:
        return None
    return module
