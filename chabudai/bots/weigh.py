"""What positions are worth to every seat, and moves that a search looked at too little: compiled.

A position is weighed in worlds that a seat can't tell from the real one, or with all cards open:
quick moves up to where the network judges, or to the end. Every world is weighed alike, so that
what is true of one of them on average is true of the mean.
"""

from chabudai.bots.plain import thumb
from chabudai.bots.tree import (
    DIAL_AHEAD,
    KNOWN,
    NODE_MOVE,
    NODE_SEAT,
    THUMB_STEPS,
    WORLD,
    Mind,
    deal_world,
    go_down,
    judge,
    new_node,
    play_on,
    settle,
    share_out,
    tell_path,
)
from chabudai.kernel.chance import below, cheap_stream, copy_state
from chabudai.kernel.contract import apply, legal, resample
from chabudai.kernel.play import chosen, random_move, start_cheaply, win_share
from chabudai.kernel.state import Mask, Numbers, Reals, State, States

ENTRIES = ("weigh_in", "deepen_in", "sprout_in", "play_in", "deal_in")
BASE = 2  # the state that is weighed; KNOWN is a world of it, WORLD what that leads to
GAME = 3  # a game that is played here to learn from
OPEN = -1  # instead of a seat: all cards lie open


def pass_forced(s: State, mask: Mask) -> None:
    """Go on to the next decision that is one."""
    while s.seat >= 0 and legal(s, mask) == 1:
        apply(s, chosen(mask, 0))
        s.moves += 1


def deal_for(states: States, viewer: int, number: int) -> None:
    """A world of what the viewer knows; what chance gives later is new in every one."""
    copy_state(states, KNOWN, BASE)
    s = states[KNOWN]
    cheap_stream(s, number)
    if viewer >= 0:
        resample(s, viewer)
    s.revealed = 0


def value_world(mind: Mind, ahead: float) -> None:
    """Every seat's chance at the end of quick moves, into the gains."""
    s, root = mind.states[WORLD], mind.states[KNOWN]
    play_on(mind, ahead)
    if s.seat < 0:
        for seat in range(s.players):
            mind.gains[seat] = win_share(s, seat)
    elif ahead >= 0.0:
        judge(s, mind)
    else:
        settle(s, root, mind.gains)
        share_out(s, mind.gains)


def weigh_in(mind: Mind, totals: Reals, viewer: int, move: int, number: int, worlds: int) -> None:
    """Add up every seat's chance over worlds from `number` on, after a move (-1: as it stands)."""
    root = mind.states[KNOWN]
    ahead = mind.dials[DIAL_AHEAD] if mind.states[BASE].players > 1 else -1.0
    for i in range(worlds):
        deal_for(mind.states, viewer, number + i)
        if move >= 0:
            apply(root, move)
            root.moves += 1
        pass_forced(root, mind.mask)
        copy_state(mind.states, WORLD, KNOWN)
        value_world(mind, ahead)
        for seat in range(root.players):
            totals[seat] += mind.gains[seat]


def sprout_in(mind: Mind, top: int, move: int) -> int:
    """A node for a move that a search never tried; its row."""
    return new_node(mind, top, move, mind.states[KNOWN].seat)


def deepen_in(mind: Mind, row: int, number: int, iterations: int) -> None:
    """Search on below one move of the root, as if it had been made; KNOWN is what came before."""
    s, root = mind.states[WORLD], mind.states[KNOWN]
    is_learned = mind.dials[DIAL_AHEAD] >= 0.0 and root.players > 1
    ahead = mind.dials[DIAL_AHEAD] if is_learned else -1.0
    for i in range(iterations):
        deal_world(mind.states, number + i)
        apply(s, mind.tree[row][NODE_MOVE])
        s.moves += 1
        depth = go_down(mind, row)
        play_on(mind, ahead)
        if is_learned and s.seat >= 0:
            judge(s, mind)
        else:
            settle(s, root, mind.gains)
            if is_learned:
                share_out(s, mind.gains)
        tell_path(mind, row, depth)
        mind.worth[row] += mind.gains[mind.tree[row][NODE_SEAT]]


def play_in(mind: Mind, noise: float, count: int) -> int:
    """Go on with a game of its own by rules of thumb, a share `noise` of any moves; who is on."""
    s, limit = mind.states[GAME], int(noise * THUMB_STEPS)
    for _ in range(count):
        if s.seat >= 0:
            if below(s, THUMB_STEPS) < limit:
                apply(s, random_move(s, mind.mask))
            else:
                apply(s, thumb(s, mind.mask))
            s.moves += 1
    return int(s.seat)


def deal_in(mind: Mind, setup: Numbers, number: int) -> None:
    """Start a game of its own."""
    start_cheaply(mind.states[GAME], setup, number)
