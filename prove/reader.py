"""Five sentences of the how-to-play page against novice: [GAME PLAYERS DEALS BOT]"""

import chabudai
from chabudai.bots.summon import summon
from prove._meet import meet, told
from tests.readers import reader


def told_of(game: str, players: int, deals: int, other: str) -> str:
    variant = chabudai.game(game, players=players)
    found = meet(
        variant,
        lambda _: reader(game),
        lambda seed: summon(other, variant.game, seed),
        deals,
        None,
    )
    return f"{game}, {players} players: a reader against {other}: {told(found)}"


def main(arguments: list[str]) -> int:
    players, deals, other = [*arguments[1:], *["2", "500", "novice"][len(arguments[1:]) :]]
    for game in arguments[:1] or chabudai.names():
        print(told_of(game, int(players), int(deals), other), flush=True)
    return 0
