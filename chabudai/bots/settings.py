"""How long and how to search, and how that is written: `iterations=500,explore=0.5`."""

from dataclasses import dataclass
from typing import Any

from chabudai.kernel.refusal import refuse

MOST_ITERATIONS = 10**9
MOST_SECONDS = 24 * 60 * 60
MOST_NODES = 400_000  # of one thread's tree, about 22 MB


@dataclass(frozen=True)
class Settings:
    """How long and how to think."""

    iterations: int = 0  # at most so many, of each thread; 0: the time alone counts
    seconds: float = 0.0  # at most so long; 0: the iterations alone count
    explore: float = 0.3  # how much to look at moves that were seldom tried
    widen: float = 1e9  # how soon further moves are tried: children² ≤ widen × visits
    thumbs: float = 0.0  # the share of rules of thumb in playouts
    ahead: int = 0  # resting points to pass by before what was learned judges; -1: it never does
    threads: int = 1

    def dials(self) -> list[float]:
        return [self.explore, self.widen, self.thumbs, self.ahead]

    def nodes(self) -> int:
        return min(4 * self.iterations, MOST_NODES) if self.iterations else MOST_NODES


def read_settings(text: str) -> Settings:
    """Settings written as `iterations=500,explore=0.5`."""
    return with_budget(Settings(**read_fields(text, Settings.__annotations__)))


def read_fields(text: str, kinds: dict[str, Any]) -> dict[str, Any]:
    """Values by name as they are written; names and kinds are checked."""
    given = {}
    for word in filter(None, text.split(",")):
        name, _, value = word.partition("=")
        if name not in kinds:
            raise refuse("search-setting-unknown", name=name[:40], choices=list(kinds))
        try:
            given[name] = kinds[name](value)
        except ValueError as error:
            raise refuse("search-setting-wrong", name=name, value=value[:40]) from error
    return given


def with_budget(settings: Settings) -> Settings:
    """Refuses settings under which a search would never begin, or never end."""
    iterations, seconds = settings.iterations, settings.seconds  # NaN is within no limits
    bounded = 0 <= iterations <= MOST_ITERATIONS and 0 <= seconds <= MOST_SECONDS
    if not bounded or not (iterations or seconds) or not 1 <= settings.threads <= 64:
        raise refuse("search-no-budget", iterations=MOST_ITERATIONS, seconds=MOST_SECONDS)
    return settings
