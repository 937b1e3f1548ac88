"""What an owner's commands have changed in the database beside a running server, noticed within
half a minute: people who were banned, tables closed or deleted, lines that were redacted."""

import time
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

import sqlalchemy as sa

from chabudai.server import models as m
from chabudai.server.live import LiveTable
from chabudai.server.store import Row, Store

if TYPE_CHECKING:
    from chabudai.server.server import Server

AT_ONCE = 500  # ids in one question
DAY = 86400.0


async def notice(server: "Server") -> None:
    await notice_tokens(server)
    await notice_tables(server)


async def notice_tokens(server: "Server") -> None:
    """Forget tokens that are gone, and close their sockets."""
    held = {socket.token_hash for socket in server.open_sockets if socket.token_hash}
    held.update(server.auth.cache)
    c = m.tokens.c
    for some in portions(held):
        rows = await server.store.rows(sa.select(c.hash).where(c.hash.in_(some)))
        for hash in set(some) - {row.hash for row in rows}:
            server.logged_out(hash)


async def notice_tables(server: "Server") -> None:
    """Read lines that were added, and let go of tables that are closed or gone."""
    for some in portions(server.tables):
        newest = {row.id: row.number for row in await open_tables(server.store, some)}
        for id in some:
            live = server.tables.get(id)
            if live and id not in newest:
                let_go(server, live)
            elif live and live.table.seq < (newest[id] or 0):
                async with live.lineup:
                    await server.catch_up(live)


async def open_tables(store: Store, ids: Collection[str]) -> list[Row]:
    """Tables of these that are there and not closed, each with the number of its last line."""
    c = m.tables.c
    last = sa.select(sa.func.max(m.log.c.number)).where(m.log.c.table == c.id).scalar_subquery()
    query = sa.select(c.id, last.label("number")).where(c.id.in_(ids), ~c.closed)
    return list(await store.rows(query))


def let_go(server: "Server", live: LiveTable) -> None:
    """Nobody plays here any more."""
    del server.tables[live.table.plan.id]
    if live.alarm:
        live.alarm.cancel()
    if live.thinking:
        live.thinking.cancel()
    for watcher in list(live.watchers):
        watcher.turn_away()


def portions(ids: Collection[str]) -> Iterator[list[str]]:
    whole = list(ids)
    for first in range(0, len(whole), AT_ONCE):
        yield whole[first : first + AT_ONCE]


async def expire(store: Store, days: float) -> list[str]:
    """Close tables that are not over and where nothing has happened for so many days; forget tokens
    that have run out. The ids of the tables."""
    c, limit = m.tables.c, time.time() - days * DAY
    last = sa.select(sa.func.max(m.log.c.at)).where(m.log.c.table == c.id).scalar_subquery()
    old = sa.func.coalesce(last, c.created) < limit
    query = sa.select(c.id).where(c.status != "over", ~c.closed, c.created < limit, old)
    ids = [row.id for row in await store.rows(query)]
    for some in portions(ids):
        await store.write(sa.update(m.tables).where(c.id.in_(some)).values(closed=True))
    await store.write(sa.delete(m.tokens).where(m.tokens.c.expires < time.time()))
    return ids
