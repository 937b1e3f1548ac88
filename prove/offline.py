"""Random games by the Python of a page, in node: moves, views and events as natively.

`./run prove offline [GAME] [--games 200]`: spread over every number of players and option. What
was found goes into .cache/offline, under a digest of all that plays there; the same command goes on
from there, several of them (`--first`) may work side by side.
"""

import hashlib
import tempfile
from pathlib import Path
from typing import Any

from chabudai.offline import PACKAGE, python_files
from prove._arguments import asked_for_games
from prove._kept import DOCS, keep, kept
from prove._progress import Progress
from tests.offline_games import played
from tests.offline_site import PYODIDE, SOURCE, in_node, write_site
from tests.variants import LONG

EVERY_MOVE = 1
AT_ONCE = 10  # games for each start of Python in node
FOUND = DOCS.parent / ".cache" / "offline"
PLAYING = (PACKAGE / "kernel", PACKAGE / "games", PACKAGE / "table" / "encoding.py")
BESIDE = {"bots", "puzzles", "lessons"}  # folders of a game that have no part in random moves


def main(arguments: list[str]) -> int:
    chosen, names = asked_for_games("offline", arguments, games=200)
    with tempfile.TemporaryDirectory() as place:
        write_site(Path(place))
        for name in names:
            prove_game(Path(place), name, range(chosen.first, chosen.first + chosen.games))
    return 0


def prove_game(folder: Path, name: str, seeds: range) -> None:
    path = FOUND / f"{name}-{digest()}.jsonl"
    moves = {line["seed"]: line["moves"] for line in kept(path) if line["seed"] in seeds}
    progress = Progress(len(seeds), name)
    progress.step(len(moves))
    left = [job_of(name, seed) for seed in seeds if seed not in moves]
    for first in range(0, len(left), AT_ONCE):
        for job, count in equal(folder, left[first : first + AT_ONCE]):
            moves[job[2]] = count
            keep(path, {"seed": job[2], "moves": count})
            progress.step()
    print(f"{name}: {len(moves)} games of {sum(moves.values())} moves are the same in the page")


def job_of(name: str, seed: int) -> list[Any]:
    choices = LONG[name]
    return [name, choices[seed % len(choices)], seed, EVERY_MOVE]


def equal(folder: Path, jobs: list[list[Any]]) -> list[tuple[list[Any], int]]:
    """Each job with its moves, if page and native agree on every byte."""
    found = in_node(folder, [["offline_games:played", *job] for job in jobs])
    for job, answer in zip(jobs, found, strict=True):
        if played(*job) != answer:
            raise SystemExit(f"{job[0]}: the game of seed {job[2]} differs with {job[1]}")
    return [(job, answer[0]) for job, answer in zip(jobs, found, strict=True)]


def digest() -> str:
    """Of all that has a part in what is compared."""
    among = [path for path in python_files() if any(map(path.is_relative_to, PLAYING))]
    paths = [path for path in among if not BESIDE & set(path.relative_to(PACKAGE).parts)]
    found = hashlib.sha256()
    for path in (*paths, SOURCE, PYODIDE / "pyodide.asm.wasm"):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]
