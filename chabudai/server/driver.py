"""What happens at tables by itself: bots answer, clocks ring."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from chabudai.bots.levels import LONGEST
from chabudai.kernel.refusal import Refused, refuse
from chabudai.server import times
from chabudai.server.live import LiveTable
from chabudai.table.deals import bot_seed
from chabudai.table.entries import AnyEntry
from chabudai.table.lesson import reply_due
from chabudai.table.making import standard_bot
from chabudai.table.table import By, Table

if TYPE_CHECKING:
    from chabudai.server.server import Server

LOG = logging.getLogger("chabudai.server")
RETRY = 0.5  # seconds


class Driver:
    """Sees to what comes next at each table for which this process is responsible."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    def drive(self, live: LiveTable) -> None:
        """See to what comes next at a table, if this process is the one that does."""
        table = live.table
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if not self.is_on(live):
            return
        self.server.notifier.turn_passed(live)
        if table.bot_on_turn:
            if live.thinking is None or live.thinking.done():
                live.thinking = self.server.spawn(self.think(live))
        elif table.turn is not None:
            self.set_alarm(live, table.turn)

    def is_on(self, live: LiveTable) -> bool:
        table, server = live.table, self.server
        return table.status == "playing" and not server.stopping and server.drives(table.plan.id)

    def set_alarm(self, live: LiveTable, seat: int) -> None:
        deadline = live.table.clocks.deadline(seat)
        if deadline is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, deadline - times.now())
            live.alarm = loop.call_later(wait, self.time_is_up, live, seat)

    def time_is_up(self, live: LiveTable, seat: int) -> None:
        live.alarm = None
        if live.thinking is None or live.thinking.done():
            live.thinking = self.server.spawn(self.move_in_time(live, seat))

    async def move_in_time(self, live: LiveTable, seat: int) -> None:
        """A bot moves for somebody whose time is up."""
        try:
            await self.move_for(live, seat, "", "clock")
        except Exception:  # the database is away: the clock stands at zero and rings again
            LOG.exception("clock could not move")
            await asyncio.sleep(RETRY)
        live.thinking = None
        self.drive(live)

    async def think(self, live: LiveTable) -> None:
        """Let bots move as long as it is theirs to decide."""
        while self.is_on(live) and live.table.bot_on_turn:
            assert live.table.turn is not None
            try:
                await self.move_for(live, live.table.turn, live.table.bot_on_turn, "bot")
            except Exception:  # the database is away: the bot will find its way back
                LOG.exception("bot could not move")
                await asyncio.sleep(RETRY)
        live.thinking = None
        self.drive(live)

    async def move_for(self, live: LiveTable, seat: int, bot: str, by: By) -> None:
        """One move by a bot, unless the table has changed meanwhile."""
        table = live.table
        position = table.position
        assert position is not None
        name, epoch, begin = bot or standard_bot(position.game), table.epoch, time.monotonic()
        move = reply_due(table.lesson, position) if table.lesson else None
        if move is None:
            own = bot_seed(table), table.plan.deal is None  # a shared deal has no clock for bots
            move = await self.server.pool.choose(position, name, table.plan.host, *own)
        if by == "bot" and self.server.config.pace:
            await asyncio.sleep(self.rest(live, time.monotonic() - begin))

        def wish(table: Table) -> list[AnyEntry]:
            if table.epoch != epoch:
                raise refuse("table-changed")
            return table.to_make(seat, move, "", by)

        with contextlib.suppress(Refused):
            await self.server.carry_out(live, wish)

    def rest(self, live: LiveTable, took: float) -> float:
        """Seconds until a bot's answer is due: at a whole number of paces, and once a bot here has
        needed several, every answer takes as many. So an easy decision looks like a hard one."""
        pace = self.server.config.pace
        paces = int(took / pace) + 1
        live.paces = max(live.paces, min(paces, int(LONGEST / pace) + 1))
        return max(paces, live.paces) * pace - took
