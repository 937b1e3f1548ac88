"""The server: everything that it holds, and the way of every wish.

A wish is carried out in this order: check it against the table, commit its lines to the log,
apply them, tell every seat what it may know, answer. If another process was quicker, the commit
says Conflict: the table catches up with the log and the wish is checked again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import IO

import sqlalchemy as sa

from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.server import manners, queries, times
from chabudai.server.auth import Auth
from chabudai.server.bots import Pool
from chabudai.server.chain import plan_hash
from chabudai.server.cluster import Cluster
from chabudai.server.comparisons import Comparisons
from chabudai.server.config import Config
from chabudai.server.driver import Driver
from chabudai.server.limits import Limits
from chabudai.server.lineup import Also, Answered, Attempt, settle
from chabudai.server.live import LiveTable
from chabudai.server.lock import lock_file, told_trouble
from chabudai.server.metrics import Metrics
from chabudai.server.notice import expire, notice
from chabudai.server.notify import Notifier
from chabudai.server.presence import Presence
from chabudai.server.ratings import rate
from chabudai.server.reviews import Reviews
from chabudai.server.sockets import POLICY, STOPPING, Socket
from chabudai.server.statements import Statement
from chabudai.server.steady import Steady
from chabudai.server.store import Store, Written, chained, new_table, plan_row
from chabudai.server.wire import Departures
from chabudai.table.entries import AnyEntry, Stood
from chabudai.table.history import Replays
from chabudai.table.plan import Already, Plan
from chabudai.table.table import Table
from chabudai.table.told import NOBODY
from chabudai.table.wishes import Conflict, Wish

LOG = logging.getLogger("chabudai.server")
EXPIRE_EVERY = 3600.0  # seconds


class Server:
    """A server with everything that it holds."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.auth = Auth(self.store)
        self.pool = Pool(config.workers)
        self.studies = Pool(1, waits=True)  # nobody's study waits for a bot, nor a move for a study
        self.limits = Limits(config)
        self.driver = Driver(self)
        self.notifier = Notifier(self)
        self.cluster = Cluster(self) if self.store.postgres else None
        self.metrics = Metrics(self) if config.metrics else None
        if self.metrics:
            self.pool.when_answered.append(self.metrics.answered)
        self.replays = Replays()
        self.comparisons = Comparisons()
        self.presence = Presence(self)
        self.departures = Departures()
        self.reviews = Reviews(self)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[object]] = set()
        self.open_sockets: set[Socket] = set()
        self.sweeper: Steady | None = None
        self.resuming: asyncio.Task[None] | None = None
        self.lock: IO[str] | None = None
        self.trouble: Refused | None = None  # why it could not start
        self.stopping = False
        self.expires = 0.0  # when tables are looked through next

    # Life.

    async def start(self) -> None:
        try:
            self.lock = lock_file(self.config.database)
            await self.store.open()
        except Exception as error:
            self.trouble = told_trouble(self.config.database, error)
            raise self.trouble from error
        self.pool.open()
        self.studies.open()
        self.sweeper = Steady(self.sweep)
        if self.cluster:
            await self.cluster.open()
        else:
            self.resuming = self.spawn(self.resume_all())
        LOG.info("server started")

    def logged_out(self, token_hash: str) -> None:
        """Forget a token, and close the sockets that were opened with it."""
        self.auth.forget(token_hash)
        for socket in list(self.open_sockets):
            if socket.token_hash == token_hash:
                socket.goodbye(Refusal("auth-needed"), POLICY)

    async def hush(self, player: str) -> None:
        """Somebody has blocked others, or no more: it counts at once wherever they listen here."""
        mine = [socket for socket in self.open_sockets if socket.player == player]
        deaf = await manners.deaf(self.store, player) if mine else NOBODY
        for socket in mine:
            socket.deaf = deaf

    def say_goodbye(self) -> None:
        self.stopping = True
        for socket in list(self.open_sockets):
            socket.goodbye(Refusal("server-stopping"), STOPPING)

    async def stop(self) -> None:
        """Finish what was begun, begin nothing more."""
        self.say_goodbye()
        if self.sweeper:
            await self.sweeper.stop()
        if self.resuming:
            self.resuming.cancel()
        for live in self.tables.values():
            if live.alarm:
                live.alarm.cancel()
            if live.thinking:
                live.thinking.cancel()
        await asyncio.gather(*list(self.tasks), return_exceptions=True)
        if self.cluster:
            await self.cluster.close()
        await self.pool.close()
        await self.studies.close()
        await self.store.close()
        if self.lock:
            self.lock.close()
        LOG.info("server stopped")

    async def resume_all(self) -> None:
        """After a start: wake the tables where a bot, a clock or a rating is due."""
        for id in await queries.due_tables(self.store):
            await self.wake(id)

    async def wake(self, id: str) -> None:
        with contextlib.suppress(Refused):
            live = await self.find(id)
            self.driver.drive(live)
            if live.table.status == "over":
                self.rate(live)
            if not live.busy:
                live.used -= self.config.idle  # the next sweep may take it

    async def sweep(self) -> None:
        """Let go of tables that nobody has used for a while; their logs stay."""
        while True:
            await asyncio.sleep(min(30.0, self.config.idle))
            limit = time.monotonic() - self.config.idle
            for id, live in list(self.tables.items()):
                if live.used < limit and not live.busy:
                    del self.tables[id]
            self.presence.announce_all()
            try:
                await self.look_after()
            except Exception as error:  # the database is away: next time
                LOG.error("not looked after", extra={"error": repr(error)[:200]})

    async def look_after(self) -> None:
        """Close what was abandoned, and see what the owner has changed in the database."""
        if self.config.expire and time.monotonic() >= self.expires:
            self.expires = time.monotonic() + EXPIRE_EVERY
            if closed := await expire(self.store, self.config.expire):
                LOG.info("abandoned tables closed", extra={"tables": len(closed)})
        await notice(self)

    # Finding a table.

    @property
    def name(self) -> str:
        """The name of this process, where there are several."""
        return self.cluster.id if self.cluster else ""

    def drives(self, id: str) -> bool:
        """Is this process responsible for the table's bots and clocks?"""
        return self.cluster is None or self.cluster.drives(id)

    async def find(self, id: str, seq: int = -1) -> LiveTable:
        """A table by its id, with all lines up to `seq` if they exist; there is no difference
        between unknown and not for you."""
        live = self.tables.get(id) or await self.load_once(id)
        live.used = time.monotonic()
        if self.cluster and live.table.seq < seq:
            async with live.lineup:
                await self.catch_up(live)
        return live

    async def load_once(self, id: str) -> LiveTable:
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> LiveTable:
        found = await self.store.plan(id)
        if found is None:
            raise refuse("table-unknown")
        live = LiveTable(*await self.replayed(*found))
        self.tables[id] = live
        if self.cluster:  # a line that was added just now was not heard of
            async with live.lineup:
                await self.catch_up(live)
        self.driver.drive(live)
        return live

    async def replayed(self, plan: Plan, hash: bytes) -> tuple[Table, bytes]:
        """A table from its log. One that can't be read is refused, and stops nobody else."""
        try:
            table = Table(plan)
            for line in await self.store.lines(plan.id, hash):
                table.add(line.entry, line.at)
                hash = line.hash
        except (Refused, sa.exc.SQLAlchemyError, OSError):
            raise
        except Exception as error:
            LOG.exception("log does not replay", extra={"game": plan.game, "rules": plan.rules})
            raise refuse("internal-error") from error
        return table, hash

    async def create(
        self, table: Table, entries: list[AnyEntry], also: Sequence[Statement] = ()
    ) -> LiveTable:
        """A new table with its first lines, in one transaction."""
        plan, status = table.plan, table.status_after(entries)
        hash = plan_hash(plan_row(plan))
        lines = chained(entries, 0, times.now(), hash)
        await self.store.append(plan.id, 0, lines, also, [new_table(plan, self.name, status)])
        live = self.tables[plan.id] = LiveTable(table, hash)
        self.note_made(plan.id)
        self.apply(live, lines)
        return live

    async def keep_finished(self, table: Table, lines: Sequence[Written]) -> None:
        """A table whose game is over already, with its whole log."""
        plan = table.plan
        await self.store.append(plan.id, 0, lines, [], [new_table(plan, self.name, "over")])
        live = self.tables[plan.id] = LiveTable(table, lines[-1].hash)
        self.note_made(plan.id)
        self.rate(live)

    def note_made(self, id: str) -> None:
        if self.cluster:
            self.cluster.driven.add(id)

    # Carrying out a wish.

    async def carry_out(self, live: LiveTable, wish: Wish, also: Also | None = None) -> int:
        """The number of the last line that the wish added; what the wish may not do is raised."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.begin(live, wish, partial(settle, answer), also)
        return await answer

    def begin(
        self, live: LiveTable, wish: Wish, answered: Answered, also: Also | None = None
    ) -> None:
        """The same for who does not wait: `answered` is called at the end."""
        live.lineup.enter(Attempt(self, live, wish, answered, also).make)

    def changes(self, table: Table, entries: list[AnyEntry]) -> list[Statement]:
        """What lines change beside the log, in the same transaction."""
        id, status = table.plan.id, table.status_after(entries)
        found: list[Statement]
        found = [queries.free_seat(id, e.seat) for e in entries if isinstance(e, Stood)]
        return [*found, queries.set_status(id, status)] if status != table.status else found

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have added to the log."""
        table = live.table
        self.apply(live, await self.store.lines(table.plan.id, live.hash, table.seq))

    def apply(self, live: LiveTable, lines: Sequence[Written]) -> None:
        """Carry out lines that are in the log, and see to what comes next."""
        before = live.table.status
        live.add(lines)
        if lines:
            if live.table.status == "over" != before:
                self.rate(live)
            self.driver.drive(live)

    def rate(self, live: LiveTable) -> None:
        if self.drives(live.table.plan.id):
            self.spawn(rate(self.store, live.table))

    # Tasks.

    def spawn(self, work: "asyncio._CoroutineLike[None]") -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self.keep(task)
        return task

    def keep(self, task: "asyncio.Task[object]") -> None:
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[object]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            if not isinstance(error, Refused | Conflict | Already):
                LOG.error("task failed", exc_info=error)
