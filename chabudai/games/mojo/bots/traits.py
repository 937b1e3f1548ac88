"""Mojo as a network sees it: traits of every seat at the beginning of a turn.

A fresh deal is described by totals alone: a search that looks to the end of a round should not be
swayed by the cards that one imagined world deals for the next.
"""

from chabudai.games.mojo.rules import plain_points, top
from chabudai.games.mojo.spec import COLOUR, COLOUR_COUNT, VALUES, Mojo, Phase
from chabudai.kernel.chance import zeros
from chabudai.kernel.state import RealGrid, Reals

TRAITS = (
    "players", "side", "total", "total over lowest other", "highest total", "turns until own",
    "on turn", "round begun", "laid", "held", "points", "points over lowest other", "is lowest",
    "least held by another", "another laid", "points of fewest cards", "blue", "green", "yellow",
    "orange", "red", "below top", "equal to top", "chain", "low cards", "high cards", "twins",
    "ups", "deck", "top",
)  # fmt: skip
LOW, HIGH = 4, 9  # values up to, and from, which a card is low or high
FAR = 99


def is_resting(s: Mojo) -> bool:
    """At the beginning of a turn."""
    return s.phase == Phase.PLAYING or s.phase == Phase.TURNING_UP


def describe(s: Mojo, traits: RealGrid) -> None:
    highest = 0
    for p in range(s.players):
        highest = max(highest, s.total[p])
    for p in range(s.players):
        describe_game(s, p, highest, traits[p])
    for p in range(s.players):
        traits[p][10] = plain_points(s, p) / 20.0
    for p in range(s.players):
        for i in range(7, len(traits[p])):
            if i != 10:
                traits[p][i] = 0.0
        if s.turns > 1:
            describe_rivals(s, p, traits)
            describe_hand(s, p, traits[p])
    if s.turns <= 1:
        for p in range(s.players):
            traits[p][10] = 0.0


def describe_game(s: Mojo, p: int, highest: int, x: Reals) -> None:
    """Totals, and whose turn it is."""
    other = FAR
    for q in range(s.players):
        if q != p:
            other = min(other, s.total[q])
    ahead = p - s.seat if s.side == 0 else s.seat - p
    x[0] = s.players / 8.0
    x[1] = s.side / 10.0
    x[2] = s.total[p] / 25.0
    x[3] = (s.total[p] - other) / 25.0
    x[4] = highest / 25.0
    x[5] = ((ahead + s.players) % s.players) / 4.0
    x[6] = 1.0 if p == s.seat else 0.0


def describe_rivals(s: Mojo, p: int, traits: RealGrid) -> None:
    """How the others stand in this round."""
    x = traits[p]
    lowest, fewest, laid = 9.0, FAR, 0
    fewest_points = 0.0
    for q in range(s.players):
        if q != p:
            lowest = min(lowest, traits[q][10])
            laid += s.laid[q]
            if s.held[q] < fewest:
                fewest = s.held[q]
                fewest_points = traits[q][10]
    x[7] = 1.0
    x[8] = 1.0 * s.laid[p]
    x[9] = s.held[p] / 4.0
    x[11] = x[10] - lowest
    x[12] = 1.0 if x[10] <= lowest else 0.0
    x[13] = fewest / 4.0
    x[14] = 1.0 * laid
    x[15] = fewest_points


def describe_hand(s: Mojo, p: int, x: Reals) -> None:
    """The highest card of each colour, and what could be played."""
    hand, under = s.hand[p], top(s, 0)
    other = top(s, 1) if s.piles == 2 else under
    describe_colours(hand, x)
    equal = hand[under] + (hand[other] if other != under else 0)
    x[21] = 0.25 * kinds_of(hand, 0, max(under, other), 1)
    x[22] = 1.0 if equal > 0 else 0.0
    x[23] = 0.5 * equal
    x[24] = 0.25 * cards_of(hand, 0, LOW + 1)
    x[25] = 0.25 * cards_of(hand, HIGH, VALUES)
    x[26] = 0.5 * kinds_of(hand, 0, VALUES, 2)
    x[27] = s.ups[p] / 2.0
    x[28] = s.left / 50.0
    x[29] = under / 10.0


def describe_colours(hand: list[int], x: Reals) -> None:
    highest = zeros(COLOUR_COUNT)
    for v in range(VALUES):
        highest[COLOUR[v]] = v if hand[v] > 0 else highest[COLOUR[v]]
    for colour in range(COLOUR_COUNT):
        x[16 + colour] = highest[colour] / 10.0


def cards_of(hand: list[int], low: int, high: int) -> int:
    """How many cards with a value from `low` to below `high`."""
    count = 0
    for v in range(low, high):
        count += hand[v]
    return count


def kinds_of(hand: list[int], low: int, high: int, least: int) -> int:
    """How many values from `low` to below `high` there are at least so often."""
    count = 0
    for v in range(low, high):
        count += 1 if hand[v] >= least else 0
    return count
