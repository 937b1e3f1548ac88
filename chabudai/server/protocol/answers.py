"""HTTP: bodies of answers."""

from typing import Any, Literal

import msgspec

from chabudai.server.protocol.common import Event, Refusal, TableInfo, Told
from chabudai.server.protocol.sayings import Update


class Person(Told):
    id: str  # public
    name: str
    account: bool


class Session(Told):
    person: Person
    token: str  # for clients without cookies: Authorization: Bearer <token>


class Rating(Told):
    game: str
    players: int
    who: str  # a person's public id, or bot:<name>
    name: str
    mu: float
    sigma: float
    games: int


class MyTable(Told):
    id: str
    game: str
    seat: int
    status: str
    turn: bool  # is it my decision?


class Me(Told):
    person: Person
    tables: list[MyTable]
    ratings: list[Rating]
    webhook: str


class Seated(Told):
    """The answer to making, joining or claiming: keep `secret`, it regains the seat."""

    table: TableInfo
    seat: int | None
    secret: str


class OptionInfo(Told):
    name: str
    default: Any
    choices: list[Any]
    several: bool  # any number of the choices
    clause: str


class GameInfo(Told):
    name: str
    rules: int
    options: list[OptionInfo]
    categories: list[str]
    bots: list[str]


class Games(Told):
    games: list[GameInfo]


class Words(Told):
    language: str
    source: str  # Fluent


class Tables(Told):
    tables: list[TableInfo]


class Ratings(Told):
    ratings: list[Rating]


class Past(Told):
    """A table as it was after some moves, for one seat."""

    move: int
    moves: int
    seat: int | None
    view: dict[str, Any]
    score: list[dict[str, int]]
    events: list[Event]  # of the move that led here


class Log(Told):
    updates: list[Update]


class RecordFile(Told):
    """A saved game; docs/records.md tells the fields."""

    format: str
    game: str
    rules: int
    options: dict[str, Any]
    commitment: str
    seed: str
    moves: list[str]
    result: dict[str, Any] | None
    salts: list[str] = msgspec.field(default_factory=list)


class Health(Told):
    status: Literal["ok", "starting", "stopping"]
    version: str
    tables: int = 0


class Failure(Told):
    """The body of every answer that is not a success."""

    refusal: Refusal
