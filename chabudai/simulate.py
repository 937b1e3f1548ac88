"""Random games at compiled speed, with what they show: lengths, results by seat."""

import sys
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from chabudai.kernel.game import Variant
from chabudai.kernel.state import new_states

CHUNK_SECONDS = 0.2  # between two steps of the progress bar
MOST_SEATS = 16


@dataclass(frozen=True)
class Simulation:
    """What a number of random games came to."""

    variant: Variant
    games: int
    seconds: float
    lengths: npt.NDArray[np.int64]
    wins: list[float]
    scores: list[float]

    @property
    def moves(self) -> int:
        return int(self.lengths.sum())

    def json(self) -> dict[str, Any]:
        return {
            "game": self.variant.game.name,
            "options": self.variant.options,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games / self.seconds, 1),
            "moves_per_second": round(self.moves / self.seconds, 1),
            "mean_moves": self.moves / self.games,
            "shortest": int(self.lengths.min()),
            "longest": int(self.lengths.max()),
            "wins_by_seat": self.wins,
            "mean_scores": self.scores,
        }

    def table(self) -> str:
        seats = range(len(self.wins))
        rows = [
            f"{self.games:,} games, {self.moves:,} moves in {self.seconds:.2f} s",
            f"{self.games / self.seconds:,.0f} games/s, {self.moves / self.seconds:,.0f} moves/s",
            f"length: mean {self.moves / self.games:.1f} moves, {spread(self.lengths)}",
            histogram(self.lengths),
            "seat   " + "".join(f"{seat:>9}" for seat in seats),
            "wins   " + "".join(f"{100 * self.wins[seat] / self.games:>8.2f}%" for seat in seats),
            "points " + "".join(f"{self.scores[seat]:>9.2f}" for seat in seats),
        ]
        return "\n".join(rows)


def spread(lengths: npt.NDArray[np.int64]) -> str:
    return f"median {np.median(lengths):.0f}, from {lengths.min()} to {lengths.max()}"


def histogram(lengths: npt.NDArray[np.int64], bins: int = 12, width: int = 40) -> str:
    """How often games of each length came up, as bars of characters."""
    counts, edges = np.histogram(lengths, bins=min(bins, int(np.ptp(lengths)) + 1))
    most = int(counts.max())
    return "\n".join(
        f"  {low:>6.0f} {'█' * round(width * count / most)} {count:,}"
        for low, count in zip(edges, counts, strict=False)
    )


def simulate(variant: Variant, games: int, seed: int) -> Simulation:
    """Play uniformly random games; the progress goes to a terminal's error output."""
    compiled = prepared(variant)
    states, mask = new_states(variant.game.state, 1), variant.game.mask()
    lengths = np.zeros(games, np.int64)
    wins, scores = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS, np.int64)
    done, chunk, seconds = 0, min(100, games), 0.0
    while done < games:
        count = min(chunk, games - done)
        begin = time.perf_counter()
        compiled.playouts_in(
            states, mask, variant.setup_array, count, seed + done,
            lengths[done : done + count], wins, scores,
        )  # fmt: skip
        taken = time.perf_counter() - begin
        seconds, done = seconds + taken, done + count
        chunk = max(1, int(count * CHUNK_SECONDS / max(taken, 1e-6)))
        show_progress(done, games)
    players = variant.players
    points = (scores[:players] / games).tolist()
    return Simulation(variant, games, seconds, lengths, wins[:players].tolist(), points)


def prepared(variant: Variant) -> Any:
    """The compiled rules, called once so that nothing is left to load."""
    if sys.stderr.isatty() and not variant.game.is_warm:
        print("compiling the rules, once …", end="\r", file=sys.stderr, flush=True)
    compiled, states = variant.game.compiled, new_states(variant.game.state, 1)
    lengths, wins, scores = (
        np.zeros(1, np.int64),
        np.zeros(MOST_SEATS),
        np.zeros(MOST_SEATS, np.int64),
    )
    setup, mask = variant.setup_array, variant.game.mask()
    compiled.playouts_in(states, mask, setup, 1, 0, lengths, wins, scores)
    return compiled


def show_progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        filled = 30 * done // games
        bar = "█" * filled + "·" * (30 - filled)
        end = "\n" if done == games else "\r"
        print(f"{bar} {done:,} of {games:,} games", end=end, file=sys.stderr, flush=True)
