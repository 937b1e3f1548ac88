"""The socket, from server to client."""

from typing import Any

import msgspec

from chabudai.server.protocol.common import Event, Refusal, TableInfo, Told
from chabudai.server.protocol.entries import AnyEntry


class Saying(Told, tag_field="type"):
    """What the server says on a socket."""


class UndoState(Told):
    """Whether moves can be taken back now, and who was asked."""

    open: bool  # may this seat ask?
    asked_by: int | None = None
    to: int | None = None
    waits_for: list[int] = msgspec.field(default_factory=list)


class Ticking(Told):
    """The time that each seat has left, in seconds, at the moment of the message."""

    left: list[float]
    running: int | None


class Outcome(Told):
    ranking: list[list[int]]
    winners: list[int]
    scores: list[dict[str, int]]
    reason: str
    tie_break: str


class Now(Told):
    """The game as this seat knows it."""

    turn: int | None
    view: dict[str, Any]  # docs/protocol.md and each game's notation tell what is inside
    moves: list[str] | None  # legal moves, for the seat on turn alone
    score: list[dict[str, int]]
    undo: UndoState
    clock: Ticking | None = None
    outcome: Outcome | None = None
    # Points that a move brings this seat at once, where that is certain.
    preview: dict[str, int] = msgspec.field(default_factory=dict)


class Welcome(Saying, tag="welcome"):
    table: TableInfo
    seat: int | None  # None: a spectator
    player: str


class Update(Saying, tag="update"):
    """One line of the log. `now` comes with the latest one."""

    seq: int
    at: float  # seconds since 1970
    entry: AnyEntry
    events: list[Event]
    now: Now | None = None


class Missed(Saying, tag="missed"):
    """All lines of the log after the number that the client named."""

    updates: list[Update]


class Current(Saying, tag="current"):
    """How things stand, where no update is due: after `welcome` and `resume`."""

    seq: int
    now: Now | None


class Done(Saying, tag="done"):
    id: str
    seq: int  # of the update that it brought about; of the latest where it brought none


class Refused(Saying, tag="refused"):
    id: str  # empty where the message could not be read
    refusal: Refusal


class Hinted(Saying, tag="hinted"):
    id: str
    move: str


class Pong(Saying, tag="pong"):
    id: str


class Goodbye(Saying, tag="goodbye"):
    """The last message before the server closes the socket."""

    refusal: Refusal


AnySaying = Welcome | Update | Missed | Current | Done | Refused | Hinted | Pong | Goodbye
