"""How much and how fast anybody may ask."""

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_KEYS = 20_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    second: float


class Bucket:
    """What is left for one asker."""

    __slots__ = ("at", "left")

    def __init__(self, rate: Rate) -> None:
        self.left, self.at = rate.burst, time.monotonic()

    def take(self, rate: Rate, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(rate.burst, self.left + (now - self.at) * rate.second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limiter:
    """Buckets by key; the ones longest unused are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self.buckets.pop(key, None) or Bucket(self.rate)
        self.buckets[key] = bucket
        if len(self.buckets) > MOST_KEYS:
            self.buckets.popitem(last=False)
        return bucket.take(self.rate, cost)
