"""Whole games of Mangrovia for `mangrovia_games`: plain functions, compiled with the rules."""

from chabudai.games.mangrovia.bots.thumb import thumb
from chabudai.games.mangrovia.rules import score
from chabudai.games.mangrovia.spec import SCORE_PARTS
from chabudai.kernel.contract import apply
from chabudai.kernel.play import random_move, start_cheaply
from chabudai.kernel.state import Grid, Mask, Numbers, State, States

ENTRIES = ("watch",)


def play_out(s: State, mask: Mask, sensible: int) -> int:
    """To the end, each seat by rules of thumb if its bit is set, else at random; moves made."""
    moves = 0
    while s.seat >= 0:
        if sensible >> s.seat & 1:
            move = thumb(s, mask)  # type: ignore[arg-type]
        else:
            move = random_move(s, mask)
        apply(s, move)
        moves += 1
    return moves


def watch(
    states: States, mask: Mask, setup: Numbers, first: int, sensible: int, moves: Numbers,
    rounds: Numbers, lasts: Numbers, totals: Grid, parts: Grid,
) -> None:  # fmt: skip
    """As many games as `moves` has room for; points by seat, and added up by category."""
    s = states[0]
    row = parts[0]
    for g in range(len(moves)):
        start_cheaply(s, setup, first + g)
        moves[g] = play_out(s, mask, sensible)
        rounds[g] = s.rounds
        lasts[g] = s.last
        for seat in range(s.players):
            totals[g][seat] = score(s, seat, row)
            for i in range(SCORE_PARTS):
                parts[1 + seat][i] += row[i]
