"""Chabudai: Mojo, Momiji and Mangrovia, rules written once and run everywhere.

import chabudai

position = chabudai.game("mojo", players=3).start(seed=7)
position.push(position.moves()[0])
"""

from collections.abc import Mapping
from typing import Any

from chabudai.games import find, names, replay
from chabudai.kernel import words
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.options import shown
from chabudai.kernel.position import Happening, Outcome, Position
from chabudai.kernel.record import Record, read_record
from chabudai.kernel.refusal import Refusal, Refused, refuse

__version__ = "0.1.0"
__all__ = [
    "Game", "Happening", "Outcome", "Position", "Record", "Refusal", "Refused", "Variant",
    "find", "game", "names", "position", "read_record", "replay", "say",
]  # fmt: skip


def game(name: str, **options: Any) -> Variant:
    """A game with its options chosen; what is not named keeps its default."""
    return find(name).choose(**options)


def say(language: str, id: str, args: Mapping[str, Any] | None = None) -> str:
    """The sentence for a message id, in "en", "ru" or "cs"."""
    if language not in words.LANGUAGES:
        raise refuse("language-unknown", value=shown(language), choices=list(words.LANGUAGES))
    for name in names():
        if id.startswith(f"{name}-"):
            find(name)  # a game brings its sentences along
    return words.say(language, id, args)


def position(text: str, seed: int = 0) -> Position:
    """A position written as text; its first line names the game and the options."""
    from chabudai.kernel.text import position_of_any

    return position_of_any(text, find, seed)
