"""Levels that search, through a real server's workers, and cold: [GAME…]"""

import time

import chabudai
from chabudai.bots.simple import LEVELS
from chabudai.server.warming import searches
from tests.searching import compile_first, play_searching, play_while_compiling


def main(arguments: list[str]) -> int:
    for game in arguments or chabudai.names():
        wait = play_while_compiling(game)
        print(f"{game}: cold, the longest wait for a move of master is {wait:.2f} s", flush=True)
        begin = time.monotonic()
        compile_first(game)
        print(f"{game}: compiled or loaded in {time.monotonic() - begin:.0f} s", flush=True)
        for level in LEVELS:
            if searches(level, chabudai.game(game).game):
                count = play_searching(game, level)
                print(f"{game}: {count} moves by {level}'s search in a worker", flush=True)
    return 0
