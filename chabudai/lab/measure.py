"""From observed games to answers. Intervals are of 95%, over deals taken as a whole."""

import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from chabudai.lab.trial import Observed

Z95 = 1.96
RESAMPLED = 200  # times that deals are drawn again for luck's interval
ENOUGH = 30  # seats with a fact, and without, to speak of it
BARS = 20  # of a histogram


@dataclass(frozen=True)
class Estimate:
    """A mean, and half of its interval."""

    mean: float
    error: float
    count: int

    def json(self) -> dict[str, float]:
        return {"mean": round(self.mean, 5), "error": round(self.error, 5), "count": self.count}


def estimate(values: Sequence[float]) -> Estimate:
    n, mean = len(values), sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(n - 1, 1)
    return Estimate(mean, Z95 * math.sqrt(spread / n), n)


def by_deal(games: Iterable[Observed]) -> list[list[Observed]]:
    found: dict[int, list[Observed]] = defaultdict(list)
    for game in games:
        found[game.match.seed].append(game)
    return list(found.values())


def mean_over(deals: Sequence[Sequence[Observed]], of: Callable[[Observed], float]) -> Estimate:
    return estimate([sum(map(of, deal)) / len(deal) for deal in deals])


# Seats, length, points


def seats(deals: Sequence[Sequence[Observed]]) -> list[dict[str, float]]:
    """The share of the win by seat."""
    players = len(deals[0][0].shares)
    return [mean_over(deals, lambda g, p=p: g.shares[p]).json() for p in range(players)]  # type: ignore[misc]


def length(deals: Sequence[Sequence[Observed]]) -> dict[str, Any]:
    lengths = sorted(game.moves for deal in deals for game in deal)
    least, most = lengths[0], lengths[-1]
    width = max(1, math.ceil((most - least + 1) / BARS))
    counts = Counter((moves - least) // width for moves in lengths)
    bars = [[least + i * width, counts[i]] for i in range(max(counts) + 1)]
    return {**mean_over(deals, lambda g: g.moves).json(), "least": least, "most": most,
            "width": width, "bars": bars}  # fmt: skip


def margin(game: Observed) -> float:
    """Points between the first and the second."""
    ordered = sorted(zip(game.places, game.points, strict=True))
    return abs(ordered[0][1] - ordered[1][1]) if len(ordered) > 1 else 0.0


MEASURES: dict[str, Callable[[Observed], float]] = {
    "moves of a game": lambda g: g.moves,
    "share of the first seat": lambda g: g.shares[0],
    "mean points": lambda g: sum(g.points) / len(g.points),
    "points between first and second": margin,
}


def parts(deals: Sequence[Sequence[Observed]]) -> list[dict[str, Any]]:
    """Where points come from: the winners' means and what they have beyond the others."""
    names = sorted({name for deal in deals for game in deal for p in game.parts for name in p})
    found = []
    for name in names:
        own = mean_over(deals, lambda g, n=name: winners_part(g, n))  # type: ignore[misc]
        more = mean_over(deals, lambda g, n=name: winners_part(g, n) - others_part(g, n))  # type: ignore[misc]
        if own.mean or own.error:
            found.append({"name": name, "winners": own.json(), "more": more.json()})
    return found


def winners_part(game: Observed, name: str) -> float:
    pairs = zip(game.shares, game.parts, strict=True)
    return sum(share * part.get(name, 0) for share, part in pairs)


def others_part(game: Observed, name: str) -> float:
    rest = [1 - share for share in game.shares]
    pairs = zip(rest, game.parts, strict=True)
    return sum(share * part.get(name, 0) for share, part in pairs) / max(sum(rest), 1e-9)


# Luck


def luck(deals: Sequence[Sequence[Observed]]) -> dict[str, float] | None:
    """How much of who wins is settled by the deal and the seat: an intraclass correlation.

    1: the same seat wins whenever a deal is played again; 0: the deal tells nothing. None where
    no deal was played twice, or where bots play a deal always the same way.
    """
    twice = [deal for deal in deals if len(deal) > 1]
    if len(twice) < 2 or all(len({tuple(g.points) for g in deal}) == 1 for deal in twice):
        return None
    chance = random.Random(0)
    again = sorted(correlation(chance.choices(twice, k=len(twice))) for _ in range(RESAMPLED))
    low, high = again[RESAMPLED // 40], again[-1 - RESAMPLED // 40]
    found = {"share": correlation(twice), "low": low, "high": high}
    return {name: round(value, 4) for name, value in found.items()} | {"count": len(twice)}


def correlation(deals: Sequence[Sequence[Observed]]) -> float:
    """Between deals over all, summed over seats; every deal counts by its first two games."""
    seats, n = range(len(deals[0][0].shares)), len(deals)
    means = [sum(d[0].shares[p] + d[1].shares[p] for d in deals) / (2 * n) for p in seats]
    together = sum(
        (d[0].shares[p] - means[p]) * (d[1].shares[p] - means[p]) for d in deals for p in seats
    )
    apart = sum((g.shares[p] - means[p]) ** 2 for d in deals for g in d[:2] for p in seats) / 2
    return together / apart if apart else 0.0


# Facts


def facts(deals: Sequence[Sequence[Observed]]) -> list[dict[str, Any]]:
    """Does who has or does more of a thing than the table's average win more? Strongest first.

    `stands` says whether it would be told from nothing if all facts were asked at once.
    """
    names = sorted({name for deal in deals for game in deal for f in game.facts for name in f})
    found = [row for name in names if (row := fact(name, deals))]
    for row in found:
        row["stands"] = abs(row["difference"]) > row["error"] / Z95 * threshold(len(found))
    return sorted(found, key=lambda row: -abs(row["difference"]))


def threshold(questions: int) -> float:
    """Returns how many standard errors are needed where so many are looked at (Bonferroni)."""
    wanted, z = 0.05 / max(questions, 1), Z95
    while math.erfc(z / math.sqrt(2)) > wanted:
        z += 0.01
    return z


def fact(name: str, deals: Sequence[Sequence[Observed]]) -> dict[str, Any] | None:
    rows = [compared(game, name) for deal in deals for game in deal]
    have, have_not = ([s for row in rows for s in row[i]] for i in (0, 1))
    if min(len(have), len(have_not)) < ENOUGH:
        return None
    one, other = sum(have) / len(have), sum(have_not) / len(have_not)
    pulls = [pull(deal, name, one, other, len(have), len(have_not)) for deal in deals]
    error = Z95 * math.sqrt(sum(x * x for x in pulls))
    return {
        "name": name, "seats": len(have), "with": round(one, 4), "without": round(other, 4),
        "difference": round(one - other, 4), "error": round(error, 4),
    }  # fmt: skip


def compared(game: Observed, name: str) -> tuple[list[float], list[float]]:
    """The shares of seats with more of it than the average, and of the others, if any differ."""
    counts = [own.get(name, 0) for own in game.facts]
    mean = sum(counts) / len(counts)
    if min(counts) == max(counts):
        return [], []
    pairs = list(zip(counts, game.shares, strict=True))
    return [s for c, s in pairs if c > mean], [s for c, s in pairs if c <= mean]


def pull(
    deal: Sequence[Observed], name: str, one: float, other: float, have: int, have_not: int
) -> float:
    """How far a deal draws the difference away from its mean."""
    rows = [compared(game, name) for game in deal]
    up = sum(s - one for row in rows for s in row[0]) / have
    return up - sum(s - other for row in rows for s in row[1]) / have_not


# Hypotheses


def paired(
    here: Sequence[Sequence[Observed]], there: Sequence[Sequence[Observed]]
) -> list[dict[str, Any]]:
    """What another rule does to each measure, over deals of the same seed."""
    others = {deal[0].match.seed: deal for deal in there}
    pairs = [(deal, others[deal[0].match.seed]) for deal in here if deal[0].match.seed in others]
    found = []
    for name, of in MEASURES.items():
        change = estimate([mean_of(b, of) - mean_of(a, of) for a, b in pairs])
        usual = estimate([mean_of(a, of) for a, _ in pairs])
        found.append({"name": name, "usual": usual.json(), "change": change.json()})
    return found


def mean_of(deal: Sequence[Observed], of: Callable[[Observed], float]) -> float:
    return sum(map(of, deal)) / len(deal)
