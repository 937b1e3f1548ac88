"""The socket, from client to server."""

from typing import Annotated

from msgspec import Meta

from chabudai.server.protocol.common import (
    ChatText,
    Given,
    Hash,
    MoveText,
    RequestId,
    Salt,
    SeatNumber,
)
from chabudai.table.messages import Reaction


class Wish(Given, tag_field="type"):
    """What a client asks for; the answer has the same id."""

    id: RequestId


class Move(Wish, tag="move"):
    move: MoveText


class Why(Wish, tag="why"):
    """Could this move be made, and if not, why? Nothing is played."""

    move: MoveText


class Undo(Wish, tag="undo"):
    """Take back my last move, or my whole turn: against bots alone any, else as far as nothing was
    revealed since."""

    turn: bool = False


class Answer(Wish, tag="answer"):
    """Do I agree that moves are taken back?"""

    yes: bool


class SaltWish(Wish, tag="salt"):
    """My part in the deal: the hash of a salt while one is due, the salt when all have sat down."""

    salt: Salt = ""
    hash: Hash = ""


class Chat(Wish, tag="chat"):
    text: ChatText


class React(Wish, tag="react"):
    """A quick reaction, told to all who are connected and kept by nobody."""

    reaction: Reaction


class Hint(Wish, tag="hint"):
    """What would the coach say? 0: only what my move costs; 1: where to look; 2: what to do;
    3: why."""

    depth: Annotated[int, Meta(ge=0, le=3)] = 3
    move: MoveText = ""  # what I am about to do


class Leave(Wish, tag="leave"):
    """Before the deal: give the seat up. After it: let a bot play on."""


class Return(Wish, tag="return"):
    """Take my seat back from the bot."""


class Replace(Wish, tag="replace"):
    """Let a bot play for a seat that has kept the table waiting."""

    seat: SeatNumber


class Resume(Wish, tag="resume"):
    """Send the updates after a number again."""

    after: Annotated[int, Meta(ge=-1, le=1_000_000)]


class Ping(Wish, tag="ping"):
    pass


AnyWish = (
    Move
    | Why
    | Undo
    | Answer
    | SaltWish
    | Chat
    | React
    | Hint
    | Leave
    | Return
    | Replace
    | Resume
    | Ping
)
