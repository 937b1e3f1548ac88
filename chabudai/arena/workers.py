"""Playing many matches: here, on this machine's cores, or on a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator

import chabudai
from chabudai.arena.match import Match, Result, play_match
from chabudai.bots.on_ray import spread_by_ray
from chabudai.bots.spread import spread

Player = Callable[[Match], Result]


def play(match: Match) -> Result:
    return play_match(chabudai.game(match.game, **match.options), match)


def one_by_one(matches: Iterable[Match], player: Player = play) -> Iterator[Result]:
    """In this process."""
    for match in matches:
        yield player(match)


def by_processes(matches: Iterable[Match], workers: int, player: Player = play) -> Iterator[Result]:
    """In processes of their own, results as they come."""
    return spread(matches, workers, player)


def by_ray(
    matches: Iterable[Match], address: str = "", workers: int = 0, player: Player = play
) -> Iterator[Result]:
    """On the cluster at an address, or on a Ray of this machine with so many workers."""
    return spread_by_ray(matches, address, workers, player)
