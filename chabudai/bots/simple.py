"""Bots by name, and the two that need no thinking time: `random`, and `thumb`, rules of thumb.

A game's thumb player is a function `thumb(s, mask)` among its `bots`. It runs over an observation,
interpreted or compiled like the rules themselves.
"""

import random
from collections.abc import Callable
from functools import cache

from chabudai.bots.library import has_thumb
from chabudai.kernel.game import Game
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse

Bot = Callable[[Position], int]  # answers with a legal move for the seat on turn
LEVELS = ("novice", "casual", "steady", "sharp", "master")  # easiest first; see levels.py
NAMES = ("random", "thumb", *LEVELS)


def names_in(game: Game) -> list[str]:
    """The bots that know a game, weakest first."""
    return [name for name in NAMES if name != "thumb" or has_thumb(game)]


def usual_bot(game: Game) -> str:
    """Whom a person meets who names nobody: rules of thumb, or a search where there are none."""
    return "thumb" if "thumb" in names_in(game) else "steady"


@cache
def thumb_rules(game: Game) -> Namespace:
    """What a game's rules of thumb are linked from; refused if it has none."""
    if not has_thumb(game):
        raise refuse("bot-unknown", name="thumb", choices=names_in(game))
    return link((*game.modules, *game.bots))


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
        from chabudai.bots.levels import LevelBot

        return LevelBot(game, name, seed)
    raise refuse("bot-unknown", name=name[:40], choices=names_in(game))
