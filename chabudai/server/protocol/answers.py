"""HTTP: bodies of answers that only a server gives; the others are in `chabudai.table.answers`."""

from typing import Any, Literal

from chabudai.bots.review import Review
from chabudai.kernel.fixed import fixed as shape
from chabudai.kernel.refusal import Refusal
from chabudai.table.answers import Rating


@shape
class ReviewState:
    """How far a review of a game is; ask again until it is there."""

    done: int  # decisions
    of: int  # 0: not known yet
    review: Review | None


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
