"""A table in memory, with those who watch it."""

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

import msgspec

from chabudai.server import times
from chabudai.server.store import Written
from chabudai.server.wire import framed
from chabudai.table import told
from chabudai.table.table import Table

ENCODER = msgspec.json.Encoder()


class Watcher(Protocol):
    """Somebody who is told what happens: a socket."""

    player: str
    preview: bool  # is it to be told what its moves bring?

    def send(self, frame: bytes) -> None:
        """Take a message, framed, without waiting."""

    def turn_away(self) -> None:
        """Nothing more is to be seen here."""


class LiveTable:
    """A table, the hash of its last line, its watchers, and what is under way."""

    def __init__(self, table: Table, hash: bytes) -> None:
        self.table, self.hash = table, hash
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.told: int | None = None  # the seat that was last notified of its turn
        self.paces = 1  # after which bots answer at this table
        # Who is connected at other processes: until when to believe it, people, and onlookers.
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}
        self.kept: dict[tuple[int | None, bool], tuple[Table, int, bytes]] = {}

    @property
    def busy(self) -> bool:
        running = self.thinking is not None and not self.thinking.done()
        return bool(self.watchers) or running or self.alarm is not None or self.lock.locked()

    def add(self, lines: Sequence[Written]) -> None:
        """Carry lines out that are in the log, and tell everybody."""
        first = self.table.seq + 1
        for line in lines:
            self.table.add(line.entry, line.at)
            self.hash = line.hash
        if lines:
            self.tell(first)

    def tell(self, first: int) -> None:
        """Send the lines from `first` on to everybody, each as their seat may know them."""
        made: dict[tuple[int | None, bool], list[bytes]] = {}
        closed = not self.table.plan.settings.spectators and self.table.status != "waiting"
        for watcher in list(self.watchers):
            seat = self.table.seat_of(watcher.player)
            if seat is None and closed:
                watcher.turn_away()
                continue
            key = (seat, watcher.preview)
            if key not in made:
                made[key] = self.messages(first, *key)
            for message in made[key]:
                watcher.send(message)

    def messages(self, first: int, seat: int | None, preview: bool) -> list[bytes]:
        table = self.table
        now = told.now(table, seat, times.now(), preview)
        return [
            framed(ENCODER.encode(told.update(table, n, seat, now if n == table.seq else None)))
            for n in range(first, table.seq + 1)
        ]

    def current(self, seat: int | None, preview: bool) -> bytes:
        """How things stand for a seat; kept until the next line, unless a clock runs."""
        table = self.table
        known = self.kept.get((seat, preview))
        if known and known[0] is table and known[1] == table.seq:
            return known[2]
        found = framed(ENCODER.encode(told.current(table, seat, times.now(), preview)))
        if table.clocks.clock is None:
            self.kept[seat, preview] = (table, table.seq, found)
        return found
