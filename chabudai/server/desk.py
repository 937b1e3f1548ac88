"""What people ask for, apart from HTTP: each function grants one request or refuses it."""

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

import chabudai
from chabudai.games import find, names
from chabudai.kernel.game import Variant
from chabudai.kernel.options import Names
from chabudai.kernel.refusal import Refused, refuse
from chabudai.kernel.state import SEED_WORDS
from chabudai.kernel.words import FOLDERS
from chabudai.server import models as m
from chabudai.server import protocol as p
from chabudai.server import telling
from chabudai.server.auth import Auth, hashed, new_id, new_secret
from chabudai.server.bots import bot_names, check_bot, house_bot
from chabudai.server.config import Config
from chabudai.server.house import House, Live, Wanted
from chabudai.server.replays import Replays
from chabudai.server.store import Row, Store, log_rows, new_table
from chabudai.server.table import Already, Plan, Table

ME, OPEN = "me", "open"
LISTED = 100


@dataclass
class Desk:
    """The parts of a running server."""

    config: Config
    store: Store
    auth: Auth
    house: House
    replays: Replays = field(default_factory=Replays)


# Games, health.


def game_info(name: str) -> p.GameInfo:
    game = find(name)
    options = [
        p.OptionInfo(o.name, o.default, o.choices(), isinstance(o, Names), o.clause)
        for o in game.options
    ]
    return p.GameInfo(name, game.version, options, list(game.categories), bot_names(game))


def games() -> p.Games:
    return p.Games([game_info(name) for name in names()])


def words(language: str) -> p.Words:
    games()  # every game adds its folder
    files = [(folder / f"{language}.ftl").read_text("utf-8") for folder in FOLDERS]
    return p.Words(language, "\n".join(files))


def health(desk: Desk) -> p.Health:
    status: Any = "stopping" if desk.house.stopping else "ok"
    return p.Health(status, chabudai.__version__, len(desk.house.live))


async def ready(desk: Desk) -> p.Health:
    await desk.store.row(sa.select(sa.literal(1)))
    return health(desk)


# People.


async def me(desk: Desk, person: p.Person) -> p.Me:
    query = (
        sa.select(m.tables.c.id, m.tables.c.game, m.tables.c.status, m.seats.c.seat)
        .join(m.seats, m.seats.c.table == m.tables.c.id)
        .where(m.seats.c.player == person.id)
        .order_by(m.tables.c.created.desc())
        .limit(LISTED)
    )
    tables = [await my_table(desk, row) for row in await desk.store.rows(query)]
    hook = await desk.store.row(sa.select(m.players.c.webhook).where(m.players.c.id == person.id))
    mine = await ratings(desk, m.ratings.c.who == person.id)
    return p.Me(person, tables, mine, hook.webhook if hook else "")


async def set_webhook(desk: Desk, person: p.Person, url: str) -> None:
    change = sa.update(m.players).where(m.players.c.id == person.id)
    await desk.store.write(change.values(webhook=url))


async def my_table(desk: Desk, row: Row) -> p.MyTable:
    """A table with its status and turn as they are; one that is played is woken to know."""
    live = desk.house.live.get(row.id)
    if live is None and row.status == "playing":
        live = await awake(desk, row.id)
    if live is None:
        return p.MyTable(row.id, row.game, row.seat, row.status, False)
    table = live.table
    mine = table.turn == row.seat and not table.bot_on_turn
    return p.MyTable(row.id, row.game, row.seat, table.status, mine)


async def ratings(desk: Desk, *where: sa.ColumnElement[bool]) -> list[p.Rating]:
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
        for r in await desk.store.rows(query)
    ]  # fmt: skip


# Tables.


async def open_tables(desk: Desk) -> p.Tables:
    """Public tables that wait for people or can be watched."""
    query = (
        sa.select(m.tables.c.id)
        .where(m.tables.c.public, m.tables.c.status != "over")
        .order_by(m.tables.c.status.desc(), m.tables.c.created.desc())
        .limit(LISTED)
    )
    found = [await awake(desk, row.id) for row in await desk.store.rows(query)]
    return p.Tables([live.table.info() for live in found if live])


async def awake(desk: Desk, id: str) -> Live | None:
    """A table that can be played on: one whose rules are gone does not spoil a list."""
    with contextlib.suppress(Refused):
        return await desk.house.find(id)
    return None


def info(live: Live, person: p.Person | None) -> p.TableInfo:
    return live.table.info(live.table.seat_of(person.id) if person else None)


async def visible(desk: Desk, id: str, person: p.Person | None) -> Live:
    """A table for somebody who sits at it or may watch it."""
    live = await desk.house.find(id)
    settings = live.table.plan.settings
    seated = person is not None and live.table.seat_of(person.id) is not None
    if not settings.spectators and not seated and live.table.status != "waiting":
        raise refuse("table-unknown")
    return live


def chosen_seats(wanted: Sequence[str] | None, variant: Variant) -> list[str]:
    """What each seat is to be: me, open, or a bot that exists."""
    seats = list(wanted) if wanted is not None else [ME] + [OPEN] * (variant.players - 1)
    if len(seats) != variant.players:
        raise refuse("seats-wrong-count", count=len(seats), players=variant.players)
    if seats.count(ME) > 1:
        raise refuse("seats-me-twice")
    for word in seats:
        if word not in (ME, OPEN):
            check_bot(word, variant.game)
    return seats


async def make_table(desk: Desk, person: p.Person, wish: p.NewTable) -> p.Seated:
    variant = find(wish.game).choose(**wish.options)
    plan = new_plan(variant, checked(wish.settings, variant), person)
    return await open_table(desk, person, plan, chosen_seats(wish.seats, variant), wish.salt)


def checked(settings: p.Settings, variant: Variant) -> p.Settings:
    if settings.stand_in:
        check_bot(settings.stand_in, variant.game)
    return settings


def new_plan(variant: Variant, settings: p.Settings, person: p.Person, **more: Any) -> Plan:
    options = json.loads(json.dumps(variant.options))
    seed = secrets.randbits(32 * SEED_WORDS)
    values = {"seed": seed, **more}
    game = variant.game
    return Plan(
        new_id(), game.name, game.version, options, settings=settings, host=person.id, **values
    )


async def open_table(
    desk: Desk, person: p.Person, plan: Plan, seats: Sequence[str], salt: str = ""
) -> p.Seated:
    """A table with those in their seats who are there from the start."""
    sitting = {
        seat: p.Sat(seat, person.name, person.id, "", salt)
        if word == ME
        else p.Sat(seat, word, "", word)
        for seat, word in enumerate(seats)
        if word != OPEN
    }
    mine = seats.index(ME) if ME in seats else None
    secret = new_secret() if mine is not None else ""
    also = [] if mine is None else [seat_row(plan.id, mine, person, secret)]
    live = await desk.house.create(plan, Table(plan).to_fill(sitting), also)
    return p.Seated(live.table.info(mine), mine, secret)


def seat_row(table: str, seat: int, person: p.Person, secret: str) -> sa.Executable:
    values = {"table": table, "seat": seat, "player": person.id, "secret": hashed(secret)}
    return sa.insert(m.seats).values(values)


async def join(desk: Desk, id: str, person: p.Person, wish: p.Join) -> p.Seated:
    live, secret = await desk.house.find(id), new_secret()
    taken: list[int] = []

    def sit(table: Table) -> Wanted:
        entries = table.to_sit(wish.seat, person.id, person.name, wish.salt)
        assert isinstance(entries[0], p.Sat)
        taken[:] = [entries[0].seat]
        return entries, [seat_row(id, taken[0], person, secret)]

    await desk.house.carry_out(live, sit)
    return p.Seated(live.table.info(taken[0]), taken[0], secret)


async def claim(desk: Desk, id: str, person: p.Person, wish: p.Claim) -> p.Seated:
    """Regain a seat by its secret, as whoever is asking now."""
    live = await desk.house.find(id)
    query = sa.select(m.seats).where(m.seats.c.table == id)
    rows = await desk.store.rows(query.where(m.seats.c.secret == hashed(wish.secret)))
    if not rows:
        raise refuse("seat-link-unknown")
    seat = rows[0].seat
    mine = live.table.seats[seat]
    if mine.player != person.id or mine.away:
        change = sa.update(m.seats).where(m.seats.c.table == id, m.seats.c.seat == seat)
        also = [change.values(player=person.id)]

        def take(table: Table) -> Wanted:
            other = table.seat_of(person.id)
            if other is not None and other != seat:
                raise refuse("table-seated-already", seat=other)
            return table.to_return(seat, person.id, person.name), also

        await desk.house.carry_out(live, take)
    return p.Seated(live.table.info(seat), seat, wish.secret)


def seat_of(table: Table, person: p.Person | None) -> int:
    """Asked again inside a wish: the seat may have changed hands while it waited."""
    seat = table.seat_of(person.id) if person else None
    if seat is None:
        raise refuse("not-seated")
    return seat


async def leave(desk: Desk, live: Live, person: p.Person) -> int:
    """Give the seat up before the deal; leave it to a bot after it."""
    bot = await fitting_bot(desk, live, seat_of(live.table, person))
    c = m.seats.c

    def wish(table: Table) -> Wanted:
        seat = seat_of(table, person)
        gone = sa.delete(m.seats).where(c.table == table.plan.id, c.seat == seat)
        return table.to_leave(seat, bot), [] if table.position else [gone]

    return await desk.house.carry_out(live, wish)


async def fitting_bot(desk: Desk, live: Live, seat: int) -> str:
    """The table's own choice; else the bot whose rating is nearest to that of who sits there."""
    table, c = live.table, m.ratings.c
    usual = table.plan.settings.stand_in or house_bot(table.variant.game)
    if table.plan.settings.stand_in:
        return usual
    here = (c.game == table.plan.game, c.players == len(table.seats))
    mine = await ratings(desk, *here, c.who == table.seats[seat].player)
    names = [f"bot:{name}" for name in bot_names(table.variant.game)]
    rated = await ratings(desk, *here, c.who.in_(names))
    if not mine or not rated:
        return usual
    nearest = min(rated, key=lambda bot: abs(bot.mu - mine[0].mu))
    return nearest.who.removeprefix("bot:")


async def move(desk: Desk, live: Live, person: p.Person | None, text: str, id: str) -> int:
    """The line of the log that the move became; a move sent twice is played once."""

    def wish(table: Table) -> Wanted:
        return table.to_move(seat_of(table, person), text, id), ()

    try:
        return await desk.house.carry_out(live, wish)
    except Already as already:
        return already.seq


async def make_fork(desk: Desk, id: str, person: p.Person, wish: p.Fork) -> p.Seated:
    live = await visible(desk, id, person)
    table = live.table
    text, moves = table.fork(wish.move, table.seat_of(person.id))
    more: dict[str, Any] = {"text": text, "moves": moves}
    if moves or not text:
        assert table.position is not None
        more |= {"seed": table.plan.seed, "salts": table.position.salts}
    plan = new_plan(table.variant, checked(wish.settings, table.variant), person, **more)
    return await open_table(desk, person, plan, chosen_seats(wish.seats, table.variant))


async def rematch(desk: Desk, id: str, person: p.Person) -> p.Seated:
    """The same people and bots once more, one seat further on; the first who asks makes it."""
    live = await desk.house.find(id)
    table = live.table
    seat_of(table, person)
    if table.status != "over":
        raise refuse("record-not-over")
    if not table.next:
        plan = new_plan(table.variant, table.plan.settings, person)
        bots = {
            (s.seat + 1) % len(table.seats): p.Sat(-1, s.bot, "", s.bot)
            for s in table.seats
            if s.bot and not s.away
        }
        lines = log_rows(plan.id, 0, Table(plan).to_fill(bots), time.time())
        also = [new_table(plan, desk.house.driver)]
        also += [sa.insert(m.log).values(line) for line in lines]
        with contextlib.suppress(Already):  # somebody else was quicker, and no table is made
            await desk.house.carry_out(live, lambda t: (t.to_rematch(plan.id), also))
            desk.house.note_made(plan.id)
    return await join(desk, table.next, person, p.Join())


async def past(
    desk: Desk, id: str, person: p.Person | None, count: int, seat: int | None
) -> p.Past:
    live = await visible(desk, id, person)
    mine = live.table.seat_of(person.id) if person else None
    if seat is not None and seat != mine:
        if live.table.status != "over" or seat >= len(live.table.seats):
            raise refuse("not-your-seat", seat=seat)
        mine = seat
    return await asyncio.to_thread(looked_back, desk.replays, live.table, count, mine)


def looked_back(replays: Replays, table: Table, count: int, seat: int | None) -> p.Past:
    moves = table.info().moves
    with replays.at_move(table, count) as position:
        return telling.past(position, moves, seat)


async def log(desk: Desk, id: str, person: p.Person | None, after: int) -> p.Log:
    live = await visible(desk, id, person)
    seat = live.table.seat_of(person.id) if person else None
    return p.Log(telling.updates(live.table, after, seat))


async def record(desk: Desk, id: str, person: p.Person | None) -> p.RecordFile:
    live = await visible(desk, id, person)
    return msgspec.convert(live.table.record().json(), p.RecordFile)


async def current(desk: Desk, id: str, person: p.Person | None) -> p.Current:
    live = await visible(desk, id, person)
    seat = live.table.seat_of(person.id) if person else None
    return telling.current(live.table, seat, time.time())
