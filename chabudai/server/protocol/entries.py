"""What happened at a table, in the order of the log. The number in the log is `seq`."""

from typing import Literal

import msgspec


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """One line of a table's log."""


class Sat(Entry, tag="sat"):
    seat: int
    name: str
    player: str = ""
    bot: str = ""
    salt: str = ""


class Stood(Entry, tag="stood"):
    """A seat is free again; only before the deal."""

    seat: int


class Dealt(Entry, tag="dealt"):
    rules: int
    salts: list[str]  # by seat; they and the seed make the deal
    data: str = ""  # a digest of the game's data files, where it has any


class Moved(Entry, tag="moved"):
    seat: int
    move: str = ""  # told to the seat itself, and to all when the game is over
    id: str = ""  # the client's own, told to the seat itself
    by: Literal["person", "bot", "clock"] = "person"


class UndoAsked(Entry, tag="undo-asked"):
    seat: int
    to: int  # the number of moves that would stand
    of: list[int]  # seats that must agree


class UndoAnswered(Entry, tag="undo-answered"):
    seat: int
    yes: bool


class TakenBack(Entry, tag="taken-back"):
    seat: int
    to: int  # the number of moves that stand


class Said(Entry, tag="said"):
    name: str
    text: str
    seat: int | None = None  # None: a spectator


class Away(Entry, tag="away"):
    """A bot moves for a person who left; the seat stays the person's."""

    seat: int
    bot: str


class Back(Entry, tag="back"):
    seat: int
    name: str
    player: str  # somebody else if the seat was claimed by its link


class Rematch(Entry, tag="rematch"):
    """The same people once more; those who sat here are told where."""

    table: str = ""


AnyEntry = (
    Sat
    | Stood
    | Dealt
    | Moved
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | Said
    | Away
    | Back
    | Rematch
)
