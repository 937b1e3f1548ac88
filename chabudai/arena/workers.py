"""Playing many matches at once, on this machine's cores. A worker that dies loses no result."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

import chabudai
from chabudai.arena.match import Match, Result, play_match

AHEAD = 3  # matches handed out per worker, so that none waits
MOST_DEATHS = 5  # of workers in a row without a result between them

Player = Callable[[Match], Result]


def play(match: Match) -> Result:
    return play_match(chabudai.game(match.game, **match.options), match)


def one_by_one(matches: Iterable[Match]) -> Iterator[Result]:
    """In this process."""
    for match in matches:
        yield play(match)


def by_processes(matches: Iterable[Match], workers: int, player: Player = play) -> Iterator[Result]:
    """In processes of their own, results as they come."""
    waiting = iter(matches)
    again: deque[Match] = deque()  # those that a dead worker did not finish
    deaths = 0
    while True:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            under_way: dict[Future[Result], Match] = {}
            try:
                while refill(pool, under_way, again, waiting, AHEAD * workers, player):
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        del under_way[future]
                        deaths = 0
                        yield result
                return
            except BrokenProcessPool:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise
                again.extend(under_way.values())
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def refill(
    pool: ProcessPoolExecutor,
    under_way: dict[Future[Result], Match],
    again: deque[Match],
    waiting: Iterator[Match],
    count: int,
    player: Player,
) -> bool:
    """Hand out matches up to a number; is any under way?"""
    while len(under_way) < count:
        if not again:
            again.extend(islice(waiting, 1))
        if not again:
            break
        future = pool.submit(player, again[0])  # may raise: the match stays with the others
        under_way[future] = again.popleft()
    return bool(under_way)
