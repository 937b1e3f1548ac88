"""How long games of Mangrovia last and what they bring, by players and by kind of player.

`./run prove mangrovia_games [--games 2000] [--write]`: random players and players by rules of
thumb, at every number of players. With --write the table and the plot in docs/ are made anew.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import chabudai
from chabudai.games.mangrovia import GAME
from chabudai.games.mangrovia.spec import CATEGORIES, SEATS
from chabudai.kernel.compile import compile_rules
from chabudai.kernel.state import new_states
from prove import _mangrovia_play
from prove._progress import Progress

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "mangrovia-games.md"
PLOT = ROOT / "docs" / "pictures" / "mangrovia-games.svg"
KINDS = {
    "random": 0,
    "thumb": (1 << SEATS) - 1,
    "one thumb": 1,
}  # seats that play by thumb, as bits
PRINTED = (10, 14)  # rounds at four players, by the publisher
Numbers = npt.NDArray[np.int64]


@dataclass
class Games:
    """What a number of games came to."""

    players: int
    kind: str
    moves: Numbers
    rounds: Numbers
    lasts: Numbers
    totals: Numbers
    parts: Numbers

    @property
    def winners(self) -> Numbers:
        return np.asarray(self.totals[:, : self.players].max(axis=1), np.int64)

    @property
    def by_category(self) -> Any:
        return self.parts[1 : 1 + self.players].sum(axis=0) / (len(self.moves) * self.players)

    @property
    def seat_0_wins(self) -> float:
        best = self.totals[:, : self.players] == self.winners[:, None]
        return float((best[:, 0] / best.sum(axis=1)).mean())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove mangrovia_games")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args(arguments)
    rules = compile_rules((*GAME.modules, *GAME.bots, _mangrovia_play), GAME.state)
    progress = Progress(12, "kinds of games")
    found = []
    for kind in KINDS:
        for players in range(2, 6):
            found.append(play(rules, players, kind, chosen.games, chosen.first))
            progress.step()
    text = page(found, chosen.games)
    print(text)
    if chosen.write:
        PAGE.write_text(text, "utf-8")
        draw_plot(found)
    return 0


def play(rules: Any, players: int, kind: str, games: int, first: int) -> Games:
    variant = chabudai.game("mangrovia", players=players)
    moves, rounds, lasts = (np.zeros(games, np.int64) for _ in range(3))
    totals = np.zeros((games, SEATS), np.int64)
    parts = np.zeros((SEATS + 1, len(CATEGORIES)), np.int64)
    states, mask, setup = new_states(GAME.state, 1), GAME.mask(), variant.setup_array
    rules.watch(states, mask, setup, first, KINDS[kind], moves, rounds, lasts, totals, parts)
    return Games(players, kind, moves, rounds, lasts, totals, parts)


# The page


def page(found: list[Games], games: int) -> str:
    four = next(g for g in found if g.players == 4 and g.kind == "thumb")
    inside = float(((four.rounds >= PRINTED[0]) & (four.rounds <= PRINTED[1])).mean())
    mean = f"{four.rounds.mean():.1f}"
    return f"""# Mangrovia: how long games last, and what they bring

Made by `./run prove mangrovia_games --write`: {games:,} games for every line, on the reconstructed
board without stone tiles. “Thumb” are players by the rules of thumb of
`chabudai/games/mangrovia/bots/thumb.py`, which look only at what their seat knows; “random” choose
any legal move. The publisher speaks of {PRINTED[0]} to {PRINTED[1]} rounds at four players. Four
thumb players need {mean} on average, and {100 * inside:.0f}% of their games end within that span.

![Rounds and points by number of players](pictures/mangrovia-games.svg)

## Lengths

“Unfinished” are games that nobody ended by a last hut before round 60 (MG-27).

| players | who plays | rounds, mean | half of the games | decisions, mean | unfinished |
|---:|---|---:|---:|---:|---:|
{chr(10).join(length_row(g) for g in found if g.kind != "one thumb")}

## Points

| players | who plays | all seats, mean | winner, mean | {" | ".join(CATEGORIES)} |
|---:|---|---:|---:|{"---:|" * len(CATEGORIES)}
{chr(10).join(points_row(g) for g in found if g.kind != "one thumb")}

## One thumb player among random ones

| players | wins | an even share |
|---:|---:|---:|
{chr(10).join(win_row(g) for g in found if g.kind == "one thumb")}
"""


def length_row(g: Games) -> str:
    low, high = np.percentile(g.rounds, [25, 75])
    unfinished = 100 * float((g.lasts == 0).mean())
    return (
        f"| {g.players} | {g.kind} | {g.rounds.mean():.1f} | {low:.0f}–{high:.0f} "
        f"| {g.moves.mean():.0f} | {unfinished:.1f}% |"
    )


def points_row(g: Games) -> str:
    mean = g.totals[:, : g.players].mean()
    parts = " | ".join(f"{value:.1f}" for value in g.by_category)
    return f"| {g.players} | {g.kind} | {mean:.1f} | {g.winners.mean():.1f} | {parts} |"


def win_row(g: Games) -> str:
    return f"| {g.players} | {100 * g.seat_0_wins:.1f}% | {100 / g.players:.1f}% |"


def draw_plot(found: list[Games]) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "mangrovia", "svg.fonttype": "none"})
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(2, 2, figsize=(9, 6), sharex="row", layout="constrained")
    for column, kind in enumerate(("thumb", "random")):
        for g in found:
            if g.kind == kind:
                label = f"{g.players} players"
                bins = np.arange(4, 30)
                axes[0][column].hist(g.rounds, bins, histtype="step", density=True, label=label)
                points = g.totals[:, : g.players].ravel()
                bins = np.arange(0, 161, 5)
                axes[1][column].hist(points, bins, histtype="step", density=True, label=label)
        axes[0][column].axvspan(PRINTED[0], PRINTED[1] + 1, alpha=0.12, color="grey")
        axes[0][column].set(title=f"{kind} players", xlabel="rounds")
        axes[1][column].set(xlabel="points of a seat")
        for row in range(2):
            axes[row][column].set_yticks([])
            axes[row][column].legend(frameon=False, fontsize="small")
    PLOT.parent.mkdir(exist_ok=True)
    figure.savefig(PLOT, metadata={"Date": None})
    pyplot.close(figure)
