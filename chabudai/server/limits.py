"""How much and how fast anybody may ask."""

import ipaddress
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.server.config import Config

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

    def has(self, rate: Rate, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(rate.burst, self.left + (now - self.at) * rate.second)
        self.at = now
        return self.left >= cost

    def take(self, rate: Rate, cost: float = 1.0) -> bool:
        if not self.has(rate, cost):
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

    def is_empty(self, key: str) -> bool:
        """Has this one asked for more than it may? Nothing is taken."""
        bucket = self.buckets.get(key)
        return bucket is not None and not bucket.has(self.rate)


class Limits:
    """All limits that hold across sockets and requests."""

    def __init__(self, config: "Config") -> None:
        self.requests = Limiter(config.requests)  # by address, like
        self.signups = Limiter(config.signups)
        self.messages = Limiter(config.address_messages)
        self.chats = Limiter(config.chats)  # by person
        self.reactions = Limiter(config.chats)  # by person
        self.spectator_chats = Limiter(config.spectator_chats)  # by table
        self.sockets: Counter[str] = Counter()  # open now, by address
        self.connections: Counter[str] = Counter()

    def enter(self, counter: Counter[str], address: str, most: int) -> bool:
        """Count one more, unless there are as many as may be."""
        if counter[address] >= most:
            return False
        counter[address] += 1
        return True

    def leave(self, counter: Counter[str], address: str) -> None:
        counter[address] -= 1
        if counter[address] <= 0:
            del counter[address]


def forwarded(told: str) -> str:
    """The address that a proxy tells: the last in its list, which it has seen itself."""
    return group(told.rpartition(",")[2].strip())


def group(address: str) -> str:
    """The address that is limited: of IPv6 a whole /64, which one household has."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
