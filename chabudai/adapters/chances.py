"""Rules whose every chance is a choice from outside: what may come, and how likely.

A move is carried out as far as the outcomes at hand go. When the rules ask for one more, the
move stops there; it is carried out again from its beginning once that outcome is known.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from chabudai.adapters.encode import Encoding
from chabudai.bots import batches
from chabudai.bots.library import DEFAULTS
from chabudai.kernel.game import Game
from chabudai.kernel.link import link
from chabudai.kernel.state import SEED_WORDS, State, seed_words

Outcomes = list[tuple[int, float]]
START = -1  # the number of the move that deals


class Undecided(Exception):
    """The rules wait for chance."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Chances:
    """A game's rules, interpreted, with chance given from outside; states are given as bytes."""

    def __init__(
        self, game: Game, setup: Sequence[int], constants: Mapping[str, Any] | None = None
    ) -> None:
        self.game, self.setup = game, list(setup)
        modules, constants = (*game.modules, batches), dict(constants or {})
        self.plain = link(modules, DEFAULTS, constants)
        self.rules = link(modules, DEFAULTS, {**constants, "below": self.below, "draw": self.draw})
        self.script: Sequence[int] = ()
        self.used = 0

    def run(self, before: bytes | None, move: int, script: Sequence[int]) -> bytes:
        """The state after a move with these outcomes; Undecided when they are too few."""
        self.script, self.used = script, 0
        state = self.unpacked(before)
        self.make(self.rules, state, move)
        assert self.used == len(script), "more outcomes than the rules asked for"
        return state.pack()

    def unpacked(self, data: bytes | None) -> State:
        return self.game.state.unpack(data) if data else self.game.state()

    def legal(self, data: bytes) -> list[int]:
        mask = [0] * self.game.moves
        self.plain.legal(self.unpacked(data), mask)
        return [move for move, open_ in enumerate(mask) if open_]

    def see(self, data: bytes, seat: int) -> bytes:
        """What a seat knows of a state."""
        state = self.unpacked(data)
        self.plain.see(state, seat)
        return state.pack()

    def imagine(self, data: bytes, seat: int, number: int) -> bytes:
        """A state that the seat can't tell from this one."""
        state = self.unpacked(data)
        self.plain.imagine(state, seat, number)
        return state.pack()

    def numbers(self, data: bytes, seat: int, encoding: Encoding) -> npt.NDArray[np.float32]:
        """What a seat knows, as a row of numbers."""
        known = self.unpacked(self.see(data, seat))
        first: npt.NDArray[np.float32] = encoding.flat(encoding.record(known, seat))[0]
        return first

    def make(self, rules: Any, state: State, move: int) -> None:
        if move == START:
            rules.begin(state, [0] * SEED_WORDS, self.setup)
        else:
            rules.step(state, move)

    def below(self, s: State, n: int) -> int:
        s.revealed = 1
        if n == 1:
            return 0
        if self.used == len(self.script):
            raise Undecided([(i, 1 / n) for i in range(n)])
        return self.next_outcome()

    def draw(self, s: State, pile: list[int], total: int) -> int:
        s.revealed = 1
        if max(pile) == total:
            value = pile.index(total)
        elif self.used == len(self.script):
            raise Undecided([(v, count / total) for v, count in enumerate(pile) if count > 0])
        else:
            value = self.next_outcome()
        pile[value] -= 1
        return value

    def next_outcome(self) -> int:
        self.used += 1
        return self.script[self.used - 1]

    def by_seed(self, before: bytes | None, move: int, script: Sequence[int], seed: int) -> int:
        """The outcome that comes next where the game was started with this seed."""
        state = self.unpacked(before)
        told = Telling(self)
        rules = link(
            (*self.game.modules, batches), DEFAULTS, {"below": told.below, "draw": told.draw}
        )
        if move == START:
            rules.begin(state, seed_words(seed), self.setup)
        else:
            state.key = seed_words(seed)
            rules.step(state, move)
        assert list(script) == told.outcomes[: len(script)], "these outcomes are another seed's"
        return told.outcomes[len(script)]


class Telling:
    """Chance by the stream of the state, noting every outcome that was not the only one."""

    def __init__(self, chances: Chances) -> None:
        self.plain, self.outcomes = chances.plain, list[int]()

    def below(self, s: State, n: int) -> int:
        return self.noted(int(self.plain.below(s, n)), n > 1)

    def draw(self, s: State, pile: list[int], total: int) -> int:
        kinds = sum(count > 0 for count in pile)
        return self.noted(int(self.plain.draw(s, pile, total)), kinds > 1)

    def noted(self, outcome: int, open_: bool) -> int:
        if open_:
            self.outcomes.append(outcome)
        return outcome
