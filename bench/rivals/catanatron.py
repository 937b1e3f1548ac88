"""Catanatron: Catan with four random players, and its Gymnasium environment.

Games run in a loop of our own over `Game.execute` without its check of the chosen action:
`Game.play` does the same but copies the game at both ends and looks each action up in the list
it came from. The environment is used without Gymnasium's wrappers, and the actions it returns
in `info` are taken instead of being asked for again.
"""

# mypy: disable-error-code="import-not-found,import-untyped"

import random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron_gym.envs import CatanatronEnv

from bench.harness import Measure, repeat


def random_games() -> Measure:
    """Games among four of its random players; every action counts as a move."""
    players = [RandomPlayer(color) for color in Color]
    seeds = random.Random(1)

    def play() -> tuple[int, int]:
        game = Game(players, seed=seeds.getrandbits(31))
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            chosen = state.current_player().decide(game, state.playable_actions)
            game.execute(chosen, validate_action=False)
        return len(state.actions), 1

    return lambda seconds: repeat(play, seconds)


def environment_steps() -> Measure:
    """Steps of one learner against one random player, whose moves are part of the step."""
    environment, rnd = CatanatronEnv(), random.Random(1).random
    seeds = random.Random(1)

    def play() -> tuple[int, int]:
        _, info = environment.reset(seed=seeds.getrandbits(31))
        steps, over = 0, False
        while not over:
            actions = info["valid_actions"]
            action = actions[int(rnd() * len(actions))]
            _, _, terminated, truncated, info = environment.step(action)
            over = terminated or truncated
            steps += 1
        return steps, 1

    return lambda seconds: repeat(play, seconds)
