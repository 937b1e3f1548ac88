"""Reviews of games that are over: made part by part in the workers, behind their queue."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from chabudai.bots.review import Part, whole
from chabudai.kernel.refusal import Refused, refuse
from chabudai.server.protocol import ReviewState
from chabudai.table.table import Table

if TYPE_CHECKING:
    from chabudai.server.server import Server

MOST = 200  # reviews that are kept


class Looking:
    """One review, as far as it has come."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.failure: Refused | None = None
        self.task: asyncio.Task[None] | None = None

    def told(self) -> ReviewState:
        if self.failure:
            raise self.failure
        of = self.parts[0].of if self.parts else 0
        return ReviewState(self.done, of, whole(self.parts) if self.is_whole else None)

    @property
    def done(self) -> int:
        return sum(len(part.moves) for part in self.parts)

    @property
    def is_whole(self) -> bool:
        return bool(self.parts) and self.done == self.parts[0].of


class Reviews:
    """What was asked for, the latest last."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.found: OrderedDict[str, Looking] = OrderedDict()

    def state(self, table: Table, owner: str) -> ReviewState:
        """How far a review is; it is begun if nobody has asked before."""
        if table.status != "over":
            raise refuse("record-not-over")
        id = table.plan.id
        looking = self.found.get(id)
        if looking is None or looking.failure:
            looking = self.found[id] = self.begin(table, owner)
        self.found.move_to_end(id)
        while len(self.found) > MOST:
            self.found.popitem(last=False)
        return looking.told()

    def begin(self, table: Table, owner: str) -> Looking:
        looking, record = Looking(), table.record().text()
        looking.task = self.server.spawn(self.work(looking, record, owner))
        return looking

    async def work(self, looking: Looking, record: str, owner: str) -> None:
        try:
            while not looking.is_whole and not self.server.stopping:
                part = await self.server.pool.look_back(record, looking.done, owner)
                looking.parts.append(part)
        except Refused as error:
            looking.failure = error
