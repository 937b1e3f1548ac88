"""Mangrovia by rules of thumb.

A space is worth what it would add to the score now, the lead on a path at a discount, and a hut on
the isle what its amulets may still bring. Cards and birds are chosen so that the best space that
can be paid gets better; bowls where cards, amulets and such a space together promise most. Worths
are in quarters of a point. Only what the seat knows is looked at.
"""

from chabudai.games.mangrovia.board import PATH_LENGTH
from chabudai.games.mangrovia.rules import legal
from chabudai.games.mangrovia.rules.building import can_double, lands_at_hand, payable_sums
from chabudai.games.mangrovia.rules.scoring import (
    fill_ranks,
    places_by,
    points_now,
    prize_by,
    stone_points,
)
from chabudai.games.mangrovia.spec import (
    ANY_LAND,
    FREE,
    KINDS,
    LOWEST_SPECIAL,
    MONEY,
    NEUTRAL,
    PAIRS,
    PATHS,
    PAY_AMULETS,
    PAY_CARDS,
    SITES,
    SPACES,
    Area,
    Mangrovia,
    Move,
    Phase,
    Pool,
)
from chabudai.kernel.chance import zeros
from chabudai.kernel.play import win_share
from chabudai.kernel.state import Mask, Numbers

QUARTERS = 4  # of a point
COLLECTED = (5, 14, 17, 30, 44, 58)  # quarters that amulets bring, by huts on amulet spaces
LEAD = 2  # quarters that a point of a path's prize counts: others may yet overtake
SPECIAL_PLACE = 10  # quarters that a place in the special area counts beside the tile
LEAST = 12  # quarters below which a hut is not spent on a space
LAST_HUTS = 3  # so few huts left to anybody: the end is near, and any space will do
OPEN_CARD, DECK_CARD = 7, 6  # quarters that a card is worth by itself
FIRST_PLAYER = 6  # quarters for choosing birds and beginning the next round
LOOK_AHEAD = 2  # rounds that a search plays out
CLEAR_LEAD = 160.0  # points from the worst to the best that can be told apart
HALF_WAY = 2  # a space that lacks one thing counts a half


def thumb(s: Mangrovia, mask: Mask) -> int:
    """The move that a hasty but sensible player makes."""
    count = legal(s, mask)
    if count == 1:
        return first_marked(mask, 0)
    if s.phase == Phase.PUTTING_BACK:
        return first_marked(mask, Move.PUT_BACK)  # the lowest amulet
    worths = zeros(SPACES)
    fill_worths(s, s.seat, worths)
    if s.phase == Phase.PLACING:
        return best_site(s, mask, worths)
    if s.phase == Phase.ACTING:
        return best_action(s, mask, worths)
    return best_payment(mask)


def first_marked(mask: Mask, move: int) -> int:
    while not mask[move]:
        move += 1
    return move


# Spaces


def fill_worths(s: Mangrovia, seat: int, worths: Numbers) -> None:
    """What a hut on each free space would add, in quarters."""
    isle = isle_worth(s, seat)
    special = QUARTERS * (LOWEST_SPECIAL + s.specials) + SPECIAL_PLACE
    stone = stone_worth(s, seat)
    for space in range(SPACES):
        worths[space] = 0
        if s.owner[space] == FREE:
            area = s.area[space]
            worths[space] = QUARTERS * s.points[space]
            if area == Area.ISLAND:
                worths[space] += isle
            elif area == Area.SPECIAL:
                worths[space] += special
            elif area == Area.STONE:
                worths[space] += stone
    for path in range(PATHS):
        add_prizes(s, seat, path, worths)


def isle_worth(s: Mangrovia, seat: int) -> int:
    """Amulets that one more hut brings in the rounds that are left, one visit in two rounds."""
    rounds = s.supply[seat]
    track = min(s.track[seat], 4)
    return (COLLECTED[track + 1] - COLLECTED[track]) * rounds // 4


def stone_worth(s: Mangrovia, seat: int) -> int:
    """What the stone area scores more with one more hut, and that every later hut adds to it."""
    for space in range(SPACES):
        if s.area[space] == Area.STONE and s.owner[space] == FREE:
            before = stone_points(s, seat)
            s.owner[space] = seat
            gain = stone_points(s, seat) - before
            s.owner[space] = FREE
            return QUARTERS * gain + 2 * QUARTERS
    return 0


def add_prizes(s: Mangrovia, seat: int, path: int, worths: Numbers) -> None:
    """Add what a path would bring more now with a hut on each of its free spaces."""
    first, second = s.prize[path][0], s.prize[path][1]
    ranks = zeros(NEUTRAL + 1)
    fill_ranks(s, path, ranks)
    before = prize_by(places_by(ranks), seat, first, second)
    for i in range(PATH_LENGTH):
        space = s.path[path][i]
        if space >= 0 and s.owner[space] == FREE:
            s.owner[space] = seat
            s.huts[space] = 1
            fill_ranks(s, path, ranks)
            s.owner[space] = FREE
            s.huts[space] = 0
            worths[space] += LEAD * (prize_by(places_by(ranks), seat, first, second) - before)


def best_space(s: Mangrovia, seat: int, worths: Numbers, other: int) -> int:
    """The worthiest space but `other` that the hand can pay; -1 for none."""
    sums_cards = payable_sums(s, seat, PAY_CARDS)
    sums_amulets = payable_sums(s, seat, PAY_AMULETS)
    lands = lands_at_hand(s, seat)
    best = -1
    for space in range(SPACES):
        if worths[space] > 0 and space != other and s.owner[space] == FREE:
            sums = sums_cards if s.pay[space] == PAY_CARDS else sums_amulets
            if sums >> s.price[space] & 1 and s.lands[space] & lands:
                if best < 0 or worths[space] > worths[best]:
                    best = space
    return best


def promise(s: Mangrovia, seat: int, worths: Numbers) -> int:
    """How much the hand promises: its best space, and a little for every other within reach."""
    sums_cards = payable_sums(s, seat, PAY_CARDS)
    sums_amulets = payable_sums(s, seat, PAY_AMULETS)
    lands = lands_at_hand(s, seat)
    best = 0
    others = 0
    for space in range(SPACES):
        if worths[space] > 0:
            sums = sums_cards if s.pay[space] == PAY_CARDS else sums_amulets
            worth = worths[space]
            if not sums >> s.price[space] & 1:
                worth //= HALF_WAY
            if not s.lands[space] & lands:
                worth //= HALF_WAY
            best = max(best, worth)
            others += worth
    return 16 * best + others


# Decisions


def best_site(s: Mangrovia, mask: Mask, worths: Numbers) -> int:
    """The site whose two piers bring most."""
    p = s.seat
    space = best_space(s, p, worths, -1)
    hut = max(worths[space], LEAST) if space >= 0 and s.supply[p] > 0 else 2
    other = best_space(s, p, worths, space) if space >= 0 else -1
    second = worths[other] // HALF_WAY if other >= 0 and s.supply[p] > 1 else 0
    amulets = COLLECTED[min(s.track[p], 5)]
    if s.track[p] == 0 and s.store == 0:
        amulets = 0
    best = -1
    highest = -1
    for site in range(SITES):
        if mask[Move.SITE + site]:
            worth = site_worth(site, hut, second, amulets)
            if worth > highest:
                best = Move.SITE + site
                highest = worth
    return best


def site_worth(site: int, hut: int, second: int, amulets: int) -> int:
    if site == 0:
        return 2 * OPEN_CARD + DECK_CARD + FIRST_PLAYER
    if site == 1:
        return amulets + hut + DECK_CARD
    if site == 2:
        return OPEN_CARD + hut + second
    if site == 3:
        return OPEN_CARD + DECK_CARD + hut + hut // 4
    if site == 4:
        return 2 * OPEN_CARD + max(amulets, hut)
    return OPEN_CARD + 2 * DECK_CARD + max(amulets, DECK_CARD)


def best_action(s: Mangrovia, mask: Mask, worths: Numbers) -> int:
    """Build if it pays, else amulets, else the card or the birds that promise most."""
    p = s.seat
    best = Move.SKIP
    highest = least_worth(s)
    for space in range(SPACES):
        if mask[Move.BUILD + space] and worths[space] >= highest:
            best = Move.BUILD + space
            highest = worths[space]
        if mask[Move.BUILD_DOUBLE + space] and can_double(s, space):
            double = worths[space] + QUARTERS * s.points[space] + 2 * QUARTERS
            if double > highest + LEAST:
                best = Move.BUILD_DOUBLE + space
                highest = double
    if mask[Move.COLLECT] and (best == Move.SKIP or COLLECTED[min(s.track[p], 5)] > highest):
        return (
            Move.COLLECT
            if s.track[p] > 0 or not mask[Move.FROM_DECK]
            else best_card(s, mask, worths)
        )
    if best != Move.SKIP:
        return best
    if mask[Move.PERCH] or mask[Move.PERCH + 1]:
        return best_birds(s, mask, worths)
    return best_card(s, mask, worths)


def least_worth(s: Mangrovia) -> int:
    """What a space must bring: a hut that is never built brings nothing."""
    for p in range(s.players):
        if s.supply[p] <= LAST_HUTS:
            return 1
    return LEAST


def best_card(s: Mangrovia, mask: Mask, worths: Numbers) -> int:
    """The open card that promises most, or a deck where none helps; skip if there is no card."""
    p = s.seat
    best = Move.SKIP
    highest = -1
    for card in range(KINDS + KINDS):
        pool = Pool.CARD if card < KINDS else Pool.LAND
        if Move.TAKE + card < Move.FROM_DECK and mask[Move.TAKE + card]:
            kind = card % KINDS
            s.hand[pool][p][kind] += 1
            worth = promise(s, p, worths)
            s.hand[pool][p][kind] -= 1
            if worth > highest:
                best = Move.TAKE + card
                highest = worth
    if mask[Move.FROM_DECK] or mask[Move.FROM_DECK + 1]:
        if best == Move.SKIP or highest <= promise(s, p, worths):
            lands = s.held[Pool.LAND][p] < 2 or 2 * s.held[Pool.LAND][p] < s.held[Pool.CARD][p]
            wanted = Move.FROM_DECK + (Pool.LAND if lands else Pool.CARD)
            return wanted if mask[wanted] else first_marked(mask, Move.FROM_DECK)
    return best


def best_birds(s: Mangrovia, mask: Mask, worths: Numbers) -> int:
    """The birds where the hand can use them next round."""
    birds = s.birds
    best = Move.SKIP
    highest = promise(s, s.seat, worths)
    for pair in range(len(PAIRS)):
        if mask[Move.PERCH + pair]:
            s.birds = PAIRS[pair]
            worth = promise(s, s.seat, worths)
            if worth > highest:
                best = Move.PERCH + pair
                highest = worth
    s.birds = birds
    return best


def best_payment(mask: Mask) -> int:
    """Tiles first, which count for nothing in the end; then the highest card."""
    if mask[Move.SPEND + MONEY[PAY_CARDS] - 1]:
        return Move.SPEND + MONEY[PAY_CARDS] - 1
    if mask[Move.SPEND_AMULET + MONEY[PAY_AMULETS] - 1]:
        return Move.SPEND_AMULET + MONEY[PAY_AMULETS] - 1
    for land in range(ANY_LAND):
        if mask[Move.SPEND_LAND + land]:
            return Move.SPEND_LAND + land
    move = Move.SPEND_LAND - 1
    while move > Move.SPEND and not mask[move]:
        move -= 1
    return move


# What a search asks


def is_settled(s: Mangrovia, root: Mangrovia) -> bool:
    """A search looks some rounds ahead."""
    return s.seat < 0 or s.rounds >= root.rounds + LOOK_AHEAD


def worth_to(s: Mangrovia, root: Mangrovia, seat: int) -> float:
    """The lead over the best other as points stand, and the win once it is known."""
    rival = -1
    for p in range(s.players):
        if p != seat:
            rival = max(rival, points_now(s, p))
    edge = min(1.0, max(0.0, 0.5 + (points_now(s, seat) - rival) / CLEAR_LEAD))
    return 0.5 * win_share(s, seat) + 0.5 * edge if s.seat < 0 else edge
