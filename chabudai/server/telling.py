"""What each seat is told of a table. Everything that leaves a table for a client is made here."""

from dataclasses import asdict
from typing import Any

import msgspec

from chabudai.kernel import refusal as kernel
from chabudai.kernel.position import SPECTATOR, Happening, Position
from chabudai.server.protocol import (
    AnyEntry,
    Current,
    Event,
    Moved,
    Now,
    Outcome,
    Past,
    Refusal,
    Rematch,
    UndoState,
    Update,
)
from chabudai.server.table import Table


def refusal_told(refusal: kernel.Refusal) -> Refusal:
    args = {name: plain(value) for name, value in refusal.args.items()}
    return Refusal(refusal.id, refusal.clause, args, kernel.plain_words(refusal))


def plain(value: Any) -> Any:
    return value if isinstance(value, str | int | float | bool | list | None) else str(value)


def event_told(happening: Happening) -> Event:
    return Event(happening.id, happening.clause, happening.args)


def entry_told(entry: AnyEntry, seat: int | None, over: bool) -> AnyEntry:
    """A move's text and id are the mover's own until the game is over; a rematch is for those
    who sit here."""
    if isinstance(entry, Rematch) and seat is None:
        return Rematch()
    if isinstance(entry, Moved) and entry.seat != seat:
        return Moved(entry.seat, entry.move if over else "", "", entry.by)
    return entry


def update(table: Table, number: int, seat: int | None, now: Now | None) -> Update:
    """One line of the log as a seat is told it."""
    line = table.lines[number]
    events = []
    if line.events and table.position:
        events = [event_told(table.position.told(raw, seat)) for raw in line.events]
    entry = entry_told(line.entry, seat, table.status == "over")
    return Update(number, line.at, entry, events, now)


def updates(table: Table, after: int, seat: int | None) -> list[Update]:
    return [update(table, n, seat, None) for n in range(max(after + 1, 0), len(table.lines))]


def current(table: Table, seat: int | None, time: float) -> Current:
    return Current(table.seq, now(table, seat, time))


def now(table: Table, seat: int | None, time: float) -> Now | None:
    """The game as a seat knows it; None before the deal."""
    position = table.position
    if position is None:
        return None
    mine = seat is not None and position.seat == seat
    return Now(
        turn=position.seat,
        view=position.view(seat),
        moves=position.moves() if mine else None,
        score=seen_score(position, seat),
        undo=undo_state(table, seat),
        clock=table.clocks.ticking(position.seat, time),
        outcome=outcome(position),
        preview=position.preview() if mine else {},
    )


def seen_score(position: Position, seat: int | None) -> list[dict[str, int]]:
    return position.score(SPECTATOR if seat is None else seat)


def undo_state(table: Table, seat: int | None) -> UndoState:
    may = seat is not None and table.ask is None and table.undo_to(seat) is not None
    if table.ask is None:
        return UndoState(may)
    return UndoState(may, table.ask.seat, table.ask.to, sorted(table.ask.waits_for))


def outcome(position: Position) -> Outcome | None:
    found = position.outcome()
    return None if found is None else msgspec.convert(asdict(found), Outcome)


def past(position: Position, moves: int, seat: int | None) -> Past:
    """A table after some of its moves, as the seat knew it then."""
    count = len(position.played)
    last = position.last_events(seat) if count else position.events(seat)
    return Past(
        count, moves, seat,
        position.view(seat), seen_score(position, seat), [event_told(e) for e in last],
    )  # fmt: skip
