"""How long a player waits: `./run bench start` on a wheel, in an environment made for it.

Nothing is compiled: libraries come with the wheel. Each figure is the median of some processes
started on an empty cache.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.fresh import Fresh

HINT = ("--seconds", "1")  # a search's budget, which is not a player's wait


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="./run bench start")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args(arguments).rounds
    with tempfile.TemporaryDirectory() as folder:
        fresh = Fresh(Path(folder))
        every = fresh.megabytes(bytecode=True)
        print(f"installed: {fresh.megabytes():.0f} MB, with bytecode {every:.0f} MB")
        for name, command, budget in jobs(fresh):
            waited = [seconds(fresh, command) - budget for _ in range(rounds)]
            print(f"{name:<24}{statistics.median(waited):6.2f} s")


def jobs(fresh: Fresh) -> Iterator[tuple[str, list[str], float]]:
    yield "python alone", ["-c", ""], 0
    yield "import chabudai", ["-c", "import chabudai"], 0
    for game in ("mojo", "momiji", "mangrovia"):
        text = fresh.position(game)
        yield f"hint, {game}", ["-m", "chabudai", "hint", str(text), *HINT], 1
        yield f"simulate, {game}", ["-m", "chabudai", "simulate", game, "--games", "1"], 0


def seconds(fresh: Fresh, command: list[str]) -> float:
    with tempfile.TemporaryDirectory() as cache:
        begin = time.perf_counter()
        done = fresh.python(*command, cache=Path(cache))
        assert done.returncode == 0, done.stderr
        return time.perf_counter() - begin


if __name__ == "__main__":
    main()
