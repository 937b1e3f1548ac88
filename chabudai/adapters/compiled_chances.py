"""Rules with chance given from outside, as machine code: what `chances.Chances` does, faster."""

from array import array
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from itertools import compress
from typing import Any

import numpy as np
import numpy.typing as npt

from chabudai.adapters.chances import Chances, Outcomes, Undecided
from chabudai.adapters.encode import Encoding
from chabudai.bots.batches import Observer
from chabudai.bots.library import chance_modules, chance_state
from chabudai.bots.scripted_chance import ASKED_BELOW, LONGEST_SCRIPT
from chabudai.kernel.game import Game
from chabudai.kernel.native.load import Native
from chabudai.kernel.native.shipped import library
from chabudai.kernel.state import new_states


@cache
def equally_likely(count: int) -> Outcomes:
    return [(value, 1 / count) for value in range(count)]


class CompiledChances(Chances):
    """States are bytes; one buffer is worked on, with a spare row for what a seat knows."""

    def __init__(
        self, game: Game, setup: Sequence[int], constants: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(game, setup, constants)
        every, self.kind = chance_modules(game, constants), chance_state(game.state)
        self.native = Native(library(every, self.kind), every, self.kind)
        self.make_arrays()

    def make_arrays(self) -> None:
        kind, bind = self.kind, self.native.bind
        self.buffer = new_states(kind, 2)
        self.mask, self.moves = self.game.mask(), range(self.game.moves)
        self.size, self.blank = self.game.state.size, bytes(self.game.state.size)
        self.length_at = kind.places["script_length"][1]
        self.last_at = kind.places["script_last"][1]
        self.script_at = kind.places["script"][1]
        self.pile_at = kind.places["script_pile"][1]
        self.carry_out = bind("run_scripted", self.buffer, array("q", self.setup))
        self.mark = bind("legal_in", self.buffer, 0, self.mask)
        self.blank_for = bind("see_in", self.buffer, 0)
        self.imagine_for = bind("imagine_in", self.buffer, 0)

    def run(self, before: bytes | None, move: int, script: Sequence[int]) -> bytes:
        buffer, size, count = self.buffer, self.size, len(script)
        if count > LONGEST_SCRIPT:
            raise OverflowError(f"a move with more than {LONGEST_SCRIPT} chances")
        buffer[:size] = before or self.blank
        buffer[self.length_at] = count
        buffer[self.script_at : self.script_at + count] = bytes(script)
        if asked := self.carry_out(move):
            raise Undecided(self.asked_for(asked))
        return bytes(buffer[:size])

    def asked_for(self, asked: int) -> Outcomes:
        """What may come, and how likely."""
        last = self.buffer[self.last_at]
        if asked == ASKED_BELOW:
            return equally_likely(last + 1)
        pile = self.buffer[self.pile_at : self.pile_at + last + 1]
        total = sum(pile)
        return [(value, count / total) for value, count in enumerate(pile) if count]

    def legal(self, data: bytes) -> list[int]:
        self.buffer[: self.size] = data
        self.mark()
        return list(compress(self.moves, self.mask))

    def see(self, data: bytes, seat: int) -> bytes:
        self.buffer[: self.size] = data
        self.blank_for(seat)
        return bytes(self.buffer[: self.size])

    def imagine(self, data: bytes, seat: int, number: int) -> bytes:
        self.buffer[: self.size] = data
        self.imagine_for(seat, number)
        return bytes(self.buffer[: self.size])

    @cached_property
    def look(self) -> Any:
        raw = np.frombuffer(self.buffer, np.uint8).reshape(2, self.kind.size)
        encoding = self.encoding
        self.flat = np.zeros((1, encoding.width), np.float32)
        observer = Observer(
            states=self.buffer,
            raw=raw,
            segments=encoding.segments,
            held=encoding.held,
            record=np.zeros((1, encoding.dtype.itemsize), np.uint8),
            columns=encoding.columns,
            flat=self.flat,
        )
        return self.native.bind("look_flat", observer, 0, 1)

    def numbers(self, data: bytes, seat: int, encoding: Encoding) -> npt.NDArray[np.float32]:
        self.buffer[: self.size] = data
        self.encoding = encoding
        self.look(seat)
        first: npt.NDArray[np.float32] = self.flat[0]
        return first
