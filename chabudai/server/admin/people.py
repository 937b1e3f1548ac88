"""People: found, renamed, let in again with a new password, banned, muted, told all, forgotten."""

import secrets
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from chabudai.kernel.refusal import refuse
from chabudai.server import models as m
from chabudai.server import queries
from chabudai.server.admin.redact import all_of, redact, said_by
from chabudai.server.auth import HASHER, login_of, plain_name
from chabudai.server.store import Row, Store

LONGEST_NAME = 40
P, R, A = m.players.c, m.reports.c, m.attempts.c


async def listed(store: Store, like: str = "") -> Sequence[Row]:
    """All people, or those with a text in their name, the newest first."""
    games = sa.select(sa.func.count()).where(m.seats.c.player == P.id).scalar_subquery()
    query = sa.select(m.players, games.label("tables")).order_by(P.created.desc())
    return await store.rows(query.where(P.name.contains(like, autoescape=True)))


async def found(store: Store, who: str) -> Row:
    """A person by id, or by the name of an account."""
    query = sa.select(m.players).where(sa.or_(P.id == who, P.login == login_of(who)))
    rows = await store.rows(query)
    if not rows:
        raise refuse("admin-no-person", value=who)
    return next((row for row in rows if row.id == who), rows[0])


async def change(store: Store, id: str, **values: Any) -> None:
    await store.write(sa.update(m.players).where(P.id == id).values(**values))


async def rename(store: Store, who: str, name: str) -> str:
    """Another name from now on; logs keep the one of their time."""
    row, name = await found(store, who), plain_name(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise refuse("admin-bad-name", most=LONGEST_NAME)
    login = {"login": login_of(name)} if row.login is not None else {}
    try:
        await change(store, row.id, name=name, **login)
    except IntegrityError as error:
        raise refuse("auth-name-taken", name=name) from error
    return name


async def reset_password(store: Store, who: str) -> str:
    """A new password for an account, to be told to its owner; everybody with the old is out."""
    row, password = await found(store, who), secrets.token_urlsafe(12)
    if row.login is None:
        raise refuse("admin-guest", name=row.name)
    await change(store, row.id, password=HASHER.hash(password))
    await log_out(store, row.id)
    return password


async def ban(store: Store, who: str, banned: bool = True) -> str:
    row = await found(store, who)
    await change(store, row.id, banned=banned)
    if banned:
        await log_out(store, row.id)
    return str(row.name)


async def mute(store: Store, who: str, muted: bool = True) -> str:
    row = await found(store, who)
    await change(store, row.id, muted=muted)
    return str(row.name)


async def log_out(store: Store, id: str) -> None:
    """All tokens of a person are worth nothing; processes on PostgreSQL hear of it at once."""
    c = m.tokens.c
    hashes = [row.hash for row in await store.rows(sa.select(c.hash).where(c.player == id))]
    told = [queries.tell_logout(hash) for hash in hashes] if store.postgres else []
    await store.write(sa.delete(m.tokens).where(c.player == id), *told)


async def export(store: Store, who: str) -> dict[str, Any]:
    """All that is kept of a person, without what would open the account."""
    row = await found(store, who)
    seats = await store.rows(
        sa.select(m.seats.c.table, m.seats.c.seat, m.tables.c.game, m.tables.c.created)
        .join(m.tables, m.tables.c.id == m.seats.c.table)
        .where(m.seats.c.player == row.id)
    )
    c = m.tokens.c
    tokens = await store.rows(sa.select(c.expires).where(c.player == row.id))
    ratings = await store.rows(sa.select(m.ratings).where(m.ratings.c.who == row.id))
    secret = ("password", "login")
    return {
        "person": {k: v for k, v in row._mapping.items() if k not in secret},
        "account": row.login is not None,
        "sessions_until": [token.expires for token in tokens],
        "tables": [dict(seat._mapping) for seat in seats],
        "ratings": [dict(rating._mapping) for rating in ratings],
        "results": await all_rows(store, m.results, m.results.c.who == row.id),
        "attempts": await all_rows(store, m.attempts, A.player == row.id),
        "blocks": await all_rows(store, m.blocks, m.blocks.c.player == row.id),
        "reports": await all_rows(store, m.reports, m.reports.c.player == row.id),
        "chat": await said_by(store, row),
    }


async def all_rows(
    store: Store, table: sa.Table, where: sa.ColumnElement[bool]
) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in await store.rows(sa.select(table).where(where))]


async def delete(store: Store, who: str) -> tuple[str, int]:
    """Forget a person: the account and all that hangs on it, and name and words in every log. The
    name, and how many lines were redacted."""
    row = await found(store, who)
    await change(store, row.id, banned=True)  # nothing new comes while we are at it
    await log_out(store, row.id)
    count = 0
    for table, numbers in (await all_of(store, row)).items():
        count += await redact(store, table, dict.fromkeys(numbers, "name"))
    await store.write(
        sa.delete(m.ratings).where(m.ratings.c.who == row.id),
        sa.delete(m.seats).where(m.seats.c.player == row.id),
        sa.update(m.results).where(m.results.c.who == row.id).values(who=""),
        sa.update(m.attempts).where(A.player == row.id).values(player="-" + A.table),
        sa.delete(m.blocks).where(sa.or_(m.blocks.c.player == row.id, m.blocks.c.other == row.id)),
        sa.delete(m.reports).where(sa.or_(R.player == row.id, R.who == row.id)),
        sa.update(m.tables).where(m.tables.c.host == row.id).values(host=""),
        sa.delete(m.tokens).where(m.tokens.c.player == row.id),
        sa.delete(m.players).where(P.id == row.id),
    )
    return str(row.name), count
