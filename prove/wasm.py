"""Random games and searches in WebAssembly, the same bytes as native code's.

`./run prove wasm [GAME] [--games 10000]`: spread over every number of players and option, and a
stretch of a game searched in each of them.
"""

import tempfile
from pathlib import Path

from chabudai.bots.settings import Settings
from prove._arguments import asked_for_games
from prove._progress import Progress
from tests.machines import (
    Node,
    choices,
    games_job,
    native_sums,
    native_thoughts,
    prepare,
    searched_job,
)

THINKING = Settings(iterations=500, thumbs=0.5, ahead=2)
DECISIONS = 40


def main(arguments: list[str]) -> int:
    chosen, names = asked_for_games("wasm", arguments, games=10_000)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        prepare(folder, [choices(name)[0].game for name in names])
        for name in names:
            prove_games(folder, name, chosen.games, chosen.first)
            prove_searches(folder, name)
    return 0


def prove_games(folder: Path, name: str, games: int, first: int) -> None:
    node, progress = Node(folder, games_job(name, first, games)), Progress(games, f"{name}, native")
    native = []
    for total in native_sums(name, first, games):
        native.append(total)
        progress.step()
    differ = [
        i
        for i, pair in enumerate(zip(node.found()["sums"], native, strict=True))
        if len(set(pair)) > 1
    ]
    if differ:
        raise SystemExit(f"{name}: the game of seed {first + differ[0]} differs, {len(differ)} do")
    print(f"{name}: {games:,} games in WebAssembly are those of native code")


def prove_searches(folder: Path, name: str) -> None:
    jobs = [searched_job(variant, 1, THINKING, DECISIONS) for variant in choices(name)]
    node = Node(folder, {"game": name, "games": None, "searched": jobs})
    native = [native_thoughts(variant, 1, THINKING, DECISIONS) for variant in choices(name)]
    if node.found()["thoughts"] != native:
        raise SystemExit(f"{name}: searches differ")
    print(f"{name}: {sum(map(len, native)):,} searches in WebAssembly are those of native code")
