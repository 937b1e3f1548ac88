"""A game's rules with all that bots need, linked as one: search, self-play, batches.

It is one library for each game, the one that the package ships.
"""

from functools import cache

from chabudai.bots import batches, plain, selfplay, tree, weigh
from chabudai.kernel.compile import Compiled, compile_rules
from chabudai.kernel.game import Game
from chabudai.kernel.link import KERNEL, Modules, Namespace, functions_of, link
from chabudai.kernel.native.digest import digest

DEFAULTS = (plain,)  # what a search asks of a game that does not answer itself


def has_thumb(game: Game) -> bool:
    """Does a game bring rules of thumb?"""
    return any("thumb" in functions_of(module) for module in game.bots)


def modules(game: Game) -> Modules:
    return (*game.modules, *game.bots, tree, selfplay, batches, weigh)


def digest_of(game: Game) -> str:
    """Returns a name for all that the library is made of."""
    return digest((*KERNEL, *modules(game), *DEFAULTS), game.state)


@cache
def compiled(game: Game) -> Compiled:
    """Returns machine code."""
    return compile_rules(modules(game), game.state, DEFAULTS)


@cache
def interpreted(game: Game) -> Namespace:
    """Returns the same run by Python: some hundred times slower."""
    return link(modules(game), DEFAULTS)
