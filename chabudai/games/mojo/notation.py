"""Mojo for people: what `Notation` of the kernel lists, gathered from its files."""

from chabudai.games.mojo.events import EVENTS, ending, event_value
from chabudai.games.mojo.explain import TURN_CLAUSE, explain
from chabudai.games.mojo.moves import chance, move_text, read_move
from chabudai.games.mojo.picture import legend, move_message, picture
from chabudai.games.mojo.position import read, write
from chabudai.games.mojo.themes import THEMES, theme
from chabudai.games.mojo.view import view

__all__ = [
    "EVENTS", "THEMES", "TURN_CLAUSE", "chance", "ending", "event_value", "explain", "legend",
    "move_message", "move_text", "picture", "read", "read_move", "theme", "view", "write",
]  # fmt: skip
