"""Two games compared, one pair at a time: both are played through, which takes a core a while."""

import asyncio
from collections import Counter, OrderedDict

from chabudai.kernel.refusal import refuse
from chabudai.table.compare import Comparison, compared_tables
from chabudai.table.table import Table

KEPT = 32
MOST_WAITING = 4  # of one address

Key = tuple[str, int, bool, str, int, bool, int | None]


class Comparisons:
    """Finished games do not change, so what was compared last is kept."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, Comparison] = OrderedDict()
        self.turn = asyncio.Semaphore(1)
        self.waiting: Counter[str] = Counter()

    async def of(self, one: Table, other: Table, seat: int | None, address: str) -> Comparison:
        key = (*mark(one), *mark(other), seat)
        if key in self.kept:
            return self.kept[key]
        if self.waiting[address] >= MOST_WAITING:
            raise refuse("too-fast")
        self.waiting[address] += 1
        try:
            async with self.turn:
                return self.kept.get(key) or await self.make(key, one, other, seat)
        finally:
            self.waiting[address] -= 1
            self.waiting += Counter()  # without those who wait for nothing

    async def make(self, key: Key, one: Table, other: Table, seat: int | None) -> Comparison:
        found = await asyncio.to_thread(compared_tables, one, other, seat)
        self.kept[key] = found
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found


def mark(table: Table) -> tuple[str, int, bool]:
    """What a comparison depends on: the log, and whether the deal's day is over."""
    return table.plan.id, table.seq, table.sealed
