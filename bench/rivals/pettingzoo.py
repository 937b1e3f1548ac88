"""PettingZoo's Texas Hold'em with four players, as its documentation plays it: `last`, `step`.

`raw_env` is `env` without the wrappers that check the caller; it is half as fast again.
"""

# mypy: disable-error-code="import-not-found,import-untyped"

from pettingzoo.classic import texas_holdem_v4

from bench.harness import Measure, random_turns


def texas_holdem_turns() -> Measure:
    return random_turns(texas_holdem_v4.raw_env(num_players=4))
