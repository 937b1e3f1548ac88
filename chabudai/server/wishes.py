"""What people wish for at a table, by HTTP or on a socket: granted or refused."""

from typing import TYPE_CHECKING, Literal

from chabudai.bots.coach import Advice
from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.server import queries
from chabudai.server.live import LiveTable
from chabudai.server.protocol import Person
from chabudai.table.entries import AnyEntry
from chabudai.table.making import bot_names, standard_bot
from chabudai.table.messages import Reaction
from chabudai.table.plan import Already
from chabudai.table.table import Table

if TYPE_CHECKING:
    from chabudai.server.server import Server


async def visible(server: "Server", id: str, person: Person | None, seq: int = -1) -> LiveTable:
    """A table for somebody who sits at it or may watch it."""
    live = await server.find(id, seq)
    settings = live.table.plan.settings
    seated = person is not None and live.table.seat_of(person.id) is not None
    if not settings.spectators and not seated and live.table.status != "waiting":
        raise refuse("table-unknown")
    return live


def seat_of(table: Table, person: Person | None) -> int:
    """Asked again inside a wish: the seat may have changed hands while it waited."""
    seat = table.seat_of(person.id) if person else None
    if seat is None:
        raise refuse("not-seated")
    return seat


async def move(server: "Server", live: LiveTable, person: Person | None, text: str, id: str) -> int:
    """The line of the log that the move became; a move sent twice is played once."""
    try:
        return await server.carry_out(live, lambda t: t.to_move(seat_of(t, person), text, id))
    except Already as already:
        return already.seq


async def give_salt(
    server: "Server", live: LiveTable, person: Person | None, salt: str, hash: str
) -> int:
    """A person's part in the deal: first a hash, then the salt itself."""

    def wish(table: Table) -> list[AnyEntry]:
        seat = seat_of(table, person)
        return table.to_salt(seat, hash) if hash else table.to_reveal(seat, salt)

    return await server.carry_out(live, wish)


async def leave(server: "Server", live: LiveTable, person: Person) -> int:
    """Give the seat up before the deal; leave it to a bot after it."""
    bot = await fitting_bot(server, live, seat_of(live.table, person))
    return await server.carry_out(live, lambda t: t.to_leave(seat_of(t, person), bot))


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
    seat = seat_of(live.table, person)
    assert person
    if not server.limits.reactions.take(person.id):
        raise refuse("too-fast")
    if await queries.is_muted(server.store, person.id):
        raise refuse("chat-muted")
    server.presence.react(live, seat, reaction)


def way_out(table: Table, player: str) -> Literal["", "leave", "delete"]:
    """How somebody gets rid of a table: one that concerns nobody else is deleted. A rated game
    can only be left: who deletes it would undo a defeat."""
    seat = table.seat_of(player)
    if seat is None or table.status == "over":
        return ""
    others = any(other.player not in ("", player) for other in table.seats)
    if table.status == "waiting":
        return "delete" if not others and table.plan.host == player else "leave"
    if not others and not table.plan.rated:
        return "delete"
    return "" if table.seats[seat].away else "leave"


async def hint(
    server: "Server", live: LiveTable, person: Person | None, depth: int, move: str
) -> Advice:
    """What the coach says, where the table allows hints."""
    table = live.table
    seat = seat_of(table, person)
    if not table.plan.settings.hints:
        raise refuse("hint-not-allowed")
    position = table.playing()
    if position.seat != seat:
        raise refuse("not-your-turn", seat=position.seat)
    instead = position.read(move, seat) if move else -1
    if isinstance(instead, Refusal):
        raise Refused(instead)
    return await server.pool.advise(position, depth, instead, table.seats[seat].player)
