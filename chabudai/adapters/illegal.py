"""What becomes of an illegal action, where a learner plays against bots.

- `lose`: the game is given up; the learner gets `illegal_reward` and the episode ends.
- `replace`: the legal move with the lowest number is made instead.

Either way `info["illegal"]` says that it happened.
"""

import numpy as np
import numpy.typing as npt

from chabudai.adapters.batch import FORFEIT

POLICIES = ("lose", "replace")


def check_policy(name: str) -> str:
    if name not in POLICIES:
        raise ValueError(f"illegal actions: {' or '.join(POLICIES)}, not {name!r}")
    return name


def allowed_moves(
    masks: npt.NDArray[np.int8], moves: npt.NDArray[np.int64], policy: str
) -> npt.NDArray[np.bool_]:
    """Put something allowed in place of every illegal move; which they were."""
    inside = (moves >= 0) & (moves < masks.shape[1])
    legal = masks[np.arange(len(moves)), np.where(inside, moves, 0)] == 1
    wrong: npt.NDArray[np.bool_] = ~(inside & legal)
    if wrong.any():
        moves[wrong] = FORFEIT if policy == "lose" else masks[wrong].argmax(axis=1)
    return wrong
