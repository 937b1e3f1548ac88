"""Tables: listed, closed, opened again, deleted."""

from collections.abc import Sequence

import sqlalchemy as sa

from chabudai.kernel.refusal import refuse
from chabudai.server import models as m
from chabudai.server.store import Row, Store

C = m.tables.c


async def listed(store: Store, status: str = "") -> Sequence[Row]:
    """All tables, or those of a status (`closed` too), the newest first."""
    log = m.log.c
    lines = sa.select(sa.func.count()).where(log.table == C.id).scalar_subquery()
    last = sa.select(sa.func.max(log.at)).where(log.table == C.id).scalar_subquery()
    query = sa.select(m.tables, lines.label("lines"), last.label("last")).order_by(C.created.desc())
    if status == "closed":
        query = query.where(C.closed)
    elif status:
        query = query.where(C.status == status, ~C.closed)
    return await store.rows(query)


async def check(store: Store, ids: Sequence[str]) -> None:
    rows = await store.rows(sa.select(C.id).where(C.id.in_(ids)))
    for id in ids:
        if id not in {row.id for row in rows}:
            raise refuse("admin-no-table", value=id)


async def close(store: Store, ids: Sequence[str], closed: bool = True) -> None:
    """Nobody finds these tables any more; nothing of them is lost."""
    await check(store, ids)
    await store.write(sa.update(m.tables).where(C.id.in_(ids)).values(closed=closed))


async def delete(store: Store, ids: Sequence[str]) -> None:
    """Tables with their logs and seats, for good. Ratings they brought stay."""
    await check(store, ids)
    await store.write(
        sa.delete(m.attempts).where(m.attempts.c.table.in_(ids)),
        sa.delete(m.results).where(m.results.c.table.in_(ids)),
        sa.delete(m.log).where(m.log.c.table.in_(ids)),
        sa.delete(m.seats).where(m.seats.c.table.in_(ids)),
        sa.delete(m.tables).where(C.id.in_(ids)),
    )
