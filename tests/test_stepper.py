"""The fast stepper plays the same games as everything else."""

import gc
import random
from array import array

import pytest

import chabudai
from chabudai.kernel.state import new_states
from chabudai.kernel.stepper import PICK_BITS, Stepper


def test_the_same_game_as_a_position() -> None:
    variant, chance = chabudai.game("mojo", players=3, piles=2), random.Random(5)
    stepper, position = Stepper(variant), variant.start(seed=1 << 200)
    count = stepper.begin(seed=1 << 200)
    while count:
        assert stepper.seat == position.seat
        assert list(stepper.legal[:count]) == position.legal()
        assert [m for m, open_ in enumerate(stepper.mask) if open_] == position.legal()
        move = stepper.legal[chance.randrange(count)]
        position.push_number(move)
        count = stepper.step(move)
        assert stepper.states == position.state.pack()
    outcome = position.outcome()
    assert outcome
    assert [seat for seat, share in enumerate(stepper.wins()) if share] == outcome.winners


def test_a_bound_function_keeps_its_arrays() -> None:
    stepper = Stepper(chabudai.game("mojo", players=2))
    stepper.begin(seed=1)
    step, move = stepper.step, stepper.legal[0]
    del stepper
    gc.collect()
    others = [bytearray(b"x" * 10_000) for _ in range(100)]
    assert step(move) > 0
    assert all(set(other) == set(b"x") for other in others)


def test_only_the_arrays_that_a_function_was_compiled_for_are_bound() -> None:
    game, stepper = chabudai.find("mojo"), Stepper(chabudai.game("mojo", players=2))
    wide, halves = array("q", bytes(8 * game.moves)), memoryview(bytearray(2 * game.moves))[::2]
    for mask, kind in (
        (wide, "dimensions of 'q'"),
        (halves, "in one piece"),
        (bytes(41), "written"),
    ):
        with pytest.raises(TypeError, match=rf"{kind}.* given, .* wanted"):
            game.compiled.bind("step_in", stepper.states, mask, 0)
    with pytest.raises(TypeError, match="7 bytes given, states of"):
        game.compiled.bind("step_in", bytearray(7), stepper.mask, 0)
    with pytest.raises(TypeError, match="whole numbers must be bound"):
        game.compiled.bind("step_in", stepper.states)


def test_a_number_picks_a_move_as_the_list_has_it() -> None:
    variant, chance = chabudai.game("mangrovia", players=3), random.Random(6)
    picked, listed = Stepper(variant), Stepper(variant)
    count = picked.begin(seed=5)
    assert listed.begin(seed=5) == count
    while count:
        number = chance.getrandbits(PICK_BITS)
        move = listed.legal[number * count >> PICK_BITS]
        count = picked.pick(number)
        assert listed.step(move) == count
        assert picked.states == listed.states
        assert picked.mask == listed.mask
        assert picked.legal[:count] == listed.legal[:count]
    assert picked.moves == listed.moves > 0


def test_the_highest_number_picks_the_last_move() -> None:
    stepper = Stepper(chabudai.game("mojo", players=2))
    count = stepper.begin(seed=3)
    last = stepper.legal[count - 1]
    other = Stepper(chabudai.game("mojo", players=2))
    other.begin(seed=3)
    assert stepper.pick((1 << PICK_BITS) - 1) == other.step(last)
    assert stepper.states == other.states


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_has_256_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="at most 256 bits"):
        Stepper(chabudai.game("mojo")).begin(seed)


def test_a_bound_function_refuses_what_is_no_whole_number_and_too_many_of_them() -> None:
    game = chabudai.find("mojo")
    states, mask = new_states(game.state, 1), game.mask()
    step = game.compiled.bind("step_in", states, mask)
    with pytest.raises(TypeError, match="another number of arguments was bound"):
        step(0, 1, 2)
    with pytest.raises(TypeError):
        step(0, "play 9")
    with pytest.raises(OverflowError):
        step(0, 1 << 64)
