"""Bots that think where the table is, one decision at a time."""

import random
from dataclasses import dataclass, replace
from functools import lru_cache

from chabudai.bots.levels import bot_of, level_of
from chabudai.bots.search import Search
from chabudai.bots.settings import Settings
from chabudai.bots.simple import LEVELS, Bot, make_bot
from chabudai.kernel.game import Game
from chabudai.kernel.position import Position


@dataclass(frozen=True)
class Answer:
    """A bot's move; `done` and `wanted` are iterations of a search that time ended early."""

    move: int
    done: int = 0
    wanted: int = 0

    @property
    def is_hurried(self) -> bool:
        return self.done < self.wanted


def new_bot(name: str, game: Game, players: int, seed: int, timed: bool = True) -> Bot:
    """A bot whose answers follow from the seed and the number of the move. One that is not timed
    does all its iterations, however long they take, so that it is the same on every machine."""
    if name == "random":
        return lambda position: random.Random(f"{seed} {position.state.moves}").choice(
            position.legal()
        )
    if name not in LEVELS:
        return make_bot(name, game, seed)
    level = level_of(game, name, players)
    if isinstance(level, Settings) and level.iterations and not timed:
        level = replace(level, seconds=0.0)
    return bot_of(game, level, seed)


bot_for = lru_cache(8)(new_bot)


def choose(position: Position, name: str, seed: int, timed: bool = True) -> Answer:
    """What a bot does in the seat on turn. It is given what its seat knows, and nothing else."""
    legal = position.legal()
    if len(legal) == 1:
        return Answer(legal[0])
    assert position.seat is not None
    bot = bot_for(name, position.game, position.variant.players, seed, timed)
    known = Position(position.variant, position.observed(position.seat))
    if not isinstance(bot, Search):
        return Answer(bot(known))
    thought, wanted = bot.think(known), bot.settings.iterations
    return Answer(thought.move, min(thought.iterations, wanted), wanted)
