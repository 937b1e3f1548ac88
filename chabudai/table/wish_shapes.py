"""What somebody can ask of a table, declared once.

A server reads wishes with limits of its own (`server/protocol/wishes.py`), a page that plays
without one reads its own with `read_wish`. `granting.py` says what each brings.
"""

from typing import Any, ClassVar, get_args

from chabudai.kernel.fixed import fixed as shape
from chabudai.kernel.refusal import refuse
from chabudai.table.messages import Reaction


@shape
class Wish:
    """What a client asks for; the answer has the same id."""

    type: ClassVar[str]
    id: str


@shape
class Move(Wish):
    type: ClassVar[str] = "move"
    move: str


@shape
class Why(Wish):
    """Could this move be made, and if not, why? Nothing is played."""

    type: ClassVar[str] = "why"
    move: str


@shape
class Undo(Wish):
    """Take back my last move, or my whole turn: against bots alone any, else as far as nothing was
    revealed since."""

    type: ClassVar[str] = "undo"
    turn: bool = False


@shape
class Answer(Wish):
    """Do I agree that moves are taken back?"""

    type: ClassVar[str] = "answer"
    yes: bool


@shape
class SaltWish(Wish):
    """My part in the deal: the hash of a salt while one is due, the salt when all have sat down."""

    type: ClassVar[str] = "salt"
    salt: str = ""
    hash: str = ""


@shape
class Chat(Wish):
    type: ClassVar[str] = "chat"
    text: str


@shape
class React(Wish):
    """A quick reaction, told to all who are connected and kept by nobody."""

    type: ClassVar[str] = "react"
    reaction: Reaction


@shape
class Hint(Wish):
    """What would the coach say? 0: only what my move costs; 1: where to look; 2: what to do;
    3: why."""

    type: ClassVar[str] = "hint"
    depth: int = 3
    move: str = ""  # what I am about to do


@shape
class Leave(Wish):
    """Before the deal: give the seat up. After it: let a bot play on."""

    type: ClassVar[str] = "leave"


@shape
class Return(Wish):
    """Take my seat back from the bot."""

    type: ClassVar[str] = "return"


@shape
class Replace(Wish):
    """Let a bot play for a seat that has kept the table waiting."""

    type: ClassVar[str] = "replace"
    seat: int


@shape
class Resume(Wish):
    """Send the updates after a number again."""

    type: ClassVar[str] = "resume"
    after: int


@shape
class Ping(Wish):
    type: ClassVar[str] = "ping"


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
KINDS: dict[str, type[Wish]] = {kind.type: kind for kind in get_args(AnyWish)}


def read_wish(given: dict[str, Any]) -> Wish:
    """Returns the wish that a message of the page tells."""
    kind = KINDS.get(given.get("type", ""))
    if kind is None:
        raise refuse("message-unreadable", detail=str(given.get("type"))[:40])
    try:
        return kind(**{name: value for name, value in given.items() if name != "type"})
    except TypeError as error:  # a key too many, or too few
        raise refuse("message-unreadable", detail=str(error)[:200]) from error
