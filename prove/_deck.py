"""Rules in which cards lie in an order from the start, as in a box: the seed alone decides it.

Whoever is given the seed knows every card to come.
"""

from chabudai.kernel.chance import M32, nth
from chabudai.kernel.state import State

REPLACES = ("draw", "resample")
SPREAD, MIX = 0x9E3779B9, 0x45D9F3B


def draw(s: State, pile: list[int], total: int) -> int:
    """The card at this place of the pile, however the game came here."""
    word = (int(s.key[total & 7]) ^ (total * SPREAD)) & M32
    for _ in range(3):
        word = ((word ^ (word >> 16)) * MIX) & M32
    value = nth(pile, (word * total) >> 32)
    pile[value] -= 1
    s.revealed = 1
    return value


def resample(s: State, seat: int) -> None:
    """Leave every card where it truly lies."""
