"""Wishes at tables without a server: lines they add to the log, or what they are told."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chabudai.bots.coach import WHY, Advice, advise
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.table.answers import Person
from chabudai.table.entries import AnyEntry
from chabudai.table.host import Host, Live, now
from chabudai.table.making import standard_bot
from chabudai.table.messages import AnySaying, Done, Pong, hinted
from chabudai.table.plan import Already
from chabudai.table.table import Table
from chabudai.table.wishes import seat_of, to_ask_the_coach, to_salt

Json = dict[str, Any]
DEVICE = "device"


def person_of(token: str) -> Person:
    """Who shares this device: a token is an id and a name, and no secret."""
    who, _, name = token.partition(".")
    return Person(who or DEVICE, name[:40] or "—", False)


@dataclass
class Call:
    """One request."""

    host: Host
    person: Person
    id: str  # of the table that the path names
    query: dict[str, str]
    body: Json

    async def live(self) -> Live:
        return await self.host.find(self.id)

    def seat(self, table: Table) -> int:
        return seat_of(table, self.person.id)


def stand_in(table: Table) -> str:
    return table.plan.settings.stand_in or standard_bot(table.variant.game)


def to_say(call: Call, table: Table, wish: Json) -> list[AnyEntry]:
    seat = table.seat_of(call.person.id)
    return table.to_say(seat, call.person.name, str(wish["text"])[:500])


def to_replace(call: Call, table: Table, wish: Json) -> list[AnyEntry]:
    call.seat(table)
    if not 0 <= wish["seat"] < len(table.seats):
        raise refuse("table-not-waiting", seat=wish["seat"])
    return table.to_replace(wish["seat"], stand_in(table), now())


Lines = Callable[[Call, Table, Json], list[AnyEntry]]
LINES: dict[str, Lines] = {
    "move": lambda call, table, wish: table.to_move(call.seat(table), wish["move"], wish["id"]),
    "undo": lambda call, table, wish: table.to_undo(call.seat(table), wish.get("turn", False)),
    "answer": lambda call, table, wish: table.to_answer(call.seat(table), wish["yes"]),
    "salt": lambda call, table, wish: to_salt(
        table, call.person.id, wish.get("salt", ""), wish.get("hash", "")
    ),
    "chat": to_say,
    "leave": lambda call, table, wish: table.to_leave(call.seat(table), stand_in(table)),
    "return": lambda call, table, wish: table.to_return(
        call.seat(table), call.person.id, call.person.name
    ),
    "replace": to_replace,
}


async def carried_out(call: Call, live: Live, wish: Json, lines: Lines) -> Done:
    try:
        seq = await call.host.carry_out(live, lambda table: lines(call, table, wish))
    except Already as already:  # a move sent twice is played once
        seq = already.seq
    return Done(wish["id"], seq)


async def granted_wish(call: Call, live: Live, wish: Json) -> AnySaying:
    """The answer to a wish; a refusal is raised."""
    kind, table = wish["type"], live.table
    if kind in LINES:
        return await carried_out(call, live, wish, LINES[kind])
    if kind == "why":
        if found := table.why_not(call.seat(table), wish["move"]):
            raise refuse(found.id, found.clause, **found.args)
        return Done(wish["id"], table.seq)
    if kind == "hint":
        return hinted(wish["id"], hint(call, table, wish))
    if kind == "ping":
        return Pong(wish["id"])
    raise refuse("message-unreadable", detail=str(kind)[:40])


def hint(call: Call, table: Table, wish: Json) -> Advice:
    """What the coach says to a seat, from what it knows."""
    position, instead = to_ask_the_coach(table, call.person.id, wish.get("move", ""))
    known = Position(position.variant, position.observed(call.seat(table)))
    return advise(known, wish.get("depth", WHY), instead)
