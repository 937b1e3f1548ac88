"""HTTP about tables: making, joining, playing, looking back."""

import asyncio
import contextlib
from collections.abc import Sequence

import sqlalchemy as sa

from chabudai.games import find
from chabudai.kernel.record import RecordFile
from chabudai.kernel.refusal import refuse
from chabudai.server import manners, queries, times
from chabudai.server import models as m
from chabudai.server import protocol as p
from chabudai.server.auth import hashed, new_id, new_secret
from chabudai.server.chain import plan_hash
from chabudai.server.endpoints.call import Call
from chabudai.server.endpoints.people import awake
from chabudai.server.live import LiveTable
from chabudai.server.statements import Statement
from chabudai.server.store import chained, log_rows, new_table, plan_row
from chabudai.table import granting, told
from chabudai.table.entries import AnyEntry, Sat
from chabudai.table.history import Replays
from chabudai.table.making import (
    ME,
    chosen_seats,
    first_lines,
    forked_plan,
    granted,
    lesson_plan,
    new_plan,
    rematch_bots,
    seat_looked_at,
)
from chabudai.table.messages import Current, Done, Past, TableInfo
from chabudai.table.plan import Already, Plan
from chabudai.table.table import Table
from chabudai.table.wish_shapes import Leave, Move, SaltWish
from chabudai.table.wishes import seat_of


async def get_tables(call: Call) -> p.Tables:
    """Public tables that wait for people or can be watched."""
    ids = await queries.public_tables(call.server.store)
    found = [await awake(call.server, id) for id in ids]
    return p.Tables([live.table.info() for live in found if live])


async def post_table(call: Call) -> p.Seated:
    wish: p.NewTable = call.body
    if wish.lesson:
        return await open_lesson(call, wish.game, wish.lesson)
    variant = find(wish.game).choose(**wish.options)
    settings = granted(wish.settings.granted(), variant)
    plan = new_plan(new_id(), variant, settings, call.who.id)
    me = Sat(-1, call.who.name, call.who.id, "", wish.salt, wish.salt_hash)
    return await open_table(call, plan, chosen_seats(wish.seats, variant), me)


async def open_lesson(call: Call, game: str, name: str) -> p.Seated:
    """A table of a lesson, for one who learns and nobody who looks on."""
    plan, seats = lesson_plan(new_id(), find(game), name, call.who.id)
    return await open_table(call, plan, seats, Sat(-1, call.who.name, call.who.id))


async def open_table(call: Call, plan: Plan, seats: Sequence[str], me: Sat) -> p.Seated:
    """A table with those in their seats who are there from the start."""
    mine = seats.index(ME) if ME in seats else None
    secret = new_secret() if mine is not None else ""
    also = [] if mine is None else [queries.take_seat(plan.id, mine, me.player, hashed(secret))]
    table = Table(plan)
    live = await call.server.create(table, first_lines(table, seats, me), also)
    return p.Seated(live.table.info(mine), mine, secret)


async def get_table(call: Call) -> TableInfo:
    live = await call.table()
    return live.table.info(call.seat_at(live))


async def get_current(call: Call) -> Current:
    live = await call.table()
    return told.current(live.table, call.seat_at(live), times.now(), call.query.preview)


async def post_join(call: Call) -> p.Seated:
    return await join(call, await call.table(), call.body)


async def join(call: Call, live: LiveTable, wish: p.Join) -> p.Seated:
    who, secret, id = call.who, new_secret(), live.table.plan.id
    if await manners.is_unwelcome(call.server.store, live.table, who.id):
        raise refuse("join-refused")
    taken: list[int] = []

    def sit(table: Table) -> list[AnyEntry]:
        return table.to_sit(wish.seat, who.id, who.name, wish.salt, wish.salt_hash)

    def keep(entries: list[AnyEntry]) -> Sequence[Statement]:
        assert isinstance(entries[0], Sat)
        taken[:] = [entries[0].seat]
        return [queries.take_seat(id, taken[0], who.id, hashed(secret))]

    await call.server.carry_out(live, sit, keep)
    return p.Seated(live.table.info(taken[0]), taken[0], secret)


async def post_salt(call: Call) -> Done:
    wish = SaltWish("", call.body.salt, call.body.hash)
    return await granting.grant_lines(await call.chair(), wish)


async def post_claim(call: Call) -> p.Seated:
    """Regain a seat by its secret, as whoever is asking now."""
    seat = await queries.seat_of_secret(call.server.store, call.id, hashed(call.body.secret))
    if seat is None:  # of an unknown table too
        raise refuse("seat-link-unknown")
    live, who = await call.server.find(call.id), call.who
    mine = live.table.seats[seat]

    def take(table: Table) -> list[AnyEntry]:
        other = table.seat_of(who.id)
        if other is not None and other != seat:
            raise refuse("table-seated-already", seat=other)
        return table.to_return(seat, who.id, who.name)

    if mine.player != who.id or mine.away:
        passed = queries.pass_seat(call.id, seat, who.id)
        await call.server.carry_out(live, take, lambda _: [passed])
    return p.Seated(live.table.info(seat), seat, call.body.secret)


async def post_leave(call: Call) -> TableInfo:
    chair = await call.chair()
    await granting.leave(chair, Leave(""))
    return chair.live.table.info(call.seat_at(chair.live))


async def post_move(call: Call) -> Done:
    return await granting.grant_lines(await call.chair(), Move(call.body.id, call.body.move))


async def get_past(call: Call) -> Past:
    live = await call.table()
    seat = seat_looked_at(live.table, call.seat_at(live), call.query.seat)
    given = (call.server.replays, live.table, call.query.move, seat)
    return await asyncio.to_thread(looked_back, *given)


def looked_back(replays: Replays, table: Table, count: int, seat: int | None) -> Past:
    moves = table.info().moves
    with replays.at_move(table, count) as position:
        return told.past(position, moves, seat)


async def get_log(call: Call) -> p.Log:
    live = await call.table()
    deaf = await manners.deaf(call.server.store, call.person.id if call.person else "")
    found = told.missed(live.table, call.query.after, call.seat_at(live), deaf)
    return p.Log(found.updates, found.more)


async def get_record(call: Call) -> RecordFile:
    return (await call.table()).table.record().json()


async def get_review(call: Call) -> p.ReviewState:
    """The game looked at again, once it is over and nothing is secret any more."""
    owner, table = call.person.id if call.person else "", (await call.table()).table
    table.check_open()
    return call.server.reviews.state(table, owner)


async def post_fork(call: Call) -> p.Seated:
    """A table that begins where another stood; it is shown as a fork and never rated."""
    table, wish = (await call.table()).table, call.body
    plan = forked_plan(new_id(), table, wish.move, wish.settings.granted(), call.who.id)
    me = Sat(-1, call.who.name, call.who.id)
    return await open_table(call, plan, chosen_seats(wish.seats, table.variant), me)


async def post_rematch(call: Call) -> p.Seated:
    """The same people and bots once more, one seat further on; the first who asks makes it."""
    live = await call.table()
    table = live.table
    seat_of(table, call.who.id)
    if table.status != "over":
        raise refuse("record-not-over")
    if not table.next:
        await make_rematch(call, live)
    wish = call.body or p.RematchWish()
    again = await call.server.find(table.next)
    return await join(call, again, p.Join(None, wish.salt, wish.salt_hash))


async def make_rematch(call: Call, live: LiveTable) -> None:
    table = live.table
    plan = new_plan(new_id(), table.variant, table.plan.settings, call.who.id)
    lines = chained(
        Table(plan).to_fill(rematch_bots(table)), 0, times.now(), plan_hash(plan_row(plan))
    )
    also: list[Statement] = [new_table(plan, call.server.name)]
    also += [sa.insert(m.log).values(row) for row in log_rows(plan.id, 0, lines)]
    with contextlib.suppress(Already):  # somebody else was quicker, and no table is made
        await call.server.carry_out(
            live, lambda t: t.to_rematch(plan.id, t.seat_of(call.who.id)), lambda _: also
        )
        call.server.note_made(plan.id)
