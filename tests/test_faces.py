"""The same options, seed and moves give the same states through every face."""

import random
from typing import Any

import numpy as np
import pytest

import chabudai
from chabudai.adapters.batch import Batch
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from chabudai.kernel.state import State
from tests.variants import SHORT, label, variants

SEED = 20_261
SECRET = ("key", "rng", "stale")  # OpenSpiel's chance is outside of the state


def played(variant: Variant, seed: int) -> Position:
    """A whole random game over plain Python objects."""
    position, choice = variant.start(seed), random.Random(seed)
    while not position.over:
        position.push_number(choice.choice(position.legal()))
    return position


@pytest.mark.needs("pettingzoo", "gymnasium", "pyspiel")
@pytest.mark.parametrize("variant", variants(SHORT), ids=label)
def test_every_face_goes_through_the_same_states(variant: Variant) -> None:
    game = played(variant, SEED)
    states = [entry.before for entry in game.played] + [game.state]
    moves = [entry.move for entry in game.played]
    through_the_batch(variant, states, moves)
    through_pettingzoo(variant, states, moves)
    through_gymnasium(variant, states, moves)
    through_openspiel(variant, states, moves)


def through_the_batch(variant: Variant, states: list[State], moves: list[int]) -> None:
    batch = Batch(variant, 1, seed=SEED, restart=False)
    for state, move in zip(states, moves, strict=False):
        assert batch.states[:1].tobytes() == state.pack()
        batch.step([move])
    assert batch.states[:1].tobytes() == states[-1].pack()


def through_pettingzoo(variant: Variant, states: list[State], moves: list[int]) -> None:
    from chabudai.adapters.pettingzoo_env import raw_env

    environment = raw_env(variant.game.name, **variant.options)
    environment.reset(seed=SEED)
    for state, move in zip(states, moves, strict=False):
        assert environment.states[:1].tobytes() == state.pack()
        assert environment.agent_selection == f"player_{state.seat}"
        environment.step(move)
    assert environment.states[:1].tobytes() == states[-1].pack()


def through_gymnasium(variant: Variant, states: list[State], moves: list[int]) -> None:
    """The learner in seat 0 and the bots in the others make the moves of the game."""
    from chabudai.adapters.gymnasium_env import ChabudaiEnv

    def same_move(position: Position) -> int:
        return moves[position.state.moves]

    environment: Any = ChabudaiEnv(
        variant.game.name, opponents=[same_move] * (variant.players - 1), seat=0, **variant.options
    )
    environment.reset(seed=SEED)
    while not environment.table.over:
        number = int(environment.table.batch.states["moves"][0])
        assert environment.table.state() == states[number].pack()
        environment.step(moves[number])
    assert environment.table.state() == states[-1].pack()


def through_openspiel(variant: Variant, states: list[State], moves: list[int]) -> None:
    import pyspiel

    import chabudai.adapters.openspiel_game  # noqa: F401 (registers the games)

    options = {
        name: ",".join(value) if isinstance(value, tuple) else value
        for name, value in variant.options.items()
    }
    state = pyspiel.load_game(f"chabudai_{variant.game.name}", options).new_initial_state()
    for number in range(len(states)):
        while state.is_chance_node():
            state.apply_action(state.chance_by_seed(SEED))
        assert without_stream(state.node.state) == without_stream(states[number])
        if number < len(moves):
            state.apply_action(moves[number])
    assert state.is_terminal()


def without_stream(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.fields if name not in SECRET}


def test_a_batch_numbers_its_games_by_their_seeds() -> None:
    variant = chabudai.game("mojo", players=2)
    batch = Batch(variant, 4, seed=9)
    for row in range(4):
        state = variant.start(seed=9 + (row << 64)).state
        assert batch.states[row : row + 1].tobytes() == state.pack()
        assert batch.seed_of(row) == 9 + (row << 64)
    assert np.unique(batch.observations["hand"], axis=0).shape[0] > 1
