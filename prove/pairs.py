"""Random games beside worlds that a viewer can't tell from them: nothing public tells the hidden.

`./run prove pairs [GAME] [--games 1000] [--workers N] [--again]`: the number is of games of every
variant. The same moves are made in the game and in a world for each seat and a spectator, all by
machine code that keeps notes of events. What was compared stands in docs/pairs.json, and a stopped
proof goes on from there, as long as the rules are the same.
"""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

from chabudai.bots.ship import alone
from chabudai.kernel.game import Variant
from chabudai.kernel.paired import VIEW_EVERY, Pairs, play_beside
from prove._kept import DOCS
from prove._native_worlds import NativeWorlds, taped_library
from tests.variants import LONG, PARTING, label, variants

PORTION = 50  # games of a variant before what was found is kept
FIRST_SEED = 1_000_000
VIEWS_IN = 25  # views follow from observations, which are always compared: one game in so many
NOTES = DOCS / "pairs.json"
Found = dict[str, int | str]  # of a variant: its rules, and how many of what


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove pairs")
    parser.add_argument("game", nargs="?", choices=sorted(LONG))
    parser.add_argument("--games", type=int, default=1_000, help="of every variant")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="forget what was found")
    chosen = parser.parse_args(arguments)
    games = [chosen.game] if chosen.game else sorted(LONG)
    asked = [(name, number) for name in games for number in range(len(LONG[name]))]
    notes = Notes(NOTES, forget=chosen.again)
    for name in games:
        taped_library(variant_of(name, 0).game)  # built once, before others ask for it
    with ProcessPoolExecutor(chosen.workers) as pool:
        while left := notes.below(asked, chosen.games):
            for (name, number), found in in_portions(pool, left, notes):
                notes.add(variant_of(name, number), found)
            print(notes.progress(asked), flush=True)
    return 0


def variant_of(name: str, number: int) -> Variant:
    return variants({name: [LONG[name][number]]})[0]


class Notes:
    """What was compared, by variant; of other rules it counts no more."""

    def __init__(self, path: Path, forget: bool = False) -> None:
        self.path = path
        known = path.exists() and not forget
        self.kept: dict[str, Found] = json.loads(path.read_text("utf-8")) if known else {}

    def of(self, variant: Variant) -> Found:
        found = self.kept.get(label(variant), {})
        rules = alone(variant.game)
        return found if found.get("rules") == rules else {"rules": rules}

    def games(self, variant: Variant) -> int:
        return int(self.of(variant).get("games", 0))

    def below(self, asked: list[tuple[str, int]], games: int) -> list[tuple[str, int]]:
        """Returns the variants of which fewer games were played than wanted."""
        return [one for one in asked if self.games(variant_of(*one)) < games]

    def add(self, variant: Variant, more: dict[str, int]) -> None:
        found = self.of(variant)
        for name, count in more.items():
            found[name] = int(found.get(name, 0)) + count
        self.kept[label(variant)] = found
        lines = [f"{json.dumps(name)}: {json.dumps(self.kept[name])}" for name in sorted(self.kept)]
        self.path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")

    def progress(self, asked: list[tuple[str, int]]) -> str:
        every = [self.of(variant_of(*one)) for one in asked]
        fewest = min(int(found.get("games", 0)) for found in every)
        moves = sum(int(found.get("moves", 0)) for found in every)
        return f"{fewest:,} games of each of {len(every)} variants, {moves:,} moves compared"


def in_portions(
    pool: Executor, left: list[tuple[str, int]], notes: Notes
) -> Iterator[tuple[tuple[str, int], dict[str, int]]]:
    """Some more games of each variant, on every core."""
    firsts = [FIRST_SEED + notes.games(variant_of(*one)) for one in left]
    names, numbers = zip(*left, strict=True)
    yield from zip(left, pool.map(portion, names, numbers, firsts), strict=True)


def portion(name: str, number: int, first: int) -> dict[str, int]:
    variant = variant_of(name, number)
    worlds = NativeWorlds(variant)
    played = [compared(worlds, variant, seed) for seed in range(first, first + PORTION)]
    return {
        "games": PORTION,
        "moves": sum(pairs.compared for pairs in played),
        "parted": sum(pairs.parted for pairs in played),
        "rejoined": sum(pairs.rejoined for pairs in played),
    }


def compared(worlds: NativeWorlds, variant: Variant, seed: int) -> Pairs:
    pairs = Pairs(variant, seed, PARTING.get(variant.game.name, ()), worlds.begin(seed))
    pairs.view_every = 0 if seed % VIEWS_IN else VIEW_EVERY
    play_beside(pairs, seed)
    return pairs
