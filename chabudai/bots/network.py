"""The small networks that judge positions, as files: what they were learned from stands in them.

A network maps a seat's traits to one number by a hidden layer and a way straight through; the
exponentials of all seats' numbers, shared out, are their chances. `tree.outlook` computes it. Its
weights are an argument of compiled code, so that no cached machine code depends on them.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from chabudai.bots.simple import traits_module
from chabudai.kernel.game import Game

FOLDER = Path(__file__).parent / "networks"
DIGITS = 6  # of a weight in a file


@dataclass(frozen=True, eq=False)
class Network:
    """Weights in the order of `tree.outlook`: traits to hidden, their bias, hidden to out, skip."""

    traits: tuple[str, ...]
    hidden: int
    weights: npt.NDArray[np.float64]


NOTHING_LEARNED = Network((), 0, np.zeros(0))


def size(traits: int, hidden: int) -> int:
    return (traits + 1) * hidden + hidden + traits


def traits_of(game: Game) -> tuple[str, ...]:
    """The names of what a game's `describe` tells of a seat."""
    module = traits_module(game)
    return tuple(module.TRAITS) if module else ()


def write_network(path: Path, game: Game, network: Network, story: dict[str, Any]) -> None:
    """One weight a line; `story` says where they come from."""
    table = {
        "game": game.name,
        **story,
        "hidden": network.hidden,
        "traits": list(network.traits),
        "weights": [float(f"{w:.{DIGITS}g}") for w in network.weights],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(table, indent=0) + "\n", "utf-8")


def read_network(path: Path, game: Game) -> Network:
    """A network from its file, if it was learned for this game's traits as they are now."""
    table = json.loads(path.read_text("utf-8"))
    traits = traits_of(game)
    weights = np.array(table["weights"], np.float64)
    if tuple(table["traits"]) != traits or len(weights) != size(len(traits), table["hidden"]):
        raise ValueError(f"{path.name} was learned for other traits: learn it anew")
    return Network(traits, int(table["hidden"]), weights)


@lru_cache
def shipped(game: Game) -> Network:
    """What comes with the package; nothing for a game without."""
    path = FOLDER / f"{game.name}.json"
    return read_network(path, game) if path.exists() else NOTHING_LEARNED
