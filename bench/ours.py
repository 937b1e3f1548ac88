"""Chabudai's side of every comparison, through the same calls that its own faces use."""

import itertools
import random
from time import perf_counter
from typing import Any

import numpy as np

import chabudai
from bench.harness import Count, Measure, NotThereError, repeat
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from chabudai.kernel.state import new_states
from chabudai.kernel.stepper import Stepper

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
    """One game at a time, one call a move, which also marks and lists the next legal moves."""
    stepper = Stepper(chosen("mojo"))
    step, legal, rnd, seeds = (
        stepper.step,
        stepper.legal,
        random.Random(1).random,
        itertools.count(),
    )

    def play() -> tuple[int, int]:
        moves, count = 0, stepper.begin(next(seeds))
        while count:
            count = step(legal[int(rnd() * count)])
            moves += 1
        return moves, 1

    return lambda seconds: repeat(play, seconds)


def mojo_batch() -> Measure:
    """Many games together: NumPy chooses a legal move for each, one call makes them all."""
    variant = chosen("mojo")
    compiled, setup = variant.game.compiled, variant.setup_array
    states = new_states(variant.game.state, BATCH)
    masks, done = np.zeros((BATCH, variant.game.moves), np.int8), np.zeros(BATCH, np.int8)
    rewards, numbers = np.zeros((BATCH, PLAYERS)), np.arange(BATCH)
    rng = np.random.default_rng(1)
    compiled.begin_many(states, 0, BATCH, setup, 1, numbers, masks)

    def portion() -> tuple[int, int]:
        moves = random_moves(rng, masks)
        compiled.step_many(states, 0, BATCH, moves, masks, done, rewards, setup, 1, numbers)
        return BATCH, int(done.sum())

    return lambda seconds: repeat(portion, seconds)


def random_moves(rng: np.random.Generator, masks: Any) -> Any:
    """A legal move of each row, each as likely as the next."""
    rows, moves = masks.shape
    marked = np.flatnonzero(masks.view(np.bool_))
    counts = np.bincount(marked // moves, minlength=rows)
    firsts = counts.cumsum() - counts
    return marked[firsts + (rng.random(rows) * counts).astype(np.int64)] % moves


def mojo_interpreted() -> Measure:
    """Random games over plain Python objects, the same source uncompiled."""
    variant = chosen("mojo")
    interpreted, setup = variant.game.interpreted, variant.setup
    mask, seeds = [0] * variant.game.moves, random.Random(1)

    def play() -> tuple[int, int]:
        state = variant.game.state()
        interpreted.start_cheaply(state, setup, seeds.getrandbits(62))
        return interpreted.playout(state, mask), 1

    return lambda seconds: repeat(play, seconds)


def state_copy() -> Measure:
    """Copies of a state in compiled code; a move is 300 bytes copied."""
    game = chosen("mojo").game
    states = new_states(game.state, 2)
    units = COPIES * states.itemsize // COPY_UNIT

    def portion() -> tuple[int, int]:
        game.compiled.copies_in(states, COPIES)
        return units, 0

    return lambda seconds: repeat(portion, seconds)


def mojo_search() -> Measure:
    """One search after another, each at any decision of a random game; a move is an iteration."""
    from chabudai.bots.search import Search, Settings

    variant, rng = chosen("mojo"), random.Random(1)
    search = Search(variant.game, Settings(iterations=ITERATIONS), 1)
    search.think(some_decision(variant, rng))

    def measure(seconds: float) -> Count:
        done, elapsed = 0, 0.0
        while elapsed < seconds:
            position = some_decision(variant, rng)
            start = perf_counter()
            done += search.think(position).iterations
            elapsed += perf_counter() - start
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
