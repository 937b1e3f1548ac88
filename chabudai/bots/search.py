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
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from chabudai.bots.library import compiled, interpreted
from chabudai.bots.network import Network, shipped
from chabudai.bots.tree import (
    DIAL_AHEAD,
    KNOWN,
    NODE_CHILD,
    NODE_COLUMNS,
    NODE_MOVE,
    NODE_SIBLING,
    NODE_VISITS,
    TREE_ROOT,
    TREE_USED,
    Mind,
)
from chabudai.kernel.compile import Compiled
from chabudai.kernel.game import Game
from chabudai.kernel.link import Namespace
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import State, new_states

CHUNK = 32  # iterations between two looks at the clock, at first
CHUNK_SECONDS = 0.01  # and later the time between them
LOOKS = 16  # at most, at a decision: can what is left of its iterations still change it?
LONGEST_PATH = 512
LONGEST_LINE = 8
MOST_SEATS = 16
MOST_ITERATIONS = 10**9
MOST_SECONDS = 24 * 60 * 60
MOST_NODES = 400_000  # of one thread's tree, about 22 MB


@dataclass(frozen=True)
class Settings:
    """How long and how to think."""

    iterations: int = 0  # at most so many, of each thread; 0: the time alone counts
    seconds: float = 0.0  # at most so long; 0: the iterations alone count
    explore: float = 0.3  # how much to look at moves that were seldom tried
    widen: float = 1e9  # how soon further moves are tried: children² ≤ widen × visits
    thumbs: float = 0.0  # the share of rules of thumb in playouts
    ahead: int = 0  # resting points to pass by before what was learned judges; -1: it never does
    threads: int = 1

    def dials(self) -> list[float]:
        return [self.explore, self.widen, self.thumbs, self.ahead]

    def nodes(self) -> int:
        return min(4 * self.iterations, MOST_NODES) if self.iterations else MOST_NODES


def read_settings(text: str) -> Settings:
    """Settings written as `iterations=500,explore=0.5`."""
    return with_budget(Settings(**read_fields(text, Settings.__annotations__)))


def read_fields(text: str, kinds: dict[str, Any]) -> dict[str, Any]:
    """Values by name as they are written; names and kinds are checked."""
    given = {}
    for word in filter(None, text.split(",")):
        name, _, value = word.partition("=")
        if name not in kinds:
            raise refuse("search-setting-unknown", name=name[:40], choices=list(kinds))
        try:
            given[name] = kinds[name](value)
        except ValueError as error:
            raise refuse("search-setting-wrong", name=name, value=value[:40]) from error
    return given


def with_budget(settings: Settings) -> Settings:
    """Refuses settings under which a search would never begin, or never end."""
    iterations, seconds = settings.iterations, settings.seconds  # NaN is within no limits
    bounded = 0 <= iterations <= MOST_ITERATIONS and 0 <= seconds <= MOST_SECONDS
    if not bounded or not (iterations or seconds) or not 1 <= settings.threads <= 64:
        raise refuse("search-no-budget", iterations=MOST_ITERATIONS, seconds=MOST_SECONDS)
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


Code = Compiled | Namespace  # what runs a search: machine code, or Python over lists


def best_code(game: Game) -> Code:
    """Returns machine code, or, where there is no way to it, what Python can search with best."""
    if GROWN_ELSEWHERE:  # a page has no compiler
        return interpreted(game)
    code = compiled(game)
    return code if code.is_native else interpreted(game)


class Tree:
    """One thread's tree, with the arrays that its search works on."""

    def __init__(
        self, game: Game, settings: Settings, code: Code, network: Network, states: int = 2
    ) -> None:
        self.game, self.code = game, code
        self.is_plain = isinstance(code, Namespace)
        nodes, traits = settings.nodes() + 2, len(network.traits)
        dials = settings.dials()
        if not network.traits:
            dials[DIAL_AHEAD] = -1
        self.mind = Mind(
            states=self.room_for_states(states),
            tree=self.whole_numbers(nodes, NODE_COLUMNS),
            worth=self.reals(nodes),
            path=self.whole_numbers(LONGEST_PATH),
            mask=[0] * game.moves if self.is_plain else game.mask(),
            gains=self.reals(MOST_SEATS),
            traits=self.reals(MOST_SEATS, traits),
            hidden=self.reals(network.hidden),
            weights=network.weights,
            dials=array("d", dials),
        )
        self.plant()

    # Rows and tables: lists where Python runs the search, else flat blocks.

    def room_for_states(self, count: int) -> Any:
        if self.is_plain:
            return [self.game.state() for _ in range(count)]
        return new_states(self.game.state, count)

    def whole_numbers(self, *shape: int) -> Any:
        return lists(0, shape) if self.is_plain else block("q", shape)

    def reals(self, *shape: int) -> Any:
        return lists(0.0, shape) if self.is_plain else block("d", shape)

    def cell(self, row: int, column: int) -> int:
        """A number of the tree."""
        tree: Any = self.mind.tree
        return int(tree[row][column] if self.is_plain else tree[row, column])

    def put(self, row: int, column: int, number: int) -> None:
        tree: Any = self.mind.tree
        if self.is_plain:
            tree[row][column] = number
        else:
            tree[row, column] = number

    def plant(self) -> None:
        """Forget all but an empty root."""
        for row in range(TREE_ROOT + 1):
            for column in range(NODE_COLUMNS):
                self.put(row, column, 0)
        self.put(0, TREE_USED, TREE_ROOT + 1)
        self.top = TREE_ROOT

    def follow(self, move: int) -> None:
        """Keep what lies below a move, if there is room to go on."""
        child = next((c for c in self.children(self.top) if self.cell(c, NODE_MOVE) == move), 0)
        if child and self.cell(0, TREE_USED) < len(self.mind.tree) // 2:
            self.top = child
        else:
            self.plant()

    def show(self, known: State) -> None:
        """The observation that worlds are made from."""
        self.put_state(known, KNOWN)

    def run(self, number: int, iterations: int) -> None:
        self.code.iterate_in(self.mind, self.top, number, iterations)

    def deepen(self, move: int, number: int, iterations: int) -> None:
        """Look at one move of the root so much more, whatever the search thinks of it."""
        row = next((c for c in self.children(self.top) if self.cell(c, NODE_MOVE) == move), 0)
        if not row and self.cell(0, TREE_USED) < len(self.mind.tree):
            row = self.sprout(move)
        if row:
            self.dig(row, number, iterations)

    def sprout(self, move: int) -> int:
        return int(self.code.sprout_in(self.mind, self.top, move))

    def dig(self, row: int, number: int, iterations: int) -> None:
        self.code.deepen_in(self.mind, row, number, iterations)

    def put_state(self, state: State, at: int) -> None:
        states: Any = self.mind.states
        if self.is_plain:
            states[at].copy_from(state)
        else:
            size = self.game.state.size
            states[at * size : (at + 1) * size] = state.pack()

    def weigh(self, viewer: int, move: int, number: int, worlds: int) -> Sequence[float]:
        """Every seat's chances over worlds of the state that is weighed, added up."""
        totals: Any = [0.0] * MOST_SEATS if self.is_plain else array("d", [0.0] * MOST_SEATS)
        self.code.weigh_in(self.mind, totals, viewer, move, number, worlds)
        return totals  # type: ignore[no-any-return]

    def children(self, row: int) -> list[int]:
        found, child = [], self.cell(row, NODE_CHILD)
        while child:
            found.append(child)
            child = self.cell(child, NODE_SIBLING)
        return found

    def visits(self, row: int) -> int:
        return self.cell(row, NODE_VISITS)

    def lead(self) -> int:
        """How many visits the move tried most has beyond any other."""
        visits = sorted(map(self.visits, self.children(self.top)), reverse=True)
        most, second = [*visits, 0, 0][:2]
        return most - second

    def line(self, row: int) -> tuple[int, ...]:
        """The moves most often tried from here on."""
        moves = [self.cell(row, NODE_MOVE)]
        while len(moves) < LONGEST_LINE and (below := self.children(row)):
            row = max(below, key=self.visits)
            moves.append(self.cell(row, NODE_MOVE))
        return tuple(moves)


# By game: trees in memory that is not Python's. A page has them in WebAssembly, see page.py.
GROWN_ELSEWHERE: dict[Game, Callable[[Game, Settings, Network], Tree]] = {}


def grown(
    game: Game, settings: Settings, network: Network, code: Code | None, states: int = 2
) -> Tree:
    """A tree where its search runs best."""
    if game in GROWN_ELSEWHERE and code is None:
        return GROWN_ELSEWHERE[game](game, settings, network)
    return Tree(game, settings, code or best_code(game), network, states)


def block(letter: Literal["q", "d"], shape: tuple[int, ...]) -> Any:
    """A row or table of zeros in one piece; a table has at least one column."""
    if len(shape) == 1:
        return array(letter, bytes(8 * shape[0]))
    rows, columns = shape[0], max(shape[1], 1)
    return memoryview(bytearray(8 * rows * columns)).cast(letter, (rows, columns))


def lists(zero: Any, shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return [zero] * shape[0]
    return [lists(zero, shape[1:]) for _ in range(shape[0])]


class Search:
    """A player that searches. It is given positions, and looks at its seat's observation alone."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        seed: int = 0,
        code: Code | None = None,
        network: Network | None = None,
    ) -> None:
        self.game, self.settings, self.seed = game, settings, seed
        self.code, self.given = code, network
        self.grow(network or shipped(game))
        self.last: tuple[State, int] | None = None  # what was known, and the answer
        self.stop = False  # set from another thread, it ends the search under way

    def grow(self, network: Network) -> None:
        """Trees that judge by a network."""
        is_elsewhere = self.game in GROWN_ELSEWHERE and self.code is None
        threads = 1 if is_elsewhere else self.settings.threads
        self.learned = network
        self.trees = [grown(self.game, self.settings, network, self.code) for _ in range(threads)]

    def __call__(self, position: Position) -> int:
        legal = position.legal()
        return legal[0] if len(legal) == 1 else self.think(position, briefly=True).move

    def think(self, position: Position, briefly: bool = False) -> Thought:
        """Search for the seat on turn until the budget is used up; briefly, no longer than the
        move is open."""
        known = self.known(position)
        self.look(known, self.kept_move(position))
        begun = time.perf_counter()
        done = self.search(known.moves, begun, briefly)
        candidates = self.candidates()
        move = candidates[0].move if candidates else position.legal()[0]
        self.last = (known, move)
        return Thought(move, candidates, done, time.perf_counter() - begun)

    def known(self, position: Position) -> State:
        """What worlds are made from."""
        return position.observed(position.state.seat)

    def look(self, known: State, kept: int | None) -> None:
        network = self.given or shipped(self.game, known.players)
        if network is not self.learned:
            self.grow(network)
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

    def search(self, moves: int, begun: float, briefly: bool) -> int:
        """Run every tree in a thread of its own; how many iterations they did together."""
        self.stop = False
        if len(self.trees) == 1:
            return self.run(0, moves, begun, briefly)
        done = [0] * len(self.trees)

        def work(i: int) -> None:
            done[i] = self.run(i, moves, begun)

        threads = [threading.Thread(target=work, args=(i,)) for i in range(len(self.trees))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return sum(done)

    def run(self, i: int, moves: int, begun: float, briefly: bool = False) -> int:
        """Iterations in chunks, so that the clock and a wish to stop are heeded."""
        number = random.Random(f"{self.seed} {moves} {i}").getrandbits(60)
        limit, seconds = self.settings.iterations, self.settings.seconds
        done, chunk, look = 0, CHUNK, 0
        ends_early = bool(limit) and briefly
        while not self.stop and (done < limit or not limit):
            now = time.perf_counter()
            if done and seconds and now - begun >= seconds:
                break
            if ends_early and done == look:
                rest = self.undecided(i, limit - done)
                if done and not rest:
                    break
                look = done + max(rest, 1)
            count = min(chunk, limit - done) if limit else chunk
            count = min(count, look - done) if ends_early else count  # whatever the clock says
            self.trees[i].run(number + done, count)
            done += count
            taken = time.perf_counter() - now
            chunk = max(1, int(count * CHUNK_SECONDS / max(taken, 1e-6)))
        return done

    def undecided(self, i: int, left: int) -> int:
        """After how many of the iterations that are left it is worth a look whether any other move
        can still catch up with the one tried most; 0: none can."""
        lead = self.trees[i].lead()
        soonest = (left - lead) // 2 + 1  # if all of them went to that move
        return max(soonest, self.settings.iterations // LOOKS) if lead <= left else 0

    def candidates(self) -> tuple[Candidate, ...]:
        """What all trees found about the moves at the root, best first."""
        visits: dict[int, int] = {}
        worth: dict[int, float] = {}
        lines: dict[int, tuple[int, tuple[int, ...]]] = {}
        for each in self.trees:
            for row in each.children(each.top):
                move, count = each.cell(row, NODE_MOVE), each.visits(row)
                visits[move] = visits.get(move, 0) + count
                worth[move] = worth.get(move, 0.0) + each.mind.worth[row]
                lines[move] = max(lines.get(move, (-1, ())), (count, each.line(row)))
        found = [
            Candidate(move, visits[move], worth[move] / max(visits[move], 1), lines[move][1])
            for move in visits
        ]
        return tuple(sorted(found, key=lambda c: (-c.visits, -c.value, c.move)))
