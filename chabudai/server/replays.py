"""Looking back step by step without playing the whole game again for every step."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from chabudai.kernel.position import Position
from chabudai.server.table import Table

MOST = 8  # tables; the longest game takes four megabytes


class Replays:
    """Where those who looked back last have arrived. A position is lent to one of them at a time;
    who comes meanwhile gets one of their own. What a seat is told is made from it as ever."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Table, Position] = OrderedDict()

    @contextmanager
    def at_move(self, table: Table, count: int) -> Iterator[Position]:
        """The game after so many of its moves, for as long as the block runs."""
        position = table.at_move(count, self.kept.pop(table, None))
        yield position
        self.kept[table] = position
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)
