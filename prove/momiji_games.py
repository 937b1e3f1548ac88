"""Random games of Momiji all end: how long they are and what they score, as a table and a plot.

`./run prove momiji_games [--games 5000] [--write]`: for every edition and number of players; with
--write into docs/momiji-games.md and docs/pictures/momiji-games.svg (that needs matplotlib).
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import chabudai
from chabudai.games.momiji.spec import Momiji
from chabudai.kernel.game import Variant
from chabudai.kernel.state import new_states
from prove._progress import Progress

DOCS = Path(__file__).parent.parent / "docs"
LONGEST = 2_000  # moves; a random game that is longer does not end as it should

Numbers = npt.NDArray[np.int64]

KINDS: list[tuple[str, dict[str, Any]]] = [
    *((f"first, {p} players", {"edition": "first", "players": p}) for p in (2, 3, 4)),
    *((f"second, {p} players, draft", {"edition": "second", "players": p, "landscapes": "draft"})
      for p in (2, 3, 4)),
    *((f"third, {p} players", {"players": p}) for p in (2, 3, 4)),
    *((f"third, {p} players, draft", {"players": p, "landscapes": "draft"}) for p in (2, 3, 4)),
    *((f"Morning Dew, {p} players, draft",
       {"players": p, "morning_dew": True, "landscapes": "draft"}) for p in (2, 3, 4, 5)),
    *((f"solo, {name}", {"players": 1, "scenario": name})
      for name in ("wind", "meditation", "equinox")),
]  # fmt: skip


@dataclass(frozen=True)
class Played:
    """What many random games of one kind came to."""

    name: str
    lengths: Numbers
    points: Numbers  # of every seat in every game; alone the conditions that held
    best: Numbers  # of every game


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove momiji_games")
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--first", type=int, default=1, help="first number of a game")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args(arguments)
    progress = Progress(len(KINDS) * chosen.games, "momiji, random games")
    played = []
    for name, options in KINDS:
        played.append(play(name, chabudai.game("momiji", **options), chosen.games, chosen.first))
        progress.step(chosen.games)
    print(table(played))
    if chosen.write:
        (DOCS / "momiji-games.md").write_text(page(played, chosen.games), "utf-8")
        draw_plot(played)
    return 0


def play(name: str, variant: Variant, games: int, first: int) -> Played:
    states, mask = new_states(variant.game.state, 1), variant.game.mask()
    lengths, points = np.zeros(games, np.int64), np.zeros((games, variant.players), np.int64)
    wins, standings = np.zeros(16), np.zeros(16, np.int64)
    for game in range(games):
        variant.game.compiled.playouts_in(
            states, mask, variant.setup_array, 1, first + game, lengths[game:], wins, standings
        )
        points[game] = Momiji.unpack(states).points[: variant.players]
    assert lengths.max() < LONGEST, f"{name}: a game of {lengths.max()} moves"
    return Played(name, lengths, points.ravel(), points.max(axis=1))


def spread(numbers: Numbers) -> str:
    low, middle, high = (int(n) for n in np.percentile(numbers, (5, 50, 95)))
    return f"{low}–{middle}–{high}"


def table(played: list[Played]) -> str:
    rows = [
        "| game | moves: mean | 5–50–95 % | longest | points: mean | 5–50–95 % | winner's mean |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for p in played:
        rows.append(
            f"| {p.name} | {p.lengths.mean():.1f} | {spread(p.lengths)} | {p.lengths.max()} "
            f"| {p.points.mean():.1f} | {spread(p.points)} | {p.best.mean():.1f} |"
        )
    return "\n".join(rows)


def page(played: list[Played], games: int) -> str:
    return f"""# Random games of Momiji

{games:,} games of each kind, every legal move as likely as the next, by
`./run prove momiji_games --games {games} --write`. All of them ended. A move is one small decision;
points are those of players who do not know what they do. Alone, the points are conditions that held
(3 wins).

{table(played)}

![How long random games are, and what they score](pictures/momiji-games.svg)
"""


def draw_plot(played: list[Played]) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "chabudai"
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 6), sharey=True)
    names = [p.name for p in played]
    for axes, title, rows in (
        (left, "moves", [p.lengths for p in played]),
        (right, "points of a player", [p.points for p in played]),
    ):
        axes.boxplot(rows, orientation="horizontal", whis=(5, 95), showfliers=False)
        axes.set_xlabel(title)
        axes.grid(axis="x", alpha=0.3)
    left.set_yticks(range(1, len(names) + 1), names)
    left.invert_yaxis()
    figure.tight_layout()
    figure.savefig(DOCS / "pictures" / "momiji-games.svg", metadata={"Date": None})
