"""States that watch their own numbers: for tests of rules, where a slip must not pass unseen.

Compiled numbers wrap round and compiled indices are not looked at. A checked state raises on
every number that does not fit its field and on every index outside its row, below 0 too.
"""

from typing import Any, cast

from chabudai.kernel.state import Field, Lists, State


class Row(list[Any]):
    """A list that takes no negative index and no number beyond its limits."""

    limits: tuple[int, int]
    name: str

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and index < 0:
            raise IndexError(f"{self.name}[{index}]")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, slice):
            super().__setitem__(index, value)
            return
        if index < 0:
            raise IndexError(f"{self.name}[{index}]")
        check_number(self.name, value, self.limits)
        super().__setitem__(index, value)


def check_number(name: str, value: int, limits: tuple[int, int]) -> None:
    if not limits[0] <= value <= limits[1]:
        raise OverflowError(f"{name} = {value}, outside {limits[0]}..{limits[1]}")


def as_row(value: list[Any], name: str, field: Field) -> Row:
    row = Row(as_row(v, name, field) if isinstance(v, list) else v for v in value)
    row.name, row.limits = name, field.limits
    return row


class Watch:
    """Mixed in before a State: watches its scalars and turns its lists into rows."""

    fields: dict[str, Field]

    def __setattr__(self, name: str, value: Any) -> None:
        field = self.fields.get(name)
        if field is not None:
            if field.shape:
                value = as_row(value, name, field)
            else:
                check_number(name, value, field.limits)
        object.__setattr__(self, name, value)

    def copy_from(self, other: State) -> None:
        for name in self.fields:
            setattr(self, name, getattr(other, name))
        self.log: list[tuple[int, ...]] = []

    def share_from(self, other: State, own: Lists) -> None:
        self.copy_from(other)

    def keep_equal(self, before: State) -> None:
        """Every row stays its own."""


def checked(kind: type[State]) -> type[State]:
    """A twin of a state class that watches its numbers."""
    return cast(type[State], type("Checked" + kind.__name__, (Watch, kind), {}))
