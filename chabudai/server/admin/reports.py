"""Reports of people about people: listed with what they are about, and closed."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from chabudai.kernel.refusal import Refused, refuse
from chabudai.server import models as m
from chabudai.server.admin.redact import chat
from chabudai.server.manners import reports
from chabudai.server.store import Row, Store

R = m.reports.c


@dataclass(frozen=True)
class Told:
    """A report with the names of those whom it concerns, and the line it is about."""

    row: Row
    by: str
    about: str
    said: str


async def listed(store: Store, closed: bool = False) -> list[Told]:
    """Reports that wait, or those that are done, the oldest first."""
    found = []
    for row in await reports(store, closed):
        by, about = await name_of(store, row.player), await name_of(store, row.who)
        found.append(Told(row, by, about, await line_of(store, row)))
    return found


async def name_of(store: Store, id: str) -> str:
    row = await store.row(sa.select(m.players.c.name).where(m.players.c.id == id))
    return str(row.name) if row else ""


async def line_of(store: Store, row: Row) -> str:
    """What was said in the line that is reported; empty where the table is gone or said nothing."""
    try:
        lines = dict(await chat(store, row.table)) if row.line is not None else {}
    except Refused:
        return ""
    return lines[row.line].text if row.line in lines else ""


async def close(store: Store, ids: Sequence[int], closed: bool = True) -> None:
    """Put reports aside, or take them up again."""
    known = {row.id for row in await store.rows(sa.select(R.id).where(R.id.in_(ids)))}
    for id in ids:
        if id not in known:
            raise refuse("admin-no-report", value=id)
    await store.write(sa.update(m.reports).where(R.id.in_(ids)).values(closed=closed))
