"""Rules in which a search sees all cards: no world is dealt anew."""

from chabudai.kernel.state import State

REPLACES = ("resample",)


def resample(s: State, seat: int) -> None:
    """Leave every card where it truly lies."""
