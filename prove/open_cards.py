"""What a search reaches that sees all cards, against a bot: [GAME PLAYERS DEALS SETTINGS BOT]

Nobody who sees only their own cards should do better: a ceiling for what levels can reach.
"""

from functools import cache

import chabudai
from chabudai.bots.grown import Code
from chabudai.bots.library import DEFAULTS, modules
from chabudai.bots.search import Search
from chabudai.bots.settings import read_settings
from chabudai.bots.summon import summon
from chabudai.kernel.compile import compile_rules
from chabudai.kernel.game import Game
from chabudai.kernel.position import Position
from chabudai.kernel.state import State
from prove import _open
from prove._meet import meet, told

USUAL = ["mojo", "4", "100", "iterations=2000,explore=0.2", "thumb"]


@cache
def open_code(game: Game) -> Code:
    return compile_rules((*modules(game), _open), game.state, DEFAULTS)


class OpenSearch(Search):
    """A search from the truth itself."""

    def known(self, position: Position) -> State:
        return position.state.copy()

    def kept_move(self, position: Position) -> int | None:
        return None


def main(arguments: list[str]) -> int:
    game, players, deals, settings, other = [*arguments, *USUAL[len(arguments) :]]
    variant = chabudai.game(game, players=int(players))
    found = meet(
        variant,
        lambda seed: OpenSearch(
            variant.game, read_settings(settings), seed, open_code(variant.game)
        ),
        lambda seed: summon(other, variant.game, seed),
        int(deals),
        None,
    )
    who = f"all cards seen, {settings}, against {other}"
    print(f"{game}, {players} players: {who}: {told(found)}")
    return 0
