"""Rules whose chances are written down beforehand: for cases and for working out every chance."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from chabudai.kernel.game import Game, Variant
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.options import shown
from chabudai.kernel.position import Position, Step
from chabudai.kernel.refusal import Refused, refuse
from chabudai.kernel.state import State


class Script:
    """What chance will give, in order; afterwards the stream of the state goes on."""

    def __init__(self, outcomes: Sequence[int], words: Sequence[str]) -> None:
        self.outcomes, self.words = outcomes, words
        self.used = 0

    def begin(self, outcomes: Sequence[int], words: Sequence[str]) -> None:
        """Give these from now on."""
        self.outcomes, self.words, self.used = outcomes, words, 0

    @property
    def unused(self) -> int:
        return len(self.outcomes) - self.used

    def next(self) -> int | None:
        if not self.unused:
            return None
        self.used += 1
        return self.outcomes[self.used - 1]

    def impossible(self) -> Refused:
        """Returns the refusal of the outcome that was asked for last, in the writer's own words."""
        return refuse("case-chance-impossible", value=self.words[self.used - 1])


def read_script(game: Game, words: Sequence[Any]) -> Script:
    """Returns what chance will give, from texts such as case files have."""
    texts = [str(word) for word in words]
    return Script([read_chance(game, text) for text in texts], texts)


def read_chance(game: Game, text: str) -> int:
    try:
        return game.notation.chance(text)
    except ValueError as error:
        raise refuse("case-chance-unknown", value=shown(text), game=game.name) from error


def scripted_rules(game: Game, script: Script) -> Namespace:
    """The interpreted rules, with `draw` and `below` answered by a script."""
    plain = game.interpreted

    def below(s: State, n: int) -> int:
        outcome = script.next()
        if outcome is None:
            return int(plain.below(s, n))
        if not 0 <= outcome < n:
            raise script.impossible()
        s.revealed = 1
        return outcome

    def draw(s: State, pile: Any, total: int) -> int:
        outcome = script.next()
        if outcome is None:
            return int(plain.draw(s, pile, total))
        if not 0 <= outcome < len(pile) or pile[outcome] <= 0:
            raise script.impossible()
        s.revealed = 1
        pile[outcome] -= 1
        return outcome

    return link(game.modules, replace={"below": below, "draw": draw})


class Foretold(Position):
    """A game in which what chance gives is written down for some moves, by their numbers. It is the
    same whenever such a move is made, also after it was taken back; what can't be is left to the
    seed."""

    def __init__(
        self, variant: Variant, state: State, chances: Sequence[Sequence[str]], strict: bool = False
    ) -> None:
        super().__init__(variant, state)
        self.chances, self.strict = chances, strict
        self.foreseen = Script([], [])

    @cached_property
    def scripted(self) -> Namespace:
        return scripted_rules(self.game, self.foreseen)

    def ahead(self, move: int) -> Step:
        number = len(self.played)
        words = self.chances[number] if number < len(self.chances) else ()
        if not words:
            return super().ahead(move)
        try:
            return self.foretold(move, words)
        except Refused:
            if self.strict:
                raise
            return super().ahead(move)

    def foretold(self, move: int, words: Sequence[str]) -> Step:
        """What a move leads to with these chances; a strict reader wants all of them used."""
        self.foreseen.begin([read_chance(self.game, word) for word in words], words)
        state = self.state.copy()
        self.scripted.step(state, move)
        if self.strict and self.foreseen.unused:
            raise refuse("lesson-chance-unused", value=words[self.foreseen.used])
        return Step(move, state, tuple(state.log))
