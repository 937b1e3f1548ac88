"""The functions that a game's rules give the kernel, as generic code sees them.

Playouts, search and batches are written against these names; linking puts a game's own
functions in their place. None of them is ever run.
"""

from chabudai.kernel.state import Mask, Numbers, State


def start(s: State, setup: Numbers) -> None:
    """Set up a blank state; `setup` is the game's options as numbers. Up to the first decision."""


def legal(s: State, mask: Mask) -> int:  # type: ignore[empty-body]
    """Mark every move open to s.seat (1, all others 0); how many there are."""


def apply(s: State, move: int) -> None:
    """Carry out a legal move, up to the next decision."""


def standing(s: State, seat: int) -> int:  # type: ignore[empty-body]
    """How well a seat stands: more is better; equal at the end means a shared place."""


def score(s: State, seat: int, parts: Numbers) -> int:  # type: ignore[empty-body]
    """Fill in a seat's points by category, as far as the state shows them; their sum."""


def observe(s: State, seat: int) -> None:
    """Blank all that the seat does not know; seat -1 is a spectator."""


def resample(s: State, seat: int) -> None:
    """Fill in what `observe` blanked, each consistent way as likely as the next."""
