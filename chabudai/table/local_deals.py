"""Deals that are the same for all, on a device without a server. Nobody can keep a seed there: that
of a day follows from the date, and a game that is to be beaten comes whole, in a link."""

import hashlib
import json
from dataclasses import replace
from typing import Any

from chabudai.games import NAMES, find, replay
from chabudai.kernel.options import shown
from chabudai.kernel.record import commitment_to, read_record
from chabudai.kernel.refusal import Refused, refuse
from chabudai.table import days
from chabudai.table.answers import Seated
from chabudai.table.calls import Call
from chabudai.table.compare import Comparison, compared_tables
from chabudai.table.deal_shapes import (
    Attempt,
    Challenge,
    DayDeal,
    DayDeals,
    DayResults,
    DayRow,
)
from chabudai.table.deals import (
    plan_of_day,
    public_seed,
    result_of,
    seats_to_beat,
    standing_of,
    streak_to,
    table_of_day,
    table_to_beat,
    told_challenge,
)
from chabudai.table.entries import AnyEntry, Dealt, Moved, Sat
from chabudai.table.host import HERE, new_id
from chabudai.table.making import ME, check_bot, first_lines, new_plan
from chabudai.table.messages import Settings
from chabudai.table.plan import Plan
from chabudai.table.table import Table

THEM = "them"  # who plays a game that came in a link


async def sit_down(call: Call, plan: Plan, seats: list[str]) -> Seated:
    table, mine = Table(plan), seats.index(ME)
    me = Sat(-1, call.person.name, call.person.id)
    live = await call.host.create(table, first_lines(table, seats, me))
    return Seated(live.table.info(mine), mine, "")


# The deal of a day.


async def attempts_of(call: Call, game: str) -> dict[str, Table]:
    """My games of the deals of days, by day; of several the first."""
    plans = [p for p in await call.host.plans() if p.game == game and p.deal and p.deal.day]
    tables = [(await call.host.find(plan.id)).table for plan in plans]
    mine = [table for table in tables if table.seat_of(call.person.id) is not None]
    mine.sort(key=lambda table: -table.lines[0].at)
    return {table.plan.deal.day: table for table in mine if table.plan.deal}


def told_day(game: str, day: str, mine: dict[str, Table]) -> DayDeal:
    plan, seed = plan_of_day(find(game), day), public_seed(game, day)
    finished = {when for when, table in mine.items() if table.status == "over"}
    return DayDeal(
        game, day, dict(plan.variant.options), plan.seats, plan.seat, commitment_to(seed),
        f"{seed:064x}", True, days.is_over(day), days.ends(day), int(day in mine),
        int(day in finished), streak_to(day, finished),
        told_attempt(mine[day]) if day in mine else None,
    )  # fmt: skip


def told_attempt(table: Table) -> Attempt:
    position, deal = table.position, table.plan.deal
    if position is None or deal is None or not position.over:
        return Attempt(table.plan.id, False)
    return Attempt(table.plan.id, True, 1, *result_of(position, deal.seat))


async def get_deals(call: Call) -> DayDeals:
    today = days.today()
    return DayDeals([told_day(game, today, await attempts_of(call, game)) for game in NAMES])


async def get_results(call: Call) -> DayResults:
    """One's own result alone."""
    game, day = call.path["game"], call.path["day"]
    if game not in NAMES or not day <= days.today():
        raise refuse("deal-unknown")
    mine = await attempts_of(call, game)
    deal = told_day(game, day, mine)
    others = sorted({*mine, days.today()})
    earlier = max((one for one in others if one < day), default="")
    later = min((one for one in others if one > day), default="")
    rows = [told_row(call, mine[day])] if deal.mine and deal.mine.over else []
    return DayResults(deal, rows, None, earlier, later)


def told_row(call: Call, table: Table) -> DayRow:
    deal, position = table.plan.deal, table.position
    assert deal
    assert position
    found = standing_of(position, deal.seat)
    seconds = round(table.lines[-1].at - table.lines[0].at)
    return DayRow(
        1, call.person.name, call.person.id, found.place, found.points, found.margin, found.won,
        seconds, table.plan.id, True,
    )  # fmt: skip


async def post_attempt(call: Call) -> Seated:
    game, day = call.path["game"], days.today()
    if game not in NAMES:
        raise refuse("deal-unknown")
    if begun := (await attempts_of(call, game)).get(day):
        return Seated(begun.info(seat := begun.seat_of(call.person.id)), seat, "")
    brought = plan_of_day(find(game), day)
    seed = public_seed(game, day)
    plan = table_of_day(new_id(), brought.variant, brought.seat, day, seed, call.person.id)
    assert plan.origin
    assert plan.deal
    told = replace(plan.origin, deal=replace(plan.deal, public=True))
    return await sit_down(call, replace(plan, origin=told), brought.seats)


# Games that are to be beaten, and compared ones.


async def post_their_game(call: Call) -> Challenge:
    """Returns a game that came in a link, played through by the rules, as a table that is over."""
    body = json.dumps([call.body[key] for key in ("record", "seats", "seat", "name")])
    named = HERE + hashlib.sha256(body.encode()).hexdigest()[:22]
    try:
        table = (await call.host.find(named)).table
    except Refused:
        table = (await call.host.create(*their_game(call.body, named))).table
    return told_challenge(table, call.body["seat"], call.person.id)


def their_game(body: dict[str, Any], id: str) -> tuple[Table, list[AnyEntry]]:
    record = read_record(json.dumps(body["record"]))
    position = replay(record)
    if not position.over:
        raise refuse("record-not-over")
    variant, game, seat = position.variant, position.game, int(body["seat"])
    if len(body["seats"]) != variant.players or not 0 <= seat < variant.players:
        raise refuse("seats-wrong-count", count=len(body["seats"]), players=variant.players)
    plan = replace(new_plan(id, variant, Settings(undo=False), THEM), seed=record.seed)
    bots = [ME if of == seat else check_bot(name, game) for of, name in enumerate(body["seats"])]
    them = Sat(seat, shown(body["name"]), THEM)
    sitting = [them if one == ME else Sat(of, one, "", one) for of, one in enumerate(bots)]
    salts = list(record.salts) or [""] * variant.players
    facts = None if game.facts is None else dict(game.facts)
    moves = [Moved(one.seat, game.notation.move_text(one.move)) for one in position.played]
    return Table(plan), [*sitting, Dealt(plan.rules, salts, game.data, facts), *moves]


async def get_challenge(call: Call) -> Challenge:
    table = (await call.live()).table
    return told_challenge(table, int(call.query["seat"]), call.person.id)


async def post_challenge(call: Call) -> Seated:
    table, seat = (await call.live()).table, int(call.body["seat"])
    plan = table_to_beat(new_id(), table, seat, call.person.id)
    return await sit_down(call, plan, seats_to_beat(table, seat))


async def get_comparison(call: Call) -> Comparison:
    one = (await call.live()).table
    known = one.plan.deal.table if one.plan.deal else ""
    other = (await call.host.find(call.query.get("other") or known)).table
    seat = call.query.get("seat")
    return compared_tables(one, other, None if seat is None else int(seat))
