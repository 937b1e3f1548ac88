"""One game stepped from Python as fast as it goes: what a learner's inner loop wants.

stepper = Stepper(chabudai.game("mojo", players=4))
count, legal, step = stepper.begin(seed=7), stepper.legal, stepper.step
while count:
    count = step(legal[random.randrange(count)])

Where any legal move will do, `pick` is faster: a random number of 30 bits picks one.

count, pick = stepper.begin(seed=7), stepper.pick
while count:
    count = pick(random.getrandbits(PICK_BITS))
"""

from array import array
from collections.abc import Callable
from typing import Any

from chabudai.kernel.game import Variant
from chabudai.kernel.play import PICK_BITS, LegalMoves
from chabudai.kernel.state import SEED_WORDS, new_states, seed_bytes

__all__ = ["PICK_BITS", "Stepper"]


class Stepper:
    """A game in compiled form, with its legal moves as a mask and as a list."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.states = new_states(variant.game.state, 1)
        self.mask = variant.game.mask()
        self.legal = array("q", bytes(8 * variant.game.moves))  # the first `count` are legal
        self.key = array("I", bytes(4 * SEED_WORDS))
        self.key_bytes = memoryview(self.key).cast("B")
        moves = LegalMoves(mask=self.mask, listed=self.legal, count=array("q", [0]))
        own = (self.states, moves)
        compiled, setup = variant.game.compiled, variant.setup_array
        self.step: Callable[[int], int] = compiled.bind("step_listing", *own)
        self.pick: Callable[[int], int] = compiled.bind("step_picking", *own)
        self.first: Callable[[], int] = compiled.bind("begin_listing", *own, self.key, setup)

    def begin(self, seed: int) -> int:
        """Start the game of a seed; returns how many moves are legal, as `step` and `pick` do."""
        self.key_bytes[:] = seed_bytes(seed)
        return self.first()

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 at the end."""
        return self.variant.game.state.read(self.states, "seat")

    @property
    def moves(self) -> int:
        """Returns the decisions made so far."""
        return self.variant.game.state.read(self.states, "moves")

    def action_text(self, move: int) -> str:
        """Returns a move as people write it."""
        return self.variant.game.action_text(move)

    @property
    def action_texts(self) -> tuple[str, ...]:
        """Returns the texts of all moves, by number."""
        return self.variant.game.action_texts

    def wins(self) -> list[float]:
        """Each seat's share of the win."""
        compiled: Any = self.variant.game.compiled
        return [compiled.win_share_in(self.states, 0, p) for p in range(self.variant.players)]
