"""Learning to judge a game's positions from self-play: `python -m chabudai.bots.learn GAME`.

First games by rules of thumb with slips, then, for each further generation, games by a search that
uses what was learned before; after each a network is fitted to what came of positions. Whatever was
done is kept in a folder, so that the same command goes on where it stopped, to the same bytes.
"""

import argparse
import random
import sys
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

import chabudai
from chabudai.bots import library
from chabudai.bots.fit import (
    Learner,
    Positions,
    calibration,
    epoch,
    loss_of,
    rate_at,
)
from chabudai.bots.learn_picture import write_curves
from chabudai.bots.network import (
    NOTHING_LEARNED,
    Network,
    network_file,
    traits_of,
    write_network,
)
from chabudai.bots.search import Settings, Tree
from chabudai.bots.selfplay import Harvest
from chabudai.kernel.game import Game

PICTURES = Path("docs/pictures")
MOST_KEPT = 10  # positions of a game, in the mean
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {  # what is played, in turn: two players most
    "mojo": (
        {"players": 2}, {"players": 4}, {"players": 2}, {"players": 3}, {"players": 2, "piles": 2},
        {"players": 5}, {"players": 2}, {"players": 6}, {"players": 4, "piles": 2}, {"players": 8},
    ),
    "momiji": (
        {"players": 2}, {"players": 3}, {"players": 2, "landscapes": "draft"}, {"players": 4},
        {"players": 2}, {"players": 2, "morning_dew": True}, {"players": 2},
        {"players": 5, "morning_dew": True}, {"players": 2, "edition": "first"}, {"players": 3},
    ),
    "mangrovia": (
        {"players": 2}, {"players": 3}, {"players": 2}, {"players": 4}, {"players": 2},
        {"players": 2, "stones": "mixed"}, {"players": 2}, {"players": 5},
        {"players": 4, "stones": "mixed"}, {"players": 3},
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Course:
    """How much is learned, and how."""

    games: int  # of each generation by rules of thumb; searched generations have `searched`
    searched: int = 0
    generations: int = 1
    iterations: int = 60  # of a searched move
    noise: float = 0.12  # the share of moves that are any move
    one_in: int = 20  # resting points of which one is kept
    hidden: int = 16
    epochs: int = 12
    chunks: int = 20  # parts of a generation, each kept when it is done
    seed: int = 1


Tell = Callable[[str], None]


class Work:
    """One game's course, in a folder of its own."""

    def __init__(
        self, game: Game, course: Course, folder: Path, tell: Tell, code: Any = None
    ) -> None:
        self.game, self.course, self.folder, self.tell = game, course, folder, tell
        self.traits = traits_of(game)
        self.curve: list[list[float]] = []  # generation, epoch, loss learned from, loss of the exam
        folder.mkdir(parents=True, exist_ok=True)
        self.options = OPTIONS.get(game.name, ({"players": 2},))
        self.code = code  # of self-play; compiled where it is first needed

    def run(self) -> tuple[Network, list[list[float]]]:
        """All generations; the last network, and its calibration."""
        network = NOTHING_LEARNED
        table: list[list[float]] = []
        for generation in range(self.course.generations):
            groups = self.play(generation, network)
            network, table = self.fit(generation, groups)
        return network, table

    # Playing

    def play(self, generation: int, network: Network) -> list[Positions]:
        """The positions of a generation and of the one before, by the number of seats."""
        found: dict[int, list[Positions]] = {}
        for chunk in range(self.course.chunks):
            self.tell(f"generation {generation}: games, part {chunk + 1} of {self.course.chunks}")
            path = self.folder / f"games-{generation}-{chunk}.npz"
            if not path.exists():
                self.play_chunk(path, generation, chunk, network)
            with np.load(path) as data:
                positions = Positions(data["traits"], data["results"])
            found.setdefault(positions.results.shape[1], []).append(positions)
        return [joined(group) for group in found.values()]

    def play_chunk(self, path: Path, generation: int, chunk: int, network: Network) -> None:
        course = self.course
        variant = chabudai.game(self.game.name, **self.options[chunk % len(self.options)])
        games = max(1, (course.searched if generation else course.games) // course.chunks)
        number = random.Random(f"{course.seed} {generation} {chunk}").getrandbits(50)
        iterations = course.iterations if generation else 0
        code = self.code = self.code or library.compiled(self.game)
        work = Tree(self.game, Settings(iterations=max(iterations, 1)), code, network, states=3)
        kept = np.zeros((games * MOST_KEPT, variant.players, len(self.traits)))
        results = np.zeros((len(kept), variant.players))
        count = code.self_play_in(
            work.mind, Harvest(kept=kept, results=results), variant.setup_array, number,
            games, iterations, course.noise, course.one_in,
        )  # fmt: skip
        save(path, traits=kept[:count].astype(np.float32), results=results[:count].astype("f4"))

    # Fitting

    def fit(
        self, generation: int, groups: Sequence[Positions]
    ) -> tuple[Network, list[list[float]]]:
        course, path = self.course, self.folder / f"fit-{generation}.npz"
        learned, exam = [g.part(False) for g in groups], [g.part(True) for g in groups]
        learner, done, curve = self.begun(path, generation)
        for number in range(done, course.epochs):
            seed = course.seed * 1_000_003 + generation * 1009 + number
            epoch(learner, learned, seed, rate_at(number, course.epochs))
            losses = [loss_of(learner.weights, part) for part in (learned, exam)]
            curve.append([generation, number + 1, *losses])
            save(
                path, weights=learner.weights, mean=learner.mean, square=learner.square,
                steps=learner.steps, curve=np.array(curve),
            )  # fmt: skip
            self.tell(
                f"generation {generation}: epoch {number + 1} of {course.epochs}, "
                f"loss {losses[0]:.4f}, of the exam {losses[1]:.4f}"
            )
        self.curve += curve
        weights = array("d", learner.weights.tolist())
        return Network(self.traits, course.hidden, weights), calibration(learner.weights, exam)

    def begun(self, path: Path, generation: int) -> tuple[Learner, int, list[list[float]]]:
        """A learner as it was left, or a new one."""
        if path.exists():
            with np.load(path) as data:
                learner = Learner(data["weights"], data["mean"], data["square"], int(data["steps"]))
                return learner, len(data["curve"]), data["curve"].tolist()
        seed = self.course.seed * 7919 + generation
        return Learner.begin(len(self.traits), self.course.hidden, seed), 0, []


def joined(parts: Sequence[Positions]) -> Positions:
    traits, results = ([getattr(part, name) for part in parts] for name in ("traits", "results"))
    return Positions(np.concatenate(traits), np.concatenate(results))


def save(path: Path, **arrays: Any) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **arrays)
    part.rename(path)


def learn(work: Work, out: Path, picture: Path | None) -> None:
    """Learn, and write the network with its story, and the curves."""
    game, course = work.game, work.course
    network, table = work.run()
    told = " ".join(f"--{name} {value}" for name, value in asdict(course).items())
    story = {
        "made by": f"python -m chabudai.bots.learn {game.name} {told}",
        "loss": [round(loss, 5) for loss in work.curve[-1][2:]],
        "calibration": table,
    }
    write_network(out, game, network, story)
    if picture:
        write_curves(picture, game.name, work.curve, table)


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m chabudai.bots.learn", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("game", choices=sorted(OPTIONS))
    for name, kind in Course.__annotations__.items():
        default = getattr(Course, name, 100_000)
        parser.add_argument(f"--{name}", type=kind, default=default, help=f"default {default}")
    parser.add_argument("--folder", type=Path, help="where it goes on from; learning/GAME")
    parser.add_argument("--out", type=Path, help="the network; where bots look for it")
    parser.add_argument("--picture", type=Path, help="docs/pictures/learning-GAME.svg")
    given = parser.parse_args(arguments)
    course = Course(**{name: getattr(given, name) for name in Course.__annotations__})
    folder = given.folder or Path("learning") / given.game
    drawn = PICTURES / f"learning-{given.game}.svg" if PICTURES.exists() else None
    learn(
        Work(chabudai.find(given.game), course, folder, say),
        given.out or network_file(chabudai.find(given.game)),
        given.picture or drawn,
    )


if __name__ == "__main__":
    main()
