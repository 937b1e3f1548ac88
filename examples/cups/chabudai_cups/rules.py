"""The rules of Cups; README.md beside this package tells them clause by clause."""

from collections.abc import Mapping
from typing import Any

from chabudai.kernel.chance import below, clear, emit, reveal
from chabudai.kernel.options import Whole
from chabudai.kernel.state import Mask, Numbers, State, i8

# CU-1: the box
SEATS = 4
DICE = 2
SIDES = 6

OPTIONS = (Whole("players", 2, SEATS, 2, "CU-1"), Whole("rounds", 1, 9, 3, "CU-1"))

# CU-3: a move is which dice are thrown again, as a sum of bits
KEEP = 0
MOVES = 1 << DICE

THREW, KEPT, AGAIN, LIFTED, SCORED, ENDED = range(6)  # events


class Cups(State):
    rounds = i8()  # to be played
    number = i8()  # of this round, from 1
    first = i8()  # who began it
    decided = i8()  # how many seats have decided in it
    die = i8(SEATS, DICE)  # under each cup; secret to others
    points = i8(SEATS)


def setup(options: Mapping[str, Any]) -> list[int]:
    return [options["players"], options["rounds"]]


def start(s: Cups, setup: Numbers) -> None:
    s.players = setup[0]
    s.rounds = setup[1]
    s.first = below(s, s.players)
    begin_round(s)


def begin_round(s: Cups) -> None:
    """CU-2: everybody throws."""
    s.number += 1
    s.decided = 0
    s.seat = s.first
    for p in range(s.players):
        throw(s, p, MOVES - 1)


def throw(s: Cups, p: int, dice: int) -> None:
    for d in range(DICE):
        if dice >> d & 1:
            s.die[p][d] = 1 + below(s, SIDES)
    emit(s, THREW, p, s.die[p][0], s.die[p][1])


def legal(s: Cups, mask: Mask) -> int:
    clear(mask)
    if s.seat < 0:
        return 0
    count = 0
    for move in range(MOVES):
        mask[move] = 0 if move & sixes(s, s.seat) else 1
        count += mask[move]
    return count


def sixes(s: Cups, p: int) -> int:
    """CU-4: which dice of a seat show a six."""
    found = 0
    for d in range(DICE):
        if s.die[p][d] == SIDES:
            found |= 1 << d
    return found


def apply(s: Cups, move: int) -> None:
    """CU-3: keep or throw again; after the last seat the cups are lifted."""
    if move == KEEP:
        emit(s, KEPT, s.seat)
    else:
        emit(s, AGAIN, s.seat, move)
        throw(s, s.seat, move)
    s.decided += 1
    s.seat = (s.seat + 1) % s.players
    if s.decided == s.players:
        lift(s)


def lift(s: Cups) -> None:
    """CU-5, CU-6: the highest sum scores; the next round, or the end."""
    reveal(s)
    best = 0
    for p in range(s.players):
        emit(s, LIFTED, p, s.die[p][0], s.die[p][1])
        best = max(best, sum_of(s, p))
    for p in range(s.players):
        if sum_of(s, p) == best:
            s.points[p] += 1
            emit(s, SCORED, p, best)
    if s.number == s.rounds:
        s.seat = -1
        emit(s, ENDED)
    else:
        s.first = (s.first + 1) % s.players
        begin_round(s)


def sum_of(s: Cups, p: int) -> int:
    return s.die[p][0] + s.die[p][1]


def score(s: Cups, seat: int, parts: Numbers) -> int:
    parts[0] = s.points[seat]
    return parts[0]


def standing(s: Cups, seat: int) -> int:
    return s.points[seat]


def observe(s: Cups, seat: int) -> None:
    """CU-2: others' dice are unknown until the game is over."""
    for p in range(s.players):
        if is_hidden(s, p, seat):
            clear(s.die[p])


def resample(s: Cups, seat: int) -> None:
    for p in range(s.players):
        if is_hidden(s, p, seat):
            for d in range(DICE):
                s.die[p][d] = 1 + below(s, SIDES)


def is_hidden(s: Cups, p: int, viewer: int) -> bool:
    return p != viewer and s.seat >= 0
