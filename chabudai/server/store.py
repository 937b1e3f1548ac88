"""The database: players, tables, and each table's log, which only grows.

Lines of many tables that are due at the same moment share one commit. A line's number is its key,
so of two processes that both think they are next, one is told Conflict and nothing is lost.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from chabudai.server import models as m
from chabudai.server.protocol import AnyEntry, Settings
from chabudai.server.table import Plan

HEAD = "0002"  # the newest of the migrations
MOST_AT_ONCE = 500  # lines in one commit
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(AnyEntry)
Row = sa.Row[Any]


class Conflict(Exception):
    """Somebody else has written this line."""


@dataclass
class Append:
    """Lines to be written together with what else they change, and who waits for them."""

    table: str
    rows: list[dict[str, Any]]
    also: Sequence[sa.Executable]
    waits: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


def address(database: str) -> str:
    """A database's address as SQLAlchemy wants it: a path of a file, or postgresql://…"""
    for prefix in ("postgresql://", "postgres://"):
        if database.startswith(prefix):
            return "postgresql+asyncpg://" + database.removeprefix(prefix)
    return f"sqlite+aiosqlite:///{database}"


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql:", "postgres:"))


def engine_for(database: str) -> AsyncEngine:
    if is_postgres(database):
        return create_async_engine(address(database), pool_size=5, pool_pre_ping=True)
    engine = create_async_engine(address(database))

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(connection: sa.Connection, revision: str = HEAD) -> None:
    """Bring the tables to a revision, up or down."""
    current = ""
    if sa.inspect(connection).has_table("alembic_version"):
        current = connection.scalar(sa.text("SELECT version_num FROM alembic_version")) or ""
    if current == revision:
        return
    from alembic import command  # seldom needed, and slow to import
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    down = revision == "base" or revision < current
    (command.downgrade if down else command.upgrade)(config, revision)


class Store:
    """All that is kept."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.postgres = is_postgres(database)
        self.engine = engine_for(database)
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            if self.postgres:  # one process at a time
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(4218)"))
            await connection.run_sync(migrate)
        self.writer = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        if self.writer:
            await self.queue.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, *statements: sa.Executable) -> None:
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def rows(self, statement: sa.Executable) -> Sequence[Row]:
        async with self.reading() as connection:
            return (await connection.execute(statement)).fetchall()

    async def row(self, statement: sa.Executable) -> Row | None:
        found = await self.rows(statement)
        return found[0] if found else None

    # The log.

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[AnyEntry],
        at: float,
        also: Sequence[sa.Executable] = (),
    ) -> None:
        """Write lines from `number` on; back when they are committed, or Conflict."""
        rows = [
            {"table": table, "number": number + k, "at": at, "entry": ENCODER.encode(entry)}
            for k, entry in enumerate(entries)
        ]
        append = Append(table, rows, also)
        self.queue.put_nowait(append)
        await append.waits

    async def write_on(self) -> None:
        """Commit what is due, all that has come together in one transaction."""
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_AT_ONCE and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            await self.commit(batch)
            for _ in batch:
                self.queue.task_done()

    async def commit(self, batch: list[Append]) -> None:
        try:
            async with self.engine.begin() as connection:
                await self.execute(connection, batch)
        except IntegrityError:
            if len(batch) == 1:
                settle(batch[0], Conflict())
            else:
                for append in batch:
                    await self.commit([append])
        except Exception as error:  # the database is away: each waiting wish fails, none is lost
            for append in batch:
                settle(append, error)
        else:
            for append in batch:
                settle(append, None)

    async def execute(self, connection: AsyncConnection, batch: list[Append]) -> None:
        rows = [row for append in batch for row in append.rows]
        if rows:
            await connection.execute(sa.insert(m.log), rows)
        for append in batch:
            for statement in append.also:
                await connection.execute(statement)
            if self.postgres and append.rows:
                payload = f"{append.table} {append.rows[-1]['number']}"
                notify = sa.text("SELECT pg_notify('chabudai', :payload)")
                await connection.execute(notify, {"payload": payload})

    async def lines(self, table: str, after: int = -1) -> list[tuple[AnyEntry, float]]:
        query = (
            sa.select(m.log.c.entry, m.log.c.at)
            .where(m.log.c.table == table, m.log.c.number > after)
            .order_by(m.log.c.number)
        )
        return [(DECODER.decode(row.entry), row.at) for row in await self.rows(query)]

    # Tables.

    async def plan(self, id: str) -> Plan | None:
        """A table's plan, if there is such a table."""
        row = await self.row(sa.select(m.tables).where(m.tables.c.id == id))
        return plan_of(row) if row else None


def settle(append: Append, error: Exception | None) -> None:
    if append.waits.done():
        return
    if error:
        append.waits.set_exception(error)
    else:
        append.waits.set_result(None)


def plan_of(row: Row) -> Plan:
    origin = json.loads(row.origin) if row.origin else {}
    return Plan(
        row.id,
        row.game,
        row.rules,
        json.loads(row.options),
        int(row.seed, 16),
        msgspec.json.decode(row.settings, type=Settings),
        row.host,
        origin.get("text", ""),
        tuple(origin.get("moves", ())),
        tuple(origin.get("salts", ())),
    )


def new_table(plan: Plan, driver: str = "") -> sa.Executable:
    origin = {"text": plan.text, "moves": plan.moves, "salts": plan.salts}
    return sa.insert(m.tables).values(
        id=plan.id,
        game=plan.game,
        rules=plan.rules,
        options=json.dumps(plan.options),
        settings=msgspec.json.encode(plan.settings).decode(),
        seed=f"{plan.seed:064x}",
        origin=json.dumps(origin) if plan.text or plan.moves else "",
        host=plan.host,
        public=plan.settings.public,
        status="waiting",
        created=time.time(),
        rated=False,
        driver=driver,
    )
