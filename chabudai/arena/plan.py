"""Which games a tournament plays.

Two bots meet in pairs of games on the same deal: in one they sit at every other seat, in the other
they have changed places, so that luck of cards and seats falls on both alike. Alone there is
nobody to meet: every bot plays every deal.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from chabudai.arena.match import Match
from chabudai.kernel.game import Variant

KINDS = ("round-robin", "ladder")


def meetings(bots: Sequence[str], kind: str) -> list[tuple[str, str]]:
    """Who meets whom; on a ladder only neighbours do."""
    return list(pairwise(bots) if kind == "ladder" else combinations(bots, 2))


def lineups(one: str, other: str, players: int) -> list[tuple[str, ...]]:
    first = tuple(one if seat % 2 == 0 else other for seat in range(players))
    second = tuple(other if seat % 2 == 0 else one for seat in range(players))
    return [first, second]


def planned(
    variant: Variant, bots: Sequence[str], kind: str, deals: int, first_deal: int
) -> Iterator[Match]:
    """All games, deal by deal, so that every moment's table is a fair one."""
    for deal in range(first_deal, first_deal + deals):
        for seats in seatings(variant.players, bots, kind):
            yield Match(variant.game.name, dict(variant.options), deal, seats)


def seatings(players: int, bots: Sequence[str], kind: str) -> list[tuple[str, ...]]:
    if players == 1:
        return [(bot,) for bot in bots]
    return [s for pair in meetings(bots, kind) for s in lineups(*pair, players)]
