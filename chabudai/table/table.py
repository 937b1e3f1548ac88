"""One live game: who sits where, what was played.

A table is its plan (game, options, seed) and its log. Methods `to_…` check a wish and answer with
the lines it would add to the log, or raise Refused; `add` carries a line out once it is stored.
Nothing here waits, stores or sends.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal

from chabudai.games import find
from chabudai.kernel.position import Position, Step
from chabudai.kernel.record import Record, commitment_to, make_record
from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.table import days
from chabudai.table.clocks import Clocks
from chabudai.table.entries import (
    AnyEntry,
    Away,
    Back,
    Dealt,
    Moved,
    Redacted,
    Rematch,
    Revealed,
    Said,
    Salted,
    Sat,
    Stood,
    TakenBack,
    UndoAnswered,
    UndoAsked,
)
from chabudai.table.lesson import lesson_of, unwanted
from chabudai.table.messages import Deal, Seat, Status, TableInfo
from chabudai.table.plan import Already, Ask, Line, Plan
from chabudai.table.redaction import redacted
from chabudai.table.salts import Salts
from chabudai.table.start import first_position
from chabudai.table.takeback import forget, taken_back

By = Literal["person", "bot", "clock"]


class Table:
    """A table as its log made it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.variant = plan.variant()
        self.lesson = lesson_of(plan, self.variant.game)
        self.seats = [Seat(seat) for seat in range(self.variant.players)]
        self.salts = Salts(self.variant.players)
        self.contestants: list[str] = []  # who was dealt in, by seat: a player's id or bot:<name>
        self.lines: list[Line] = []
        self.position: Position | None = None
        self.done: dict[tuple[int, str], int] = {}  # a seat's move id: its line
        self.ask: Ask | None = None
        self.clocks = Clocks(plan.settings.clock, self.variant.players)
        self.epoch = 0  # counts what changes the board or who moves; chat does not
        self.given = 0  # moves that a fork brought with it
        self.forgotten = 0  # moves whose earlier states were let go
        self.next = ""  # the rematch
        self.prepared: tuple[AnyEntry, Position | Step] | None = None  # what a wish has looked at

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
        if player:
            for seat in self.seats:
                if seat.player == player:
                    return seat.seat
        return None

    @property
    def full(self) -> bool:
        return all(seat.name for seat in self.seats)

    def company(self) -> list[Seat]:
        """The seats as anybody may know them."""
        if self.position:
            return list(self.seats)
        return [
            replace(s, salt=state) for s, state in zip(self.seats, self.salts.states, strict=True)
        ]

    def info(self, seat: int | None = None) -> TableInfo:
        """The table as anybody with its link may know it, or somebody in a seat."""
        plan = self.plan
        return TableInfo(
            plan.id, plan.game, plan.rules, plan.options, plan.settings, self.status,
            self.company(), plan.host, commitment_to(plan.seed),
            len(self.position.played) if self.position else 0, self.seq,
            self.next if seat is not None else "",
            plan.forked_at, plan.unrated(), plan.lesson, self.deal(seat),
            find(plan.game).fewest_win,
        )  # fmt: skip

    def deal(self, seat: int | None = None) -> Deal | None:
        """The deal that others play too, as somebody in a seat may know it."""
        deal = self.plan.deal
        if deal is None:
            return None
        return replace(deal, sealed=self.sealed, table=deal.table if seat is not None else "")

    @property
    def sealed(self) -> bool:
        """Must the deal of a day be kept, for the day is not over?"""
        deal = self.plan.deal
        secret = deal and deal.day and not deal.public
        return bool(secret and deal and not days.is_over(deal.day))

    def playing(self) -> Position:
        """The game under way; refused before the deal and after the end."""
        if self.position is None:
            raise refuse("table-not-dealt")
        if self.position.over:
            raise refuse("game-is-over")
        return self.position

    # Wishes.

    def to_sit(
        self, seat: int | None, player: str, name: str, salt: str = "", hash: str = ""
    ) -> list[AnyEntry]:
        taken = self.seat_of(player)
        if taken is not None:
            raise refuse("table-seated-already", seat=taken)
        return self.to_fill({self.free_seat(seat): Sat(-1, name, player, "", salt, hash)})

    def free_seat(self, seat: int | None) -> int:
        free = [s.seat for s in self.seats if not s.name]
        if seat is None and free:
            return free[0]
        if seat is None or seat not in free:
            raise refuse("table-seat-taken")
        return seat

    def to_fill(self, sitting: dict[int, Sat]) -> list[AnyEntry]:
        """Lines for all who sit down at once, and for the deal if nothing more is waited for."""
        lines: list[AnyEntry] = [replace(sat, seat=seat) for seat, sat in sitting.items()]
        waits = self.salts.waited_for or any(sat.hash for sat in sitting.values())
        if not waits and all(s.name or s.seat in sitting for s in self.seats):
            salts = list(self.salts.given)
            for seat, sat in sitting.items():
                salts[seat] = sat.salt
            lines += self.to_deal(salts)
        return lines

    def to_salt(self, seat: int, hash: str) -> list[AnyEntry]:
        self.salts.check_commit(seat)
        return [Salted(seat, hash)]

    def to_reveal(self, seat: int, salt: str) -> list[AnyEntry]:
        """Lines for a salt, and for the deal if it was the last."""
        if self.position or not self.full:
            raise refuse("salt-not-due")
        self.salts.check_reveal(seat, salt)
        salts, last = list(self.salts.given), self.salts.waited_for == [seat]
        salts[seat] = salt
        return [Revealed(seat, salt), *(self.to_deal(salts) if last else [])]

    def to_deal(self, salts: list[str]) -> list[AnyEntry]:
        """The deal, which is tried here: what can't be dealt is refused before it is written."""
        game = self.variant.game
        facts = None if game.facts is None else dict(game.facts)
        entry = Dealt(self.plan.rules, salts, game.data, facts)
        self.prepared = (entry, first_position(self.plan, self.variant, salts))
        return [entry]

    def to_move(self, seat: int, text: str, id: str, by: By = "person") -> list[AnyEntry]:
        """The move that a text means; a move sent twice is Already made."""
        if id and (seat, id) in self.done:
            raise Already(self.done[seat, id])
        if by == "person" and self.seats[seat].away:
            raise refuse("table-away")
        answer = self.meant(seat, text)
        if isinstance(answer, Refusal):
            raise Refused(answer)
        return self.to_make(seat, answer, id, by)

    def meant(self, seat: int, text: str) -> int | Refusal:
        """The move that a text means, or why it is not taken."""
        position = self.playing()
        number = position.numbers().get(text) if seat == position.seat else None
        answer = position.read(text, seat) if number is None else number
        if isinstance(answer, Refusal) or self.lesson is None:
            return answer
        return unwanted(self.lesson, position, answer) or answer

    def to_make(self, seat: int, move: int, id: str, by: By) -> list[AnyEntry]:
        """A legal move by its number; what it leads to is worked out here, and once."""
        position = self.playing()
        entry = Moved(seat, position.game.notation.move_text(move), id, by)
        self.prepared = (entry, position.ahead(move))
        return [entry]

    def status_after(self, entries: Sequence[AnyEntry]) -> Status:
        """The status once these lines, which a wish has just answered with, are added."""
        if self.prepared is None or not any(entry is self.prepared[0] for entry in entries):
            return self.status
        return "over" if self.prepared[1].state.seat < 0 else "playing"

    def why_not(self, seat: int, text: str) -> Refusal | None:
        answer = self.meant(seat, text)
        return answer if isinstance(answer, Refusal) else None

    def to_say(self, seat: int | None, name: str, text: str, player: str = "") -> list[AnyEntry]:
        return [Said(name, text, seat, player)]

    def to_leave(self, seat: int, bot: str) -> list[AnyEntry]:
        if self.position is None:
            return [Stood(seat)]
        self.playing()
        self.check_own_hand()
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
        self.check_own_hand()
        if not self.keeps_waiting(seat):
            raise refuse("table-not-waiting", seat=seat)
        left = self.clocks.since + self.plan.settings.patience - now
        if left > 0:
            raise refuse("table-patience", seat=seat, seconds=int(left) + 1)
        return [Away(seat, bot)] if self.position else [Stood(seat)]

    def keeps_waiting(self, seat: int) -> bool:
        """Does all wait for this seat, for its move or for its part in the deal?"""
        if self.position is None:
            return self.full and self.salts.states[seat] in ("due", "committed")
        return self.turn == seat and not self.seats[seat].bot

    def to_rematch(self, table: str, seat: int | None = None) -> list[AnyEntry]:
        if self.next:
            raise Already(self.seq)
        return [Rematch(table, seat)]

    # Carrying out a line that is stored.

    def add(self, entry: AnyEntry, at: float) -> Line:
        line = Line(entry, at)
        self.lines.append(line)
        self.epoch += not isinstance(entry, Said | Redacted)
        ADDERS[type(entry)](self, entry, line)
        return line

    def add_sat(self, entry: Sat, line: Line) -> None:
        self.seats[entry.seat] = Seat(entry.seat, entry.name, entry.player, entry.bot)
        self.salts.sit(entry.seat, entry.salt, entry.hash)
        self.clocks.begin(line.at)

    def add_stood(self, entry: Stood, line: Line) -> None:
        self.seats[entry.seat] = Seat(entry.seat)
        self.salts.stand(entry.seat)

    def add_salted(self, entry: Salted, line: Line) -> None:
        self.salts.commit(entry.seat, entry.hash)
        self.clocks.begin(line.at)

    def add_revealed(self, entry: Revealed, line: Line) -> None:
        self.salts.reveal(entry.seat, entry.salt)

    def add_dealt(self, entry: Dealt, line: Line) -> None:
        if entry.facts is not None and entry.facts != self.variant.game.facts:
            self.variant = self.plan.variant(entry.facts)  # the box was corrected since
        self.variant.game.check_data(entry.data)
        found = self.looked_at(entry)
        dealt = found if isinstance(found, Position) else None
        self.position = dealt or first_position(self.plan, self.variant, entry.salts)
        self.contestants = [f"bot:{s.bot}" if s.bot else s.player for s in self.seats]
        self.given = len(self.position.played)
        line.events = self.position.opening
        for played in self.position.played:
            line.events += played.events
        self.clocks.begin(line.at)

    def looked_at(self, entry: AnyEntry) -> Position | Step | None:
        """What the wish that brought this very line has worked out already."""
        found, self.prepared = self.prepared, None
        return found[1] if found and found[0] is entry else None

    def add_moved(self, entry: Moved, line: Line) -> None:
        assert self.position is not None
        found = self.looked_at(entry)
        if isinstance(found, Step):
            self.position.take(found)
        else:
            self.position.push(entry.move)
        line.events = self.position.played[-1].events
        if entry.id:
            self.done[entry.seat, entry.id] = self.seq
        self.ask = None
        self.clocks.moved(entry.seat, line.at)
        forget(self)

    def add_asked(self, entry: UndoAsked, line: Line) -> None:
        self.ask = Ask(entry.seat, entry.to, set(entry.of))

    def add_answered(self, entry: UndoAnswered, line: Line) -> None:
        if self.ask:
            self.ask.waits_for.discard(entry.seat)
            if not entry.yes:
                self.ask = None

    def add_taken_back(self, entry: TakenBack, line: Line) -> None:
        self.position = taken_back(self, entry.to)
        self.ask = None
        self.clocks.taken_back(line.at)

    def add_away(self, entry: Away, line: Line) -> None:
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = Seat(seat.seat, seat.name, seat.player, entry.bot, True)

    def add_back(self, entry: Back, line: Line) -> None:
        self.seats[entry.seat] = Seat(entry.seat, entry.name, entry.player)

    def add_rematch(self, entry: Rematch, line: Line) -> None:
        self.next = entry.table

    def add_redacted(self, entry: Redacted, line: Line) -> None:
        changed = self.lines[entry.line]
        changed.entry = now = redacted(changed.entry, entry.part)
        if isinstance(now, Sat | Back) and self.seats[now.seat].player == now.player:
            self.seats[now.seat] = replace(self.seats[now.seat], name=now.name)

    def check_own_hand(self) -> None:
        """The deal of a day is played by oneself: no bot takes over, however strong."""
        if self.plan.deal and self.plan.deal.day:
            raise refuse("deal-not-left")

    def check_open(self) -> None:
        """Refuse what would tell a deal that others still play."""
        if self.sealed:
            raise refuse("deal-sealed")

    def dealt(self) -> Dealt:
        return next(line.entry for line in self.lines if isinstance(line.entry, Dealt))

    def record(self) -> Record:
        """The finished game; its seed is told only now."""
        if self.position is None or not self.position.over:
            raise refuse("record-not-over")
        self.check_open()
        return make_record(self.position)


ADDERS: dict[type, Callable[[Table, Any, Line], None]] = {
    Sat: Table.add_sat,
    Stood: Table.add_stood,
    Salted: Table.add_salted,
    Revealed: Table.add_revealed,
    Dealt: Table.add_dealt,
    Moved: Table.add_moved,
    UndoAsked: Table.add_asked,
    UndoAnswered: Table.add_answered,
    TakenBack: Table.add_taken_back,
    Said: lambda table, entry, line: None,
    Away: Table.add_away,
    Back: Table.add_back,
    Rematch: Table.add_rematch,
    Redacted: Table.add_redacted,
}
