"""One wish at a time for each table, in the order in which they came."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from chabudai.server import times
from chabudai.server.statements import Statement, executing
from chabudai.server.store import Work, Written, chained, log_rows
from chabudai.table.entries import AnyEntry
from chabudai.table.wishes import Conflict, Wish, commit

if TYPE_CHECKING:
    from chabudai.server.live import LiveTable
    from chabudai.server.server import Server

LOG = logging.getLogger("chabudai.server")
Also = Callable[[list[AnyEntry]], Sequence[Statement]]
Answered = Callable[[int | Exception], None]  # the number of a wish's last line, or why not


class Lineup:
    """Who has a table for themselves, and who waits for it."""

    def __init__(self) -> None:
        self.waiting: deque[Callable[[], None]] = deque()
        self.taken = self.running = False

    def enter(self, begin: Callable[[], None]) -> None:
        """Begin once nobody else is at it; whoever has begun says `leave` at the end."""
        self.waiting.append(begin)
        self.run()

    def leave(self) -> None:
        self.taken = False
        self.run()

    def run(self) -> None:
        """A loop and no recursion: thousands may wait, and each may leave at once."""
        if self.running:
            return
        self.running = True
        try:
            while self.waiting and not self.taken:
                self.taken = True
                self.waiting.popleft()()
        finally:
            self.running = False

    async def __aenter__(self) -> None:
        entered = asyncio.get_running_loop().create_future()
        self.enter(partial(self.let_in, entered))
        try:
            await entered
        except asyncio.CancelledError:
            if entered.done() and not entered.cancelled():
                self.leave()
            raise

    def let_in(self, entered: "asyncio.Future[None]") -> None:
        if entered.done():  # it does not wait any more
            self.leave()
        else:
            entered.set_result(None)

    async def __aexit__(self, *_: object) -> None:
        self.leave()


class Attempt:
    """A wish on its way: checked, committed, applied, answered. Nothing of it depends on who
    wished: a client that goes away does not stop it halfway."""

    __slots__ = ("also", "begun", "done", "lines", "live", "server", "wish")

    def __init__(
        self, server: "Server", live: "LiveTable", wish: Wish, done: Answered, also: Also | None
    ) -> None:
        self.server, self.live, self.wish, self.done, self.also = server, live, wish, done, also
        self.lines: list[Written] = []
        self.begun = time.monotonic()

    def make(self) -> None:
        """Check the wish, and hand its lines to the one who writes."""
        try:
            work = self.checked()
        except Exception as error:
            self.end(error)
        else:
            self.server.store.put(work)

    def checked(self) -> Work:
        """What is to be written if the wish may be granted; what it may not do is raised."""
        table, server = self.live.table, self.server
        entries, number = self.wish(table), table.seq + 1
        self.lines = chained(entries, number, times.now(), self.live.hash)
        changes = server.changes(table, entries)
        if self.also:
            changes = [*self.also(entries), *changes]
        rows = log_rows(table.plan.id, number, self.lines)
        return Work(rows, executing(changes), None, self.committed)

    def committed(self, error: Exception | None) -> None:
        if isinstance(error, Conflict):
            self.server.spawn(self.again())
            return
        try:
            answer = error or self.apply()
        except Exception as failure:
            answer = failure
        self.end(answer)

    def apply(self) -> int:
        self.server.apply(self.live, self.lines)
        if self.server.metrics:
            self.server.metrics.added([line.entry for line in self.lines], self.begun)
        return self.live.table.seq

    async def again(self) -> None:
        """Somebody else was quicker: the wish is checked again after what they wrote."""

        async def attempt() -> int:
            await self.server.store.written(self.checked())
            return self.apply()

        async def catch_up() -> None:
            await self.server.catch_up(self.live)

        try:
            await catch_up()
            answer: int | Exception = await commit(attempt, catch_up)
        except Exception as error:
            answer = error
        self.end(answer)

    def end(self, answer: int | Exception) -> None:
        try:
            self.done(answer)
        except Exception:  # whose fault it ever is, the table goes on
            LOG.exception("not answered")
        self.live.lineup.leave()


def settle(future: "asyncio.Future[int]", answer: int | Exception) -> None:
    """Hand an answer to who waits for it, if anybody still does."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
