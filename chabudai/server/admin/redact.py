"""Taking words and names of people out of logs, which stay verifiable: see server/chain.py."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from chabudai.kernel.refusal import refuse
from chabudai.server import models as m
from chabudai.server import times
from chabudai.server.chain import Damaged, line_hash, plan_hash
from chabudai.server.store import ENCODER, Row, Store, Written, chained, checked
from chabudai.table.entries import AnyEntry, Back, Redacted, Said, Sat, Stood
from chabudai.table.redaction import Part, redacted
from chabudai.table.wishes import Conflict

TRIES = 20  # a game may be going on
C = m.log.c


async def lines_of(store: Store, table: str) -> tuple[bytes, list[Written]]:
    """The hash a log begins with, and its lines."""
    row = await store.row(sa.select(m.tables).where(m.tables.c.id == table))
    if row is None:
        raise refuse("admin-no-table", value=table)
    first = plan_hash(row._mapping)
    rows = await store.rows(sa.select(m.log).where(C.table == table).order_by(C.number))
    try:
        return first, list(checked(rows, first))
    except Damaged as error:
        raise refuse("database-damaged", table=table, line=error.number) from error


async def redact(store: Store, table: str, wanted: Mapping[int, Part]) -> int:
    """Take parts of lines out of a log, and say so at its end; how many lines it concerned."""
    for _ in range(TRIES):
        first, lines = await lines_of(store, table)
        changes, said = [], list[AnyEntry]()
        for number, part in wanted.items():
            if not 0 <= number < len(lines):
                raise refuse("admin-no-line", table=table, line=number)
            line = lines[number]
            entry = redacted(line.entry, part)
            if entry == line.entry:
                continue
            data = ENCODER.encode(entry)
            before = lines[number - 1].hash if number else first
            said.append(Redacted(number, part, line_hash(before, number, line.at, data).hex()))
            changes.append(overwrite(table, number, data))
        news = chained(said, len(lines), times.now(), lines[-1].hash if lines else first)
        try:
            await store.append(table, len(lines), news, changes)
        except Conflict:
            continue  # somebody has moved meanwhile
        return len(said)
    raise refuse("table-crowded")


def overwrite(table: str, number: int, data: bytes) -> sa.Executable:
    return sa.update(m.log).where(C.table == table, C.number == number).values(entry=data)


async def chat(store: Store, table: str) -> list[tuple[int, Said]]:
    """What was said at a table, by number of line."""
    _, lines = await lines_of(store, table)
    return [(k, line.entry) for k, line in enumerate(lines) if isinstance(line.entry, Said)]


async def remove(store: Store, table: str, number: int) -> None:
    """Take the text of a line of chat away."""
    if number not in dict(await chat(store, table)):
        raise refuse("admin-no-line", table=table, line=number)
    await redact(store, table, {number: "text"})


# The lines of one person.


async def all_of(store: Store, person: Row) -> dict[str, list[int]]:
    """Lines that tell a person's name or words, by table."""
    found = {}
    for table in await tables_that_name(store, person):
        _, lines = await lines_of(store, table)
        mine = [k for k, _ in lines_by(person, [line.entry for line in lines])]
        if mine:
            found[table] = mine
    return found


async def said_by(store: Store, person: Row) -> list[dict[str, Any]]:
    found = []
    for table in await tables_that_name(store, person):
        _, lines = await lines_of(store, table)
        for k, entry in lines_by(person, [line.entry for line in lines]):
            if isinstance(entry, Said):
                found.append({"table": table, "at": lines[k].at, "text": entry.text})
    return found


async def tables_that_name(store: Store, person: Row) -> list[str]:
    """Tables whose log has the person's id, or somebody of that name."""
    text = sa.func.convert_from(C.entry, "UTF8") if store.postgres else sa.cast(C.entry, sa.Text)
    needles = [ENCODER.encode(value).decode() for value in (person.id, person.name)]
    naming = sa.or_(*(text.contains(needle, autoescape=True) for needle in needles))
    rows = await store.rows(sa.select(C.table).where(naming).distinct())
    return [row.table for row in rows]


def is_by(person: Row, said: Said, sits: Mapping[int, bool]) -> bool:
    """Did the person say this? Lines of earlier servers don't tell who it was that looked on."""
    if said.player:
        return said.player == str(person.id)
    return said.name == person.name if said.seat is None else sits.get(said.seat, False)


def lines_by(person: Row, entries: Sequence[AnyEntry]) -> Iterator[tuple[int, AnyEntry]]:
    """Where the person sat down or came back, and what was said. Of old lines those who look on
    are known by name alone: whoever looked on under this name is taken for the person."""
    sits: dict[int, bool] = {}
    for number, entry in enumerate(entries):
        if isinstance(entry, Sat | Back):
            sits[entry.seat] = entry.player == person.id
            mine = sits[entry.seat]
        elif isinstance(entry, Said):
            mine = is_by(person, entry, sits)
        else:
            if isinstance(entry, Stood):
                sits.pop(entry.seat, None)
            mine = False
        if mine:
            yield number, entry
