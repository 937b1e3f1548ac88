"""Final positions of random games, counted by the score pads and by the rules.

`./run prove pads [GAME] [--games 10000]`: the number is of games a title, shared by its variants.
"""

import argparse

from prove._progress import Progress
from tests.test_pad import check_pad, ends
from tests.variants import LONG, label, variants


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove pads")
    parser.add_argument("game", nargs="?", choices=sorted(LONG))
    parser.add_argument("--games", type=int, default=10_000, help="of every title")
    chosen = parser.parse_args(arguments)
    for name in [chosen.game] if chosen.game else sorted(LONG):
        each = -(-chosen.games // len(LONG[name]))
        for variant in variants({name: LONG[name]}):
            progress = Progress(each, label(variant))
            for state in ends(variant, each, first=1_000_000):
                check_pad(variant, state)
                progress.step()
    return 0
