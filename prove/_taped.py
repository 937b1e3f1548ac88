"""Chance on tape and events as notes, both kept in the state: compiled in place of the kernel's.

What `kernel/paired.py` does by the interpreter, in the subset of Python that becomes C.
"""

from chabudai.kernel.chance import key_stream, next_word, nth
from chabudai.kernel.contract import legal
from chabudai.kernel.play import step
from chabudai.kernel.state import Mask, State, States, u8

ENTRIES = ("mark_in", "record_in", "repeat_in")
REPLACES = ("below", "draw")
LONGEST_TAPE, MOST_NOTES = 512, 256  # chances and events of one move
NOTE = 8  # bytes: event, seat and two numbers, two bytes each
PLAIN, RECORDING, REPEATING = 0, 1, 2


class Taped(State):
    """What a state has more of; bytes alone, so that they stand after the game's own fields."""

    tape_mode = u8()  # PLAIN, RECORDING, REPEATING
    tape_torn = u8()  # 1: what was recorded could not be given again, or there was no room
    tape_length = u8(2)  # how many outcomes, and
    tape_next = u8(2)  # which comes next; the low byte first, as in all that follows
    tape = u8(2 * LONGEST_TAPE)
    note_count = u8(2)
    notes = u8(NOTE * MOST_NOTES)


def mark_in(states: States, mask: Mask, i: int) -> int:
    return legal(states[i], mask)


def record_in(states: States, i: int, move: int) -> int:
    """Make a move in states[i] with chance put on its tape; 1 if there was no room."""
    s = states[i]
    put(s.tape_length, 0, 0)
    make(s, move, RECORDING)
    return int(s.tape_torn)


def repeat_in(states: States, mask: Mask, i: int, move: int) -> int:
    """Make a move in states[i] by the tape of states[0]; 0 if it is not open, or the tape tore."""
    s = states[i]
    legal(s, mask)
    if mask[move] == 0:
        return 0
    put(s.tape_length, 0, got(states[0].tape_length, 0))
    put(s.tape_next, 0, 0)
    for n in range(2 * got(s.tape_length, 0)):
        s.tape[n] = states[0].tape[n]
    make(s, move, REPEATING)
    return 1 - int(s.tape_torn)


def make(s: Taped, move: int, mode: int) -> None:
    put(s.note_count, 0, 0)
    s.tape_torn = 0
    s.tape_mode = mode
    step(s, move)
    s.tape_mode = PLAIN


def put(row: list[int], at: int, number: int) -> None:
    """A number of 16 bits as two bytes."""
    row[at] = number & 255
    row[at + 1] = (number >> 8) & 255


def got(row: list[int], at: int) -> int:
    return row[at] + (row[at + 1] << 8)


# Chance


def by_seed(s: Taped, n: int) -> int:
    if s.stale:
        key_stream(s)
    s.revealed = 1
    return (next_word(s) * n) >> 32


def wanted(s: Taped) -> int:
    """The outcome on the tape; -1 while recording and beyond its end."""
    number = got(s.tape_next, 0)
    if s.tape_mode != REPEATING or number == got(s.tape_length, 0):
        return -1
    put(s.tape_next, 0, number + 1)
    return got(s.tape, 2 * number)


def keep(s: Taped, outcome: int) -> None:
    number = got(s.tape_length, 0)
    if s.tape_mode == REPEATING or number == LONGEST_TAPE:
        s.tape_torn = 1
    elif s.tape_mode == RECORDING:
        put(s.tape, 2 * number, outcome)
        put(s.tape_length, 0, number + 1)


def below(s: Taped, n: int) -> int:
    outcome = wanted(s)
    if outcome < 0 or outcome >= n:
        outcome = by_seed(s, n)
        keep(s, outcome)
    s.revealed = 1
    return outcome


def draw(s: Taped, pile: list[int], total: int) -> int:
    outcome = wanted(s)
    is_there = 0
    if outcome >= 0 and outcome < len(pile):
        is_there = pile[outcome]
    if is_there <= 0:
        outcome = nth(pile, by_seed(s, total))
        keep(s, outcome)
    s.revealed = 1
    pile[outcome] -= 1
    return outcome


# Events: what stands for `emit` with two, three, four and five arguments


def note_2(s: Taped, event: int) -> None:
    note_5(s, event, -1, 0, 0)


def note_3(s: Taped, event: int, seat: int) -> None:
    note_5(s, event, seat, 0, 0)


def note_4(s: Taped, event: int, seat: int, a: int) -> None:
    note_5(s, event, seat, a, 0)


def note_5(s: Taped, event: int, seat: int, a: int, b: int) -> None:
    number = got(s.note_count, 0)
    if number == MOST_NOTES or a != as_signed(a) or b != as_signed(b):
        s.tape_torn = 1
        return
    at = NOTE * number
    put(s.notes, at, event)
    put(s.notes, at + 2, seat)
    put(s.notes, at + 4, a)
    put(s.notes, at + 6, b)
    put(s.note_count, 0, number + 1)


def as_signed(number: int) -> int:
    """A number as 16 bits keep it."""
    return ((number + 32768) & 65535) - 32768
