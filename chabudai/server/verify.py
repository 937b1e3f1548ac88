"""Is a whole database as it was written? Every log is followed line by line and played again."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from chabudai.kernel.refusal import refuse
from chabudai.server import models as m
from chabudai.server.chain import Damaged, plan_hash
from chabudai.server.lock import told_trouble
from chabudai.server.store import HEAD, Row, Store, checked, plan_of
from chabudai.table.table import Table


@dataclass(frozen=True)
class Checked:
    """A table, how many lines it has, and what is wrong with it: a message id, and the line."""

    table: str
    lines: int
    problem: str = ""
    line: int = -1


async def verify(database: str) -> list[Checked]:
    """Look at every table; nothing is changed, not even an old revision."""
    store = Store(database)
    try:
        return [found async for found in check_all(store)]
    except (sa.exc.SQLAlchemyError, OSError) as error:
        raise told_trouble(database, error) from error
    finally:
        await store.close()


async def check_revision(store: Store) -> None:
    """Refuses what is no database of ours, or one of an older server."""
    if not await store.engine.read(lambda c: sa.inspect(c).has_table("alembic_version")):
        raise refuse("database-other")
    revision = await store.row(sa.text("SELECT version_num FROM alembic_version"))
    if revision is None or revision.version_num != HEAD:
        raise refuse("database-old", value=revision.version_num if revision else "")


async def check_all(store: Store) -> AsyncIterator[Checked]:
    await check_revision(store)
    for row in await store.rows(sa.select(m.tables).order_by(m.tables.c.created)):
        c = m.log.c
        lines = await store.rows(sa.select(m.log).where(c.table == row.id).order_by(c.number))
        yield check_table(row, lines)


def check_table(row: Row, rows: Sequence[Row]) -> Checked:
    table: Table | None = None
    try:
        table = Table(plan_of(row))
        for line in checked(rows, plan_hash(row._mapping)):
            table.add(line.entry, line.at)
    except Damaged as error:
        return Checked(row.id, len(rows), "database-damaged", error.number)
    except Exception:
        last = table.seq if table else -1
        return Checked(row.id, len(rows), "database-unreplayable", last)
    if table.status != row.status:
        return Checked(row.id, len(rows), "database-status", table.seq)
    return Checked(row.id, len(rows))
