"""How long a player waits: `./run bench start` on a wheel, in an environment made for it.

Nothing is compiled: libraries come with the wheel. Each figure is the median of some processes
started on an empty cache: seconds by the clock, and seconds of the processor, which other work on
the machine does not lengthen.
"""

import argparse
import resource
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.fresh import Fresh

BUDGET = 0.1  # of a search; it is not a player's wait


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="./run bench start")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args(arguments).rounds
    with tempfile.TemporaryDirectory() as folder:
        fresh = Fresh(Path(folder))
        every = fresh.megabytes(bytecode=True)
        print(f"installed: {fresh.megabytes():.0f} MB, with bytecode {every:.0f} MB")
        for name, command, budget in jobs(fresh):
            taken = [seconds(fresh, command) for _ in range(rounds)]
            waited, worked = (statistics.median(each) - budget for each in zip(*taken, strict=True))
            print(f"{name:<24}{waited:6.2f} s{worked:8.2f} s of the processor")


def jobs(fresh: Fresh) -> Iterator[tuple[str, list[str], float]]:
    yield "python alone", ["-c", ""], 0
    yield "import chabudai", ["-c", "import chabudai"], 0
    for game in ("mojo", "momiji", "mangrovia"):
        text = fresh.position(game)
        hint = ["-m", "chabudai", "hint", str(text), "--seconds", str(BUDGET)]
        yield f"hint, {game}", hint, BUDGET
        yield f"simulate, {game}", ["-m", "chabudai", "simulate", game, "--games", "1"], 0


def seconds(fresh: Fresh, command: list[str]) -> tuple[float, float]:
    """By the clock, and of the processor."""
    with tempfile.TemporaryDirectory() as cache:
        begin, worked = time.perf_counter(), of_children()
        done = fresh.python(*command, cache=Path(cache))
        assert done.returncode == 0, done.stderr
        return time.perf_counter() - begin, of_children() - worked


def of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
