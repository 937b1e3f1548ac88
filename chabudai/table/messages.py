"""What a table tells: to its seats, to those who look on, and in answer to a wish.

Events, refusals and outcomes are the kernel's own dataclasses.
"""

from dataclasses import field
from typing import Any, Literal

from chabudai.bots.coach import Advice
from chabudai.kernel.fixed import fixed as shape
from chabudai.kernel.position import Happening, Outcome
from chabudai.kernel.refusal import Refusal
from chabudai.table.deciding import Decided
from chabudai.table.entries import AnyEntry

Status = Literal["waiting", "playing", "over"]
# Why a game does not count for ratings: hints, moves can be taken back, it began in another game or
# in a prepared position, others play the same deal too, or it was so chosen.
Unrated = Literal["hints", "undo", "fork", "prepared", "shared", "chosen"]
Reaction = Literal["hello", "nice", "wow", "oops", "thanks", "hurry"]
SaltState = Literal["", "due", "committed", "revealed"]


@shape
class Clock:
    """Time to think: `move` seconds for each move, or a reserve of `game` seconds for all moves
    of a seat, to which every move adds `bonus`. When time is up, a bot moves."""

    move: float = 0
    game: float = 0
    bonus: float = 0


@shape
class Settings:
    """How a table is run; none of it belongs to the rules of the game."""

    public: bool = False  # listed for everybody; else found by its link alone
    spectators: bool = True
    hints: bool = False
    undo: bool = True
    clock: Clock | None = None
    stand_in: str = ""  # the bot that plays a seat that was left; empty: the nearest in strength
    patience: int = 120  # seconds before a seat is replaced
    rated: bool = False  # does the game count for ratings? Fixed before anybody sits down


@shape
class Seat:
    """Who sits in a seat."""

    seat: int
    name: str = ""  # empty: the seat is free
    player: str = ""  # a person's public id
    bot: str = ""  # the bot that moves for the seat, as its own or for a person who left
    away: bool = False  # a person's seat that a bot plays for now
    # Of the seat's part in the deal: "due" a hash is asked for, "committed" it is there and the
    # salt is asked for once all sit, "revealed" the salt is there too; empty: the seat gives none.
    salt: SaltState = ""


@shape
class Deal:
    """A deal that others play too: that of a day, or of a game that is to be beaten."""

    day: str = ""  # ISO date, in UTC
    sealed: bool = False  # until that day is over: no record, review, fork or look from elsewhere
    seat: int = 0  # where everybody sits
    table: str = ""  # the game that is to be beaten; told to those who sit here
    name: str = ""  # of who played it,
    place: int = 0  # and how,
    points: int = 0
    won: bool = False
    public: bool = False  # no server keeps the day's seed


@shape
class TableInfo:
    """What anybody with the table's link may know."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    status: Status
    seats: list[Seat]
    host: str  # public id of the person who made the table
    commitment: str  # SHA-256 of the seed
    moves: int
    seq: int  # of the last update
    next: str  # the rematch, for those who sit here
    forked_at: int | None  # after how many moves of another game this one began; null: a new deal
    unrated: list[Unrated]  # why the game does not count for ratings; empty where it does
    lesson: str = ""  # the name of the lesson that is held here
    deal: Deal | None = None  # where others play the same deal
    fewest_win: bool = False  # points are bad


@shape
class UndoState:
    """Whether moves can be taken back now, and who was asked."""

    open: bool  # may this seat ask?
    turn: bool = False  # and would its whole turn be more than its last move?
    asked_by: int | None = None
    to: int | None = None
    waits_for: list[int] = field(default_factory=list)


@shape
class Ticking:
    """The time that each seat has left, in seconds, at the moment of the message."""

    left: list[float]
    running: int | None


@shape
class Spoken:
    """Something to be said: a message id with its arguments."""

    id: str
    args: dict[str, Any]


@shape
class LessonStep:
    """Where somebody is in a lesson. While the others move there is nothing to say."""

    name: str  # of the lesson
    step: int  # from 1
    of: int
    say: Spoken | None  # what to do now; at the end, what was learned
    light: list[str]  # what to point at: texts of moves, or places by their names on the board
    awaits: list[str]  # the moves that are taken now; others are refused
    answer: Spoken | None  # what the step before has brought about
    over: bool  # every step is done


@shape
class Now:
    """The game as this seat knows it."""

    turn: int | None
    view: dict[str, Any]  # docs/views.md tells what is inside
    moves: list[str] | None  # legal moves, for the seat on turn alone; of a lesson those awaited
    score: list[dict[str, int]]
    undo: UndoState
    clock: Ticking | None
    outcome: Outcome | None
    decided: Decided | None  # with the outcome, where one category stands out
    preview: dict[str, int]  # points that a move brings at once, where certain; if asked for
    lesson: LessonStep | None = None  # told to the one who learns


@shape
class Welcome:
    type: Literal["welcome"] = field(default="welcome", init=False)
    table: TableInfo
    seat: int | None  # None: a spectator
    player: str


@shape
class Update:
    """One line of the log. `now` comes with the latest one, `seats` where somebody came or went."""

    type: Literal["update"] = field(default="update", init=False)
    seq: int
    at: float  # seconds since 1970
    entry: AnyEntry
    events: list[Happening]
    status: Status
    seats: list[Seat] | None = None
    now: Now | None = None


@shape
class Missed:
    """Lines of the log after the number that the client named; if there are `more`, ask again."""

    type: Literal["missed"] = field(default="missed", init=False)
    updates: list[Update]
    more: bool


@shape
class Current:
    """How things stand, where no update is due: after `welcome` and `resume`."""

    type: Literal["current"] = field(default="current", init=False)
    seq: int
    status: Status
    seats: list[Seat]
    now: Now | None


@shape
class Done:
    type: Literal["done"] = field(default="done", init=False)
    id: str
    seq: int  # of the update that it brought about; of the latest where it brought none


@shape
class Refused:
    type: Literal["refused"] = field(default="refused", init=False)
    id: str  # empty where the message could not be read
    refusal: Refusal


@shape
class Reason:
    """A message with its arguments; `move` among them is a move's text."""

    id: str
    args: dict[str, Any]


@shape
class Hinted:
    """What the coach says; a depth that tells less leaves the rest empty."""

    type: Literal["hinted"] = field(default="hinted", init=False)
    id: str
    depth: int
    places: list[str]  # moves to look at, the best among them
    move: str
    chance: float | None  # to win with the best move
    instead: float | None  # to win with the move that was named
    reasons: list[Reason]


@shape
class Pong:
    type: Literal["pong"] = field(default="pong", init=False)
    id: str


@shape
class Present:
    """Who is connected; told when somebody comes or goes, and not kept."""

    type: Literal["present"] = field(default="present", init=False)
    seats: list[int]  # of people
    watching: int  # how many look on


@shape
class Reacted:
    """A quick reaction of somebody in a seat; it passes and is not kept."""

    type: Literal["reacted"] = field(default="reacted", init=False)
    seat: int
    reaction: Reaction


@shape
class Goodbye:
    """The last message before the server closes the socket."""

    type: Literal["goodbye"] = field(default="goodbye", init=False)
    refusal: Refusal


@shape
class Hurried:
    """A bot searched less than its level should, for this device is slow. Told once a table, and
    only by a page that plays without a server."""

    type: Literal["hurried"] = field(default="hurried", init=False)
    seat: int
    done: int  # iterations
    wanted: int


def hinted(id: str, said: Advice) -> Hinted:
    """The coach's advice as the answer to a wish."""
    reasons = [Reason(reason.id, reason.args) for reason in said.reasons]
    return Hinted(id, said.depth, said.places, said.move, said.chance, said.instead, reasons)


AnySaying = (
    Welcome
    | Update
    | Missed
    | Current
    | Done
    | Refused
    | Hinted
    | Pong
    | Present
    | Reacted
    | Goodbye
    | Hurried
)


@shape
class Past:
    """A table as it was after some moves, for one seat."""

    move: int
    moves: int
    seat: int | None
    view: dict[str, Any]
    score: list[dict[str, int]]
    events: list[Happening]  # of the move that led here
