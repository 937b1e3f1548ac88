"""Two databases behind one face: a file of SQLite, and PostgreSQL.

A file is asked in threads, one hop for a whole question: one thread writes, on a connection of its
own, so that nobody finds the file locked, and a few read.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa

READERS = 4  # threads that read a file
HANG = 10_000  # milliseconds after which PostgreSQL ends what a hanging process has begun
LOCK = 2_000  # milliseconds that a statement waits for what another process holds
ANSWER = 5.0  # seconds within which PostgreSQL answers, or the connection counts as lost
Found = TypeVar("Found")
Do = Callable[[sa.Connection], Found]


class Engine(Protocol):
    """A database; what is done with its connection is done by a function."""

    async def read(self, do: Do[Found]) -> Found: ...

    async def write(self, do: Do[Found]) -> Found:
        """In a transaction."""

    async def close(self) -> None: ...


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql:", "postgres:"))


class File:
    """A file of SQLite."""

    def __init__(self, database: str) -> None:
        address = f"sqlite:///{database}"
        self.reading = sa.create_engine(address, pool_size=READERS)
        self.writing = sa.create_engine(address, poolclass=sa.StaticPool)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = ThreadPoolExecutor(1, "writer")
        for engine in (self.reading, self.writing):
            sa.event.listen(engine, "connect", prepare)

    async def read(self, do: Do[Found]) -> Found:
        return await in_thread(self.readers, reading, self.reading, do)

    async def write(self, do: Do[Found]) -> Found:
        return await in_thread(self.writer, writing, self.writing, do)

    async def insert(self, statement: str, rows: list[Any]) -> None:
        """Commit rows of one table; past SQLAlchemy, which would take ten times as long."""
        await in_thread(self.writer, inserting, self.writing, statement, rows)

    async def close(self) -> None:
        await in_thread(self.readers, self.reading.dispose)
        await in_thread(self.writer, self.writing.dispose)
        self.readers.shutdown()
        self.writer.shutdown()


async def in_thread(threads: ThreadPoolExecutor, do: Callable[..., Found], *given: Any) -> Found:
    return await asyncio.get_running_loop().run_in_executor(threads, do, *given)


def prepare(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def reading(engine: sa.Engine, do: Do[Found]) -> Found:
    with engine.connect() as connection:
        return do(connection)


def writing(engine: sa.Engine, do: Do[Found]) -> Found:
    with engine.begin() as connection:
        return do(connection)


def inserting(engine: sa.Engine, statement: str, rows: list[Any]) -> None:
    lent = engine.raw_connection()
    try:
        lent.cursor().executemany(statement, rows)
        lent.commit()
    finally:
        lent.close()  # which takes back what was not committed


def give_up_if_confused(context: sa.ExceptionContext) -> None:
    """A connection that was cut in the midst of something can leave asyncpg in a state of its own:
    SQLAlchemy would keep such a connection, and fail with it again and again."""
    if type(context.original_exception).__name__ == "InternalClientError":
        context.is_disconnect = True


class Postgres:
    """PostgreSQL, which several processes share."""

    def __init__(self, database: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # slow to import

        settings = {
            "idle_in_transaction_session_timeout": str(HANG),
            "lock_timeout": str(LOCK),
            "statement_timeout": str(int(1000 * ANSWER)),
        }
        limits = {"timeout": ANSWER, "command_timeout": ANSWER, "server_settings": settings}
        self.engine = create_async_engine(
            "postgresql+asyncpg://" + database.partition("://")[2],
            pool_size=5,
            pool_timeout=ANSWER,
            pool_pre_ping=True,
            connect_args=limits,
        )
        sa.event.listen(self.engine.sync_engine, "handle_error", give_up_if_confused)

    async def read(self, do: Do[Found]) -> Found:
        async with self.engine.connect() as connection:
            return await connection.run_sync(do)

    async def write(self, do: Do[Found]) -> Found:
        async with self.engine.begin() as connection:
            return await connection.run_sync(do)

    async def close(self) -> None:
        await self.engine.dispose()
