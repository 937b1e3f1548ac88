"""The same games and searches by native code and by WebAssembly, for test_wasm.py and prove.

`web/src/machine/check.ts` does in node and in Chromium what stands here for native code.
"""

import fcntl
import json
import random
import shutil
import subprocess
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from chabudai.bots import wasm
from chabudai.bots.library import compiled
from chabudai.bots.search import Search
from chabudai.bots.settings import Settings
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.state import new_states, seed_words
from tests.variants import LONG, variants

WEB = Path(__file__).parent.parent / "web"
CHECK = WEB / "src" / "machine" / "check.ts"
LOOK = 7  # moves between two looks at what seats know
NODE = """
import { readFileSync } from "node:fs";
import { machineOf, playGames, playSearched } from "./check.js";
const { game, games, searched } = JSON.parse(readFileSync(0, "utf-8"));
const layout = JSON.parse(readFileSync(`${game}.json`, "utf-8"));
const machine = machineOf(new WebAssembly.Module(readFileSync(`${game}.wasm`)), layout);
const sums = games ? playGames(machine, games) : [];
const thoughts = searched.map((job) => playSearched(machine, job));
console.log(JSON.stringify({ sums, thoughts }));
"""


def bundle(source: Path, path: Path) -> None:
    """TypeScript with all that it imports as one file of JavaScript."""
    rolldown = ["node", "node_modules/rolldown/bin/cli.mjs", str(source)]
    command = [*rolldown, "--format", "esm", "--file", str(path)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)


def prepare(folder: Path, games: list[Game]) -> None:
    """Put modules, layouts, the bundled check and a script for node into a folder."""
    bundle(CHECK, folder / "check.js")
    (folder / "check.mjs").write_text(NODE, "utf-8")
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    for game in games:
        with open(wasm.__file__) as lock:  # one test at a time builds what all share
            fcntl.flock(lock, fcntl.LOCK_EX)
            path = wasm.build_wasm(game, wasm.MACHINES)
        for found in (path, path.with_suffix(".json")):
            shutil.copy(found, folder)


class Node:
    """The check under way in node, beside whatever this process does meanwhile."""

    def __init__(self, folder: Path, job: dict[str, Any]) -> None:
        self.process = subprocess.Popen(
            ["node", "check.mjs"], cwd=folder, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdin
        self.process.stdin.write(json.dumps(job))
        self.process.stdin.close()
        self.process.stdin = None  # all was said

    def found(self) -> dict[str, Any]:
        out, errors = self.process.communicate()
        assert self.process.returncode == 0, errors
        told: dict[str, Any] = json.loads(out)
        return told


# Games


def games_job(name: str, first: int, count: int) -> dict[str, Any]:
    games = {"setups": [v.setup for v in choices(name)], "first": first, "count": count}
    return {"game": name, "games": games, "searched": []}


@cache
def choices(name: str) -> list[Variant]:
    return variants({name: LONG[name]})


class Board:
    """A game on native code, with room for an observation beside it."""

    def __init__(self, game: Game) -> None:
        self.game, self.rules, self.size = game, compiled(game), game.state.size
        self.states, self.mask = new_states(game.state, 2), game.mask()
        self.step = self.rules.bind("step_in", self.states, self.mask, 0)
        self.see = self.rules.bind("see_in", self.states, 1)
        self.imagine = self.rules.bind("imagine_in", self.states, 1)

    def begin(self, seed: int, setup: list[int]) -> None:
        key = array("I", seed_words(seed))
        self.rules.begin_in(self.states, 0, key, array("q", setup), self.mask)

    def field(self, name: str) -> int:
        return self.game.state.read(self.states, name)


def native_sums(name: str, first: int, count: int) -> Iterator[int]:
    """A checksum for each game, over every state, mask, observation and world on its way."""
    board, every = Board(choices(name)[0].game), choices(name)
    for i in range(count):
        board.begin(first + i, every[i % len(every)].setup)
        yield play_one(board)


def play_one(board: Board) -> int:
    total = told(board, 0)
    while board.field("seat") >= 0:
        legal = [move for move, marked in enumerate(board.mask) if marked]
        board.step(legal[total % len(legal)])
        total = told(board, total)
    shares = [board.rules.win_share_in(board.states, 0, p) for p in range(board.field("players"))]
    return zlib.crc32(array("d", shares), total)


def told(board: Board, before: int) -> int:
    states, size = board.states, board.size
    total = zlib.crc32(board.mask, zlib.crc32(states[:size], before))
    if board.field("moves") % LOOK:
        return total
    for seat in range(board.field("players")):
        states[size:] = states[:size]
        board.see(seat)
        seen = zlib.crc32(states[size:], total)
        states[size:] = states[:size]
        board.imagine(seat, total)
        total = zlib.crc32(states[size:], seen)
    return total


# Searches


def searched_job(variant: Variant, seed: int, settings: Settings, count: int) -> dict[str, Any]:
    return {
        "setup": variant.setup,
        "seed": seed,
        "settings": asdict(settings),
        "numbers": [str(first_world(seed, moves)) for moves in range(count)],
    }


def first_world(seed: int, moves: int) -> int:
    """What a search of one thread begins with."""
    return random.Random(f"{seed} {moves} 0").getrandbits(60)


def native_thoughts(
    variant: Variant, seed: int, settings: Settings, count: int
) -> list[dict[str, Any]]:
    """For each decision the move, the candidates, and a checksum of the whole tree."""
    search, position, found = Search(variant.game, settings, seed), variant.start(seed), []
    for _ in range(count):
        if position.over:
            break
        thought = search.think(position)
        answer = {"move": thought.move, "candidates": [asdict(c) for c in thought.candidates]}
        found.append({**answer, "iterations": thought.iterations, "tree": tree_sum(search)})
        position.push_number(thought.move)
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


def tree_sum(search: Search) -> int:
    mind: Any = search.trees[0].mind
    used, total = search.trees[0].cell(0, 0), 0
    for part in (mind.tree, mind.worth):
        total = zlib.crc32(memoryview(part)[:used], total)
    return total
