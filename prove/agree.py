"""Random games in both forms side by side, the same bytes after every move.

`./run prove agree [GAME] [--games 10000] [--checked]`: spread over every number of players and
option. In every tenth game conservation is tested after each move, and every number and index
is watched. With --checked the compiled run tests every index too.
"""

import argparse

from chabudai.kernel.compile import compile_rules
from chabudai.kernel.conformance import check_agreement
from prove._progress import Progress
from tests.laws import LAWS
from tests.variants import LONG, variants

WATCHED = 11  # one game in so many; shares no factor with the number of variants, so all get a turn


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove agree")
    parser.add_argument("game", nargs="?", choices=sorted(LONG))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=1_000_000, help="first seed")
    parser.add_argument("--checked", action="store_true")
    chosen = parser.parse_args(arguments)
    for name in [chosen.game] if chosen.game else sorted(LONG):
        prove_game(name, chosen.games, chosen.first, chosen.checked)
    return 0


def prove_game(name: str, games: int, first: int, checked: bool) -> None:
    choices = variants({name: LONG[name]})
    if checked:
        game = choices[0].game
        game.__dict__["compiled"] = compile_rules(game.modules, game.state, checked=True)
    progress, moves = Progress(games, f"{name}, both forms"), 0
    for number in range(games):
        variant, seed = choices[number % len(choices)], first + number
        if number % WATCHED == 0:
            moves += check_agreement(variant, seed, LAWS.get(name))
        else:
            moves += check_agreement(variant, seed, watched=False)
        progress.step()
    print(f"{name}: {games:,} games, {moves:,} moves, both forms agree, nothing lost")
