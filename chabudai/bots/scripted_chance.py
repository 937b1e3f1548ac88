"""Chance by a script kept in the state: compiled in place of the kernel's `below` and `draw`.

A move is carried out with the outcomes at hand. Where the rules ask for one more, what they ask
for is noted; the move then goes on by any outcomes, and its caller throws the state away.
"""

from chabudai.kernel.chance import cheap_stream, clear, key_stream, next_word, nth
from chabudai.kernel.contract import apply, start
from chabudai.kernel.state import Numbers, State, States, u8

ENTRIES = ("run_scripted",)
REPLACES = ("below", "draw")
LONGEST_SCRIPT = 255
MOST_OUTCOMES = 256  # of one chance
DECIDED, ASKED_BELOW, ASKED_DRAW = 0, 1, 2


class Scripted(State):
    """What a state has more of; bytes alone, so that they stand after the game's own fields."""

    script_on = u8()  # 1: chance follows the script
    script_length = u8()
    script_used = u8()
    script_asked = u8()  # what was asked for after the script's end: DECIDED, ASKED_…
    script_last = u8()  # the highest outcome
    script = u8(LONGEST_SCRIPT)  # outcomes in the order they are asked for
    script_pile = u8(MOST_OUTCOMES)  # ASKED_DRAW: how many there are of each kind


def run_scripted(states: States, setup: Numbers, move: int) -> int:
    """A move in states[0], or the deal (move -1), by its script; DECIDED, or what it lacks."""
    s = states[0]
    s.script_on = 1
    s.script_used = 0
    s.script_asked = DECIDED
    cheap_stream(s, 1)
    if move < 0:
        start(s, setup)
    else:
        s.moves += 1
        s.revealed = 0
        apply(s, move)
    clear(s.rng)
    s.stale = 1
    s.script_on = 0
    return int(s.script_asked)


def below(s: Scripted, n: int) -> int:
    if s.stale:
        key_stream(s)
    s.revealed = 1
    if s.script_on == 0:
        return (next_word(s) * n) >> 32
    if n == 1:
        return 0
    if s.script_used < s.script_length:
        return next_scripted(s)
    if s.script_asked == DECIDED:
        s.script_asked = ASKED_BELOW
        s.script_last = n - 1
    return (next_word(s) * n) >> 32


def draw(s: Scripted, pile: list[int], total: int) -> int:
    value = nth(pile, below(s, total)) if s.script_on == 0 else scripted_card(s, pile, total)
    pile[value] -= 1
    return value


def scripted_card(s: Scripted, pile: list[int], total: int) -> int:
    s.revealed = 1
    first = nth(pile, 0)
    if pile[first] == total:
        return first
    if s.script_used < s.script_length:
        return next_scripted(s)
    if s.script_asked == DECIDED:
        s.script_asked = ASKED_DRAW
        s.script_last = len(pile) - 1
        for value in range(len(pile)):
            s.script_pile[value] = pile[value]
    return nth(pile, (next_word(s) * total) >> 32)


def next_scripted(s: Scripted) -> int:
    s.script_used += 1
    return s.script[s.script_used - 1]
