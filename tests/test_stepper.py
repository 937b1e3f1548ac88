"""The fast stepper plays the same games as everything else."""

import gc
import random

import numpy as np
import pytest

import chabudai
from chabudai.kernel.stepper import Stepper


def test_the_same_game_as_a_position() -> None:
    variant, chance = chabudai.game("mojo", players=3, piles=2), random.Random(5)
    stepper, position = Stepper(variant), variant.start(seed=1 << 200)
    count = stepper.begin(seed=1 << 200)
    while count:
        assert stepper.seat == position.seat
        assert list(stepper.legal[:count]) == position.legal() == stepper.mask.nonzero()[0].tolist()
        move = stepper.legal[chance.randrange(count)]
        position.push_number(move)
        count = stepper.step(move)
        assert stepper.states.tobytes() == position.state.pack()
    outcome = position.outcome()
    assert outcome
    assert [seat for seat, share in enumerate(stepper.wins()) if share] == outcome.winners


def test_a_bound_function_keeps_its_arrays() -> None:
    stepper = Stepper(chabudai.game("mojo", players=2))
    stepper.begin(seed=1)
    step, move = stepper.step, stepper.legal[0]
    del stepper
    gc.collect()
    others = [np.ones(10_000, np.int8) for _ in range(100)]
    assert step(move) > 0
    assert all(other.all() for other in others)


def test_only_the_arrays_that_a_function_was_compiled_for_are_bound() -> None:
    game, stepper = chabudai.find("mojo"), Stepper(chabudai.game("mojo", players=2))
    wide, halves = np.zeros(game.moves, np.int64), np.zeros(2 * game.moves, np.int8)[::2]
    for mask, kind in ((wide, "int64"), (halves, "int8, 1d, A")):
        with pytest.raises(TypeError, match=rf"{kind}.* given, .*int8, 1d, C.* wanted"):
            game.compiled.bind("step_listing", stepper.states, mask, wide)
