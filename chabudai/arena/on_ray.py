"""The same matches on a Ray cluster; a worker that dies has its matches played again."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from chabudai.arena.match import Match, Result
from chabudai.arena.workers import AHEAD, Player, play

RETRIES = 5  # of a match whose worker died


def by_ray(matches: Iterable[Match], address: str = "", player: Player = play) -> Iterator[Result]:
    """On the cluster at an address, or on a Ray of this machine's cores."""
    import ray

    mine = not ray.is_initialized()
    if mine:
        ray.init(address=address or None, include_dashboard=False, log_to_driver=False)
    try:
        yield from results_of(ray, matches, player)
    finally:
        if mine:
            ray.shutdown()


def results_of(ray: Any, matches: Iterable[Match], player: Player) -> Iterator[Result]:
    remote = ray.remote(max_retries=RETRIES)(player)
    most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    waiting = iter(matches)
    under_way = [remote.remote(match) for match in islice(waiting, most)]
    while under_way:
        done, under_way = ray.wait(under_way)
        yield from ray.get(done)
        under_way += [remote.remote(match) for match in islice(waiting, most - len(under_way))]
