"""HTTP about the server itself, its games and the people who use it."""

import asyncio
import contextlib
from functools import lru_cache
from typing import Literal

import chabudai
from chabudai.games import find, names
from chabudai.kernel.refusal import Refused, refuse
from chabudai.kernel.words import FOLDERS, LANGUAGES, source
from chabudai.server import protocol as p
from chabudai.server import queries
from chabudai.server.auth import hashed
from chabudai.server.endpoints.call import Call
from chabudai.server.live import LiveTable
from chabudai.server.manners import blocked_by
from chabudai.server.server import Server
from chabudai.server.store import Row
from chabudai.server.webhooks import check_url
from chabudai.server.wishes import way_out
from chabudai.table import told
from chabudai.table.asked import SLOW, STUDIES, answer
from chabudai.table.making import game_info

READY_TIME = 3.0  # seconds for the database to take something


async def get_health(call: Call) -> p.Health:
    return health(call, "stopping" if call.server.stopping else "ok")


def health(call: Call, status: Literal["ok", "stopping", "away"]) -> p.Health:
    call.status = 200 if status == "ok" else 503
    return p.Health(status, chabudai.__version__, len(call.server.tables))


async def get_ready(call: Call) -> p.Health:
    """Something is written: a full disk and a lost connection still look well from outside."""
    try:
        await asyncio.wait_for(queries.check_writable(call.server.store), READY_TIME)
    except Exception:
        return health(call, "away")
    return await get_health(call)


async def get_games(call: Call) -> p.Games:
    return p.Games([game_info(name) for name in names()])


async def get_words(call: Call) -> p.Words:
    if call.path["language"] not in LANGUAGES:
        raise refuse("not-found")
    return words(call.path["language"])


@lru_cache
def words(language: str) -> p.Words:
    for name in names():
        find(name)  # every game adds its folder
    files = [source(folder, language) for folder in FOLDERS]
    return p.Words(language, "\n".join(files))


async def post_ask(call: Call) -> p.Answered:
    target, values = call.body.target, call.body.values
    if target in STUDIES:
        return p.Answered(await call.server.studies.call(target, values, call.address))
    if target in SLOW:
        return p.Answered(await call.server.pool.call(target, values, call.address))
    return p.Answered(await asyncio.to_thread(answer, target, values))


async def post_guest(call: Call) -> p.Session:
    return signed_in(call, await call.server.auth.guest(call.body.name))


async def post_account(call: Call) -> p.Session:
    auth = call.server.auth
    return signed_in(call, await auth.register(call.body.name, call.body.password, call.person))


async def post_login(call: Call) -> p.Session:
    return signed_in(call, await call.server.auth.login(call.body.name, call.body.password))


def signed_in(call: Call, session: p.Session) -> p.Session:
    call.new_token = session.token
    return session


async def post_logout(call: Call) -> p.LoggedOut:
    """The token is worth nothing from now on, here and at the other processes."""
    if call.token:
        await call.server.auth.logout(call.token)
        call.server.logged_out(hashed(call.token))
        if call.server.cluster:
            await call.server.cluster.say_logged_out(hashed(call.token))
    call.new_token = ""
    return p.LoggedOut()


async def get_me(call: Call) -> p.Me:
    store, id = call.server.store, call.who.id
    tables = [await my_table(call.server, row) for row in await queries.tables_of(store, id)]
    mine, hook = await queries.ratings_of(store, id), await queries.webhook_of(store, id)
    return p.Me(call.who, tables, mine, hook, await blocked_by(store, id))


async def my_table(server: Server, row: Row) -> p.MyTable:
    """A table with its status and turn as they are; one that is played is woken to know."""
    live = server.tables.get(row.id)
    if live is None and row.status != "over":
        live = await awake(server, row.id)
    if live is None:
        return p.MyTable(row.id, row.game, row.seat, row.status)
    table, position = live.table, live.table.position
    return p.MyTable(
        row.id, row.game, row.seat, table.status, table.keeps_waiting(row.seat),
        table.plan.options, table.company(), len(position.played) if position else 0,
        told.totals(position, row.seat) if position else [],
        table.lines[-1].at if table.lines else 0, way_out(table, row.player), table.plan.lesson,
    )  # fmt: skip


async def awake(server: Server, id: str) -> LiveTable | None:
    """A table that can be played on: one whose rules are gone does not spoil a list."""
    with contextlib.suppress(Refused):
        return await server.find(id)
    return None


async def put_webhook(call: Call) -> p.Me:
    await check_url(call.body.url, call.server.config.webhook_hosts)
    await queries.set_webhook(call.server.store, call.who.id, call.body.url)
    return await get_me(call)


async def get_ratings(call: Call) -> p.Ratings:
    query = call.query
    return p.Ratings(await queries.ratings_in(call.server.store, query.game, query.players))
