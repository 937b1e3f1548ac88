"""Bots that think where the table is, one decision at a time."""

import secrets
from dataclasses import dataclass
from functools import lru_cache

from chabudai.bots.levels import bot_of, level_of
from chabudai.bots.search import Search
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


@lru_cache(20)
def bot_for(name: str, game: Game, players: int, seed: int) -> Bot:
    if name in LEVELS:
        return bot_of(game, level_of(game, name, players), seed)
    return make_bot(name, game, seed)


SEED = secrets.randbits(60)


def choose(position: Position, name: str, seed: int = SEED) -> Answer:
    """What a bot does in the seat on turn. It is given what its seat knows, and nothing else."""
    legal = position.legal()
    if len(legal) == 1:
        return Answer(legal[0])
    assert position.seat is not None
    bot = bot_for(name, position.game, position.variant.players, seed)
    known = Position(position.variant, position.observed(position.seat))
    if not isinstance(bot, Search):
        return Answer(bot(known))
    thought, wanted = bot.think(known), bot.settings.iterations
    return Answer(thought.move, min(thought.iterations, wanted), wanted)
