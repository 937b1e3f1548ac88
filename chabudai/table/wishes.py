"""What every wish has in common, whoever keeps the log: a server's database or a page."""

from collections.abc import Awaitable, Callable

from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.table.entries import AnyEntry
from chabudai.table.table import Table

Wish = Callable[[Table], list[AnyEntry]]
TRIES = 5  # to be the one who writes the next line


class Conflict(Exception):
    """Somebody else has written this line."""


async def commit(
    attempt: Callable[[], Awaitable[int]], catch_up: Callable[[], Awaitable[None]]
) -> int:
    """Attempt until nobody else was quicker: a wish is checked again after what they wrote."""
    for _ in range(TRIES):
        try:
            return await attempt()
        except Conflict:
            await catch_up()
    raise refuse("table-crowded")


def seat_of(table: Table, player: str) -> int:
    """Asked again inside a wish: the seat may have changed hands while it waited."""
    seat = table.seat_of(player) if player else None
    if seat is None:
        raise refuse("not-seated")
    return seat


def to_salt(table: Table, player: str, salt: str, hash: str) -> list[AnyEntry]:
    """Returns lines for a person's part in the deal: first a hash, then the salt itself."""
    seat = seat_of(table, player)
    return table.to_salt(seat, hash) if hash else table.to_reveal(seat, salt)


def to_ask_the_coach(table: Table, player: str, move: str) -> tuple[Position, int | None]:
    """The position, and the move that somebody would make instead, where hints are allowed."""
    seat = seat_of(table, player)
    if not table.plan.settings.hints:
        raise refuse("hint-not-allowed")
    position = table.playing()
    if position.seat != seat:
        raise refuse("not-your-turn", seat=position.seat)
    instead = position.read(move, seat) if move else None
    if isinstance(instead, Refusal):
        raise Refused(instead)
    return position, instead
