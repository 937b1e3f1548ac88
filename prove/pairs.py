"""Random games beside worlds that a viewer can't tell from them: nothing public tells the hidden.

`./run prove pairs [GAME] [--games 1000]`: the number is of games of every variant. The same moves
are made in the game and in a world for each seat and a spectator, all interpreted.
"""

import argparse

from chabudai.kernel.paired import check_pairs
from prove._progress import Progress
from tests.variants import LONG, PARTING, label, variants


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove pairs")
    parser.add_argument("game", nargs="?", choices=sorted(LONG))
    parser.add_argument("--games", type=int, default=1_000, help="of every variant")
    parser.add_argument("--first", type=int, default=1_000_000, help="first seed")
    chosen = parser.parse_args(arguments)
    for name in [chosen.game] if chosen.game else sorted(LONG):
        for variant in variants({name: LONG[name]}):
            progress, compared = Progress(chosen.games, label(variant)), 0
            for seed in range(chosen.first, chosen.first + chosen.games):
                compared += check_pairs(variant, seed, PARTING.get(name, ()))
                progress.step()
            print(f"{label(variant)}: {chosen.games:,} games, {compared:,} moves compared")
    return 0
