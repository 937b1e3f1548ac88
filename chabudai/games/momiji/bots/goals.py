"""What a scenario of Momiji alone still misses, counted in cards.

A pile's goal is a number on top and a size. What it misses is counted in cards that neither lie on
it nor can follow from the hand; scarce ones count for more.
"""

from chabudai.games.momiji.rules.objectives import centre_is_largest, tokens_owned
from chabudai.games.momiji.rules.piles import pile_of
from chabudai.games.momiji.spec import (
    COPIES,
    EQUINOX,
    EQUINOX_ACORNS,
    FIRST_KIND,
    MEDITATION,
    MEDITATION_ACORNS,
    NUMBER,
    TOKENS_NEEDED,
    TYPES,
    WIND,
    Momiji,
)
from chabudai.kernel.reals import exp

HOPELESS = 9.0  # cards: a closed pile that is too small
SCARCE = 0.8  # more for a card of which one copy is left
GONE = 4.0  # a card of which none is left
CLOSING = 3  # the number that closes a pile
HIGH_GOAL, LOW_GOAL = (3, 4), (2, 5)  # number and size of piles worth ten
MISSED = 0.3  # by how much a missing card, token or two acorns lessen the hope


def cards_in_hand(s: Momiji, t: int, number: int) -> int:
    found = 0
    for kind in range(FIRST_KIND[t][number], FIRST_KIND[t][number + 1]):
        found += s.hand[0][kind]
    return found


def price_of(s: Momiji, t: int, number: int) -> float:
    """What it takes to get a card of this number: more, the fewer are left."""
    left = 0
    for kind in range(FIRST_KIND[t][number], FIRST_KIND[t][number + 1]):
        left += COPIES[kind] - s.discards[kind] - s.laid[0][kind] - s.hand[0][kind]
    return 1.0 + SCARCE / left if left > 0 else GONE


def short_to(s: Momiji, t: int, top: int, size: int, goal: int, least: int, held: int) -> float:
    """Cards that a pile misses for a number on top and a size, the hand counted or not."""
    if top == CLOSING:
        return 0.0 if size >= least else HOPELESS
    missing = 0.0
    for number in range(max(top, 0), goal + 1):
        cards = cards_in_hand(s, t, number) if held else 0
        if cards == 0 and number > top:
            missing += price_of(s, t, number)
            cards = 1
        size += min(cards, 1) if number == CLOSING else cards
    return missing + max(0, least - size)


def short_of(s: Momiji, t: int, top: int, size: int, held: int) -> float:
    """Cards that a pile misses for the scenario."""
    if s.scenario == EQUINOX:
        return short_to(s, t, top, size, CLOSING, 0, held)
    high = short_to(s, t, top, size, HIGH_GOAL[0], HIGH_GOAL[1], held)
    return min(high, short_to(s, t, top, size, LOW_GOAL[0], LOW_GOAL[1], held))


def short_of_type(s: Momiji, t: int, poor: int, held: int) -> float:
    place = pile_of(s, 0, t)
    top = NUMBER[s.top[0][place]] if place >= 0 else -1
    if t == poor:
        return short_to(s, t, top, 0, 1, 0, held) if top < 1 else 0.0
    return short_of(s, t, top, s.depth[0][place] if place >= 0 else 0, held)


def poor_type(s: Momiji, held: int) -> int:
    """Meditation's fourth pile needs no more than a 1: the one where that saves most."""
    poor, most = -1, -1.0
    if s.scenario == MEDITATION:
        for t in range(TYPES):
            if s.playing[t]:
                saved = short_of_type(s, t, -1, held) - short_of_type(s, t, t, held)
                if saved > most:
                    poor, most = t, saved
    return poor


def cards_missing(s: Momiji, held: int) -> float:
    """For all piles together."""
    poor, total = poor_type(s, held), 0.0
    for t in range(TYPES):
        if s.playing[t]:
            total += short_of_type(s, t, poor, held)
    return total


def acorns_missing(s: Momiji) -> int:
    if s.scenario == WIND:
        return 0
    wanted = MEDITATION_ACORNS if s.scenario == MEDITATION else EQUINOX_ACORNS
    return max(0, wanted - s.acorns[0])


def tokens_missing(s: Momiji) -> int:
    return max(0, TOKENS_NEEDED - tokens_owned(s, 0))


def nearness(s: Momiji) -> float:
    """How near the scenario was to being won in the end, from 0 to 1."""
    missing = cards_missing(s, 0) + tokens_missing(s) + 0.5 * acorns_missing(s)
    if s.scenario == WIND and not centre_is_largest(s, 0):
        missing += 1.0
    return exp(-MISSED * missing)
