"""Mojo by rules of thumb.

Keep a hand that counts little; a card that lets another follow is worth much; a draw costs; shed
high cards early. In mojo time turn up what tells least. With few cards left, enter mojo time only
with a hand that may be lowest.
"""

from math import sqrt

from chabudai.games.mojo.rules import legal, plain_points, top
from chabudai.games.mojo.spec import END, LAID_AT, MOVES, VALUES, Mojo, Move, Phase
from chabudai.kernel.play import win_share
from chabudai.kernel.reals import exp
from chabudai.kernel.state import Mask

DRAW_COST = 12  # points that an unknown card more is thought to cost
CHAIN_GAIN = 12  # points that another card in the same turn is thought to bring
HIGH_LAID = 13  # a laid hand above this is likely not the lowest
EDGE = 6.0  # points of a lead that count much when a round is left
A_ROUND = 12.0  # points that the last of a round gets, about
KEEP_LOW = 11  # up to this value a higher card is the better one to shed


def thumb(s: Mojo, mask: Mask) -> int:
    """The move that leaves the seat on turn best off, one step ahead."""
    legal(s, mask)
    best, least = -1, 1 << 30
    for move in range(MOVES):
        if mask[move]:
            cost = cost_of(s, move)
            if cost < least:
                best, least = move, cost
    return best


def cost_of(s: Mojo, move: int) -> int:
    if s.phase == Phase.DRAWING:
        return cost_of_drawing(s, move)
    if s.phase == Phase.TURNING_UP:
        return move - Move.TURN_UP
    return cost_of_playing(s, move // VALUES, move % VALUES)


def cost_of_drawing(s: Mojo, move: int) -> int:
    """The deck costs what an unknown card costs; the other pile shows its card."""
    if move == Move.DRAW_DECK:
        return 2 * plain_points(s, s.seat) + DRAW_COST
    card = top(s, 1 - s.pile)
    s.hand[s.seat][card] += 1
    cost = 2 * plain_points(s, s.seat)
    s.hand[s.seat][card] -= 1
    return cost


def cost_of_playing(s: Mojo, pile: int, card: int) -> int:
    p, under = s.seat, top(s, pile)
    s.hand[p][card] -= 1
    left = plain_points(s, p)
    s.hand[p][card] += 1
    cost = 2 * left - min(card, KEEP_LOW)
    if card > under:
        cost += DRAW_COST
    elif card == under:
        cost -= CHAIN_GAIN
    elif s.held[p] - 1 <= LAID_AT and left > HIGH_LAID:
        cost += left - HIGH_LAID
    return cost


# What a search asks


def is_settled(s: Mojo, root: Mojo) -> bool:
    """A search looks to the end of the round."""
    return s.seat < 0 or s.rounds != root.rounds


def worth_to(s: Mojo, root: Mojo, seat: int) -> float:
    """The chance to win the game from here: the totals, compared the sharper the nearer its end."""
    if s.seat < 0:
        return win_share(s, seat)
    highest = 0
    for p in range(s.players):
        highest = max(highest, s.total[p])
    scale = EDGE * sqrt(1.0 + (END - highest) / A_ROUND)
    every = 0.0
    for p in range(s.players):
        every += exp(-s.total[p] / scale)
    return exp(-s.total[seat] / scale) / every
