"""What both examples share: features of an observation, a shaped reward, an exam, a picture, their
command line.

The opponent is the bot `thumb`, Mojo by rules of thumb. Two players, so that the even share of
wins is one half.
"""

import argparse
import json
import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import chabudai
from chabudai.adapters.batch import Batch
from chabudai.games.mojo.spec import COLOUR

Array = npt.NDArray[Any]
Policy = Callable[[Array, Array], Array]  # from features and masks to one legal move a game
VARIANT = chabudai.game("mojo", players=2)
VALUES = 13
COLOURS = [[v for v in range(VALUES) if COLOUR[v] == colour] for colour in range(5)]
PHASES = 4
EXAM_SEED = 1 << 40  # no game of an exam is ever trained on
PARTS = ("total", "phase", "side", "left", "height", "stack", "held", "hand", "laid", "ups", "up")


def features(seen: Any) -> npt.NDArray[np.float32]:
    """Observations by part, a row a game, as numbers that suit a small network."""
    rows = np.arange(len(seen["phase"]))
    stack, height = seen["stack"][:, 0], seen["height"][:, 0]
    laid = np.arange(stack.shape[1]) < height[:, None]
    values = np.arange(VALUES)
    discarded = ((stack[:, :, None] == values) & laid[:, :, None]).sum(axis=1)
    up = seen["up"][:, :, :, None] == values
    shown = (up & (np.arange(up.shape[2]) < seen["ups"][:, :, None])[..., None]).sum(axis=2)
    hand, top = seen["hand"][:, 0], stack[rows, height - 1][:, None]
    columns = [
        hand,
        hand > 0,
        (hand > 0) & (values < top),
        (hand > 0) & (values == top),
        top == values,
        highest_of_colours(hand > 0) / 10,
        discarded / 4,
        shown.reshape(len(rows), -1),
        seen["phase"][:, None] == np.arange(PHASES),
        seen["held"] / 4,
        seen["laid"],
        seen["total"] / 25,
        seen["side"][:, None] / 10,
        seen["left"][:, None] / 40,
    ]
    return np.concatenate(columns, axis=1, dtype=np.float32)


def highest_of_colours(has: Array) -> Array:
    """The highest card of each colour: what a hand counts is their sum."""
    cards = np.where(has, np.arange(VALUES), 0)
    return np.stack([cards[:, colour].max(axis=1) for colour in COLOURS], axis=1)


def ahead(seen: Any) -> Array:
    """How many points the own seat is ahead of the mean: few are good."""
    totals = seen["total"].astype(np.float64)
    return np.asarray(totals.mean(axis=1) - totals[:, 0])


@dataclass(frozen=True)
class Exam:
    """Games against the bot, and the share of them that was won; ties count half."""

    steps: int  # decisions learned from
    games: int
    share: float
    margin: float  # half of the 95% interval

    def __str__(self) -> str:
        return f"{self.steps:>9,} steps  {self.share:.1%} ± {self.margin:.1%} of {self.games} games"


def examine(policy: Policy, steps: int, games: int = 2000, opponents: str = "thumb") -> Exam:
    """The policy's share of wins in so many games; each seat starts as often as chance has it."""
    rows = min(games, 500)
    batch = Batch(VARIANT, rows, EXAM_SEED, opponents=opponents, parts=PARTS)
    won: list[float] = []
    # Every row plays the same number of games, or short games would count too often.
    left = np.full(rows, games // rows)
    while left.any():
        batch.step(policy(features(batch.observations), batch.masks))
        ended = (batch.done == 1) & (left > 0)
        won += ((batch.gained[ended] + 1) / 2).tolist()
        left[ended] -= 1
    share = float(np.mean(won))
    return Exam(steps, len(won), share, 1.96 * float(np.std(won)) / math.sqrt(len(won)))


Training = Callable[[int, int, int, int], list[Exam]]  # by steps, games, games of an exam, seed


def main(name: str, train: Training, steps: int, games: int) -> None:
    """The command line of an example."""
    command = f"./run learn {name}"
    parser = argparse.ArgumentParser(command)
    parser.add_argument("--steps", type=int, default=steps, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=games, help="played at once")
    parser.add_argument("--exam-games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="keep the learning curve there")
    chosen = parser.parse_args()
    exams = train(chosen.steps, chosen.games, chosen.exam_games, chosen.seed)
    if chosen.folder:
        keep(name, exams, command, chosen.folder)


def keep(name: str, exams: list[Exam], command: str, folder: Path) -> None:
    """The learning curve as a picture and as numbers."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "chabudai"
    import matplotlib.pyplot as plt

    folder.mkdir(parents=True, exist_ok=True)
    facts = {"command": command, "exams": [asdict(exam) for exam in exams]}
    (folder / f"{name}.json").write_text(json.dumps(facts, indent=1) + "\n")
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    steps, share = [e.steps / 1000 for e in exams], np.array([e.share for e in exams])
    margin = np.array([e.margin for e in exams])
    axes.fill_between(steps, share - margin, share + margin, color="#2f6f8f", alpha=0.25)
    axes.plot(steps, share, color="#2f6f8f", label="share of wins against thumb, 95% interval")
    axes.axhline(0.5, color="#c1440e", lw=1.5, label="even")
    axes.set(xlabel="thousand decisions learned from", ylim=(0, 0.85), xlim=(0, steps[-1]))
    axes.legend(loc="lower right", frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_title(command, fontsize=9, loc="left", family="monospace")
    figure.savefig(folder / f"{name}.svg", metadata={"Date": None})
    plt.close(figure)
