"""The random stream of a game, and the small tools that rules may call.

The stream is sfc32 (four 32-bit words, by Chris Doty-Humphrey), kept in the state. In a real
game every move gets a stream of its own, keyed by one ChaCha8 block of the seed and the number
of the move, so that nobody can work out the next card from those already seen. Simulations
start the cheap stream once and never key it.

Everything here is whole numbers below 2**63, so Python and compiled code give the same bytes.
"""

from chabudai.kernel.state import Mask, State, Words32

M32 = 0xFFFFFFFF
CHACHA_0, CHACHA_1, CHACHA_2, CHACHA_3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
CHACHA_DOUBLE_ROUNDS = 4
SFC_START = 0x9E3779B9
SFC_WARM_UP = 12


def rotated(x: int, bits: int) -> int:
    return ((x << bits) | (x >> (32 - bits))) & M32


def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & M32
    d = rotated(d ^ a, 16)
    c = (c + d) & M32
    b = rotated(b ^ c, 12)
    a = (a + b) & M32
    d = rotated(d ^ a, 8)
    c = (c + d) & M32
    b = rotated(b ^ c, 7)
    return a, b, c, d


def key_stream(s: State) -> None:
    """Start the stream of this move from the first words of a ChaCha8 block.

    The sixteen words stay in variables of their own: compiled, they are registers.
    """
    x0, x1, x2, x3 = CHACHA_0, CHACHA_1, CHACHA_2, CHACHA_3
    x4, x5, x6, x7 = int(s.key[0]), int(s.key[1]), int(s.key[2]), int(s.key[3])
    x8, x9, x10, x11 = int(s.key[4]), int(s.key[5]), int(s.key[6]), int(s.key[7])
    x12, x13, x14, x15 = int(s.moves), 0, 0, 0
    for _ in range(CHACHA_DOUBLE_ROUNDS):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    s.rng[0] = (x0 + CHACHA_0) & M32
    s.rng[1] = (x1 + CHACHA_1) & M32
    s.rng[2] = (x2 + CHACHA_2) & M32
    s.rng[3] = (x3 + CHACHA_3) & M32
    s.stale = 0


def cheap_stream(s: State, number: int) -> None:
    """Start a stream for simulations; equal numbers give equal streams."""
    s.rng[0] = number & M32
    s.rng[1] = (number >> 32) & M32
    s.rng[2] = SFC_START
    s.rng[3] = 1
    s.stale = 0
    for _ in range(SFC_WARM_UP):
        next_word(s)


def next_word(s: State) -> int:
    """The next 32 bits of the stream."""
    return next_in(s.rng)


def next_in(rng: Words32) -> int:
    """The next 32 bits of a stream kept in four words."""
    a, b, c, d = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    word = (a + b + d) & M32
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & M32
    rng[2] = (((c << 21) | (c >> 11)) + word) & M32
    rng[3] = (d + 1) & M32
    return word


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1, each as likely as the next (within n / 2**32)."""
    if s.stale:
        key_stream(s)
    s.revealed = 1
    return (next_word(s) * n) >> 32


def draw(s: State, pile: list[int], total: int) -> int:
    """Take a random card out of a pile kept as counts that add up to `total`."""
    value = nth(pile, below(s, total))
    pile[value] -= 1
    return value


def nth(pile: list[int], k: int) -> int:
    """The value of the k-th card of a pile kept as counts."""
    value = 0
    while k >= pile[value]:
        k -= pile[value]
        value += 1
    return value


def total_of(pile: list[int]) -> int:
    """How many cards a pile kept as counts has."""
    total = 0
    for i in range(len(pile)):
        total += pile[i]
    return total


def reveal(s: State) -> None:
    """Say that this move showed something hidden: it can't be taken back."""
    s.revealed = 1


def set_key(s: State, words: Words32) -> None:
    for i in range(len(words)):
        s.key[i] = words[i]


# The tools below are plain Python here; compiled code gets its own in `compile`.


def zeros(n: int) -> list[int]:
    """A scratch row of zeros."""
    return [0] * n


def grid(n: int, m: int) -> list[list[int]]:
    """A scratch table of zeros."""
    return [[0] * m for _ in range(n)]


def clear(x: list[int]) -> None:
    """Set every number of a row to 0."""
    x[:] = [0] * len(x)


def clear_grid(x: list[list[int]]) -> None:
    """Set every number of a table to 0."""
    for row in x:
        clear(row)


def marks_of_eight(mask: Mask, first: int) -> int:
    """How many of eight moves are marked."""
    return sum(mask[first : first + 8])


def mark_of_eight(mask: Mask, first: int, k: int) -> int:
    """The k-th marked of eight moves; there must be so many."""
    return [move for move in range(first, first + 8) if mask[move]][k]


def clear_state(s: State) -> None:
    """Set every field of a state to 0."""
    for name, field in s.fields.items():
        setattr(s, name, field.zero())


def copy_state(states: list[State], target: int, source: int) -> None:
    """Copy one state of an array over another."""
    states[target].copy_from(states[source])


def emit(s: State, event: int, seat: int = -1, a: int = 0, b: int = 0) -> None:
    """Note what happened; compiled runs keep no notes."""
    s.log.append((event, seat, a, b))
