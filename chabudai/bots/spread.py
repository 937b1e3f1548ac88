"""Having many jobs done at once, on this machine's cores. A worker that dies loses no result.

Every worker listens to a pipe on which nothing is ever said. Its other end is that of whoever hands
out the jobs, so that it shuts when that stops in whatever way, by a kill too, and the workers stop
with it.
"""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TypeVar

AHEAD = 3  # jobs handed out per worker, so that none waits
MOST_DEATHS = 5  # of workers in a row without a result between them

Job = TypeVar("Job")  # a match, or whatever else is done in a process of its own
Done = TypeVar("Done")


def spread(jobs: Iterable[Job], workers: int, do: Callable[[Job], Done]) -> Iterator[Done]:
    """Have jobs done by processes, results as they come."""
    waiting = iter(jobs)
    again: deque[Job] = deque()  # those that a dead worker did not finish
    deaths = 0
    while True:
        pool, life = new_pool(workers)
        under_way: dict[Future[Done], Job] = {}
        try:
            while refill(pool, under_way, again, waiting, AHEAD * workers, do):
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
            if under_way:
                life.close()  # no job is waited for
            pool.shutdown(wait=True, cancel_futures=True)
            life.close()


def new_pool(workers: int) -> tuple[ProcessPoolExecutor, Connection]:
    """Workers, and the end of the pipe that keeps them alive."""
    context = get_context("spawn")
    theirs, life = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, initializer=end_with, initargs=(theirs,))
    return pool, life


def end_with(master: Connection) -> None:
    """Stop this worker, whatever it does, with its master, who alone hears a Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=lambda: master.poll(None) and os._exit(1), daemon=True).start()


def refill(
    pool: ProcessPoolExecutor,
    under_way: dict[Future[Done], Job],
    again: deque[Job],
    waiting: Iterator[Job],
    count: int,
    do: Callable[[Job], Done],
) -> bool:
    """Hand out jobs up to a number; is any under way?"""
    while len(under_way) < count:
        if not again:
            again.extend(islice(waiting, 1))
        if not again:
            break
        future = pool.submit(do, again[0])  # may raise: the job stays with the others
        under_way[future] = again.popleft()
    return bool(under_way)
