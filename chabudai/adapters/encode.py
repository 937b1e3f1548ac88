"""What a seat knows, as named arrays: the one place where observations are laid out.

An observation is derived from the declared state. The kernel's `see` blanks what the seat does
not know; then every field is copied into a record of its own, turned so that the seat that looks
is always seat 0:

- rows by seat (an axis declared by `by_seat`) begin with the own seat, go on with the next one
  clockwise, and end with the last seat of the game: unused seats are left out;
- a field that holds a seat's number (declared by `seat_from`) holds it counted from the own seat;
  values that are no seat stay as they are;
- `me`, always the first part, is the own seat's real number.

A record is a flat block of bytes; its parts are views into it. `segments` and `held` say the same
to compiled code (`batches.project_record`).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from chabudai.kernel.game import Game, Variant
from chabudai.kernel.state import SEATS_AXIS, Field, State

Array = npt.NDArray[Any]

LEFT_OUT = ("key", "rng", "stale", "revealed")  # blank in every observation


@dataclass(frozen=True)
class Part:
    """One named array of an observation."""

    name: str
    dtype: np.dtype[Any]
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    seats_axis: int  # -1: none
    offset: int  # of seats among its values; -1: it holds none

    @property
    def count(self) -> int:
        return math.prod(self.shape)


def dtype_of(state: type[State]) -> np.dtype[Any]:
    """Returns the compiled form of a state as NumPy sees it."""
    return np.dtype([(name, f"<{f.code}", f.shape) for name, f in state.fields.items()])


def numpy_states(state: type[State], count: int) -> Array:
    """Returns room for blank states, as records."""
    return np.zeros(count, dtype_of(state))


class Encoding:
    """The layout of a game's observations, for one number of players."""

    def __init__(self, variant: Variant, parts: Sequence[str] | None = None) -> None:
        self.game, self.players = variant.game, variant.players
        every = all_parts(self.game, self.players)
        if unknown := set(parts or ()) - {part.name for part in every}:
            raise ValueError(f"no such part: {', '.join(sorted(unknown))}")
        self.parts = tuple(p for p in every if parts is None or p.name in ("me", *parts))
        self.dtype = np.dtype([(part.name, part.dtype, part.shape) for part in self.parts])
        self.width = sum(part.count for part in self.parts)  # numbers of a flat observation

    @cached_property
    def segments(self) -> npt.NDArray[np.uint64]:
        """By the seat that looks: runs of bytes to copy from a state to a record."""
        found = [merged(self.runs(me)) for me in range(self.players)]
        longest = max(map(len, found))
        rows = [runs + [(0, 0, 0)] * (longest - len(runs)) for runs in found]
        return np.array(rows, np.uint64)

    def runs(self, me: int) -> list[tuple[int, int, int]]:
        """From which byte to which, and how many; rows by seat begin with the own seat."""
        runs = []
        for part in self.parts[1:]:
            field, item = self.game.state.fields[part.name], part.dtype.itemsize
            source = self.game.state.places[part.name][1]
            target = self.offset_of(part.name)
            if part.seats_axis < 0:
                runs.append((source, target, part.count * item))
                continue
            before, seats, after = split(field.shape, part.seats_axis)
            row = after * item
            for block in range(before):
                for place in range(self.players):
                    start = source + (block * seats + (me + place) % self.players) * row
                    runs.append((start, target, row))
                    target += row
        return runs

    @cached_property
    def held(self) -> npt.NDArray[np.int64]:
        """Bytes of a record that hold a seat's number, with the number that stands for seat 0."""
        places = [
            (self.offset_of(part.name) + i, part.offset)
            for part in self.parts
            if part.offset >= 0
            for i in range(part.count)
        ]
        return np.array(places, np.int64).reshape(len(places), 2)

    def offset_of(self, name: str) -> int:
        return int(self.dtype.fields[name][1])  # type: ignore[index]

    @cached_property
    def columns(self) -> npt.NDArray[np.uint64]:
        """Runs of one kind: first byte of a record, first place, count, width, bit of the sign."""
        rows, place = list[list[int]](), 0
        for part in self.parts:
            kind = [part.dtype.itemsize, sign_bit(part.dtype)]
            if rows and rows[-1][3:] == kind:
                rows[-1][2] += part.count
            else:
                rows.append([self.offset_of(part.name), place, part.count, *kind])
            place += part.count
        return np.array(rows, np.uint64)

    def record(self, state: State, seat: int) -> Array:
        """One observation of a state that was already blanked by `see`, as an array of one."""
        record = np.zeros(1, self.dtype)
        for part in self.parts:
            value = seat if part.name == "me" else getattr(state, part.name)
            record[part.name][0] = turned(np.array(value), part, seat, self.players)
        return record

    def named(self, record: npt.NDArray[np.uint8]) -> dict[str, Array]:
        """The parts of one observation, given as bytes, by name: views, not copies."""
        return {
            name: np.ndarray(shape, dtype, record, start)
            for name, shape, dtype, start in self.places
        }

    @cached_property
    def places(self) -> list[tuple[str, tuple[int, ...], np.dtype[Any], int]]:
        return [(p.name, p.shape, p.dtype, self.offset_of(p.name)) for p in self.parts]

    def flat(self, records: Array) -> npt.NDArray[np.float32]:
        """Observations as rows of plain numbers, part after part."""
        rows = [records[part.name].reshape(len(records), part.count) for part in self.parts]
        return np.concatenate(rows, axis=1, dtype=np.float32, casting="unsafe")

    def limits(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """The lowest and highest number that each place of a flat observation can hold."""
        low = [np.full(p.count, np.iinfo(p.dtype).min, np.float32) for p in self.parts]
        high = [np.full(p.count, np.iinfo(p.dtype).max, np.float32) for p in self.parts]
        return np.concatenate(low), np.concatenate(high)


def sign_bit(dtype: np.dtype[Any]) -> int:
    """Returns the bit that makes a number negative; 0 where none does."""
    return 1 << 8 * dtype.itemsize - 1 if dtype.kind == "i" else 0


def split(shape: tuple[int, ...], axis: int) -> tuple[int, int, int]:
    """How many there are before an axis, on it and after it."""
    return math.prod(shape[:axis]), shape[axis], math.prod(shape[axis + 1 :])


def merged(runs: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Runs that follow one another on both sides, made one."""
    done: list[tuple[int, int, int]] = []
    for source, target, size in runs:
        last = done[-1] if done else (-1, -1, 0)
        if last[0] + last[2] == source and last[1] + last[2] == target:
            done[-1] = (last[0], last[1], last[2] + size)
        else:
            done.append((source, target, size))
    return done


def all_parts(game: Game, players: int) -> list[Part]:
    me = Part("me", np.dtype("i1"), (), (), -1, -1)
    return [me] + [
        make_part(name, field, players)
        for name, field in game.state.fields.items()
        if name not in LEFT_OUT
    ]


def make_part(name: str, field: Field, players: int) -> Part:
    axis = field.axes.index(SEATS_AXIS) if SEATS_AXIS in field.axes else -1
    offset = -1 if field.seat_from is None else field.seat_from
    if offset >= 0 and (axis >= 0 or field.width > 1):
        raise TypeError(f"{name}: seats' numbers must stand in bytes, and not by seat")
    shape = tuple(players if i == axis else n for i, n in enumerate(field.shape))
    return Part(name, np.dtype(field.code), shape, field.axes, axis, offset)


def turned(values: Array, part: Part, seat: int, players: int) -> Array:
    """A part's values as seen from a seat; seat -1, a spectator, sees them as they are."""
    seat = max(seat, 0)
    if part.seats_axis >= 0:
        order = [(seat + p) % players for p in range(players)]
        return np.take(values, order, part.seats_axis)
    if part.offset >= 0:
        counted = values - part.offset
        is_seat = (counted >= 0) & (counted < players)
        return np.where(is_seat, part.offset + (counted - seat) % players, values)
    return values
