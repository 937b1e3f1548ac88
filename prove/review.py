"""Luck and skill over many games: chance is zero on average, skill orders levels: [GAME…] [N]"""

import math
import random
from collections import defaultdict
from collections.abc import Sequence

import chabudai
from chabudai.bots.review import Effort, Reviewer
from chabudai.bots.simple import make_bot
from chabudai.kernel.position import Position

LEVELS = ("novice", "casual", "steady", "sharp")
LIGHT = Effort(iterations=1, worlds=16)
WIDE = 1.96  # standard errors of an interval of 95%
GAMES = 150


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


def prove(name: str, games: int) -> bool:
    """Tell the figures of a game; is all as it should be?"""
    chance: list[float] = []  # of one seat a game: those of one game hang together
    skill: dict[str, list[float]] = defaultdict(list)
    for seed in range(games):
        seats = random.Random(seed).sample(LEVELS, len(LEVELS))
        accounts = Reviewer(play(name, seats, seed), LIGHT, seed).accounts()
        chance.append(accounts[seed % len(seats)].chance)
        for level, line in zip(seats, accounts, strict=True):
            skill[level].append(line.own)
            off = line.start + line.chance + line.own + line.others - line.result
            assert abs(off) < 1e-9, "an account does not add up"
    mean, error = mean_and_error(chance)
    print(f"{name}: {games} games, all accounts add up")
    print(f"  chance {100 * mean:+.1f} ± {100 * WIDE * error:.1f} %", flush=True)
    means = []
    for level in LEVELS:
        own, off = mean_and_error(skill[level])
        means.append(own)
        print(f"  own moves of {level} {100 * own:+.1f} ± {100 * WIDE * off:.1f} %", flush=True)
    return abs(mean) <= WIDE * error and means == sorted(means)


def main(arguments: list[str]) -> int:
    counts = [int(word) for word in arguments if word.isdigit()]
    names = [word for word in arguments if not word.isdigit()] or list(chabudai.names())
    good = [prove(name, counts[0] if counts else GAMES) for name in names]
    return 0 if all(good) else 1
