"""Several processes share tables through PostgreSQL.

Any process serves any client: it adds lines to the log itself, and a line's number as the key
decides who was first. NOTIFY tells the others, which then read what is new. Only bots and clocks
need one process per table, its driver. A process is alive while its connection holds a lock, which
PostgreSQL lets go the moment it dies, and while it renews its lease, for one that hangs or whose
machine is gone keeps the lock. Whoever first sees that one is dead takes its tables over.
"""

import asyncio
import contextlib
import logging
import time
from typing import Any

import sqlalchemy as sa

from chabudai.kernel.refusal import Refused
from chabudai.server import models as m
from chabudai.server.auth import new_id
from chabudai.server.house import House

LOG = logging.getLogger("chabudai.server")
BEAT = 0.25  # seconds between renewals
LEASE = 1.0  # seconds after which a silent process counts as dead
FORGET = 3600.0  # seconds after which a dead process is struck off
LOCKS = 4219  # the first half of the key of every process's lock
NOW = sa.text("extract(epoch from clock_timestamp())")
ALIVE = sa.text(f"""
    SELECT id FROM processes WHERE until > :now AND hashtext(id)::bigint & 4294967295 IN (
        SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS}
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
""").columns(m.processes.c.id)


class Cluster:
    """This process among the others."""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store
        self.id = new_id()
        self.driven: set[str] = set()
        self.renewed = time.monotonic()
        self.listener: Any = None  # asyncpg's connection
        self.task: asyncio.Task[None] | None = None
        house.drives = self.drives
        house.driver = self.id
        house.when_made.append(self.driven.add)

    def drives(self, id: str) -> bool:
        """Is this process the table's driver? Not if others may count it as dead."""
        fresh = time.monotonic() - self.renewed < LEASE
        return id in self.driven and fresh and not self.listener.is_closed()

    async def open(self) -> None:
        await self.listen()
        await self.beat()
        self.task = asyncio.create_task(self.beat_on())

    async def close(self) -> None:
        """Give everything up at once, so that others need not wait for the lease to run out."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.store.write(sa.delete(m.processes).where(m.processes.c.id == self.id))
            await self.listener.close()

    # Hearing of new lines.

    async def listen(self) -> None:
        import asyncpg

        self.listener = await asyncpg.connect(self.store.database)
        await self.listener.add_listener("chabudai", self.heard)
        await self.listener.execute("SELECT pg_advisory_lock($1, hashtext($2))", LOCKS, self.id)

    def heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        id, _, number = payload.partition(" ")
        live = self.house.live.get(id)
        if (live and live.table.seq < int(number)) or (not live and id in self.driven):
            self.house.spawn(self.look(id, int(number)))

    async def look(self, id: str, number: int) -> None:
        """Read a table's new lines, unless that has happened meanwhile."""
        with contextlib.suppress(Refused):
            live = await self.house.find(id)
            async with live.lock:
                if live.table.seq < number:
                    await self.house.catch_up(live)

    # The lease.

    def begin_anew(self) -> None:
        """The lock went with its connection: others may have taken what was ours."""
        self.id = self.house.driver = new_id()
        self.driven.clear()

    async def beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.listener.is_closed():
                    self.begin_anew()
                    await self.listen()
                    for id in list(self.house.live):
                        await self.look(id, 1 << 60)
                await self.beat()
            except Exception as error:  # the database is away: try again
                LOG.error("lease not renewed", extra={"error": repr(error)[:200]})

    async def beat(self) -> None:
        begin = time.monotonic()
        async with self.store.engine.begin() as connection:
            now = float((await connection.execute(sa.select(NOW))).scalar_one())
            change = sa.update(m.processes).where(m.processes.c.id == self.id)
            if not (await connection.execute(change.values(until=now + LEASE))).rowcount:
                insert = sa.insert(m.processes).values(id=self.id, until=now + LEASE)
                await connection.execute(insert)
                await connection.execute(
                    sa.delete(m.processes).where(m.processes.c.until < now - FORGET)
                )
            c = m.tables.c
            due = sa.or_(c.status != "over", ~c.rated)
            alive = ALIVE.bindparams(now=now).scalar_subquery()
            claim = sa.update(m.tables).where(due, c.driver.not_in(alive))
            taken = await connection.execute(claim.values(driver=self.id).returning(c.id))
            ids = [row.id for row in taken]
        if begin - self.renewed > LEASE:  # others may have taken what was ours
            self.driven.clear()
            ids = await self.mine()
        elif time.monotonic() - self.renewed > LEASE:  # bots stood still until this beat was done
            ids += self.driven
        self.renewed = begin
        for id in ids:
            self.take(id)

    async def mine(self) -> list[str]:
        c = m.tables.c
        rows = await self.store.rows(sa.select(c.id).where(c.driver == self.id, c.status != "over"))
        return [row.id for row in rows]

    def take(self, id: str) -> None:
        self.driven.add(id)
        self.house.spawn(self.drive(id))

    async def drive(self, id: str) -> None:
        with contextlib.suppress(Refused):
            live = await self.house.find(id)
            if live.table.status == "over":
                self.house.note_status(live)
                self.driven.discard(id)
            else:
                self.house.drive(live)
