"""Any bot by its name: those that everybody may ask for, and those that take a command or settings.

    summon("steady", game, seed)
    summon("search:iterations=500,explore=0.2", game, seed)
    summon("human:iterations=20,slip=0.5", game, seed)
    summon("process:python3 examples/outside_bot.py", game, seed)

For the owner of the machine alone: a server must not let others name programs.
"""

from chabudai.bots.human import HumanBot, read_human
from chabudai.bots.process import OutsideBot
from chabudai.bots.search import Search
from chabudai.bots.settings import read_settings
from chabudai.bots.simple import Bot, make_bot, names_in
from chabudai.kernel.game import Game
from chabudai.kernel.refusal import refuse


def summon(name: str, game: Game, seed: int) -> Bot:
    word, _, rest = name.partition(":")
    if word == "search":
        return Search(game, read_settings(rest), seed)
    if word == "human":
        return HumanBot(game, read_human(rest), seed)
    if word == "process":
        return OutsideBot(rest, game)
    if name not in names_in(game):
        choices = [*names_in(game), "search:…", "human:…", "process:…"]
        raise refuse("bot-unknown", name=name[:40], choices=choices)
    return make_bot(name, game, seed)


def dismiss(bot: Bot) -> None:
    """Let a bot go; a program of its own is stopped."""
    if isinstance(bot, OutsideBot):
        bot.close()
