"""Chabudai's side of every comparison, through the same calls that its own faces use."""

import itertools
import random
from time import process_time

import numpy as np

import chabudai
from bench.harness import Count, Measure, NotThereError, repeat
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from chabudai.kernel.state import new_states
from chabudai.kernel.stepper import PICK_BITS, Stepper

AT_ONCE = 256  # playouts in one call
BATCH = 1024
COPIES = 100_000
ITERATIONS = 1000  # of a search
COPY_UNIT = 300  # bytes
PLAYERS = 4


def mojo_playouts() -> Measure:
    return playouts("mojo")


def momiji_playouts() -> Measure:
    return playouts("momiji")


def mangrovia_playouts() -> Measure:
    return playouts("mangrovia")


def playouts(name: str) -> Measure:
    """Random games one after another within one compiled call."""
    variant = chosen(name)
    compiled, setup = variant.game.compiled, variant.setup_array
    states, mask = new_states(variant.game.state, 1), variant.game.mask()
    lengths, wins = np.zeros(AT_ONCE, np.int64), np.zeros(PLAYERS)
    standings, seeds = np.zeros(PLAYERS, np.int64), random.Random(1)

    def portion() -> tuple[int, int]:
        first = seeds.getrandbits(62)
        compiled.playouts_in(states, mask, setup, AT_ONCE, first, lengths, wins, standings)
        return int(lengths.sum()), AT_ONCE

    return lambda seconds: repeat(portion, seconds)


def mojo_stepped() -> Measure:
    """One game at a time, one call a move, which also marks and lists the next legal moves.

    Python draws a number for each move; the call looks up which legal move that is.
    """
    stepper, bits, seeds = Stepper(chosen("mojo")), random.Random(1).getrandbits, itertools.count()
    begin, pick, width = stepper.begin, stepper.pick, PICK_BITS

    def play() -> tuple[int, int]:
        begin(next(seeds))
        while pick(bits(width)):
            pass
        return stepper.moves, 1

    return lambda seconds: repeat(play, seconds)


def mojo_stepped_by_list() -> Measure:
    """The same, but Python looks up the move in the list, as a policy of its own would."""
    stepper, rnd, seeds = Stepper(chosen("mojo")), random.Random(1).random, itertools.count()
    step, legal = stepper.step, stepper.legal

    def play() -> tuple[int, int]:
        count = stepper.begin(next(seeds))
        while count:
            count = step(legal[int(rnd() * count)])
        return stepper.moves, 1

    return lambda seconds: repeat(play, seconds)


def mojo_batch() -> Measure:
    """Many games together: one call chooses a legal move for each, one call makes them all."""
    from chabudai.adapters.batch import Batch

    batch = Batch(chosen("mojo"), BATCH, seed=1, observe=False)

    def portion() -> tuple[int, int]:
        batch.step(batch.random_moves())
        return BATCH, int(np.count_nonzero(batch.done))

    return lambda seconds: repeat(portion, seconds)


def state_copy() -> Measure:
    """Copies of a state in compiled code; a move is 300 bytes copied."""
    game = chosen("mojo").game
    states = new_states(game.state, 2)
    units = COPIES * game.state.size // COPY_UNIT

    def portion() -> tuple[int, int]:
        game.compiled.copies_in(states, COPIES)
        return units, 0

    return lambda seconds: repeat(portion, seconds)


def mojo_search() -> Measure:
    """One search after another, each at any decision of a random game; a move is an iteration."""
    from chabudai.bots.search import Search
    from chabudai.bots.settings import Settings

    variant, rng = chosen("mojo"), random.Random(1)
    search = Search(variant.game, Settings(iterations=ITERATIONS), 1)
    search.think(some_decision(variant, rng))

    def measure(seconds: float) -> Count:
        done, elapsed = 0, 0.0
        while elapsed < seconds:
            position = some_decision(variant, rng)
            start = process_time()
            done += search.think(position).iterations
            elapsed += process_time() - start
        return Count(done, 0, elapsed)

    return measure


def some_decision(variant: Variant, rng: random.Random) -> Position:
    """Any decision between two or more moves out of a random game."""
    position, found = variant.start(rng.getrandbits(32)), 0
    while not position.over:
        found += len(position.legal()) > 1
        position.push_number(rng.choice(position.legal()))
    left = rng.randrange(found)
    while len(position.legal()) < 2 or left >= 0:
        position.pop()
        left -= len(position.legal()) > 1
    return position


def chosen(name: str) -> Variant:
    if name not in chabudai.names():
        raise NotThereError(f"not written yet: {name}")
    return chabudai.game(name, players=PLAYERS)
