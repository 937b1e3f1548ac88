"""A game as a person meets it: whose decision, which moves, why not, what happened, who leads."""

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import compress
from typing import TYPE_CHECKING, Any

from chabudai.kernel.fixed import fixed
from chabudai.kernel.game import EventKind, Variant
from chabudai.kernel.refusal import Refusal, Refused
from chabudai.kernel.state import State, dealt_seed, seed_words

if TYPE_CHECKING:
    from chabudai.kernel.link import Namespace
    from chabudai.kernel.record import Record
    from chabudai.kernel.scripted import Script

SPECTATOR = -1
LONGEST_MOVE = 200


class Truth:
    """Stands for no viewer at all: everything is seen."""


TRUTH = Truth()


@fixed
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


@fixed
class Played:
    """A move that was made, and the state before it."""

    move: int
    seat: int
    before: State
    events: tuple[tuple[int, ...], ...]
    revealed: bool


@fixed
class Step:
    """What a legal move would lead to."""

    move: int
    state: State
    events: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class Kept:
    """What was worked out about one state; nobody changes any of it."""

    state: State
    moves: int
    legal: list[int] | None = None
    numbers: dict[str, int] | None = None  # of the legal moves, by their texts
    seen: dict[int, State] = field(default_factory=dict)  # by viewer
    open: Mapping[str, Any] | None = None  # what all see alike
    made: dict[Any, Any] = field(default_factory=dict)  # what others made of it, by their keys


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
        self.latest = Kept(state, -1)

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

    @property
    def kept(self) -> Kept:
        """What is known about the state of this moment."""
        if self.latest.state is not self.state or self.latest.moves != self.state.moves:
            self.latest = Kept(self.state, self.state.moves)
        return self.latest

    def forget_looks(self) -> None:
        """Let go of what seats were shown of this state; who asks again has it made again. It is
        most of what a table holds, and let go at once it leaves warm memory to the next table."""
        kept = self.kept
        kept.seen.clear()
        kept.made.clear()
        kept.open = None

    def legal(self) -> list[int]:
        """The numbers of the legal moves, in order; worked out once for each state."""
        kept = self.kept
        if kept.legal is None:
            kept.legal = [] if self.over else self.marked()
        return list(kept.legal)

    def marked(self) -> list[int]:
        mask = [0] * self.game.moves
        self.rules.legal(self.state, mask)
        return list(compress(range(len(mask)), mask))

    def numbers(self) -> dict[str, int]:
        """The legal moves: their numbers by their texts."""
        kept = self.kept
        if kept.numbers is None:
            texts = self.game.action_texts
            kept.numbers = {texts[move]: move for move in self.legal()}
        return kept.numbers

    def moves(self) -> list[str]:
        """The legal moves as texts."""
        return list(self.numbers())

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
        self.take(self.ahead(move))

    def ahead(self, move: int) -> Step:
        """What a legal move leads to; the position stays as it is."""
        state = self.state.copy()
        self.rules.step(state, move)
        state.keep_equal(self.state)
        return Step(move, state, tuple(state.log))

    def take(self, step: Step) -> None:
        """Go where `ahead` has looked."""
        seat, revealed = self.state.seat, bool(step.state.revealed)
        self.played.append(Played(step.move, seat, self.state, step.events, revealed))
        self.state = step.state

    def events_of_turn(self, line: Sequence[int]) -> list[tuple[int, ...]]:
        """What the seat on turn would bring about by these moves, up to where they end or another
        seat decides; the position stays as it is."""
        ahead, seat = Position(self.variant, self.state, self.rules), self.state.seat
        found: list[tuple[int, ...]] = []
        for move in line:
            if ahead.state.seat != seat or move not in ahead.legal():
                break
            ahead.push_number(move)
            found += ahead.played[-1].events
        return found

    def pop(self) -> None:
        """Take the last move back, for analysis; IndexError when there is none."""
        self.state = self.played.pop().before

    def undo_point(self) -> int:
        """How many moves stand for good: after them nobody has learned anything."""
        count = len(self.played)
        while count and not self.played[count - 1].revealed:
            count -= 1
        return count

    def script(self, chances: Sequence[str]) -> "Script":
        """Write down what chance gives next, as texts of case files; the seed goes on after them.

        Such a game can't be told by its seed any more and has no record.
        """
        from chabudai.kernel.scripted import read_script, scripted_rules

        script = read_script(self.game, chances)
        self.rules, self.seed = scripted_rules(self.game, script), None
        return script

    def observed(self, seat: int | None) -> State:
        """A copy of the state, blanked of all that a seat does not know."""
        state = self.state.copy()
        self.rules.see(state, SPECTATOR if seat is None else self.known_seat(seat))
        return state

    def seen(self, seat: int | None) -> State:
        """The same to be looked at and left alone: made once for each state and seat."""
        viewer = SPECTATOR if seat is None else self.known_seat(seat)
        found = self.kept.seen
        if viewer not in found:
            is_known = self.rules is self.game.interpreted  # a script's rules are others each time
            state = self.state.sharing(self.game.blanked) if is_known else self.state.copy()
            self.rules.see(state, viewer)
            found[viewer] = state
        return found[viewer]

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
            **self.game_view(number),
        }

    def game_view(self, seat: int) -> Mapping[str, Any]:
        notation: Any = self.game.notation
        if not hasattr(notation, "open_view"):
            found: Mapping[str, Any] = notation.view(self.seen(seat), seat)
            return found
        kept = self.kept
        if kept.open is None:
            kept.open = notation.open_view(self.seen(SPECTATOR))
        return {**kept.open, **notation.own_view(self.seen(seat), seat)}

    def events(self, seat: int | None, since: int = -1) -> list[Happening]:
        """What happened after the move number `since` (-1: the deal too), as a seat is told it."""
        viewer = None if seat is None else self.known_seat(seat)
        found = list(self.opening) if since < 0 else []
        for played in self.played[max(since, 0) :]:
            found.extend(played.events)
        return [self.told(raw, viewer) for raw in found]

    def last_events(self, seat: int | None) -> list[Happening]:
        """What the last move brought about, as a seat is told it."""
        return self.events(seat, len(self.played) - 1)

    def told(self, raw: Sequence[int], seat: int | None) -> Happening:
        kind, owner, *numbers = raw
        notation = self.game.notation
        event: EventKind = notation.EVENTS[kind]
        hidden = event.secret and owner != seat
        args: dict[str, Any] = {} if owner < 0 else {"seat": owner}
        for name, number in zip(event.args, numbers, strict=False):
            if not (hidden and name in event.secret):
                args[name] = notation.event_value(name, number)
        for name in event.options:
            args[name] = self.variant.options[name]
        return Happening(event.id + ("-hidden" if hidden else ""), args, event.clause)

    def score(self, viewer: "int | Truth | None" = TRUTH) -> list[dict[str, int]]:
        """Points so far by seat and category, as a seat can tell them (None: a spectator).

        Without a viewer they are the truth, hidden cards included.
        """
        state = self.state if isinstance(viewer, Truth) else self.seen(viewer)
        return [self.seat_score(state, seat) for seat in range(state.players)]

    def seat_score(self, state: State, seat: int) -> dict[str, int]:
        parts = [0] * len(self.game.categories)
        total = self.rules.score(state, seat, parts)
        found = dict(zip(self.game.categories, parts, strict=True))
        found["total"] = total
        return found

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

    def picture(self, seat: int | None, language: str = "en") -> str:
        """The table in plain characters, as a seat sees it."""
        number = SPECTATOR if seat is None else seat
        draw = self.game.notation.picture
        # A game of others may draw in English alone.
        chosen = [language] if "language" in inspect.signature(draw).parameters else []
        return draw(self.seen(seat), number, *chosen)

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
