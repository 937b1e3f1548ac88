"""Random games at compiled speed, with what they show: lengths, results by seat."""

import statistics
import sys
import time
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

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
    lengths: Sequence[int]
    wins: list[float]
    scores: list[float]

    @property
    def moves(self) -> int:
        return sum(self.lengths)

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
            "shortest": min(self.lengths),
            "longest": max(self.lengths),
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
            "player " + "".join(f"{seat + 1:>9}" for seat in seats),
            "wins   " + "".join(f"{100 * self.wins[seat] / self.games:>8.2f}%" for seat in seats),
            "points " + "".join(f"{self.scores[seat]:>9.2f}" for seat in seats),
        ]
        return "\n".join(rows)


def spread(lengths: Sequence[int]) -> str:
    middle = statistics.median(lengths)
    return f"median {middle:.0f}, from {min(lengths)} to {max(lengths)}"


def histogram(lengths: Sequence[int], bins: int = 12, width: int = 40) -> str:
    """How often games of each length came up, as bars of characters."""
    low, high = min(lengths), max(lengths)
    bins = min(bins, high - low + 1)
    step = max(high - low, 1) / bins
    counts = Counter(min(int((length - low) / step), bins - 1) for length in lengths)
    most = max(counts.values())
    return "\n".join(
        f"  {low + step * n:>6.0f} {'█' * round(width * counts[n] / most)} {counts[n]:,}"
        for n in range(bins)
    )


def simulate(variant: Variant, games: int, seed: int) -> Simulation:
    """Play uniformly random games; the progress goes to a terminal's error output."""
    compiled, setup = variant.game.compiled, variant.setup_array
    states, mask = new_states(variant.game.state, 1), variant.game.mask()
    lengths = array("q", bytes(8 * games))
    wins, scores = array("d", bytes(8 * MOST_SEATS)), array("q", bytes(8 * MOST_SEATS))
    done, chunk, seconds = 0, min(100, games), 0.0
    while done < games:
        count = min(chunk, games - done)
        begin = time.perf_counter()
        part = memoryview(lengths)[done : done + count]
        compiled.playouts_in(states, mask, setup, count, seed + done, part, wins, scores)
        taken = time.perf_counter() - begin
        seconds, done = seconds + taken, done + count
        chunk = max(1, int(count * CHUNK_SECONDS / max(taken, 1e-6)))
        show_progress(done, games)
    players = variant.players
    points = [score / games for score in scores[:players]]
    return Simulation(variant, games, seconds, lengths, wins[:players].tolist(), points)


def show_progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        filled = 30 * done // games
        bar = "█" * filled + "·" * (30 - filled)
        end = "\n" if done == games else "\r"
        print(f"{bar} {done:,} of {games:,} games", end=end, file=sys.stderr, flush=True)
