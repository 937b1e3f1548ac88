"""Nonsense as moves, positions and records: a result or a refusal, nothing else.

`./run prove fuzz [--count 100000] [--atheris SECONDS]`: mutated texts of every game; with
--atheris also texts that the coverage-guided fuzzer invents.
"""

import argparse
import random
import sys

import chabudai
from prove._progress import Progress
from tests.fuzzing import mutated, starts, try_move, try_position, try_record


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove fuzz")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--atheris", type=int, default=0, metavar="SECONDS")
    chosen = parser.parse_args(arguments)
    mutate(chosen.count, random.Random(chosen.seed))
    if chosen.atheris:
        invent(chosen.atheris)
    return 0


def mutate(count: int, chance: random.Random) -> None:
    """Half of the texts are moves, a third positions, the rest records, which cost most."""
    games, progress = chabudai.names(), Progress(count, "mutated texts")
    sources = {
        name: [(p, p.moves() or ["play 1"], p.text(), p.record().text()) for p in starts(name)]
        for name in games
    }
    for number in range(count):
        position, moves, text, record = chance.choice(sources[games[number % len(games)]])
        if number % 6 < 3:
            try_move(position, mutated(chance, chance.choice(moves)))
        elif number % 6 < 5:
            try_position(mutated(chance, text))
        else:
            try_record(mutated(chance, record))
        progress.step()
    print(f"{count:,} texts: nothing but results and refusals")


def invent(seconds: int) -> None:
    import atheris

    with atheris.instrument_imports(include=["chabudai.games", "chabudai.kernel"]):
        positions = [position for name in chabudai.names() for position in starts(name)]

    def one(data: bytes) -> None:
        provider = atheris.FuzzedDataProvider(data)
        position = positions[provider.ConsumeIntInRange(0, len(positions) - 1)]
        text = provider.ConsumeUnicodeNoSurrogates(2000)
        try_move(position, text)
        try_position(text)
        try_record(text)

    atheris.Setup([sys.argv[0], f"-max_total_time={seconds}", "-verbosity=0"], one)
    atheris.Fuzz()
