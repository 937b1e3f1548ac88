"""Telling people who are not looking that it is their turn, by the webhook they have named."""

import logging

import sqlalchemy as sa

from chabudai.kernel.refusal import Refused
from chabudai.server import models as m
from chabudai.server.house import House, Live
from chabudai.server.webhooks import post

LOG = logging.getLogger("chabudai.server")


class Notifier:
    """Looks on as turns pass from seat to seat."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.when_due.append(self.turn_passed)

    def turn_passed(self, live: Live) -> None:
        table = live.table
        if table.turn is None or table.turn == live.told:
            return
        live.told = table.turn
        seat = table.seats[table.turn]
        looking = any(watcher.player == seat.player for watcher in live.watchers)
        if seat.player and not seat.bot and not looking:
            message = {"event": "your-turn", "game": table.plan.game, "table": table.plan.id}
            self.house.spawn(self.tell(seat.player, {**message, "seat": seat.seat}))

    async def tell(self, player: str, message: dict[str, object]) -> None:
        query = sa.select(m.players.c.webhook).where(m.players.c.id == player)
        row = await self.house.store.row(query)
        if row is None or not row.webhook:
            return
        try:
            status = await post(row.webhook, message, self.house.config.webhook_hosts)
            LOG.info("webhook", extra={"status": status})
        except (Refused, OSError, TimeoutError, ValueError, IndexError) as error:
            LOG.info("webhook failed", extra={"error": type(error).__name__})
