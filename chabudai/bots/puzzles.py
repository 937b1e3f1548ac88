"""Puzzles: positions in which one move is clearly best for what its seat knows.

A puzzle is a TOML file in `puzzles/` of its game; docs/puzzles.md tells the fields. Its position is
one of the worlds that the seat can't tell from the one it came from, so that no file holds a
secret of the game it was found in.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from chabudai.bots.library import digest_of
from chabudai.bots.network import network_digest
from chabudai.games import find, names
from chabudai.kernel.game import Game
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.kernel.text import position_of_any

FOLDER = "puzzles"


@dataclass(frozen=True)
class Run:
    """One search of the proof: from what seed, how long, and what it came to."""

    seed: int
    iterations: int
    best: str
    worth: float  # of the best move, a chance to win
    second: float  # of the best of the others


@dataclass(frozen=True)
class Puzzle:
    """One puzzle with its proof."""

    id: str
    game: str
    theme: str
    grade: int  # 1 to 6: the weakest level that finds it, 6 where none does
    rating: int
    seat: int
    best: str
    thumb: str  # what the rule of thumb would do
    margin: float  # by which the best move leads, in the run where it leads least
    position: str
    line: tuple[str, ...]  # what the best move leads to most often
    worth: Mapping[str, float]  # of every legal move, over the longest runs
    runs: tuple[Run, ...]
    found: Mapping[str, float]  # by level: the share of tries that found it
    rules: str  # digest of rules and bots it was proved with
    network: str  # digest of the network for its number of players
    origin: Mapping[str, Any]  # the game it was found in

    def start(self) -> Position:
        """Returns the position; what chance gives next does not matter here."""
        return position_of_any(self.position, find, 0)


def is_fresh(puzzle: Puzzle) -> bool:
    """Was it proved with the rules, bots and network that are here now?"""
    game = find(puzzle.game)
    players = puzzle.start().variant.players
    return (puzzle.rules, puzzle.network) == (digest_of(game), network_digest(game, players))


# Files


def folder_of(game: Game) -> Path:
    return Path(game.folder) / FOLDER


def written(puzzle: Puzzle) -> str:
    """A puzzle as TOML."""
    head = {name: getattr(puzzle, name) for name in HEAD}
    lines = [f"{name} = {toml(value)}" for name, value in head.items()]
    lines += ['position = """', puzzle.position.rstrip("\n"), '"""', ""]
    for name in ("worth", "found", "origin"):
        lines += [f"[{name}]", *pairs(getattr(puzzle, name)), ""]
    lines += ["[proof]", *(f"{name} = {toml(getattr(puzzle, name))}" for name in PROOF), ""]
    for run in puzzle.runs:
        lines += ["[[proof.runs]]", *pairs(vars(run)), ""]
    return "\n".join(lines)


HEAD = ("game", "theme", "grade", "rating", "seat", "best", "thumb", "margin", "line")
PROOF = ("rules", "network")


def pairs(table: Mapping[str, Any]) -> list[str]:
    return [f"{toml(name) if ' ' in name else name} = {toml(v)}" for name, v in table.items()]


def toml(value: Any) -> str:
    """A text, a number or a list of them; texts here have neither quotes nor controls."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(toml(part) for part in value)}]"
    return repr(value)


def read_puzzle(path: Path) -> Puzzle:
    table = tomllib.loads(path.read_text("utf-8"))
    proof = table.pop("proof")
    runs = tuple(Run(**run) for run in proof.pop("runs"))
    table["line"] = tuple(table["line"])
    return Puzzle(id=path.stem, runs=runs, **table, **proof)


def write_puzzle(puzzle: Puzzle, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{puzzle.id}.toml").write_text(written(puzzle), "utf-8")


@lru_cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Returns the puzzles that come with a game, easiest first."""
    found = [read_puzzle(path) for path in sorted(folder_of(game).glob("*.toml"))]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id)))


@lru_cache
def all_puzzles() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for name in names() for puzzle in puzzles_of(find(name))}


def find_puzzle(id: str) -> Puzzle:
    """Returns a puzzle by its id, or refuses."""
    puzzle = all_puzzles().get(id)
    if puzzle is None:
        raise refuse("puzzle-unknown", name=id[:40])
    return puzzle
