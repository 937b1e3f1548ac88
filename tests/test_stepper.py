"""The fast stepper plays the same games as everything else."""

import random

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
