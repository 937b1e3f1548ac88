"""Mangrovia for people: what `Notation` of the kernel lists, gathered from its files."""

from chabudai.games.mangrovia.events import EVENTS, ending, event_value
from chabudai.games.mangrovia.explain import TURN_CLAUSE, explain
from chabudai.games.mangrovia.moves import chance, move_text, read_move
from chabudai.games.mangrovia.picture import legend, move_message, picture
from chabudai.games.mangrovia.position import read, write
from chabudai.games.mangrovia.themes import THEMES, theme
from chabudai.games.mangrovia.view import open_view, own_view, view

__all__ = [
    "EVENTS", "THEMES", "TURN_CLAUSE", "chance", "ending", "event_value", "explain", "legend",
    "move_message", "move_text", "open_view", "own_view", "picture", "read", "read_move", "theme",
    "view", "write",
]  # fmt: skip
