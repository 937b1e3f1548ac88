"""Who asks something of tables without a server, and what a page does for them."""

from dataclasses import dataclass
from typing import Any

from chabudai.bots.coach import Advice, advise
from chabudai.kernel.position import Position
from chabudai.table.answers import Person
from chabudai.table.host import Host, Live
from chabudai.table.making import standard_bot
from chabudai.table.messages import Reacted, Reaction
from chabudai.table.table import Table
from chabudai.table.wishes import Wish, seat_of

Json = dict[str, Any]
DEVICE = "device"


def person_of(token: str) -> Person:
    """Returns who shares this device: a token is an id and a name, and no secret."""
    who, _, name = token.partition(".")
    return Person(who or DEVICE, name[:40] or "—", False)


@dataclass
class Call:
    """One request."""

    host: Host
    person: Person
    path: dict[str, str]  # what it names
    query: dict[str, str]
    body: Json

    @property
    def id(self) -> str:
        return self.path["id"]

    async def live(self) -> Live:
        return await self.host.find(self.id)

    async def chair(self) -> "LocalChair":
        return LocalChair(self.host, await self.live(), self.person)

    def seat(self, table: Table) -> int:
        return seat_of(table, self.person.id)


class LocalChair:
    """Somebody at a table of this device: a `Chair` of `granting.py`."""

    def __init__(self, host: Host, live: Live, person: Person) -> None:
        self.host, self.live = host, live
        self.player, self.name = person.id, person.name

    async def carry_out(self, wish: Wish) -> int:
        return await self.host.carry_out(self.live, wish)

    async def stand_in(self, seat: int) -> str:
        table = self.live.table
        return table.plan.settings.stand_in or standard_bot(table.variant.game)

    async def advise(self, position: Position, depth: int, instead: int | None) -> Advice:
        """Returns what the coach says, from what the seat on turn knows."""
        assert position.seat is not None
        known = Position(position.variant, position.observed(position.seat))
        return advise(known, depth, instead)

    async def check_speech(self) -> None:
        """Nobody is kept from speaking on their own device."""

    async def react(self, seat: int, reaction: Reaction) -> None:
        self.live.send(Reacted(seat, reaction))
