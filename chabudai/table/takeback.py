"""Taking moves back: how far a seat may go, and who is asked.

Against bots alone a person goes back as far as they like, and the bots' answers go with it. Among
people what was revealed stands, and whoever has moved since is asked. A rated game has none of it.
"""

from typing import TYPE_CHECKING

from chabudai.kernel.position import Played, Position
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import State
from chabudai.table.entries import AnyEntry, TakenBack, UndoAnswered, UndoAsked
from chabudai.table.start import first_position

if TYPE_CHECKING:
    from chabudai.table.table import Table

BLANK = State.__new__(State)  # stands where a state that nobody can go back to was
KEPT = 64  # states behind the last move; who goes further back waits for a replay


# Wishes.


def to_undo(table: "Table", seat: int, turn: bool = False) -> list[AnyEntry]:
    """Back to before the seat's last move, or the whole of its turn."""
    table.playing()
    to = back_to(table, seat, turn)
    if to is None:
        raise refuse("undo-not-possible")
    if table.ask:
        raise refuse("undo-asked-already", seat=table.ask.seat)
    concerned = asked(table, seat, to)
    return [UndoAsked(seat, to, concerned)] if concerned else [TakenBack(seat, to)]


def to_answer(table: "Table", seat: int, yes: bool) -> list[AnyEntry]:
    if table.ask is None or seat not in table.ask.waits_for:
        raise refuse("undo-not-asked")
    lines: list[AnyEntry] = [UndoAnswered(seat, yes)]
    if yes and table.ask.waits_for == {seat}:
        lines.append(TakenBack(table.ask.seat, table.ask.to))
    return lines


# How far.


def against_bots(table: "Table") -> bool:
    """Has everybody else always been a bot? A seat that a bot plays for a person is theirs."""
    return len([seat for seat in table.seats if seat.player]) == 1


def stands(table: "Table", position: Position) -> int:
    """How many moves stand for good."""
    if against_bots(table):
        return table.given
    return max(table.given, position.undo_point())


def back_to(table: "Table", seat: int, turn: bool = False) -> int | None:
    """How many moves would stand if the seat's last one were taken back, or all that it made in a
    row; None: nothing can be."""
    position = table.position
    if not table.plan.settings.undo or position is None or position.over:
        return None
    played, floor = position.played, stands(table, position)
    for number in range(len(played) - 1, floor - 1, -1):
        if played[number].seat == seat:
            return first_in_a_row(table, number, floor) if turn else number
    return None


def first_in_a_row(table: "Table", number: int, floor: int) -> int:
    """Where the turn of a move began. Who plays alone has no turns: each move is one."""
    assert table.position is not None
    played = table.position.played
    while (
        len(table.seats) > 1 and number > floor and played[number - 1].seat == played[number].seat
    ):
        number -= 1
    return number


def asked(table: "Table", seat: int, to: int) -> list[int]:
    """People who have moved since, and who must agree."""
    assert table.position is not None
    others = {played.seat for played in table.position.played[to:]} - {seat}
    return sorted(other for other in others if not table.seats[other].bot)


def forget(table: "Table") -> None:
    """Let go of states that nobody can go back to; history replays."""
    assert table.position is not None
    played, first = table.position.played, let_go(table, table.position)
    for number in range(table.forgotten, first):
        past = played[number]
        played[number] = Played(past.move, past.seat, BLANK, past.events, past.revealed)
    table.forgotten = max(table.forgotten, first)


def let_go(table: "Table", position: Position) -> int:
    """Before which move states are not kept."""
    if against_bots(table):
        return len(position.played) - KEPT
    return position.undo_point()


def taken_back(table: "Table", to: int) -> Position:
    """The position after so many moves; played again where its state was let go."""
    position = table.position
    assert position is not None
    if to >= table.forgotten:
        while len(position.played) > to:
            position.pop()
        return position
    found = first_position(table.plan, table.variant, table.dealt().salts)
    for played in position.played[len(found.played) : to]:
        found.push_number(played.move)
    table.forgotten = 0
    return found
