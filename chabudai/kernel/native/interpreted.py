"""What machine code does, by the interpreter: for machines with neither a library nor a compiler.

Arrays are copied into lists before a call and back after it, so callers notice nothing but time.
"""

import struct
from collections.abc import Callable
from typing import Any

from chabudai.kernel.link import KERNEL, Modules, link
from chabudai.kernel.native.kinds import INT, REAL, STATES, Kind, Record
from chabudai.kernel.native.load import signatures
from chabudai.kernel.state import State


class Interpreted:
    """Linked functions under the same names and with the same arguments as `load.Native` has."""

    is_native = False

    def __init__(self, modules: Modules, state: type[State], defaults: Modules = ()) -> None:
        self.state = state
        self.rules = link(modules, defaults)
        self.signatures = signatures((*KERNEL, *modules))

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("__") or name not in self.signatures:
            raise AttributeError(name)
        return self.bind(name)

    def bind(self, name: str, *given: Any, releases: bool = False) -> Callable[..., Any]:
        kinds, function = list(self.signatures[name].kinds.values()), getattr(self.rules, name)

        def call(*rest: Any) -> Any:
            things = [*given, *rest]
            lists = [self.as_list(kind, thing) for kind, thing in zip(kinds, things, strict=True)]
            answer = function(*lists)
            for kind, thing, values in zip(kinds, things, lists, strict=True):
                self.put_back(kind, thing, values)
            return answer

        return call

    def as_list(self, kind: Kind | None, thing: Any) -> Any:
        if kind in (INT, REAL):
            return thing
        if isinstance(kind, Record):
            parts = {n: self.as_list(kind.field(n), vars(thing)[n]) for n in kind.type.fields}
            return kind.type(**parts)
        view = memoryview(thing)
        if kind != STATES:
            return view.tolist()
        raw, size = view.cast("B"), self.state.size
        return [self.state.unpack(raw[i : i + size]) for i in range(0, len(raw), size)]

    def put_back(self, kind: Kind | None, thing: Any, values: Any) -> None:
        if kind in (INT, REAL):
            return
        if isinstance(kind, Record):
            for name in kind.type.fields:
                self.put_back(kind.field(name), vars(thing)[name], vars(values)[name])
            return
        raw = memoryview(thing).cast("B")
        if kind == STATES:
            packed = b"".join(state.pack() for state in values)
        else:
            letter = memoryview(thing).format
            packed = b"".join(struct.pack(f"<{len(row)}{letter}", *row) for row in rows_of(values))
        raw[:] = packed


def rows_of(values: Any) -> list[list[Any]]:
    """The rows of a table of any depth, in order."""
    if values and isinstance(values[0], list):
        return [row for inner in values for row in rows_of(inner)]
    return [values]
