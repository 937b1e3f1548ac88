"""Random games, rules of thumb and searches under sanitizers, every index checked.

`./run prove sanitized [GAME] [--games 1000]`: so many games of each variant, a tenth by searches.
"""

import argparse
import tempfile
from pathlib import Path

import chabudai
from prove._progress import Progress
from tests.driver import Script, checksum, sanitized, self_play, source_of
from tests.variants import LONG, variants

STRETCH = 10  # games of a call, after which progress is shown


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove sanitized")
    parser.add_argument("game", nargs="?", choices=sorted(LONG))
    parser.add_argument("--games", type=int, default=1000, help="of each variant")
    parser.add_argument("--first", type=int, default=1_000_000, help="first seed")
    chosen = parser.parse_args(arguments)
    for name in [chosen.game] if chosen.game else sorted(LONG):
        with tempfile.TemporaryDirectory() as folder:
            command = sanitized(Path(folder), source_of(chabudai.find(name)))
            prove_game(name, command, chosen.games, chosen.first)
    return 0


def prove_game(name: str, command: list[str], games: int, first: int) -> None:
    choices = variants({name: LONG[name]})
    progress = Progress(len(choices) * games, f"{name}, sanitized")
    for variant in choices:
        for seed in range(first, first + games, STRETCH):
            script = Script(variant.game)
            checksum(script, variant, STRETCH, seed)
            self_play(script, variant, STRETCH, seed, 0)
            self_play(script, variant, 1, seed, 50)
            script.run(command)
            for _ in range(STRETCH):
                progress.step()
    print(f"{name}: {games:,} games of each of {len(choices)} variants, nothing out of place")
