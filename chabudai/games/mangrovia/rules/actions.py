"""What a pier offers, part by part (MG-11 to MG-17): which moves are open, and doing one."""

from chabudai.games.mangrovia.rules.boat import end_part, offer, skip_part
from chabudai.games.mangrovia.rules.building import (
    begin_building,
    can_double,
    can_pay_coin,
    land_money,
    mind_secrets,
    pay_coin,
    pay_land,
    pay_what_is_clear,
    payable_sums,
    price_of,
)
from chabudai.games.mangrovia.rules.pools import (
    can_collect,
    can_draw,
    collect,
    draw_card,
    take_open,
)
from chabudai.games.mangrovia.spec import (
    ANY,
    ANY_LAND,
    FREE,
    KINDS,
    LANDS,
    MONEY,
    OFFERS,
    PAIRS,
    PAY_AMULETS,
    PAY_CARDS,
    SPACES,
    THREE,
    Event,
    Mangrovia,
    Move,
    Offer,
    Phase,
    Pool,
)
from chabudai.kernel.chance import emit
from chabudai.kernel.state import Mask


def mark_actions(s: Mangrovia, mask: Mask) -> int:
    """MG-11: any part may be skipped."""
    kinds = offer(s)
    mask[Move.SKIP] = 1
    count = 1
    if kinds & Offer.OPEN:
        count += mark_kinds(s.row[Pool.CARD], mask, Move.TAKE, KINDS)
        count += mark_kinds(s.row[Pool.LAND], mask, Move.TAKE + KINDS, LANDS)
    if kinds & Offer.DECK:
        for pool in range(2):
            if can_draw(s, pool):
                mask[Move.FROM_DECK + pool] = 1
                count += 1
    if kinds & Offer.AMULETS and can_collect(s):
        mask[Move.COLLECT] = 1
        count += 1
    if kinds & Offer.HUT:
        count += mark_spaces(s, mask, kinds & Offer.DOUBLE)
    if kinds & Offer.BIRDS:
        count += mark_pairs(s, mask)
    return count


def mark_kinds(counts: list[int], mask: Mask, first: int, kinds: int) -> int:
    """Mark one move for each kind of which there is a card."""
    count = 0
    for kind in range(kinds):
        there = 1 if counts[kind] > 0 else 0
        mask[first + kind] = there
        count += there
    return count


def mark_spaces(s: Mangrovia, mask: Mask, doubles: int) -> int:
    """MG-15, MG-17: the spaces that can be paid exactly."""
    p = s.seat
    if s.supply[p] == 0:
        return 0
    sums_cards = payable_sums(s, p, PAY_CARDS)
    sums_amulets = payable_sums(s, p, PAY_AMULETS)
    tiles = s.helper[p][ANY - THREE]
    two = doubles and s.supply[p] >= 2
    count = 0
    for space in range(SPACES):
        if s.owner[space] == FREE:
            lands = tiles
            for land in range(LANDS):
                if (s.lands[space] & s.birds) >> land & 1:
                    lands += s.hand[Pool.LAND][p][land]
            sums = sums_cards if s.pay[space] == PAY_CARDS else sums_amulets
            if lands > 0 and sums >> s.price[space] & 1:
                mask[Move.BUILD + space] = 1
                count += 1
            if two and lands > 1 and can_double(s, space) and sums >> price_of(s, space, 1) & 1:
                mask[Move.BUILD_DOUBLE + space] = 1
                count += 1
    return count


def mark_pairs(s: Mangrovia, mask: Mask) -> int:
    """MG-11: two different landscapes; leaving the birds is a skip."""
    count = 0
    for pair in range(len(PAIRS)):
        if PAIRS[pair] != s.birds:
            mask[Move.PERCH + pair] = 1
            count += 1
    return count


def act(s: Mangrovia, move: int) -> None:
    kinds = OFFERS[s.pier][s.part]
    if move == Move.SKIP:
        emit(s, Event.SKIPPED, s.seat, s.pier)
        skip_part(s)
        return
    if move < Move.TAKE + KINDS:
        take_open(s, Pool.CARD, move - Move.TAKE)
    elif move < Move.FROM_DECK:
        take_open(s, Pool.LAND, move - Move.TAKE - KINDS)
    elif move < Move.COLLECT:
        draw_card(s, move - Move.FROM_DECK)
    elif move == Move.COLLECT:
        collect(s)
    elif move < Move.BUILD_DOUBLE:
        begin_building(s, move - Move.BUILD, 0)
    elif move < Move.SPEND:
        begin_building(s, move - Move.BUILD_DOUBLE, 1)
    else:
        s.birds = PAIRS[move - Move.PERCH]
        emit(s, Event.BIRDS_SET, s.seat, s.birds)
    if kinds == Offer.OPEN | Offer.DECK:
        s.settled = Offer.OPEN if move < Move.FROM_DECK else Offer.DECK  # MG-9
    end_part(s)


def mark_payments(s: Mangrovia, mask: Mask) -> int:
    """Landscapes first, then what still reaches the exact price."""
    count = 0
    if s.due_lands > 0:
        for land in range(ANY_LAND + 1):
            if land_money(s, s.seat, s.space, land) > 0:
                mask[Move.SPEND_LAND + land] = 1
                count += 1
    else:
        first = Move.SPEND if s.pay[s.space] == PAY_CARDS else Move.SPEND_AMULET
        for coin in range(MONEY[s.pay[s.space]]):
            if can_pay_coin(s, coin):
                mask[first + coin] = 1
                count += 1
    if count == 0:
        mask[Move.SKIP] = 1  # only in a world imagined while somebody else pays
        count = 1
    return count


def pay(s: Mangrovia, move: int) -> None:
    mind_secrets(s)
    if move == Move.SKIP:
        s.space = -1
        s.twice = 0
        s.due = 0
        s.due_lands = 0
        s.phase = Phase.ACTING
    elif move >= Move.SPEND_LAND:
        pay_land(s, move - Move.SPEND_LAND)
    else:
        pay_coin(s, move - (Move.SPEND_AMULET if move >= Move.SPEND_AMULET else Move.SPEND))
    if s.phase == Phase.PAYING:
        pay_what_is_clear(s)
    end_part(s)
