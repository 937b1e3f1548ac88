"""What a search asks of a game, answered for games that do not say otherwise.

A game's own answers stand under the same names among the modules of its `bots`.
"""

from chabudai.kernel.play import random_move, win_share
from chabudai.kernel.state import Mask, RealGrid, State

TRAITS: tuple[str, ...] = ()  # what `describe` tells, by name


def thumb(s: State, mask: Mask) -> int:
    """A quick move for the seat on turn, from what it knows."""
    return random_move(s, mask)


def is_settled(s: State, root: State) -> bool:
    """Has a search that began at `root` seen enough? At the end of the game at the latest."""
    return s.seat < 0


def worth_to(s: State, root: State, seat: int) -> float:
    """How well it went for a seat, from 0 to 1."""
    return win_share(s, seat)


def lose_sight(s: State, seat: int) -> None:
    """Blank in what a seat knows what people forget; worlds can still be made from the rest."""


def is_resting(s: State) -> bool:
    """Is this a moment at which a position can be judged by its traits?"""
    return False


def describe(s: State, traits: RealGrid) -> None:
    """Every seat's traits, a row each, from which a network judges; see learn.py."""
