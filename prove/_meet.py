"""Two players who need not have names, over deals with seats changed."""

from collections.abc import Callable

from chabudai.arena.match import Match, play_out
from chabudai.arena.plan import lineups
from chabudai.arena.rating import Meeting
from chabudai.bots.simple import Bot
from chabudai.kernel.game import Variant

Maker = Callable[[int], Bot]  # from a seed
Stop = tuple[float, float]  # shares of the sequential test


def share(variant: Variant, deal: int, one: Maker, other: Maker) -> float:
    """Returns the share of the win of `one` in a deal's two games, at every other seat."""
    found = 0.0
    for seats in lineups("one", "other", variant.players):
        bots = [(one if name == "one" else other)(deal + i) for i, name in enumerate(seats)]
        result, _ = play_out(variant, Match(variant.game.name, {}, deal, seats), bots)
        found += sum(s for s, name in zip(result.shares, seats, strict=True) if name == "one")
    return found / 2


def meet(variant: Variant, one: Maker, other: Maker, deals: int, stop: Stop | None) -> Meeting:
    """Returns how one did, after so many deals or when the test has decided."""
    shares: list[float] = []
    for deal in range(deals):
        shares.append(share(variant, deal, one, other))
        if stop and Meeting("one", "other", tuple(shares)).is_decided(*stop):
            break
    return Meeting("one", "other", tuple(shares))


def told(meeting: Meeting) -> str:
    games = 2 * len(meeting.shares)
    return f"{100 * meeting.mean:.1f}% ± {100 * meeting.error:.1f} of {games}"
