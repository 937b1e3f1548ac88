"""HTTP: bodies of answers that only a server gives; the others are in `chabudai.table.answers`."""

from typing import Any, Literal

from chabudai.bots.review import Review
from chabudai.kernel.refusal import Refusal
from chabudai.table.answers import Rating
from chabudai.table.entries import shape


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
class ReviewState:
    """How far a review of a game is; ask again until it is there."""

    done: int  # decisions
    of: int  # 0: not known yet
    review: Review | None


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
class Noted:
    """The report is stored; the owner of the server reads it."""

    id: int


@shape
class Words:
    language: str
    source: str  # Fluent


@shape
class Ratings:
    ratings: list[Rating]


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


@shape
class Answered:
    answer: Any
