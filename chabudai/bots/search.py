"""A searching player: from what its seat knows to a move, with its reasons.

    search = Search(position.game, Settings(iterations=2000), seed=7)
    thought = search.think(position)
    thought.move, thought.candidates[0].value, thought.candidates[0].line

The search itself is in `tree`; this file gives it memory, a budget, threads and reasons. Equal
seeds and a budget of iterations give equal answers.
"""

import random
import threading
import time
import types
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from chabudai.bots import plain, tree
from chabudai.bots.network import Network, shipped
from chabudai.bots.simple import own_modules, traits_module
from chabudai.bots.tree import (
    DIAL_AHEAD,
    NODE_CHILD,
    NODE_COLUMNS,
    NODE_MOVE,
    NODE_SIBLING,
    NODE_VISITS,
    TREE_ROOT,
    TREE_USED,
)
from chabudai.kernel.game import Game
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import State, new_states

CHUNK = 32  # iterations between two looks at the clock, at first
CHUNK_SECONDS = 0.01  # and later the time between them
LONGEST_PATH = 512
LONGEST_LINE = 8
MOST_SEATS = 16
MOST_NODES = 400_000  # of one thread's tree, about 26 MB


@dataclass(frozen=True)
class Settings:
    """How long and how to think."""

    iterations: int = 0  # at most so many, of each thread; 0: the time alone counts
    seconds: float = 0.0  # at most so long; 0: the iterations alone count
    explore: float = 0.3  # how much to look at moves that were seldom tried
    bias: float = 0.0  # how much a hunch weighs
    widen: float = 1e9  # how soon further moves are tried: children² ≤ widen × visits
    thumbs: float = 0.0  # the share of rules of thumb in playouts
    ahead: int = 0  # resting points to pass by before what was learned judges; -1: it never does
    threads: int = 1

    def dials(self) -> list[float]:
        return [self.explore, self.bias, self.widen, self.thumbs, self.ahead]

    def nodes(self) -> int:
        return min(4 * self.iterations, MOST_NODES) if self.iterations else MOST_NODES


def read_settings(text: str) -> Settings:
    """Settings written as `iterations=500,explore=0.5`."""
    kinds: dict[str, Any] = Settings.__annotations__
    given = {}
    for word in filter(None, text.split(",")):
        name, _, value = word.partition("=")
        if name not in kinds:
            raise refuse("search-setting-unknown", name=name[:40], choices=list(kinds))
        try:
            given[name] = kinds[name](value)
        except ValueError as error:
            raise refuse("search-setting-wrong", name=name, value=value[:40]) from error
    settings = Settings(**given)
    if (settings.iterations <= 0 and settings.seconds <= 0) or not 1 <= settings.threads <= 64:
        raise refuse("search-no-budget")
    return settings


@dataclass(frozen=True)
class Candidate:
    """A move that was thought of."""

    move: int
    visits: int
    value: float  # 0 to 1, to the seat on turn
    line: tuple[int, ...]  # what it leads to most often, the move itself first


@dataclass(frozen=True)
class Thought:
    """What a search came to."""

    move: int
    candidates: tuple[Candidate, ...]  # best first
    iterations: int
    seconds: float

    def json(self, game: Game) -> dict[str, Any]:
        text = game.notation.move_text
        moves = [
            {
                "move": text(candidate.move),
                "visits": candidate.visits,
                "value": round(candidate.value, 4),
                "line": [text(move) for move in candidate.line],
            }
            for candidate in self.candidates
        ]
        return {"move": text(self.move), "iterations": self.iterations, "candidates": moves}


# Rules and search as one


def hooks(game: Game) -> tuple[types.ModuleType, ...]:
    """The game's own answers to a search, and of the plain ones those that it lacks."""
    traits = traits_module(game)
    own = [*own_modules(game), *([traits] if traits else [])]
    if not own:
        return (plain,)
    rest = types.ModuleType(plain.__name__)
    for name, value in vars(plain).items():
        if not any(name in vars(module) for module in own) or name == "__file__":
            setattr(rest, name, value)
    return (*own, rest)


@lru_cache
def compiled_search(game: Game) -> Any:
    """As machine code, each function when it is first asked for."""
    from chabudai.kernel.compile import compile_rules

    return compile_rules((*game.modules, *hooks(game), tree), game.state)


@lru_cache
def interpreted_search(game: Game) -> Namespace:
    """Run by Python: some hundred times slower, but at once."""
    return link((*game.modules, *hooks(game), tree))


def warm_search(game: Game) -> threading.Thread:
    """Compile in the background."""
    thread = threading.Thread(target=lambda: compiled_search(game).iterate_in, daemon=True)
    thread.start()
    return thread


class Tree:
    """One thread's tree, with the arrays that its search works on."""

    def __init__(self, game: Game, settings: Settings, code: Any, network: Network) -> None:
        self.game, self.code = game, code
        self.states: Any = new_states(game.state, 2)
        if isinstance(code, Namespace):
            self.states = [game.state(), game.state()]
        self.rows = np.zeros((settings.nodes() + 2, NODE_COLUMNS), np.int64)
        self.worth, self.hunches = np.zeros(len(self.rows)), np.zeros(len(self.rows))
        self.path = np.zeros(LONGEST_PATH, np.int64)
        self.mask, self.gains = game.mask(), np.zeros(MOST_SEATS)
        self.traits = np.zeros((MOST_SEATS, len(network.traits)))
        self.hidden, self.weights = np.zeros(network.hidden), network.weights
        self.dials = np.array(settings.dials())
        if not network.traits:
            self.dials[DIAL_AHEAD] = -1
        self.plant()

    def plant(self) -> None:
        """Forget all but an empty root."""
        self.rows[: TREE_ROOT + 1] = 0
        self.rows[0][TREE_USED] = TREE_ROOT + 1
        self.top = TREE_ROOT

    def follow(self, move: int) -> None:
        """Keep what lies below a move, if there is room to go on."""
        child = next((c for c in self.children(self.top) if self.rows[c][NODE_MOVE] == move), 0)
        if child and self.rows[0][TREE_USED] < len(self.rows) // 2:
            self.top = child
        else:
            self.plant()

    def show(self, known: State) -> None:
        """The observation that worlds are made from."""
        if isinstance(self.states, list):
            self.states[0].copy_from(known)
        else:
            self.states[0] = np.frombuffer(known.pack(), self.game.state.dtype)[0]

    def run(self, number: int, iterations: int) -> None:
        self.code.iterate_in(
            self.states, self.rows, self.worth, self.hunches, self.path, self.mask, self.gains,
            self.traits, self.hidden, self.weights, self.top, self.dials, number, iterations,
        )  # fmt: skip

    def children(self, row: int) -> list[int]:
        found, child = [], int(self.rows[row][NODE_CHILD])
        while child:
            found.append(child)
            child = int(self.rows[child][NODE_SIBLING])
        return found

    def visits(self, row: int) -> int:
        return int(self.rows[row][NODE_VISITS])

    def line(self, row: int) -> tuple[int, ...]:
        """The moves most often tried from here on."""
        moves = [int(self.rows[row][NODE_MOVE])]
        while len(moves) < LONGEST_LINE and (below := self.children(row)):
            row = max(below, key=self.visits)
            moves.append(int(self.rows[row][NODE_MOVE]))
        return tuple(moves)


class Search:
    """A player that searches. It is given positions, and looks at its seat's observation alone."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        seed: int = 0,
        code: Any = None,
        network: Network | None = None,
    ) -> None:
        self.game, self.settings, self.seed = game, settings, seed
        rules, learned = code or compiled_search(game), network or shipped(game)
        self.trees = [Tree(game, settings, rules, learned) for _ in range(settings.threads)]
        self.last: tuple[State, int] | None = None  # what was known, and the answer
        self.stop = False  # set from another thread, it ends the search under way

    def __call__(self, position: Position) -> int:
        legal = position.legal()
        return legal[0] if len(legal) == 1 else self.think(position).move

    def think(self, position: Position) -> Thought:
        """Search for the seat on turn until the budget is used up."""
        known = position.observed(position.state.seat)
        self.look(known, self.kept_move(position))
        begun = time.perf_counter()
        done = self.search(known.moves, begun)
        candidates = self.candidates()
        move = candidates[0].move if candidates else position.legal()[0]
        self.last = (known, move)
        return Thought(move, candidates, done, time.perf_counter() - begun)

    def look(self, known: State, kept: int | None) -> None:
        for each in self.trees:
            if kept is None:
                each.plant()
            else:
                each.follow(kept)
            each.show(known)

    def kept_move(self, position: Position) -> int | None:
        """The seat's own last answer, if it led here and showed nothing: its tree is still true."""
        if self.last is None or not position.played:
            return None
        known, move = self.last
        played = position.played[-1]
        if played.revealed or (played.move, played.seat) != (move, position.state.seat):
            return None
        before = played.before.copy()
        position.rules.see(before, played.seat)
        return move if before == known else None

    def search(self, moves: int, begun: float) -> int:
        """Run every tree in a thread of its own; how many iterations they did together."""
        self.stop = False
        if len(self.trees) == 1:
            return self.run(0, moves, begun)
        done = [0] * len(self.trees)

        def work(i: int) -> None:
            done[i] = self.run(i, moves, begun)

        threads = [threading.Thread(target=work, args=(i,)) for i in range(len(self.trees))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return sum(done)

    def run(self, i: int, moves: int, begun: float) -> int:
        """Iterations in chunks, so that the clock and a wish to stop are heeded."""
        number = random.Random(f"{self.seed} {moves} {i}").getrandbits(60)
        limit, seconds = self.settings.iterations, self.settings.seconds
        done, chunk = 0, CHUNK
        while not self.stop and (done < limit or not limit):
            now = time.perf_counter()
            if done and seconds and now - begun >= seconds:
                break
            count = min(chunk, limit - done) if limit else chunk
            self.trees[i].run(number + done, count)
            done += count
            taken = time.perf_counter() - now
            chunk = max(1, int(count * CHUNK_SECONDS / max(taken, 1e-6)))
        return done

    def candidates(self) -> tuple[Candidate, ...]:
        """What all trees found about the moves at the root, best first."""
        visits: dict[int, int] = {}
        worth: dict[int, float] = {}
        lines: dict[int, tuple[int, tuple[int, ...]]] = {}
        for each in self.trees:
            for row in each.children(each.top):
                move, count = int(each.rows[row][NODE_MOVE]), each.visits(row)
                visits[move] = visits.get(move, 0) + count
                worth[move] = worth.get(move, 0.0) + float(each.worth[row])
                lines[move] = max(lines.get(move, (-1, ())), (count, each.line(row)))
        found = [
            Candidate(move, visits[move], worth[move] / max(visits[move], 1), lines[move][1])
            for move in visits
        ]
        return tuple(sorted(found, key=lambda c: (-c.visits, -c.value, c.move)))
