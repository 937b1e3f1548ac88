"""The actions of a turn: which are open, and carrying one out (MM-11 to MM-22)."""

from chabudai.games.momiji.rules.abilities import activated, allow, mark_columns, mark_kinds
from chabudai.games.momiji.rules.dealing import offer_landscape
from chabudai.games.momiji.rules.garden import (
    column_taken,
    discard,
    leave_hand,
    pay,
    reveal_cards,
    take_column,
)
from chabudai.games.momiji.rules.landscapes import mark_landscapes, use_landscape
from chabudai.games.momiji.rules.objectives import may_activate
from chabudai.games.momiji.rules.piles import lay, tops_differ
from chabudai.games.momiji.rules.plays import (
    can_skip,
    can_start_play,
    could_lay,
    depends_on_hand,
    may_finish,
    may_lay,
    may_play,
)
from chabudai.games.momiji.rules.turn import (
    begin_count,
    begin_turn,
    clear_draft,
    end_turn,
    go_on,
    main_done,
    may_trade,
    next_to_draft,
    other_done,
    spend_landscape,
)
from chabudai.games.momiji.spec import (
    ALL_LETTERS,
    ALL_TOKENS,
    E_CARDS,
    J_CARDS,
    KINDS,
    MOST_TYPES,
    NEW,
    TYPE,
    TYPES,
    Done,
    Event,
    Landscape,
    Momiji,
    Move,
    Phase,
    Reason,
    Way,
)
from chabudai.kernel.chance import emit, reveal
from chabudai.kernel.state import Mask


def mark_main(s: Momiji, mask: Mask) -> int:
    """MM-11, MM-12: a main action, or something before it."""
    count = mark_columns(s, mask)
    if may_refill(s):
        count += allow(mask, Move.REFILL)
    for token in range(ALL_TOKENS):
        if may_activate(s, token, 0):
            count += allow(mask, Move.ACTIVATE + token)
    trades = 1 if may_trade(s) else 0
    others = mark_hand(s, mask, trades) + mark_landscapes(s, mask)
    if may_pass(s, count):
        count += allow(mask, Move.PASS)
    return count + others


def may_refill(s: Momiji) -> bool:
    """MM-15; never alone (MM-60)."""
    return s.scenario == 0 and s.acorns[s.seat] >= 1 and s.left > 0


def may_pass(s: Momiji, others: int) -> bool:
    """MM-11: no main action without a landscape; MM-63: the last one alone may be declined."""
    if s.scenario > 0 and s.last_turns > 0:
        return True
    return others == 0 and not can_start_play(s, Way.RULE, 0)


def mark_hand(s: Momiji, mask: Mask, trades: int) -> int:
    """Mark the cards of the hand that may be laid, with A too, or traded."""
    p = s.seat
    help_by_a = can_skip(s)
    count = 0
    for kind in range(KINDS):
        if s.hand[p][kind] > 0:
            if may_play(s, kind, 0, help_by_a):
                count += allow(mask, Move.LAY + kind)
            if help_by_a and may_play(s, kind, 1, 0):
                count += allow(mask, Move.SKIP + kind)
            if trades:
                count += allow(mask, Move.DISCARD + kind)
    return count


def mark_play(s: Momiji, mask: Mask) -> int:
    """Mark the cards that may follow, and the end of the play."""
    count = mark_hand(s, mask, 0)
    if may_finish(s) or count == 0:  # none can follow only in a world imagined for another seat
        count += allow(mask, Move.FINISH)
    return count


def mark_trade(s: Momiji, mask: Mask) -> int:
    return mark_kinds(s.hand[s.seat], mask, Move.DISCARD) if may_trade(s) else 0


def mark_places(s: Momiji, mask: Mask) -> int:
    """Mark the places open to the card that is being laid."""
    help_by_a = can_skip(s)
    count = 0
    for place in range(s.piles[s.seat]):
        if may_lay(s, s.pending, place, s.skipping, help_by_a):
            count += allow(mask, Move.PILE + place)
    if may_lay(s, s.pending, NEW, s.skipping, help_by_a):
        count += allow(mask, Move.LEFT) + allow(mask, Move.RIGHT)
    if count == 0:  # only in a world imagined for another seat
        count += allow(mask, Move.PILE if s.piles[s.seat] > 0 else Move.LEFT)
    return count


def mark_offer(s: Momiji, mask: Mask) -> int:
    count = 0
    for letter in range(ALL_LETTERS):
        if s.offer[letter] > 0:
            count += allow(mask, Move.DRAFT + letter)
    return count


# Carrying out a move


def apply_in_turn(s: Momiji, move: int) -> None:
    """Start something: a main action, a landscape, a trade; or end the turn."""
    if move == Move.END:
        end_turn(s)
    elif move == Move.PASS:
        pass_main(s)
    elif move == Move.REFILL:
        pay(s, s.seat, 1, Reason.REFILL)
        emit(s, Event.REFILLED, s.seat)
        reveal_cards(s)
        s.phase = Phase.COLLECTING
    elif Move.ACTIVATE <= move < Move.ACTIVATE + ALL_TOKENS:
        activated(s, move - Move.ACTIVATE)
    elif Move.COLLECT <= move < Move.COLLECT + TYPES:
        take_column(s, s.seat, move - Move.COLLECT)
        column_taken(s)
        main_done(s, Done.COLLECTED)
    elif Move.DISCARD <= move < Move.DISCARD + KINDS:
        s.traded = 1
        s.just = Done.NOTHING
        discard(s, s.seat, move - Move.DISCARD)
        s.phase = Phase.TRADING
    elif Move.USE <= move < Move.USE + ALL_LETTERS:
        use_landscape(s, move - Move.USE)
    else:
        apply_in_play(s, move)


def pass_main(s: Momiji) -> None:
    reveal(s)  # others learn that no card fits
    emit(s, Event.PASSED, s.seat)
    s.main = 1
    go_on(s)


def apply_in_play(s: Momiji, move: int) -> None:
    """MM-20: lay the next card of a play, or finish it."""
    if move == Move.FINISH:
        finish_play(s)
        return
    s.skipping = 1 if move >= Move.SKIP else 0
    kind = move - Move.SKIP if s.skipping else move - Move.LAY
    if depends_on_hand(s, kind, s.skipping):
        reveal(s)
    leave_hand(s, s.seat, kind)
    s.pending = kind
    place = forced_place(s)
    if place >= 0:
        place_card(s, place, 0)
    else:
        s.phase = Phase.PLACING


def forced_place(s: Momiji) -> int:
    """The only place for the card being laid, as all can see; -1 if there may be a choice."""
    found = -1
    for place in range(MOST_TYPES + 1):
        if could_lay(s, s.pending, place, s.skipping):
            if found >= 0 or (place == NEW and s.piles[s.seat] > 0):
                return -1
            found = place
    return found


def place_card(s: Momiji, place: int, left: int) -> None:
    """Lay the card; what ends a play by itself is known to all."""
    if s.skipping:
        spend_landscape(s, Landscape.A)  # MM-34: with the card that skips
        s.skipping = 0
    again = s.mixed >> TYPE[s.pending] & 1
    where = lay(s, s.seat, s.pending, place, left)
    note_j_pile(s, where)
    s.mixed |= 1 << TYPE[s.pending]
    s.pending = -1
    s.count += 1
    if s.way == Way.J or (s.dew and not tops_differ(s, s.seat)):
        reveal(s)  # the hand has what it takes to go on
    if is_play_full(s, again):
        finish_play(s)
    else:
        s.phase = Phase.LAYING


def note_j_pile(s: Momiji, where: int) -> None:
    if s.way == Way.J and where != s.one and where != s.two:
        if s.one < 0:
            s.one = where
        else:
            s.two = where


def is_play_full(s: Momiji, again: int) -> bool:
    """MM-20, MM-30, MM-31: a second card of the type, the last of E or J, or an empty hand."""
    if s.held[s.seat] == 0:
        return True
    if s.way == Way.J:
        return s.count == J_CARDS
    if s.way == Way.E:
        return s.count == E_CARDS
    return again == 1


def finish_play(s: Momiji) -> None:
    several_types = s.mixed & (s.mixed - 1) != 0
    if several_types or s.way == Way.J:
        s.bonus = 1  # MM-26
    if s.way == Way.E:
        other_done(s)
    elif s.scenario > 0 and s.held[s.seat] > 0:
        begin_count(s)
        s.phase = Phase.CLEARING  # MM-62
    else:
        main_done(s, Done.PLAYED)


def choose_landscape(s: Momiji, letter: int) -> None:
    """MM-10: one pick and one refill at a time, clockwise, until everybody has three."""
    p = s.seat
    s.offer[letter] -= 1
    s.land[p][s.lands[p]] = letter
    s.lands[p] += 1
    emit(s, Event.DRAFTED, p, letter)
    if next_to_draft(s):
        offer_landscape(s)
    else:
        clear_draft(s)
        begin_turn(s)
