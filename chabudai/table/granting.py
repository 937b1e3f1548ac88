"""What wishes bring, wherever the table is kept: lines of its log, or an answer.

`AS_LINES`, `GRANTS` and `AT_ONCE` are the one list of wishes with what grants them. A server and a
page lend a `Chair`, which sees to what is different there: who may speak, which bot stands in, who
thinks.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from chabudai.bots.coach import Advice
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused, refuse
from chabudai.table import wish_shapes as w
from chabudai.table.live import Watched
from chabudai.table.messages import AnySaying, Done, Pong, Reaction, hinted
from chabudai.table.plan import Already
from chabudai.table.takeback import to_answer, to_undo
from chabudai.table.wishes import Wish, seat_of, to_ask_the_coach, to_salt


class Chair(Protocol):
    """Somebody at a table: who it is, and what only a server, or only a page, can do for them."""

    player: str  # public id; empty: a nameless one who looks on

    @property
    def live(self) -> Watched: ...

    @property
    def name(self) -> str: ...

    async def carry_out(self, wish: Wish) -> int:
        """Returns the number of the last line that the wish added."""

    async def stand_in(self, seat: int) -> str:
        """Returns the bot that plays for a seat whose person has left."""

    async def advise(self, position: Position, depth: int, instead: int | None) -> Advice: ...

    async def check_speech(self) -> None:
        """Refuse if they may not speak now."""

    async def react(self, seat: int, reaction: Reaction) -> None: ...


class Connected(Chair, Protocol):
    """Somebody who is told at once what happens."""

    def resume(self, after: int) -> None:
        """Send again what came after a line."""


async def carried_out(chair: Chair, id: str, wish: Wish) -> Done:
    try:
        return Done(id, await chair.carry_out(wish))
    except Already as already:  # a move sent twice is played once
        return Done(id, already.seq)


def move(chair: Chair, wish: w.Move) -> Wish:
    who, given = chair.player, (wish.move, wish.id)
    return lambda table: table.to_move(seat_of(table, who), *given)


def undo(chair: Chair, wish: w.Undo) -> Wish:
    who = chair.player
    return lambda table: to_undo(table, seat_of(table, who), wish.turn)


def agree(chair: Chair, wish: w.Answer) -> Wish:
    who = chair.player
    return lambda table: to_answer(table, seat_of(table, who), wish.yes)


def give_salt(chair: Chair, wish: w.SaltWish) -> Wish:
    given = (chair.player, wish.salt, wish.hash)
    return lambda table: to_salt(table, *given)


def come_back(chair: Chair, wish: w.Return) -> Wish:
    who, name = chair.player, chair.name
    return lambda table: table.to_return(seat_of(table, who), who, name)


async def chat(chair: Chair, wish: w.Chat) -> Done:
    """A line for everybody at the table, from those in seats and those who look on."""
    await chair.check_speech()
    who, name = chair.player, chair.name
    return await carried_out(
        chair, wish.id, lambda t: t.to_say(t.seat_of(who), name, wish.text, who)
    )


async def react(chair: Chair, wish: w.React) -> Done:
    await chair.react(seat_of(chair.live.table, chair.player), wish.reaction)
    return Done(wish.id, chair.live.table.seq)


async def hint(chair: Chair, wish: w.Hint) -> AnySaying:
    """What the coach says, where the table allows hints."""
    position, instead = to_ask_the_coach(chair.live.table, chair.player, wish.move)
    return hinted(wish.id, await chair.advise(position, wish.depth, instead))


async def leave(chair: Chair, wish: w.Leave) -> Done:
    """Give the seat up before the deal; leave it to a bot after it."""
    who = chair.player
    bot = await chair.stand_in(seat_of(chair.live.table, who))
    return await carried_out(chair, wish.id, lambda t: t.to_leave(seat_of(t, who), bot))


async def replace(chair: Chair, wish: w.Replace) -> Done:
    live, seat = chair.live, wish.seat
    seat_of(live.table, chair.player)
    if not 0 <= seat < len(live.table.seats):
        raise refuse("table-not-waiting", seat=seat)
    bot = await chair.stand_in(seat)
    return await carried_out(chair, wish.id, lambda t: t.to_replace(seat, bot, live.clock()))


def why(chair: Chair, wish: w.Why) -> AnySaying:
    table = chair.live.table
    if refusal := table.why_not(seat_of(table, chair.player), wish.move):
        raise Refused(refusal)
    return Done(wish.id, table.seq)


def resume(chair: Connected, wish: w.Resume) -> AnySaying:
    chair.resume(wish.after)
    return Done(wish.id, chair.live.table.seq)


def ping(chair: Chair, wish: w.Ping) -> AnySaying:
    return Pong(wish.id)


Grant = Callable[[Any, Any], Awaitable[AnySaying]]  # of a chair and a wish of its kind
AT_ONCE: dict[type[w.Wish], Callable[[Any, Any], AnySaying]] = {
    w.Why: why,
    w.Resume: resume,
    w.Ping: ping,
}
AS_LINES: dict[type[w.Wish], Callable[[Any, Any], Wish]] = {  # nothing else is to be waited for
    w.Move: move,
    w.Undo: undo,
    w.Answer: agree,
    w.SaltWish: give_salt,
    w.Return: come_back,
}
GRANTS: dict[type[w.Wish], Grant] = {
    w.Chat: chat,
    w.React: react,
    w.Hint: hint,
    w.Leave: leave,
    w.Replace: replace,
}


async def grant(chair: Connected, wish: w.Wish) -> AnySaying:
    """Returns the answer to any wish; a refusal is raised."""
    kind = type(wish)
    if kind in AS_LINES:
        return await grant_lines(chair, wish)
    return AT_ONCE[kind](chair, wish) if kind in AT_ONCE else await GRANTS[kind](chair, wish)


async def grant_lines(chair: Chair, wish: w.Wish) -> Done:
    return await carried_out(chair, wish.id, AS_LINES[type(wish)](chair, wish))
