"""What people forget in Mangrovia: the cards that others took openly, and the trail of draws."""

from chabudai.games.mangrovia.spec import POOLS, Mangrovia
from chabudai.games.mangrovia.trail import forget
from chabudai.kernel.chance import clear


def lose_sight(s: Mangrovia, seat: int) -> None:
    for pool in range(POOLS):
        forget(s, pool)
        for p in range(s.players):
            if p != seat:
                clear(s.hand[pool][p])
                clear(s.known[pool][p])
