"""Information-set Monte Carlo tree search over any game: the part that is compiled.

Single-observer (Cowling, Powley and Whitehouse, 2012): every iteration deals a world that the seat
can't tell from the real one, goes down the tree by upper bounds among the moves that this world
allows, adds one node, plays on quickly, and tells every node on its way how it went for the seat
that moved there. A node stands for the moves that led to it, whatever chance gave.

states[0] is what the seat knows, states[1] the world of the iteration. A tree is a table with a
row for each node; row 0 holds how many rows are used, so that 0 can mean "none".
"""

from math import exp, log, sqrt
from typing import TYPE_CHECKING

from chabudai.kernel.chance import below, cheap_stream, copy_state
from chabudai.kernel.contract import apply, legal, resample
from chabudai.kernel.play import random_move
from chabudai.kernel.state import Grid, Mask, Numbers, RealGrid, Reals, State, States

if TYPE_CHECKING:  # linking puts the game's own in their place
    from chabudai.bots.plain import describe, hunch, is_resting, is_settled, thumb, worth_to

# Columns of a node
NODE_MOVE, NODE_SEAT, NODE_CHILD, NODE_SIBLING, NODE_VISITS, NODE_POSSIBLE = range(6)
NODE_COLUMNS = 6
TREE_ROOT = 1  # the row of the first root
TREE_USED = 0  # of row 0: the rows in use

# Dials
DIAL_EXPLORE, DIAL_BIAS, DIAL_WIDEN, DIAL_THUMB, DIAL_AHEAD = range(5)
THUMB_STEPS = 1 << 16


def new_node(tree: Grid, worth: Reals, parent: int, move: int, seat: int) -> int:
    row = tree[0][TREE_USED]
    tree[0][TREE_USED] = row + 1
    node = tree[row]
    node[NODE_MOVE] = move
    node[NODE_SEAT] = seat
    node[NODE_CHILD] = 0
    node[NODE_SIBLING] = tree[parent][NODE_CHILD]
    node[NODE_VISITS] = 0
    node[NODE_POSSIBLE] = 1
    worth[row] = 0.0
    tree[parent][NODE_CHILD] = row
    return row


def best_child(tree: Grid, worth: Reals, at: int, mask: Mask, hunches: Reals, dials: Reals) -> int:
    """The child with the highest bound among the moves marked, which are unmarked; 0 for none."""
    best, highest = 0, -1.0
    child = tree[at][NODE_CHILD]
    while child > 0:
        node = tree[child]
        if mask[node[NODE_MOVE]]:
            mask[node[NODE_MOVE]] = 0
            visits = node[NODE_VISITS]
            bound = worth[child] / visits + dials[DIAL_BIAS] * hunches[child] / (visits + 1)
            bound += dials[DIAL_EXPLORE] * sqrt(log(node[NODE_POSSIBLE]) / visits)
            node[NODE_POSSIBLE] += 1
            if bound > highest:
                best, highest = child, bound
        child = node[NODE_SIBLING]
    return best


def children_of(tree: Grid, at: int) -> int:
    count, child = 0, tree[at][NODE_CHILD]
    while child > 0:
        count += 1
        child = tree[child][NODE_SIBLING]
    return count


def untried(s: State, mask: Mask) -> int:
    """Of the moves still marked the one that looks best, by chance among equals; -1 for none."""
    best, most = -1, -1.0
    first = below(s, len(mask))
    for i in range(len(mask)):
        move = first + i if first + i < len(mask) else first + i - len(mask)
        if mask[move]:
            looks = hunch(s, move)
            if looks > most:
                best, most = move, looks
    return best


def may_grow(tree: Grid, at: int, child: int, widen: float) -> bool:
    """Is there room, and time for another child? Their number grows with the root of the visits."""
    if tree[0][TREE_USED] >= len(tree):
        return False
    if child == 0:
        return True
    count = children_of(tree, at)
    return count * count <= widen * (tree[at][NODE_VISITS] + 1)


def deal_world(states: States, number: int) -> None:
    """A world for this iteration in states[1]; states[0] holds nothing that the seat can't know."""
    copy_state(states, 1, 0)
    s = states[1]
    cheap_stream(s, number)
    resample(s, s.seat)
    s.revealed = 0


def go_down(
    states: States,
    tree: Grid,
    worth: Reals,
    hunches: Reals,
    path: Numbers,
    mask: Mask,
    top: int,
    dials: Reals,
) -> int:
    """Follow the tree and add a node to it; how many nodes were passed, written into `path`."""
    s, root = states[1], states[0]
    at, depth, fresh = top, 0, False
    while not fresh and depth < len(path) and not is_settled(s, root):
        legal(s, mask)
        child = best_child(tree, worth, at, mask, hunches, dials)
        if may_grow(tree, at, child, dials[DIAL_WIDEN]):
            move = untried(s, mask)
            if move >= 0:
                looks = hunch(s, move)
                child = new_node(tree, worth, at, move, s.seat)
                hunches[child] = looks
                fresh = True
        if child == 0:
            return depth
        apply(s, tree[child][NODE_MOVE])
        s.moves += 1
        path[depth] = child
        depth += 1
        at = child
    return depth


def play_on(states: States, mask: Mask, thumbs: float, ahead: float) -> None:
    """Quick moves until the search has seen enough: rules of thumb in this share, else any.

    With what was learned enough is seen at a resting point, after passing by `ahead` others; a
    number below 0 passes by all of them.
    """
    s, root = states[1], states[0]
    limit, passing = int(thumbs * THUMB_STEPS), int(ahead)
    while not is_settled(s, root):
        if passing >= 0 and is_resting(s):
            if passing == 0:
                return
            passing -= 1
        if limit > 0 and below(s, THUMB_STEPS) < limit:
            move = thumb(s, mask)
        else:
            move = random_move(s, mask)
        apply(s, move)
        s.moves += 1


# What a position is worth


def outlook(x: Reals, hidden: Reals, weights: Reals) -> float:
    """What the network makes of a seat's traits: one hidden layer, and a way straight through."""
    n, h = len(x), len(hidden)
    for j in range(h):
        hidden[j] = weights[n * h + j]
    for i in range(n):
        trait = x[i]
        if trait != 0.0:
            for j in range(h):
                hidden[j] += trait * weights[i * h + j]
    total, out = 0.0, n * h + h
    for j in range(h):
        total += max(0.0, hidden[j]) * weights[out + j]
    for i in range(n):
        total += x[i] * weights[out + h + i]
    return total


def judge(s: State, traits: RealGrid, hidden: Reals, weights: Reals, gains: Reals) -> None:
    """Every seat's share of the win by what was learned; together 1."""
    describe(s, traits)
    most, every = -1e9, 0.0
    for seat in range(s.players):
        gains[seat] = outlook(traits[seat], hidden, weights)
        most = max(most, gains[seat])
    for seat in range(s.players):
        gains[seat] = exp(gains[seat] - most)
        every += gains[seat]
    for seat in range(s.players):
        gains[seat] /= every


def settle(s: State, root: State, gains: Reals) -> None:
    """What the game itself says of every seat."""
    for seat in range(s.players):
        gains[seat] = worth_to(s, root, seat)


def share_out(s: State, gains: Reals) -> None:
    """Make the seats' gains add up to 1."""
    every = 0.0
    for seat in range(s.players):
        every += gains[seat]
    for seat in range(s.players):
        gains[seat] = gains[seat] / every if every > 0.0 else 1.0 / s.players


def iterate_in(
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
    top: int,
    dials: Reals,
    number: int,
    iterations: int,
) -> None:
    """Search on from the root `top`; iteration i deals the world number + i."""
    is_learned = dials[DIAL_AHEAD] >= 0.0 and states[0].players > 1  # alone nothing is shared
    ahead = dials[DIAL_AHEAD] if is_learned else -1.0
    for i in range(iterations):
        deal_world(states, number + i)
        depth = go_down(states, tree, worth, hunches, path, mask, top, dials)
        play_on(states, mask, dials[DIAL_THUMB], ahead)
        s, root = states[1], states[0]
        if is_learned and s.seat >= 0:
            judge(s, traits, hidden, weights, gains)
        else:
            settle(s, root, gains)
            if is_learned:
                share_out(s, gains)
        tree[top][NODE_VISITS] += 1
        for d in range(depth):
            node = tree[path[d]]
            node[NODE_VISITS] += 1
            worth[path[d]] += gains[node[NODE_SEAT]]
