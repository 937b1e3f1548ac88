"""What people forget in Mojo: the cards that others took from a pile, and what was shuffled in."""

from chabudai.games.mojo.spec import Mojo
from chabudai.games.mojo.trail import forget
from chabudai.kernel.chance import clear


def lose_sight(s: Mojo, seat: int) -> None:
    forget(s)
    for p in range(s.players):
        if p != seat:
            clear(s.hand[p])
            clear(s.known[p])
