"""What each landscape does once it is paid for (MM-30 to MM-33), letter by letter."""

from chabudai.games.momiji.rules.garden import (
    add_to_garden,
    column_taken,
    discard,
    fill_if_empty,
    gain,
    leave_hand,
    off_deck,
    take_column,
    take_openly,
    take_top,
)
from chabudai.games.momiji.rules.objectives import activate, may_activate
from chabudai.games.momiji.rules.piles import fits, is_closing, lay, would_differ
from chabudai.games.momiji.rules.turn import any_available, main_done, other_done, pay_bonus
from chabudai.games.momiji.spec import (
    ALL_TOKENS,
    AVAILABLE,
    B_LIMIT,
    GIFT,
    K_CARDS,
    KINDS,
    M_CARDS,
    MOST_TYPES,
    NEW,
    OWNED,
    TYPES,
    Done,
    Event,
    Momiji,
    Move,
    Phase,
    Reason,
)
from chabudai.kernel.chance import emit
from chabudai.kernel.state import Mask


def allow(mask: Mask, move: int) -> int:
    mask[move] = 1
    return 1


def mark_kinds(pile: list[int], mask: Mask, first: int) -> int:
    """Mark one move for each kind in a pile of counts."""
    count = 0
    for kind in range(KINDS):
        held = 1 if pile[kind] > 0 else 0
        mask[first + kind] |= held
        count += held
    return count


# B: two columns, together at most four cards


def mark_columns(s: Momiji, mask: Mask) -> int:
    count = 0
    for t in range(TYPES):
        if s.height[t] > 0:
            count += allow(mask, Move.COLLECT + t)
    return count


def has_partner(s: Momiji, t: int) -> bool:
    for other in range(TYPES):
        if other != t and 0 < s.height[other] <= B_LIMIT - s.height[t]:
            return True
    return False


def has_two_columns(s: Momiji) -> bool:
    for t in range(TYPES):
        if s.height[t] > 0 and has_partner(s, t):
            return True
    return False


def mark_two_columns(s: Momiji, mask: Mask) -> int:
    count = 0
    for t in range(TYPES):
        if s.height[t] > 0:
            if has_partner(s, t) if s.count == 0 else s.height[t] <= B_LIMIT - s.count:
                count += allow(mask, Move.COLLECT + t)
    return count


def take_one_of_two(s: Momiji, t: int) -> None:
    is_first = s.count == 0
    s.count = s.height[t]
    take_column(s, s.seat, t)
    if not is_first:
        column_taken(s)
        main_done(s, Done.COLLECTED)


# D: cards off the deck, one of them discarded


def mark_fresh(s: Momiji, mask: Mask) -> int:
    return mark_kinds(s.fresh, mask, Move.DISCARD)


# C: the order of the piles


def go_on_reordering(s: Momiji) -> None:
    """Choose the next pile from the left until one is left over."""
    if s.settled < s.piles[s.seat] - 1:
        s.phase = Phase.REORDERING
    else:
        s.settled = 0
        emit(s, Event.REORDERED, s.seat)
        other_done(s)


def mark_reordering(s: Momiji, mask: Mask) -> int:
    count = 0
    for i in range(s.settled, s.piles[s.seat]):
        count += allow(mask, Move.PILE + i)
    return count


# F and K: tops of columns


def mark_tops(s: Momiji, mask: Mask) -> int:
    count = 0
    for t in range(TYPES):
        if s.height[t] > 0 and not s.mixed & (1 << t):
            count += allow(mask, Move.TOP + t)
    if s.phase == Phase.TOPS_TAKING and s.count > 0:
        count += allow(mask, Move.FINISH)
    return count


def take_with_gift(s: Momiji, t: int) -> None:
    """F: the top of a column, and two acorns."""
    take_top(s, s.seat, t)
    gain(s, s.seat, GIFT, Reason.LANDSCAPE)
    fill_if_empty(s)
    other_done(s)


def take_tops(s: Momiji, move: int) -> None:
    """K: up to three tops of different columns."""
    if move != Move.FINISH:
        take_top(s, s.seat, move - Move.TOP)
        s.mixed |= 1 << (move - Move.TOP)
        s.count += 1
    if move == Move.FINISH or s.count == K_CARDS or not has_more_tops(s):
        fill_if_empty(s)
        main_done(s, Done.COLLECTED)


def has_more_tops(s: Momiji) -> bool:
    for t in range(TYPES):
        if s.height[t] > 0 and not s.mixed & (1 << t):
            return True
    return False


# G: a card of the discard pile


def mark_discards(s: Momiji, mask: Mask) -> int:
    return mark_kinds(s.discards, mask, Move.TAKE)


def take_discard(s: Momiji, kind: int) -> None:
    s.discards[kind] -= 1
    take_openly(s, s.seat, kind)
    emit(s, Event.TOOK_DISCARD, s.seat, kind)
    other_done(s)


# H: a token after a one-type play


def mark_tokens(s: Momiji, mask: Mask) -> int:
    count = 0
    swapping = s.phase == Phase.TOKEN_SWAPPING
    may_return = not swapping and any_available(s)
    for token in range(ALL_TOKENS):
        if s.token[token] == AVAILABLE if swapping else may_activate(s, token, 0):
            count += allow(mask, Move.ACTIVATE + token)
        if may_return and s.token[token] == OWNED + s.seat:
            count += allow(mask, Move.RETURN + token)
    return count


def take_token(s: Momiji, move: int) -> None:
    """Buy one; or give one back, which is inactive then, for another one."""
    if move >= Move.RETURN:
        s.given = move - Move.RETURN
        s.phase = Phase.TOKEN_SWAPPING
        return
    token = move - Move.ACTIVATE
    if s.phase == Phase.TOKEN_SWAPPING:
        s.token[s.given] = AVAILABLE
        s.token[token] = OWNED + s.seat
        emit(s, Event.GAVE_TOKEN, s.seat, s.given)
        emit(s, Event.GOT_TOKEN, s.seat, token)
        s.given = -1
    else:
        activate(s, token)
    other_done(s)


# L: cards for acorns


def go_on_shedding(s: Momiji) -> None:
    if s.held[s.seat] == 0:
        other_done(s)


def shed(s: Momiji, move: int) -> None:
    if move == Move.FINISH:
        other_done(s)
    else:
        discard(s, s.seat, move - Move.DISCARD)
        gain(s, s.seat, 1, Reason.LANDSCAPE)
        go_on_shedding(s)


# M: cards under piles


def mark_open_piles(s: Momiji, mask: Mask) -> int:
    count = 0
    for i in range(s.piles[s.seat]):
        if not is_closing(s.top[s.seat][i]):
            count += allow(mask, Move.PILE + i)
    return count


def only_open_pile(s: Momiji) -> int:
    """The one pile that is not closed; -1 if there are several."""
    found = -1
    for i in range(s.piles[s.seat]):
        if not is_closing(s.top[s.seat][i]):
            if found >= 0:
                return -1
            found = i
    return found


def choose_tuck(s: Momiji, move: int) -> None:
    if move == Move.FINISH:
        other_done(s)
        return
    leave_hand(s, s.seat, move - Move.TUCK)
    s.pending = move - Move.TUCK
    place = only_open_pile(s)
    if place >= 0:
        tuck(s, place)
    else:
        s.phase = Phase.TUCKING_UNDER


def tuck(s: Momiji, place: int) -> None:
    p = s.seat
    s.depth[p][place] += 1
    s.laid[p][s.pending] += 1
    emit(s, Event.TUCKED, p, s.pending, place)
    s.pending = -1
    s.count += 1
    if s.count == M_CARDS or s.held[p] == 0:
        other_done(s)
    else:
        s.phase = Phase.TUCKING


# N: cards off the deck onto own piles


def go_on_turning(s: Momiji) -> None:
    """Turn up cards until one leaves a choice."""
    while s.turning > 0 and s.left > 0:
        s.turning -= 1
        s.pending = off_deck(s)
        emit(s, Event.TURNED, s.seat, s.pending)
        places = turned_places(s)
        if places > 1:
            s.phase = Phase.TURNING
            return
        if places == 1:
            lay(s, s.seat, s.pending, first_turned_place(s), 0)
        else:
            add_to_garden(s, s.pending)
        s.pending = -1
    s.turning = 0
    pay_bonus(s)
    fill_if_empty(s)
    other_done(s)


def may_turn_to(s: Momiji, place: int) -> bool:
    """MM-50: where the card fits and all tops differ at once."""
    if not fits(s, s.seat, s.pending, place, 0):
        return False
    return not s.dew or would_differ(s, s.seat, s.pending, place)


def turned_places(s: Momiji) -> int:
    """How many choices the card leaves; a new pile beside others has two sides."""
    count = 0
    for place in range(MOST_TYPES + 1):
        if may_turn_to(s, place):
            count += 2 if place == NEW and s.piles[s.seat] > 0 else 1
    return count


def first_turned_place(s: Momiji) -> int:
    for place in range(MOST_TYPES + 1):
        if may_turn_to(s, place):
            return place
    return -1


def mark_turning(s: Momiji, mask: Mask) -> int:
    count = 0
    for place in range(MOST_TYPES):
        if may_turn_to(s, place):
            count += allow(mask, Move.PILE + place)
    if may_turn_to(s, NEW):
        count += allow(mask, Move.LEFT) + allow(mask, Move.RIGHT)
    return count


def place_turned(s: Momiji, move: int) -> None:
    is_new = move == Move.LEFT or move == Move.RIGHT
    lay(s, s.seat, s.pending, NEW if is_new else move - Move.PILE, 1 if move == Move.LEFT else 0)
    s.pending = -1
    go_on_turning(s)


def activated(s: Momiji, token: int) -> None:
    """MM-28 as a main action."""
    activate(s, token)
    if s.scenario > 0:
        column_taken(s)  # MM-61
    main_done(s, Done.ACTIVATED)
