"""What is asked of the database beside the logs, and what is changed with them."""

import time
from collections.abc import Sequence

import sqlalchemy as sa

from chabudai.server import models as m
from chabudai.server import protocol as p
from chabudai.server.statements import Given, Statement
from chabudai.server.store import Row, Store
from chabudai.table.messages import Status

LISTED = 100
OF_ONE_HOST = 5  # tables in the public list, so that one host does not hide all others
Where = sa.ColumnElement[bool]


# Changes that go into the transaction of a line.


SET_STATUS = (
    sa.update(m.tables)
    .where(m.tables.c.id == sa.bindparam("table"))
    .values(status=sa.bindparam("now"))
)
TAKE_SEAT = sa.insert(m.seats)


def set_status(table: str, status: Status) -> Statement:
    return Given(SET_STATUS, {"table": table, "now": status})


def close_table(table: str) -> sa.Executable:
    return sa.update(m.tables).where(m.tables.c.id == table).values(closed=True)


def take_seat(table: str, seat: int, player: str, secret: str) -> Statement:
    values = {"table": table, "seat": seat, "player": player, "secret": secret}
    return Given(TAKE_SEAT, values)


def pass_seat(table: str, seat: int, player: str) -> sa.Executable:
    c = m.seats.c
    return sa.update(m.seats).where(c.table == table, c.seat == seat).values(player=player)


def free_seat(table: str, seat: int) -> sa.Executable:
    return sa.delete(m.seats).where(m.seats.c.table == table, m.seats.c.seat == seat)


# Tables.


async def seat_of_secret(store: Store, table: str, secret: str) -> int | None:
    c = m.seats.c
    row = await store.row(sa.select(c.seat).where(c.table == table, c.secret == secret))
    return row.seat if row else None


async def public_tables(store: Store) -> list[str]:
    """Ids of public tables that are not over: those that wait first, then the newest, and of one
    host only a few."""
    c = m.tables.c
    place = sa.func.row_number().over(
        partition_by=c.host, order_by=[c.status.desc(), c.created.desc()]
    )
    listed = (
        sa.select(c.id, c.status, c.created, place.label("place"))
        .where(c.public, c.status != "over", ~c.closed)
        .subquery()
    )
    query = (
        sa.select(listed.c.id)
        .where(listed.c.place <= OF_ONE_HOST)
        .order_by(listed.c.status.desc(), listed.c.created.desc())
        .limit(LISTED)
    )
    return [row.id for row in await store.rows(query)]


async def tables_of(store: Store, player: str) -> Sequence[Row]:
    """A person's tables, the newest first."""
    return await store.rows(
        sa.select(
            m.tables.c.id, m.tables.c.game, m.tables.c.status, m.seats.c.seat, m.seats.c.player
        )
        .join(m.seats, m.seats.c.table == m.tables.c.id)
        .where(m.seats.c.player == player, ~m.tables.c.closed)
        .order_by(m.tables.c.created.desc())
        .limit(LISTED)
    )


async def due_tables(store: Store) -> list[str]:
    """Tables where a bot, a clock or a rating may be due."""
    c = m.tables.c
    due = sa.or_(c.status == "playing", sa.and_(c.status == "over", ~c.rated))
    return [row.id for row in await store.rows(sa.select(c.id).where(due, ~c.closed))]


async def driven_by(store: Store, driver: str) -> dict[str, bool]:
    """The tables of a process, and whether something may be due there now."""
    c = m.tables.c
    due = sa.or_(c.status != "over", ~c.rated)
    mine = sa.select(c.id, c.status).where(c.driver == driver, due, ~c.closed)
    return {row.id: row.status != "waiting" for row in await store.rows(mine)}


# People.


async def webhook_of(store: Store, player: str) -> str:
    row = await store.row(sa.select(m.players.c.webhook).where(m.players.c.id == player))
    return str(row.webhook) if row else ""


async def set_webhook(store: Store, player: str, url: str) -> None:
    await store.write(sa.update(m.players).where(m.players.c.id == player).values(webhook=url))


async def ratings_of(store: Store, player: str) -> list[p.Rating]:
    return await ratings(store, m.ratings.c.who == player)


async def ratings_in(
    store: Store, game: str, players: int, whos: Sequence[str] | None = None
) -> list[p.Rating]:
    """Ratings in a game of so many, best first; of some, or of all."""
    c = m.ratings.c
    some = [] if whos is None else [c.who.in_(whos)]
    return await ratings(store, c.game == game, c.players == players, *some)


async def ratings(store: Store, *where: Where) -> list[p.Rating]:
    query = (
        sa.select(m.ratings, m.players.c.name)
        .join(m.players, m.players.c.id == m.ratings.c.who, isouter=True)
        .where(*where)
        .order_by((m.ratings.c.mu - 3 * m.ratings.c.sigma).desc())
        .limit(LISTED)
    )
    return [
        p.Rating(
            r.game, r.players, r.who, r.name or r.who.removeprefix("bot:"),
            round(r.mu, 3), round(r.sigma, 3), r.games,
        )
        for r in await store.rows(query)
    ]  # fmt: skip


# Tokens and accounts.


PLAYER_OF_TOKEN = (
    sa.select(m.players)
    .join(m.tokens, m.tokens.c.player == m.players.c.id)
    .where(
        m.tokens.c.hash == sa.bindparam("token"),
        m.tokens.c.expires > sa.bindparam("now"),
        ~m.players.c.banned,
    )
)


async def player_of_token(store: Store, token_hash: str) -> Row | None:
    return await store.row(Given(PLAYER_OF_TOKEN, {"token": token_hash, "now": time.time()}))


async def player_of_login(store: Store, login: str) -> Row | None:
    return await store.row(sa.select(m.players).where(m.players.c.login == login))


async def is_muted(store: Store, player: str) -> bool:
    row = await store.row(sa.select(m.players.c.muted).where(m.players.c.id == player))
    return bool(row and row.muted)


async def add_token(store: Store, token_hash: str, player: str, expires: float) -> None:
    values = {"hash": token_hash, "player": player, "expires": expires}
    await store.write(sa.insert(m.tokens).values(values))


async def forget_token(store: Store, token_hash: str) -> None:
    await store.write(sa.delete(m.tokens).where(m.tokens.c.hash == token_hash))


async def add_player(store: Store, id: str, name: str, login: str | None, password: str) -> None:
    values = {"id": id, "name": name, "created": time.time()}
    if login is not None:
        values |= {"login": login, "password": password}
    await store.write(sa.insert(m.players).values(values))


async def make_account(store: Store, id: str, name: str, login: str, password: str) -> bool:
    """Turn a guest into an account; false if somebody with the same token has just done so."""
    c, changed = m.players.c, [0]

    def do(connection: sa.Connection) -> None:
        change = sa.update(m.players).where(c.id == id, c.login.is_(None))
        values = {"name": name, "login": login, "password": password}
        changed[0] = connection.execute(change.values(values)).rowcount

    await store.transact(do)
    return changed[0] == 1


async def check_writable(store: Store) -> None:
    """Write something: a full disk still reads."""
    c = m.processes.c
    values = {"id": "ready", "until": 0.0}
    await store.write(
        sa.delete(m.processes).where(c.id == "ready"), sa.insert(m.processes).values(values)
    )


# Several processes; these go over asyncpg's own connection.

LOCKS = 4219  # the first half of the key of every process's lock
FORGET = 3600  # seconds after which a dead process is struck off
LOCK_LEASE = f"SELECT pg_advisory_lock({LOCKS}, hashtext($1))"
GIVE_UP = "DELETE FROM processes WHERE id = $1"
RENEW = f"""
    WITH old AS (
        DELETE FROM processes WHERE id IN (
            SELECT id FROM processes WHERE id <> $1
            AND until < extract(epoch FROM clock_timestamp()) - {FORGET} FOR UPDATE SKIP LOCKED
        )
    )
    INSERT INTO processes (id, until)
    VALUES ($1, extract(epoch FROM clock_timestamp()) + $2::float8)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING until - $2::float8
"""
ALIVE = f"""
    SELECT id FROM processes WHERE until > $2::float8
    AND hashtext(id)::bigint & 4294967295 IN (
        SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS}
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
"""
CLAIM = f"""
    UPDATE tables SET driver = $1 WHERE id IN (
        SELECT id FROM tables WHERE (status = 'playing' OR (status = 'over' AND NOT rated))
        AND NOT closed
        AND driver NOT IN ({ALIVE}) ORDER BY created DESC LIMIT $3 FOR UPDATE SKIP LOCKED
    ) RETURNING id, (
        SELECT at FROM log WHERE log."table" = tables.id ORDER BY number DESC LIMIT 1
    ) AS latest
"""  # the newest first; with the time of the latest line


def tell_block(player: str) -> sa.Executable:
    """Tell all processes that somebody has blocked others, or no more."""
    return sa.text("SELECT pg_notify('chabudai_blocks', :player)").bindparams(player=player)


def tell_logout(token_hash: str) -> sa.Executable:
    return sa.text("SELECT pg_notify('chabudai_logout', :hash)").bindparams(hash=token_hash)
