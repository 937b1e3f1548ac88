"""Five levels for every game, from a child's opponent to the strongest.

A level is somebody who errs (`Human`), rules of thumb, or a search, and may be another one for
another number of players. What stands here was measured: see docs/bots.md for the ladders.
"""

from dataclasses import dataclass, replace

from chabudai.bots.human import Human, HumanBot
from chabudai.bots.library import has_thumb
from chabudai.bots.search import Search
from chabudai.bots.settings import Settings
from chabudai.bots.simple import LEVELS, Bot, random_bot, thumb_bot
from chabudai.kernel.game import Game
from chabudai.kernel.position import Position

NOVICE, CASUAL, STEADY, SHARP, MASTER = LEVELS


@dataclass(frozen=True)
class Thumb:
    """Rules of thumb; in a game without such rules, any move."""


Level = Human | Thumb | Settings

LONGEST = 0.9  # seconds of a decision
PLAIN: dict[str, Level] = {
    NOVICE: Human(10, slip=1.0, most=1.0, forgets=1),
    CASUAL: Human(40, slip=0.3, forgets=1),
    STEADY: Settings(iterations=50),
    SHARP: Settings(iterations=400),
    MASTER: Settings(iterations=4000, seconds=LONGEST),
}
OF_GAME: dict[str, dict[str, Level]] = {
    "mojo": {
        NOVICE: Human(12, slip=1.0, most=0.2, forgets=1),
        CASUAL: Human(24, slip=0.4, forgets=1),
        STEADY: Human(60, slip=0.15),
        SHARP: Thumb(),
        MASTER: Settings(iterations=20_000, seconds=LONGEST, explore=0.2),
    },
    "momiji": {
        NOVICE: Human(12, slip=1.0, most=0.2, forgets=1),
        CASUAL: Human(24, slip=0.4, forgets=1),
        STEADY: Settings(iterations=6, thumbs=1.0, explore=0.2),
        SHARP: Settings(iterations=20, thumbs=1.0, explore=0.2),
        MASTER: Settings(iterations=300, seconds=LONGEST, thumbs=1.0, explore=0.2, ahead=2),
    },
    "mangrovia": {
        NOVICE: Human(10, slip=1.5, most=0.3, forgets=1),
        CASUAL: Human(24, slip=0.4, forgets=1),
        STEADY: Settings(iterations=10, thumbs=1.0, explore=0.2, ahead=14),
        SHARP: Settings(iterations=30, thumbs=1.0, explore=0.2, ahead=14),
        MASTER: Settings(iterations=400, seconds=LONGEST, thumbs=1.0, explore=0.2, ahead=14),
    },
}

# By number of players, where a level is another one. Alone, a search of few iterations is weaker
# than the rules of thumb.
AT: dict[tuple[str, int], dict[str, Level]] = {
    ("mojo", 4): {STEADY: Human(40, slip=0.25)},
    ("momiji", 1): {
        NOVICE: Human(12, slip=0.6, most=0.2, thumbs=1.0),
        CASUAL: Human(30, slip=0.2, thumbs=1.0),
        STEADY: Thumb(),
        SHARP: Settings(iterations=100, thumbs=1.0, explore=0.2),
    },
    **{
        ("momiji", players): {
            SHARP: Settings(iterations=12, thumbs=1.0, explore=0.2),
            MASTER: Settings(iterations=300, seconds=LONGEST, thumbs=1.0, explore=0.2),
        }
        for players in (3, 4, 5)
    },
}


def level_of(game: Game, name: str, players: int = 2) -> Level:
    usual = OF_GAME.get(game.name, PLAIN)[name]
    return AT.get((game.name, players), {}).get(name, usual)


class LevelBot:
    """A level; who it is at a number of players is made when that is first played."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self.game, self.name, self.seed = game, name, seed
        self.bots: dict[Level, Bot] = {}

    def __call__(self, position: Position) -> int:
        level = level_of(self.game, self.name, position.variant.players)
        if level not in self.bots:
            self.bots[level] = bot_of(self.game, level, self.seed)
        return self.bots[level](position)


def bot_of(game: Game, level: Level, seed: int) -> Bot:
    if isinstance(level, Human):
        return HumanBot(game, level, seed)
    if isinstance(level, Settings):
        return Search(game, level, seed)
    return thumb_bot(game) if has_thumb(game) else random_bot(seed)


def coach(game: Game, seed: int, seconds: float, iterations: int = 0) -> Search:
    """The searcher whose reasons are shown to people: the strongest level's, for so long."""
    level = level_of(game, MASTER)
    settings = level if isinstance(level, Settings) else Settings()
    seconds = 0.0 if iterations else max(seconds, 0.01)
    return Search(game, replace(settings, iterations=iterations, seconds=seconds), seed)
