"""A game as a person meets it: whose decision, which moves, why not, what happened, who leads."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from chabudai.kernel.game import Event, Variant
from chabudai.kernel.refusal import Refusal, Refused
from chabudai.kernel.state import State, dealt_seed, seed_words

if TYPE_CHECKING:
    from chabudai.kernel.link import Namespace
    from chabudai.kernel.record import Record

SPECTATOR = -1
LONGEST_MOVE = 200


@dataclass(frozen=True)
class Happening:
    """One thing that happened, as one seat is told it."""

    id: str
    args: dict[str, Any]
    clause: str = ""

    def json(self) -> dict[str, Any]:
        return {"id": self.id, "clause": self.clause, "args": self.args}


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    ranking: list[list[int]]  # seats, best first; those who share a place stand together
    winners: list[int]
    scores: list[dict[str, int]]  # by seat and category, with the total
    reason: str  # message id
    tie_break: str  # message id, empty when none was needed


@dataclass(frozen=True)
class Played:
    """A move that was made, and the state before it."""

    move: int
    seat: int
    before: State
    events: tuple[tuple[int, ...], ...]
    revealed: bool


class Position:
    """A state of a game with the moves that led to it."""

    def __init__(self, variant: Variant, state: State, rules: "Namespace | None" = None) -> None:
        self.variant = variant
        self.game = variant.game
        self.rules = rules or variant.game.interpreted
        self.state = state
        self.played: list[Played] = []
        self.opening: tuple[tuple[int, ...], ...] = tuple(state.log)
        self.seed: int | None = None  # known when the game was started here
        self.salts: tuple[str, ...] = ()  # what the seats added to the seed

    @classmethod
    def begin(cls, variant: Variant, seed: int, salts: Sequence[str] = ()) -> "Position":
        state = variant.game.state()
        words = seed_words(dealt_seed(seed, salts))
        variant.game.interpreted.begin(state, words, variant.setup)
        position = cls(variant, state)
        position.seed, position.salts = seed, tuple(salts)
        return position

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.state.seat < 0 else self.state.seat

    @property
    def over(self) -> bool:
        return self.state.seat < 0

    def legal(self) -> list[int]:
        """The numbers of the legal moves, in order."""
        if self.over:
            return []
        mask = [0] * self.game.moves
        self.rules.legal(self.state, mask)
        return [move for move, open_ in enumerate(mask) if open_]

    def moves(self) -> list[str]:
        """The legal moves as texts."""
        return [self.game.notation.move_text(move) for move in self.legal()]

    def read(self, text: str, seat: int | None = None) -> int | Refusal:
        """The legal move that a text means for a seat (by default the one on turn), or why none."""
        if not isinstance(text, str) or len(text) > LONGEST_MOVE:
            return Refusal("move-unreadable", {"text": str(text)[:40]})
        if self.over:
            return Refusal("game-is-over")
        if seat is not None and seat != self.seat:
            return Refusal("not-your-turn", {"seat": self.seat}, self.game.notation.TURN_CLAUSE)
        move = self.game.notation.read_move(text)
        if isinstance(move, Refusal) or move in self.legal():
            return move
        return self.game.notation.explain(self.observed(self.state.seat), move)

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Why a move can't be made now; None if it can."""
        answer = self.read(text, seat)
        return answer if isinstance(answer, Refusal) else None

    def push(self, text: str) -> None:
        """Make a move, or raise Refused with the reason."""
        answer = self.read(text)
        if isinstance(answer, Refusal):
            raise Refused(answer)
        self.push_number(answer)

    def push_number(self, move: int) -> None:
        """Make a move that is known to be legal."""
        before = self.state.copy()
        self.state.log = []
        self.rules.step(self.state, move)
        events = tuple(self.state.log)
        self.played.append(Played(move, before.seat, before, events, bool(self.state.revealed)))

    def pop(self) -> None:
        """Take the last move back, for analysis; IndexError when there is none."""
        self.state = self.played.pop().before

    def undo_point(self) -> int:
        """How many moves stand for good: after them nobody has learned anything."""
        count = len(self.played)
        while count and not self.played[count - 1].revealed:
            count -= 1
        return count

    def observed(self, seat: int | None) -> State:
        """A copy of the state, blanked of all that a seat does not know."""
        state = self.state.copy()
        self.rules.see(state, SPECTATOR if seat is None else self.known_seat(seat))
        return state

    def known_seat(self, seat: int) -> int:
        if not SPECTATOR <= seat < self.state.players:
            raise ValueError(f"there is no seat {seat} in a game of {self.state.players}")
        return seat

    def imagined(self, seat: int, number: int) -> "Position":
        """A random world that the seat can't tell from this one."""
        state = self.state.copy()
        self.rules.imagine(state, self.known_seat(seat), number)
        return Position(self.variant, state, self.rules)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat knows (None: a spectator), ready for JSON."""
        number = SPECTATOR if seat is None else seat
        return {
            "game": self.game.name,
            "move": self.state.moves,
            "players": self.state.players,
            "seat": self.seat,
            **self.game.notation.view(self.observed(seat), number),
        }

    def events(self, seat: int | None, since: int = -1) -> list[Happening]:
        """What happened after the move number `since` (-1: the deal too), as a seat is told it."""
        found = list(self.opening) if since < 0 else []
        for played in self.played[max(since, 0) :]:
            found.extend(played.events)
        return [self.told(raw, seat) for raw in found]

    def last_events(self, seat: int | None) -> list[Happening]:
        """What the last move brought about, as a seat is told it."""
        return self.events(seat, len(self.played) - 1)

    def told(self, raw: Sequence[int], seat: int | None) -> Happening:
        kind, owner, *numbers = raw
        event: Event = self.game.notation.EVENTS[kind]
        hidden = event.secret and owner != seat
        args: dict[str, Any] = {} if owner < 0 else {"seat": owner}
        for name, number in zip(event.args, numbers, strict=False):
            if not (hidden and name in event.secret):
                args[name] = self.game.notation.event_value(name, number)
        return Happening(event.id + ("-hidden" if hidden else ""), args, event.clause)

    def score(self, viewer: int | None = None) -> list[dict[str, int]]:
        """Points so far by seat and category: the truth, or what a viewer's seat can tell."""
        state = self.state if viewer is None else self.observed(viewer)
        return [self.seat_score(state, seat) for seat in range(state.players)]

    def seat_score(self, state: State, seat: int) -> dict[str, int]:
        parts = [0] * len(self.game.categories)
        total = self.rules.score(state, seat, parts)
        return {**dict(zip(self.game.categories, parts, strict=True)), "total": total}

    def preview(self) -> dict[str, int]:
        """Points that each open move brings the seat on turn at once, where that is certain."""
        from chabudai.kernel.preview import preview

        return {self.game.notation.move_text(move): n for move, n in preview(self).items()}

    def outcome(self) -> Outcome | None:
        """The result with its reason; None while the game goes on."""
        if not self.over:
            return None
        standing = [self.rules.standing(self.state, p) for p in range(self.state.players)]
        ranking = [
            [p for p in range(self.state.players) if standing[p] == value]
            for value in sorted(set(standing), reverse=True)
        ]
        reason, tie_break = self.game.notation.ending(self.state)
        winners = [p for p in ranking[0] if self.rules.win_share(self.state, p) > 0]
        return Outcome(ranking, winners, self.score(), reason, tie_break)

    def picture(self, seat: int | None) -> str:
        """The table in plain characters, as a seat sees it."""
        number = SPECTATOR if seat is None else seat
        return self.game.notation.picture(self.observed(seat), number)

    def text(self) -> str:
        """The whole situation as text, secrets included; `Variant.position` reads it."""
        from chabudai.kernel.text import write_position

        return write_position(self)

    def record(self) -> "Record":
        """The game so far as a record, to be saved."""
        from chabudai.kernel.record import make_record

        return make_record(self)

    def __str__(self) -> str:
        return self.picture(self.seat)
