"""Momiji by rules of thumb.

A pile is worth its cards times the number it may still reach; a card in the hand what it would add
there, at a discount. Lay low cards before high ones, many types at once, and look for acorns that
meet; take the column whose cards fit; buy an objective that is led, the later the surer. Alone,
mind the scenario's conditions. Worths are points.
"""

from chabudai.games.momiji.bots.alone import thumb_alone
from chabudai.games.momiji.bots.goals import nearness
from chabudai.games.momiji.rules import legal
from chabudai.games.momiji.rules.objectives import completes, token_value
from chabudai.games.momiji.rules.piles import fits, is_closing, pile_of
from chabudai.games.momiji.spec import (
    ALL_LETTERS,
    ALL_TOKENS,
    CORNER,
    KINDS,
    MOST_TYPES,
    MOVES,
    NEW,
    NUMBER,
    OWNER_POINTS,
    TOKEN_PRICE,
    TYPE,
    TYPES,
    Momiji,
    Move,
    Phase,
    Token,
)
from chabudai.kernel.play import win_share
from chabudai.kernel.state import Mask

TALLEST = 3  # the number that piles strive for
HOPE = 0.6  # of the way there, with a full deck
DECK_FULL = 50.0  # cards of a deck at the start, about
IN_THE_HAND = 0.7  # what a card's worth counts before it lies
BARE_CARD = 0.15  # a card that fits nowhere
HAND_ENOUGH = 7  # cards from which on more are hardly kept
PAIR = 1.5  # points for two acorns that meet
LANDS_WORTH = (0.0, 0.5, 1.0, 0.5, 2.5, 1.6, 0.6, 1.0, 2.0, 1.5, 0.8, 1.0, 2.5, 3.0)  # by letter
DRAFT_WORTH = (6, 4, 5, 3, 8, 9, 2, 7, 6, 7, 4, 5, 8, 10)  # by letter
SURE = 0.25  # chance that a lead of nothing lasts, with a full deck
LEAD = 0.2  # more for each point of the lead


def thumb(s: Momiji, mask: Mask) -> int:
    """The move that looks best."""
    if s.scenario > 0:
        return thumb_alone(s, mask)
    legal(s, mask)
    best, most = -1, -1e9
    for move in range(MOVES):
        if mask[move]:
            worth = appeal(s, move)
            if worth > most:
                best, most = move, worth
    return best


def appeal(s: Momiji, move: int) -> float:
    """What a legal move promises, in points; to end or finish promises nothing."""
    if Move.LAY <= move < Move.SKIP + KINDS:
        return appeal_of_laying(s, move)
    if Move.COLLECT <= move < Move.COLLECT + TYPES:
        return column_worth(s, move - Move.COLLECT)
    if Move.TOP <= move < Move.TOP + TYPES:
        t = move - Move.TOP
        return hand_worth(s, s.column[t][s.height[t] - 1])
    if Move.DISCARD <= move < Move.DISCARD + KINDS:
        return appeal_of_discarding(s, move - Move.DISCARD)
    if Move.ACTIVATE <= move < Move.ACTIVATE + ALL_TOKENS:
        return token_worth(s, move - Move.ACTIVATE)
    if Move.USE <= move < Move.USE + ALL_LETTERS:
        return LANDS_WORTH[move - Move.USE] - (0.0 if s.phase == Phase.MAIN else 0.4)
    return appeal_of_choosing(s, move)


def appeal_of_choosing(s: Momiji, move: int) -> float:
    """Places, drafts, and what landscapes ask."""
    if Move.PILE <= move < Move.RIGHT + 1:
        return appeal_of_place(s, move)
    if Move.DRAFT <= move < Move.DRAFT + ALL_LETTERS:
        return float(DRAFT_WORTH[move - Move.DRAFT])
    if Move.TAKE <= move < Move.TAKE + KINDS:
        return hand_worth(s, move - Move.TAKE)
    if Move.TUCK <= move < Move.TUCK + KINDS:
        return 2.0 - hand_worth(s, move - Move.TUCK)
    if Move.RETURN <= move < Move.RETURN + ALL_TOKENS:
        return -token_worth(s, move - Move.RETURN)
    if move == Move.REFILL:
        return 0.2
    return 0.0


# Piles and cards


def hope(s: Momiji) -> float:
    return HOPE * min(1.0, s.left / DECK_FULL)


def pile_worth(s: Momiji, depth: int, number: int) -> float:
    """Cards times the number that may be reached yet."""
    reach = number + (TALLEST - number) * hope(s) if number < TALLEST else 1.0 * number
    return depth * reach


def place_for(s: Momiji, kind: int, skip: int) -> int:
    """Where a card goes best by its type; -1 nowhere."""
    p = s.seat
    place = pile_of(s, p, TYPE[kind])
    if place < 0 or s.dew:
        best, most = -1, -1e9
        for i in range(MOST_TYPES + 1):
            if fits(s, p, kind, i, skip):
                worth = laid_worth(s, kind, i)
                if worth > most:
                    best, most = i, worth
        return best
    return place if fits(s, p, kind, place, skip) else -1


def laid_worth(s: Momiji, kind: int, place: int) -> float:
    """What a card adds to a pile, less what it shuts out of the hand."""
    p, number = s.seat, NUMBER[kind]
    if place == NEW:
        return pile_worth(s, 1, number) + 0.5 - shut_out(s, kind, 0)
    depth, under = s.depth[p][place], s.top[p][place]
    worth = pile_worth(s, depth + 1, number) - pile_worth(s, depth, NUMBER[under])
    return worth - shut_out(s, kind, NUMBER[under])


def shut_out(s: Momiji, kind: int, lowest: int) -> float:
    """What the hand holds of the same type from `lowest` on and below the card: lost by it."""
    lost = 0.0
    for other in range(KINDS):
        if TYPE[other] == TYPE[kind] and lowest <= NUMBER[other] < NUMBER[kind]:
            lost += s.hand[s.seat][other] * pile_worth(s, 1, NUMBER[kind])
    return lost


def hand_worth(s: Momiji, kind: int) -> float:
    """What a card in the hand is worth: high if it fits now or soon."""
    p = s.seat
    place = pile_of(s, p, TYPE[kind])
    number = NUMBER[kind]
    if place < 0:
        return IN_THE_HAND * (1.2 + 0.3 * number) if number <= 1 else 0.5
    under = s.top[p][place]
    if is_closing(under) or number < NUMBER[under]:
        return BARE_CARD
    far = number - NUMBER[under]
    rise = far * s.depth[p][place] * (1.0 - hope(s)) * 0.5
    return IN_THE_HAND * (pile_worth(s, 1, number) + rise) * (1.0 if far <= 1 else 0.6)


def least_worth(s: Momiji) -> float:
    """The worth of the card that the hand would miss least."""
    least = 1e9
    for kind in range(KINDS):
        if s.hand[s.seat][kind] > 0:
            least = min(least, hand_worth(s, kind))
    return least


def column_worth(s: Momiji, t: int) -> float:
    total = 0.0
    for i in range(s.height[t]):
        total += hand_worth(s, s.column[t][i])
    over = s.held[s.seat] + s.height[t] - HAND_ENOUGH
    if over > 0:
        total -= 0.5 * over
    if s.last_turns > 0 and s.phase != Phase.COLUMN_TAKING:
        total *= 0.1  # no turn is left to lay them
    return total


# Playing


def appeal_of_laying(s: Momiji, move: int) -> float:
    """A card's own worth; at the start of a turn with what may follow it."""
    skip = 1 if move >= Move.SKIP else 0
    kind = move - Move.SKIP if skip else move - Move.LAY
    place = place_for(s, kind, skip)
    if place < 0:
        return 0.0
    worth = laid_worth(s, kind, place) - 0.8 * skip
    if s.phase != Phase.MAIN:
        return worth
    return worth + followers_worth(s, kind)


def followers_worth(s: Momiji, first: int) -> float:
    """What the best cards of other types would add in the same play, or a second of this one."""
    several, types = 0.0, 0
    for t in range(TYPES):
        best = best_of_type(s, t, first) if t != TYPE[first] else 0.0
        if best > 0:
            several += best
            types += 1
    twin = best_of_type(s, TYPE[first], first)
    return max(several + (0.5 if types > 0 else 0.0), twin)


def best_of_type(s: Momiji, t: int, first: int) -> float:
    """The worth of the best card of a type that could follow."""
    best = 0.0
    for kind in range(KINDS):
        if TYPE[kind] == t and s.hand[s.seat][kind] > (1 if kind == first else 0):
            place = place_for(s, kind, 0)
            if place >= 0:
                best = max(best, laid_worth(s, kind, place))
    return best


def appeal_of_place(s: Momiji, move: int) -> float:
    """The pile that gains most; a new one where acorns meet."""
    p = s.seat
    if move == Move.LEFT:
        return PAIR if CORNER[s.pending] & 2 and CORNER[s.top[p][0]] & 1 else 0.1
    if move == Move.RIGHT:
        last = s.top[p][s.piles[p] - 1]
        return PAIR if CORNER[s.pending] & 1 and CORNER[last] & 2 else 0.0
    place = move - Move.PILE
    if s.phase == Phase.TUCKING_UNDER:
        return pile_worth(s, 1, NUMBER[s.top[p][place]])
    if s.pending >= 0 and (s.phase == Phase.TURNING or s.pending < KINDS):
        return laid_worth(s, s.pending, place)
    return -1.0 * place


def appeal_of_discarding(s: Momiji, kind: int) -> float:
    """The card that is missed least; two of them for an acorn only if both are useless."""
    missed = hand_worth(s, kind)
    if s.phase == Phase.SHEDDING:
        return 1.0 - missed
    if s.traded == 0 and (s.phase == Phase.MAIN or s.main):
        return 0.3 - 2 * missed if s.held[s.seat] >= 2 else -1.0
    return -missed


# Objectives


def token_worth(s: Momiji, token: int) -> float:
    """Ten points by the chance to keep a lead, less the price."""
    mine, rival = token_value(s, token, s.seat), -99
    for p in range(s.players):
        if p != s.seat:
            rival = max(rival, token_value(s, token, p))
    late = 1.0 - min(1.0, s.left / DECK_FULL)
    if s.last_turns > 0:
        late = 1.0
    lead = 1.0 * (mine - rival)
    if token == Token.FEWEST or token == Token.IN_HAND:
        lead *= 0.5
    chance = min(0.95, max(0.0, SURE + LEAD * lead + 0.6 * late * (1 if lead > 0 else -1)))
    if not completes(s, token, s.seat):
        chance = min(chance, 0.2)
    return OWNER_POINTS * chance - TOKEN_PRICE


# What a search asks


def worth_to(s: Momiji, root: Momiji, seat: int) -> float:
    """The win, and how clear it is; alone the conditions, and how near they are."""
    if s.scenario > 0:
        return nearness(s)
    rival = -999
    for p in range(s.players):
        if p != seat:
            rival = max(rival, s.points[p])
    edge = 0.5 + (s.points[seat] - rival) / 120.0
    return 0.5 * win_share(s, seat) + 0.5 * min(1.0, max(0.0, edge))
