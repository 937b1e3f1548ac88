"""Levels that search, through a real server's workers: [GAME…]"""

import chabudai
from chabudai.bots.levels import Thumb, level_of
from chabudai.bots.simple import LEVELS
from tests.searching import play_searching


def main(arguments: list[str]) -> int:
    for name in arguments or chabudai.names():
        for level in LEVELS:
            if not isinstance(level_of(chabudai.find(name), level), Thumb):
                count = play_searching(name, level)
                print(f"{name}: {count} moves by {level}'s search in a worker", flush=True)
    return 0
