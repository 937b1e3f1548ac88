"""Building and paying (MG-15 to MG-18, MG-32, MG-33).

All sums that a purse can make are bits of one whole number: bit n is set if exactly n can be paid.
"""

from chabudai.games.mangrovia.rules.pools import hidden_in_hand, show
from chabudai.games.mangrovia.spec import (
    ANY,
    ANY_LAND,
    EVERY_LAND,
    GOD,
    KINDS,
    LANDS,
    LOWEST_SPECIAL,
    MONEY,
    NO_STONE,
    PAY_CARDS,
    SUMS,
    THREE,
    WORTH,
    Area,
    Event,
    Mangrovia,
    Phase,
    Pool,
)
from chabudai.kernel.chance import emit, reveal

HELPER_OF = (0, 1)  # the helper that pays a price in cards, in amulets


# What a seat can pay


def money(s: Mangrovia, seat: int, pay: int, coin: int) -> int:
    """How many of one sort a seat has of what pays such a price."""
    if coin == MONEY[pay] - 1:
        return s.helper[seat][HELPER_OF[pay]]
    if pay == PAY_CARDS:
        if coin < KINDS:
            return s.hand[Pool.CARD][seat][coin]
        return s.start_card[seat][coin - KINDS]
    return s.hand[Pool.AMULET][seat][coin]


def sums_without(s: Mangrovia, seat: int, pay: int, apart: int) -> int:
    """All sums that can be paid exactly when one of the sort `apart` (-1: none) is left out."""
    sums = 1
    for coin in range(MONEY[pay]):
        count = money(s, seat, pay, coin) - (1 if coin == apart else 0)
        for _ in range(count):
            sums |= sums << WORTH[pay][coin]
            sums &= SUMS
    return sums


def payable_sums(s: Mangrovia, seat: int, pay: int) -> int:
    return sums_without(s, seat, pay, -1)


def is_only_way(s: Mangrovia, seat: int, pay: int, price: int) -> bool:
    """Is there just one way to pay a price? Bits of `twice` are sums with more than one."""
    once = 1
    twice = 0
    for coin in range(MONEY[pay]):
        worth = WORTH[pay][coin]
        more_once = once
        more_twice = twice
        for n in range(1, money(s, seat, pay, coin) + 1):
            moved = (once << (n * worth)) & SUMS if n * worth < 62 else 0
            moved_twice = (twice << (n * worth)) & SUMS if n * worth < 62 else 0
            more_twice |= moved_twice | (more_once & moved)
            more_once |= moved
        once = more_once
        twice = more_twice
    return (once >> price) & 1 == 1 and (twice >> price) & 1 == 0


def land_money(s: Mangrovia, seat: int, space: int, land: int) -> int:
    """MG-15, MG-18, MG-33: how many cards of a landscape, or tiles for it, can pay for a space."""
    if land == ANY_LAND:
        return s.helper[seat][ANY - THREE]
    if (s.lands[space] & s.birds) >> land & 1:
        return s.hand[Pool.LAND][seat][land]
    return 0


def payable_lands(s: Mangrovia, seat: int, space: int) -> int:
    """How many landscape cards a seat could pay for a space."""
    count = 0
    for land in range(LANDS + 1):
        count += land_money(s, seat, space, land)
    return count


def lands_at_hand(s: Mangrovia, seat: int) -> int:
    """MG-15, MG-33: the landscapes that a seat can pay with as the birds sit, as a sum of bits."""
    if s.helper[seat][ANY - THREE] > 0:
        return EVERY_LAND
    lands = 0
    for land in range(LANDS):
        if s.hand[Pool.LAND][seat][land] > 0:
            lands |= 1 << land
    return lands & s.birds


def can_double(s: Mangrovia, space: int) -> bool:
    """MG-17: not in the stone or special area, nor on amulet spaces."""
    return s.area[space] == Area.PLAIN


def price_of(s: Mangrovia, space: int, twice: int) -> int:
    return s.price[space] * (1 + twice)


# Paying


def begin_building(s: Mangrovia, space: int, twice: int) -> None:
    """MG-9, MG-15: a building begun is paid in full."""
    s.phase = Phase.PAYING
    s.space = space
    s.twice = twice
    s.due = price_of(s, space, twice)
    s.due_lands = 1 + twice
    emit(s, Event.BUILDING, s.seat, space, twice)
    mind_secrets(s)
    pay_what_is_clear(s)


def mind_secrets(s: Mangrovia) -> None:
    """What can be paid, and in how many ways, tells of the hidden cards."""
    pool = Pool.CARD if s.pay[s.space] == PAY_CARDS else Pool.AMULET
    if hidden_in_hand(s, Pool.LAND, s.seat) > 0 or hidden_in_hand(s, pool, s.seat) > 0:
        reveal(s)


def pay_what_is_clear(s: Mangrovia) -> None:
    """Where just one way of paying is left it is done at once; a paid hut is built."""
    if s.due_lands > 0 and has_one_landscape(s):
        while s.due_lands > 0:
            pay_land(s, first_land(s))
    if s.due_lands == 0 and s.due > 0 and is_only_way(s, s.seat, s.pay[s.space], s.due):
        while s.due > 0:
            pay_coin(s, first_coin(s))
    if s.due_lands == 0 and s.due == 0:
        raise_hut(s)


def has_one_landscape(s: Mangrovia) -> bool:
    """Just one sort of landscape payment, or no more than are needed."""
    sorts = 0
    count = 0
    for land in range(LANDS + 1):
        cards = land_money(s, s.seat, s.space, land)
        count += cards
        sorts += 1 if cards > 0 else 0
    return count >= s.due_lands and (sorts == 1 or count == s.due_lands)


def first_land(s: Mangrovia) -> int:
    land = 0
    while land_money(s, s.seat, s.space, land) == 0:
        land += 1
    return land


def can_pay_coin(s: Mangrovia, coin: int) -> bool:
    """Can the exact price still be reached after this one?"""
    pay = s.pay[s.space]
    rest = s.due - WORTH[pay][coin]
    if rest < 0 or money(s, s.seat, pay, coin) == 0:
        return False
    return sums_without(s, s.seat, pay, coin) >> rest & 1 == 1


def first_coin(s: Mangrovia) -> int:
    coin = 0
    while not can_pay_coin(s, coin):
        coin += 1
    return coin


def pay_land(s: Mangrovia, land: int) -> None:
    s.due_lands -= 1
    if land == ANY_LAND:
        pay_helper(s, ANY - THREE)
    else:
        show(s, Pool.LAND, s.seat, land)
        emit(s, Event.PAID_LAND, s.seat, land)


def pay_coin(s: Mangrovia, coin: int) -> None:
    pay = s.pay[s.space]
    s.due -= WORTH[pay][coin]
    if coin == MONEY[pay] - 1:
        pay_helper(s, HELPER_OF[pay])
    elif pay != PAY_CARDS:
        show(s, Pool.AMULET, s.seat, coin)
        emit(s, Event.PAID_AMULET, s.seat, coin)
    elif coin < KINDS:
        show(s, Pool.CARD, s.seat, coin)
        emit(s, Event.PAID_CARD, s.seat, coin)
    else:
        s.start_card[s.seat][coin - KINDS] -= 1  # MG-13: it leaves the game
        emit(s, Event.PAID_START, s.seat, coin - KINDS)


def pay_helper(s: Mangrovia, helper: int) -> None:
    """MG-32: a helper that is spent leaves the game."""
    s.helper[s.seat][helper] -= 1
    emit(s, Event.PAID_HELPER, s.seat, THREE + helper)


# Building


def raise_hut(s: Mangrovia) -> None:
    """MG-16, MG-17: the hut stands, and scores what is printed."""
    p = s.seat
    space = s.space
    number = 1 + s.twice
    s.owner[space] = p
    s.huts[space] = number
    s.supply[p] -= number
    s.printed[p] += s.points[space] * number
    emit(s, Event.BUILT_DOUBLE if s.twice else Event.BUILT, p, space, s.points[space] * number)
    if s.area[space] == Area.ISLAND:
        s.track[p] += 1
    if s.area[space] == Area.SPECIAL:
        lay_special(s, space)
        emit(s, Event.LAID_SPECIAL, p, s.tile[space])
    if s.area[space] == Area.STONE and s.tile[space] != NO_STONE:
        take_stone(s, space)
    if s.supply[p] == 0:
        s.last = 1  # MG-21
        emit(s, Event.LAST_HUT, p)
    s.space = -1
    s.twice = 0
    s.phase = Phase.ACTING


def lay_special(s: Mangrovia, space: int) -> None:
    """MG-16: the lowest tile left goes under the hut."""
    s.tile[space] = LOWEST_SPECIAL + s.specials
    s.specials += 1


def take_stone(s: Mangrovia, space: int) -> None:
    """MG-30: the builder takes the tile."""
    tile = s.tile[space]
    s.tile[space] = NO_STONE
    if tile < THREE:
        s.god[tile - GOD] = s.seat
    else:
        s.helper[s.seat][tile - THREE] += 1
    emit(s, Event.TOOK_STONE, s.seat, tile)
