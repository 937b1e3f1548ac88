"""What happened at a table, in the order of its log. The number in the log is `seq`."""

from dataclasses import field, fields
from typing import Any, Literal, get_args

from chabudai.kernel.fixed import fixed as shape


@shape
class Sat:
    """Somebody or a bot took a seat. `hash` is the SHA-256 of a salt that is still secret; a
    `salt` that was given openly is told to its own seat until the deal."""

    kind: Literal["sat"] = field(default="sat", init=False)
    seat: int
    name: str
    player: str = ""
    bot: str = ""
    salt: str = ""
    hash: str = ""


@shape
class Stood:
    """A seat is free again; only before the deal."""

    kind: Literal["stood"] = field(default="stood", init=False)
    seat: int


@shape
class Salted:
    """A seat has given the hash of another salt, for the one before was revealed in vain."""

    kind: Literal["salted"] = field(default="salted", init=False)
    seat: int
    hash: str


@shape
class Revealed:
    """A seat has given the salt that belongs to its hash; told to others with the deal."""

    kind: Literal["revealed"] = field(default="revealed", init=False)
    seat: int
    salt: str = ""


@shape
class Dealt:
    kind: Literal["dealt"] = field(default="dealt", init=False)
    rules: int
    salts: list[str]  # by seat; they and the seed make the deal
    data: str = ""  # a digest of the game's data files, where it has any
    facts: dict[str, Any] | None = None  # what stands in them that may be different


@shape
class Moved:
    kind: Literal["moved"] = field(default="moved", init=False)
    seat: int
    move: str = ""  # told to the seat itself, and to all when the game is over
    id: str = ""  # the client's own, told to the seat itself
    by: Literal["person", "bot", "clock"] = "person"


@shape
class UndoAsked:
    kind: Literal["undo-asked"] = field(default="undo-asked", init=False)
    seat: int
    to: int  # the number of moves that would stand
    of: list[int]  # seats that must agree


@shape
class UndoAnswered:
    kind: Literal["undo-answered"] = field(default="undo-answered", init=False)
    seat: int
    yes: bool


@shape
class TakenBack:
    kind: Literal["taken-back"] = field(default="taken-back", init=False)
    seat: int
    to: int  # the number of moves that stand


@shape
class Said:
    kind: Literal["said"] = field(default="said", init=False)
    name: str
    text: str
    seat: int | None = None  # None: a spectator
    player: str = ""  # the speaker's public id


@shape
class Away:
    """A bot moves for a person who left; the seat stays the person's."""

    kind: Literal["away"] = field(default="away", init=False)
    seat: int
    bot: str


@shape
class Back:
    kind: Literal["back"] = field(default="back", init=False)
    seat: int
    name: str
    player: str  # somebody else if the seat was claimed by its link


@shape
class Rematch:
    """The same people once more; those who sat here are told where."""

    kind: Literal["rematch"] = field(default="rematch", init=False)
    table: str = ""
    seat: int | None = None  # who has asked for it; null in lines of earlier servers


@shape
class Redacted:
    """The host has taken a text, or a name and its text, out of an earlier line. That line keeps
    the hash it had; `hash` is the one that what it reads now would have after its predecessor."""

    kind: Literal["redacted"] = field(default="redacted", init=False)
    line: int
    part: Literal["text", "name"]
    hash: str


AnyEntry = (
    Sat
    | Stood
    | Salted
    | Revealed
    | Dealt
    | Moved
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | Said
    | Away
    | Back
    | Rematch
    | Redacted
)
BY_KIND: dict[str, Any] = {
    str(next(iter(fields(entry))).default): entry for entry in get_args(AnyEntry)
}


def read_entry(data: dict[str, Any]) -> AnyEntry:
    """An entry from a line of a log; what an older version left out has its default."""
    found: AnyEntry = BY_KIND[data.pop("kind")](**data)
    return found
