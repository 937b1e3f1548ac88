"""What an endpoint of HTTP is, and what it is handed."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from chabudai.kernel.refusal import refuse
from chabudai.server import protocol as p
from chabudai.server.live import LiveTable
from chabudai.server.wishes import ServedChair, visible
from chabudai.table.requests import NAMED, Request

if TYPE_CHECKING:
    from chabudai.server.server import Server

Seq = Annotated[int, Meta(ge=-1, le=1_000_000)]


class NoQuery(msgspec.Struct, forbid_unknown_fields=True):
    pass


class SeqQuery(msgspec.Struct, forbid_unknown_fields=True):
    seq: Seq = -1  # the answer must know at least this line


class CurrentQuery(SeqQuery, forbid_unknown_fields=True):
    preview: bool = False  # tell what my moves bring


class AfterQuery(SeqQuery, forbid_unknown_fields=True):
    after: Seq = -1


class SocketQuery(msgspec.Struct, forbid_unknown_fields=True):
    after: Seq | None = None
    preview: bool = False


class PastQuery(SeqQuery, forbid_unknown_fields=True, kw_only=True):
    move: p.Count
    seat: p.SeatNumber | None = None


class RatingQuery(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]


class HistoryQuery(msgspec.Struct, forbid_unknown_fields=True):
    before: Annotated[float, Meta(ge=0)] = 1e12  # games that were over before this, in seconds


class ChallengeQuery(SeqQuery, forbid_unknown_fields=True, kw_only=True):
    seat: p.SeatNumber


class CompareQuery(SeqQuery, forbid_unknown_fields=True):
    other: Annotated[str, Meta(max_length=32)] = ""  # left out: the game that is to be beaten
    seat: p.SeatNumber | None = None  # left out: where the deal is played from


@dataclass
class Call:
    """One request, read and checked."""

    server: "Server"
    person: p.Person | None
    path: dict[str, str]
    query: Any
    body: Any
    token: str = ""  # the one it came with
    address: str = ""  # who is limited
    new_token: str | None = field(default=None)  # for the cookie; empty: take it away
    status: int = 200

    @property
    def who(self) -> p.Person:
        if self.person is None:
            raise refuse("auth-needed")
        return self.person

    @property
    def id(self) -> str:
        return self.path["id"]

    async def table(self) -> LiveTable:
        """The table that the path names, if the one who asks may see it."""
        return await visible(self.server, self.id, self.person, getattr(self.query, "seq", -1))

    async def chair(self) -> ServedChair:
        """The one who asks, at that table."""
        return ServedChair(self.server, await self.table(), self.who)

    def seat_at(self, live: LiveTable) -> int | None:
        return live.table.seat_of(self.person.id) if self.person else None


@dataclass(frozen=True)
class Endpoint:
    grant: Callable[[Call], Awaitable[Any]]  # its name is that of a declared request
    answer: type
    body: type | None = None
    query: type = NoQuery
    private: bool = False  # only for those who have said who they are
    costly: bool = False  # limited more strictly
    may_be_empty: bool = False  # the body
    study: bool = False  # the body carries one, which may be long

    @property
    def request(self) -> Request:
        return NAMED[self.grant.__name__]

    @property
    def method(self) -> str:
        return self.request.method

    @property
    def path(self) -> str:
        return "/api" + self.request.path
