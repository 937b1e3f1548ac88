"""Momiji alone: moves that bring what the scenario's conditions still miss (goals.py).

Plays cost nothing but a discard, while
every column and every token uses up four cards of the deck: so take the column that brings most,
lay many types at once, and buy a token on a 0 when no column is worth much. Worths are cards.
"""

from chabudai.games.momiji.bots.goals import (
    CLOSING,
    HOPELESS,
    acorns_missing,
    poor_type,
    short_of,
    short_of_type,
    tokens_missing,
)
from chabudai.games.momiji.rules import legal
from chabudai.games.momiji.rules.objectives import centre_is_largest, token_price
from chabudai.games.momiji.rules.piles import fits, pile_of
from chabudai.games.momiji.rules.plays import slot_of
from chabudai.games.momiji.spec import (
    ALL_LETTERS,
    ALL_TOKENS,
    AVAILABLE,
    B_LIMIT,
    CORNER,
    FIRST_KIND,
    HAND_LIMIT,
    KINDS,
    MOVES,
    NEW,
    NUMBER,
    REVEAL,
    TYPE,
    TYPES,
    WIND,
    Landscape,
    Momiji,
    Move,
    Phase,
)
from chabudai.kernel.state import Mask

FULL = 5  # cards in hand from which on a play presses
AT_LAST = 4.0  # what can't wait

# By scenario (none, Cold Breeze, Meditation, Equinox), found by the cross-entropy method over games
# by rules of thumb alone.
CARD = (0.0, 0.32, 0.19, 0.08)  # any card of a column, for its own sake
SHUT_OUT = (0.0, 1.58, 0.9, 1.37)  # a card that can't follow any more
COVERED = (0.0, 0.09, 0.91, 1.16)  # a 0 whose token was not bought yet
PLAY = (0.0, -0.59, -1.02, -1.08)  # a play for its own sake,
PLAYED_CARD = (0.0, 1.1, 1.17, 1.29)  # for each card that it brings nearer,
PLAY_DISCARD = (0.0, 1.12, 0.84, 0.89)  # for the card that is discarded after it,
PRESSING = (0.0, 1.27, 0.84, 0.94)  # for each card of a full hand
ACORN = (0.0, 0.0, 0.11, 0.19)  # one that is missing, for two cards
TOKEN = (0.0, 2.06, 1.91, 1.73)
TOKEN_ACORN = (0.0, 0.16, 0.34, 0.36)  # of its price
TWO_COLUMNS_MORE = (0.0, 0.0, 0.53, 0.46)  # what B must bring
SKIPPING, PLAY_AFTER = 0.8, 0.36  # what A and E cost
TOP_GAIN, FOUR_CARDS, FROM_DISCARDS = 0.33, 0.7, 0.82  # F's least, D's worth, G's cost
GROW, OVERTAKE = 0.32, 0.09  # the pile that is to be the largest; another as large


def actions_left(s: Momiji) -> int:
    """How many columns and tokens the deck still allows before the last turn."""
    return (s.left + REVEAL - 1) // REVEAL + 1 if s.last_turns == 0 and s.cause == 0 else 0


# What a card brings


def gain_of_card(s: Momiji, kind: int, poor: int) -> float:
    """Cards fewer missing with one more in the hand."""
    before = short_of_type(s, TYPE[kind], poor, 1)
    s.hand[0][kind] += 1
    gain = before - short_of_type(s, TYPE[kind], poor, 1)
    s.hand[0][kind] -= 1
    return gain + 0.02


def loss_of_card(s: Momiji, kind: int, poor: int) -> float:
    """Cards more missing without it, and a little if it could still lie somewhere."""
    before = short_of_type(s, TYPE[kind], poor, 1)
    s.hand[0][kind] -= 1
    loss = short_of_type(s, TYPE[kind], poor, 1) - before
    s.hand[0][kind] += 1
    return loss + (0.1 if may_still_lie(s, kind) else 0.0)


def may_still_lie(s: Momiji, kind: int) -> bool:
    place = pile_of(s, 0, TYPE[kind])
    if place < 0:
        return True
    top = NUMBER[s.top[0][place]]
    return top != CLOSING and NUMBER[kind] >= top


def least_loss(s: Momiji, poor: int) -> float:
    """Of the card that the hand would miss least."""
    least = HOPELESS
    for kind in range(KINDS):
        if s.hand[0][kind] > 0:
            least = min(least, loss_of_card(s, kind, poor))
    return least


def gain_of_column(s: Momiji, t: int, poor: int) -> float:
    before = short_of_type(s, t, poor, 1)
    for i in range(s.height[t]):
        s.hand[0][s.column[t][i]] += 1
    gain = before - short_of_type(s, t, poor, 1)
    for i in range(s.height[t]):
        s.hand[0][s.column[t][i]] -= 1
    return gain + CARD[s.scenario] * s.height[t]


def best_columns(s: Momiji, poor: int, most: int) -> float:
    """What one column brings, or two of together no more than `most` cards."""
    best = 0.0
    for t in range(TYPES):
        if s.height[t] > 0:
            one = gain_of_column(s, t, poor)
            best = max(best, one)
            for u in range(t):
                if s.height[u] > 0 and s.height[t] + s.height[u] <= most:
                    best = max(best, one + gain_of_column(s, u, poor))
    return best


def best_top(s: Momiji, poor: int) -> float:
    best = 0.0
    for t in range(TYPES):
        if s.height[t] > 0:
            best = max(best, gain_of_card(s, s.column[t][s.height[t] - 1], poor))
    return best


def best_discard(s: Momiji, poor: int) -> float:
    best = 0.0
    for kind in range(KINDS):
        if s.discards[kind] > 0:
            best = max(best, gain_of_card(s, kind, poor))
    return best


# What a play brings


def gain_of_laying(s: Momiji, kind: int, skip: int, poor: int) -> float:
    """What a card on its pile brings: about 1 if it is needed there and shuts nothing out."""
    t = TYPE[kind]
    place = pile_of(s, 0, t)
    if not fits(s, 0, kind, place if place >= 0 else NEW, skip):
        return -1.0
    if t == poor and place >= 0 and NUMBER[s.top[0][place]] >= 1:
        return 0.1
    top = NUMBER[s.top[0][place]] if place >= 0 else -1
    size = s.depth[0][place] if place >= 0 else 0
    before, bare = short_of(s, t, top, size, 1), short_of(s, t, top, size, 0)
    s.hand[0][kind] -= 1
    after = short_of(s, t, NUMBER[kind], size + 1, 1)
    nearer = bare - short_of(s, t, NUMBER[kind], size + 1, 0)
    s.hand[0][kind] += 1
    gain = min(nearer, 1.0) + SHUT_OUT[s.scenario] * (before - after)
    if s.scenario == WIND:
        gain += gain_of_size(s, place)
    if top == 0 and NUMBER[kind] > 0 and s.token[t] == AVAILABLE and tokens_missing(s) > 0:
        gain -= COVERED[s.scenario]
    return gain


def gain_of_size(s: Momiji, place: int) -> float:
    """Cold Breeze: the pile that is to be the largest may grow, the others only to their goals."""
    if place < 0 or s.piles[0] < 3:
        return 0.0
    king = largest_place(s) if slot_of(s, 0, Landscape.C) >= 0 else 1
    rival = 0
    for i in range(s.piles[0]):
        if i != king:
            rival = max(rival, s.depth[0][i])
    if place == king:
        return GROW if s.depth[0][king] <= rival else 0.0
    return -OVERTAKE if s.depth[0][place] + 1 >= s.depth[0][king] else 0.0


def largest_place(s: Momiji) -> int:
    largest = 0
    for i in range(s.piles[0]):
        if s.depth[0][i] > s.depth[0][largest]:
            largest = i
    return largest


def gain_of_play(s: Momiji, poor: int) -> float:
    """What the best cards of all types bring together, or two of one type."""
    together, twins = 0.0, 0.0
    for t in range(TYPES):
        if s.playing[t]:
            best, second = 0.0, 0.0
            for kind in range(FIRST_KIND[t][0], FIRST_KIND[t][CLOSING + 1]):
                if s.hand[0][kind] > 0:
                    gain = gain_of_laying(s, kind, 0, poor)
                    if gain > best:
                        best, second = gain, (gain if s.hand[0][kind] > 1 else best)
                    elif gain > second:
                        second = gain
            together += best
            twins = max(twins, best + second)
    return max(together, twins)


def worth_of_play(s: Momiji, poor: int) -> float:
    """A play as the main action: what it brings less the card that is discarded after it."""
    worth = (
        PLAY[s.scenario]
        + PLAYED_CARD[s.scenario] * gain_of_play(s, poor)
        - PLAY_DISCARD[s.scenario] * least_loss(s, poor)
    )
    worth += PRESSING[s.scenario] * max(0, s.held[0] - FULL)
    return worth + (AT_LAST if actions_left(s) <= 1 else 0.0)


# The move


def thumb_alone(s: Momiji, mask: Mask) -> int:
    """The move that looks best."""
    legal(s, mask)
    poor = poor_type(s, 1)
    play = worth_of_play(s, poor) if s.phase == Phase.MAIN else 0.0
    best, most = -1, -1e9
    for move in range(MOVES):
        if mask[move]:
            worth = appeal_alone(s, move, poor, play)
            if worth > most:
                best, most = move, worth
    return best


def appeal_alone(s: Momiji, move: int, poor: int, play: float) -> float:
    """What a legal move promises, in cards; to end or finish promises nothing."""
    if Move.LAY <= move < Move.SKIP + KINDS:
        return appeal_of_laying_alone(s, move, poor, play)
    if Move.COLLECT <= move < Move.COLLECT + TYPES:
        return gain_of_column(s, move - Move.COLLECT, poor) if s.last_turns == 0 else 0.1
    if Move.TOP <= move < Move.TOP + TYPES:
        t = move - Move.TOP
        return gain_of_card(s, s.column[t][s.height[t] - 1], poor)
    if Move.DISCARD <= move < Move.DISCARD + KINDS:
        return appeal_of_discarding_alone(s, move - Move.DISCARD, poor)
    if Move.ACTIVATE <= move < Move.ACTIVATE + ALL_TOKENS:
        return appeal_of_token(s, move - Move.ACTIVATE, poor)
    if Move.USE <= move < Move.USE + ALL_LETTERS:
        return appeal_of_landscape(s, move - Move.USE, poor)
    if Move.TAKE <= move < Move.TAKE + KINDS:
        return gain_of_card(s, move - Move.TAKE, poor)
    if Move.PILE <= move < Move.RIGHT + 1:
        return appeal_of_place_alone(s, move)
    return 0.0


def appeal_of_laying_alone(s: Momiji, move: int, poor: int, play: float) -> float:
    skip = 1 if move >= Move.SKIP else 0
    gain = (
        gain_of_laying(s, move - Move.SKIP if skip else move - Move.LAY, skip, poor)
        - SKIPPING * skip
    )
    if s.phase == Phase.LAYING:
        again = s.mixed >> TYPE[move - Move.SKIP if skip else move - Move.LAY] & 1
        return gain - (0.2 if again else 0.0)
    if gain <= 0.0:
        return -1.0
    return play + 0.01 * gain + (gain - 1.0 if skip else 0.0)


def appeal_of_discarding_alone(s: Momiji, kind: int, poor: int) -> float:
    if s.phase == Phase.DRAWN:
        return -gain_of_card(s, kind, poor)
    loss = loss_of_card(s, kind, poor)
    if s.traded == 0 and (s.phase == Phase.MAIN or s.phase == Phase.AFTER):
        if acorns_missing(s) == 0 or (s.phase == Phase.MAIN and s.held[0] < HAND_LIMIT):
            return -1.0
        return ACORN[s.scenario] - 2.0 * loss
    return -loss


def appeal_of_token(s: Momiji, token: int, poor: int) -> float:
    if tokens_missing(s) == 0 or token == poor:
        return -1.0
    urgent = AT_LAST if tokens_missing(s) >= actions_left(s) - 1 else 0.0
    return TOKEN[s.scenario] + urgent - TOKEN_ACORN[s.scenario] * token_price(s, token)


def appeal_of_landscape(s: Momiji, letter: int, poor: int) -> float:
    if letter == Landscape.F:
        gain = best_top(s, poor)
        return 1.0 + gain if gain > TOP_GAIN or actions_left(s) <= 3 else -1.0
    if letter == Landscape.B:
        two = best_columns(s, poor, B_LIMIT)
        return two if two > best_columns(s, poor, 0) + TWO_COLUMNS_MORE[s.scenario] else -1.0
    if letter == Landscape.D:
        return FOUR_CARDS
    if letter == Landscape.G:
        return best_discard(s, poor) - FROM_DISCARDS
    if letter == Landscape.E:
        return gain_of_play(s, poor) - PLAY_AFTER
    if letter == Landscape.C:
        late = s.last_turns > 0 and s.phase == Phase.AFTER
        return 1.0 if late and not centre_is_largest(s, 0) else -1.0
    return -1.0


def appeal_of_place_alone(s: Momiji, move: int) -> float:
    """A new pile where acorns meet; C's order has the largest pile in the middle."""
    if move == Move.LEFT:
        return 1.0 if CORNER[s.pending] & 2 and CORNER[s.top[0][0]] & 1 else 0.1
    if move == Move.RIGHT:
        last = s.top[0][s.piles[0] - 1]
        return 1.0 if CORNER[s.pending] & 1 and CORNER[last] & 2 else 0.0
    if s.phase != Phase.REORDERING:
        return 0.0
    size = s.depth[0][move - Move.PILE]
    return 1.0 * size if s.settled == 1 else -1.0 * size
