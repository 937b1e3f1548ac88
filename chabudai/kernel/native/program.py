"""A whole game as one C file: its state, its tables, its functions, and doors for callers."""

from pathlib import Path
from typing import Any

from chabudai.kernel.link import Modules
from chabudai.kernel.native.check import Check
from chabudai.kernel.native.expressions import c_name, placed, return_type, table_name
from chabudai.kernel.native.instance import Instance
from chabudai.kernel.native.kinds import (
    C_TYPES,
    INT,
    NOTHING,
    REAL,
    STATE,
    Array,
    Kind,
    Number,
    Record,
    Several,
    kind_of_annotation,
    runtime_dims,
)
from chabudai.kernel.native.source import Linked, OutsideSubset, shown_file, tree_of
from chabudai.kernel.native.write import Write
from chabudai.kernel.state import State

PRELUDE = Path(__file__).with_name("prelude.h")
WIDTHS = {"i1": 8, "i2": 16, "i4": 32, "i8": 64}


class Program:
    """All that the entries of linked modules call, checked, each function once for each use."""

    def __init__(self, modules: Modules, state: type[State], defaults: Modules = ()) -> None:
        self.linked = Linked(modules, state, defaults)
        self.made: dict[tuple[str, tuple[Kind, ...]], Instance | None] = {}
        self.order: list[Instance] = []  # what is called stands before its callers
        self.tables: dict[str, tuple[Array, list[Any]]] = {}
        self.doors = [self.entry(name) for name in self.linked.entries]

    def entry(self, name: str) -> Instance:
        return self.instance(name, entry_kinds(self.linked, name))

    def instance(self, name: str, kinds: tuple[Kind, ...]) -> Instance:
        """A function for these kinds of arguments, checked when it is first asked for."""
        key = name, kinds
        if key not in self.made:
            self.made[key] = None
            instance = self.made[key] = self.checked(name, kinds)
            self.order.append(instance)
        found = self.made[key]
        if found is None:
            function = self.linked.functions[name]
            line = function.__code__.co_firstlineno
            raise OutsideSubset(shown_file(function), line, f"{name} calls itself", "use a loop")
        return found

    def checked(self, name: str, kinds: tuple[Kind, ...]) -> Instance:
        function = self.linked.functions[name]
        others = sum(made == name for made, _ in self.made) - 1
        instance = Instance(
            name,
            f"{name}__{others + 1}" if others else f"{name}_",
            dict(zip(self.linked.parameters(name), kinds, strict=True)),
            shown_file(function),
            tree_of(function),
        )
        Check(self, instance).run()
        return instance

    def table_kind(self, spoken: str) -> Kind | None:
        """The kind of a constant; a tuple of numbers becomes a table."""
        value = self.linked.constant(spoken)
        if isinstance(value, int | float):
            return REAL if isinstance(value, float) else INT
        if spoken not in self.tables:
            shape, numbers = laid_out(value)
            if not numbers:
                return None
            self.tables[spoken] = Array(narrowest(numbers), shape), numbers
        return self.tables[spoken][0]

    # The text

    def source(self) -> str:
        writers = [Write(instance, self.linked.constant) for instance in self.order]
        functions = [writer.function() for writer in writers]
        parts = [
            PRELUDE.read_text("utf-8"),
            state_text(self.linked.state),
            *self.record_texts(),
            *self.tuple_texts(),
            *(table_text(name, kind, numbers) for name, (kind, numbers) in self.tables.items()),
            "",
            *functions,
            *(door_text(door) for door in self.doors),
        ]
        return "\n".join(parts)

    def record_texts(self) -> list[str]:
        kinds = {k for i in self.order for k in i.parameters.values() if isinstance(k, Record)}
        return sorted(record_text(kind) for kind in kinds)

    def tuple_texts(self) -> list[str]:
        kinds = {i.returns for i in self.order if isinstance(i.returns, Several)}
        return sorted(tuple_text(kind) for kind in kinds)


def entry_kinds(linked: Linked, name: str) -> tuple[Kind, ...]:
    """The kinds of an entry's parameters; each must be told by its annotation."""
    hints, kinds = linked.hints(name), []
    for parameter in linked.parameters(name):
        kind = kind_of_annotation(hints[parameter])
        if kind is None or kind == STATE:
            function = linked.functions[name]
            raise OutsideSubset(
                shown_file(function),
                function.__code__.co_firstlineno,
                f"the entry {name} does not tell what {parameter} is",
                "annotate it int, float, States, Mask, Numbers …",
            )
        kinds.append(kind)
    return tuple(kinds)


def laid_out(value: Any) -> tuple[tuple[int, ...], list[Any]]:
    """The shape of a table of numbers and its numbers in a row; none if it is no such table."""
    if isinstance(value, int | float):
        return (), [value]
    if not isinstance(value, tuple) or not value:
        return (), []
    rows = [laid_out(row) for row in value]
    if len({shape for shape, _ in rows}) != 1 or not all(numbers for _, numbers in rows):
        return (), []
    return (len(rows), *rows[0][0]), [number for _, numbers in rows for number in numbers]


def narrowest(numbers: list[Any]) -> str:
    if any(isinstance(number, float) for number in numbers):
        return "f8"
    low, high = min(numbers), max(numbers)
    return next(c for c, b in WIDTHS.items() if -(1 << b - 1) <= low and high < 1 << b - 1)


def state_text(state: type[State]) -> str:
    fields = []
    for name, field in state.fields.items():
        size = f"[{'*'.join(map(str, field.shape))}]" if field.shape else ""
        fields.append(f"  {C_TYPES[field.code]} {c_name(name)}{size};")
    return "\n".join(
        [
            "typedef struct __attribute__((packed)) {",
            *fields,
            "} State;",
            f'_Static_assert(sizeof(State) == {state.size}, "the layout of {state.__name__}");',
        ]
    )


def table_text(name: str, kind: Array, numbers: list[Any]) -> str:
    listed = ", ".join(repr(float(n)) if kind.code == "f8" else str(int(n)) for n in numbers)
    return f"static const {C_TYPES[kind.code]} {table_name(name)}[] = {{{listed}}};"


def record_text(kind: Record) -> str:
    """Places and lengths, a slot each, whatever the size of an address."""
    fields = []
    for name in kind.type.fields:
        held = kind.field(name)
        assert held is not None
        fields += [c_name(name), *(f"{c_name(name)}_n{axis}" for axis in runtime_dims(held))]
    return f"typedef struct {{ int64_t {', '.join(fields)}; }} {kind.type.__name__};"


def tuple_text(kind: Several) -> str:
    fields = " ".join(f"{part.c_type} v{n};" for n, part in enumerate(kind.kinds))
    return f"typedef struct {{ {fields} }} {return_type(kind)};"


def door_text(door: Instance) -> str:
    """An entry as callers meet it: one row of 64-bit slots, the result in the first."""
    arguments, slot = [], 1
    for kind in door.parameters.values():
        arguments.append(slot_text(kind, slot))
        slot += 1
        for _ in runtime_dims(kind):
            arguments.append(f"at[{slot}]")
            slot += 1
    call = f"{door.c_name}({', '.join(arguments)})"
    if door.returns == REAL:
        call = f"at[0] = bits_of({call})"
    elif door.returns != NOTHING:
        call = f"at[0] = {call}"
    return f"ENTRY void {door.name}(int64_t *at) {{ {call}; }}"


def slot_text(kind: Kind, slot: int) -> str:
    if not isinstance(kind, Number):
        return placed(kind, f"at[{slot}]")
    return f"real_of(at[{slot}])" if kind == REAL else f"at[{slot}]"
