"""Who wishes for something at a table, by HTTP or on a socket, and what they may see of it."""

from typing import TYPE_CHECKING, Literal

from chabudai.bots.coach import Advice
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.server import queries
from chabudai.server.attempts import may_look
from chabudai.server.live import LiveTable
from chabudai.server.protocol import Person
from chabudai.table.making import bot_names, standard_bot
from chabudai.table.messages import Reaction
from chabudai.table.table import Table
from chabudai.table.wishes import Wish

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


class ServedChair:
    """Somebody at a table of this server: a `Chair` of `table/granting.py`."""

    def __init__(self, server: "Server", live: LiveTable, person: Person | None) -> None:
        self.server, self.live, self.person = server, live, person
        self.player = person.id if person else ""

    @property
    def name(self) -> str:
        return self.person.name if self.person else ""

    async def carry_out(self, wish: Wish) -> int:
        return await self.server.carry_out(self.live, wish)

    async def stand_in(self, seat: int) -> str:
        """The table's own choice; else the bot whose rating is nearest to who sits there."""
        table, store = self.live.table, self.server.store
        usual = table.plan.settings.stand_in or standard_bot(table.variant.game)
        if table.plan.settings.stand_in:
            return usual
        game, players = table.plan.game, len(table.seats)
        mine = await queries.ratings_in(store, game, players, [table.seats[seat].player])
        names = [f"bot:{name}" for name in bot_names(table.variant.game)]
        rated = await queries.ratings_in(store, game, players, names)
        if not mine or not rated:
            return usual
        nearest = min(rated, key=lambda bot: abs(bot.mu - mine[0].mu))
        return nearest.who.removeprefix("bot:")

    async def advise(self, position: Position, depth: int, instead: int | None) -> Advice:
        chosen = -1 if instead is None else instead
        return await self.server.pool.advise(position, depth, chosen, self.player)

    async def check_speech(self) -> None:
        """Limited by person, and for those who look on by table."""
        if self.person is None:
            raise refuse("auth-needed")
        table, limits = self.live.table, self.server.limits
        seated = table.seat_of(self.player) is not None
        fair = seated or limits.spectator_chats.take(table.plan.id)
        if not fair or not limits.chats.take(self.player):
            raise refuse("too-fast")
        await self.check_voice()

    async def react(self, seat: int, reaction: Reaction) -> None:
        """Limited like chat."""
        if not self.server.limits.reactions.take(self.player):
            raise refuse("too-fast")
        await self.check_voice()
        self.server.presence.react(self.live, seat, reaction)

    async def check_voice(self) -> None:
        if await queries.is_muted(self.server.store, self.player):
            raise refuse("chat-muted")


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
