"""The live tables: loaded from their logs, changed one wish at a time, told to all who watch.

A wish is carried out in this order: check it against the table, commit its lines to the log,
apply them, answer, tell every seat what it may know. If another process was quicker, the commit
says Conflict: the table catches up with the log and the wish is checked again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
import sqlalchemy as sa

from chabudai.bots.levels import LONGEST
from chabudai.kernel.refusal import Refused, refuse
from chabudai.server import models as m
from chabudai.server import telling
from chabudai.server.bots import Pool, house_bot
from chabudai.server.config import Config
from chabudai.server.protocol import AnyEntry
from chabudai.server.store import Conflict, Store, new_table
from chabudai.server.table import Already, Plan, Table

LOG = logging.getLogger("chabudai.server")
RETRY = 1.0  # seconds
TRIES = 5  # to be the one who writes the next line
Wanted = tuple[list[AnyEntry], Sequence[sa.Executable]]
ENCODER = msgspec.json.Encoder()


class Watcher(Protocol):
    """Somebody who is told what happens: a socket."""

    player: str

    def send(self, message: bytes) -> None:
        """Take a message without waiting."""

    def turn_away(self) -> None:
        """Nothing more is to be seen here."""


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.told: int | None = None  # the seat that was last notified of its turn
        self.paces = 1  # after which bots answer at this table

    @property
    def busy(self) -> bool:
        running = self.thinking is not None and not self.thinking.done()
        return bool(self.watchers) or running or self.alarm is not None or self.lock.locked()


class House:
    """All live tables of this process."""

    def __init__(self, config: Config, store: Store, pool: Pool) -> None:
        self.config, self.store, self.pool = config, store, pool
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[object]] = set()
        self.stopping = False
        self.drives: Callable[[str], bool] = lambda _: True
        self.driver = ""  # the name of this process, where there are several
        self.when_made: list[Callable[[str], None]] = []
        self.when_added: list[Callable[[str, float], None]] = []
        self.when_over: list[Callable[[Live], None]] = []
        self.when_due: list[Callable[[Live], None]] = []

    # Finding a table.

    async def find(self, id: str) -> Live:
        """A table by its id; there is no difference between unknown and not for you."""
        if id in self.live:
            live = self.live[id]
            live.used = time.monotonic()
            return live
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> Live:
        found = await self.store.plan(id)
        if found is None:
            raise refuse("table-unknown")
        table = replayed(found, await self.store.lines(id))
        live = self.live[id] = Live(table)
        if self.driver:  # a line that was added just now was not heard of
            async with live.lock:
                await self.catch_up(live)
        self.drive(live)
        return live

    async def create(
        self, plan: Plan, entries: list[AnyEntry], also: Sequence[sa.Executable]
    ) -> Live:
        table = Table(plan)
        await self.store.append(plan.id, 0, [], 0.0, [new_table(plan, self.driver)])
        live = self.live[plan.id] = Live(table)
        self.note_made(plan.id)
        await self.carry_out(live, lambda _: (entries, also))
        return live

    def note_made(self, id: str) -> None:
        for hook in self.when_made:
            hook(id)

    # Carrying out a wish.

    async def carry_out(self, live: Live, wish: Callable[[Table], Wanted]) -> int:
        """The number of the last line that the wish added; what the wish may not do is raised."""
        task = asyncio.create_task(self.carry_out_alone(live, wish))
        self.keep(task)
        return await asyncio.shield(task)  # a client that goes away does not stop it halfway

    async def carry_out_alone(self, live: Live, wish: Callable[[Table], Wanted]) -> int:
        begin = time.monotonic()
        async with live.lock:
            for _ in range(TRIES):
                table, now = live.table, time.time()
                entries, also = wish(table)
                first = table.seq + 1
                try:
                    await self.store.append(table.plan.id, first, entries, now, also)
                except Conflict:
                    await self.catch_up(live)
                    continue
                self.apply(live, [(entry, now) for entry in entries])
                for entry in entries if self.when_added else ():
                    for hook in self.when_added:
                        hook(type(entry).__name__.lower(), begin)
                return table.seq
            raise refuse("table-crowded")

    async def catch_up(self, live: Live) -> None:
        """Read what other processes have added to the log."""
        lines = await self.store.lines(live.table.plan.id, live.table.seq)
        self.apply(live, lines)

    def apply(self, live: Live, lines: Sequence[tuple[AnyEntry, float]]) -> None:
        table = live.table
        first, before = table.seq + 1, table.status
        for entry, at in lines:
            table.add(entry, at)
        if not lines:
            return
        self.tell(live, first)
        if table.status != before:
            self.note_status(live)
        self.drive(live)

    def note_status(self, live: Live) -> None:
        table = live.table
        change = sa.update(m.tables).where(m.tables.c.id == table.plan.id)
        self.spawn(self.store.write(change.values(status=table.status)))
        if table.status == "over":
            for hook in self.when_over:
                hook(live)

    # Telling.

    def tell(self, live: Live, first: int) -> None:
        """Send the lines from `first` on to everybody, each as their seat may know them."""
        made: dict[int | None, list[bytes]] = {}
        closed = not live.table.plan.settings.spectators and live.table.status != "waiting"
        for watcher in list(live.watchers):
            seat = live.table.seat_of(watcher.player)
            if seat is None and closed:
                watcher.turn_away()
                continue
            if seat not in made:
                made[seat] = self.messages(live.table, first, seat)
            for message in made[seat]:
                watcher.send(message)

    def messages(self, table: Table, first: int, seat: int | None) -> list[bytes]:
        now = telling.now(table, seat, time.time())
        last = table.seq
        return [
            ENCODER.encode(telling.update(table, n, seat, now if n == last else None))
            for n in range(first, last + 1)
        ]

    # Driving: bots and clocks.

    def drive(self, live: Live) -> None:
        """See to what comes next at a table, if this process is the one that does."""
        table = live.table
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if self.stopping or table.status != "playing" or not self.drives(table.plan.id):
            return
        for hook in self.when_due:
            hook(live)
        if table.bot_on_turn:
            if live.thinking is None or live.thinking.done():
                live.thinking = self.spawn(self.think(live))
        elif table.turn is not None:
            deadline = table.clocks.deadline(table.turn)
            if deadline is not None:
                loop = asyncio.get_running_loop()
                wait = max(0.0, deadline - time.time())
                live.alarm = loop.call_later(wait, self.time_is_up, live, table.turn)

    def time_is_up(self, live: Live, seat: int) -> None:
        live.alarm = None
        if live.thinking is None or live.thinking.done():
            live.thinking = self.spawn(self.move_in_time(live, seat))

    async def move_in_time(self, live: Live, seat: int) -> None:
        """A bot moves for somebody whose time is up."""
        try:
            await self.move_for(live, seat, "", "clock")
        except Exception:  # the database is away: the clock stands at zero and rings again
            LOG.exception("clock could not move")
            await asyncio.sleep(RETRY)
        live.thinking = None
        self.drive(live)

    async def think(self, live: Live) -> None:
        """Let bots move as long as it is theirs to decide."""
        table = live.table
        while table.status == "playing" and table.bot_on_turn and not self.stopping:
            assert table.turn is not None
            if not self.drives(table.plan.id):
                return
            try:
                await self.move_for(live, table.turn, table.bot_on_turn, "bot")
            except Exception:  # the database is away: the bot will find its way back
                LOG.exception("bot could not move")
                await asyncio.sleep(RETRY)
        live.thinking = None
        self.drive(live)

    async def move_for(self, live: Live, seat: int, bot: str, by: str) -> None:
        """One move by a bot, unless the table has changed meanwhile."""
        table = live.table
        position = table.position
        assert position is not None
        name, epoch, begin = bot or house_bot(position.game), table.epoch, time.monotonic()
        move = await self.pool.choose(position, name, table.plan.host)
        if by == "bot" and self.config.pace:
            await asyncio.sleep(self.rest(live, time.monotonic() - begin))
        text = position.game.notation.move_text(move)

        def wish(table: Table) -> Wanted:
            if table.epoch != epoch:
                raise refuse("table-changed")
            return table.to_move(seat, text, "", "clock" if by == "clock" else "bot"), ()

        with contextlib.suppress(Refused):
            await self.carry_out(live, wish)

    def rest(self, live: Live, took: float) -> float:
        """Seconds until a bot's answer is due: at a whole number of paces, and once a bot here has
        needed several, every answer takes as many. So an easy decision looks like a hard one."""
        pace = self.config.pace
        paces = int(took / pace) + 1
        live.paces = max(live.paces, min(paces, int(LONGEST / pace) + 1))
        return max(paces, live.paces) * pace - took

    # Housekeeping.

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

    async def sweep(self) -> None:
        """Let go of tables that nobody has used for a while; their logs stay."""
        while True:
            await asyncio.sleep(min(30.0, self.config.idle))
            limit = time.monotonic() - self.config.idle
            for id, live in list(self.live.items()):
                if live.used < limit and not live.busy:
                    del self.live[id]

    async def resume_all(self) -> None:
        """After a start: wake the tables where a bot, a clock or a rating is due."""
        c = m.tables.c
        due = sa.or_(c.status == "playing", sa.and_(c.status == "over", ~c.rated))
        for row in await self.store.rows(sa.select(c.id).where(due)):
            with contextlib.suppress(Refused):
                live = await self.find(row.id)
                if live.table.status == "over":
                    self.note_status(live)
                if not live.busy:
                    live.used -= self.config.idle  # the next sweep may take it

    async def stop(self) -> None:
        """Finish what was begun, begin nothing more."""
        self.stopping = True
        for live in self.live.values():
            if live.alarm:
                live.alarm.cancel()
            if live.thinking:
                live.thinking.cancel()
        await asyncio.gather(*list(self.tasks), return_exceptions=True)


def replayed(plan: Plan, lines: Sequence[tuple[AnyEntry, float]]) -> Table:
    """A table from its log. One that can't be read is refused, and stops nobody else."""
    try:
        table = Table(plan)
        for entry, at in lines:
            table.add(entry, at)
    except Refused:
        raise
    except Exception as error:
        LOG.exception("log does not replay", extra={"game": plan.game, "rules": plan.rules})
        raise refuse("internal-error") from error
    return table
