"""The database: players, tables, and each table's log, which only grows.

One writer at a time: whatever is due at the same moment, lines of many tables and all else,
shares one commit. A line's number is its key, so of two processes that both think they are next,
one is told Conflict and nothing is lost.
"""

import asyncio
import contextlib
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from chabudai.server import models as m
from chabudai.server import times
from chabudai.server.chain import followed, line_hash, plan_hash, redactions
from chabudai.server.engines import File, Postgres, is_postgres
from chabudai.server.statements import Given, Statement, executing, run
from chabudai.server.steady import Steady
from chabudai.table.entries import AnyEntry, read_entry
from chabudai.table.messages import Settings, Status
from chabudai.table.plan import Origin, Plan
from chabudai.table.wishes import Conflict

HEAD = "0006"  # the newest of the migrations
MOST_AT_ONCE = 500  # lines in one commit
LOG = logging.getLogger("chabudai.server")
ENCODER = msgspec.json.Encoder()
SPOILT = (DBAPIError, sqlite3.Error)  # what one can spoil for all in a transaction
TAKEN = (IntegrityError, sqlite3.IntegrityError)  # somebody else has written there
Row = sa.Row[Any]
LogRow = tuple[str, int, float, bytes, bytes]  # the columns of `log`, in their order
ADD_TABLE = sa.insert(m.tables)
ADD_LINES = str(sa.insert(m.log).compile(dialect=sqlite.dialect()))
COLUMNS = tuple(column.name for column in m.log.columns)
Settled = Callable[[Exception | None], None]


class WriterLost(Exception):
    """The task that writes ended before it said what became of its work."""


def told_already(error: Exception | None) -> None:
    """Nobody waits to be told."""


@dataclass(frozen=True)
class Written:
    """A line as it stands in the log."""

    entry: AnyEntry
    at: float
    hash: bytes
    data: bytes = b""  # the entry as it is stored, where it is yet to be


@dataclass(slots=True)
class Work:
    """What is to be done in one transaction, and who is told when it is."""

    rows: Sequence[LogRow] = ()
    do: Callable[[sa.Connection], None] | None = None  # after the lines are in
    first: Callable[[sa.Connection], None] | None = None  # before them
    then: Settled = told_already  # called once, with what went wrong or None

    def settle(self, error: Exception | None) -> None:
        then, self.then = self.then, told_already
        if self.rows and isinstance(error, TAKEN):
            conflict = Conflict()
            conflict.__cause__ = error
            error = conflict
        try:
            then(error)
        except Exception:  # whose fault it ever is, the others' work goes on
            LOG.exception("not told")


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


def is_shared(connection: sa.Connection) -> bool:
    """Do other processes use this database too?"""
    return connection.dialect.name == "postgresql"


def brought_up(connection: sa.Connection) -> None:
    if is_shared(connection):  # one process at a time
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(4218)"))
    migrate(connection)


class Store:
    """All that is kept."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.postgres = is_postgres(database)
        self.engine: File | Postgres = Postgres(database) if self.postgres else File(database)
        self.due: list[Work] = []
        self.under_way: list[Work] = []
        self.more = asyncio.Event()  # something is due
        self.writer: Steady | None = None

    async def open(self) -> None:
        await self.engine.write(brought_up)
        self.writer = Steady(self.write_on, self.lose)

    async def close(self) -> None:
        if self.writer:
            await self.finish()
            await self.writer.stop()
        await self.engine.close()

    async def rows(self, statement: Statement) -> Sequence[Row]:
        try:
            return await self.rows_once(statement)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self.rows_once(statement)  # the database was restarted meanwhile

    async def rows_once(self, statement: Statement) -> Sequence[Row]:
        return await self.engine.read(lambda connection: run(connection, statement).fetchall())

    async def row(self, statement: Statement) -> Row | None:
        found = await self.rows(statement)
        return found[0] if found else None

    # Writing.

    async def write(self, *statements: Statement) -> None:
        """Carry statements out together; back when they are committed."""
        await self.transact(executing(statements) or (lambda _: None))

    async def transact(self, do: Callable[[sa.Connection], None]) -> None:
        """Let a function work on the connection that writes; it may be called more than once."""
        await self.written(Work(do=do))

    async def append(
        self,
        table: str,
        number: int,
        lines: Sequence[Written],
        also: Sequence[Statement] = (),
        first: Sequence[Statement] = (),
    ) -> None:
        """Write lines from `number` on; back when they are committed, or Conflict."""
        rows = log_rows(table, number, lines)
        await self.written(Work(rows, executing(also), executing(first)))

    async def written(self, work: Work) -> None:
        """Have work done; back when it is committed."""
        waits = asyncio.get_running_loop().create_future()
        work.then = partial(settle, waits)
        self.put(work)
        await waits

    def put(self, work: Work) -> None:
        """Have work done with all else that is due."""
        self.due.append(work)
        self.more.set()

    async def write_on(self) -> None:
        """Commit what is due, all that has come together in one transaction."""
        while True:
            await self.more.wait()
            self.under_way, self.due = self.due[:MOST_AT_ONCE], self.due[MOST_AT_ONCE:]
            await self.commit(self.under_way)
            if not self.due:
                self.more.clear()

    def lose(self) -> None:
        """The writer was stopped halfway. Nobody knows what of its work is committed: those who
        wait are told so, and a table whose line is there after all finds it at its next one."""
        for work in self.under_way:
            work.settle(WriterLost())
        if not self.due:
            self.more.clear()

    async def finish(self) -> None:
        """Wait until nothing is due any more, nor what that has brought about."""
        while self.more.is_set():
            with contextlib.suppress(*SPOILT):
                await self.write()

    async def commit(self, batch: list[Work]) -> None:
        try:
            await self.carry_out(batch)
        except Exception as error:
            if len(batch) > 1 and isinstance(error, SPOILT):  # one spoils it for all
                for work in batch:
                    await self.commit([work])
            else:
                for work in batch:
                    work.settle(error)
        else:
            for work in batch:
                work.settle(None)

    async def carry_out(self, batch: list[Work]) -> None:
        if isinstance(self.engine, File) and not any(work.do or work.first for work in batch):
            await self.engine.insert(ADD_LINES, [row for work in batch for row in work.rows])
        else:
            await self.engine.write(lambda connection: execute(connection, batch))

    # Reading.

    async def lines(self, table: str, before: bytes, after: int = -1) -> list[Written]:
        """The lines after a number, whose hash is `before`; Damaged if they are not as written."""
        c = m.log.c
        query = sa.select(m.log).where(c.table == table, c.number > after).order_by(c.number)
        return list(checked(await self.rows(query), before, after))

    async def plan(self, id: str) -> tuple[Plan, bytes] | None:
        """A table's plan and the hash that its log begins with, if there is such a table and it is
        not closed."""
        c = m.tables.c
        row = await self.row(sa.select(m.tables).where(c.id == id, ~c.closed))
        return (plan_of(row), plan_hash(row._mapping)) if row else None


def checked(rows: Sequence[Row], before: bytes, after: int = -1) -> Iterator[Written]:
    said = redactions(rows)
    for number, row in enumerate(rows, after + 1):
        before = followed(row, number, before, said)
        yield Written(read_entry(json.loads(row.entry)), row.at, before)


def execute(connection: sa.Connection, batch: list[Work]) -> None:
    rows = sorted(row for work in batch for row in work.rows)  # two processes in the same order
    for work in batch:
        if work.first:
            work.first(connection)
    if rows:
        add_lines(connection, rows)
    for work in batch:
        if work.do:
            work.do(connection)
    if rows and is_shared(connection):
        newest = {row[0]: row[1] for row in rows}
        payloads = [{"payload": f"{table} {number}"} for table, number in newest.items()]
        connection.execute(sa.text("SELECT pg_notify('chabudai', :payload)"), payloads)


def add_lines(connection: sa.Connection, rows: list[LogRow]) -> None:
    if is_shared(connection):
        connection.execute(sa.insert(m.log), named(rows))
    else:
        connection.exec_driver_sql(ADD_LINES, rows)


def settle(waits: "asyncio.Future[None]", error: Exception | None) -> None:
    if waits.done():
        return
    if error:
        waits.set_exception(error)
    else:
        waits.set_result(None)


def plan_of(row: Row) -> Plan:
    return Plan(
        row.id,
        row.game,
        row.rules,
        json.loads(row.options),
        int(row.seed, 16),
        msgspec.json.decode(row.settings, type=Settings),
        row.host,
        msgspec.json.decode(row.origin, type=Origin) if row.origin else None,
    )


def plan_row(plan: Plan) -> dict[str, Any]:
    """The columns of a table that never change."""
    return {
        "id": plan.id,
        "game": plan.game,
        "rules": plan.rules,
        "options": json.dumps(plan.options),
        "settings": msgspec.json.encode(plan.settings).decode(),
        "seed": f"{plan.seed:064x}",
        "origin": json.dumps(asdict(plan.origin)) if plan.origin else "",
    }


def chained(entries: Sequence[AnyEntry], number: int, at: float, before: bytes) -> list[Written]:
    lines = []
    for k, entry in enumerate(entries):
        data = ENCODER.encode(entry)
        before = line_hash(before, number + k, at, data)
        lines.append(Written(entry, at, before, data))
    return lines


def log_rows(table: str, number: int, lines: Sequence[Written]) -> list[LogRow]:
    return [(table, number + k, line.at, line.data, line.hash) for k, line in enumerate(lines)]


def named(rows: Sequence[LogRow]) -> list[dict[str, Any]]:
    """Rows as SQLAlchemy wants them, with the names of their columns."""
    return [dict(zip(COLUMNS, row, strict=True)) for row in rows]


def new_table(plan: Plan, driver: str = "", status: Status = "waiting") -> Statement:
    values = {
        **plan_row(plan),
        "host": plan.host,
        "public": plan.settings.public,
        "status": status,
        "created": times.now(),
        "rated": False,
        "driver": driver,
    }
    return Given(ADD_TABLE, values)
