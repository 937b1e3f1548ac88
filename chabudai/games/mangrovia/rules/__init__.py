"""The rules of Mangrovia, in the order of docs/rules/mangrovia.md; its chapters stand beside."""

from chabudai.games.mangrovia.rules.actions import act, mark_actions, mark_kinds, mark_payments, pay
from chabudai.games.mangrovia.rules.boat import end_part
from chabudai.games.mangrovia.rules.bowls import mark_sites, place_bowl
from chabudai.games.mangrovia.rules.opening import (
    begin_round,
    equip,
    fill_pools,
    lay_board,
    lay_stones,
    place_neutral,
)
from chabudai.games.mangrovia.rules.pools import amulet_total, fill_rows, put_back
from chabudai.games.mangrovia.rules.scoring import count_points, points_now
from chabudai.games.mangrovia.spec import BIRDS_FIRST, KINDS, Mangrovia, Move, Phase
from chabudai.kernel.chance import below, clear
from chabudai.kernel.state import Mask, Numbers


def start(s: Mangrovia, setup: Numbers) -> None:
    s.players = setup[0]
    lay_board(s, setup)
    fill_pools(s)
    s.first = below(s, s.players)  # MG-6
    for i in range(s.players):
        equip(s, (s.first + i) % s.players, i)
    fill_rows(s)
    place_neutral(s, setup)
    lay_stones(s, setup[1])
    s.birds = BIRDS_FIRST
    s.space = -1
    begin_round(s)


def legal(s: Mangrovia, mask: Mask) -> int:
    """Mark the moves open to s.seat; how many."""
    clear(mask)
    if s.phase == Phase.PLACING:
        return mark_sites(s, mask)
    if s.phase == Phase.ACTING:
        return mark_actions(s, mask)
    if s.phase == Phase.PAYING:
        return mark_payments(s, mask)
    if s.phase == Phase.PUTTING_BACK:
        return mark_kinds(s.fresh, mask, Move.PUT_BACK, KINDS)
    return 0


def apply(s: Mangrovia, move: int) -> None:
    """Carry out a legal move, up to the next decision."""
    if s.phase == Phase.PLACING:
        place_bowl(s, move - Move.SITE)
    elif s.phase == Phase.ACTING:
        act(s, move)
    elif s.phase == Phase.PAYING:
        pay(s, move)
    else:
        put_back(s, move - Move.PUT_BACK)
        s.phase = Phase.ACTING
        end_part(s)


def score(s: Mangrovia, seat: int, parts: Numbers) -> int:
    """Points so far, and what the board and the amulets in sight would score now (MG-22 to 25)."""
    return count_points(s, seat, parts)


def standing(s: Mangrovia, seat: int) -> int:
    """MG-25: most points; tied, the higher amulet total."""
    return points_now(s, seat) * 1024 + amulet_total(s, seat)
