"""What stands in for rules of thumb in a game that has none."""

from chabudai.kernel.play import random_move
from chabudai.kernel.state import Mask, State


def thumb(s: State, mask: Mask) -> int:
    return random_move(s, mask)
