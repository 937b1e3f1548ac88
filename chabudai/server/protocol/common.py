"""What several messages share: words with their limits, seats, settings, refusals."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
MoveText = Annotated[str, Meta(max_length=200)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Salt = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(min_length=20, max_length=64)]
BotName = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Url = Annotated[str, Meta(max_length=500)]


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside: an unknown key is refused."""


class Told(msgspec.Struct):
    """What the server says: a later version may add keys, which clients pass over."""


class Refusal(Told):
    """Why something can't be done."""

    id: str  # of a message in the words
    clause: str  # of the rules; empty where no rule of the game is concerned
    args: dict[str, Any]
    text: str  # the same in English, for people who read a client's log


class Event(Told):
    """One thing that happened, as this seat is told it."""

    id: str
    clause: str
    args: dict[str, Any]


class Clock(Given):
    """Time to think: `move` seconds for each move, or a reserve of `game` seconds for all moves
    of a seat, to which every move adds `bonus`. When time is up, a bot moves."""

    move: Annotated[float, Meta(ge=0, le=30 * 86400)] = 0
    game: Annotated[float, Meta(ge=0, le=30 * 86400)] = 0
    bonus: Annotated[float, Meta(ge=0, le=86400)] = 0


class Settings(Given):
    """How a table is run; none of it belongs to the rules of the game."""

    public: bool = False  # listed for everybody; else found by its link alone
    spectators: bool = True
    hints: bool = False
    undo: bool = True
    clock: Clock | None = None
    stand_in: BotName = ""  # plays a seat that was left; empty: the house chooses
    patience: Annotated[int, Meta(ge=10, le=30 * 86400)] = 120  # seconds before a seat is replaced


class Seat(Told):
    """Who sits in a seat."""

    seat: int
    name: str = ""  # empty: the seat is free
    player: str = ""  # a person's public id
    bot: str = ""  # the bot that moves for the seat, as its own or for a person who left
    away: bool = False  # a person's seat that a bot plays for now


class TableInfo(Told):
    """What anybody with the table's link may know."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    status: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    host: str  # public id of the person who made the table
    commitment: str  # SHA-256 of the seed
    moves: int
    seq: int  # of the last update
    next: str = ""  # the rematch, for those who sit here
