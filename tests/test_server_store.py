"""The database: migrations up and down with data, and a log that takes each line once."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from chabudai.server import models as m
from chabudai.server import store as s
from chabudai.server.chain import plan_hash
from chabudai.table.entries import Said, read_entry
from chabudai.table.messages import Settings
from chabudai.table.plan import Plan
from chabudai.table.wishes import Conflict

LIMIT = 20.0  # seconds
PLAN = Plan("a table", "mojo", 1, {"players": 2}, 7, Settings(public=True), "host")


FIRST = plan_hash(s.plan_row(PLAN))


async def add(store: s.Store, number: int, name: str, text: str) -> None:
    await store.append(PLAN.id, number, s.chained([Said(name, text)], number, 1.0, FIRST))


async def entries(store: s.Store) -> list[object]:
    """All lines, whatever their hashes."""
    rows = await store.rows(sa.select(m.log.c.entry).order_by(m.log.c.number))
    return [read_entry(json.loads(row.entry)) for row in rows]


def differences(connection: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), m.metadata))


async def up_and_down(store: s.Store) -> None:
    """All the way down and up again; what an older revision can hold stays."""
    await store.write(s.new_table(PLAN))
    await add(store, 0, "Ann", "hello")
    write = store.engine.write
    assert await write(differences) == []
    await write(lambda c: s.migrate(c, "0001"))
    await write(s.migrate)
    assert await write(differences) == []
    assert await store.plan(PLAN.id) == (PLAN, FIRST)
    (line,) = await store.lines(PLAN.id, FIRST)
    assert (line.entry, line.at) == (Said("Ann", "hello"), 1.0)
    await write(lambda c: s.migrate(c, "base"))
    assert await write(lambda c: sa.inspect(c).get_table_names()) == ["alembic_version"]
    await write(s.migrate)


async def each_line_once(store: s.Store) -> None:
    await store.write(s.new_table(PLAN))
    lines = [add(store, n, "Ann", str(n)) for n in range(50)]
    doubles = [add(store, n, "Ben", str(n)) for n in range(50)]
    answers = await asyncio.gather(*lines, *doubles, return_exceptions=True)
    assert answers[:50] == [None] * 50
    assert all(isinstance(answer, Conflict) for answer in answers[50:])
    assert await entries(store) == [Said("Ann", str(n)) for n in range(50)]


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


def test_all_that_is_due_at_once_shares_a_commit(tmp_path: Path) -> None:
    """Guests, lines of tables and ratings have one writer: nobody finds the file locked."""
    commits: list[object] = []

    async def many(store: s.Store) -> None:
        true = store.carry_out

        async def counted(batch: list[s.Work]) -> None:
            commits.append(batch)
            await true(batch)

        store.carry_out = counted  # type: ignore[method-assign]
        await store.write(s.new_table(PLAN))
        guests = [{"id": f"g{n}", "name": "Guest", "created": 1.0} for n in range(100)]
        writes = [store.write(sa.insert(m.players).values(guest)) for guest in guests]
        lines = [add(store, n, "Ann", str(n)) for n in range(100)]
        await asyncio.gather(*writes, *lines)
        assert len(await store.rows(sa.select(m.players))) == 100
        assert len(await entries(store)) == 100

    asyncio.run(with_store(str(tmp_path / "x.db"), many))
    assert len(commits) <= 4


@pytest.mark.parametrize("stray", ["in the database", "of the task", "while nothing is due"])
def test_a_writer_that_is_stopped_by_nobody_is_told_and_begins_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, stray: str
) -> None:
    """A library may let a cancellation slip. Those who wait hear of it, others' work is done."""

    async def lost(store: s.Store) -> None:
        await store.write(s.new_table(PLAN))
        true = store.carry_out

        async def cancelled(batch: list[s.Work]) -> None:
            store.carry_out = true  # type: ignore[method-assign]
            if stray == "of the task":
                stop_writer(store)
                await asyncio.sleep(LIMIT)
            raise asyncio.CancelledError

        async with asyncio.timeout(LIMIT):
            if stray == "while nothing is due":
                await asyncio.sleep(0)
                stop_writer(store)
            else:
                store.carry_out = cancelled  # type: ignore[method-assign]
                with pytest.raises(s.WriterLost):
                    await add(store, 0, "Ann", "lost")
            await add(store, 0, "Ann", "kept")
        assert await entries(store) == [Said("Ann", "kept")]

    asyncio.run(with_store(str(tmp_path / "x.db"), lost))
    told = [record for record in caplog.records if record.levelname == "CRITICAL"]
    assert [record.__dict__["task"] for record in told] == ["Store.write_on"]


def stop_writer(store: s.Store) -> None:
    """As a stray cancellation would."""
    for task in asyncio.all_tasks():
        if "write_on" in repr(task.get_coro()):
            task.cancel()


def test_a_write_that_fails_spoils_nothing_for_others(tmp_path: Path) -> None:
    async def some(store: s.Store) -> None:
        guest = {"id": "g", "name": "Guest", "created": 1.0}
        same = [store.write(sa.insert(m.players).values(guest)) for _ in range(2)]
        broken = store.write(sa.text("INSERT INTO nowhere VALUES (1)"))
        other = store.write(sa.insert(m.players).values({**guest, "id": "h"}))
        answers = await asyncio.gather(*same, broken, other, return_exceptions=True)
        assert [type(answer).__name__ for answer in answers] == [
            "NoneType", "IntegrityError", "OperationalError", "NoneType",
        ]  # fmt: skip
        assert len(await store.rows(sa.select(m.players))) == 2

    asyncio.run(with_store(str(tmp_path / "x.db"), some))
