"""A game's rules with all that bots need, linked as one: search, self-play, batches.

It is one library for each game, the one that the package ships. A wheel for all machines brings
another one, with chance given from outside, for OpenSpiel.
"""

import types
from collections.abc import Mapping
from functools import cache
from typing import Any

from chabudai.bots import batches, plain, scripted_chance, selfplay, tree, weigh
from chabudai.bots.scripted_chance import Scripted
from chabudai.kernel.compile import Compiled, compile_rules
from chabudai.kernel.game import Game
from chabudai.kernel.link import KERNEL, Modules, Namespace, functions_of, link
from chabudai.kernel.native.digest import digest
from chabudai.kernel.state import State

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


# With chance given from outside

CHANCE_ENTRIES = ("legal_in", "see_in", "imagine_in", "look_flat", "pay_in")


def chance_modules(game: Game, constants: Mapping[str, Any] | None = None) -> Modules:
    """A game's rules with chance by a script; on wish with other constants."""
    plain_modules = (*KERNEL, *game.modules, batches)
    return (*(with_constants(m, constants or {}) for m in plain_modules), scripted_chance)


def with_constants(module: types.ModuleType, constants: Mapping[str, Any]) -> types.ModuleType:
    """The same module with other constants, and no more entries than are called for."""
    copy = types.ModuleType(module.__name__)
    for name, value in vars(module).items():
        setattr(copy, name, constants.get(name, value))
    entries = getattr(module, "ENTRIES", ())
    copy.__dict__["ENTRIES"] = tuple(entry for entry in CHANCE_ENTRIES if entry in entries)
    return copy


def chance_state(state: type[State]) -> type[State]:
    """A game's state with a script after its own fields."""
    made: type[State] = type(f"Scripted{state.__name__}", (Scripted, state), {})
    assert list(made.fields)[: len(state.fields)] == list(state.fields)
    return made


def chance_digest_of(game: Game) -> str:
    """Returns a name for all that the library with chance from outside is made of."""
    return digest(chance_modules(game), chance_state(game.state))
