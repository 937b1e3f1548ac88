"""A game with its search for the browser: `<game>.wasm`, and its layout in `<game>.json`.

    build_wasm(game, folder)      # needs the package ziglang
    python -m chabudai.bots.wasm  # all games, into the package

`web/src/machine` steps, masks, imagines and searches on it.
"""

import json
import sys
from pathlib import Path
from typing import Any

from chabudai.bots import grown, settings, tree, weigh
from chabudai.bots.library import DEFAULTS, digest_of, modules
from chabudai.bots.network import shipped
from chabudai.games import NAMES, find
from chabudai.kernel.game import Game
from chabudai.kernel.native.build import zig_compiler
from chabudai.kernel.native.shipped import FOLDER
from chabudai.kernel.native.wasm import compile_wasm, wasm_layout

ZIG_MISSING = 3  # the answer to --needs-zig
MACHINES = FOLDER / "wasm"  # where a wheel has them; ./run puts them there
ENTRIES = (
    "begin_in", "step_in", "legal_in", "win_share_in", "see_in", "imagine_in", "iterate_in",
    "sprout_in", "deepen_in", "weigh_in",
)  # fmt: skip
COLUMNS = ("move", "seat", "child", "sibling", "visits", "possible")  # of a node


def build_wasm(game: Game, folder: Path) -> Path:
    """Write a game's module and its layout into a folder, if others are there; returns its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game.name}.wasm"
    if is_fresh(game, path):
        return path
    compile_wasm(modules(game), game.state, DEFAULTS, ENTRIES, path)
    text = json.dumps(layout(game), separators=(",", ":"))
    path.with_suffix(".json").write_text(text + "\n", "utf-8")
    return path


def is_fresh(game: Game, path: Path) -> bool:
    told = path.with_suffix(".json")
    if not path.exists() or not told.exists():
        return False
    return bool(json.loads(told.read_text("utf-8")) == json.loads(json.dumps(layout(game))))


def layout(game: Game) -> dict[str, Any]:
    """Returns all that a caller of the module must know."""
    return {
        "game": game.name,
        "version": game.version,
        "digest": digest_of(game),
        "moves": game.moves,
        **wasm_layout(modules(game), game.state, ENTRIES),
        "search": search_layout(),
        "network": network_layout(game),
    }


def search_layout() -> dict[str, Any]:
    return {
        "node": {name: getattr(tree, f"NODE_{name.upper()}") for name in COLUMNS},
        "columns": tree.NODE_COLUMNS,
        "root": tree.TREE_ROOT,
        "used": tree.TREE_USED,
        "known": tree.KNOWN,
        "base": weigh.BASE,
        "ahead": tree.DIAL_AHEAD,
        "longestPath": grown.LONGEST_PATH,
        "longestLine": grown.LONGEST_LINE,
        "mostSeats": grown.MOST_SEATS,
        "mostNodes": settings.MOST_NODES,
    }


def network_layout(game: Game) -> dict[str, Any]:
    network = shipped(game)
    return {
        "traits": len(network.traits),
        "hidden": network.hidden,
        "weights": list(network.weights),
    }


def lacks_zig() -> bool:
    """Must zig be installed before all games are here in WebAssembly?"""
    fresh = all(is_fresh(find(name), MACHINES / f"{name}.wasm") for name in NAMES)
    return not fresh and zig_compiler() is None


if __name__ == "__main__":
    if "--needs-zig" in sys.argv:
        sys.exit(ZIG_MISSING if lacks_zig() else 0)
    for name in NAMES:
        print(build_wasm(find(name), Path(sys.argv[1]) if sys.argv[1:] else MACHINES))
