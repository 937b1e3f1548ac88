"""People who have read the how-to-play page: five sentences of it for each game, and no more.

A reader is a bot: the sentences, which stand over it, rank its moves.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from chabudai.bots.simple import Bot
from chabudai.games.mangrovia.spec import KINDS as VALUE_KINDS
from chabudai.games.mangrovia.spec import SITES, SPACES, Pool
from chabudai.games.mangrovia.spec import Move as Lagoon
from chabudai.games.mojo.rules import plain_points, top
from chabudai.games.mojo.spec import VALUES
from chabudai.games.mojo.spec import Phase as Mojo
from chabudai.games.momiji.rules.objectives import completes
from chabudai.games.momiji.spec import ALL_TOKENS, KINDS, NUMBER, TYPE, TYPES
from chabudai.games.momiji.spec import Move as Garden
from chabudai.games.momiji.spec import Phase as Leaves
from chabudai.kernel.position import Position

ENOUGH = 6  # cards in a hand of Momiji: more will soon be too many
Rank = Callable[[int], float]  # of a legal move; the highest is made


def reader(game: str) -> Bot:
    """Returns somebody who plays by the page."""
    rank_of = {"mojo": mojo, "momiji": momiji, "mangrovia": mangrovia}[game]

    def choose(position: Position) -> int:
        return max(position.legal(), key=rank_of(position))

    return choose


# Mojo
# "Equal: you must play another card, so a chain can empty half a hand." "Lower: your turn is over."
# "Higher: you draw a card." "The ones that you are left with should be low and few." "In each
# colour only the highest card counts."


def mojo(position: Position) -> Rank:
    s: Any = position.observed(position.state.seat)

    def rank(move: int) -> float:
        if s.phase != Mojo.PLAYING:
            return -move
        pile, card = divmod(move, VALUES)
        s.hand[s.seat][card] -= 1
        left = plain_points(s, s.seat)
        s.hand[s.seat][card] += 1
        under = top(s, pile)
        return -left + (1000 if card == under else 0) - (100 if card > under else 0)

    return rank


# Momiji
# "Play cards of different types, one of each." "It starts with a 0; then comes the same number or
# one more." "Collect a whole column." "Only objectives that somebody activated count: the one who
# is best at it completes it." "Keep eight cards at most."


def momiji(position: Position) -> Rank:
    s: Any = position.observed(position.state.seat)
    legal = position.legal()
    types = {TYPE[m - Garden.LAY] for m in legal if Garden.LAY <= m < Garden.SKIP}

    def rank(move: int) -> float:
        if Garden.ACTIVATE <= move < Garden.ACTIVATE + ALL_TOKENS:
            return 50 if completes(s, move - Garden.ACTIVATE, s.seat) else -50
        if Garden.LAY <= move < Garden.SKIP:
            is_time = len(types) > 1 or s.held[s.seat] > ENOUGH or s.phase == Leaves.LAYING
            return (40 if is_time else 5) - NUMBER[move - Garden.LAY]
        if Garden.COLLECT <= move < Garden.COLLECT + TYPES:
            return float(20 + s.height[move - Garden.COLLECT])
        if Garden.DISCARD <= move < Garden.DISCARD + KINDS:
            return -20 + NUMBER[move - Garden.DISCARD]
        if Garden.USE <= move < Garden.COLLECT or move == Garden.REFILL:
            return -30
        return 0

    return rank


# Mangrovia
# "Low piers bring cards and amulets, high ones let you build." "You pay one card of that landscape
# and exactly the price." "At once: the points printed on the space." "First and second place of
# each path score what its statue names." "Whenever you take a card, you choose: a landscape card,
# or a value card."


def mangrovia(position: Position) -> Rank:
    s: Any = position.observed(position.state.seat)
    lands, cards = s.held[Pool.LAND][s.seat], s.held[Pool.CARD][s.seat]
    rich = lands > 0 and cards > 2
    sites = (2, 3, 1, 4, 5, 0) if rich else (4, 5, 3, 2, 1, 0)

    def rank(move: int) -> float:
        if move < Lagoon.SITE + SITES:
            return -sites.index(move)
        if Lagoon.BUILD <= move < Lagoon.BUILD + SPACES:
            return 50 + gain(s, move - Lagoon.BUILD)
        if move == Lagoon.COLLECT:
            return 40
        if Lagoon.TAKE <= move < Lagoon.COLLECT:
            is_open = move < Lagoon.FROM_DECK
            is_land = move - Lagoon.TAKE >= VALUE_KINDS if is_open else move > Lagoon.FROM_DECK
            return 20 + is_open / 2 + (1 if is_land == (2 * lands < cards) else 0)
        return -1 if move == Lagoon.SKIP else 0

    return rank


def gain(s: Any, space: int) -> float:
    """What is printed, and most where the own huts on a path are more than anybody else's."""
    found = float(s.points[space])
    for path in s.path:
        if space in path:
            owners = Counter(s.owner[each] for each in path if each >= 0)
            rivals = max((owners[p] for p in range(s.players) if p != s.seat), default=0)
            found += 4 if owners[s.seat] + 1 >= rivals else 1
    return found
