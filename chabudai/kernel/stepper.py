"""One game stepped from Python as fast as it goes: what a learner's inner loop wants.

stepper = Stepper(chabudai.game("mojo", players=4))
count, legal, step = stepper.begin(seed=7), stepper.legal, stepper.step
while count:
    count = step(legal[random.randrange(count)])
"""

from array import array
from collections.abc import Callable
from typing import Any

import numpy as np

from chabudai.kernel.game import Variant
from chabudai.kernel.state import SEED_WORDS, new_states, seed_words


class Stepper:
    """A game in compiled form, with its legal moves as a mask and as a list."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.states = new_states(variant.game.state, 1)
        self.mask = variant.game.mask()
        self.legal = array("q", bytes(8 * variant.game.moves))  # the first `count` are legal
        self.key = np.zeros(SEED_WORDS, np.uint32)
        own = (self.states, self.mask, np.frombuffer(self.legal, np.int64))
        compiled, setup = variant.game.compiled, variant.setup_array
        self.step: Callable[[int], int] = compiled.bind("step_listing", *own)
        self.first: Callable[[], int] = compiled.bind("begin_listing", *own, self.key, setup)

    def begin(self, seed: int) -> int:
        """Start the game of a seed; how many moves are legal. `step(move)` answers the same."""
        self.key[:] = seed_words(seed)
        return self.first()

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 at the end."""
        return int(self.states["seat"][0])

    def wins(self) -> list[float]:
        """Each seat's share of the win."""
        compiled: Any = self.variant.game.compiled
        return [compiled.win_share_in(self.states, 0, p) for p in range(self.variant.players)]
