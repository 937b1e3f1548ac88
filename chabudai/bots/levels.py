"""Five levels for every game, from a child's opponent to the strongest.

A level is either rules of thumb with a share of careless moves, or
a search. What stands here was measured: see docs/bots.md for the ladders.
"""

import random
from dataclasses import dataclass, replace

from chabudai.bots.library import has_thumb
from chabudai.bots.search import Search, Settings
from chabudai.bots.simple import LEVELS, Bot, random_bot, thumb_bot
from chabudai.kernel.game import Game
from chabudai.kernel.position import Position

NOVICE, CASUAL, STEADY, SHARP, MASTER = LEVELS


@dataclass(frozen=True)
class Careless:
    """Rules of thumb, but this share of moves is any move."""

    share: float


Level = Careless | Settings

LONGEST = 0.9  # seconds of a decision
PLAIN: dict[str, Level] = {
    NOVICE: Careless(0.9),
    CASUAL: Careless(0.3),
    STEADY: Settings(iterations=50),
    SHARP: Settings(iterations=400),
    MASTER: Settings(iterations=4000, seconds=LONGEST),
}
OF_GAME: dict[str, dict[str, Level]] = {
    "mojo": {
        NOVICE: Careless(0.9),
        CASUAL: Careless(0.5),
        STEADY: Careless(0.2),
        SHARP: Careless(0.0),
        MASTER: Settings(iterations=2000, seconds=LONGEST, explore=0.2),
    },
    "momiji": {
        NOVICE: Careless(0.45),
        CASUAL: Careless(0.15),
        STEADY: Settings(iterations=6, thumbs=1.0, explore=0.2),
        SHARP: Settings(iterations=20, thumbs=1.0, explore=0.2),
        MASTER: Settings(iterations=300, seconds=LONGEST, thumbs=1.0, explore=0.2, ahead=2),
    },
    "mangrovia": {
        NOVICE: Careless(0.45),
        CASUAL: Careless(0.15),
        STEADY: Settings(iterations=10, thumbs=1.0, explore=0.2, ahead=14),
        SHARP: Settings(iterations=60, thumbs=1.0, explore=0.2, ahead=14),
        MASTER: Settings(iterations=400, seconds=LONGEST, thumbs=1.0, explore=0.2, ahead=14),
    },
}

# Alone, a search of few iterations is weaker than the rules of thumb.
ALONE: dict[str, dict[str, Level]] = {
    "momiji": {
        STEADY: Careless(0.0),
        SHARP: Settings(iterations=100, thumbs=1.0, explore=0.2),
    },
}


def level_of(game: Game, name: str, players: int = 2) -> Level:
    several = OF_GAME.get(game.name, PLAIN)[name]
    return ALONE.get(game.name, {}).get(name, several) if players == 1 else several


def careless_bot(game: Game, share: float, seed: int) -> Bot:
    """Rules of thumb with slips; in a game without such rules, any move."""
    if not has_thumb(game):
        return random_bot(seed)
    chance, careful = random.Random(seed), thumb_bot(game)

    def choose(position: Position) -> int:
        return chance.choice(position.legal()) if chance.random() < share else careful(position)

    return choose


def level_bot(game: Game, name: str, seed: int) -> Bot:
    level, level_alone = level_of(game, name), level_of(game, name, 1)
    several = bot_of(game, level, seed)
    if level_alone == level:
        return several
    alone = bot_of(game, level_alone, seed)

    def choose(position: Position) -> int:
        return alone(position) if position.variant.players == 1 else several(position)

    return choose


def bot_of(game: Game, level: Level, seed: int) -> Bot:
    if isinstance(level, Careless):
        return careless_bot(game, level.share, seed)
    return Search(game, level, seed)


def coach(game: Game, seed: int, seconds: float, iterations: int = 0) -> Search:
    """The searcher whose reasons are shown to people: the strongest level's, for so long."""
    level = level_of(game, MASTER)
    settings = level if isinstance(level, Settings) else Settings()
    seconds = 0.0 if iterations else max(seconds, 0.01)
    return Search(game, replace(settings, iterations=iterations, seconds=seconds), seed)
