"""What people forget in Momiji: the cards that others were seen to take."""

from chabudai.games.momiji.spec import Momiji
from chabudai.kernel.chance import clear


def lose_sight(s: Momiji, seat: int) -> None:
    for p in range(s.players):
        if p != seat:
            clear(s.hand[p])
            clear(s.known[p])
