"""HTTP: bodies of answers."""

from typing import Any, Literal

from chabudai.kernel.refusal import Refusal
from chabudai.table.entries import shape
from chabudai.table.messages import TableInfo, Update


@shape
class Person:
    id: str  # public
    name: str
    account: bool


@shape
class Session:
    person: Person
    token: str  # for clients without cookies: Authorization: Bearer <token>


@shape
class Rating:
    game: str
    players: int
    who: str  # a person's public id, or bot:<name>
    name: str
    mu: float
    sigma: float
    games: int


@shape
class MyTable:
    id: str
    game: str
    seat: int
    status: str
    turn: bool  # is it my decision?
    lesson: str = ""  # the name of the lesson that is held there


@shape
class Me:
    person: Person
    tables: list[MyTable]
    ratings: list[Rating]
    webhook: str


@shape
class Seated:
    """The answer to making, joining or claiming: keep `secret`, it regains the seat."""

    table: TableInfo
    seat: int | None
    secret: str


@shape
class OptionInfo:
    name: str
    default: Any
    choices: list[Any]
    several: bool  # any number of the choices
    clause: str


@shape
class LessonInfo:
    """A lesson of a game; its title is the message `<game>-lesson-<name>`."""

    name: str
    steps: int
    players: int


@shape
class GameInfo:
    name: str
    rules: int
    options: list[OptionInfo]
    categories: list[str]
    bots: list[str]
    lessons: list[LessonInfo]  # the first one first


@shape
class Games:
    games: list[GameInfo]


@shape
class Words:
    language: str
    source: str  # Fluent


@shape
class Tables:
    tables: list[TableInfo]


@shape
class Ratings:
    ratings: list[Rating]


@shape
class Log:
    updates: list[Update]
    more: bool  # ask again, after the last of these


@shape
class Health:
    status: Literal["ok", "stopping", "away"]  # away: the database can't be written
    version: str
    tables: int


@shape
class LoggedOut:
    """The token is forgotten."""

    person: None = None


@shape
class Failure:
    """The body of every answer that is not a success."""

    refusal: Refusal
