"""Rules whose chances are written down beforehand: for cases and for working out every chance."""

from collections.abc import Iterator
from typing import Any

from chabudai.kernel.game import Game
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import State


class Script:
    """What chance will give, in order; afterwards the stream of the state goes on."""

    def __init__(self, outcomes: list[int]) -> None:
        self.left: Iterator[int] = iter(outcomes)
        self.unused = len(outcomes)

    def next(self) -> int | None:
        outcome = next(self.left, None)
        if outcome is not None:
            self.unused -= 1
        return outcome


def scripted_rules(game: Game, script: Script) -> Namespace:
    """The interpreted rules, with `draw` and `below` answered by a script."""
    plain = game.interpreted

    def below(s: State, n: int) -> int:
        outcome = script.next()
        if outcome is None:
            return int(plain.below(s, n))
        if not 0 <= outcome < n:
            raise refuse("case-chance-impossible", value=outcome)
        s.revealed = 1
        return outcome

    def draw(s: State, pile: Any, total: int) -> int:
        outcome = script.next()
        if outcome is None:
            return int(plain.draw(s, pile, total))
        if not 0 <= outcome < len(pile) or pile[outcome] <= 0:
            raise refuse("case-chance-impossible", value=outcome)
        s.revealed = 1
        pile[outcome] -= 1
        return outcome

    return link(game.modules, {"below": below, "draw": draw})
