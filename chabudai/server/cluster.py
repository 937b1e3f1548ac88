"""Several processes share tables through PostgreSQL.

Any process serves any client: it adds lines to the log itself, and a line's number as the key
decides who was first. NOTIFY tells the others, which then read what is new. Only bots and clocks
need one process per table, its driver. A process is alive while its connection holds a lock, which
PostgreSQL lets go the moment it dies, and while it renews its lease, for one that hangs or whose
machine is gone keeps the lock. Whoever first sees that one is dead takes its tables over.

Lock, lease and news share one connection that nothing else uses: if it goes silent, the lease is
not renewed either, and others take over from a process that hears nothing.
"""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from chabudai.kernel.refusal import Refused
from chabudai.server import queries
from chabudai.server.auth import new_id
from chabudai.server.presence import PRESENT, REACTED
from chabudai.server.steady import Steady

if TYPE_CHECKING:
    from chabudai.server.server import Server

LOG = logging.getLogger("chabudai.server")
BEAT = 0.25  # seconds between renewals
LEASE = 1.0  # seconds after which a silent process counts as dead
CONNECT = 5.0  # seconds for a connection to come about
SILENT = 1.2  # seconds without an answer after which a connection is given up: after its lease
LATEST = 1 << 60  # more lines than any log has
WAKING = 4  # tables that are loaded at once after a take-over
CLAIMED = 300  # tables that are taken over in one beat, which must be quick: the lease waits
RETRY = 1.0  # seconds


class Cluster:
    """This process among the others."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.id = new_id()
        self.driven: set[str] = set()
        self.renewed = time.monotonic()
        self.connection: Any = None  # asyncpg's
        # Tables to be woken: where something happened last comes first.
        self.due: asyncio.PriorityQueue[tuple[float, str]] = asyncio.PriorityQueue()
        self.queued: set[str] = set()
        self.stale: set[str] = set()  # tables in memory of which news may have been missed
        self.tasks: list[Steady] = []

    def drives(self, id: str) -> bool:
        """Is this process the table's driver? Not if others may count it as dead."""
        fresh = time.monotonic() - self.renewed < LEASE
        return id in self.driven and fresh and not self.connection.is_closed()

    async def open(self) -> None:
        await self.listen()
        await self.beat()
        self.tasks = [Steady(self.beat_on), *(Steady(self.wake_on) for _ in range(WAKING))]

    async def close(self) -> None:
        """Give everything up at once, so that others need not wait for the lease to run out."""
        await asyncio.gather(*(task.stop() for task in self.tasks))
        with contextlib.suppress(Exception):
            await self.connection.execute(queries.GIVE_UP, self.id, timeout=LEASE)
            await self.connection.close(timeout=LEASE)
        self.connection.terminate()

    # Hearing of new lines, of tokens that are worth nothing any more, and of blocks.

    async def listen(self) -> None:
        import asyncpg

        database = self.server.store.database
        self.connection = await asyncpg.connect(database, timeout=CONNECT, command_timeout=CONNECT)
        await self.connection.add_listener("chabudai", self.heard)
        await self.connection.add_listener("chabudai_logout", self.heard_logout)
        await self.connection.add_listener("chabudai_blocks", self.heard_block)
        presence = self.server.presence
        await self.connection.add_listener(PRESENT, presence.heard)
        await self.connection.add_listener(REACTED, presence.heard_reaction)
        await self.connection.execute(queries.LOCK_LEASE, self.id)

    def heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        id, _, number = payload.partition(" ")
        live = self.server.tables.get(id)
        if (live and live.table.seq < int(number)) or (not live and id in self.driven):
            self.server.spawn(self.look_or_retry(id, int(number)))

    def heard_logout(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        self.server.logged_out(payload)

    def heard_block(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        self.server.spawn(self.server.hush(payload))

    async def say_logged_out(self, token_hash: str) -> None:
        await self.server.store.write(queries.tell_logout(token_hash))

    async def look(self, id: str, number: int) -> None:
        """Read a table's new lines, unless that has happened meanwhile."""
        with contextlib.suppress(Refused):
            await self.server.find(id, number)

    async def look_or_retry(self, id: str, number: int) -> None:
        """The same for news that come once: a line that could not be read is read later, for with
        no other line after it nobody would tell of it again, and a bot would never answer."""
        try:
            await self.look(id, number)
        except Exception as error:
            LOG.error("line not read", extra={"error": repr(error)[:200]})
            self.stale.add(id)
            self.put(id, math.inf)

    # The lease.

    async def beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.connection.is_closed():
                    await self.begin_anew()
                await self.beat()
            except Exception as error:  # the database is away or silent: try again
                LOG.error("lease not renewed", extra={"error": repr(error)[:200]})
                self.connection.terminate()

    async def begin_anew(self) -> None:
        """The lock went with its connection: others may have taken what was ours, and news was
        missed."""
        self.id = new_id()
        self.driven.clear()
        await self.listen()
        for player in {socket.player for socket in self.server.open_sockets}:
            self.server.spawn(self.server.hush(player))
        self.stale = set(self.server.tables)
        for id in self.stale:
            self.put(id, math.inf)

    async def beat(self) -> None:
        """Live on, and take over what the dead have left. That these are two statements and no
        transaction has two reasons: a connection that goes silent between them holds nothing, and
        the lease counts from the first, however long the second takes."""
        begin = time.monotonic()
        async with asyncio.timeout(SILENT):  # wait_for would swallow a cancellation at times
            now = await self.connection.fetchval(queries.RENEW, self.id, LEASE)
        latest: dict[str, float] = {}
        if begin - self.renewed > LEASE:  # others may have taken what was ours
            mine = await queries.driven_by(self.server.store, self.id)
            self.driven = set(mine)
            latest = self.in_memory_first(id for id, due in mine.items() if due)
        elif time.monotonic() - self.renewed > LEASE:  # bots stood still until this beat was done
            latest = self.in_memory_first(self.driven)
        self.renewed = begin
        async with asyncio.timeout(SILENT):
            latest |= await self.claim(now)
        self.driven.update(latest)
        for id, at in latest.items():
            self.put(id, at)

    def in_memory_first(self, ids: Iterable[str]) -> dict[str, float]:
        return {id: math.inf if id in self.server.tables else 0.0 for id in ids}

    def put(self, id: str, latest: float) -> None:
        if id not in self.queued:
            self.queued.add(id)
            self.due.put_nowait((-latest, id))

    async def claim(self, now: float) -> dict[str, float]:
        """Tables that were left, and when something happened there last."""
        rows = await self.connection.fetch(queries.CLAIM, self.id, now, CLAIMED)
        return {row["id"]: row["latest"] or 0.0 for row in rows}

    async def wake_on(self) -> None:
        """Load tables that were taken over, a few at a time; one that fails is tried again."""
        while True:
            latest, id = await self.due.get()
            self.queued.discard(id)
            try:
                await self.wake(id)
            except asyncio.CancelledError:
                self.put(id, -latest)  # if nobody asked for it, the task begins again
                raise
            except Exception as error:
                LOG.error("table not woken", extra={"error": repr(error)[:200]})
                await asyncio.sleep(RETRY)
                self.put(id, -latest)

    async def wake(self, id: str) -> None:
        if id in self.stale:
            await self.look(id, LATEST)
            self.stale.discard(id)
        if id not in self.driven:
            return
        await self.server.wake(id)
        live = self.server.tables.get(id)
        if live and live.table.status == "over":
            self.driven.discard(id)
