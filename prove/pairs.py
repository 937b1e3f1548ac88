"""Random games beside worlds that a viewer can't tell from them: nothing public tells the hidden.

`./run prove pairs [GAME] [--games 1000] [--workers N]`: the number is of games of every variant.
The same moves are made in the game and in a world for each seat and a spectator, all interpreted.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor

from chabudai.kernel.paired import check_pairs
from prove._progress import Progress
from tests.variants import LONG, PARTING, label, variants

PORTION = 10  # games that a process plays before it asks for more


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove pairs")
    parser.add_argument("game", nargs="?", choices=sorted(LONG))
    parser.add_argument("--games", type=int, default=1_000, help="of every variant")
    parser.add_argument("--first", type=int, default=1_000_000, help="first seed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.first, chosen.first + chosen.games)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for name in [chosen.game] if chosen.game else sorted(LONG):
            for number, variant in enumerate(variants({name: LONG[name]})):
                progress, compared = Progress(len(seeds), label(variant)), 0
                for found in compared_in(pool, name, number, seeds):
                    compared += sum(found)
                    progress.step(len(found))
                print(f"{label(variant)}: {len(seeds):,} games, {compared:,} moves compared")
    return 0


def compared_in(pool: Executor, name: str, number: int, seeds: range) -> Iterator[list[int]]:
    """How many moves were compared in each game, by portions, on every core."""
    portions = [seeds[at : at + PORTION] for at in range(0, len(seeds), PORTION)]
    return pool.map(portion, portions, [name] * len(portions), [number] * len(portions))


def portion(seeds: range, name: str, number: int) -> list[int]:
    (variant,) = variants({name: [LONG[name][number]]})
    return [check_pairs(variant, seed, PARTING.get(name, ())) for seed in seeds]
