"""Looking back at a table, and starting another from where it stood."""

import secrets
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from chabudai.kernel.position import Played, Position
from chabudai.kernel.refusal import refuse
from chabudai.table.plan import Origin
from chabudai.table.start import first_position
from chabudai.table.table import Table

MOST = 8  # tables; the longest game takes four megabytes


def at_move(table: Table, count: int, earlier: Position | None = None) -> Position:
    """The game as it stood after so many of the moves that stand; an earlier answer, which is
    used up, is played on or taken back instead of a whole game."""
    if table.position is None or not 0 <= count <= len(table.position.played):
        raise refuse("table-no-such-move", number=count)
    found = earlier or first_position(table.plan, table.variant, table.dealt().salts)
    standing = table.position.played[:count]
    shared = moves_in_common(found.played, standing)
    for _ in range(len(found.played) - shared):
        found.pop()
    for played in standing[shared:]:
        found.push_number(played.move)
    return found


def moves_in_common(one: Sequence[Played], other: Sequence[Played]) -> int:
    """Returns how many moves from the start are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    differ = (number for number, (mine, theirs) in pairs if mine.move != theirs.move)
    return next(differ, min(len(one), len(other)))


def fork(table: Table, count: int, seat: int | None) -> Origin:
    """A start for another table: moves to repeat once all is known; before the end a position in
    which what the seat can't know was dealt anew."""
    position, facts = at_move(table, count), table.dealt().facts
    if table.status == "over" and not (table.plan.origin and table.plan.origin.text):
        notation = position.game.notation
        moves = tuple(notation.move_text(played.move) for played in position.played)
        return Origin(count, table.plan.id, "", moves, position.salts, facts)
    if position.over:
        raise refuse("game-is-over")
    viewer = -1 if seat is None else seat
    text = position.imagined(viewer, secrets.randbits(60)).text()
    table.variant.position(text, 0)  # refused here and now if it could not be dealt
    return Origin(count, table.plan.id, text, facts=facts)


class Replays:
    """Where those who looked back last have arrived. A position is lent to one of them at a time;
    who comes meanwhile gets one of their own. What a seat is told is made from it as ever."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Table, Position] = OrderedDict()

    @contextmanager
    def at_move(self, table: Table, count: int) -> Iterator[Position]:
        """The game after so many of its moves, for as long as the block runs."""
        position = at_move(table, count, self.kept.pop(table, None))
        yield position
        self.kept[table] = position
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)
