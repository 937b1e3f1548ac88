"""HTTP about deals that are the same for all: of a day, to be beaten, and compared."""

import json

from chabudai.games import find
from chabudai.server import attempts, queries, times
from chabudai.server import protocol as p
from chabudai.server.auth import hashed, new_id, new_secret
from chabudai.server.endpoints.call import Call
from chabudai.server.endpoints.tables import open_table
from chabudai.server.wishes import visible
from chabudai.table import days
from chabudai.table.compare import Comparison
from chabudai.table.deal_shapes import Challenge, DayDeals, DayResults
from chabudai.table.deals import seats_to_beat, table_of_day, table_to_beat, told_challenge
from chabudai.table.entries import Sat
from chabudai.table.making import ME, first_lines
from chabudai.table.table import Table
from chabudai.table.wishes import Conflict


def asker(call: Call) -> str:
    return call.person.id if call.person else ""


async def get_deals(call: Call) -> DayDeals:
    return await attempts.day_deals(call.server.store, asker(call))


async def get_results(call: Call) -> DayResults:
    game, day = call.path["game"], call.path["day"]
    days.read_day(day)
    return await attempts.day_results(call.server.store, game, day, asker(call))


async def post_attempt(call: Call) -> p.Seated:
    """My table with today's deal: a new one, or the one that I have begun."""
    store, game, day = call.server.store, call.path["game"], days.today()
    if not await attempts.attempt_of(store, game, day, call.who.id):
        try:
            return await begin(call, game, day)
        except Conflict:  # begun at the same moment, elsewhere
            pass
    return await come_back(call, game, day)


async def come_back(call: Call, game: str, day: str) -> p.Seated:
    mine = await attempts.attempt_of(call.server.store, game, day, call.who.id)
    assert mine
    live = await call.server.find(mine.table)
    seat = live.table.seat_of(call.who.id)
    return p.Seated(live.table.info(seat), seat, "")


async def begin(call: Call, game: str, day: str) -> p.Seated:
    row = await attempts.deal_of(call.server.store, game, day)
    seats, who = json.loads(row.seats), call.who
    seat, id, secret = seats.index(ME), new_id(), new_secret()
    variant = find(game).choose(**json.loads(row.options))
    plan = table_of_day(id, variant, seat, day, int(row.seed, 16), who.id, row.rules)
    table = Table(plan)
    also = [
        queries.take_seat(id, seat, who.id, hashed(secret)),
        attempts.begin(day, game, who.id, id, times.now()),
    ]
    lines = first_lines(table, seats, Sat(-1, who.name, who.id))
    live = await call.server.create(table, lines, also)
    return p.Seated(live.table.info(seat), seat, secret)


async def get_challenge(call: Call) -> Challenge:
    live = await call.table()
    return told_challenge(live.table, call.query.seat, asker(call))


async def post_challenge(call: Call) -> p.Seated:
    """The deal of a finished game, for somebody who means to do better."""
    table, seat = (await call.table()).table, call.body.seat
    plan = table_to_beat(new_id(), table, seat, call.who.id)
    me = Sat(-1, call.who.name, call.who.id)
    return await open_table(call, plan, seats_to_beat(table, seat), me)


async def get_comparison(call: Call) -> Comparison:
    """Two games of one deal, side by side, once both are over."""
    one = (await call.table()).table
    mine = call.seat_at(await call.table())
    known = one.deal(mine)
    id = call.query.other or (known.table if known else "")
    other = (await visible(call.server, id, call.person)).table
    return await call.server.comparisons.of(one, other, call.query.seat, call.address)
