"""What people wish for at a table, by HTTP or on a socket: granted or refused."""

from typing import TYPE_CHECKING, Literal

from chabudai.bots.coach import Advice
from chabudai.kernel.refusal import refuse
from chabudai.server import queries
from chabudai.server.attempts import may_look
from chabudai.server.live import LiveTable
from chabudai.server.protocol import Person
from chabudai.table.making import bot_names, standard_bot
from chabudai.table.messages import Reaction
from chabudai.table.plan import Already
from chabudai.table.table import Table
from chabudai.table.wishes import seat_of, to_ask_the_coach, to_salt

if TYPE_CHECKING:
    from chabudai.server.server import Server


async def visible(server: "Server", id: str, person: Person | None, seq: int = -1) -> LiveTable:
    """A table for somebody who sits at it or may watch it."""
    live = await server.find(id, seq)
    settings = live.table.plan.settings
    seated = person is not None and live.table.seat_of(person.id) is not None
    hidden = not settings.spectators and not seated and live.table.status != "waiting"
    if hidden and not await may_look(server.store, live.table, person):
        raise refuse("table-unknown")
    return live


def player(person: Person | None) -> str:
    """By what tables know somebody; nobody sits where a nameless one looks on."""
    return person.id if person else ""


async def move(server: "Server", live: LiveTable, person: Person | None, text: str, id: str) -> int:
    """The line of the log that the move became; a move sent twice is played once."""
    who = player(person)
    try:
        return await server.carry_out(live, lambda t: t.to_move(seat_of(t, who), text, id))
    except Already as already:
        return already.seq


async def give_salt(
    server: "Server", live: LiveTable, person: Person | None, salt: str, hash: str
) -> int:
    return await server.carry_out(live, lambda t: to_salt(t, player(person), salt, hash))


async def leave(server: "Server", live: LiveTable, person: Person) -> int:
    """Give the seat up before the deal; leave it to a bot after it."""
    bot = await fitting_bot(server, live, seat_of(live.table, person.id))
    return await server.carry_out(live, lambda t: t.to_leave(seat_of(t, person.id), bot))


async def fitting_bot(server: "Server", live: LiveTable, seat: int) -> str:
    """The table's own choice; else the bot whose rating is nearest to that of who sits there."""
    table = live.table
    usual = table.plan.settings.stand_in or standard_bot(table.variant.game)
    if table.plan.settings.stand_in:
        return usual
    game, players = table.plan.game, len(table.seats)
    mine = await queries.ratings_in(server.store, game, players, [table.seats[seat].player])
    names = [f"bot:{name}" for name in bot_names(table.variant.game)]
    rated = await queries.ratings_in(server.store, game, players, names)
    if not mine or not rated:
        return usual
    nearest = min(rated, key=lambda bot: abs(bot.mu - mine[0].mu))
    return nearest.who.removeprefix("bot:")


async def chat(server: "Server", live: LiveTable, person: Person | None, text: str) -> int:
    """A line for everybody at the table; limited by person, and for those who look on by table."""
    if person is None:
        raise refuse("auth-needed")
    seat, limits = live.table.seat_of(person.id), server.limits
    fair = seat is not None or limits.spectator_chats.take(live.table.plan.id)
    if not fair or not limits.chats.take(person.id):
        raise refuse("too-fast")
    if await queries.is_muted(server.store, person.id):
        raise refuse("chat-muted")
    return await server.carry_out(live, lambda t: t.to_say(seat, person.name, text, person.id))


async def react(
    server: "Server", live: LiveTable, person: Person | None, reaction: Reaction
) -> None:
    """A quick reaction of somebody who sits here; limited like chat."""
    seat = seat_of(live.table, player(person))
    assert person
    if not server.limits.reactions.take(person.id):
        raise refuse("too-fast")
    if await queries.is_muted(server.store, person.id):
        raise refuse("chat-muted")
    server.presence.react(live, seat, reaction)


def way_out(table: Table, who: str) -> Literal["", "leave", "delete"]:
    """How somebody gets rid of a table: one that concerns nobody else is deleted. A rated game
    can only be left: who deletes it would undo a defeat."""
    seat = table.seat_of(who)
    if seat is None or table.status == "over":
        return ""
    if table.plan.deal and table.plan.deal.day:  # who deletes it would try again
        return ""
    others = any(other.player not in ("", who) for other in table.seats)
    if table.status == "waiting":
        return "delete" if not others and table.plan.host == who else "leave"
    if not others and not table.plan.rated:
        return "delete"
    return "" if table.seats[seat].away else "leave"


async def hint(
    server: "Server", live: LiveTable, person: Person | None, depth: int, move: str
) -> Advice:
    """What the coach says, where the table allows hints."""
    position, instead = to_ask_the_coach(live.table, player(person), move)
    chosen = -1 if instead is None else instead
    return await server.pool.advise(position, depth, chosen, player(person))
