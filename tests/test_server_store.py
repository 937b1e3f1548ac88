"""The database: migrations up and down with data, and a log that takes each line once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from chabudai.server import models as m
from chabudai.server import store as s
from chabudai.server.protocol import Said, Settings
from chabudai.server.table import Plan

PLAN = Plan("a table", "mojo", 1, {"players": 2}, 7, Settings(public=True), "host")


def differences(connection: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), m.metadata))


async def up_and_down(store: s.Store) -> None:
    """All the way down and up again; what an older revision can hold stays."""
    await store.write(s.new_table(PLAN))
    await store.append(PLAN.id, 0, [Said("Ann", "hello")], 1.0)
    async with store.engine.begin() as connection:
        assert await connection.run_sync(differences) == []
        await connection.run_sync(s.migrate, "0001")
        await connection.run_sync(s.migrate)
        assert await connection.run_sync(differences) == []
    assert await store.plan(PLAN.id) == PLAN
    assert await store.lines(PLAN.id) == [(Said("Ann", "hello"), 1.0)]
    async with store.engine.begin() as connection:
        await connection.run_sync(s.migrate, "base")
        names = await connection.run_sync(lambda c: sa.inspect(c).get_table_names())
        assert names == ["alembic_version"]
        await connection.run_sync(s.migrate)


async def each_line_once(store: s.Store) -> None:
    await store.write(s.new_table(PLAN))
    lines = [store.append(PLAN.id, n, [Said("Ann", str(n))], 1.0) for n in range(50)]
    doubles = [store.append(PLAN.id, n, [Said("Ben", str(n))], 1.0) for n in range(50)]
    answers = await asyncio.gather(*lines, *doubles, return_exceptions=True)
    assert answers[:50] == [None] * 50
    assert all(isinstance(answer, s.Conflict) for answer in answers[50:])
    kept = [entry for entry, _ in await store.lines(PLAN.id)]
    assert kept == [Said("Ann", str(n)) for n in range(50)]


async def with_store(database: str, test: Callable[[s.Store], Awaitable[None]]) -> None:
    store = s.Store(database)
    await store.open()
    try:
        await test(store)
    finally:
        await store.close()


@pytest.mark.parametrize("test", [up_and_down, each_line_once])
def test_on_sqlite(tmp_path: Path, test: Callable[[s.Store], Awaitable[None]]) -> None:
    asyncio.run(with_store(str(tmp_path / "x.db"), test))


def test_the_newest_migration_is_the_one_that_is_asked_for() -> None:
    folder = Path(s.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == s.HEAD
