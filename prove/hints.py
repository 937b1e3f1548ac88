"""Who follows every hint wins like the strongest level: [GAME…] [DEALS]"""

import math
import sys

import chabudai
from chabudai.bots.coach import DO, advise
from chabudai.bots.levels import MASTER
from chabudai.bots.simple import Bot, make_bot
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position

DEALS = {"mojo": 100, "momiji": 50, "mangrovia": 20}
WIDE = 1.96


def follower(seed: int) -> Bot:
    """Somebody who does what the coach says, and nothing else."""

    def choose(position: Position) -> int:
        if len(position.legal()) == 1:
            return position.legal()[0]
        return position.numbers()[advise(position, DO, seed=seed).move]

    return choose


def wins(variant: Variant, deal: int, seat: int) -> float:
    """The follower's share of the win against the level itself, at a seat of a deal."""
    position = variant.start(deal)
    level = make_bot(MASTER, variant.game, 2 * deal + 1)
    bots = [level, level]
    bots[seat] = follower(deal)
    while not position.over:
        position.push_number(bots[position.state.seat](position))
    return float(position.rules.win_share(position.state, seat))


def show(text: str) -> None:
    print(text, end="", file=sys.stderr, flush=True)


def prove(name: str, deals: int) -> bool:
    variant = chabudai.game(name, players=2)
    found: list[float] = []
    for deal in range(deals):
        found += [wins(variant, deal, seat) for seat in (0, 1)]
        show(f"{name}: {sum(found):g} of {len(found)}\r")
    mean = sum(found) / len(found)
    error = WIDE * math.sqrt(max(mean * (1 - mean), 0.01) / len(found))
    text = f"{name}: {len(found)} games, each deal from both seats, hints won {100 * mean:.1f}"
    print(f"{text} ± {100 * error:.1f} %", flush=True)
    return mean + error >= 0.5


def main(arguments: list[str]) -> int:
    counts = [int(word) for word in arguments if word.isdigit()]
    names = [word for word in arguments if not word.isdigit()] or list(chabudai.names())
    good = [prove(name, counts[0] if counts else DEALS.get(name, 20)) for name in names]
    return 0 if all(good) else 1
