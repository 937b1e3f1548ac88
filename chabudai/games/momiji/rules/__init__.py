"""The rules of Momiji, in the order of docs/rules/momiji.md; its chapters stand beside."""

from chabudai.games.momiji.rules.abilities import allow, mark_columns, mark_kinds
from chabudai.games.momiji.rules.actions import (
    apply_in_play,
    apply_in_turn,
    choose_landscape,
    mark_main,
    mark_offer,
    mark_places,
    mark_play,
    mark_trade,
    place_card,
)
from chabudai.games.momiji.rules.dealing import (
    choose_types,
    deal_cards,
    give_landscapes,
    turn_up_tokens,
)
from chabudai.games.momiji.rules.garden import discard, gain
from chabudai.games.momiji.rules.landscapes import (
    apply_landscape_move,
    mark_landscape_moves,
    mark_landscapes,
)
from chabudai.games.momiji.rules.objectives import count_points
from chabudai.games.momiji.rules.turn import begin_turn, enforce_limit, main_done, other_done
from chabudai.games.momiji.spec import (
    FIRST_ACORNS,
    NEW,
    OTHER_ACORNS,
    PARTS,
    Done,
    Event,
    Momiji,
    Move,
    Phase,
    Reason,
)
from chabudai.kernel.chance import below, clear, emit, zeros
from chabudai.kernel.state import Mask, Numbers


def start(s: Momiji, setup: Numbers) -> None:
    s.players = setup[0]
    s.edition = setup[1]
    s.dew = setup[2]
    s.drafted = setup[3]
    s.scenario = setup[4]
    s.open_piles = setup[5]
    s.pending = -1
    s.given = -1
    s.blue_token = -1
    choose_types(s, setup[6])
    deal_cards(s)
    turn_up_tokens(s)
    s.first = below(s, s.players) if s.players > 1 else 0  # MM-9
    for p in range(s.players):
        s.acorns[p] = FIRST_ACORNS if p == s.first else OTHER_ACORNS
    s.seat = s.first
    emit(s, Event.STARTED, s.first)
    begin_turn(s)
    give_landscapes(s)


def legal(s: Momiji, mask: Mask) -> int:
    """Mark the moves open to s.seat; how many."""
    clear(mask)
    if s.phase == Phase.MAIN:
        return mark_main(s, mask)
    if s.phase == Phase.AFTER:
        return mark_landscapes(s, mask) + mark_trade(s, mask) + allow(mask, Move.END)
    if s.phase == Phase.COLLECTING:
        return mark_columns(s, mask) + mark_landscapes(s, mask)
    if s.phase == Phase.LAYING:
        return mark_play(s, mask)
    if s.phase == Phase.PLACING:
        return mark_places(s, mask)
    if s.phase == Phase.TRADING or s.phase == Phase.CLEARING or s.phase == Phase.LIMITING:
        return mark_kinds(s.hand[s.seat], mask, Move.DISCARD)
    if s.phase == Phase.DRAFTING:
        return mark_offer(s, mask)
    return mark_landscape_moves(s, mask)


def apply(s: Momiji, move: int) -> None:
    """Carry out a legal move, up to the next decision."""
    if s.phase == Phase.MAIN or s.phase == Phase.AFTER or s.phase == Phase.COLLECTING:
        apply_in_turn(s, move)
    elif s.phase == Phase.LAYING:
        apply_in_play(s, move)
    elif s.phase == Phase.PLACING:
        is_new = move == Move.LEFT or move == Move.RIGHT
        place_card(s, NEW if is_new else move - Move.PILE, 1 if move == Move.LEFT else 0)
    elif s.phase == Phase.TRADING:
        discard(s, s.seat, move - Move.DISCARD)
        gain(s, s.seat, 1, Reason.TRADE)
        other_done(s)
    elif s.phase == Phase.CLEARING:
        discard(s, s.seat, move - Move.DISCARD)
        main_done(s, Done.PLAYED)
    elif s.phase == Phase.LIMITING:
        discard(s, s.seat, move - Move.DISCARD)
        enforce_limit(s)
    elif s.phase == Phase.DRAFTING:
        choose_landscape(s, move - Move.DRAFT)
    else:
        apply_landscape_move(s, move)


def score(s: Momiji, seat: int, parts: Numbers) -> int:
    """Points if the game ended now, by category (MM-36, MM-41; alone MM-64)."""
    return count_points(s, seat, parts)


def standing(s: Momiji, seat: int) -> int:
    """MM-41: points, then cards in hand; alone above 0 only when all conditions hold (MM-64)."""
    points = s.points[seat]
    if s.phase != Phase.OVER:
        points = count_points(s, seat, zeros(PARTS))
    if s.scenario > 0:
        return points - 2
    return points * 1000 + s.held[seat]
