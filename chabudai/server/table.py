"""One live game: who sits where, what was played, what each seat is told.

A table is its plan (game, options, seed) and its log. Methods `to_…` check a wish and answer with
the lines it would add to the log, or raise Refused; `add` carries a line out once it is stored.
Nothing here waits, stores or sends.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from chabudai.games import find
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Played, Position
from chabudai.kernel.record import Record, commitment_to, make_record
from chabudai.kernel.refusal import Refusal, refuse
from chabudai.kernel.state import State
from chabudai.server.clock import Clocks
from chabudai.server.protocol import (
    AnyEntry,
    Away,
    Back,
    Dealt,
    Moved,
    Rematch,
    Said,
    Sat,
    Seat,
    Settings,
    Stood,
    TableInfo,
    TakenBack,
    UndoAnswered,
    UndoAsked,
)

BLANK = State.__new__(State)  # stands where a state that nobody can go back to was
Status = Literal["waiting", "playing", "over"]


class Already(Exception):
    """The wish was granted before; `seq` is the line it brought about."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
        super().__init__(seq)


@dataclass(frozen=True)
class Plan:
    """What is fixed when a table is made."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: int
    settings: Settings
    host: str
    text: str = ""  # a written position to start from
    moves: tuple[str, ...] = ()  # moves of another game that were made here too
    salts: tuple[str, ...] = ()  # of that other game

    def variant(self) -> Variant:
        game = find(self.game).at_version(self.rules)
        if game is None:
            raise refuse("record-rules-unknown", game=self.game, version=self.rules)
        return game.choose(**self.options)


@dataclass
class Line:
    """A line of the log, with what the rules said happened."""

    entry: AnyEntry
    at: float
    events: tuple[tuple[int, ...], ...] = ()


@dataclass
class Ask:
    """An open question whether moves may be taken back."""

    seat: int
    to: int
    waits_for: set[int] = field(default_factory=set)


class Table:
    """A table as its log made it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.variant = plan.variant()
        self.seats = [Seat(seat) for seat in range(self.variant.players)]
        self.salts = [""] * self.variant.players
        self.lines: list[Line] = []
        self.position: Position | None = None
        self.done: dict[tuple[int, str], int] = {}  # a seat's move id: its line
        self.ask: Ask | None = None
        self.clocks = Clocks(plan.settings.clock, self.variant.players)
        self.epoch = 0  # counts what changes the board or who moves; chat does not
        self.forgotten = 0  # moves whose earlier states were let go
        self.next = ""  # the rematch

    # What there is.

    @property
    def seq(self) -> int:
        return len(self.lines) - 1

    @property
    def status(self) -> Status:
        if self.position is None:
            return "waiting"
        return "over" if self.position.over else "playing"

    @property
    def turn(self) -> int | None:
        return self.position.seat if self.position else None

    @property
    def bot_on_turn(self) -> str:
        """The bot that has to move now; empty where a person has, or nobody."""
        return "" if self.turn is None else self.seats[self.turn].bot

    def seat_of(self, player: str) -> int | None:
        return next((s.seat for s in self.seats if player and s.player == player), None)

    def info(self, seat: int | None = None) -> TableInfo:
        """The table as anybody with its link may know it, or somebody in a seat."""
        plan = self.plan
        return TableInfo(
            plan.id, plan.game, plan.rules, plan.options, plan.settings, self.status,
            list(self.seats), plan.host, commitment_to(plan.seed),
            len(self.position.played) if self.position else 0, self.seq,
            self.next if seat is not None else "",
        )  # fmt: skip

    def playing(self) -> Position:
        """The game under way; refused before the deal and after the end."""
        if self.position is None:
            raise refuse("table-not-dealt")
        if self.position.over:
            raise refuse("game-is-over")
        return self.position

    # Wishes.

    def to_sit(self, seat: int | None, player: str, name: str, salt: str = "") -> list[AnyEntry]:
        taken = self.seat_of(player)
        if taken is not None:
            raise refuse("table-seated-already", seat=taken)
        return self.to_fill({self.free_seat(seat): Sat(-1, name, player, "", salt)})

    def free_seat(self, seat: int | None) -> int:
        free = [s.seat for s in self.seats if not s.name]
        if seat is None and free:
            return free[0]
        if seat is None or seat not in free:
            raise refuse("table-seat-taken")
        return seat

    def to_fill(self, sitting: dict[int, Sat]) -> list[AnyEntry]:
        """Lines for all who sit down at once, and for the deal if that was the last free seat."""
        lines: list[AnyEntry] = [
            Sat(seat, sat.name, sat.player, sat.bot, sat.salt) for seat, sat in sitting.items()
        ]
        if all(s.name or s.seat in sitting for s in self.seats):
            salts = list(self.salts)
            for seat, sat in sitting.items():
                salts[seat] = sat.salt
            lines.append(Dealt(self.plan.rules, salts, self.variant.game.data))
        return lines

    def to_move(
        self, seat: int, text: str, id: str, by: Literal["person", "bot", "clock"] = "person"
    ) -> list[AnyEntry]:
        if id and (seat, id) in self.done:
            raise Already(self.done[seat, id])
        position = self.playing()
        if by == "person" and self.seats[seat].away:
            raise refuse("table-away")
        answer = position.read(text, seat)
        if isinstance(answer, Refusal):
            raise refuse(answer.id, answer.clause, **answer.args)
        return [Moved(seat, position.game.notation.move_text(answer), id, by)]

    def why_not(self, seat: int, text: str) -> Refusal | None:
        return self.playing().why_not(text, seat)

    def to_undo(self, seat: int) -> list[AnyEntry]:
        """Back to before the seat's last move, if nothing was revealed since it."""
        position, to = self.playing(), self.undo_to(seat)
        if to is None:
            raise refuse("undo-not-possible")
        if self.ask:
            raise refuse("undo-asked-already", seat=self.ask.seat)
        others = {played.seat for played in position.played[to:]} - {seat}
        concerned = sorted(other for other in others if not self.seats[other].bot)
        if concerned:
            return [UndoAsked(seat, to, concerned)]
        return [TakenBack(seat, to)]

    def undo_to(self, seat: int) -> int | None:
        """How many moves would stand if the seat's last one were taken back; None: it can't be."""
        if not self.plan.settings.undo or self.position is None or self.position.over:
            return None
        played = self.position.played
        for number in range(len(played) - 1, self.position.undo_point() - 1, -1):
            if played[number].seat == seat:
                return number
        return None

    def to_answer(self, seat: int, yes: bool) -> list[AnyEntry]:
        if self.ask is None or seat not in self.ask.waits_for:
            raise refuse("undo-not-asked")
        lines: list[AnyEntry] = [UndoAnswered(seat, yes)]
        if yes and self.ask.waits_for == {seat}:
            lines.append(TakenBack(self.ask.seat, self.ask.to))
        return lines

    def to_say(self, seat: int | None, name: str, text: str) -> list[AnyEntry]:
        return [Said(name, text, seat)]

    def to_leave(self, seat: int, bot: str) -> list[AnyEntry]:
        if self.position is None:
            return [Stood(seat)]
        self.playing()
        if self.seats[seat].away:
            raise refuse("table-away-already")
        return [Away(seat, bot)]

    def to_return(self, seat: int, player: str, name: str) -> list[AnyEntry]:
        mine = self.seats[seat]
        if mine.player == player and not mine.away:
            raise refuse("table-seated-already", seat=seat)
        if mine.bot and not mine.away:
            raise refuse("table-seat-taken")
        return [Back(seat, name, player)]

    def to_replace(self, seat: int, bot: str, now: float) -> list[AnyEntry]:
        if self.turn != seat or self.seats[seat].bot:
            raise refuse("table-not-waiting", seat=seat)
        left = self.clocks.since + self.plan.settings.patience - now
        if left > 0:
            raise refuse("table-patience", seat=seat, seconds=int(left) + 1)
        return [Away(seat, bot)]

    def to_rematch(self, table: str) -> list[AnyEntry]:
        if self.next:
            raise Already(self.seq)
        return [Rematch(table)]

    # Carrying out a line that is stored.

    def add(self, entry: AnyEntry, at: float) -> Line:
        line = Line(entry, at)
        self.lines.append(line)
        self.epoch += not isinstance(entry, Said)
        ADDERS[type(entry)](self, entry, line)
        return line

    def add_sat(self, entry: Sat, line: Line) -> None:
        self.seats[entry.seat] = Seat(entry.seat, entry.name, entry.player, entry.bot)
        self.salts[entry.seat] = entry.salt

    def add_stood(self, entry: Stood, line: Line) -> None:
        self.seats[entry.seat] = Seat(entry.seat)
        self.salts[entry.seat] = ""

    def add_dealt(self, entry: Dealt, line: Line) -> None:
        self.variant.game.check_data(entry.data)
        self.position = self.first_position(entry.salts)
        line.events = self.position.opening
        for played in self.position.played:
            line.events += played.events
        self.clocks.begin(line.at)

    def first_position(self, salts: Sequence[str]) -> Position:
        plan = self.plan
        if plan.text:
            return self.variant.position(plan.text, plan.seed)
        given = plan.salts if plan.moves else tuple(salts) if any(salts) else ()
        position = self.variant.start(plan.seed, given)
        for text in plan.moves:
            position.push(text)
        return position

    def add_moved(self, entry: Moved, line: Line) -> None:
        assert self.position is not None
        self.position.push(entry.move)
        line.events = self.position.played[-1].events
        if entry.id:
            self.done[entry.seat, entry.id] = self.seq
        self.ask = None
        self.clocks.moved(entry.seat, line.at)
        self.forget()

    def forget(self) -> None:
        """Let go of states that nobody can go back to; history replays."""
        assert self.position is not None
        played, stands = self.position.played, self.position.undo_point()
        for number in range(self.forgotten, stands):
            played[number] = replace(played[number], before=BLANK)
        self.forgotten = max(self.forgotten, stands)

    def add_asked(self, entry: UndoAsked, line: Line) -> None:
        self.ask = Ask(entry.seat, entry.to, set(entry.of))

    def add_answered(self, entry: UndoAnswered, line: Line) -> None:
        if self.ask:
            self.ask.waits_for.discard(entry.seat)
            if not entry.yes:
                self.ask = None

    def add_taken_back(self, entry: TakenBack, line: Line) -> None:
        assert self.position is not None
        while len(self.position.played) > entry.to:
            self.position.pop()
        self.ask = None
        self.clocks.taken_back(line.at)

    def add_said(self, entry: Said, line: Line) -> None:
        pass

    def add_away(self, entry: Away, line: Line) -> None:
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = Seat(seat.seat, seat.name, seat.player, entry.bot, True)

    def add_back(self, entry: Back, line: Line) -> None:
        self.seats[entry.seat] = Seat(entry.seat, entry.name, entry.player)

    def add_rematch(self, entry: Rematch, line: Line) -> None:
        self.next = entry.table

    # Looking back, and what is made of a table.

    def at_move(self, count: int, earlier: Position | None = None) -> Position:
        """The game as it stood after so many of the moves that stand; an earlier answer, which is
        used up, is played on or taken back instead of a whole game."""
        if self.position is None or not 0 <= count <= len(self.position.played):
            raise refuse("table-no-such-move", number=count)
        found = earlier or Table(self.plan).first_position(self.dealt().salts)
        standing = self.position.played[:count]
        shared = moves_in_common(found.played, standing)
        for _ in range(len(found.played) - shared):
            found.pop()
        for played in standing[shared:]:
            found.push_number(played.move)
        return found

    def dealt(self) -> Dealt:
        return next(line.entry for line in self.lines if isinstance(line.entry, Dealt))

    def record(self) -> Record:
        """The finished game; its seed is told only now."""
        if self.position is None or not self.position.over:
            raise refuse("record-not-over")
        return make_record(self.position)

    def fork(self, count: int, seat: int | None) -> tuple[str, tuple[str, ...]]:
        """A start for another table: moves to repeat once all is known; before the end a
        position in which what the seat can't know was dealt anew."""
        position = self.at_move(count)
        if self.status == "over" and not self.plan.text:
            notation = position.game.notation
            return "", tuple(notation.move_text(played.move) for played in position.played)
        if position.over:
            raise refuse("game-is-over")
        viewer = -1 if seat is None else seat
        return position.imagined(viewer, secrets.randbits(60)).text(), ()


def moves_in_common(one: Sequence[Played], other: Sequence[Played]) -> int:
    """How many moves from the start are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    differ = (number for number, (mine, theirs) in pairs if mine.move != theirs.move)
    return next(differ, min(len(one), len(other)))


ADDERS: dict[type, Callable[[Table, Any, Line], None]] = {
    Sat: Table.add_sat,
    Stood: Table.add_stood,
    Dealt: Table.add_dealt,
    Moved: Table.add_moved,
    UndoAsked: Table.add_asked,
    UndoAnswered: Table.add_answered,
    TakenBack: Table.add_taken_back,
    Said: Table.add_said,
    Away: Table.add_away,
    Back: Table.add_back,
    Rematch: Table.add_rematch,
}
