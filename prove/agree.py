"""Random games in both forms side by side, the same bytes after every move.

`./run prove agree [GAME] [--games 10000]`: spread over every number of players and option. In every
tenth game conservation is tested after each move, and every number and index is watched.
"""

from chabudai.kernel.conformance import check_agreement
from prove._arguments import asked_for_games
from prove._progress import Progress
from tests.laws import LAWS
from tests.variants import LONG, variants

WATCHED = 11  # one game in so many; shares no factor with the number of variants, so all get a turn


def main(arguments: list[str]) -> int:
    chosen, names = asked_for_games("agree", arguments, games=10_000)
    for name in names:
        prove_game(name, chosen.games, chosen.first)
    return 0


def prove_game(name: str, games: int, first: int) -> None:
    choices = variants({name: LONG[name]})
    progress, moves = Progress(games, f"{name}, both forms"), 0
    for number in range(games):
        variant, seed = choices[number % len(choices)], first + number
        if number % WATCHED == 0:
            moves += check_agreement(variant, seed, LAWS.get(name))
        else:
            moves += check_agreement(variant, seed, watched=False)
        progress.step()
    print(f"{name}: {games:,} games, {moves:,} moves, both forms agree, nothing lost")
