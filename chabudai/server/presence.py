"""Who is connected to a table, and what passes without being kept: quick reactions.

Neither belongs to the log: nothing depends on it, and nobody needs it tomorrow. Several processes
tell each other by NOTIFY; what one has told is believed for a while and told again before that.
"""

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any, get_args

import sqlalchemy as sa

from chabudai.server.live import ENCODER, LiveTable
from chabudai.server.wire import framed
from chabudai.table.messages import AnySaying, Present, Reacted, Reaction

if TYPE_CHECKING:
    from chabudai.server.server import Server

SOON = 0.3  # seconds in which people who come and go are told of together
BELIEVED = 75.0  # seconds for which another process is believed; each tells again every 30
PRESENT, REACTED = "chabudai_present", "chabudai_reacted"


class Presence:
    """What a server knows of those who are connected."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.due: set[str] = set()  # tables whose watchers will be told soon

    def changed(self, live: LiveTable) -> None:
        """Somebody came or went."""
        id = live.table.plan.id
        if id in self.due or self.server.stopping:
            return
        self.due.add(id)
        asyncio.get_running_loop().call_later(SOON, self.tell, live)

    def tell(self, live: LiveTable) -> None:
        self.due.discard(live.table.plan.id)
        if self.server.stopping:
            return
        tell_all(live, present(live))
        self.announce(live)

    def announce(self, live: LiveTable) -> None:
        """Tell other processes who is connected to this one."""
        if self.server.cluster:
            players, watching = connected(live)
            news = [self.server.cluster.id, live.table.plan.id, sorted(players), watching]
            self.notify(PRESENT, json.dumps(news))

    def announce_all(self) -> None:
        for live in self.server.tables.values():
            if live.watchers:
                self.announce(live)

    def heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        """Another process tells who is connected there; one that is new is told of us."""
        process, id, players, watching = json.loads(payload)
        live = self.server.tables.get(id)
        if live is None or (self.server.cluster and process == self.server.cluster.id):
            return
        if process not in live.elsewhere and live.watchers:
            self.announce(live)
        live.elsewhere[process] = (time.monotonic() + BELIEVED, set(players), watching)
        tell_all(live, present(live))

    def react(self, live: LiveTable, seat: int, reaction: Reaction) -> None:
        tell_reaction(live, seat, reaction)
        if self.server.cluster:
            news = [self.server.cluster.id, live.table.plan.id, seat, reaction]
            self.notify(REACTED, json.dumps(news))

    def heard_reaction(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        process, id, seat, reaction = json.loads(payload)
        live = self.server.tables.get(id)
        mine = self.server.cluster and process == self.server.cluster.id
        if live and not mine and reaction in get_args(Reaction):
            tell_reaction(live, seat, reaction)

    def notify(self, channel: str, payload: str) -> None:
        word = sa.text("SELECT pg_notify(:channel, :payload)")
        self.server.spawn(
            self.server.store.write(word.bindparams(channel=channel, payload=payload))
        )


def connected(live: LiveTable) -> tuple[set[str], int]:
    """People in seats that have a socket here, and how many look on."""
    players = {watcher.player for watcher in live.watchers}
    seated = {player for player in players if live.table.seat_of(player) is not None}
    return seated, sum(watcher.player not in seated for watcher in live.watchers)


def present(live: LiveTable) -> Present:
    """Who is connected, here and at other processes."""
    players, watching = connected(live)
    for process, (until, others, more) in list(live.elsewhere.items()):
        if until < time.monotonic():
            del live.elsewhere[process]
            continue
        players, watching = players | others, watching + more
    seats = (live.table.seat_of(player) for player in players)
    return Present(sorted(seat for seat in seats if seat is not None), watching)


def tell_all(live: LiveTable, saying: AnySaying, whose: str = "") -> None:
    """Tell those who want to hear from whom it comes."""
    message = framed(ENCODER.encode(saying))
    for watcher in list(live.watchers):
        if whose not in watcher.deaf:
            watcher.send(message)


def tell_reaction(live: LiveTable, seat: int, reaction: Reaction) -> None:
    tell_all(live, Reacted(seat, reaction), live.table.seats[seat].player)
