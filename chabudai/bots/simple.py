"""Bots by name, and the two that need no thinking time: `random`, and `thumb`, rules of thumb.

A game's thumb player is a function `thumb(s, mask)` in the module of the game's name beside this
one. It runs over an observation, interpreted or compiled like the rules themselves.
"""

import importlib
import importlib.util
import random
from collections.abc import Callable
from types import ModuleType

from chabudai.kernel.game import Game
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse

Bot = Callable[[Position], int]  # answers with a legal move for the seat on turn
LEVELS = ("novice", "casual", "steady", "sharp", "master")  # easiest first; see levels.py
NAMES = ("random", "thumb", *LEVELS)


def game_module(game: Game, part: str = "") -> ModuleType | None:
    """The module with what bots know of a game, if there is one."""
    name = f"chabudai.bots.{game.name}{part}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def traits_module(game: Game) -> ModuleType | None:
    """The module with the traits by which a network judges a game, if there is one."""
    return game_module(game, "_traits")


def own_modules(game: Game) -> list[ModuleType]:
    """What bots know of a game, all modules of it: there may be more for a player alone."""
    found = (game_module(game, part) for part in ("", "_alone", "_goals"))
    return [module for module in found if module]


def thumb_modules(game: Game) -> list[ModuleType]:
    """What a game's rules of thumb are linked from; refused if it has none."""
    found = own_modules(game)
    if not found:
        raise refuse("bot-unknown", name="thumb", choices=["random"])
    return found


def thumb_rules(game: Game) -> Namespace:
    return link((*game.modules, *thumb_modules(game)))


def random_bot(seed: int) -> Bot:
    chance = random.Random(seed)
    return lambda position: chance.choice(position.legal())


def thumb_bot(game: Game) -> Bot:
    rules = thumb_rules(game)

    def choose(position: Position) -> int:
        known = position.observed(position.state.seat)
        return int(rules.thumb(known, [0] * game.moves))

    return choose


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name; an unknown one is refused with the names there are."""
    if name == "random":
        return random_bot(seed)
    if name == "thumb":
        return thumb_bot(game)
    if name in LEVELS:
        from chabudai.bots.levels import level_bot

        return level_bot(game, name, seed)
    raise refuse("bot-unknown", name=name[:40], choices=list(NAMES))
