"""Objectives: taking a token (MM-28), the solo scenarios' tokens and conditions, and the score."""

from chabudai.games.momiji.rules.garden import pay
from chabudai.games.momiji.rules.piles import is_closing, lacks_type, pile_of
from chabudai.games.momiji.rules.plays import landscapes_unused
from chabudai.games.momiji.spec import (
    ACORNS_NEEDED,
    ALL_TOKENS,
    AVAILABLE,
    BLUE,
    BLUE_TOKEN_POINTS,
    EQUINOX,
    EQUINOX_ACORNS,
    FIRST_KIND,
    KINDS,
    MEDITATION,
    MEDITATION_ACORNS,
    NUMBER,
    NUMBERS,
    OTHER_POINTS,
    OWNED,
    OWNER_POINTS,
    PILES_NEEDED,
    TOKEN_PRICE,
    TOKENS_NEEDED,
    TRIO,
    TYPE,
    WIND,
    WORTH,
    ZEROS_NEEDED,
    Event,
    Momiji,
    Phase,
    Reason,
    Token,
)
from chabudai.kernel.chance import emit, reveal
from chabudai.kernel.state import Numbers

# Taking tokens


def may_activate(s: Momiji, token: int, fee: int) -> bool:
    """Is the token there and can it be paid, besides a fee for a landscape?"""
    p = s.seat
    if s.token[token] != AVAILABLE:
        return False
    if s.scenario == 0:
        return s.acorns[p] >= TOKEN_PRICE + fee
    return solo_needs_met(s, token) and s.acorns[p] >= token_price(s, token)


def any_to_activate(s: Momiji, fee: int) -> bool:
    for token in range(ALL_TOKENS):
        if may_activate(s, token, fee):
            return True
    return False


def token_price(s: Momiji, token: int) -> int:
    """MM-28; alone as the scenario says (MM-65, MM-66, MM-68)."""
    p = s.seat
    if s.scenario > 0 and token < BLUE:
        place = pile_of(s, p, token)
        return NUMBER[s.top[p][place]] if place >= 0 else 0
    if s.scenario == EQUINOX:
        return s.acorns[p] // 2
    return TOKEN_PRICE


def activate(s: Momiji, token: int) -> None:
    """Pay for a token and own it; in a solo game zeros may be shown from the hand."""
    p = s.seat
    if s.scenario > 0 and token == Token.ZEROS:
        reveal(s)
    pay(s, p, token_price(s, token), Reason.TOKEN)
    s.token[token] = OWNED + p
    emit(s, Event.GOT_TOKEN, p, token)


# Solo scenarios


def solo_needs_met(s: Momiji, token: int) -> bool:
    p = s.seat
    if token < BLUE:
        return pile_of(s, p, token) >= 0  # MM-65
    if token == Token.LARGEST:
        return centre_is_largest(s, p)
    if token == Token.ZEROS:
        return zeros_in_sight(s, p) >= ZEROS_NEEDED
    if token == Token.CLOSED_PILES:
        return all_closed(s, p)
    return s.acorns[p] >= ACORNS_NEEDED


def centre_is_largest(s: Momiji, p: int) -> bool:
    """MM-66: all three types on the table and the centre pile strictly largest."""
    if s.piles[p] != PILES_NEEDED or lacks_type(s, p):
        return False
    return s.depth[p][1] > s.depth[p][0] and s.depth[p][1] > s.depth[p][2]


def zeros_in_sight(s: Momiji, p: int) -> int:
    """MM-66: 0s in the hand or on top of piles."""
    found = 0
    for kind in range(KINDS):
        if NUMBER[kind] == 0:
            found += s.hand[p][kind]
    for i in range(s.piles[p]):
        if NUMBER[s.top[p][i]] == 0:
            found += 1
    return found


def all_closed(s: Momiji, p: int) -> bool:
    """MM-68: every pile closed, and all types there."""
    return not lacks_type(s, p) and closed_piles(s, p) == s.piles[p]


def pile_points(s: Momiji, p: int, place: int) -> int:
    """MM-41: cards times the top number."""
    return s.depth[p][place] * NUMBER[s.top[p][place]]


def tokens_owned(s: Momiji, p: int) -> int:
    owned = 0
    for token in range(ALL_TOKENS):
        owned += 1 if s.token[token] == OWNED + p else 0
    return owned


def condition(s: Momiji, number: int) -> int:
    """MM-64: does the first, second or third condition of the scenario hold now?"""
    met = False
    if s.scenario == WIND:
        met = wind_condition(s, number)
    elif s.scenario == MEDITATION:
        met = meditation_condition(s, number)
    elif s.scenario == EQUINOX:
        met = equinox_condition(s, number)
    return 1 if met else 0


def wind_condition(s: Momiji, number: int) -> bool:
    if number == 0:
        return piles_worth(s, 0) == PILES_NEEDED
    if number == 1:
        return centre_is_largest(s, 0)
    return tokens_owned(s, 0) >= TOKENS_NEEDED


def meditation_condition(s: Momiji, number: int) -> bool:
    if number == 0:
        return s.piles[0] == 4 and lowest_top(s) >= 1
    if number == 1:
        return piles_worth(s, 1) >= PILES_NEEDED
    return s.acorns[0] >= MEDITATION_ACORNS


def equinox_condition(s: Momiji, number: int) -> bool:
    if number == 0:
        return all_closed(s, 0)
    if number == 1:
        return s.acorns[0] >= EQUINOX_ACORNS
    return tokens_owned(s, 0) >= TOKENS_NEEDED


def piles_worth(s: Momiji, owned: int) -> int:
    """How many piles are worth ten or more; with `owned`, of those whose leaf token is owned."""
    found = 0
    for i in range(s.piles[0]):
        if pile_points(s, 0, i) >= WORTH:
            if not owned or s.token[TYPE[s.top[0][i]]] == OWNED:
                found += 1
    return found


def lowest_top(s: Momiji) -> int:
    lowest = 9
    for i in range(s.piles[0]):
        lowest = min(lowest, NUMBER[s.top[0][i]])
    return lowest


# Counting (MM-37)


def closed_piles(s: Momiji, p: int) -> int:
    found = 0
    for i in range(s.piles[p]):
        found += 1 if is_closing(s.top[p][i]) else 0
    return found


def largest_pile(s: Momiji, p: int) -> int:
    largest = 0
    for i in range(s.piles[p]):
        largest = max(largest, s.depth[p][i])
    return largest


def sum_of_tops(s: Momiji, p: int) -> int:
    total = 0
    for i in range(s.piles[p]):
        total += NUMBER[s.top[p][i]]
    return total


def zeros_laid(s: Momiji, p: int) -> int:
    found = 0
    for kind in range(KINDS):
        if NUMBER[kind] == 0:
            found += s.laid[p][kind]
    return found


def cards_laid(s: Momiji, p: int, low: int, high: int) -> int:
    """Cards in piles whose printed type is one of low to high - 1."""
    found = 0
    for kind in range(FIRST_KIND[low][0], FIRST_KIND[high - 1][NUMBERS]):
        found += s.laid[p][kind]
    return found


def token_value(s: Momiji, token: int, p: int) -> int:
    """What a seat has of what a token counts; more is better, also for `fewest`."""
    if token < BLUE:
        return cards_laid(s, p, token, token + 1)
    if token == Token.LARGEST:
        return largest_pile(s, p)
    if token == Token.TOPS:
        return sum_of_tops(s, p)
    if token == Token.CLOSED_PILES:
        return closed_piles(s, p)
    if token == Token.MOST_ACORNS:
        return s.acorns[p]
    if token == Token.VARIETY:
        return s.piles[p] + landscapes_unused(s, p)
    if token == Token.ZEROS:
        return zeros_laid(s, p)
    if token == Token.IN_HAND:
        return s.held[p]
    if token == Token.FEWEST:
        return -cards_laid(s, p, 0, BLUE + 1)
    low = 0 if token == Token.WARM else TRIO
    return cards_laid(s, p, low, low + TRIO)


def completes(s: Momiji, token: int, p: int) -> bool:
    """MM-36: best or tied for it; a `most` needs at least one."""
    mine = token_value(s, token, p)
    if token != Token.FEWEST and mine < 1:
        return False
    for other in range(s.players):
        if token_value(s, token, other) > mine:
            return False
    return True


def is_covered(token: int) -> bool:
    """Does a token count cards that lie covered?"""
    if token == Token.TOPS or token == Token.CLOSED_PILES or token == Token.MOST_ACORNS:
        return False
    return token != Token.VARIETY and token != Token.IN_HAND


# The score


def counts_openly(s: Momiji) -> bool:
    """MM-23: covered cards count in the truth, at the end, and where piles are open."""
    return s.veiled == 0 or s.open_piles == 1 or s.phase == Phase.OVER


def count_points(s: Momiji, seat: int, parts: Numbers) -> int:
    """Points if the game ended now, by category. What may not be counted at the table is left out:
    of a pile then the top card alone, and no objective that counts covered cards."""
    for i in range(len(parts)):
        parts[i] = 0
    if s.scenario > 0:
        return solo_score(s, parts)
    counted = counts_openly(s)
    for i in range(s.piles[seat]):
        parts[0] += pile_points(s, seat, i) if counted else NUMBER[s.top[seat][i]]
    parts[1] = s.acorns[seat]
    for token in range(ALL_TOKENS):
        if s.token[token] >= OWNED and (counted or not is_covered(token)):
            if completes(s, token, seat):
                parts[2] += OWNER_POINTS if s.token[token] == OWNED + seat else OTHER_POINTS
    if s.dew and s.blue_token == seat:
        parts[3] = BLUE_TOKEN_POINTS
    return parts[0] + parts[1] + parts[2] + parts[3]


def solo_score(s: Momiji, parts: Numbers) -> int:
    """MM-64: points decide nothing; one for each condition that holds and may be counted."""
    counted = counts_openly(s)
    for number in range(3):
        if counted or not is_covered_condition(s, number):
            parts[4 + number] = condition(s, number)
    return parts[4] + parts[5] + parts[6]


def is_covered_condition(s: Momiji, number: int) -> bool:
    if s.scenario == WIND:
        return number < 2
    return s.scenario == MEDITATION and number == 1
