"""Whom people have blocked, and what they have reported to the owner of the server."""

import time
from collections.abc import Sequence

import sqlalchemy as sa

from chabudai.kernel.refusal import refuse
from chabudai.server import models as m
from chabudai.server import protocol as p
from chabudai.server import queries
from chabudai.server.statements import Given
from chabudai.server.store import Row, Store
from chabudai.table.entries import Said
from chabudai.table.table import Table
from chabudai.table.told import NOBODY

MOST_BLOCKED = 500
MOST_REPORTS = 20  # of one person that the owner has not closed yet
B, R = m.blocks.c, m.reports.c
DEAF = sa.select(B.other).where(B.player == sa.bindparam("player"))
UNWELCOME = (
    sa.select(B.other)
    .where(B.player.in_(sa.bindparam("people", expanding=True)), B.other == sa.bindparam("player"))
    .limit(1)
)


async def block(store: Store, player: str, other: str, blocked: bool) -> None:
    """Block somebody, or no more; whoever it is, the answer is the same."""
    if blocked and len(await blocked_by(store, player)) >= MOST_BLOCKED:
        raise refuse("block-too-many", most=MOST_BLOCKED)
    changes: list[sa.Executable] = [sa.delete(m.blocks).where(B.player == player, B.other == other)]
    if blocked and other != player:
        changes.append(sa.insert(m.blocks).values(player=player, other=other))
    if store.postgres:
        changes.append(queries.tell_block(player))
    await store.write(*changes)


async def blocked_by(store: Store, player: str) -> list[p.Known]:
    query = sa.select(B.other, m.players.c.name)
    query = query.join(m.players, m.players.c.id == B.other, isouter=True)
    rows = await store.rows(query.where(B.player == player).order_by(m.players.c.name, B.other))
    return [p.Known(row.other, row.name or "") for row in rows]


async def deaf(store: Store, player: str) -> frozenset[str]:
    """Public ids of those whose words somebody is not told."""
    if not player:
        return NOBODY
    rows = await store.rows(Given(DEAF, {"player": player}))
    return frozenset(row.other for row in rows)


async def is_unwelcome(store: Store, table: Table, player: str) -> bool:
    """Has the host of a private table, or somebody who sits there, blocked this person?"""
    if table.plan.settings.public:
        return False
    people = {table.plan.host, *(seat.player for seat in table.seats)} - {"", player}
    asked = Given(UNWELCOME, {"people": sorted(people), "player": player})
    return await store.row(asked) is not None


async def report(store: Store, table: Table, player: str, wish: p.Report) -> p.Noted:
    """Store a report, once for each line or person of a table."""
    who = reported(table, wish)
    mine = [row for row in await reports(store) if row.player == player]
    same = (table.plan.id, wish.line, who)
    known = [row.id for row in mine if (row.table, row.line, row.who) == same]
    if known:
        return p.Noted(known[0])
    if len(mine) >= MOST_REPORTS:
        raise refuse("report-too-many", most=MOST_REPORTS)
    values = {
        "at": time.time(), "player": player, "who": who, "table": table.plan.id,
        "line": wish.line, "reason": wish.reason, "text": wish.text,
    }  # fmt: skip
    made: list[int] = []

    def do(connection: sa.Connection) -> None:
        key = connection.execute(sa.insert(m.reports).values(values)).inserted_primary_key
        made[:] = [int(key[0])] if key else []

    await store.transact(do)
    return p.Noted(made[0])


def reported(table: Table, wish: p.Report) -> str:
    """The public id of whom a report is about: who spoke the line, or who sits in the seat."""
    if wish.line is not None and wish.line < len(table.lines):
        entry = table.lines[wish.line].entry
        if isinstance(entry, Said):
            return entry.player or player_in(table, entry.seat)
    return player_in(table, wish.seat)


def player_in(table: Table, seat: int | None) -> str:
    found = table.seats[seat].player if seat is not None and seat < len(table.seats) else ""
    if not found:
        raise refuse("report-nobody")
    return found


async def reports(store: Store, closed: bool = False) -> Sequence[Row]:
    """Reports that wait for the owner, or those that are done; the oldest first."""
    return await store.rows(sa.select(m.reports).where(R.closed == closed).order_by(R.id))
