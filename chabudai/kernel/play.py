"""Starting and stepping games, alone and in batches, for any game in either form."""

from chabudai.kernel.arrays import Arrays
from chabudai.kernel.chance import (
    M32,
    below,
    cheap_stream,
    clear,
    clear_state,
    copy_state,
    mark_of_eight,
    marks_of_eight,
    set_key,
    zeros,
)
from chabudai.kernel.contract import apply, legal, observe, resample, score, standing, start
from chabudai.kernel.state import (
    Bytes,
    Flags,
    Mask,
    Masks,
    Numbers,
    RealGrid,
    Reals,
    State,
    States,
    Words32,
)

MOST_CATEGORIES = 32  # of a score
FNV_START, FNV_PRIME = 0x811C9DC5, 0x01000193  # of the FNV-1a checksum of 32 bits
MOST_SEATS = 16
REFUSED = -2  # in a seat's place: the move may not be made
PICK_BITS = 30  # of a number that picks a move: in Python they are the widest that cost nothing


class LegalMoves(Arrays):
    """The legal moves of one game."""

    mask: Mask
    listed: Numbers  # the first `count[0]`, from the lowest; what stands after them means nothing
    count: Numbers


# What callers in Python ask compiled rules for.
ENTRIES = (
    "begin_in", "step_in", "try_in", "begin_listing", "step_listing", "step_picking", "legal_in",
    "win_share_in", "see_in", "imagine_in", "playouts_in", "checksum_in", "copies_in", "begin_many",
    "step_many",
)  # fmt: skip


def begin(s: State, key: Words32, setup: Numbers) -> None:
    """Start the game that belongs to this seed."""
    clear_state(s)
    set_key(s, key)
    s.stale = 1
    start(s, setup)


def step(s: State, move: int) -> None:
    """Carry out a move of a real game: its chances come from the seed and the move's number."""
    s.moves += 1
    s.stale = 1
    s.revealed = 0
    apply(s, move)


def see(s: State, seat: int) -> None:
    """Turn a state into what a seat knows of it."""
    clear(s.key)
    clear(s.rng)
    s.stale = 0
    s.revealed = 0
    observe(s, seat)


def imagine(s: State, seat: int, number: int) -> None:
    """Turn a state into a random world that the seat can't tell from it."""
    see(s, seat)
    cheap_stream(s, number)
    resample(s, seat)
    s.revealed = 0


def chosen(mask: Mask, k: int) -> int:
    """The k-th marked move; eight are passed by at a time."""
    first = 0
    while first + 8 <= len(mask):
        count = marks_of_eight(mask, first)
        if k < count:
            return mark_of_eight(mask, first, k)
        k -= count
        first += 8
    for move in range(first, len(mask)):
        k -= mask[move]
        if k < 0:
            return move
    return -1


def marked(mask: Mask) -> int:
    """Returns how many moves are marked."""
    count, first = 0, 0
    while first + 8 <= len(mask):
        count += marks_of_eight(mask, first)
        first += 8
    for move in range(first, len(mask)):
        count += mask[move]
    return count


def random_move(s: State, mask: Mask) -> int:
    """A legal move, each as likely as the next, by the stream of the state."""
    return chosen(mask, below(s, legal(s, mask)))


def win_share(s: State, seat: int) -> float:
    """A seat's share of the win: 1, or a part of it for those who tie at the top.

    Alone there is nobody to beat: the game is won with a standing above 0.
    """
    standings = zeros(MOST_SEATS)
    note_standings(s, standings)
    return share_of(standings, s.players, seat)


def note_standings(s: State, standings: Numbers) -> None:
    for seat in range(s.players):
        standings[seat] = standing(s, seat)


def share_of(standings: Numbers, players: int, seat: int) -> float:
    mine, equal = standings[seat], 0
    if players == 1 and mine <= 0:
        return 0.0
    for other in range(players):
        if standings[other] > mine:
            return 0.0
        equal += standings[other] == mine
    return 1.0 / equal


def playout(s: State, mask: Mask) -> int:
    """Random moves to the end of the game; how many they were."""
    moves = 0
    while s.seat >= 0:
        apply(s, random_move(s, mask))
        moves += 1
    return moves


def start_cheaply(s: State, setup: Numbers, number: int) -> None:
    """Start a game for simulation alone, on the cheap stream."""
    clear_state(s)
    cheap_stream(s, number)
    start(s, setup)


def playouts(
    s: State,
    mask: Mask,
    setup: Numbers,
    games: int,
    first: int,
    lengths: Numbers,
    wins: Reals,
    scores: Numbers,
) -> None:
    """Random games one after another: the length of each, wins and points added up by seat."""
    parts, standings = zeros(MOST_CATEGORIES), zeros(MOST_SEATS)
    for g in range(games):
        start_cheaply(s, setup, first + g)
        lengths[g] = playout(s, mask)
        note_standings(s, standings)
        for seat in range(s.players):
            wins[seat] += share_of(standings, s.players, seat)
            scores[seat] += score(s, seat, parts)


# Entries for callers in Python: they hold an array of states and name one by its index, which
# costs a tenth of handing over a single record.


def begin_in(states: States, i: int, key: Words32, setup: Numbers, mask: Mask) -> int:
    """Start a game in states[i] and mark its first moves; whose decision it is."""
    begin(states[i], key, setup)
    return mark(states[i], mask)


def step_in(states: States, mask: Mask, i: int, move: int) -> int:
    """Carry out a move and mark the next ones; whose decision it is, -1 at the end."""
    step(states[i], move)
    return mark(states[i], mask)


def try_in(states: States, mask: Mask, i: int, move: int) -> int:
    """The same if the move is marked; else nothing is done, and the answer is REFUSED."""
    if move < 0 or move >= len(mask) or mask[move] == 0:
        return REFUSED
    return step_in(states, mask, i, move)


def step_listing(states: States, moves: LegalMoves, move: int) -> int:
    """Carry out a move in states[0], mark and list the next ones; how many, 0 at the end."""
    step(states[0], move)
    return list_marked(states[0], moves)


def step_picking(states: States, moves: LegalMoves, number: int) -> int:
    """The same with the listed move that a number of 30 bits picks, each as likely as the next."""
    step(states[0], moves.listed[(number * moves.count[0]) >> PICK_BITS])
    return list_marked(states[0], moves)


def begin_listing(states: States, moves: LegalMoves, key: Words32, setup: Numbers) -> int:
    """Start a game in states[0], mark and list its first moves; how many."""
    begin(states[0], key, setup)
    return list_marked(states[0], moves)


def list_marked(s: State, moves: LegalMoves) -> int:
    mask, count = moves.mask, 0
    if s.seat >= 0:
        legal(s, mask)
        count = listed_marks(mask, moves.listed)
    else:
        clear(mask)
    moves.count[0] = count
    return count


def listed_marks(mask: Mask, listed: Numbers) -> int:
    """List the marked moves; eight without a mark are passed by at a time."""
    count, first = 0, 0
    while first < len(mask):
        if first + 8 > len(mask) or marks_of_eight(mask, first):
            for move in range(first, min(first + 8, len(mask))):
                listed[count] = move
                count += mask[move]
        first += 8
    return count


def mark(s: State, mask: Mask) -> int:
    if s.seat >= 0:
        legal(s, mask)
    else:
        clear(mask)
    return s.seat


def legal_in(states: States, i: int, mask: Mask) -> int:
    return legal(states[i], mask)


def win_share_in(states: States, i: int, seat: int) -> float:
    return win_share(states[i], seat)


def see_in(states: States, i: int, seat: int) -> None:
    see(states[i], seat)


def imagine_in(states: States, i: int, seat: int, number: int) -> None:
    imagine(states[i], seat, number)


def playouts_in(
    states: States,
    mask: Mask,
    setup: Numbers,
    games: int,
    first: int,
    lengths: Numbers,
    wins: Reals,
    scores: Numbers,
) -> None:
    playouts(states[0], mask, setup, games, first, lengths, wins, scores)


def mixed_with(total: int, raw: Bytes) -> int:
    """A checksum with some more bytes."""
    for i in range(len(raw)):
        total = ((total ^ raw[i]) * FNV_PRIME) & M32
    return total


def checksum_in(
    states: States, raw: Bytes, mask: Mask, setup: Numbers, games: int, first: int
) -> int:
    """A checksum of every state of random games; `raw` is the memory of states[0], as bytes.

    For comparing machines: an interpreted run has states that no bytes belong to.
    """
    total, s = FNV_START, states[0]
    for g in range(games):
        start_cheaply(s, setup, first + g)
        total = mixed_with(total, raw)
        while s.seat >= 0:
            apply(s, random_move(s, mask))
            total = mixed_with(total, raw)
    return total


def copies_in(states: States, count: int) -> None:
    """Copy states[0] over states[1] again and again, for measuring what a copy costs."""
    for i in range(count):
        copy_state(states, 1, 0)
        states[0].moves = states[1].moves + (i & 1)


# Batches: a row of states, masks and moves, one game each.


def key_for(s: State, first: int, number: int) -> None:
    """The seed of a batch's n-th game: the batch's own number and n, in four words."""
    clear(s.key)
    s.key[0] = first & 0xFFFFFFFF
    s.key[1] = (first >> 32) & 0xFFFFFFFF
    s.key[2] = number & 0xFFFFFFFF
    s.key[3] = (number >> 32) & 0xFFFFFFFF


def begin_numbered(s: State, setup: Numbers, first: int, number: int) -> None:
    clear_state(s)
    key_for(s, first, number)
    s.stale = 1
    start(s, setup)


def begin_many(
    states: States, low: int, high: int, setup: Numbers, first: int, numbers: Numbers, masks: Masks
) -> None:
    """Start the games low..high-1; game i is number `numbers[i]` of the batch."""
    for i in range(low, high):
        begin_numbered(states[i], setup, first, numbers[i])
        legal(states[i], masks[i])


def step_many(
    states: States,
    low: int,
    high: int,
    moves: Numbers,
    masks: Masks,
    done: Flags,
    rewards: RealGrid,
    setup: Numbers,
    first: int,
    numbers: Numbers,
) -> None:
    """A move in each of the games low..high-1; a finished one is paid out and starts anew."""
    standings = zeros(MOST_SEATS)
    for i in range(low, high):
        s = states[i]
        if done[i]:
            for seat in range(s.players):
                rewards[i][seat] = 0
        step(s, moves[i])
        done[i] = s.seat < 0
        if s.seat < 0:
            note_standings(s, standings)
            for seat in range(s.players):
                rewards[i][seat] = share_of(standings, s.players, seat)
            numbers[i] += len(states)
            begin_numbered(s, setup, first, numbers[i])
        legal(s, masks[i])
