"""What a value of the rules can be: a number, a row or table of numbers, a state, or several."""

import typing
from dataclasses import dataclass
from typing import Any

from chabudai.kernel.arrays import Arrays
from chabudai.kernel.state import State

# A number's code, as annotations and fields write it, and its type in C.
C_TYPES = {
    "i1": "int8_t", "u1": "uint8_t", "i2": "any_int16", "u2": "any_uint16", "i4": "any_int32",
    "u4": "any_uint32", "i8": "int64_t", "u8": "uint64_t", "f4": "float", "f8": "double",
}  # fmt: skip
STATES_CODE = "states"


@dataclass(frozen=True)
class Number:
    """A whole number (64 bits; a truth is 0 or 1), or a real one."""

    c_type: str


@dataclass(frozen=True)
class Array:
    """Numbers of one width in rows; a dimension is None where only a running game knows it."""

    code: str
    dims: tuple[int | None, ...]

    @property
    def c_type(self) -> str:
        return f"{C_TYPES[self.code]} *"

    @property
    def element(self) -> Number:
        return REAL if self.code.startswith("f") else INT


@dataclass(frozen=True)
class Several:
    """What a function returns when it returns more than one number."""

    kinds: tuple[Number, ...]


@dataclass(frozen=True)
class Handle:
    """A state, or a row of states."""

    is_row: bool

    @property
    def c_type(self) -> str:
        return "State *"


@dataclass(frozen=True)
class Record:
    """Arrays that are handed over as one."""

    type: type[Arrays]

    @property
    def c_type(self) -> str:
        return f"{self.type.__name__} *"

    def field(self, name: str) -> "Kind | None":
        hint = self.type.fields.get(name)
        return None if hint is None else kind_of_annotation(hint)


INT, REAL, NOTHING = Number("int64_t"), Number("double"), Number("void")
STATE, STATES = Handle(False), Handle(True)
Kind = Number | Array | Several | Handle | Record


def kind_of_annotation(annotation: Any) -> Kind | None:
    """The one kind that an annotation stands for; None if the caller decides (`list[int]`)."""
    if annotation is int or annotation is bool:
        return INT
    if annotation is float:
        return REAL
    if isinstance(annotation, type) and issubclass(annotation, State):
        return STATE
    if isinstance(annotation, type) and issubclass(annotation, Arrays):
        return Record(annotation)
    if typing.get_origin(annotation) is typing.Annotated:
        code, *dimensions = annotation.__metadata__
        return STATES if code == STATES_CODE else Array(code, (None,) * dimensions[0])
    return None


def runtime_dims(kind: Kind) -> list[int]:
    """The dimensions that travel beside a pointer."""
    if kind == STATES:
        return [0]
    if isinstance(kind, Array):
        return [axis for axis, size in enumerate(kind.dims) if size is None]
    return []


def joined(one: Kind, other: Kind) -> Kind | None:
    """The kind that holds both; None if there is none."""
    if one == other:
        return one
    if isinstance(one, Number) and isinstance(other, Number) and NOTHING not in (one, other):
        return REAL
    return None


def is_apart(kind: Kind) -> bool:
    """Is this a mask, or several? They come from callers alone, and lie in no state.

    A row whose length only a running game knows is never one of a state's.
    """
    return isinstance(kind, Array) and kind.code == "i1" and set(kind.dims) == {None}


def described(kind: Kind) -> str:
    """A kind in the words of an error."""
    if isinstance(kind, Array):
        return f"{'table' if len(kind.dims) > 1 else 'row'} of {C_TYPES[kind.code]}"
    if isinstance(kind, Handle):
        return "row of states" if kind.is_row else "state"
    if isinstance(kind, Record):
        return f"record {kind.type.__name__}"
    if isinstance(kind, Several):
        return "several numbers"
    return {INT: "whole number", REAL: "real number"}.get(kind, "nothing")
