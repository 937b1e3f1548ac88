"""PettingZoo's Texas Hold'em with four players, as its documentation plays it: `last`, `step`.

`raw_env` is `env` without the wrappers that check the caller; it is half as fast again.
"""

# mypy: disable-error-code="import-not-found,import-untyped"

import random

from pettingzoo.classic import texas_holdem_v4

from bench.harness import Measure, repeat


def texas_holdem_turns() -> Measure:
    """Turns of random agents that choose from the mask; the steps after the end don't count."""
    environment = texas_holdem_v4.raw_env(num_players=4)
    rnd = random.Random(1).random

    def play() -> tuple[int, int]:
        environment.reset()
        turns = 0
        while environment.agents:
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                environment.step(int(legal[int(rnd() * len(legal))]))
                turns += 1
        return turns, 1

    return lambda seconds: repeat(play, seconds)
