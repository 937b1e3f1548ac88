"""Somebody trained to beat one bot and nobody else: [GAME PLAYERS BOT] [--games N] [--exam N] …

It searches as the strongest level does, with a network of its own that is fitted, round by round,
to what came of positions in its own games against the bot. What it takes from the bot in an exam
on other deals is how far from unbeatable the bot is, as far as this finds out. What was played is
kept: the same command goes on from there.
"""

import argparse
import time
from array import array
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

import chabudai
from chabudai.arena.plan import lineups
from chabudai.arena.rating import Meeting
from chabudai.bots.chances import master_settings
from chabudai.bots.fit import Learner, Positions, epoch, loss_of, rate_at
from chabudai.bots.learn import PACE, joined, save
from chabudai.bots.library import interpreted
from chabudai.bots.network import Network, shipped
from chabudai.bots.search import Search
from chabudai.bots.simple import Bot
from chabudai.bots.summon import summon
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from prove._kept import DOCS, keep, kept
from prove._meet import share, told

PART = 10  # deals, two games each
EXAM = 1_000_000  # the number of its first deal
STOP = (0.5, 0.6)  # shares that the test of an exam tells apart


@dataclass(frozen=True)
class Course:
    """Against whom, and how much of it."""

    variant: Variant
    bot: str  # of the exam
    sparring: str  # in training, where the bot itself is too slow
    rounds: int = 2
    parts: int = 20  # of each round
    epochs: int = 8
    iterations: int = 0  # of its searches; 0: the strongest level's
    one_in: int = 3  # resting points of which one is kept


class Pupil:
    """The adversary: what it has learned, and what it learned from."""

    def __init__(self, course: Course, folder: Path, end: float = float("inf")) -> None:
        self.course, self.folder, self.end = course, folder, end
        self.game, self.rules = course.variant.game, interpreted(course.variant.game)
        self.network = shipped(self.game, course.variant.players)

    def searcher(self, seed: int) -> Search:
        settings = master_settings(self.game, self.course.variant.players)
        count = self.course.iterations or settings.iterations
        settings = replace(settings, iterations=count)
        return Search(self.game, settings, seed, network=self.network)

    def train(self) -> bool:
        """All rounds that are left; is it done before the clock?"""
        self.folder.mkdir(parents=True, exist_ok=True)
        seen: list[Positions] = []
        for number in range(self.course.rounds):
            for part in range(self.course.parts):
                path = self.folder / f"games-{number}-{part}.npz"
                if not path.exists():
                    if time.monotonic() > self.end:
                        return False
                    self.play_part(path, number * self.course.parts + part)
                with np.load(path) as data:
                    seen.append(Positions(data["traits"], data["results"]))
            self.fit(joined(seen), number)
        return True

    # Playing

    def play_part(self, path: Path, number: int) -> None:
        found = [
            self.play(deal, seats)
            for deal in range(number * PART, (number + 1) * PART)
            for seats in lineups("pupil", "bot", self.course.variant.players)
        ]
        whole = joined(found)
        save(path, traits=whole.traits.astype("f4"), results=whole.results.astype("f4"))

    def play(self, deal: int, seats: tuple[str, ...]) -> Positions:
        """A game against the sparring partner, and what came of its resting points."""
        position, rows = self.course.variant.start(deal), []
        bots = [
            self.searcher(deal + i) if name == "pupil" else self.partner(deal + i)
            for i, name in enumerate(seats)
        ]
        while not position.over:
            if self.rules.is_resting(position.state) and position.state.moves % self.course.one_in:
                rows.append(self.traits(position))
            position.push_number(bots[position.state.seat](position))
        result = [position.rules.win_share(position.state, seat) for seat in range(len(seats))]
        shape = (-1, len(seats), len(self.network.traits))
        return Positions(np.array(rows).reshape(shape), np.array([result] * len(rows)))

    def partner(self, seed: int) -> Bot:
        return summon(self.course.sparring or self.course.bot, self.game, seed)

    def traits(self, position: Position) -> list[list[float]]:
        rows = [[0.0] * len(self.network.traits) for _ in range(position.variant.players)]
        self.rules.describe(position.state, rows)
        return rows

    # Fitting

    def fit(self, seen: Positions, number: int) -> None:
        """Go on from the shipped network, and keep what is best in an exam of positions."""
        learned, exam = seen.part(False), seen.part(True)
        old = shipped(self.game, self.course.variant.players)
        weights = np.array(old.weights, np.float32)
        learner = Learner.go_on(weights)
        best, least = weights, loss_of(weights, [exam])
        print(f"round {number}: {len(seen.traits)} positions, loss {least:.4f}", end="", flush=True)
        for at in range(self.course.epochs):
            epoch(learner, [learned], at, PACE * rate_at(at, self.course.epochs))
            loss = loss_of(learner.weights, [exam])
            if loss < least:
                best, least = learner.weights, loss
        print(f", after learning {least:.4f}", flush=True)
        self.network = Network(old.traits, old.hidden, array("d", best.tolist()))


def examine(pupil: Pupil, deals: int, path: Path) -> Meeting | None:
    """How it does on deals of which it saw none; a line each."""
    course = pupil.course
    shares = [float(line["share"]) for line in kept(path)]
    while len(shares) < deals and time.monotonic() < pupil.end:
        deal = EXAM + len(shares)
        shares.append(
            share(course.variant, deal, pupil.searcher, lambda s: summon(course.bot, pupil.game, s))
        )
        keep(path, {"deal": deal, "share": shares[-1]})
        if Meeting("pupil", course.bot, tuple(shares)).is_decided(*STOP):
            break
    return Meeting("pupil", course.bot, tuple(shares)) if shares else None


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove adversary")
    parser.add_argument("game", nargs="?", default="mojo")
    parser.add_argument("players", nargs="?", type=int, default=2)
    parser.add_argument("bot", nargs="?", default="master")
    parser.add_argument("--sparring", default="", help="whom it trains with; the bot itself")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--parts", type=int, default=20, help=f"of a round, {2 * PART} games each")
    parser.add_argument("--iterations", type=int, default=0, help="of its searches in training")
    parser.add_argument("--exam", type=int, default=200, help="deals, at most")
    parser.add_argument("--seconds", type=float, default=1e9, help="then it stops")
    chosen = parser.parse_args(arguments)
    variant = chabudai.game(chosen.game, players=chosen.players)
    course = Course(
        variant, chosen.bot, chosen.sparring, chosen.rounds, chosen.parts, 8, chosen.iterations
    )
    name = f"{chosen.game}-{chosen.players}"
    pupil = Pupil(course, Path("learning") / f"adversary-{name}", time.monotonic() + chosen.seconds)
    if not pupil.train():
        print("the clock stopped its training; the same command goes on")
        return 0
    pupil.course = replace(course, iterations=0)
    found = examine(pupil, chosen.exam, DOCS / "adversary" / f"{name}.jsonl")
    if found:
        print(f"{chosen.game}, {chosen.players} players: it takes {told(found)} from {chosen.bot}")
    return 0
