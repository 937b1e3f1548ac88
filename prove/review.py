"""Luck and skill over many games: chance is zero on average, skill orders levels: [GAME…]

A line for each game goes into docs/luck; the same command goes on from there.
"""

import argparse
import math
import random
import time
from collections.abc import Sequence
from typing import Any

import chabudai
from chabudai.bots.review import Effort, Reviewer
from chabudai.bots.simple import make_bot
from chabudai.kernel.position import Position
from prove._kept import DOCS, keep, kept

LEVELS = ("novice", "casual", "steady", "sharp")
LIGHT = Effort(iterations=1, worlds=16)
WIDE = 1.96  # standard errors of an interval of 95%
PARTS = ("chance", "own")


def play(name: str, seats: Sequence[str], seed: int) -> Position:
    position = chabudai.game(name, players=len(seats)).start(seed)
    bots = [make_bot(level, position.game, seed) for level in seats]
    while not position.over:
        position.push_number(bots[position.state.seat](position))
    return position


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((v - mean) ** 2 for v in values) / max(len(values) - 1, 1)
    return mean, math.sqrt(spread / len(values))


def look(name: str, seed: int) -> dict[str, Any]:
    """A game of all levels at one table; by seat who it was, and what chance and own moves gave."""
    seats = random.Random(seed).sample(LEVELS, len(LEVELS))
    accounts = Reviewer(play(name, seats, seed), LIGHT, seed).accounts()
    for line in accounts:
        off = line.start + line.chance + line.own + line.others - line.result
        assert abs(off) < 1e-9, "an account does not add up"
    chance, own = ([round(getattr(line, part), 5) for line in accounts] for part in PARTS)
    return {"seed": seed, "seats": seats, "chance": chance, "own": own}


def prove(name: str, games: int, end: float) -> bool:
    """Tell the figures of a game; is all as it should be?"""
    path = DOCS / "luck" / f"{name}.jsonl"
    for seed in range(len(kept(path)), games):
        if time.monotonic() > end:
            break
        keep(path, look(name, seed))
    lines = kept(path)
    if not lines:
        return True
    # Of one seat a game: those of one game hang together.
    chance = [line["chance"][line["seed"] % len(LEVELS)] for line in lines]
    mean, error = mean_and_error(chance)
    print(f"{name}: {len(lines)} games, all accounts add up")
    means = []
    for level in LEVELS:
        own = [line["own"][line["seats"].index(level)] for line in lines]
        means.append(mean_and_error(own)[0])
        print(f"  own moves of {level} {told(own)}")
    print(f"  chance {told(chance)}", flush=True)
    return abs(mean) <= WIDE * error and means == sorted(means)


def told(values: Sequence[float]) -> str:
    mean, error = mean_and_error(values)
    return f"{100 * mean:+.1f} ± {100 * WIDE * error:.1f} %"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove review")
    parser.add_argument("games", nargs="*", default=chabudai.names())
    parser.add_argument("--count", type=int, default=150, help="of games of each, at most")
    parser.add_argument("--seconds", type=float, default=1e9, help="then it stops")
    chosen = parser.parse_args(arguments)
    end = time.monotonic() + chosen.seconds
    good = [prove(name, chosen.count, end) for name in chosen.games]
    return 0 if all(good) else 1
