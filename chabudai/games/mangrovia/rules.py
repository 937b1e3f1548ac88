"""The rules of Mangrovia, in the order of docs/rules/mangrovia.md.

The start is in opening.py, cards and amulets in pools.py, building in building.py, points in
scoring.py.
"""

from chabudai.games.mangrovia.building import (
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
from chabudai.games.mangrovia.opening import begin_round
from chabudai.games.mangrovia.pools import (
    can_collect,
    can_draw,
    collect,
    draw_card,
    fill_rows,
    put_back,
    take_open,
)
from chabudai.games.mangrovia.spec import (
    ACTING,
    AMULET,
    AMULETS,
    ANY,
    ANY_LAND,
    BIRDS,
    BIRDS_FLEW,
    BIRDS_SET,
    BOWL_PLACED,
    BOWLS,
    BUILD,
    BUILD_DOUBLE,
    CALLED,
    CARD,
    COLLECT,
    DECK,
    DOUBLE,
    EVERY_LAND,
    FREE,
    FROM_DECK,
    GAME_ENDED,
    HUT,
    KINDS,
    LAND,
    LANDS,
    LAST_ROUND,
    MONEY,
    OFFERS,
    OPEN,
    OVER,
    PAIRS,
    PARTS,
    PAY_AMULETS,
    PAY_CARDS,
    PAYING,
    PERCH,
    PIERS,
    PLACING,
    PUT_BACK,
    PUTTING_BACK,
    SEATS,
    SITE,
    SITES,
    SKIP,
    SKIPPED,
    SPACES,
    SPEND,
    SPEND_AMULET,
    SPEND_LAND,
    TAKE,
    TALISMAN,
    TALISMAN_PASSED,
    THREE,
    TWO,
    Mangrovia,
)
from chabudai.games.mangrovia.trail import forget
from chabudai.kernel.chance import clear, emit, reveal, total_of
from chabudai.kernel.state import Mask

# Moves


def legal(s: Mangrovia, mask: Mask) -> int:
    """Mark the moves open to s.seat; how many."""
    clear(mask)
    if s.phase == PLACING:
        return mark_sites(s, mask)
    if s.phase == ACTING:
        return mark_actions(s, mask)
    if s.phase == PAYING:
        return mark_payments(s, mask)
    if s.phase == PUTTING_BACK:
        return mark_kinds(s.fresh, mask, PUT_BACK, KINDS)
    return 0


def apply(s: Mangrovia, move: int) -> None:
    """Carry out a legal move, up to the next decision."""
    if s.phase == PLACING:
        place_bowl(s, move - SITE)
    elif s.phase == ACTING:
        act(s, move)
    elif s.phase == PAYING:
        pay(s, move)
    else:
        put_back(s, move - PUT_BACK)
        s.phase = ACTING
        end_part(s)


def mark_kinds(counts: list[int], mask: Mask, first: int, kinds: int) -> int:
    """Mark one move for each kind of which there is a card."""
    count = 0
    for kind in range(kinds):
        there = 1 if counts[kind] > 0 else 0
        mask[first + kind] = there
        count += there
    return count


# Phase 1: bowls (MG-10)


def may_place(s: Mangrovia, site: int) -> bool:
    """With 2-3 players the first player's first bowl may not go on 1/12."""
    if site == 0 and s.placed == 0 and BOWLS[s.players] == 2:
        return False
    return s.site[site] == FREE


def mark_sites(s: Mangrovia, mask: Mask) -> int:
    count = 0
    for site in range(SITES):
        if may_place(s, site):
            mask[SITE + site] = 1
            count += 1
    return count


def place_bowl(s: Mangrovia, site: int) -> None:
    """From the first player clockwise; the only site left is taken without asking."""
    while site >= 0:
        s.site[site] = s.seat
        s.placed += 1
        emit(s, BOWL_PLACED, s.seat, site)
        if s.placed == s.players * BOWLS[s.players]:
            sail(s)
            return
        s.seat = (s.first + s.placed) % s.players
        site = only_site(s)


def only_site(s: Mangrovia) -> int:
    """The site that must be taken, -1 where there is a choice."""
    found = -1
    for site in range(SITES):
        if s.site[site] == FREE:
            if found >= 0:
                return -1
            found = site
    return found


# Phase 2: the boat (MG-11)


def bowl_at(s: Mangrovia, pier: int) -> int:
    """Whose bowl stands at a pier: sites are 1/12, 2/11 … 6/7."""
    return s.site[pier - 1 if pier <= SITES else PIERS - pier]


def offer(s: Mangrovia) -> int:
    """What the part that is due allows; MG-9: pier 5 is settled by the first card."""
    kinds = OFFERS[s.pier][s.part]
    return s.settled if s.settled else kinds


def sail(s: Mangrovia) -> None:
    """To the next part that could be done as far as all can see; after pier 12 the round ends."""
    while s.pier <= PIERS:
        while s.pier > 0 and s.part < PARTS and OFFERS[s.pier][s.part] != 0:
            if is_possible(s, offer(s)):
                s.phase = ACTING
                return
            s.part += 1
        s.part = 0
        s.settled = 0
        s.pier = next_pier(s, s.pier + 1)
        if s.pier <= PIERS:
            s.seat = bowl_at(s, s.pier)
            emit(s, CALLED, s.seat, s.pier)
    end_round(s)


def next_pier(s: Mangrovia, pier: int) -> int:
    """The next pier with a player's bowl, or the one after the last."""
    while pier <= PIERS and not 0 <= bowl_at(s, pier) < SEATS:
        pier += 1
    return pier


def is_possible(s: Mangrovia, kinds: int) -> bool:
    """Could the seat do such a part, judged by what everybody sees?"""
    if kinds & OPEN and total_of(s.row[CARD]) + total_of(s.row[LAND]) > 0:
        return True
    if kinds & DECK and (can_draw(s, CARD) or can_draw(s, LAND)):
        return True
    if kinds & AMULETS and can_collect(s):
        return True
    if kinds & HUT and has_means(s):
        return True
    return kinds & BIRDS != 0


def has_means(s: Mangrovia) -> bool:
    """A hut, something for a landscape and something for a price, by public numbers."""
    p = s.seat
    if s.supply[p] == 0 or s.held[LAND][p] + s.helper[p][ANY - THREE] == 0:
        return False
    means = s.held[CARD][p] + s.held[AMULET][p] + total_of(s.start_card[p])
    return means + s.helper[p][0] + s.helper[p][TWO - THREE] > 0


def mark_actions(s: Mangrovia, mask: Mask) -> int:
    """MG-11: any part may be skipped."""
    kinds = offer(s)
    mask[SKIP] = 1
    count = 1
    if kinds & OPEN:
        count += mark_kinds(s.row[CARD], mask, TAKE, KINDS)
        count += mark_kinds(s.row[LAND], mask, TAKE + KINDS, LANDS)
    if kinds & DECK:
        for pool in range(2):
            if can_draw(s, pool):
                mask[FROM_DECK + pool] = 1
                count += 1
    if kinds & AMULETS and can_collect(s):
        mask[COLLECT] = 1
        count += 1
    if kinds & HUT:
        count += mark_spaces(s, mask, kinds & DOUBLE)
    if kinds & BIRDS:
        count += mark_pairs(s, mask)
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
                    lands += s.hand[LAND][p][land]
            sums = sums_cards if s.pay[space] == PAY_CARDS else sums_amulets
            if lands > 0 and sums >> s.price[space] & 1:
                mask[BUILD + space] = 1
                count += 1
            if two and lands > 1 and can_double(s, space) and sums >> price_of(s, space, 1) & 1:
                mask[BUILD_DOUBLE + space] = 1
                count += 1
    return count


def mark_pairs(s: Mangrovia, mask: Mask) -> int:
    """MG-11: two different landscapes; leaving the birds is a skip."""
    count = 0
    for pair in range(len(PAIRS)):
        if PAIRS[pair] != s.birds:
            mask[PERCH + pair] = 1
            count += 1
    return count


def act(s: Mangrovia, move: int) -> None:
    kinds = OFFERS[s.pier][s.part]
    if move == SKIP:
        emit(s, SKIPPED, s.seat, s.pier)
        skip_part(s)
        return
    if move < TAKE + KINDS:
        take_open(s, CARD, move - TAKE)
    elif move < FROM_DECK:
        take_open(s, LAND, move - TAKE - KINDS)
    elif move < COLLECT:
        draw_card(s, move - FROM_DECK)
    elif move == COLLECT:
        collect(s)
    elif move < BUILD_DOUBLE:
        begin_building(s, move - BUILD, 0)
    elif move < SPEND:
        begin_building(s, move - BUILD_DOUBLE, 1)
    else:
        s.birds = PAIRS[move - PERCH]
        emit(s, BIRDS_SET, s.seat, s.birds)
    if kinds == OPEN | DECK:
        s.settled = OPEN if move < FROM_DECK else DECK  # MG-9
    end_part(s)


def skip_part(s: Mangrovia) -> None:
    """A skip passes over like parts too: to take one of two is to take it and skip the rest."""
    kinds = OFFERS[s.pier][s.part]
    while s.part < PARTS and OFFERS[s.pier][s.part] == kinds:
        s.part += 1
    sail(s)


def end_part(s: Mangrovia) -> None:
    if s.phase == ACTING:
        s.part += 1
        sail(s)


def mark_payments(s: Mangrovia, mask: Mask) -> int:
    """Landscapes first, then what still reaches the exact price."""
    count = 0
    if s.due_lands > 0:
        for land in range(ANY_LAND + 1):
            if land_money(s, s.seat, s.space, land) > 0:
                mask[SPEND_LAND + land] = 1
                count += 1
    else:
        first = SPEND if s.pay[s.space] == PAY_CARDS else SPEND_AMULET
        for coin in range(MONEY[s.pay[s.space]]):
            if can_pay_coin(s, coin):
                mask[first + coin] = 1
                count += 1
    if count == 0:
        mask[SKIP] = 1  # only in a world imagined while somebody else pays
        count = 1
    return count


def pay(s: Mangrovia, move: int) -> None:
    mind_secrets(s)
    if move == SKIP:
        s.space = -1
        s.twice = 0
        s.due = 0
        s.due_lands = 0
        s.phase = ACTING
    elif move >= SPEND_LAND:
        pay_land(s, move - SPEND_LAND)
    else:
        pay_coin(s, move - (SPEND_AMULET if move >= SPEND_AMULET else SPEND))
    if s.phase == PAYING:
        pay_what_is_clear(s)
    end_part(s)


# Phase 3 (MG-20) and the end


def end_round(s: Mangrovia) -> None:
    """MG-20, MG-21, MG-27: the next round, or the end."""
    if s.last or s.rounds >= LAST_ROUND:
        end_game(s)
        return
    if s.site[0] >= 0:
        s.first = s.site[0]
        emit(s, TALISMAN, s.first)
    else:
        s.first = (s.first + s.players - 1) % s.players
        s.birds = EVERY_LAND - s.birds
        emit(s, TALISMAN_PASSED, s.first)
        emit(s, BIRDS_FLEW, -1, s.birds)
    fill_rows(s)
    begin_round(s)


def end_game(s: Mangrovia) -> None:
    """MG-25: all amulets are shown."""
    for p in range(s.players):
        for kind in range(KINDS):
            s.known[AMULET][p][kind] = s.hand[AMULET][p][kind]
    forget(s, AMULET)
    reveal(s)
    s.phase = OVER
    s.pier = 0
    s.seat = -1
    emit(s, GAME_ENDED)
