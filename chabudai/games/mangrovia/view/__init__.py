"""What a seat sees of Mangrovia, as data for faces."""

from chabudai.games.mangrovia.view.data import (
    PART_NAMES,
    PAY_NAMES,
    SITE_NAMES,
    STONE_NAMES,
    cards_of,
    gods_of,
    helpers_of,
    lands_of,
    offered,
    open_view,
    own_view,
    starts_of,
    view,
)
from chabudai.games.mangrovia.view.shapes import MangroviaView

__all__ = [
    "PART_NAMES", "PAY_NAMES", "SITE_NAMES", "STONE_NAMES", "MangroviaView", "cards_of", "gods_of",
    "helpers_of", "lands_of", "offered", "open_view", "own_view", "starts_of", "view",
]  # fmt: skip
