"""The rules of Momiji: the legal moves of every phase, and carrying one out."""

from chabudai.games.momiji.abilities import activated, allow, mark_columns, mark_kinds
from chabudai.games.momiji.dealing import offer_landscape
from chabudai.games.momiji.garden import (
    column_taken,
    discard,
    fill_if_empty,
    gain,
    keep_fresh,
    leave_hand,
    pay,
    reveal_cards,
    take_column,
)
from chabudai.games.momiji.landscapes import (
    apply_landscape_move,
    mark_landscape_moves,
    mark_landscapes,
    use_landscape,
)
from chabudai.games.momiji.objectives import may_activate
from chabudai.games.momiji.piles import lay, tops_differ
from chabudai.games.momiji.plays import (
    can_skip,
    can_start_play,
    depends_on_hand,
    may_finish,
    may_lay,
    may_play,
)
from chabudai.games.momiji.spec import (
    ACTIVATE,
    AFTER,
    ALL_LETTERS,
    ALL_TOKENS,
    BY_E,
    BY_J,
    BY_RULE,
    CLEARING,
    COLLECT,
    COLLECTED,
    COLLECTING,
    DISCARD,
    DRAFT,
    DRAFTED,
    DRAFTING,
    DRAWN,
    E_CARDS,
    END,
    FINISH,
    FOR_REFILL,
    FOR_TRADE,
    J_CARDS,
    KINDS,
    LAND_A,
    LAY,
    LAYING,
    LEFT,
    LIMITING,
    MAIN,
    MOST_TYPES,
    NEW,
    NOTHING,
    PASS,
    PASSED,
    PILE,
    PLACING,
    PLAYED,
    REFILL,
    REFILLED,
    RIGHT,
    SKIP,
    TRADING,
    TYPE,
    TYPES,
    USE,
    Momiji,
)
from chabudai.games.momiji.turn import (
    begin_count,
    begin_turn,
    clear_draft,
    end_turn,
    enforce_limit,
    go_on,
    main_done,
    may_trade,
    next_to_draft,
    other_done,
    spend_landscape,
)
from chabudai.kernel.chance import clear, emit, reveal
from chabudai.kernel.state import Mask

# The legal moves


def legal(s: Momiji, mask: Mask) -> int:
    """Mark the moves open to s.seat; how many."""
    clear(mask)
    if s.phase == MAIN:
        return mark_main(s, mask)
    if s.phase == AFTER:
        return mark_landscapes(s, mask) + mark_trade(s, mask) + allow(mask, END)
    if s.phase == LAYING:
        return mark_play(s, mask)
    if s.phase == PLACING:
        return mark_places(s, mask)
    if s.phase == TRADING or s.phase == CLEARING or s.phase == LIMITING:
        return mark_kinds(s.hand[s.seat], mask, DISCARD)
    if s.phase == COLLECTING:
        return mark_columns(s, mask) + mark_landscapes(s, mask)
    if s.phase == DRAFTING:
        return mark_offer(s, mask)
    return mark_landscape_moves(s, mask)


def mark_main(s: Momiji, mask: Mask) -> int:
    """MM-11, MM-12: a main action, or something before it."""
    count = mark_columns(s, mask)
    if may_refill(s):
        count += allow(mask, REFILL)
    for token in range(ALL_TOKENS):
        if may_activate(s, token, 0):
            count += allow(mask, ACTIVATE + token)
    trades = 1 if may_trade(s) else 0
    others = mark_hand(s, mask, trades) + mark_landscapes(s, mask)
    if may_pass(s, count):
        count += allow(mask, PASS)
    return count + others


def may_refill(s: Momiji) -> bool:
    """MM-15; never alone (MM-60)."""
    return s.scenario == 0 and s.acorns[s.seat] >= 1 and s.left > 0


def may_pass(s: Momiji, others: int) -> bool:
    """MM-11: no main action without a landscape; MM-63: the last one alone may be declined."""
    if s.scenario > 0 and s.last_turns > 0:
        return True
    return others == 0 and not can_start_play(s, BY_RULE, 0)


def mark_hand(s: Momiji, mask: Mask, trades: int) -> int:
    """Mark the cards of the hand that may be laid, with A too, or traded."""
    p = s.seat
    help_by_a = can_skip(s)
    count = 0
    for kind in range(KINDS):
        if s.hand[p][kind] > 0:
            if may_play(s, kind, 0, help_by_a):
                count += allow(mask, LAY + kind)
            if help_by_a and may_play(s, kind, 1, 0):
                count += allow(mask, SKIP + kind)
            if trades:
                count += allow(mask, DISCARD + kind)
    return count


def mark_play(s: Momiji, mask: Mask) -> int:
    """Mark the cards that may follow, and the end of the play."""
    count = mark_hand(s, mask, 0)
    if may_finish(s) or count == 0:  # none can follow only in a world imagined for another seat
        count += allow(mask, FINISH)
    return count


def mark_trade(s: Momiji, mask: Mask) -> int:
    return mark_kinds(s.hand[s.seat], mask, DISCARD) if may_trade(s) else 0


def mark_places(s: Momiji, mask: Mask) -> int:
    """Mark the places open to the card that is being laid."""
    help_by_a = can_skip(s)
    count = 0
    for place in range(s.piles[s.seat]):
        if may_lay(s, s.pending, place, s.skipping, help_by_a):
            count += allow(mask, PILE + place)
    if may_lay(s, s.pending, NEW, s.skipping, help_by_a):
        count += allow(mask, LEFT) + allow(mask, RIGHT)
    if count == 0:  # only in a world imagined for another seat
        count += allow(mask, PILE if s.piles[s.seat] > 0 else LEFT)
    return count


def mark_offer(s: Momiji, mask: Mask) -> int:
    count = 0
    for letter in range(ALL_LETTERS):
        if s.offer[letter] > 0:
            count += allow(mask, DRAFT + letter)
    return count


# Carrying out a move


def apply(s: Momiji, move: int) -> None:
    """Carry out a legal move, up to the next decision."""
    if s.phase == MAIN or s.phase == AFTER or s.phase == COLLECTING:
        apply_in_turn(s, move)
    elif s.phase == LAYING:
        apply_in_play(s, move)
    elif s.phase == PLACING:
        is_new = move == LEFT or move == RIGHT
        place_card(s, NEW if is_new else move - PILE, 1 if move == LEFT else 0)
    elif s.phase == TRADING:
        discard(s, s.seat, move - DISCARD)
        gain(s, s.seat, 1, FOR_TRADE)
        other_done(s)
    elif s.phase == CLEARING:
        discard(s, s.seat, move - DISCARD)
        main_done(s, PLAYED)
    elif s.phase == LIMITING:
        discard(s, s.seat, move - DISCARD)
        enforce_limit(s)
    elif s.phase == DRAFTING:
        choose_landscape(s, move - DRAFT)
    elif s.phase == DRAWN:
        keep_fresh(s, s.seat, move - DISCARD)
        fill_if_empty(s)
        main_done(s, COLLECTED)
    else:
        apply_landscape_move(s, move)


def apply_in_turn(s: Momiji, move: int) -> None:
    """Start something: a main action, a landscape, a trade; or end the turn."""
    if move == END:
        end_turn(s)
    elif move == PASS:
        pass_main(s)
    elif move == REFILL:
        pay(s, s.seat, 1, FOR_REFILL)
        emit(s, REFILLED, s.seat)
        reveal_cards(s)
        s.phase = COLLECTING
    elif ACTIVATE <= move < ACTIVATE + ALL_TOKENS:
        activated(s, move - ACTIVATE)
    elif COLLECT <= move < COLLECT + TYPES:
        take_column(s, s.seat, move - COLLECT)
        column_taken(s)
        main_done(s, COLLECTED)
    elif DISCARD <= move < DISCARD + KINDS:
        s.traded = 1
        s.just = NOTHING
        discard(s, s.seat, move - DISCARD)
        s.phase = TRADING
    elif USE <= move < USE + ALL_LETTERS:
        use_landscape(s, move - USE)
    else:
        apply_in_play(s, move)


def pass_main(s: Momiji) -> None:
    reveal(s)  # others learn that no card fits
    emit(s, PASSED, s.seat)
    s.main = 1
    go_on(s)


def apply_in_play(s: Momiji, move: int) -> None:
    """MM-20: lay the next card of a play, or finish it."""
    if move == FINISH:
        finish_play(s)
        return
    s.skipping = 1 if move >= SKIP else 0
    kind = move - SKIP if s.skipping else move - LAY
    if depends_on_hand(s, kind, s.skipping):
        reveal(s)
    leave_hand(s, s.seat, kind)
    s.pending = kind
    place = forced_place(s)
    if place >= 0:
        place_card(s, place, 0)
    else:
        s.phase = PLACING


def forced_place(s: Momiji) -> int:
    """The only place for the card being laid; -1 if there is a choice."""
    help_by_a = can_skip(s)
    found = -1
    for place in range(MOST_TYPES + 1):
        if may_lay(s, s.pending, place, s.skipping, help_by_a):
            if found >= 0 or (place == NEW and s.piles[s.seat] > 0):
                return -1
            found = place
    return found


def place_card(s: Momiji, place: int, left: int) -> None:
    """Lay the card; what ends a play by itself is known to all."""
    if s.skipping:
        spend_landscape(s, LAND_A)  # MM-34: with the card that skips
        s.skipping = 0
    again = s.mixed >> TYPE[s.pending] & 1
    where = lay(s, s.seat, s.pending, place, left)
    note_j_pile(s, where)
    s.mixed |= 1 << TYPE[s.pending]
    s.pending = -1
    s.count += 1
    if s.way == BY_J or (s.dew and not tops_differ(s, s.seat)):
        reveal(s)  # the hand has what it takes to go on
    if is_play_full(s, again):
        finish_play(s)
    else:
        s.phase = LAYING


def note_j_pile(s: Momiji, where: int) -> None:
    if s.way == BY_J and where != s.one and where != s.two:
        if s.one < 0:
            s.one = where
        else:
            s.two = where


def is_play_full(s: Momiji, again: int) -> bool:
    """MM-20, MM-30, MM-31: a second card of the type, the last of E or J, or an empty hand."""
    if s.held[s.seat] == 0:
        return True
    if s.way == BY_J:
        return s.count == J_CARDS
    if s.way == BY_E:
        return s.count == E_CARDS
    return again == 1


def finish_play(s: Momiji) -> None:
    several_types = s.mixed & (s.mixed - 1) != 0
    if several_types or s.way == BY_J:
        s.bonus = 1  # MM-26
    if s.way == BY_E:
        other_done(s)
    elif s.scenario > 0 and s.held[s.seat] > 0:
        begin_count(s)
        s.phase = CLEARING  # MM-62
    else:
        main_done(s, PLAYED)


def choose_landscape(s: Momiji, letter: int) -> None:
    """MM-10: one pick and one refill at a time, clockwise, until everybody has three."""
    p = s.seat
    s.offer[letter] -= 1
    s.land[p][s.lands[p]] = letter
    s.lands[p] += 1
    emit(s, DRAFTED, p, letter)
    if next_to_draft(s):
        offer_landscape(s)
    else:
        clear_draft(s)
        begin_turn(s)
