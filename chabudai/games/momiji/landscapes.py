"""The fourteen landscapes A to N (MM-30 to MM-34): when they are open and what they do.

A is part of laying a card (`skip`), J and E are plays of their own way; see plays.
"""

from chabudai.games.momiji.abilities import (
    allow,
    choose_tuck,
    go_on_reordering,
    go_on_shedding,
    go_on_turning,
    has_two_columns,
    mark_columns,
    mark_discards,
    mark_fresh,
    mark_kinds,
    mark_open_piles,
    mark_reordering,
    mark_tokens,
    mark_tops,
    mark_turning,
    mark_two_columns,
    place_turned,
    shed,
    take_discard,
    take_one_of_two,
    take_token,
    take_tops,
    take_with_gift,
    tuck,
)
from chabudai.games.momiji.garden import (
    draw_fresh,
    fill_if_empty,
    gain,
    take_column,
)
from chabudai.games.momiji.piles import put_pile_at
from chabudai.games.momiji.plays import can_pay_for, can_start_j
from chabudai.games.momiji.spec import (
    BY_E,
    BY_J,
    COLLECT,
    COLUMN_TAKING,
    D_CARDS,
    DISCARD,
    DISCARD_TAKING,
    DRAWN,
    FINISH,
    FOR_LANDSCAPE,
    GIFT,
    LAND_B,
    LAND_C,
    LAND_D,
    LAND_E,
    LAND_F,
    LAND_G,
    LAND_H,
    LAND_I,
    LAND_J,
    LAND_K,
    LAND_L,
    LAND_M,
    LAND_N,
    LAYING,
    MAIN,
    N_CARDS,
    NOTHING,
    PILE,
    REORDERING,
    SHEDDING,
    TAKE,
    TOKEN_BUYING,
    TOKEN_SWAPPING,
    TOP,
    TOP_TAKING,
    TOPS_TAKING,
    TUCK,
    TUCKING,
    TUCKING_UNDER,
    TWO_COLUMNS,
    USE,
    WITH_ANY,
    Momiji,
)
from chabudai.games.momiji.turn import (
    begin_count,
    has_effect,
    may_use_now,
    other_done,
    spend_landscape,
)
from chabudai.kernel.chance import reveal
from chabudai.kernel.state import Mask

# Which landscapes are open


def mark_landscapes(s: Momiji, mask: Mask) -> int:
    """Mark the landscapes that may be used now."""
    count = 0
    if s.used or s.acorns[s.seat] < 1:
        return 0
    for i in range(s.lands[s.seat]):
        letter = s.land[s.seat][i]
        if not s.spent[s.seat][i] and not mask[USE + letter] and is_usable(s, letter):
            count += allow(mask, USE + letter)
    return count


def is_usable(s: Momiji, letter: int) -> bool:
    """May it be used at this moment of the turn?"""
    if s.main:
        return may_use_now(s, letter)
    if not can_pay_for(s, s.seat, letter):
        return False
    if letter == LAND_B:
        return has_two_columns(s)
    if letter == LAND_K:
        return has_effect(s, letter)
    if s.phase != MAIN:
        return False  # MM-15: a refill was paid, a collect must follow
    if letter == LAND_J:
        return can_start_j(s)
    return (letter == LAND_D or WITH_ANY[letter] == 1) and has_effect(s, letter)


def use_landscape(s: Momiji, letter: int) -> None:
    spend_landscape(s, letter)
    begin_count(s)
    if letter == LAND_B:
        s.phase = TWO_COLUMNS
    elif letter == LAND_C:
        gain(s, s.seat, GIFT, FOR_LANDSCAPE)
        s.settled = 0
        go_on_reordering(s)
    elif letter == LAND_D:
        draw_fresh(s, s.seat, D_CARDS)
        s.phase = DRAWN
    elif letter == LAND_E or letter == LAND_J:
        s.way = BY_E if letter == LAND_E else BY_J
        s.just = NOTHING
        s.phase = LAYING
        reveal(s)  # the hand has a card for it
    elif letter == LAND_F:
        s.phase = TOP_TAKING
    elif letter == LAND_G:
        s.phase = DISCARD_TAKING
    else:
        use_later_landscape(s, letter)


def use_later_landscape(s: Momiji, letter: int) -> None:
    if letter == LAND_H:
        s.phase = TOKEN_BUYING
    elif letter == LAND_I:
        s.phase = COLUMN_TAKING
    elif letter == LAND_K:
        s.phase = TOPS_TAKING
    elif letter == LAND_L:
        gain(s, s.seat, GIFT, FOR_LANDSCAPE)
        s.phase = SHEDDING
        go_on_shedding(s)
    elif letter == LAND_M:
        s.phase = TUCKING
    elif letter == LAND_N:
        s.turning = N_CARDS
        go_on_turning(s)


def mark_landscape_moves(s: Momiji, mask: Mask) -> int:
    """Mark the moves of a landscape that is being carried out."""
    if s.phase == TWO_COLUMNS:
        return mark_two_columns(s, mask)
    if s.phase == DRAWN:
        return mark_fresh(s, mask)
    if s.phase == REORDERING:
        return mark_reordering(s, mask)
    if s.phase == TOP_TAKING or s.phase == TOPS_TAKING:
        return mark_tops(s, mask)
    if s.phase == DISCARD_TAKING:
        return mark_discards(s, mask)
    if s.phase == TOKEN_BUYING or s.phase == TOKEN_SWAPPING:
        return mark_tokens(s, mask)
    if s.phase == COLUMN_TAKING:
        return mark_columns(s, mask)
    if s.phase == SHEDDING:
        return mark_kinds(s.hand[s.seat], mask, DISCARD) + allow(mask, FINISH)
    if s.phase == TUCKING:
        count = mark_kinds(s.hand[s.seat], mask, TUCK)
        return count + (allow(mask, FINISH) if s.count > 0 else 0)
    if s.phase == TUCKING_UNDER:
        return mark_open_piles(s, mask)
    return mark_turning(s, mask)


def apply_landscape_move(s: Momiji, move: int) -> None:
    if s.phase == TWO_COLUMNS:
        take_one_of_two(s, move - COLLECT)
    elif s.phase == REORDERING:
        put_pile_at(s, s.seat, move - PILE, s.settled)
        s.settled += 1
        go_on_reordering(s)
    elif s.phase == TOP_TAKING:
        take_with_gift(s, move - TOP)
    elif s.phase == TOPS_TAKING:
        take_tops(s, move)
    elif s.phase == DISCARD_TAKING:
        take_discard(s, move - TAKE)
    elif s.phase == TOKEN_BUYING or s.phase == TOKEN_SWAPPING:
        take_token(s, move)
    elif s.phase == COLUMN_TAKING:
        take_column(s, s.seat, move - COLLECT)
        fill_if_empty(s)
        other_done(s)
    elif s.phase == SHEDDING:
        shed(s, move)
    elif s.phase == TUCKING:
        choose_tuck(s, move)
    elif s.phase == TUCKING_UNDER:
        tuck(s, move - PILE)
    else:
        place_turned(s, move)
