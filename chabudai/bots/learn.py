"""Learning to judge a game's positions from self-play: `python -m chabudai.bots.learn GAME`.

First games by rules of thumb with slips, then, for each further generation, games by a search that
uses what was learned before; after each a network is fitted to what came of positions. Whatever was
done is kept in a folder, so that the same command goes on where it stopped, to the same bytes; the
parts of a generation are played side by side, on all cores or on a Ray cluster.
"""

import argparse
import random
import sys
import time
from array import array
from collections.abc import Callable, Iterable, Sequence
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
from chabudai.bots.grown import Tree
from chabudai.bots.learn_picture import write_curves
from chabudai.bots.network import (
    NOTHING_LEARNED,
    Network,
    network_file,
    traits_of,
    write_network,
)
from chabudai.bots.on_ray import spread_by_ray
from chabudai.bots.selfplay import Harvest
from chabudai.bots.settings import Settings
from chabudai.bots.spread import spread
from chabudai.kernel.game import Game

PICTURES = Path("docs/pictures")
MOST_KEPT = 10  # positions of a game, in the mean
PACE = 0.3  # of the rate at which a first generation learns from nothing
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
    iterations: int = 60  # of a searched move, with these settings of its search:
    explore: float = 0.3
    thumbs: float = 0.0
    ahead: int = 0
    noise: float = 0.12  # the share of moves that are any move
    one_in: int = 20  # resting points of which one is kept
    hidden: int = 16
    epochs: int = 12
    chunks: int = 20  # parts of a generation, each kept when it is done
    players: int = 0  # at every table; 0: all numbers in turn
    seed: int = 1


Tell = Callable[[str], None]
Found = tuple[int, Positions]  # the number of a part, and what it brought
Runner = Callable[[Callable[["Part"], Found], list["Part"]], Iterable[Found]]


class Work:
    """One game's course, in a folder of its own."""

    def __init__(
        self, game: Game, course: Course, folder: Path, tell: Tell, runner: Runner = map
    ) -> None:
        self.game, self.course, self.folder, self.tell = game, course, folder, tell
        self.traits = traits_of(game)
        self.curve: list[list[float]] = []  # generation, epoch, loss learned from, loss of the exam
        folder.mkdir(parents=True, exist_ok=True)
        self.runner = runner

    def run(self) -> tuple[Network, list[list[float]]]:
        """All generations; the last network, and its calibration."""
        network = NOTHING_LEARNED
        table: list[list[float]] = []
        for generation in range(self.course.generations):
            groups = self.play(generation, network)
            network, table = self.fit(generation, groups, network)
        return network, table

    # Playing

    def play(self, generation: int, network: Network) -> list[Positions]:
        """The positions of a generation, by the number of seats."""
        paths = [self.folder / f"games-{generation}-{n}.npz" for n in range(self.course.chunks)]
        missing = [
            Part(self.game.name, self.course, generation, number, network)
            for number, path in enumerate(paths)
            if not path.exists()
        ]
        for number, found in self.runner(play_part, missing):
            save(paths[number], traits=found.traits, results=found.results)
            done = sum(path.exists() for path in paths)
            self.tell(f"generation {generation}: games, part {done} of {len(paths)}")
        return by_seats(map(load, paths))

    # Fitting

    def fit(
        self, generation: int, groups: Sequence[Positions], before: Network
    ) -> tuple[Network, list[list[float]]]:
        course, path = self.course, self.folder / f"fit-{generation}.npz"
        learned, exam = [g.part(False) for g in groups], [g.part(True) for g in groups]
        learner, done, curve = self.begun(path, before)
        pace = PACE if generation else 1.0
        for number in range(done, course.epochs):
            seed = course.seed * 1_000_003 + generation * 1009 + number
            epoch(learner, learned, seed, pace * rate_at(number, course.epochs))
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

    def begun(self, path: Path, before: Network) -> tuple[Learner, int, list[list[float]]]:
        """A learner as it was left, or a new one that knows what the generation before did."""
        if path.exists():
            with np.load(path) as data:
                learner = Learner(data["weights"], data["mean"], data["square"], int(data["steps"]))
                return learner, len(data["curve"]), data["curve"].tolist()
        if before.traits:
            return Learner.go_on(np.array(before.weights, np.float32)), 0, []
        return Learner.begin(len(self.traits), self.course.hidden, self.course.seed * 7919), 0, []


@dataclass(frozen=True)
class Part:
    """Some games of a generation: whoever plays them, wherever, comes to the same."""

    game: str
    course: Course
    generation: int
    number: int
    network: Network  # of the generation before


def play_part(part: Part) -> Found:
    """Returns its number, and the positions that were kept."""
    return part.number, harvested(part, library.compiled(chabudai.find(part.game)))


def harvested(part: Part, code: Any) -> Positions:
    course, options = part.course, tables(part.game, part.course.players)
    variant = chabudai.game(part.game, **options[part.number % len(options)])
    games = max(1, (course.searched if part.generation else course.games) // course.chunks)
    number = random.Random(f"{course.seed} {part.generation} {part.number}").getrandbits(50)
    iterations = course.iterations if part.generation else 0
    settings = Settings(
        max(iterations, 1), explore=course.explore, thumbs=course.thumbs, ahead=course.ahead
    )
    work = Tree(variant.game, settings, code, part.network, states=3)
    kept = np.zeros((games * MOST_KEPT, variant.players, len(traits_of(variant.game))))
    results = np.zeros((len(kept), variant.players))
    count = code.self_play_in(
        work.mind, Harvest(kept=kept, results=results), variant.setup_array, number,
        games, iterations, course.noise, course.one_in,
    )  # fmt: skip
    return Positions(kept[:count].astype(np.float32), results[:count].astype(np.float32))


def tables(game: str, players: int) -> list[dict[str, Any]]:
    """What is played in turn, at every number of players or at one."""
    found = [each for each in OPTIONS[game] if players in (0, each["players"])]
    return found or [{"players": players}]


def by_seats(parts: Iterable[Positions]) -> list[Positions]:
    found: dict[int, list[Positions]] = {}
    for part in parts:
        found.setdefault(part.results.shape[1], []).append(part)
    return [joined(group) for group in found.values()]


def load(path: Path) -> Positions:
    with np.load(path) as data:
        return Positions(data["traits"], data["results"])


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


def runner_of(workers: int, ray: str | None) -> Runner:
    """Who plays the parts of a generation: this process, several, or a cluster."""
    if ray is not None:
        return lambda play, parts: spread_by_ray(parts, ray, workers, play)
    return (lambda play, parts: spread(parts, workers, play)) if workers else map


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m chabudai.bots.learn", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("game", choices=sorted(OPTIONS))
    for name, kind in Course.__annotations__.items():
        default = getattr(Course, name, 100_000)
        parser.add_argument(f"--{name}", type=kind, default=default, help=f"default {default}")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: this one")
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="on a Ray cluster; alone: here"
    )
    parser.add_argument("--folder", type=Path, help="where it goes on from; learning/GAME")
    parser.add_argument("--out", type=Path, help="the network; where bots look for it")
    parser.add_argument("--picture", type=Path, help="docs/pictures/learning-GAME.svg")
    given = parser.parse_args(arguments)
    course = Course(**{name: getattr(given, name) for name in Course.__annotations__})
    folder = given.folder or Path("learning") / given.game
    drawn = PICTURES / f"learning-{given.game}.svg" if PICTURES.exists() else None
    learn(
        Work(chabudai.find(given.game), course, folder, say, runner_of(given.workers, given.ray)),
        given.out or network_file(chabudai.find(given.game)),
        given.picture or drawn,
    )


if __name__ == "__main__":
    main()
