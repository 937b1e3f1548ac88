"""A game's state, declared once and used in two forms.

    class Mojo(State):
        left = i8()                  # cards left in the deck
        hand = i8(SEATS, VALUES)     # cards of each value in each hand

Interpreted rules run on objects of the class: whole numbers and lists. Compiled rules run on
records of `Mojo.dtype`: the same fields in one flat block of bytes. `pack` and `unpack` go
from one to the other.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, overload

import numpy as np
import numpy.typing as npt

Mask = Annotated[list[int], "i1", 1]  # one number for every move of the game: may it be made?
Masks = Annotated[list[list[int]], "i1", 2]  # a mask for every game of a batch
Numbers = Annotated[list[int], "i8", 1]
Flags = Annotated[list[int], "i1", 1]
Words32 = Annotated[list[int], "u4", 1]
Grid = Annotated[list[list[int]], "i8", 2]
Reals = Annotated[list[float], "f8", 1]
RealGrid = Annotated[list[list[float]], "f8", 2]
States = Annotated[list[Any], "states"]  # states of one game
Json = Any  # whatever json.dumps takes

SEED_WORDS = 8


@dataclass(frozen=True)
class Field:
    """How one field is stored."""

    dtype: np.dtype[Any]
    shape: tuple[int, ...]

    def zero(self) -> Any:
        return nested_zeros(self.shape) if self.shape else 0

    @property
    def limits(self) -> tuple[int, int]:
        info = np.iinfo(self.dtype)
        return int(info.min), int(info.max)


def nested_zeros(shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return [0] * shape[0]
    return [nested_zeros(shape[1:]) for _ in range(shape[0])]


class Width:
    """Declares fields of one width of number: `i8()`, `i8(13)`, `i8(8, 13)`."""

    def __init__(self, code: str) -> None:
        self.dtype = np.dtype(code)

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, n: int, /) -> list[int]: ...
    @overload
    def __call__(self, n: int, m: int, /) -> list[list[int]]: ...
    @overload
    def __call__(self, n: int, m: int, k: int, /) -> list[list[list[int]]]: ...
    def __call__(self, *shape: int) -> Any:
        return Field(self.dtype, shape)


i8, i16, i32 = Width("i1"), Width("<i2"), Width("<i4")
u8, u32 = Width("u1"), Width("<u4")


class State:
    """The whole truth of a game at one moment. These fields belong to every game."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]
    rows: ClassVar[tuple[str, ...]]  # fields of one dimension, and
    grids: ClassVar[tuple[str, ...]]  # of several
    log: list[tuple[int, ...]]  # what happened in the move under way; interpreted runs only

    key = u32(SEED_WORDS)  # the seed; secret
    rng = u32(4)  # the random stream of the move under way; secret
    moves = i32()  # decisions made so far
    stale = i8()  # 1: the stream must be keyed before the next number is drawn
    revealed = i8()  # 1: the last move drew by chance or showed something hidden
    players = i8()  # seats in the game
    seat = i8()  # whose decision it is; -1 when the game is over

    def __init_subclass__(cls) -> None:
        cls.fields = collect_fields(cls)
        cls.dtype = np.dtype([(name, f.dtype, f.shape) for name, f in cls.fields.items()])
        cls.rows = tuple(name for name, f in cls.fields.items() if len(f.shape) == 1)
        cls.grids = tuple(name for name, f in cls.fields.items() if len(f.shape) > 1)

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.zero())
        self.log = []

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.copy_from(self)
        return other

    def copy_from(self, other: "State") -> None:
        mine, theirs = self.__dict__, other.__dict__
        mine.update(theirs)
        for name in self.rows:
            mine[name] = theirs[name][:]
        for name in self.grids:
            mine[name] = copied(theirs[name])
        mine["log"] = []

    def pack(self) -> bytes:
        """The bytes of the compiled form; a number that does not fit its field raises."""
        record = np.zeros(1, self.dtype)
        for name in self.fields:
            try:
                record[name][0] = getattr(self, name)
            except OverflowError as error:
                raise OverflowError(f"{type(self).__name__}.{name}: {error}") from error
        return record.tobytes()

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        record = np.frombuffer(data, cls.dtype, count=1)
        state = cls()
        for name in cls.fields:
            setattr(state, name, record[name][0].tolist())
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]


def copied(grid: list[list[Any]]) -> list[list[Any]]:
    if grid and grid[0] and isinstance(grid[0][0], list):
        return [copied(inner) for inner in grid]
    return [row[:] for row in grid]


def collect_fields(cls: type) -> dict[str, Field]:
    """The declared fields of a class and its bases, wide ones first so that all stay aligned."""
    found: dict[str, Field] = {}
    for base in reversed(cls.__mro__):
        for name, value in vars(base).items():
            if isinstance(value, Field):
                if hasattr(np.recarray, name) or hasattr(np.record, name):
                    raise TypeError(f"{cls.__name__}.{name}: NumPy's records own that name")
                found[name] = value
    return dict(sorted(found.items(), key=lambda item: -item[1].dtype.itemsize))


def new_states(kind: type[State], count: int) -> npt.NDArray[Any]:
    """An array of blank states for compiled code."""
    return np.zeros(count, kind.dtype)


def seed_words(seed: int) -> list[int]:
    """A seed of up to 256 bits as the eight 32-bit words of a key."""
    if not 0 <= seed < 1 << 32 * SEED_WORDS:
        raise ValueError(f"a seed is a whole number of at most 256 bits, not {seed}")
    return [seed >> 32 * i & 0xFFFFFFFF for i in range(SEED_WORDS)]


def seed_bytes(seed: int) -> bytes:
    return seed.to_bytes(4 * SEED_WORDS, "little")


def dealt_seed(seed: int, salts: Sequence[str]) -> int:
    """The seed that a game is dealt from: its own, or its own mixed with what the seats gave."""
    if not salts:
        return seed
    words = json.dumps(list(salts), ensure_ascii=True, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(seed_bytes(seed) + words.encode()).digest(), "little")
