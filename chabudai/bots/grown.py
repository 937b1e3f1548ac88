"""A search's tree as Python holds it: arrays for machine code, or lists where Python searches."""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Literal

from chabudai.bots.library import compiled, interpreted
from chabudai.bots.network import Network
from chabudai.bots.settings import Settings
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
from chabudai.kernel.state import State, new_states

LONGEST_PATH = 512
LONGEST_LINE = 8
MOST_SEATS = 16

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
