"""For people at a real table: count their points, lay out their box, settle their disputes.

Asked by the server for its pages, and by a page's own worker where there is none.
"""

from typing import Any

from chabudai.games import find
from chabudai.kernel.pad import Sheet, count
from chabudai.kernel.real_table import May, SetUp, laid_out, may


def count_points(game: str, options: dict[str, Any], sheets: list[Any]) -> Sheet:
    """Returns what a score pad asks next, and what its answers come to."""
    return count(find(game).choose(**options), sheets)


def lay_out(game: str, options: dict[str, Any]) -> SetUp:
    """Returns a set-up, with a first player and all else that chance decides."""
    return laid_out(find(game).choose(**options))


def settle(game: str, options: dict[str, Any], answers: dict[str, Any]) -> May:
    """Returns the facts that decide, and what the rules say to those that are known."""
    return may(find(game).choose(**options), answers)
