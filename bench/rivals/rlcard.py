"""RLCard's Uno, which it plays with two players only.

The environment's `reset` and `step` are its documented way, fastest with its own text actions.
The game object beneath is faster still: it builds no observation for every move, and neither do
our playouts, so it is measured as well. Choosing from the list of legal actions beats RLCard's
random agent, which asks NumPy.
"""

# mypy: disable-error-code="import-not-found,import-untyped"

import random

import rlcard

from bench.harness import Measure, repeat


def uno_playouts() -> Measure:
    """Random games of Uno, without observations."""
    game, rnd = rlcard.make("uno", {"seed": 1}).game, random.Random(1).random

    def play() -> tuple[int, int]:
        (state, _), moves, step = game.init_game(), 0, game.step
        while not game.is_over():
            actions = state["legal_actions"]
            state, _ = step(actions[int(rnd() * len(actions))])
            moves += 1
        return moves, 1

    return lambda seconds: repeat(play, seconds)


def uno_environment() -> Measure:
    """Random games of Uno through the environment's `reset` and `step`, with observations."""
    environment, rnd = rlcard.make("uno", {"seed": 1}), random.Random(1).random

    def play() -> tuple[int, int]:
        (state, _), moves, step = environment.reset(), 0, environment.step
        while not environment.is_over():
            actions = state["raw_legal_actions"]
            state, _ = step(actions[int(rnd() * len(actions))], True)
            moves += 1
        return moves, 1

    return lambda seconds: repeat(play, seconds)
