"""Requests and messages to tables without a server: the shapes are those of a server."""

import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from chabudai.games import NAMES, find, replay
from chabudai.kernel.pad import Sheet
from chabudai.kernel.real_table import May, SetUp
from chabudai.kernel.record import RecordFile, read_record
from chabudai.kernel.refusal import refuse
from chabudai.table import companion, ends, granting, local_deals, told
from chabudai.table.answers import (
    Finished,
    Games,
    History,
    Log,
    Me,
    MyTable,
    Person,
    Seated,
    Session,
    Statistics,
    Tables,
)
from chabudai.table.calls import Call, Json, person_of
from chabudai.table.entries import AnyEntry, Dealt, Moved, Sat
from chabudai.table.host import Host, Live, new_id, now
from chabudai.table.making import (
    ME,
    chosen_seats,
    first_lines,
    forked_plan,
    game_info,
    granted,
    lesson_plan,
    new_plan,
    rematch_bots,
    seat_looked_at,
    standard_bot,
)
from chabudai.table.messages import (
    Clock,
    Current,
    Done,
    Past,
    Settings,
    TableInfo,
)
from chabudai.table.plan import Plan
from chabudai.table.requests import NAMED, find_request
from chabudai.table.table import Table
from chabudai.table.wish_shapes import Leave, Move, SaltWish


async def answer(host: Host, method: str, path: str, body: Json, token: str) -> Any:
    """What a request brings; what it may not have is refused."""
    parts = urlsplit(path)
    found = find_request(method, parts.path)
    if found is None or found[0].name not in GRANTS:
        raise refuse("not-found")
    request, named = found
    call = Call(host, person_of(token), named, dict(parse_qsl(parts.query)), body)
    try:
        return await GRANTS[request.name](call)
    except (KeyError, TypeError, ValueError) as error:
        if hasattr(error, "refusal"):
            raise
        raise refuse("message-unreadable", detail=str(error)[:200]) from error


# People and games.


async def get_games(call: Call) -> Games:
    return Games([game_info(name) for name in NAMES])


async def post_guest(call: Call) -> Session:
    name, who = str(call.body["name"]), secrets.token_hex(6)
    return Session(Person(who, name, False), f"{who}.{name}")


async def get_me(call: Call) -> Me:
    tables = []
    for plan in await call.host.plans():
        table = (await call.host.find(plan.id)).table
        seat = table.seat_of(call.person.id)
        if seat is not None:
            tables.append((table, mine(table, seat)))
    tables.sort(key=lambda pair: -pair[0].lines[-1].at)
    return Me(call.person, [one for _, one in tables], [], "", [])


def mine(table: Table, seat: int) -> MyTable:
    plan, position = table.plan, table.position
    return MyTable(
        plan.id, plan.game, seat, table.status, table.keeps_waiting(seat), plan.options,
        table.company(), len(position.played) if position else 0,
        told.totals(position, seat) if position else [], table.lines[-1].at, "", plan.lesson,
    )  # fmt: skip


async def finished(call: Call) -> list[Finished]:
    return ends.mine((await call.host.ends()).values(), call.person.id)


async def get_history(call: Call) -> History:
    return ends.history(await finished(call), float(call.query.get("before", "inf")))


async def get_statistics(call: Call) -> Statistics:
    return Statistics(ends.tallies(await finished(call)))


async def get_tables(call: Call) -> Tables:
    """Open tables: nobody else can see this device's."""
    return Tables([])


# Tables.


def wished_settings(wish: Json) -> Settings:
    """Settings with what was left out. A game without a server counts for no rating."""
    clock = wish.get("clock")
    found = Settings(**{**wish, "clock": Clock(**clock) if clock else None})
    undo = wish.get("undo")
    return replace(found, public=False, rated=False, undo=True if undo is None else undo)


async def post_table(call: Call) -> Seated:
    if name := call.body.get("lesson"):
        return await open_lesson(call, call.body["game"], name)
    variant = find(call.body["game"]).choose(**call.body.get("options", {}))
    settings = granted(wished_settings(call.body.get("settings", {})), variant)
    plan = new_plan(new_id(), variant, settings, call.person.id)
    seats = chosen_seats(call.body.get("seats"), variant)
    return await open_table(call, plan, seats, salted(call))


async def open_lesson(call: Call, game: str, name: str) -> Seated:
    plan, seats = lesson_plan(new_id(), find(game), name, call.person.id)
    return await open_table(call, plan, seats, Sat(-1, call.person.name, call.person.id))


def salted(call: Call) -> Sat:
    given = (call.body.get("salt", ""), call.body.get("salt_hash", ""))
    return Sat(-1, call.person.name, call.person.id, "", *given)


async def open_table(call: Call, plan: Plan, seats: Sequence[str], me: Sat) -> Seated:
    table = Table(plan)
    live = await call.host.create(table, first_lines(table, seats, me))
    mine = seats.index(ME) if ME in seats else None
    return Seated(live.table.info(mine), mine, "")


async def get_table(call: Call) -> TableInfo:
    table = (await call.live()).table
    return table.info(table.seat_of(call.person.id))


async def post_delete(call: Call) -> Me:
    """Forget a table and its log for good."""
    await call.live()
    await call.host.remove(call.id)
    return await get_me(call)


async def get_current(call: Call) -> Current:
    table = (await call.live()).table
    preview = call.query.get("preview") == "true"
    return told.current(table, table.seat_of(call.person.id), now(), preview)


async def post_join(call: Call) -> Seated:
    return await join(call, await call.live(), call.body.get("seat"))


async def join(call: Call, live: Live, seat: int | None) -> Seated:
    me = salted(call)
    sit = (seat, me.player, me.name, me.salt, me.hash)
    await call.host.carry_out(live, lambda table: table.to_sit(*sit))
    mine = live.table.seat_of(me.player)
    return Seated(live.table.info(mine), mine, "")


async def post_move(call: Call) -> Done:
    return await granting.grant_lines(await call.chair(), Move(call.body["id"], call.body["move"]))


async def post_salt(call: Call) -> Done:
    return await granting.grant_lines(await call.chair(), SaltWish("", **call.body))


async def post_leave(call: Call) -> TableInfo:
    chair = await call.chair()
    await granting.leave(chair, Leave(""))
    return chair.live.table.info(chair.live.table.seat_of(chair.player))


async def get_past(call: Call) -> Past:
    table = (await call.live()).table
    wanted = call.query.get("seat")
    seat = seat_looked_at(
        table, table.seat_of(call.person.id), None if wanted is None else int(wanted)
    )
    with call.host.replays.at_move(table, int(call.query["move"])) as position:
        return told.past(position, table.info().moves, seat)


async def get_log(call: Call) -> Log:
    table = (await call.live()).table
    after = int(call.query.get("after", -1))
    found = told.missed(table, after, table.seat_of(call.person.id))
    return Log(found.updates, found.more)


async def get_record(call: Call) -> RecordFile:
    return (await call.live()).table.record().json()


async def post_fork(call: Call) -> Seated:
    table = (await call.live()).table
    settings = wished_settings(call.body.get("settings", {}))
    plan = forked_plan(new_id(), table, call.body["move"], settings, call.person.id)
    seats = chosen_seats(call.body.get("seats"), table.variant)
    return await open_table(call, plan, seats, Sat(-1, call.person.name, call.person.id))


async def post_study(call: Call) -> Seated:
    """A table that goes on from a point of a study."""
    from chabudai.table.study_table import study_table  # not before somebody asks for it

    wish, me = call.body, call.person
    settings = wished_settings(wish.get("settings", {}))
    found = study_table(new_id(), wish["study"], wish["node"], wish["seat"], settings, me.id)
    return await open_table(call, *found, Sat(-1, me.name, me.id))


async def post_rematch(call: Call) -> Seated:
    live = await call.live()
    table = live.table
    call.seat(table)
    if table.status != "over":
        raise refuse("record-not-over")
    if not table.next:
        plan = new_plan(new_id(), table.variant, table.plan.settings, call.person.id)
        again = Table(plan)
        await call.host.create(again, again.to_fill(rematch_bots(table)))
        await call.host.carry_out(live, lambda t: t.to_rematch(plan.id, call.seat(t)))
    return await join(call, await call.host.find(table.next), None)


async def post_record(call: Call) -> TableInfo:
    """A saved game as a table of mine: to look back at, or to go on with against bots."""
    position = replay(record := read_record(json.dumps(call.body["record"])))
    variant, game = position.variant, position.game
    plan = replace(new_plan(new_id(), variant, Settings(), call.person.id), seed=record.seed)
    others = [standard_bot(game)] * (variant.players - 1)
    sitting = enumerate([ME, *others])
    me, facts = call.person, None if game.facts is None else dict(game.facts)
    entries: list[AnyEntry] = [
        Sat(seat, me.name, me.id) if word == ME else Sat(seat, word, "", word)
        for seat, word in sitting
    ]
    salts = list(record.salts) or [""] * variant.players
    entries.append(Dealt(plan.rules, salts, game.data, facts))
    pairs = zip(position.played, record.moves, strict=True)
    entries += [Moved(played.seat, text) for played, text in pairs]
    live = await call.host.create(Table(plan), entries)
    if live.table.status == "over":
        await call.host.keeper.note(plan.id, "")  # it was not played here
    return live.table.info(0)


# A real table.


async def post_pad(call: Call) -> Sheet:
    body = call.body
    return companion.count_points(body["game"], body.get("options", {}), body["sheets"])


async def post_set_up(call: Call) -> SetUp:
    return companion.lay_out(call.body["game"], call.body.get("options", {}))


async def post_may(call: Call) -> May:
    body = call.body
    return companion.settle(body["game"], body.get("options", {}), body["answers"])


Grant = Callable[[Call], Awaitable[Any]]
ANSWERED: list[Grant] = [
    get_games, post_guest, get_me, get_history, get_statistics, get_tables, post_table,
    post_record, post_study, post_pad, post_set_up, post_may, get_table, post_delete,
    get_current, post_join, post_salt, post_leave, post_move, get_past, get_log, get_record,
    post_fork, post_rematch, local_deals.get_challenge, local_deals.post_challenge,
    local_deals.get_comparison, local_deals.post_their_game, local_deals.get_deals,
    local_deals.post_attempt, local_deals.get_results,
]  # fmt: skip
GRANTS = {NAMED[grant.__name__].name: grant for grant in ANSWERED}
