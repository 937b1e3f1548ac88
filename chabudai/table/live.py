"""A table with those who are told what happens at it, each as their seat may know it."""

from collections.abc import Callable
from typing import Any, Protocol

from chabudai.table import told
from chabudai.table.entries import Said
from chabudai.table.table import Table


class Watcher(Protocol):
    """Somebody who is told what happens: a socket."""

    player: str
    preview: bool  # is it to be told what its moves bring?
    deaf: frozenset[str]  # public ids of those whose words it is not told

    def send(self, message: bytes) -> None:
        """Take a message without waiting."""

    def turn_away(self) -> None:
        """Nothing more is to be seen here."""


class Watched:
    """A table and its watchers. `encode` writes messages, `clock` says what time it is."""

    def __init__(
        self, table: Table, encode: Callable[[Any], bytes], clock: Callable[[], float]
    ) -> None:
        self.table, self.encode, self.clock = table, encode, clock
        self.watchers: set[Watcher] = set()
        self.kept: dict[tuple[int | None, bool], tuple[Table, int, bytes]] = {}

    def tell(self, first: int) -> None:
        """Send the lines from `first` on to everybody, each as their seat may know them."""
        made: dict[tuple[int | None, bool, frozenset[str]], list[bytes]] = {}
        speak = self.speakers(first)
        closed = not self.table.plan.settings.spectators and self.table.status != "waiting"
        for watcher in list(self.watchers):
            seat = self.table.seat_of(watcher.player)
            if seat is None and closed:
                watcher.turn_away()
                continue
            key = (seat, watcher.preview, watcher.deaf & speak)
            if key not in made:
                made[key] = self.messages(first, *key)
            for message in made[key]:
                watcher.send(message)
        if self.table.position:
            self.table.position.forget_looks()

    def speakers(self, first: int) -> frozenset[str]:
        entries = (line.entry for line in self.table.lines[first:])
        return frozenset(entry.player for entry in entries if isinstance(entry, Said))

    def messages(
        self, first: int, seat: int | None, preview: bool, deaf: frozenset[str]
    ) -> list[bytes]:
        table = self.table
        now = told.now(table, seat, self.clock(), preview)
        return [
            self.encode(told.update(table, n, seat, now if n == table.seq else None, deaf))
            for n in range(first, table.seq + 1)
        ]

    def current(self, seat: int | None, preview: bool) -> bytes:
        """Returns how things stand for a seat; kept until the next line, unless a clock runs."""
        table = self.table
        known = self.kept.get((seat, preview))
        if known and known[0] is table and known[1] == table.seq:
            return known[2]
        found = self.encode(told.current(table, seat, self.clock(), preview))
        if table.clocks.clock is None:
            self.kept[seat, preview] = (table, table.seq, found)
        return found
