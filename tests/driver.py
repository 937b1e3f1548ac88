"""Libraries of translated rules called without Python: by driver.c, under sanitizers and emulators.

A `Script` writes down calls that Python would make; what the driver prints are their results.
"""

import fcntl
import math
import shutil
import subprocess
import types
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from chabudai.bots import library, ship
from chabudai.bots.grown import MOST_SEATS, Tree, block
from chabudai.bots.network import shipped
from chabudai.bots.selfplay import Harvest
from chabudai.bots.settings import Settings
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.link import KERNEL
from chabudai.kernel.native.build import SHARED, run
from chabudai.kernel.native.kinds import INT, REAL, STATES, Kind, Record
from chabudai.kernel.native.load import bits_of, signatures
from chabudai.kernel.native.program import Program
from chabudai.kernel.native.shipped import FOLDER
from chabudai.kernel.state import State, new_states

DRIVER = Path(__file__).with_name("driver.c")
KEPT = 50  # positions of a self-played stretch


class Script:
    """Calls of a game's entries, one after another."""

    def __init__(self, game: Game, *more: types.ModuleType) -> None:
        self.state: type[State] = game.state
        self.signatures = signatures((*KERNEL, *library.modules(game), *more))
        self.lines: list[str] = []
        self.rooms: dict[int, tuple[str, Any]] = {}  # by what Python would hand over

    def call(self, name: str, *given: Any) -> None:
        pairs = zip(self.signatures[name].kinds.values(), given, strict=True)
        slots = [word for kind, thing in pairs for word in self.slots(kind, thing)]
        self.lines.append(f"call {name} {' '.join(slots)}")

    def slots(self, kind: Kind | None, thing: Any) -> list[str]:
        if kind in (INT, REAL):
            return [str(thing if kind == INT else bits_of(thing))]
        if isinstance(kind, Record):
            return [self.record(kind, thing)]
        view = memoryview(thing)
        lengths = [view.nbytes // self.state.size] if kind == STATES else view.shape or ()
        return [self.room(thing, view.nbytes, contents(view)), *map(str, lengths)]

    def record(self, kind: Record, thing: Any) -> str:
        words = [w for n in kind.type.fields for w in self.slots(kind.field(n), vars(thing)[n])]
        return self.room(thing, 8 * len(words), words)

    def room(self, thing: Any, size: int, words: Sequence[str]) -> str:
        if id(thing) not in self.rooms:
            name = f"room{len(self.rooms)}"
            self.rooms[id(thing)] = name, thing
            self.lines.append(f"room {name} {size}")
            if words:
                self.lines.append(f"put {name} {' '.join(words)}")
        return f"@{self.rooms[id(thing)][0]}"

    def run(self, command: Sequence[str | Path]) -> list[int]:
        """Returns what the calls return; OSError with what was said if they are stopped."""
        text = "\n".join([*self.lines, ""])
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError(done.stderr)
        return [int(line) for line in done.stdout.split()]


def contents(view: memoryview) -> list[str]:
    """An array's 64-bit slots; none if it is blank."""
    raw = bytes(view)
    return [str(slot) for slot in array("q", raw)] if any(raw) else []


# What is played


def checksum(script: Script, variant: Variant, games: int, first: int) -> None:
    """Random games, every byte of every state in one number."""
    states = new_states(variant.game.state, 1)
    script.call(
        "checksum_in", states, states, variant.game.mask(), variant.setup_array, games, first
    )


def self_play(script: Script, variant: Variant, games: int, first: int, iterations: int) -> None:
    """Games of searches (or rules of thumb, without iterations), with random moves among them."""
    game, network = variant.game, shipped(variant.game, variant.players)
    settings = Settings(iterations=max(iterations, 1), thumbs=0.5, widen=4.0)
    mind = Tree(game, settings, library.compiled(game), network, states=3).mind
    harvest = Harvest(
        kept=cube(KEPT, MOST_SEATS, max(len(network.traits), 1)),
        results=block("d", (KEPT, MOST_SEATS)),
    )
    setup = variant.setup_array
    script.call("self_play_in", mind, harvest, setup, first, games, iterations, 0.3, 3)


def cube(*shape: int) -> Any:
    return memoryview(bytearray(8 * math.prod(shape))).cast("d", shape)


def source_of(game: Game, *more: types.ModuleType) -> str:
    """A game's whole library as C."""
    modules = (*KERNEL, *library.modules(game), *more)
    return Program(modules, game.state, library.DEFAULTS).source()


# Under sanitizers

WATCHED = (
    *("-O1", "-g", "-std=gnu11", "-ffp-contract=off", "-w", "-DCHABUDAI_CHECKED"),
    *("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
)


def sanitized(folder: Path, source: str) -> list[str]:
    """Returns a command that runs a script; without -fwrapv, so that no number may overflow."""
    text, built, driver = folder / "rules.c", folder / "rules.so", folder / "driver"
    text.write_text(source, "utf-8")
    compiler = shutil.which("cc") or "gcc"
    run([compiler, *WATCHED, "-o", str(driver), str(DRIVER), "-ldl"])
    run([compiler, *WATCHED, *SHARED, "-o", str(built), str(text)])
    return [str(driver), str(built)]


# For other machines


def built_everywhere() -> Path:
    """Returns the folder of the libraries for every kind of machine; one test at a time builds."""
    with open(ship.__file__) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ship.build_all()
    return FOLDER
