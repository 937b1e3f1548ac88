"""Searches in a page: Python, run by Pyodide, grows its trees and weighs positions in WebAssembly.

The page hands over `new_tree(game, nodes)`, which answers with a `Grown` of web/src/offline. All
that decides (budget, chunks, which tree is kept, which move is best) stays in `search`, so a level
is the same player here as at home, and a review says the same.
"""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Protocol

from chabudai.bots.grown import GROWN_ELSEWHERE, Tree
from chabudai.bots.network import Network, shipped
from chabudai.bots.settings import Settings
from chabudai.bots.tree import DIAL_AHEAD
from chabudai.games import find
from chabudai.kernel.game import Game
from chabudai.kernel.state import State


class Grown(Protocol):
    """A tree in WebAssembly; numbers that may be large go over as text."""

    def tune(self, dials: str) -> None: ...
    def learn(self, weights: str) -> None: ...
    def cell(self, row: int, column: int) -> int: ...
    def put(self, row: int, column: int, number: int) -> None: ...
    def worth(self, row: int) -> float: ...
    def lay(self, state: str, at: int) -> None: ...
    def run(self, top: int, number: str, iterations: int) -> None: ...
    def sprout(self, top: int, move: int) -> int: ...
    def deepen(self, row: int, number: str, iterations: int) -> None: ...
    def weigh(self, viewer: int, move: int, number: str, worlds: int) -> str: ...


class Worths:
    """What visits brought, by node."""

    def __init__(self, grown: Grown) -> None:
        self.grown = grown

    def __getitem__(self, row: int) -> float:
        return float(self.grown.worth(row))


class PageTree(Tree):
    """One search's tree, elsewhere."""

    is_plain = False

    def __init__(self, game: Game, settings: Settings, network: Network, grown: Grown) -> None:
        self.game, self.grown, dials = game, grown, settings.dials()
        if not network.traits:
            dials[DIAL_AHEAD] = -1
        grown.tune(" ".join(map(repr, dials)))
        if network.weights and network is not shipped(game):
            grown.learn(" ".join(map(repr, network.weights)))
        self.mind: Any = SimpleNamespace(tree=range(settings.nodes() + 2), worth=Worths(grown))
        self.plant()

    def cell(self, row: int, column: int) -> int:
        return int(self.grown.cell(row, column))

    def put(self, row: int, column: int, number: int) -> None:
        self.grown.put(row, column, number)

    def put_state(self, state: State, at: int) -> None:
        self.grown.lay(state.pack().hex(), at)

    def run(self, number: int, iterations: int) -> None:
        self.grown.run(self.top, str(number), iterations)

    def sprout(self, move: int) -> int:
        return int(self.grown.sprout(self.top, move))

    def dig(self, row: int, number: int, iterations: int) -> None:
        self.grown.deepen(row, str(number), iterations)

    def weigh(self, viewer: int, move: int, number: int, worlds: int) -> Sequence[float]:
        return [float(word) for word in self.grown.weigh(viewer, move, str(number), worlds).split()]


def grow_in_page(names: Sequence[str], new_tree: Callable[[str, int], Grown]) -> None:
    """From now on searches of these games grow their trees in the page."""

    def maker(game: Game, settings: Settings, network: Network) -> Tree:
        return PageTree(game, settings, network, new_tree(game.name, settings.nodes()))

    for name in names:
        GROWN_ELSEWHERE[find(name)] = maker  # earlier versions of its rules have no machine
