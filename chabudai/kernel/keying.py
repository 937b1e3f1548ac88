"""The key of a move's stream for interpreted rules: `chance.key_stream` with four words side by
side in one whole number, each with as much room above it. Python then needs a third of the time.
"""

from chabudai.kernel.chance import (
    CHACHA_0,
    CHACHA_1,
    CHACHA_2,
    CHACHA_3,
    CHACHA_DOUBLE_ROUNDS,
    M32,
)
from chabudai.kernel.state import State

LANE = 64  # bits from one word to the next
ONE = (1 << LANE) - 1
TWO = (1 << 2 * LANE) - 1
FOUR = M32 * (1 | 1 << LANE | 1 << 2 * LANE | 1 << 3 * LANE)
START = CHACHA_0 | CHACHA_1 << LANE | CHACHA_2 << 2 * LANE | CHACHA_3 << 3 * LANE


def key_stream(s: State) -> None:
    """Start the stream of this move from the first words of a ChaCha8 block."""
    key = s.key
    a, d = START, s.moves
    b = key[0] | key[1] << LANE | key[2] << 2 * LANE | key[3] << 3 * LANE
    c = key[4] | key[5] << LANE | key[6] << 2 * LANE | key[7] << 3 * LANE
    for _ in range(CHACHA_DOUBLE_ROUNDS):
        a, b, c, d = four_quarter_rounds(a, b, c, d)
        b = b >> LANE | (b & ONE) << 3 * LANE  # diagonals become columns
        c = c >> 2 * LANE | (c & TWO) << 2 * LANE
        d = d >> 3 * LANE | (d << LANE) & FOUR
        a, b, c, d = four_quarter_rounds(a, b, c, d)
        b = b >> 3 * LANE | (b << LANE) & FOUR  # and diagonals again
        c = c >> 2 * LANE | (c & TWO) << 2 * LANE
        d = d >> LANE | (d & ONE) << 3 * LANE
    first = a + START
    s.rng[:] = [first >> LANE * i & M32 for i in range(4)]
    s.stale = 0


def four_quarter_rounds(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & FOUR
    d ^= a
    d = (d << 16 | d >> 16) & FOUR
    c = (c + d) & FOUR
    b ^= c
    b = (b << 12 | b >> 20) & FOUR
    a = (a + b) & FOUR
    d ^= a
    d = (d << 8 | d >> 24) & FOUR
    c = (c + d) & FOUR
    b ^= c
    b = (b << 7 | b >> 25) & FOUR
    return a, b, c, d
