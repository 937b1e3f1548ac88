"""The games: one folder each, with the same file names."""

import importlib
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chabudai.kernel.game import Game
from chabudai.kernel.options import shown
from chabudai.kernel.position import Position
from chabudai.kernel.record import Record
from chabudai.kernel.record import replay as replay_with
from chabudai.kernel.refusal import refuse

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

# Ours; packages may add theirs by the entry point group `chabudai.games`.
NAMES = ("mojo", "momiji", "mangrovia")


def names() -> list[str]:
    """Every game that can be played here."""
    return [*NAMES, *(entry.name for entry in of_others())]


def of_others(**chosen: Any) -> "EntryPoints":
    """Games of other packages. What finds them is a quarter of our import: it is loaded on use."""
    from importlib.metadata import entry_points

    return entry_points(group="chabudai.games", **chosen)


def find(name: str) -> Game:
    """A game by its name; an unknown one is refused with the names there are."""
    if not isinstance(name, str):
        raise refuse("game-unknown", name=shown(name), choices=names())
    return loaded(name)


def replay(record: Record, find: Callable[[str], Game] = find) -> Position:
    """Play a record of one of these games to its end; refused with the place and the reason."""
    return replay_with(record, find)


@lru_cache
def loaded(name: str) -> Game:
    if name in NAMES:
        return game_of(importlib.import_module(f"chabudai.games.{name}").GAME)
    for entry in of_others(name=str(name)):
        return game_of(entry.load())
    raise refuse("game-unknown", name=str(name)[:40], choices=names())


def game_of(value: object) -> Game:
    if not isinstance(value, Game):
        raise TypeError(f"{value!r} is not a chabudai Game")
    return value
