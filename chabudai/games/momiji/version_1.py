"""Momiji's rules at version 1, where they were different: records made under it replay for ever.

With Morning Dew a card was placed without asking where the hand left it one place, which told
others of that hand (MM-24).
"""

from chabudai.games.momiji.rules.plays import can_skip, may_lay
from chabudai.games.momiji.spec import MOST_TYPES, NEW, Momiji

REPLACES = ("forced_place",)


def forced_place(s: Momiji) -> int:
    """The only place for the card being laid; -1 if there is a choice."""
    help_by_a = can_skip(s)
    found = -1
    for place in range(MOST_TYPES + 1):
        if may_lay(s, s.pending, place, s.skipping, help_by_a):
            if found >= 0 or (place == NEW and s.piles[s.seat] > 0):
                return -1
            found = place
    return found
