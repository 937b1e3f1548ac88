"""The fourteen landscapes A to N (MM-30 to MM-34): when they are open and what they do.

A is part of laying a card (`skip`), J and E are plays of their own way; see plays.
"""

from chabudai.games.momiji.rules.abilities import (
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
from chabudai.games.momiji.rules.garden import (
    draw_fresh,
    fill_if_empty,
    gain,
    keep_fresh,
    take_column,
)
from chabudai.games.momiji.rules.piles import put_pile_at
from chabudai.games.momiji.rules.plays import can_pay_for, can_start_j
from chabudai.games.momiji.rules.turn import (
    begin_count,
    has_effect,
    main_done,
    may_use_now,
    other_done,
    spend_landscape,
)
from chabudai.games.momiji.spec import (
    D_CARDS,
    GIFT,
    N_CARDS,
    WITH_ANY,
    Done,
    Landscape,
    Momiji,
    Move,
    Phase,
    Reason,
    Way,
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
        if not s.spent[s.seat][i] and not mask[Move.USE + letter] and is_usable(s, letter):
            count += allow(mask, Move.USE + letter)
    return count


def is_usable(s: Momiji, letter: int) -> bool:
    """May it be used at this moment of the turn?"""
    if s.main:
        return may_use_now(s, letter)
    if not can_pay_for(s, s.seat, letter):
        return False
    if letter == Landscape.B:
        return has_two_columns(s)
    if letter == Landscape.K:
        return has_effect(s, letter)
    if s.phase != Phase.MAIN:
        return False  # MM-15: a refill was paid, a collect must follow
    if letter == Landscape.J:
        return can_start_j(s)
    return (letter == Landscape.D or WITH_ANY[letter] == 1) and has_effect(s, letter)


def use_landscape(s: Momiji, letter: int) -> None:
    spend_landscape(s, letter)
    begin_count(s)
    if letter == Landscape.B:
        s.phase = Phase.TWO_COLUMNS
    elif letter == Landscape.C:
        gain(s, s.seat, GIFT, Reason.LANDSCAPE)
        s.settled = 0
        go_on_reordering(s)
    elif letter == Landscape.D:
        draw_fresh(s, s.seat, D_CARDS)
        s.phase = Phase.DRAWN
    elif letter == Landscape.E or letter == Landscape.J:
        s.way = Way.E if letter == Landscape.E else Way.J
        s.just = Done.NOTHING
        s.phase = Phase.LAYING
        reveal(s)  # the hand has a card for it
    elif letter == Landscape.F:
        s.phase = Phase.TOP_TAKING
    elif letter == Landscape.G:
        s.phase = Phase.DISCARD_TAKING
    else:
        use_later_landscape(s, letter)


def use_later_landscape(s: Momiji, letter: int) -> None:
    if letter == Landscape.H:
        s.phase = Phase.TOKEN_BUYING
    elif letter == Landscape.I:
        s.phase = Phase.COLUMN_TAKING
    elif letter == Landscape.K:
        s.phase = Phase.TOPS_TAKING
    elif letter == Landscape.L:
        gain(s, s.seat, GIFT, Reason.LANDSCAPE)
        s.phase = Phase.SHEDDING
        go_on_shedding(s)
    elif letter == Landscape.M:
        s.phase = Phase.TUCKING
    elif letter == Landscape.N:
        s.turning = N_CARDS
        go_on_turning(s)


def mark_landscape_moves(s: Momiji, mask: Mask) -> int:
    """Mark the moves of a landscape that is being carried out."""
    if s.phase == Phase.TWO_COLUMNS:
        return mark_two_columns(s, mask)
    if s.phase == Phase.DRAWN:
        return mark_fresh(s, mask)
    if s.phase == Phase.REORDERING:
        return mark_reordering(s, mask)
    if s.phase == Phase.TOP_TAKING or s.phase == Phase.TOPS_TAKING:
        return mark_tops(s, mask)
    if s.phase == Phase.DISCARD_TAKING:
        return mark_discards(s, mask)
    if s.phase == Phase.TOKEN_BUYING or s.phase == Phase.TOKEN_SWAPPING:
        return mark_tokens(s, mask)
    if s.phase == Phase.COLUMN_TAKING:
        return mark_columns(s, mask)
    if s.phase == Phase.SHEDDING:
        return mark_kinds(s.hand[s.seat], mask, Move.DISCARD) + allow(mask, Move.FINISH)
    if s.phase == Phase.TUCKING:
        count = mark_kinds(s.hand[s.seat], mask, Move.TUCK)
        return count + (allow(mask, Move.FINISH) if s.count > 0 else 0)
    if s.phase == Phase.TUCKING_UNDER:
        return mark_open_piles(s, mask)
    return mark_turning(s, mask)


def apply_landscape_move(s: Momiji, move: int) -> None:
    if s.phase == Phase.TWO_COLUMNS:
        take_one_of_two(s, move - Move.COLLECT)
    elif s.phase == Phase.DRAWN:
        keep_fresh(s, s.seat, move - Move.DISCARD)
        fill_if_empty(s)
        main_done(s, Done.COLLECTED)
    elif s.phase == Phase.REORDERING:
        put_pile_at(s, s.seat, move - Move.PILE, s.settled)
        s.settled += 1
        go_on_reordering(s)
    elif s.phase == Phase.TOP_TAKING:
        take_with_gift(s, move - Move.TOP)
    elif s.phase == Phase.TOPS_TAKING:
        take_tops(s, move)
    elif s.phase == Phase.DISCARD_TAKING:
        take_discard(s, move - Move.TAKE)
    elif s.phase == Phase.TOKEN_BUYING or s.phase == Phase.TOKEN_SWAPPING:
        take_token(s, move)
    elif s.phase == Phase.COLUMN_TAKING:
        take_column(s, s.seat, move - Move.COLLECT)
        fill_if_empty(s)
        other_done(s)
    elif s.phase == Phase.SHEDDING:
        shed(s, move)
    elif s.phase == Phase.TUCKING:
        choose_tuck(s, move)
    elif s.phase == Phase.TUCKING_UNDER:
        tuck(s, move - Move.PILE)
    else:
        place_turned(s, move)
