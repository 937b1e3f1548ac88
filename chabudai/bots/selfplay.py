"""Games that bots play against themselves to learn from: the part that is compiled.

A mind's third state is the game. At resting points the traits of all seats are kept now and then,
and when the game is over, what came of it.
"""

from typing import Annotated

from chabudai.bots.plain import describe, is_resting, thumb
from chabudai.bots.tree import (
    KNOWN,
    NODE_CHILD,
    NODE_COLUMNS,
    NODE_MOVE,
    NODE_SIBLING,
    NODE_VISITS,
    THUMB_STEPS,
    TREE_ROOT,
    TREE_USED,
    Mind,
    iterate_in,
    settle,
    share_out,
)
from chabudai.kernel.arrays import Arrays
from chabudai.kernel.chance import below, copy_state
from chabudai.kernel.contract import apply
from chabudai.kernel.play import random_move, see, start_cheaply
from chabudai.kernel.state import Grid, Numbers, RealGrid

ENTRIES = ("self_play_in",)
RealCube = Annotated[list[list[list[float]]], "f8", 3]
THE_GAME = 2


class Harvest(Arrays):
    """What is learned from: the traits of positions, and what came of them, by seat."""

    kept: RealCube
    results: RealGrid


def most_visited(tree: Grid) -> int:
    """The move at the root that was tried most; -1 if none was."""
    best, most = -1, 0
    child = tree[TREE_ROOT][NODE_CHILD]
    while child > 0:
        node = tree[child]
        if node[NODE_VISITS] > most:
            best, most = node[NODE_MOVE], node[NODE_VISITS]
        child = node[NODE_SIBLING]
    return best


def searched_move(mind: Mind, iterations: int) -> int:
    """What a search finds from what the seat on turn knows."""
    states, tree = mind.states, mind.tree
    copy_state(states, KNOWN, THE_GAME)
    see(states[KNOWN], states[KNOWN].seat)
    for i in range(NODE_COLUMNS):
        tree[TREE_ROOT][i] = 0
    tree[0][TREE_USED] = TREE_ROOT + 1
    number = below(states[THE_GAME], 1 << 30) << 30
    iterate_in(mind, TREE_ROOT, number, iterations)
    return most_visited(tree)


def self_play_in(
    mind: Mind,
    harvest: Harvest,
    setup: Numbers,
    number: int,
    games: int,
    iterations: int,
    noise: float,
    one_in: int,
) -> int:
    """Play games from number on; how many positions were kept.

    Moves are rules of thumb, or with `iterations` a search's; a share `noise` of them is any move.
    """
    count, limit = 0, int(noise * THUMB_STEPS)
    s = mind.states[THE_GAME]
    for g in range(games):
        start_cheaply(s, setup, number + g)
        first = count
        while s.seat >= 0:
            if is_resting(s) and count < len(harvest.kept) and below(s, one_in) == 0:
                describe(s, harvest.kept[count])
                count += 1
            if below(s, THUMB_STEPS) < limit:
                move = random_move(s, mind.mask)
            elif iterations == 0:
                move = thumb(s, mind.mask)
            else:
                move = searched_move(mind, iterations)
            apply(s, move)
            s.moves += 1
        settle(s, s, mind.gains)
        share_out(s, mind.gains)
        for i in range(first, count):
            for seat in range(s.players):
                harvest.results[i][seat] = mind.gains[seat]
    return count
