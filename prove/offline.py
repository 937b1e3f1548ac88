"""Random games by the Python of a page, in node: moves, views and events as natively.

`./run prove offline [GAME] [--games 200]`: spread over every number of players and option.
"""

import tempfile
from pathlib import Path
from typing import Any

from prove._arguments import asked_for_games
from prove._progress import Progress
from tests.offline_games import played
from tests.offline_site import in_node, write_site
from tests.variants import LONG

EVERY_MOVE = 1


def main(arguments: list[str]) -> int:
    chosen, names = asked_for_games("offline", arguments, games=200)
    with tempfile.TemporaryDirectory() as place:
        write_site(Path(place))
        for name in names:
            prove_game(Path(place), name, range(chosen.first, chosen.first + chosen.games))
    return 0


def prove_game(folder: Path, name: str, seeds: range) -> None:
    choices = LONG[name]
    jobs: list[list[Any]] = [
        [name, choices[i % len(choices)], seed, EVERY_MOVE] for i, seed in enumerate(seeds)
    ]
    print(f"{name}: {len(jobs)} games in node …", flush=True)
    found = in_node(folder, [["offline_games:played", *job] for job in jobs])
    progress = Progress(len(jobs), f"{name}, natively")
    for job, answer in zip(jobs, found, strict=True):
        if played(*job) != answer:
            raise SystemExit(f"{name}: the game of seed {job[2]} differs with {job[1]}")
        progress.step()
    moves = sum(answer[0] for answer in found)
    print(f"{name}: {len(jobs)} games of {moves} moves are the same in the page, byte for byte")
