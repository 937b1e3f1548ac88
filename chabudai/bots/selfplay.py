"""Games that bots play against themselves to learn from: the part that is compiled.

states[2] is the game; states[0] and states[1] belong to the search. At resting points the traits
of all seats are kept now and then, and when the game is over, what came of it.
"""

from typing import TYPE_CHECKING, Annotated

from chabudai.bots.tree import (
    NODE_CHILD,
    NODE_MOVE,
    NODE_SIBLING,
    NODE_VISITS,
    THUMB_STEPS,
    TREE_ROOT,
    TREE_USED,
    iterate_in,
    settle,
    share_out,
)
from chabudai.kernel.chance import below, copy_state
from chabudai.kernel.contract import apply
from chabudai.kernel.play import random_move, see, start_cheaply
from chabudai.kernel.state import Grid, Mask, Numbers, RealGrid, Reals, States

if TYPE_CHECKING:  # linking puts the game's own in their place
    from chabudai.bots.plain import describe, is_resting, thumb

RealCube = Annotated[list[list[list[float]]], "f8", 3]
THE_GAME = 2


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


def searched_move(
    states: States,
    tree: Grid,
    worth: Reals,
    hunches: Reals,
    path: Numbers,
    mask: Mask,
    gains: Reals,
    traits: RealGrid,
    hidden: Reals,
    weights: Reals,
    dials: Reals,
    iterations: int,
) -> int:
    """What a search finds from what the seat on turn knows."""
    copy_state(states, 0, THE_GAME)
    see(states[0], states[0].seat)
    for i in range(len(tree[TREE_ROOT])):
        tree[TREE_ROOT][i] = 0
    tree[0][TREE_USED] = TREE_ROOT + 1
    number = below(states[THE_GAME], 1 << 30) << 30
    iterate_in(
        states, tree, worth, hunches, path, mask, gains, traits, hidden, weights,
        TREE_ROOT, dials, number, iterations,
    )  # fmt: skip
    return most_visited(tree)


def self_play_in(
    states: States,
    tree: Grid,
    worth: Reals,
    hunches: Reals,
    path: Numbers,
    mask: Mask,
    gains: Reals,
    traits: RealGrid,
    hidden: Reals,
    weights: Reals,
    dials: Reals,
    setup: Numbers,
    number: int,
    games: int,
    iterations: int,
    noise: float,
    one_in: int,
    kept: RealCube,
    results: RealGrid,
) -> int:
    """Play games from number on; how many positions were kept.

    Moves are rules of thumb, or with `iterations` a search's; a share `noise` of them is any move.
    """
    count, limit = 0, int(noise * THUMB_STEPS)
    s = states[THE_GAME]
    for g in range(games):
        start_cheaply(s, setup, number + g)
        first = count
        while s.seat >= 0:
            if is_resting(s) and count < len(kept) and below(s, one_in) == 0:
                describe(s, kept[count])
                count += 1
            if below(s, THUMB_STEPS) < limit:
                move = random_move(s, mask)
            elif iterations == 0:
                move = thumb(s, mask)
            else:
                move = searched_move(
                    states, tree, worth, hunches, path, mask, gains, traits, hidden, weights,
                    dials, iterations,
                )  # fmt: skip
            apply(s, move)
            s.moves += 1
        settle(s, s, gains)
        share_out(s, gains)
        for i in range(first, count):
            for seat in range(s.players):
                results[i][seat] = gains[seat]
    return count
