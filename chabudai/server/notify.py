"""Telling people who are not looking that it is their turn, by the webhook they have named."""

import logging
from typing import TYPE_CHECKING

from chabudai.kernel.refusal import Refused
from chabudai.server import queries
from chabudai.server.live import LiveTable
from chabudai.server.webhooks import post

if TYPE_CHECKING:
    from chabudai.server.server import Server

LOG = logging.getLogger("chabudai.server")


class Notifier:
    """Looks on as turns pass from seat to seat."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    def turn_passed(self, live: LiveTable) -> None:
        table = live.table
        if table.turn is None or table.turn == live.told:
            return
        live.told = table.turn
        seat = table.seats[table.turn]
        looking = any(watcher.player == seat.player for watcher in live.watchers)
        if seat.player and not seat.bot and not looking:
            message = {"event": "your-turn", "game": table.plan.game, "table": table.plan.id}
            self.server.spawn(self.tell(seat.player, {**message, "seat": seat.seat}))

    async def tell(self, player: str, message: dict[str, object]) -> None:
        url = await queries.webhook_of(self.server.store, player)
        if not url:
            return
        try:
            status = await post(url, message, self.server.config.webhook_hosts)
            LOG.info("webhook", extra={"status": status})
        except (Refused, OSError, TimeoutError, ValueError, IndexError) as error:
            LOG.info("webhook failed", extra={"error": type(error).__name__})
