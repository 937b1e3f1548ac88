"""Starting and stepping games, alone and in batches, for any game in either form."""

from chabudai.kernel.chance import (
    below,
    cheap_stream,
    clear,
    clear_state,
    copy_state,
    set_key,
    zeros,
)
from chabudai.kernel.contract import apply, legal, observe, resample, score, standing, start
from chabudai.kernel.state import (
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
    """The k-th marked move."""
    for move in range(len(mask)):
        k -= mask[move]
        if k < 0:
            return move
    return -1


def random_move(s: State, mask: Mask) -> int:
    """A legal move, each as likely as the next, by the stream of the state."""
    return chosen(mask, below(s, legal(s, mask)))


def win_share(s: State, seat: int) -> float:
    """A seat's share of the win: 1, or a part of it for those who tie at the top.

    Alone there is nobody to beat: the game is won with a standing above 0.
    """
    mine, equal = standing(s, seat), 0
    if s.players == 1 and mine <= 0:
        return 0.0
    for other in range(s.players):
        theirs = standing(s, other)
        if theirs > mine:
            return 0.0
        equal += theirs == mine
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
    parts = zeros(MOST_CATEGORIES)
    for g in range(games):
        start_cheaply(s, setup, first + g)
        lengths[g] = playout(s, mask)
        for seat in range(s.players):
            wins[seat] += win_share(s, seat)
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


def step_listing(states: States, mask: Mask, listed: Numbers, move: int) -> int:
    """Carry out a move in states[0], mark and list the next ones; how many, 0 at the end."""
    step(states[0], move)
    return list_marked(states[0], mask, listed)


def begin_listing(states: States, mask: Mask, listed: Numbers, key: Words32, setup: Numbers) -> int:
    """Start a game in states[0], mark and list its first moves; how many."""
    begin(states[0], key, setup)
    return list_marked(states[0], mask, listed)


def list_marked(s: State, mask: Mask, listed: Numbers) -> int:
    if s.seat < 0:
        clear(mask)
        return 0
    legal(s, mask)
    count = 0
    for move in range(len(mask)):
        listed[count] = move
        count += mask[move]
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
    for i in range(low, high):
        s = states[i]
        if done[i]:
            for seat in range(s.players):
                rewards[i][seat] = 0
        step(s, moves[i])
        done[i] = s.seat < 0
        if s.seat < 0:
            for seat in range(s.players):
                rewards[i][seat] = win_share(s, seat)
            numbers[i] += len(states)
            begin_numbered(s, setup, first, numbers[i])
        legal(s, masks[i])
