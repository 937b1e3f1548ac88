"""Tables without a server: a page runs this for itself.

A wish goes the same way as at a server: check it against the table, have its lines kept, apply
them, tell every seat what it may know, answer. If another tab was quicker, the keeper says so: the
table catches up with its log and the wish is checked again.
"""

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Sequence
from typing import Protocol

from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.table import thinking
from chabudai.table.deals import bot_seed
from chabudai.table.encoding import encode
from chabudai.table.ends import end_text
from chabudai.table.entries import AnyEntry
from chabudai.table.history import Replays
from chabudai.table.lesson import reply_due
from chabudai.table.live import Watched
from chabudai.table.making import standard_bot
from chabudai.table.messages import AnySaying, Hurried
from chabudai.table.messages import Refused as RefusedSaying
from chabudai.table.plan import Plan
from chabudai.table.stored import line_text, plan_text, read_line, read_plan
from chabudai.table.table import By, Table
from chabudai.table.wishes import Conflict, Wish, commit

HERE = "here-"  # how the ids of tables without a server begin
CONFLICT, CHANGED = "conflict", "table-changed"
RETRY = 5.0  # seconds


class Clock:
    """Seconds since 1970 that never go back and never jump, from when it was last set."""

    def __init__(self) -> None:
        self.set()

    def set(self) -> None:
        self.start = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self.start + time.monotonic()


now = Clock()


def new_id() -> str:
    return HERE + secrets.token_hex(8)


class Keeper(Protocol):
    """Who keeps plans and lines, as texts, for good."""

    async def plans(self) -> str:
        """Returns pairs of id and plan, as JSON."""

    async def read(self, id: str, first: int) -> str:
        """Returns the plan and the lines from a number on, as JSON; empty: no such table."""

    async def append(self, id: str, first: int, lines: str, plan: str) -> str:
        """Keep lines, and with the first ones a plan. Empty: done; else why not."""

    async def remove(self, id: str) -> str: ...

    async def ends(self) -> str:
        """Returns pairs of id and how the game ended, as JSON."""

    async def note(self, id: str, end: str) -> str:
        """Keep how a game ended."""


class Live(Watched):
    """A table in memory, and what is under way there."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, encode, now)
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.is_hurried = False  # was it told that bots have too little time here?

    def send(self, saying: AnySaying) -> None:
        """Tell everybody the same."""
        for watcher in list(self.watchers):
            watcher.send(encode(saying))

    @property
    def is_busy(self) -> bool:
        return self.thinking is not None and not self.thinking.done()


class Host:
    """All tables on this device."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.replays = Replays()
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}

    # Finding tables.

    async def plans(self) -> list[Plan]:
        return [read_plan(plan) for _, plan in json.loads(await self.keeper.plans())]

    async def find(self, id: str) -> Live:
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
        try:
            return await self.loading[id]
        finally:
            self.loading.pop(id, None)

    async def load(self, id: str) -> Live:
        found = await self.keeper.read(id, 0)
        if not found:
            raise refuse("table-unknown")
        plan, lines = json.loads(found)
        live = self.tables[id] = Live(Table(read_plan(plan)))
        for line in lines:
            live.table.add(*read_line(line))
        if live.table.status == "over" and id not in await self.ends():
            await self.keeper.note(id, end_text(live.table))
        self.drive(live)
        return live

    async def ends(self) -> dict[str, str]:
        """Returns how games ended, by table."""
        return dict(json.loads(await self.keeper.ends()))

    async def catch_up(self, live: Live) -> None:
        """Read what another tab has added to the log."""
        found = await self.keeper.read(live.table.plan.id, live.table.seq + 1)
        if found:
            self.apply(live, [read_line(line) for line in json.loads(found)[1]])

    async def heard(self, id: str) -> None:
        """Another tab says that it has added to a table."""
        if live := self.tables.get(id):
            async with live.lock:
                await self.catch_up(live)

    # Carrying out a wish.

    async def create(self, table: Table, entries: Sequence[AnyEntry]) -> Live:
        live = Live(table)
        lines = await self.keep(live, entries, plan_text(table.plan))
        self.tables[table.plan.id] = live
        self.apply(live, lines)
        return live

    async def carry_out(self, live: Live, wish: Wish) -> int:
        """Returns the number of the last line that the wish added; what it may not do is raised."""

        async def attempt() -> int:
            await self.take(live, await self.keep(live, wish(live.table)))
            return live.table.seq

        async with live.lock:
            return await commit(attempt, lambda: self.catch_up(live))

    async def keep(
        self, live: Live, entries: Sequence[AnyEntry], plan: str = ""
    ) -> list[tuple[AnyEntry, float]]:
        """Returns lines that are kept for good from here on; refused in words if they can't be."""
        lines, table = [(entry, now()) for entry in entries], live.table
        texts = json.dumps([line_text(*line) for line in lines])
        trouble = await self.keeper.append(table.plan.id, table.seq + 1, texts, plan)
        if trouble == CONFLICT:
            raise Conflict
        if trouble:
            raise refuse(trouble)
        return lines

    def apply(self, live: Live, lines: Sequence[tuple[AnyEntry, float]]) -> None:
        """Carry out lines that are kept, tell of them, and see to what comes next."""
        first = live.table.seq + 1
        for line in lines:
            live.table.add(*line)
        if lines:
            live.tell(first)
            self.drive(live)

    async def take(self, live: Live, lines: Sequence[tuple[AnyEntry, float]]) -> None:
        before = live.table.status
        self.apply(live, lines)
        if live.table.status == "over" != before:
            await self.keeper.note(live.table.plan.id, end_text(live.table))

    async def remove(self, id: str) -> None:
        live = await self.find(id)
        self.rest(live)
        if trouble := await self.keeper.remove(id):
            raise refuse(trouble)
        self.tables.pop(id, None)
        for watcher in list(live.watchers):
            watcher.turn_away()

    # Bots and clocks.

    def rest(self, live: Live) -> None:
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if live.thinking:
            live.thinking.cancel()
            live.thinking = None

    def drive(self, live: Live) -> None:
        """See to what comes next at a table that somebody watches."""
        table = live.table
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if table.status != "playing" or not live.watchers or live.is_busy:
            return
        loop = asyncio.get_running_loop()
        if table.bot_on_turn:
            live.thinking = loop.create_task(self.think(live))
        elif table.turn is not None and (due := table.clocks.deadline(table.turn)) is not None:
            live.alarm = loop.call_later(max(0.0, due - now()), self.time_is_up, live, table.turn)

    def time_is_up(self, live: Live, seat: int) -> None:
        live.alarm = None
        live.thinking = asyncio.get_running_loop().create_task(self.move_in_time(live, seat))

    async def move_in_time(self, live: Live, seat: int) -> None:
        with contextlib.suppress(Refused):
            await self.move_for(live, seat, "", "clock")
        live.thinking = None
        self.drive(live)

    async def think(self, live: Live) -> None:
        """Let bots move as long as it is theirs; what people ask meanwhile comes in between."""
        table = live.table
        while table.bot_on_turn and live.watchers:
            assert table.turn is not None
            await asyncio.sleep(0)
            try:
                await self.move_for(live, table.turn, table.bot_on_turn, "bot")
            except Refused as error:
                await self.wait_out(live, error.refusal)
        live.thinking = None
        self.drive(live)

    async def wait_out(self, live: Live, refusal: Refusal) -> None:
        """A bot's move could not be kept: those at the table are told why, and it comes later. If
        the table has only changed meanwhile, the bot looks again."""
        if refusal.id != CHANGED:
            live.send(RefusedSaying("", refusal))
            await asyncio.sleep(RETRY)

    async def move_for(self, live: Live, seat: int, bot: str, by: By) -> None:
        """One move by a bot, unless the table has changed meanwhile."""
        position, epoch = live.table.playing(), live.table.epoch
        due = reply_due(live.table.lesson, position) if live.table.lesson else None
        name = bot or standard_bot(position.game)
        answer = self.thought(live.table, name) if due is None else thinking.Answer(due)

        def wish(table: Table) -> list[AnyEntry]:
            if table.epoch != epoch:
                raise refuse(CHANGED)
            return table.to_make(seat, answer.move, "", by)

        await self.carry_out(live, wish)
        if answer.is_hurried and not live.is_hurried:
            live.is_hurried = True
            live.send(Hurried(seat, answer.done, answer.wanted))

    def thought(self, table: Table, name: str) -> thinking.Answer:
        """A bot's answer, which follows from the deal; where others play it too, from nothing
        else."""
        return thinking.choose(table.playing(), name, bot_seed(table), table.plan.deal is None)
