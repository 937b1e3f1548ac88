"""Who follows every hint wins like the strongest level: [GAME…] [--deals N] [--seconds N]

A line for each deal goes into docs/hints; the same command goes on from there.
"""

import argparse
import time

import chabudai
from chabudai.arena.rating import Meeting
from chabudai.bots.coach import DO, advise
from chabudai.bots.levels import MASTER
from chabudai.bots.simple import Bot, make_bot
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from prove._kept import DOCS, keep, kept
from prove._meet import told


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


def prove(name: str, deals: int, end: float) -> bool:
    variant, path = chabudai.game(name, players=2), DOCS / "hints" / f"{name}.jsonl"
    for deal in range(len(kept(path)), deals):
        if time.monotonic() > end:
            break
        keep(path, {"deal": deal, "shares": [wins(variant, deal, seat) for seat in (0, 1)]})
    pairs = [line["shares"] for line in kept(path)]
    if not pairs:
        return True
    found = Meeting("hints", MASTER, tuple(sum(pair) / 2 for pair in pairs))
    print(f"{name}: each deal from both seats, hints won {told(found)}", flush=True)
    return found.mean + found.error >= 0.5


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove hints")
    parser.add_argument("games", nargs="*", default=chabudai.names())
    parser.add_argument("--deals", type=int, default=100, help="at most, two games each")
    parser.add_argument("--seconds", type=float, default=1e9, help="then it stops")
    chosen = parser.parse_args(arguments)
    end = time.monotonic() + chosen.seconds
    good = [prove(name, chosen.deals, end) for name in chosen.games]
    return 0 if all(good) else 1
