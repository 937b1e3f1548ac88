"""A game's state, declared once and used in two forms.

    class Mojo(State):
        left = i8()                  # cards left in the deck
        hand = i8(SEATS, VALUES)     # cards of each value in each hand

Interpreted rules run on objects of the class: whole numbers and lists. Compiled rules run on
the same fields in one flat block of bytes, in the order of `Mojo.fields`, without gaps. `pack`
and `unpack` go from one to the other.
"""

import hashlib
import json
import math
import struct
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, overload

Mask = Annotated[list[int], "i1", 1]  # one number for every move of the game: may it be made?
Masks = Annotated[list[list[int]], "i1", 2]  # a mask for every game of a batch
Numbers = Annotated[list[int], "i8", 1]
Flags = Annotated[list[int], "i1", 1]
Bytes = Annotated[list[int], "u1", 1]
Words32 = Annotated[list[int], "u4", 1]
Grid = Annotated[list[list[int]], "i8", 2]
Reals = Annotated[list[float], "f8", 1]
RealGrid = Annotated[list[list[float]], "f8", 2]
States = Annotated[list[Any], "states"]  # states of one game
Json = Any  # whatever json.dumps takes

SEED_WORDS = 8
SEATS_AXIS = "seats"
LETTERS = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "u4": "I"}  # of widths, for struct


@dataclass(frozen=True)
class Axis:
    """What a dimension of a field means, and how long it is."""

    name: str
    length: int


def by_seat(seats: int) -> Axis:
    """The axis with a row for each seat."""
    return Axis(SEATS_AXIS, seats)


@dataclass(frozen=True)
class Field:
    """How one field is stored: the code of its numbers, and its dimensions; and what they mean."""

    code: str
    shape: tuple[int, ...]
    axes: tuple[str, ...] = ()  # a name for each dimension; its length where it has none
    seat_from: int | None = None  # the number that stands for seat 0, where it holds a seat's

    def zero(self) -> Any:
        return nested_zeros(self.shape) if self.shape else 0

    @property
    def width(self) -> int:
        """Returns the bytes of one number."""
        return int(self.code[1:])

    @property
    def count(self) -> int:
        return math.prod(self.shape)

    @property
    def limits(self) -> tuple[int, int]:
        bits = 8 * self.width
        return (
            (0, (1 << bits) - 1) if self.code[0] == "u" else (-(1 << bits - 1), (1 << bits - 1) - 1)
        )


def nested_zeros(shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return [0] * shape[0]
    return [nested_zeros(shape[1:]) for _ in range(shape[0])]


Length = int | Axis


class Width:
    """Declares fields of one width of number: `i8()`, `i8(13)`, `i8(BY_SEAT, BY_VALUE)`.

    `seat_from` says that the field holds a seat's number, and which number stands for seat 0.
    """

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self, *, seat_from: int | None = None) -> int: ...
    @overload
    def __call__(self, n: Length, /, *, seat_from: int | None = None) -> list[int]: ...
    @overload
    def __call__(
        self, n: Length, m: Length, /, *, seat_from: int | None = None
    ) -> list[list[int]]: ...
    @overload
    def __call__(
        self, n: Length, m: Length, k: Length, /, *, seat_from: int | None = None
    ) -> list[list[list[int]]]: ...
    def __call__(self, *axes: Length, seat_from: int | None = None) -> Any:
        shape = tuple(axis.length if isinstance(axis, Axis) else axis for axis in axes)
        names = tuple(axis.name if isinstance(axis, Axis) else str(axis) for axis in axes)
        return Field(self.code, shape, names, seat_from)


i8, i16, i32 = Width("i1"), Width("i2"), Width("i4")
u8, u32 = Width("u1"), Width("u4")


Lists = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # names by dimension


class State:
    """The whole truth of a game at one moment. These fields belong to every game."""

    fields: ClassVar[dict[str, Field]]
    layout: ClassVar[struct.Struct]
    size: ClassVar[int]  # bytes of the compiled form
    places: ClassVar[dict[str, tuple[struct.Struct, int]]]  # of a field's first number in it
    lists: ClassVar[Lists]  # fields that are no single numbers
    log: list[tuple[int, ...]]  # what happened in the move under way; interpreted runs only

    key = u32(SEED_WORDS)  # the seed; secret
    rng = u32(4)  # the random stream of the move under way; secret
    moves = i32()  # decisions made so far
    stale = i8()  # 1: the stream must be keyed before the next number is drawn
    revealed = i8()  # 1: the last move drew by chance or showed something hidden
    players = i8()  # seats in the game
    seat = i8(seat_from=0)  # whose decision it is; -1 when the game is over

    def __init_subclass__(cls) -> None:
        cls.fields = collect_fields(cls)
        letters = (f"{f.count}{LETTERS[f.code]}" for f in cls.fields.values())
        cls.layout = struct.Struct("<" + "".join(letters))
        cls.size = cls.layout.size
        cls.places = places_of(cls.fields)
        cls.lists = lists_of(cls.fields)

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.zero())
        self.log = []

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.copy_from(self)
        return other

    def copy_from(self, other: "State") -> None:
        self.share_from(other, self.lists)

    def sharing(self, own: Lists) -> Self:
        """A copy that has these lists for itself; the others are shared and must be left alone."""
        other = object.__new__(type(self))
        other.share_from(self, own)
        return other

    def share_from(self, other: "State", own: Lists) -> None:
        theirs = other.__dict__
        mine = self.__dict__ = theirs.copy()  # at once; filled key by key it would grow on the way
        rows, grids, blocks = own
        for name in rows:
            mine[name] = theirs[name][:]
        for name in grids:
            mine[name] = list(map(list.copy, theirs[name]))
        for name in blocks:
            mine[name] = copied(theirs[name])
        mine["log"] = []

    def keep_equal(self, before: "State") -> None:
        """Share with another state the lists that are equal; both are left alone from now on."""
        mine, theirs = self.__dict__, before.__dict__
        rows, grids, blocks = self.lists
        for name in rows + blocks:
            if mine[name] == theirs[name]:
                mine[name] = theirs[name]
        for name in grids:
            if mine[name] == theirs[name]:
                mine[name] = theirs[name]
            else:
                pairs = zip(mine[name], theirs[name], strict=True)
                mine[name] = [old if new == old else new for new, old in pairs]

    def pack(self) -> bytes:
        """Returns the bytes of the compiled form; a number that does not fit its field raises."""
        numbers: list[int] = []
        for name, field in self.fields.items():
            flatten(getattr(self, name), len(field.shape), numbers)
        try:
            return self.layout.pack(*numbers)
        except struct.error as error:
            raise OverflowError(f"{type(self).__name__}.{self.misfit()}") from error

    def misfit(self) -> str:
        """Returns the first field with a number outside its limits, and that number."""
        for name, field in self.fields.items():
            numbers: list[int] = []
            flatten(getattr(self, name), len(field.shape), numbers)
            low, high = field.limits
            for number in numbers:
                if not low <= number <= high:
                    return f"{name}: {number} is outside {low}..{high}"
            if len(numbers) != field.count:
                return f"{name}: {len(numbers)} numbers in place of {field.count}"
        return "pack: a number that is no whole number"

    @classmethod
    def unpack(cls, data: bytes | bytearray | memoryview) -> Self:
        numbers = cls.layout.unpack_from(data)
        state, at = cls(), 0
        for name, field in cls.fields.items():
            count = field.count
            part = numbers[at : at + count]
            setattr(state, name, shaped(part, field.shape) if field.shape else part[0])
            at += count
        return state

    @classmethod
    def read(cls, data: bytes | bytearray, name: str) -> int:
        """Returns one number of the compiled form."""
        code, at = cls.places[name]
        return int(code.unpack_from(data, at)[0])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]


def lists_of(fields: dict[str, Field], names: Container[str] | None = None) -> Lists:
    """Fields of one, of two and of more dimensions: all, or those with these names."""
    found: tuple[list[str], list[str], list[str]] = ([], [], [])
    for name, field in fields.items():
        if field.shape and (names is None or name in names):
            found[min(len(field.shape), 3) - 1].append(name)
    return tuple(found[0]), tuple(found[1]), tuple(found[2])


def places_of(fields: dict[str, Field]) -> dict[str, tuple[struct.Struct, int]]:
    places, at = {}, 0
    for name, field in fields.items():
        places[name] = struct.Struct("<" + LETTERS[field.code]), at
        at += field.width * field.count
    return places


def flatten(value: Any, depth: int, numbers: list[int]) -> None:
    """Append all numbers of a field to a list."""
    if depth == 0:
        numbers.append(value)
    elif depth == 1:
        numbers += value
    else:
        for row in value:
            flatten(row, depth - 1, numbers)


def shaped(numbers: Sequence[int], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return list(numbers)
    step = math.prod(shape[1:])
    return [shaped(numbers[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


def copied(grid: list[list[Any]]) -> list[list[Any]]:
    if grid and grid[0] and isinstance(grid[0][0], list):
        return [copied(inner) for inner in grid]
    return list(map(list.copy, grid))


def collect_fields(cls: type) -> dict[str, Field]:
    """The declared fields of a class and its bases, wide ones first so that all stay aligned."""
    found: dict[str, Field] = {}
    for base in reversed(cls.__mro__):
        for name, value in vars(base).items():
            if isinstance(value, Field):
                found[name] = value
    return dict(sorted(found.items(), key=lambda item: -item[1].width))


def new_states(kind: type[State], count: int) -> bytearray:
    """Returns room for blank states, for compiled code."""
    return bytearray(count * kind.size)


def seed_words(seed: int) -> list[int]:
    """A seed of up to 256 bits as the eight 32-bit words of a key."""
    if not 0 <= seed < 1 << 32 * SEED_WORDS:
        raise wrong_seed(seed)
    return [seed >> 32 * i & 0xFFFFFFFF for i in range(SEED_WORDS)]


def seed_bytes(seed: int) -> bytes:
    try:
        return seed.to_bytes(4 * SEED_WORDS, "little")
    except OverflowError:
        raise wrong_seed(seed) from None


def wrong_seed(seed: int) -> ValueError:
    return ValueError(f"a seed is a whole number of at most 256 bits, not {seed}")


def dealt_seed(seed: int, salts: Sequence[str]) -> int:
    """The seed that a game is dealt from: its own, or its own mixed with what the seats gave."""
    if not salts:
        return seed
    words = json.dumps(list(salts), ensure_ascii=True, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(seed_bytes(seed) + words.encode()).digest(), "little")
