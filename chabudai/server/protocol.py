"""Every message of the server, declared once; docs/protocol.md tells how they go together.

OpenAPI, JSON Schema and TypeScript are made from this file by `schema.py`.
"""

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


# Shared parts.


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


# What happened at a table, in the order of the log. The number in the log is `seq`.


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """One line of a table's log."""


class Sat(Entry, tag="sat"):
    seat: int
    name: str
    player: str = ""
    bot: str = ""
    salt: str = ""


class Stood(Entry, tag="stood"):
    """A seat is free again; only before the deal."""

    seat: int


class Dealt(Entry, tag="dealt"):
    rules: int
    salts: list[str]  # by seat; they and the seed make the deal


class Moved(Entry, tag="moved"):
    seat: int
    move: str = ""  # told to the seat itself, and to all when the game is over
    id: str = ""  # the client's own, told to the seat itself
    by: Literal["person", "bot", "clock"] = "person"


class UndoAsked(Entry, tag="undo-asked"):
    seat: int
    to: int  # the number of moves that would stand
    of: list[int]  # seats that must agree


class UndoAnswered(Entry, tag="undo-answered"):
    seat: int
    yes: bool


class TakenBack(Entry, tag="taken-back"):
    seat: int
    to: int  # the number of moves that stand


class Said(Entry, tag="said"):
    name: str
    text: str
    seat: int | None = None  # None: a spectator


class Away(Entry, tag="away"):
    """A bot moves for a person who left; the seat stays the person's."""

    seat: int
    bot: str


class Back(Entry, tag="back"):
    seat: int
    name: str
    player: str  # somebody else if the seat was claimed by its link


class Rematch(Entry, tag="rematch"):
    """The same people once more; those who sat here are told where."""

    table: str = ""


AnyEntry = (
    Sat
    | Stood
    | Dealt
    | Moved
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | Said
    | Away
    | Back
    | Rematch
)


# The socket, from client to server.


class Wish(Given, tag_field="type"):
    """What a client asks for; the answer has the same id."""

    id: RequestId


class Move(Wish, tag="move"):
    move: MoveText


class Why(Wish, tag="why"):
    """Could this move be made, and if not, why? Nothing is played."""

    move: MoveText


class Undo(Wish, tag="undo"):
    """Take back my last move, as far as nothing was revealed since."""


class Answer(Wish, tag="answer"):
    """Do I agree that moves are taken back?"""

    yes: bool


class Chat(Wish, tag="chat"):
    text: ChatText


class Hint(Wish, tag="hint"):
    pass


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


AnyWish = Move | Why | Undo | Answer | Chat | Hint | Leave | Return | Replace | Resume | Ping


# The socket, from server to client.


class Saying(Told, tag_field="type"):
    """What the server says on a socket."""


class UndoState(Told):
    """Whether moves can be taken back now, and who was asked."""

    open: bool  # may this seat ask?
    asked_by: int | None = None
    to: int | None = None
    waits_for: list[int] = []


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


# HTTP: bodies of requests.


class NewGuest(Given):
    name: Name


class Credentials(Given):
    name: Name
    password: Password


class NewTable(Given):
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    # One for each seat: "me", "open", or the name of a bot. Left out: me, and the rest open.
    seats: Annotated[list[BotName], Meta(max_length=16)] | None = None
    salt: Salt = ""


class Join(Given):
    seat: SeatNumber | None = None  # left out: the first free one
    salt: Salt = ""


class Claim(Given):
    secret: Secret


class Fork(Given):
    """A new table from a position of this one, after so many moves."""

    move: Count
    seats: Annotated[list[BotName], Meta(max_length=16)] | None = None
    settings: Settings = msgspec.field(default_factory=Settings)


class Play(Given):
    id: RequestId  # of your own; sent again, the move is not played twice
    move: MoveText


class Webhook(Given):
    url: Url  # empty: none


# HTTP: bodies of answers.


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
    turn: bool | None  # is it my decision? None: not known without waking the table


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
    salts: list[str] = []


class Health(Told):
    status: Literal["ok", "starting", "stopping"]
    version: str
    tables: int = 0


class Failure(Told):
    """The body of every answer that is not a success."""

    refusal: Refusal
