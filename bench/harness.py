"""Measuring contenders in turn on one core, and what the counts come to.

Nothing here imports a library: threads and the core are settled before any of them is loaded.
"""

import os
import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}
WARM_SHARE = 0.1  # of a measurement's seconds, thrown away before it


class NotThereError(Exception):
    """There is nothing to measure: the library has no such thing, or not yet."""


@dataclass(frozen=True)
class Count:
    """What was done in a stretch of time. A move is one decision, whatever a contender calls it."""

    moves: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


Measure = Callable[[float], Count]  # works for at least so many seconds


@dataclass(frozen=True)
class Sample:
    """One measurement, and the share of the core's time that the process had during it."""

    count: Count
    share: float


Report = Callable[[int, str, Sample], None]  # told the round and the contender


@dataclass(frozen=True)
class Summary:
    """One contender over all rounds."""

    rates: tuple[float, ...]  # moves a second, by round
    moves_per_game: float  # 0 where no games were counted
    share: float  # of the core, in the worst round

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    @property
    def spread(self) -> float:
        """The distance from the slowest round to the fastest, as a share of the median."""
        return (max(self.rates) - min(self.rates)) / self.median


def one_core() -> int | None:
    """Keep this process to one thread on one core; which, where the system can say."""
    os.environ.update(ONE_THREAD)
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def repeat(portion: Callable[[], tuple[int, int]], seconds: float) -> Count:
    """Do portions of work, which tell their moves and games, until the time is up.

    The time is the processor's, so that what else runs on the machine does not count.
    """
    moves = games = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        more_moves, more_games = portion()
        moves += more_moves
        games += more_games
    return Count(moves, games, elapsed)


def random_turns(environment: Any) -> Measure:
    """Turns of random agents in PettingZoo's way; the steps after the end don't count."""
    rnd = random.Random(1).random

    def play() -> tuple[int, int]:
        environment.reset()
        turns = 0
        while environment.agents:
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                environment.step(int(legal[int(rnd() * len(legal))]))
                turns += 1
        return turns, 1

    return lambda seconds: repeat(play, seconds)


def sample(measure: Measure, seconds: float) -> Sample:
    """One measurement after a short one that warms up."""
    measure(seconds * WARM_SHARE)
    wall, busy = perf_counter(), process_time()
    count = measure(seconds)
    return Sample(count, (process_time() - busy) / (perf_counter() - wall))


def interleave(
    contenders: Mapping[str, Measure], rounds: int, seconds: float, report: Report
) -> dict[str, list[Sample]]:
    """Measure A, B, C, A, B, C …, so that what slows the machine for a while slows them all."""
    samples: dict[str, list[Sample]] = {name: [] for name in contenders}
    for number in range(1, rounds + 1):
        for name, measure in contenders.items():
            samples[name].append(sample(measure, seconds))
            report(number, name, samples[name][-1])
    return samples


def summarise(samples: Sequence[Sample]) -> Summary:
    counts = [s.count for s in samples]
    moves, games = sum(c.moves for c in counts), sum(c.games for c in counts)
    rates = tuple(c.rate for c in counts)
    return Summary(rates, moves / games if games else 0.0, min(s.share for s in samples))


def ratio(ours: Summary, rival: Summary) -> float:
    """How many times faster we are, by medians."""
    return ours.median / rival.median


def ratio_range(ours: Summary, rival: Summary) -> tuple[float, float]:
    """The least and the greatest ratio that a single round gave."""
    ratios = [a / b for a, b in zip(ours.rates, rival.rates, strict=True)]
    return min(ratios), max(ratios)
