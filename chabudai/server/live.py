"""A table in memory at a server, with what is under way there."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from chabudai.server import times
from chabudai.server.lineup import Lineup
from chabudai.server.store import Written
from chabudai.server.wire import framed
from chabudai.table.live import Watched
from chabudai.table.table import Table

ENCODER = msgspec.json.Encoder()


def written(message: Any) -> bytes:
    """A message as it goes over the wire, framed."""
    return framed(ENCODER.encode(message))


class LiveTable(Watched):
    """A table, the hash of its last line, its watchers, and what is under way."""

    def __init__(self, table: Table, hash: bytes) -> None:
        super().__init__(table, written, times.now)
        self.hash = hash
        self.lineup = Lineup()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.told: int | None = None  # the seat that was last notified of its turn
        self.paces = 1  # after which bots answer at this table
        # Who is connected at other processes: until when to believe it, people, and onlookers.
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}

    @property
    def busy(self) -> bool:
        running = self.thinking is not None and not self.thinking.done()
        return bool(self.watchers) or running or self.alarm is not None or self.lineup.taken

    def add(self, lines: Sequence[Written]) -> None:
        """Carry lines out that are in the log, and tell everybody."""
        first = self.table.seq + 1
        for line in lines:
            self.table.add(line.entry, line.at)
            self.hash = line.hash
        if lines:
            self.tell(first)
