"""Information-set Monte Carlo tree search over any game: the part that is compiled.

Single-observer (Cowling, Powley and Whitehouse, 2012): every iteration deals a world that the seat
can't tell from the real one, goes down the tree by upper bounds among the moves that this world
allows, adds one node, plays on quickly, and tells every node on its way how it went for the seat
that moved there. A node stands for the moves that led to it, whatever chance gave.

A tree is a table with a row for each node; row 0 holds how many rows are used, so that 0 can mean
"none".
"""

from math import sqrt

from chabudai.bots.plain import describe, is_resting, is_settled, thumb, worth_to
from chabudai.kernel.arrays import Arrays
from chabudai.kernel.chance import below, cheap_stream, copy_state
from chabudai.kernel.contract import apply, legal, resample
from chabudai.kernel.play import marked, random_move
from chabudai.kernel.reals import exp, log
from chabudai.kernel.state import Grid, Mask, Numbers, RealGrid, Reals, State, States

ENTRIES = ("iterate_in",)

# Columns of a node
NODE_MOVE, NODE_SEAT, NODE_CHILD, NODE_SIBLING, NODE_VISITS, NODE_POSSIBLE = range(6)
NODE_COLUMNS = 6
TREE_ROOT = 1  # the row of the first root
TREE_USED = 0  # of row 0: the rows in use

# Dials
DIAL_EXPLORE, DIAL_WIDEN, DIAL_THUMB, DIAL_AHEAD = range(4)
THUMB_STEPS = 1 << 16
KNOWN, WORLD = 0, 1  # states of a mind
SMALL_LOGS = (0.0, *map(log, range(1, 256)))  # by number: most nodes are seldom possible


class Mind(Arrays):
    """What a search works on."""

    states: States  # what the seat knows, and the world of the iteration
    tree: Grid  # a row for each node
    worth: Reals  # by node: what its visits brought to the seat that moved there, added up
    path: Numbers  # the nodes that an iteration passed
    mask: Mask
    gains: Reals  # by seat: what an iteration came to
    traits: RealGrid  # by seat: what the network is told
    hidden: Reals  # the network's hidden layer
    weights: Reals
    dials: Reals


def new_node(mind: Mind, parent: int, move: int, seat: int) -> int:
    tree = mind.tree
    row = tree[0][TREE_USED]
    tree[0][TREE_USED] = row + 1
    node = tree[row]
    node[NODE_MOVE] = move
    node[NODE_SEAT] = seat
    node[NODE_CHILD] = 0
    node[NODE_SIBLING] = tree[parent][NODE_CHILD]
    node[NODE_VISITS] = 0
    node[NODE_POSSIBLE] = 1
    mind.worth[row] = 0.0
    tree[parent][NODE_CHILD] = row
    return row


def best_child(mind: Mind, at: int) -> tuple[int, int]:
    """The child with the highest bound among the moves marked, 0 for none; and how many there are.

    The moves of all children are unmarked.
    """
    tree, mask, worth, dials = mind.tree, mind.mask, mind.worth, mind.dials
    best, highest, count = 0, -1.0, 0
    child = tree[at][NODE_CHILD]
    while child > 0:
        node = tree[child]
        if mask[node[NODE_MOVE]]:
            mask[node[NODE_MOVE]] = 0
            visits = node[NODE_VISITS]
            bound = worth[child] / visits
            bound += dials[DIAL_EXPLORE] * sqrt(log_of(node[NODE_POSSIBLE]) / visits)
            node[NODE_POSSIBLE] += 1
            if bound > highest:
                best, highest = child, bound
        count += 1
        child = node[NODE_SIBLING]
    return best, count


def log_of(number: int) -> float:
    return SMALL_LOGS[number] if number < len(SMALL_LOGS) else log(number)


def untried(s: State, mask: Mask) -> int:
    """Of the moves still marked one by chance; -1 for none."""
    first = below(s, len(mask))
    if marked(mask) == 0:
        return -1
    move = next_marked(mask, first, len(mask))
    return move if move >= 0 else next_marked(mask, 0, first)


def next_marked(mask: Mask, low: int, high: int) -> int:
    """The first move marked from `low` to below `high`; -1 for none."""
    for move in range(low, high):
        if mask[move]:
            return move
    return -1


def may_grow(tree: Grid, at: int, child: int, count: int, widen: float) -> bool:
    """Is there room, and time for another child? Their number grows with the root of the visits."""
    if tree[0][TREE_USED] >= len(tree):
        return False
    return child == 0 or count * count <= widen * (tree[at][NODE_VISITS] + 1)


def deal_world(states: States, number: int) -> None:
    """A world for this iteration, made from nothing that the seat can't know."""
    copy_state(states, WORLD, KNOWN)
    s = states[WORLD]
    cheap_stream(s, number)
    resample(s, s.seat)
    s.revealed = 0


def go_down(mind: Mind, top: int) -> int:
    """Follow the tree and add a node to it; how many nodes were passed, written into the path."""
    s, root = mind.states[WORLD], mind.states[KNOWN]
    tree, path, mask = mind.tree, mind.path, mind.mask
    at, depth, fresh = top, 0, False
    while not fresh and depth < len(path) and not is_settled(s, root):
        legal(s, mask)
        child, count = best_child(mind, at)
        if may_grow(tree, at, child, count, mind.dials[DIAL_WIDEN]):
            move = untried(s, mask)
            if move >= 0:
                child = new_node(mind, at, move, s.seat)
                fresh = True
        if child == 0:
            return depth
        apply(s, tree[child][NODE_MOVE])
        s.moves += 1
        path[depth] = child
        depth += 1
        at = child
    return depth


def play_on(mind: Mind, ahead: float) -> None:
    """Quick moves until the search has seen enough: rules of thumb in this share, else any.

    With what was learned enough is seen at a resting point, after passing by `ahead` others; a
    number below 0 passes by all of them.
    """
    s, root, mask = mind.states[WORLD], mind.states[KNOWN], mind.mask
    limit, passing = int(mind.dials[DIAL_THUMB] * THUMB_STEPS), int(ahead)
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
    j = 0
    while j + 4 <= h:
        hidden[j], hidden[j + 1], hidden[j + 2], hidden[j + 3] = four_units(x, weights, h, j)
        j += 4
    while j < h:
        hidden[j] = unit(x, weights, h, j)
        j += 1
    total, out = 0.0, n * h + h
    for j in range(h):
        total += max(0.0, hidden[j]) * weights[out + j]
    for i in range(n):
        total += x[i] * weights[out + h + i]
    return total


def four_units(x: Reals, weights: Reals, h: int, j: int) -> tuple[float, float, float, float]:
    """Hidden units j to j + 3 of h: compiled, all four sums stay in registers."""
    n, at = len(x), j
    bias = n * h + j
    a, b, c, d = weights[bias], weights[bias + 1], weights[bias + 2], weights[bias + 3]
    for i in range(n):
        a += x[i] * weights[at]
        b += x[i] * weights[at + 1]
        c += x[i] * weights[at + 2]
        d += x[i] * weights[at + 3]
        at += h
    return a, b, c, d


def unit(x: Reals, weights: Reals, h: int, j: int) -> float:
    """Hidden unit j of h."""
    total = weights[len(x) * h + j]
    for i in range(len(x)):
        total += x[i] * weights[i * h + j]
    return total


def judge(s: State, mind: Mind) -> None:
    """Every seat's share of the win by what was learned; together 1."""
    gains = mind.gains
    describe(s, mind.traits)
    most, every = -1e9, 0.0
    for seat in range(s.players):
        gains[seat] = outlook(mind.traits[seat], mind.hidden, mind.weights)
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


def iterate_in(mind: Mind, top: int, number: int, iterations: int) -> None:
    """Search on from the root `top`; iteration i deals the world number + i."""
    s, root = mind.states[WORLD], mind.states[KNOWN]
    is_learned = mind.dials[DIAL_AHEAD] >= 0.0 and root.players > 1  # alone nothing is shared
    ahead = mind.dials[DIAL_AHEAD] if is_learned else -1.0
    for i in range(iterations):
        deal_world(mind.states, number + i)
        depth = go_down(mind, top)
        play_on(mind, ahead)
        if is_learned and s.seat >= 0:
            judge(s, mind)
        else:
            settle(s, root, mind.gains)
            if is_learned:
                share_out(s, mind.gains)
        tell_path(mind, top, depth)


def tell_path(mind: Mind, top: int, depth: int) -> None:
    """Every node on the way learns how it went for the seat that moved there."""
    tree, path = mind.tree, mind.path
    tree[top][NODE_VISITS] += 1
    for d in range(depth):
        node = tree[path[d]]
        node[NODE_VISITS] += 1
        mind.worth[path[d]] += mind.gains[node[NODE_SEAT]]
