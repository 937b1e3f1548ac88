"""The small networks that judge positions, as files: what they were learned from stands in them.

A network maps a seat's traits to one number by a hidden layer and a way straight through; the
exponentials of all seats' numbers, shared out, are their chances. `tree.outlook` computes it. Its
weights are an argument of compiled code, so that no cached machine code depends on them.
"""

import hashlib
import json
from array import array
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from chabudai.kernel.game import Game

DIGITS = 6  # of a weight in a file


@dataclass(frozen=True, eq=False)
class Network:
    """Weights in the order of `tree.outlook`: traits to hidden, their bias, hidden to out, skip."""

    traits: tuple[str, ...]
    hidden: int
    weights: "array[float]"


NOTHING_LEARNED = Network((), 0, array("d"))


def size(traits: int, hidden: int) -> int:
    return (traits + 1) * hidden + hidden + traits


def traits_of(game: Game) -> tuple[str, ...]:
    """The names of what a game's `describe` tells of a seat."""
    return next((tuple(m.TRAITS) for m in game.bots if hasattr(m, "TRAITS")), ())


def network_file(game: Game, players: int = 0) -> Path:
    """Returns where the network of a number of players lies, or would; 0: that of all others."""
    name = f"network-{players}.json" if players else "network.json"
    return Path(game.folder) / "bots" / name


def network_digest(game: Game, players: int) -> str:
    """Returns a name for the network that so many players are judged by; empty without one."""
    path = network_file(game, players)
    path = path if path.exists() else network_file(game)
    return hashlib.sha256(path.read_bytes()).hexdigest()[:24] if path.exists() else ""


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
    weights = array("d", table["weights"])
    if tuple(table["traits"]) != traits or len(weights) != size(len(traits), table["hidden"]):
        raise ValueError(f"{path.name} was learned for other traits: learn it anew")
    return Network(traits, int(table["hidden"]), weights)


@lru_cache
def shipped(game: Game, players: int = 0) -> Network:
    """What comes with the package for so many players; nothing for a game without."""
    path = network_file(game, players)
    if players and not path.exists():
        return shipped(game)
    return read_network(path, game) if traits_of(game) and path.exists() else NOTHING_LEARNED
