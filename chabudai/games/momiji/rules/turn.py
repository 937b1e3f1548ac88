"""The way of a turn: its start, the end of the main action, the end of the turn and of the game."""

from chabudai.games.momiji.rules.garden import gain, garden_size, pay
from chabudai.games.momiji.rules.objectives import (
    any_to_activate,
    closed_piles,
    count_points,
    tokens_owned,
)
from chabudai.games.momiji.rules.piles import acorn_pairs
from chabudai.games.momiji.rules.plays import can_pay_for, can_start_play, slot_of
from chabudai.games.momiji.spec import (
    ALL_LETTERS,
    ALL_TOKENS,
    AVAILABLE,
    HAND_LIMIT,
    LANDSCAPES,
    PAIR_BONUS,
    PARTS,
    WITH_ANY,
    Cause,
    Done,
    Event,
    Landscape,
    Momiji,
    Phase,
    Reason,
    Way,
)
from chabudai.kernel.chance import emit, total_of, zeros


def begin_turn(s: Momiji) -> None:
    s.main = 0
    s.just = Done.NOTHING
    s.used = 0
    s.traded = 0
    s.bonus = 0
    begin_count(s)
    s.way = Way.RULE
    s.phase = Phase.MAIN


def begin_count(s: Momiji) -> None:
    """A play, or another choice of several cards, starts at none."""
    s.count = 0
    s.mixed = 0
    s.one = -1
    s.two = -1


def main_done(s: Momiji, what: int) -> None:
    """The main action is complete; what belongs to it directly may follow."""
    s.main = 1
    s.just = what
    go_on(s)


def other_done(s: Momiji) -> None:
    """A landscape or a trade is complete: nothing can be added to the main action any more."""
    s.just = Done.NOTHING
    go_on(s)


def go_on(s: Momiji) -> None:
    """Back to what is open in the turn; with nothing left to choose it ends."""
    begin_count(s)
    s.way = Way.RULE
    if not s.main:
        s.phase = Phase.MAIN
    elif may_trade(s) or any_landscape(s):
        s.phase = Phase.AFTER
    else:
        end_turn(s)


# What is open besides the main action (MM-12)


def may_trade(s: Momiji) -> bool:
    return not s.traded and s.held[s.seat] >= 2


def any_landscape(s: Momiji) -> bool:
    """Could a landscape be used now? Told without a look at the hand."""
    for i in range(s.lands[s.seat]):
        if not s.spent[s.seat][i] and is_open_here(s, s.land[s.seat][i]):
            return True
    return False


def is_open_here(s: Momiji, letter: int) -> bool:
    """May this landscape be used after the main action, as far as everybody can tell?"""
    if not can_pay_for(s, s.seat, letter):
        return False
    if WITH_ANY[letter]:
        return has_effect(s, letter)
    if letter == Landscape.E:
        return s.just == Done.COLLECTED and s.held[s.seat] > 0
    if letter == Landscape.M:
        return s.just == Done.PLAYED and s.held[s.seat] > 0 and has_open_pile(s)
    if letter == Landscape.H:
        return s.just == Done.PLAYED and is_one_type(s) and has_effect(s, letter)
    return letter == Landscape.I and s.just == Done.ACTIVATED and has_effect(s, letter)


def is_one_type(s: Momiji) -> bool:
    """Did the play just completed have one type alone? Then no bonus is due."""
    return s.bonus == 0


def has_open_pile(s: Momiji) -> bool:
    return closed_piles(s, s.seat) < s.piles[s.seat]


def has_effect(s: Momiji, letter: int) -> bool:
    """MM-13: one with no possible effect can't be used."""
    if letter == Landscape.C or letter == Landscape.L:
        return True
    if letter == Landscape.D:
        return s.left >= 2
    if letter == Landscape.G:
        return total_of(s.discards) > 0
    if letter == Landscape.N:
        return s.left >= 1
    if letter == Landscape.H:
        return any_to_activate(s, 1) or (tokens_owned(s, s.seat) > 0 and any_available(s))
    return garden_size(s) > 0  # F, I, K


def any_available(s: Momiji) -> bool:
    for token in range(ALL_TOKENS):
        if s.token[token] == AVAILABLE:
            return True
    return False


def may_use_now(s: Momiji, letter: int) -> bool:
    """May a landscape be used after the main action, the hand looked at?"""
    if not is_open_here(s, letter):
        return False
    return letter != Landscape.E or can_start_play(s, Way.E, 0)


def spend_landscape(s: Momiji, letter: int) -> None:
    """MM-13: an acorn on the card, which is used up."""
    p = s.seat
    s.spent[p][slot_of(s, p, letter)] = 1
    s.used = 1
    emit(s, Event.USED, p, letter)
    pay(s, p, 1, Reason.LANDSCAPE)


# The end of a turn (MM-14)


def end_turn(s: Momiji) -> None:
    s.just = Done.NOTHING
    if s.bonus:
        pay_bonus(s)
        s.bonus = 0
    enforce_limit(s)


def pay_bonus(s: Momiji) -> None:
    pairs = acorn_pairs(s, s.seat)
    if pairs > 0:
        gain(s, s.seat, PAIR_BONUS * pairs, Reason.BONUS)


def enforce_limit(s: Momiji) -> None:
    if s.held[s.seat] > HAND_LIMIT:
        s.phase = Phase.LIMITING
    else:
        close_turn(s)


def close_turn(s: Momiji) -> None:
    """MM-40, MM-63: is the end near, or here?"""
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            end_game(s)
            return
    elif is_end_near(s):
        s.last_turns = s.players
        emit(s, Event.END_NEAR, s.seat, s.cause)
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
    if s.last_turns > 0:
        emit(s, Event.LAST_TURN, s.seat)
    begin_turn(s)


def is_end_near(s: Momiji) -> bool:
    if s.scenario == 0 and s.left == 0:
        s.cause = Cause.DECK
    elif s.scenario == 0 and s.torii == 0:
        s.cause = Cause.TORII
    return s.cause != Cause.NOT_YET


def end_game(s: Momiji) -> None:
    begin_turn(s)
    s.phase = Phase.OVER
    s.seat = -1
    parts = zeros(PARTS)
    for p in range(s.players):
        s.points[p] = count_points(s, p, parts)
    emit(s, Event.GAME_ENDED)


# The draft (MM-10)


def next_to_draft(s: Momiji) -> bool:
    """Clockwise; is somebody still short of landscapes?"""
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
    return s.lands[s.seat] < LANDSCAPES


def clear_draft(s: Momiji) -> None:
    """What was not chosen goes back into the box."""
    for letter in range(ALL_LETTERS):
        s.pool[letter] = 0
        s.offer[letter] = 0
