"""What is answered about people, games and tables, by a server or by a page for itself."""

from dataclasses import field
from typing import Any, Literal

from chabudai.kernel.fixed import fixed as shape
from chabudai.table.messages import Seat, TableInfo, Update


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
class Standing:
    """How one seat came out of a game."""

    seat: int
    name: str  # of a person; empty where the person is forgotten
    bot: str
    player: str
    place: int  # from 1
    points: int
    won: bool


@shape
class Finished:
    id: str
    game: str
    options: dict[str, Any]
    at: float  # when it was over, in seconds since 1970
    seat: int  # mine
    standings: list[Standing]  # best first


@shape
class History:
    """My finished games, the latest first; if there are `more`, ask for those before the last."""

    games: list[Finished]
    more: bool


@shape
class Tally:
    """My games of one title with so many players."""

    game: str
    players: int
    played: int
    won: int
    place: float  # the mean
    rating: Rating | None  # from rated games alone


@shape
class Statistics:
    tallies: list[Tally]


@shape
class MyTable:
    """One of my tables as a row of the lobby; of one that is over, only what comes first."""

    id: str
    game: str
    seat: int
    status: str
    turn: bool = False  # is it my decision?
    options: dict[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    moves: int = 0
    score: list[int] = field(default_factory=list)  # totals by seat, as I know them
    last: float = 0  # when something happened last, in seconds since 1970
    may: Literal["", "leave", "delete"] = ""  # how I get rid of it
    lesson: str = ""  # the name of the lesson that is held there


@shape
class Known:
    """Somebody by their public id."""

    id: str
    name: str  # empty: the person is forgotten


@shape
class Me:
    person: Person
    tables: list[MyTable]
    ratings: list[Rating]
    webhook: str
    blocked: list[Known]  # people whose chat I don't want to see


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
class Tables:
    tables: list[TableInfo]


@shape
class Log:
    updates: list[Update]
    more: bool  # ask again, after the last of these
