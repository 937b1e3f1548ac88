"""What each seat is told of a table. Everything that leaves a table for a client is made here."""

from dataclasses import replace
from typing import Any

from chabudai.kernel.position import SPECTATOR, Position
from chabudai.table.deciding import decided
from chabudai.table.entries import (
    AnyEntry,
    Away,
    Back,
    Moved,
    Redacted,
    Rematch,
    Revealed,
    Said,
    Salted,
    Sat,
    Stood,
)
from chabudai.table.lesson import Lesson, awaited, told_lesson
from chabudai.table.messages import Current, Missed, Now, Past, UndoState, Update
from chabudai.table.table import Table
from chabudai.table.takeback import back_to

PAGE = 200  # lines of a log in one message
NOBODY: frozenset[str] = frozenset()
COMPANY = (
    Sat,
    Stood,
    Salted,
    Revealed,
    Away,
    Back,
    Redacted,
)  # after which the seats are told anew


def entry_told(entry: AnyEntry, seat: int | None, over: bool, dealt: bool = True) -> AnyEntry:
    """A move's text and id are the mover's own until the game is over, a salt its giver's until
    the deal; a rematch is for those who sit here."""
    if isinstance(entry, Moved):
        if entry.seat == seat:
            return entry
        return Moved(entry.seat, entry.move if over else "", "", entry.by)
    if isinstance(entry, Rematch) and seat is None:
        return Rematch()
    if isinstance(entry, Sat | Revealed) and entry.seat != seat and not dealt:
        return replace(entry, salt="")
    return entry


def update(
    table: Table, number: int, seat: int | None, now: Now | None, deaf: frozenset[str] = NOBODY
) -> Update:
    """One line of the log as a seat is told it, without what those say whom it does not hear."""
    line, position, status = table.lines[number], table.position, table.status
    events = [position.told(raw, seat) for raw in line.events] if position else []
    over = status == "over" and not table.sealed
    entry = entry_told(line.entry, seat, over, position is not None)
    if isinstance(entry, Said) and entry.player in deaf:
        entry = replace(entry, text="")
    seats = table.company() if isinstance(entry, COMPANY) else None
    return Update(number, line.at, entry, events, status, seats, now)


def missed(table: Table, after: int, seat: int | None, deaf: frozenset[str] = NOBODY) -> Missed:
    """Returns lines after a number, as many as a page has."""
    first = max(after + 1, 0)
    last = min(len(table.lines), first + PAGE)
    updates = [update(table, number, seat, None, deaf) for number in range(first, last)]
    return Missed(updates, last < len(table.lines))


def current(table: Table, seat: int | None, time: float, preview: bool = False) -> Current:
    return Current(table.seq, table.status, table.company(), now(table, seat, time, preview))


def now(table: Table, seat: int | None, time: float, preview: bool = False) -> Now | None:
    """Returns the game as a seat knows it; None before the deal."""
    position = table.position
    if position is None:
        return None
    outcome = position.outcome()
    mine = seat is not None and position.seat == seat
    lesson = table.lesson if table.lesson and seat == table.lesson.seat else None
    return Now(
        turn=position.seat,
        view=view(position, seat),
        moves=open_moves(position, lesson) if mine else None,
        score=score(position, seat),
        undo=undo_state(table, seat),
        clock=table.clocks.ticking(position.seat, time),
        outcome=outcome,
        decided=decided(position) if outcome else None,
        preview=previewed(position) if mine and preview else {},
        lesson=told_lesson(lesson, position) if lesson else None,
    )


def open_moves(position: Position, lesson: Lesson | None) -> list[str]:
    """Returns the legal moves, in a lesson those that it waits for."""
    wanted = awaited(lesson, position) if lesson else None
    return position.moves() if wanted is None else wanted


# What was made of a state is kept with it: the next who asks is told the same.


def view(position: Position, seat: int | None) -> dict[str, Any]:
    made = position.kept.made
    if ("view", seat) not in made:
        made["view", seat] = position.view(seat)
    found: dict[str, Any] = made["view", seat]
    return found


def score(position: Position, seat: int | None) -> list[dict[str, int]]:
    made = position.kept.made
    if ("score", seat) not in made:
        made["score", seat] = position.score(SPECTATOR if seat is None else seat)
    found: list[dict[str, int]] = made["score", seat]
    return found


def totals(position: Position, seat: int | None) -> list[int]:
    """Points by seat as the plates of a table show them. Where the score so far would mislead, for
    it counts cards that are still held, a game's view has totals of its own."""
    shown = [one.get("total") for one in view(position, seat).get("seats", [])]
    if shown and all(isinstance(total, int) for total in shown):
        return shown
    return [one["total"] for one in score(position, seat)]


def previewed(position: Position) -> dict[str, int]:
    made = position.kept.made
    if "preview" not in made:
        made["preview"] = position.preview()
    found: dict[str, int] = made["preview"]
    return found


def undo_state(table: Table, seat: int | None) -> UndoState:
    ask = table.ask
    if ask is not None:
        return UndoState(False, False, ask.seat, ask.to, sorted(ask.waits_for))
    step = None if seat is None else back_to(table, seat)
    if seat is None or step is None:
        return UndoState(False)
    return UndoState(True, back_to(table, seat, turn=True) != step)


def past(position: Position, moves: int, seat: int | None) -> Past:
    """Returns a table after some of its moves, as the seat knew it then."""
    count = len(position.played)
    last = position.last_events(seat) if count else position.events(seat)
    return Past(count, moves, seat, view(position, seat), score(position, seat), last)
