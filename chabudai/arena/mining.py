"""Mining for puzzles: games among bots that now and then slip, and what was found in them.

Results are JSON lines, one for each game, so that mining goes on where it stopped.
"""

import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import chabudai
from chabudai.bots.proving import looks_like_one, puzzle_in, terms_of, theme_of
from chabudai.bots.puzzles import Puzzle, Run, read_puzzle, write_puzzle
from chabudai.bots.simple import thumb_bot
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse

SLIPS = 0.15  # share of moves that are any move
LOOKED_AT = {"mojo": 1.0, "momiji": 0.4, "mangrovia": 0.3}  # share of the decisions
MOST = 3  # puzzles of one game
APART = 8  # moves between two of them


@dataclass(frozen=True)
class Dig:
    """A game to be played and looked through."""

    game: str
    options: dict[str, Any]
    seed: int
    themes: tuple[str, ...] = ()  # that are looked for; none: whatever there is

    @property
    def key(self) -> str:
        return json.dumps([self.game, sorted(self.options.items()), self.seed, self.themes])


@dataclass(frozen=True)
class Yield:
    """What was found in it."""

    dig: Dig
    puzzles: tuple[Puzzle, ...]


def work(dig: Dig) -> Yield:
    """Play a game and prove what looks like a puzzle."""
    position = chabudai.game(dig.game, **dig.options).start(dig.seed)
    thumb, chance = thumb_bot(position.game), random.Random(f"mine {dig.seed}")
    share = 1.0 if dig.themes else LOOKED_AT.get(dig.game, 1.0)
    found: list[Puzzle] = []
    wait = 0
    while not position.over and len(found) < MOST:
        if wait <= 0 and chance.random() < share:
            puzzle = look(position, dig)
            found += [puzzle] if puzzle else []
            wait = APART if puzzle else 0
        slips = chance.random() < SLIPS
        position.push_number(chance.choice(position.legal()) if slips else thumb(position))
        wait -= 1
    return Yield(dig, tuple(found))


def look(position: Position, dig: Dig) -> Puzzle | None:
    terms = terms_of(position.game)
    if len(position.legal()) < 2 or not offers(position, dig.themes):
        return None
    if not looks_like_one(position, terms, thumb_bot(position.game), dig.themes):
        return None
    return puzzle_in(position, {"seed": dig.seed, "move": position.state.moves}, terms)


def offers(position: Position, themes: Sequence[str]) -> bool:
    """Is a legal move by itself about one of these? It is cheaper to ask than to search."""
    return not themes or any(theme_of(position, [move]) in themes for move in position.legal())


def digs(
    game: str,
    variants: Sequence[Mapping[str, Any]],
    games: int,
    first: int,
    themes: Sequence[str] = (),
) -> list[Dig]:
    """Games of these variants in turn."""
    return [
        Dig(game, dict(variants[seed % len(variants)]), seed, tuple(themes))
        for seed in range(first, first + games)
    ]


def left(wanted: Iterable[Dig], done: Iterable[Yield]) -> Iterator[Dig]:
    keys = {found.dig.key for found in done}
    return (dig for dig in wanted if dig.key not in keys)


# The file


def append(path: Path, found: Yield) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(found), ensure_ascii=False) + "\n")


def read_yields(path: Path) -> list[Yield]:
    """What a file holds; a line cut off by a crash is left out, of the file too."""
    if not path.exists():
        return []
    text = path.read_text("utf-8")
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        path.write_text(text, "utf-8")
    try:
        return [read_yield(json.loads(line)) for line in text.splitlines()]
    except (ValueError, KeyError, TypeError) as error:
        raise refuse("arena-bad-results", path=str(path), detail=str(error)) from error


def read_yield(line: dict[str, Any]) -> Yield:
    puzzles = [
        Puzzle(**{**p, "line": tuple(p["line"]), "runs": tuple(Run(**r) for r in p["runs"])})
        for p in line["puzzles"]
    ]
    dig = {**line["dig"], "themes": tuple(line["dig"].get("themes", ()))}
    return Yield(Dig(**dig), tuple(puzzles))


# Choosing


def chosen(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """The clearest of every theme and grade in turn, so that no kind crowds out the others."""
    kinds: dict[tuple[str, int], list[Puzzle]] = {}
    for puzzle in sorted({p.id: p for p in puzzles}.values(), key=lambda p: (-p.margin, p.id)):
        kinds.setdefault((puzzle.theme, puzzle.grade), []).append(puzzle)
    found: list[Puzzle] = []
    while len(found) < count and any(kinds.values()):
        found += [kinds[kind].pop(0) for kind in sorted(kinds) if kinds[kind]]
    return found[:count]


def write_all(puzzles: Iterable[Puzzle], folder: Path, themes: Sequence[str] = ()) -> None:
    """Puzzles in place of those that a folder held: all of them, or those of these themes."""
    for path in folder.glob("*.toml"):
        if not themes or read_puzzle(path).theme in themes:
            path.unlink()
    for puzzle in puzzles:
        write_puzzle(puzzle, folder)
