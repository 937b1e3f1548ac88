"""Every seat's chance to win, from what one seat knows alone.

    chances(position, seat=0)  # as seat 0 may know them

Worlds that the seat can't tell from the real one are weighed by quick moves and the network, and
what that comes to is set right by a calibration: when it says 70%, 70% of such positions are won.
`calibrate` measures it; docs/calibration.md shows how well it holds.
"""

import json
import math
import random
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from chabudai.bots.grown import Code, grown
from chabudai.bots.levels import MASTER, level_of
from chabudai.bots.network import Network, shipped
from chabudai.bots.settings import Settings
from chabudai.bots.weigh import BASE
from chabudai.kernel.game import Game
from chabudai.kernel.position import Position
from chabudai.kernel.state import State

WORLDS = 64
STATES = 4  # of a mind that weighs
EDGE = 1e-4  # nothing is told to be certain before it is
AHEAD = {"mojo": 0, "momiji": 4, "mangrovia": 14}  # resting points to pass by; 14: a round


def master_settings(game: Game, players: int = 2) -> Settings:
    """The strongest level's settings, without a clock: equal seeds give equal answers."""
    level = level_of(game, MASTER, players)
    settings = level if isinstance(level, Settings) else Settings(iterations=400)
    return replace(settings, seconds=0.0)


class Scales:
    """Weighs states of a game; how sharply its network tells good from bad is set right."""

    def __init__(
        self, game: Game, players: int, sharpness: float = 1.0, code: Code | None = None
    ) -> None:
        self.game = game
        settings = replace(master_settings(game), iterations=1, thumbs=1.0)
        ahead = AHEAD.get(game.name, settings.ahead)
        network = sharpened(shipped(game, players), sharpness)
        self.tree = grown(game, replace(settings, ahead=ahead), network, code, STATES)

    def weigh(
        self, state: State, viewer: int, number: int, worlds: int, move: int = -1
    ) -> list[float]:
        """Every seat's mean share of the win over worlds of what a viewer knows, after a move."""
        self.tree.put_state(state, BASE)
        return self.weigh_base(state.players, viewer, number, worlds, move)

    def weigh_base(
        self, players: int, viewer: int, number: int, worlds: int, move: int = -1
    ) -> list[float]:
        totals = self.tree.weigh(viewer, move, number, worlds)
        return [totals[seat] / worlds for seat in range(players)]


def sharpened(network: Network, factor: float) -> Network:
    """A network that says the same, so much more sharply."""
    weights, out = network.weights, len(network.weights) - network.hidden - len(network.traits)
    louder = array("d", [w * factor if i >= out else w for i, w in enumerate(weights)])
    return replace(network, weights=louder)


@lru_cache(32)
def scales(game: Game, players: int) -> Scales:
    return Scales(game, players, calibration(game).sharpness.get(players, 1.0))


def world_number(seed: int, moves: int, viewer: int) -> int:
    """The number of the first world: of nothing that a seat may not know."""
    return random.Random(f"{seed} {moves} {viewer}").getrandbits(60)


def chances(
    position: Position, seat: int | None, seed: int = 0, worlds: int = WORLDS
) -> list[float]:
    """Every seat's chance to win as a seat may know it; 1 and 0 once the game is over."""
    viewer = -1 if seat is None else seat
    if position.over:
        share = position.rules.win_share
        return [share(position.state, p) for p in range(position.state.players)]
    known = position.observed(seat)
    number = world_number(seed, known.moves, viewer)
    raw = scales(position.game, known.players).weigh(known, viewer, number, worlds)
    return calibration(position.game).shares(raw)


# Calibration


def logit(p: float) -> float:
    p = min(max(p, EDGE), 1.0 - EDGE)
    return math.log(p / (1.0 - p))


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x)) if x > -700 else 0.0


Line = tuple[float, float]  # what is added to a logit, and what it is multiplied by
PLAIN_LINE: Line = (0.0, 1.0)


@dataclass(frozen=True)
class Calibration:
    """By number of players: how what was weighed, and what was searched, becomes a chance."""

    sharpness: dict[int, float]  # of the network
    weighed: dict[int, Line]
    searched: dict[int, Line]

    def shares(self, raw: Sequence[float]) -> list[float]:
        """What was weighed as chances; those of several seats are 1 together."""
        line = self.weighed.get(len(raw), PLAIN_LINE)
        found = [on_line(line, p) for p in raw]
        total = sum(found) if len(raw) > 1 else 1.0
        return [p / total for p in found]

    def of_search(self, value: float, players: int) -> float:
        """What a search found for the seat on turn, as its chance."""
        return on_line(self.searched.get(players, PLAIN_LINE), value)


def on_line(line: Line, p: float) -> float:
    return p if line == PLAIN_LINE else sigmoid(line[0] + line[1] * logit(p))


def calibration_file(game: Game) -> Path:
    return Path(game.folder) / "bots" / "calibration.json"


@lru_cache
def calibration(game: Game) -> Calibration:
    """What comes with the package; for a game without, chances are told as they are weighed."""
    path = calibration_file(game)
    if not path.exists():
        return Calibration({}, {}, {})
    table = json.loads(path.read_text("utf-8"))["players"]
    sharpness = {int(n): found["sharpness"] for n, found in table.items()}
    return Calibration(sharpness, lines_of(table, "weighed"), lines_of(table, "searched"))


def lines_of(table: dict[str, Any], kind: str) -> dict[int, Line]:
    return {int(n): (found[kind][0], found[kind][1]) for n, found in table.items()}
