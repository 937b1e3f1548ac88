"""A player that errs like people.

It has a short look at its moves and takes one by how much worse than the best it seems: the worse,
the more seldom, and what would cost too much never. It does not look far, and it may have forgotten
what it was shown.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from chabudai.bots.library import interpreted
from chabudai.bots.search import Candidate, Search
from chabudai.bots.settings import Settings, read_fields, with_budget
from chabudai.kernel.game import Game
from chabudai.kernel.position import Position
from chabudai.kernel.reals import exp
from chabudai.kernel.state import State

WIDE = 1.0  # exploring so much, a short look is fair to all moves


@dataclass(frozen=True)
class Human:
    """How somebody looks, and errs."""

    iterations: int  # of the look at the moves
    slip: float  # part of the way from best to worst at which a move is taken e times more seldom
    most: float = 0.1  # what a slip may cost, as a share of the win among two
    forgets: int = 0  # 1: what others were seen to take
    thumbs: float = 0.0  # of the search, as are
    ahead: int = 0

    def look(self) -> Settings:
        return Settings(self.iterations, explore=WIDE, thumbs=self.thumbs, ahead=self.ahead)


def read_human(text: str) -> Human:
    """Somebody written as `iterations=20,slip=0.5`."""
    human = Human(**{"iterations": 20, "slip": 0.3, **read_fields(text, Human.__annotations__)})
    with_budget(human.look())
    return human


class Look(Search):
    """A search that may have forgotten, and keeps no tree."""

    def __init__(self, game: Game, human: Human, seed: int) -> None:
        super().__init__(game, human.look(), seed)
        self.forgets = human.forgets

    def known(self, position: Position) -> State:
        known = super().known(position)
        if self.forgets:
            interpreted(self.game).lose_sight(known, known.seat)
        return known

    def kept_move(self, position: Position) -> int | None:
        return None


class HumanBot:
    """A player with slips. Its chances come from the seed and the number of the move."""

    def __init__(self, game: Game, human: Human, seed: int) -> None:
        self.human, self.seed, self.search = human, seed, Look(game, human, seed)

    def __call__(self, position: Position) -> int:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        thought = self.search.think(position)
        chance = random.Random(f"{self.seed} {position.state.moves} slip")
        return slipped(thought.candidates, self.human, position.variant.players, chance)


def slipped(
    candidates: Sequence[Candidate], human: Human, players: int, chance: random.Random
) -> int:
    """Returns a move, the best most often."""
    by_value = sorted(candidates, key=lambda c: (-c.value, c.move))
    costs = [by_value[0].value - c.value for c in by_value]
    most = human.most * 2 / max(players, 2)
    scale = max(costs[-1] * human.slip, 1e-9)
    weights = [exp(-cost / scale) if cost <= most else 0.0 for cost in costs]
    return chance.choices([c.move for c in by_value], weights)[0]
