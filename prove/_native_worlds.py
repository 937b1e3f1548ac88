"""Paired worlds as machine code: what `kernel/paired.InterpretedWorlds` does, faster.

Compiled rules keep no notes of events. Here they must, for what is told is compared: a program of
its own has each `emit` call a function of `_taped.py`.
"""

import ast
import hashlib
import struct
from collections.abc import Sequence
from functools import cache
from itertools import compress

from chabudai.bots.library import with_constants
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.link import KERNEL, Modules
from chabudai.kernel.native.build import kept, machine_name
from chabudai.kernel.native.instance import Instance
from chabudai.kernel.native.kinds import INT, STATE, Kind
from chabudai.kernel.native.load import Native
from chabudai.kernel.native.program import Program
from chabudai.kernel.paired import FIRST_WORLD, TRUTH, Raw
from chabudai.kernel.state import State, new_states, seed_words
from prove import _taped
from prove._taped import NOTE, Taped

EVENT = struct.Struct("<4h")


class Noting(Program):
    """A game as a C file that keeps notes of what happens."""

    def checked(self, name: str, kinds: tuple[Kind, ...]) -> Instance:
        instance = super().checked(name, kinds)
        for node in ast.walk(instance.tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "emit":
                count = len(node.args)
                wanted: tuple[Kind, ...] = (STATE, *[INT] * (count - 1))
                instance.calls[node] = self.instance(f"note_{count}", wanted)
        return instance


def taped_modules(game: Game) -> Modules:
    return (*(with_constants(m, {}) for m in (*KERNEL, *game.modules)), _taped)


def taped_state(state: type[State]) -> type[State]:
    made: type[State] = type(f"Taped{state.__name__}", (Taped, state), {})
    assert list(made.fields)[: len(state.fields)] == list(state.fields)
    return made


@cache
def taped_library(game: Game) -> Native:
    """Returns the rules with chance on tape, built when they are first asked for and kept."""
    modules, state = taped_modules(game), taped_state(game.state)
    text = Noting(modules, state).source()
    name = f"taped-{hashlib.sha256(text.encode()).hexdigest()[:24]}-{machine_name()}"
    return Native(kept(name, text), modules, state)


class NativeWorlds:
    """States in one buffer; two rows more for what a viewer knows."""

    def __init__(self, variant: Variant) -> None:
        game, players = variant.game, variant.players
        self.game, self.variant, self.kind = game, variant, taped_state(game.state)
        self.row, self.size = self.kind.size, game.state.size
        slots = FIRST_WORLD + players + 1
        self.buffer = new_states(self.kind, slots + 2)
        self.shown = slots, slots + 1
        self.mask, self.numbers = game.mask(), range(game.moves)
        wanted = ("seat", "revealed", "moves", "notes", "note_count")
        places = (self.kind.places[name][1] for name in wanted)
        self.seat_at, self.revealed_at, self.moves_at, self.notes_at, self.count_at = places
        self.bind()

    def bind(self) -> None:
        bind, masked = taped_library(self.game).bind, (self.buffer, self.mask)
        self.mark, self.follow = bind("mark_in", *masked), bind("repeat_in", *masked)
        self.step, self.see = bind("record_in", self.buffer), bind("see_in", self.buffer)
        self.fill = bind("imagine_in", self.buffer)

    def begin(self, seed: int) -> "NativeWorlds":
        """Deal the game of a seed, as the interpreter does."""
        state = self.game.state()
        self.game.interpreted.begin(state, seed_words(seed), self.variant.setup)
        self.buffer[: self.size] = state.pack()
        return self

    def copy(self, to: int, slot: int) -> None:
        row, at = self.row, self.row * slot
        self.buffer[row * to : row * (to + 1)] = self.buffer[at : at + row]

    def count_alike(self, slot: int, other: int) -> None:
        at, to = (self.row * n + self.moves_at for n in (other, slot))
        self.buffer[to : to + 4] = self.buffer[at : at + 4]

    def imagine(self, slot: int, viewer: int, number: int) -> None:
        self.fill(slot, viewer, number)

    def legal(self, slot: int) -> Sequence[int]:
        self.mark(slot)
        return list(compress(self.numbers, self.mask))

    def record(self, slot: int, move: int) -> None:
        assert not self.step(slot, move), "a move with too many chances or events"

    def repeat(self, slot: int, move: int) -> bool:
        return bool(self.follow(slot, move))

    def noted(self, slot: int) -> bytearray:
        at = self.row * slot
        count = self.buffer[at + self.count_at] + (self.buffer[at + self.count_at + 1] << 8)
        return self.buffer[at + self.notes_at : at + self.notes_at + NOTE * count]

    def events(self, slot: int) -> Sequence[Raw]:
        return list(EVENT.iter_unpack(self.noted(slot)))

    def are_told_alike(self, one: int, other: int) -> bool:
        return self.noted(one) == self.noted(other)

    def seat(self, slot: int) -> int:
        number = self.buffer[self.row * slot + self.seat_at]
        return number - 256 if number > 127 else number

    def revealed(self, slot: int) -> int:
        return self.buffer[self.row * slot + self.revealed_at]

    def sight(self, slot: int, viewer: int, shown: int) -> bytearray:
        at, to = self.row * slot, self.row * self.shown[shown]
        self.buffer[to : to + self.size] = self.buffer[at : at + self.size]
        self.see(self.shown[shown], viewer)
        return self.buffer[to : to + self.size]

    def are_seen_alike(self, one: int, other: int, viewer: int) -> bool:
        return self.sight(one, viewer, 0) == self.sight(other, viewer, 1)

    def seen(self, slot: int, viewer: int) -> State:
        return self.game.state.unpack(self.sight(slot, viewer, TRUTH))
