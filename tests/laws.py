"""Conservation: what is in the box is always somewhere."""

from collections.abc import Callable
from typing import Any

from chabudai.games.mojo import spec as mojo

LAWS: dict[str, Callable[[Any], None]] = {}


def mojo_law(s: mojo.Mojo) -> None:
    """MJ-1: all 78 cards, value by value, after every move."""
    for value in range(mojo.VALUES):
        count = s.deck[value] + sum(s.hand[p][value] for p in range(s.players))
        for p in range(s.players):
            count += sum(s.up[p][i] == value for i in range(s.ups[p]))
        for pile in range(s.piles):
            count += sum(s.stack[pile][i] == value for i in range(s.height[pile]))
        assert count == mojo.COPIES[value], f"{count} cards of value {value}"
    assert s.left == sum(s.deck), "the deck's size is wrong"
    for p in range(s.players):
        assert s.held[p] == sum(s.hand[p]), f"the size of hand {p} is wrong"
        assert all(s.known[p][v] <= s.hand[p][v] for v in range(mojo.VALUES))


LAWS["mojo"] = mojo_law
