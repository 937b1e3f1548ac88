"""The research faces of Mojo, used as each interface's own documentation uses it.

Observations are flat vectors, as the rivals' are.
"""

# mypy: disable-error-code="import-not-found,import-untyped"

import random

from bench.harness import Measure, random_turns, repeat
from bench.ours import BATCH, PLAYERS


def pettingzoo_turns() -> Measure:
    from chabudai.adapters.pettingzoo_env import raw_env

    return random_turns(raw_env("mojo", players=PLAYERS, flat=True))


def gymnasium_steps() -> Measure:
    """Steps of one learner against one random player, whose moves are part of the step."""
    from chabudai.adapters.gymnasium_env import ChabudaiEnv

    environment = ChabudaiEnv("mojo", players=2, opponents="random", flat=True)
    rnd = random.Random(1).random

    def play() -> tuple[int, int]:
        _, info = environment.reset()
        steps, over = 0, False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = environment.step(int(legal[int(rnd() * len(legal))]))
            steps += 1
        return steps, 1

    return lambda seconds: repeat(play, seconds)


def gymnasium_vector_steps() -> Measure:
    """The same in many games together; one call chooses a legal move for each."""
    from chabudai.adapters.gymnasium_env import ChabudaiVectorEnv

    environments = ChabudaiVectorEnv(BATCH, "mojo", players=2, opponents="random", flat=True)
    environments.reset(seed=1)

    def portion() -> tuple[int, int]:
        _, _, over, _, _ = environments.step(environments.batch.random_moves())
        return BATCH, int(over.sum())

    return lambda seconds: repeat(portion, seconds)


def openspiel_moves() -> Measure:
    """Random games on a Python game with explicit chance; chance's actions don't count."""
    import pyspiel

    import chabudai.adapters.openspiel_game  # noqa: F401 (registers the games)

    game = pyspiel.load_game("chabudai_mojo", {"players": PLAYERS})
    chance, rnd, over = random.Random(1), random.Random(2).random, int(pyspiel.PlayerId.TERMINAL)

    def play() -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        while (player := state.current_player()) != over:
            if player < 0:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rnd() * len(legal))])
                moves += 1
        return moves, 1

    return lambda seconds: repeat(play, seconds)
