"""From results to strengths: shares with intervals, Plackett–Luce ratings, a test to stop early."""

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from chabudai.arena.match import Result

Array = npt.NDArray[np.float64]

Z95 = 1.96
ELO = 400 / math.log(10)  # points that stand for odds of e to 1
CALM = 0.1  # of the prior that keeps a bot without a loss finite


@dataclass(frozen=True)
class Meeting:
    """How one bot did against another, deal by deal."""

    one: str
    other: str
    shares: tuple[float, ...]  # of the win, to `one`; each the mean of a deal's games

    @property
    def mean(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def variance(self) -> float:
        """Of one deal; not below what a single surprise would make of it."""
        n = len(self.shares)
        found = sum((share - self.mean) ** 2 for share in self.shares) / n
        return max(found, 0.25 / n)

    @property
    def error(self) -> float:
        """Half of the 95% interval."""
        return Z95 * math.sqrt(self.variance / len(self.shares))

    def log_odds(self, low: float, high: float) -> float:
        """How much likelier the results are if the true share is `high` and not `low`."""
        n = len(self.shares)
        return n * (high - low) * (self.mean - (low + high) / 2) / self.variance

    def is_decided(self, low: float, high: float, doubt: float = 0.05) -> bool:
        """Wald's sequential test, with the variance as it was found."""
        enough = len(self.shares) >= 10
        return enough and abs(self.log_odds(low, high)) >= math.log((1 - doubt) / doubt)


def meetings_of(results: Iterable[Result]) -> list[Meeting]:
    """Every pair of bots that met, with deals of which all games are there."""
    found: dict[tuple[str, str], dict[int, list[float]]] = {}
    for result in results:
        names = sorted(set(result.match.seats))
        if len(names) == 2:
            pairs = zip(result.match.seats, result.shares, strict=True)
            share = sum(s for name, s in pairs if name == names[0])
            deals = found.setdefault((names[0], names[1]), defaultdict(list))
            deals[result.match.seed].append(share)
    meetings = []
    for (one, other), deals in found.items():
        shares = tuple(sum(games) / 2 for games in deals.values() if len(games) == 2)
        if shares:
            meetings.append(Meeting(one, other, shares))
    return meetings


def turned(meeting: Meeting) -> Meeting:
    """The same from the other bot's side."""
    return Meeting(meeting.other, meeting.one, tuple(1 - share for share in meeting.shares))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a rate of success."""
    rate, z = wins / games, Z95
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Solo:
    """How a bot did alone."""

    bot: str
    games: int
    rate: float  # of wins
    low: float  # of its 95% interval
    high: float
    points: float  # in the mean; in Momiji the conditions that held


def solos(results: Sequence[Result], bots: Sequence[str]) -> list[Solo]:
    found = []
    for bot in bots:
        own = [result for result in results if result.match.seats == (bot,)]
        if own:
            wins = sum(result.shares[0] for result in own)
            points = sum(result.points[0] for result in own) / len(own)
            found.append(Solo(bot, len(own), wins / len(own), *wilson(wins, len(own)), points))
    return found


# Plackett–Luce: places are drawn one after another, each bot in proportion to its strength.


@dataclass(frozen=True)
class Rating:
    """A bot's strength: 400 points more are odds of ten to one; the mean of all bots is 0."""

    bot: str
    points: float
    error: float  # half of the 95% interval


def rankings(results: Sequence[Result], bots: Sequence[str]) -> list[list[int]]:
    """Bots in the order of their places; those who share one in an order by chance."""
    chance = random.Random(0)
    number = {bot: i for i, bot in enumerate(bots)}
    found = []
    for result in results:
        seats = sorted((place, chance.random(), i) for i, place in enumerate(result.places))
        found.append([number[result.match.seats[i]] for _, _, i in seats])
    return found


def rate(results: Sequence[Result]) -> list[Rating]:
    """Ratings by choix, best first.

    Games of one deal are no strangers to one another: an error is the larger of what the curvature
    of the likelihood says and of what deals, each taken as a whole, differ by.
    """
    import choix

    met = [result for result in results if len(result.places) > 1]
    bots = sorted({name for result in met for name in result.match.seats})
    if len(bots) < 2:
        return []
    orders = rankings(met, bots)
    strengths = choix.mm_rankings(len(bots), orders, alpha=CALM, max_iter=10_000, tol=1e-6)
    strengths = strengths - strengths.mean()
    slopes, curve = likelihood(strengths, orders)
    centre = np.eye(len(bots)) - 1 / len(bots)  # only differences mean anything
    inverse = np.linalg.inv(curve + CALM * np.eye(len(bots)))
    by_deal = inverse @ scatter(slopes, [result.match.seed for result in met]) @ inverse
    spread = np.sqrt(
        np.maximum(np.diag(centre @ inverse @ centre), np.diag(centre @ by_deal @ centre))
    )
    ratings = [
        Rating(bot, ELO * float(strengths[i]), Z95 * ELO * float(spread[i]))
        for i, bot in enumerate(bots)
    ]
    return sorted(ratings, key=lambda rating: -rating.points)


def likelihood(strengths: Array, orders: Sequence[Sequence[int]]) -> tuple[Array, Array]:
    """Its slope for every ranking, and its curvature: of every choice, how open it was."""
    n = len(strengths)
    slopes, curve = np.zeros((len(orders), n)), np.zeros((n, n))
    for slope, order in zip(slopes, orders, strict=True):
        weights = np.exp(strengths[list(order)])
        for i in range(len(order) - 1):
            share = np.zeros(n)
            np.add.at(share, list(order[i:]), weights[i:] / weights[i:].sum())
            slope[order[i]] += 1
            slope -= share
            curve += np.diag(share) - np.outer(share, share)
    return slopes, curve


def scatter(slopes: Array, deals: Sequence[int]) -> Array:
    """How much the slopes of whole deals differ."""
    sums: dict[int, Array] = {}
    for deal, slope in zip(deals, slopes, strict=True):
        sums[deal] = sums.get(deal, 0) + slope
    rows = np.array(list(sums.values()))
    return np.asarray(rows.T @ rows * len(rows) / max(len(rows) - 1, 1))
