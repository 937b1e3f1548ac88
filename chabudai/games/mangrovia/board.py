"""Boards as data (MG-5, MG-40): reading and checking them, and a board as an option of the game.

A board is a table with `paths` and `spaces`, in TOML as in data/*.toml. A space is called by its
place: column a-g and row 1-7, or i1-i8 on the isle. `problems` tells what makes a board
unplayable, `oddities` what looks like a slip of the pen; both name the space or the path.
"""

import base64
import json
import tomllib
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from chabudai.kernel.options import shown
from chabudai.kernel.refusal import Refusal, Refused, refuse

PLACES = (*(c + r for r in "1234567" for c in "abcdefg"), *("i" + r for r in "12345678"))
LANDSCAPES = ("water", "sand", "mangrove", "reed")
AREAS = ("plain", "stone", "special", "amulet")
PAYS = ("cards", "amulets")
MARKS = ("none", "grey", "white")
PATH_NAMES = ("V1", "V2", "V3", "V4", "H1", "H2", "H3", "H4")
PATH_LENGTH = 7
SPACE_KEYS = ("landscapes", "price", "pay", "points", "area", "neutral", "basis")
PATH_KEYS = ("first", "second", "spaces", "basis")
HIGHEST_PRICE, HIGHEST_POINTS, HIGHEST_PRIZE = 30, 20, 60
LONGEST = 40_000  # characters of a board
SHIPPED = Path(__file__).parent / "data"
CUSTOM = "custom:"  # begins the word that carries a board of somebody's own

Board = Mapping[str, Any]
Told = Iterator[Refusal]


def read_board(path: Path) -> Board:
    """A board from a TOML file; refused if it can't be read at all."""
    try:
        with open(path, "rb") as file:
            text = file.read(4 * LONGEST).decode()
        return tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise refuse("mangrovia-board-unreadable", "MG-40", detail=shown(error)) from error


def problems(board: Board) -> list[Refusal]:
    """What makes a board unplayable; nothing is asked of one whose form is wrong already."""
    return list(wrong_form(board)) or [*wrong_counts(board), *wrong_paths(board)]


def bad(id: str, **args: Any) -> Refusal:
    return Refusal(f"mangrovia-board-{id}", args, "MG-40")


def area_word(area: str) -> str:
    """An area as an argument that is said in the reader's language."""
    return f"=mangrovia-area-{area}"


# Form


def wrong_form(board: Any) -> Told:
    if not isinstance(board, Mapping):
        yield bad("no-table", field="board")
        return
    for key in ("spaces", "paths"):
        if not isinstance(board.get(key), Mapping):
            yield bad("no-table", field=key)
            return
    for name, space in board["spaces"].items():
        yield from wrong_space(str(name), space)
    for name in PATH_NAMES:
        yield from wrong_path_form(name, board["paths"].get(name))
    for name in board["paths"]:
        if name not in PATH_NAMES:
            yield bad("path-unknown", path=shown(name))


def wrong_space(name: str, space: Any) -> Told:
    if name not in PLACES:
        yield bad("place-unknown", space=shown(name))
    if not isinstance(space, Mapping):
        yield bad("no-table", field=shown(name))
        return
    yield from (bad("key-unknown", field=name, key=shown(k)) for k in space if k not in SPACE_KEYS)
    lands: Any = space.get("landscapes")
    if not is_list_of(lands, LANDSCAPES) or not 1 <= len(set(lands)) == len(lands) <= 2:
        yield bad("landscapes", space=name, choices=list(LANDSCAPES))
    if space.get("pay") not in PAYS:
        yield bad("choice", space=name, key="pay", choices=list(PAYS))
    if space.get("area", "stone") not in AREAS[1:]:
        yield bad("choice", space=name, key="area", choices=list(AREAS[1:]))
    if space.get("neutral", "grey") not in MARKS[1:]:
        yield bad("choice", space=name, key="neutral", choices=list(MARKS[1:]))
    if not is_whole(space.get("points"), 0, HIGHEST_POINTS):
        yield bad("number", field=name, key="points", low=0, high=HIGHEST_POINTS)
    low = 2 if space.get("pay") == "cards" else 1  # the lowest value card, the lowest amulet
    if not is_whole(space.get("price"), low, HIGHEST_PRICE):
        yield bad("price", space=name, price=shown(space.get("price")), low=low, high=HIGHEST_PRICE)


def wrong_path_form(name: str, path: Any) -> Told:
    if not isinstance(path, Mapping):
        yield bad("path-missing", path=name)
        return
    yield from (bad("key-unknown", field=name, key=shown(k)) for k in path if k not in PATH_KEYS)
    for key in ("first", "second"):
        if not is_whole(path.get(key), 0, HIGHEST_PRIZE):
            yield bad("number", field=name, key=key, low=0, high=HIGHEST_PRIZE)
    spaces: Any = path.get("spaces")
    if not is_list_of(spaces, PLACES) or not 1 <= len(spaces) <= PATH_LENGTH:
        yield bad("path-spaces", path=name, most=PATH_LENGTH)


def is_whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_list_of(value: Any, choices: Sequence[str]) -> bool:
    return isinstance(value, list | tuple) and all(
        isinstance(word, str) and word in choices for word in value
    )


# What MG-40 asks


def with_area(board: Board, area: str) -> list[str]:
    return [name for name, space in board["spaces"].items() if space.get("area", "plain") == area]


def with_mark(board: Board, mark: str) -> list[str]:
    return [name for name, space in board["spaces"].items() if space.get("neutral") == mark]


def wrong_counts(board: Board) -> Told:
    spaces = board["spaces"]
    for area in ("stone", "special"):
        found = with_area(board, area)
        if len(found) != 8:
            yield bad("area", area=area_word(area), count=len(found), wanted=8, spaces=found)
    found = with_area(board, "amulet")
    if len(found) < 6:
        yield bad("isle", count=len(found), least=6, spaces=found)
    double = [name for name, space in spaces.items() if len(space["landscapes"]) == 2]
    if len(double) != 2:
        yield bad("double", count=len(double), spaces=double)
    for name in double:
        if "area" in spaces[name]:
            yield bad("double-area", space=name, area=area_word(spaces[name]["area"]))
    yield from wrong_marks(board)


def wrong_marks(board: Board) -> Told:
    grey, white = with_mark(board, "grey"), with_mark(board, "white")
    stone, special = with_area(board, "stone"), with_area(board, "special")
    if len(grey) != 3:
        yield bad("grey", count=len(grey), spaces=grey)
    if len(set(grey) & set(stone)) != 1:
        yield bad("grey-stone", spaces=sorted(set(grey) & set(stone)))
    if len(set(white) & set(special)) != 1:
        yield bad("white-special", spaces=sorted(set(white) & set(special)))
    for name in grey:
        if name in special:
            yield bad(
                "mark-area", space=name, mark="=mangrovia-mark-grey", area=area_word("special")
            )
    for name in white:
        if name in stone:
            yield bad(
                "mark-area", space=name, mark="=mangrovia-mark-white", area=area_word("stone")
            )
    if len(grey) + len(white) > 10:
        yield bad("marks", count=len(grey) + len(white), most=10)


def wrong_paths(board: Board) -> Told:
    seen: dict[str, str] = {}
    for name in PATH_NAMES:
        spaces = board["paths"][name]["spaces"]
        for space in spaces:
            if space not in board["spaces"]:
                yield bad("path-no-space", path=name, space=space)
            elif board["spaces"][space].get("area") == "amulet":
                yield bad("path-isle", path=name, space=space)
        yield from wrong_order(name, spaces)
        other = seen.setdefault(line_of(name, spaces[0]), name)
        if other != name:
            yield bad("path-same-line", path=name, other_path=other)


def line_of(path: str, space: str) -> str:
    """The column of a vertical path, the row of a horizontal one."""
    return space[0] if path[0] == "V" else space[1]


def wrong_order(path: str, spaces: Sequence[str]) -> Told:
    along = 1 if path[0] == "V" else 0
    steps = [ord(b[along]) - ord(a[along]) for a, b in pairwise(spaces)]
    for space in spaces:
        if line_of(path, space) != line_of(path, spaces[0]) or space[0] == "i":
            yield bad("path-line", path=path, space=space)
    for step, space in zip(steps, spaces[1:], strict=True):
        if step * (steps[0] or 1) <= 0:
            yield bad("path-order", path=path, space=space)


# What is odd


def oddities(board: Board) -> list[Refusal]:
    """What a board may have but hardly means; empty for one with problems."""
    if problems(board):
        return []
    return [*odd_counts(board), *odd_spaces(board), *odd_paths(board)]


def odd_counts(board: Board) -> Told:
    spaces = board["spaces"]
    if len(spaces) != 48:
        yield bad("odd-spaces", count=len(spaces), wanted=48)
    for land in LANDSCAPES:
        found = [name for name, space in spaces.items() if land in space["landscapes"]]
        if not found:
            yield bad("odd-no-landscape", landscape=f"=mangrovia-land-{land}")
        elif not 8 <= len(found) <= 17:
            yield bad("odd-landscape", landscape=f"=mangrovia-land-{land}", count=len(found))


def odd_spaces(board: Board) -> Told:
    walked = {name for path in board["paths"].values() for name in path["spaces"]}
    for name, space in board["spaces"].items():
        plain = "area" not in space
        if not space.get("basis"):
            yield bad("odd-basis", field=name)
        if plain and name not in walked:
            yield bad("odd-lonely", space=name)
        if not plain and space["points"]:
            yield bad(
                "odd-points", space=name, points=space["points"], area=area_word(space["area"])
            )
        if space["price"] > (14 if space["pay"] == "cards" else 8):
            yield bad("odd-price", space=name, price=space["price"])


def odd_paths(board: Board) -> Told:
    for name in PATH_NAMES:
        path = board["paths"][name]
        if path["second"] >= path["first"] or not path["second"]:
            yield bad("odd-prize", path=name, first=path["first"], second=path["second"])
        if not path.get("basis"):
            yield bad("odd-basis", field=name)
        for space in board["spaces"]:
            on_line = space[0] != "i" and line_of(name, space) == line_of(name, path["spaces"][0])
            if on_line and space not in path["spaces"]:
                yield bad("odd-gap", path=name, space=space)


# A board as an option


def shipped_names() -> list[str]:
    return sorted(path.stem for path in SHIPPED.glob("*.toml"))


@dataclass(frozen=True)
class BoardOption:
    """A board by its name here, as a table, or as the word that carries a table."""

    name: str
    default: str
    clause: str = ""

    def read(self, value: Any) -> str:
        """The name, or the word: both can stand in a record and on a position's first line."""
        if isinstance(value, str) and value in shipped_names():
            return value
        if isinstance(value, str) and value.startswith(CUSTOM):
            value = opened(value)
        if not isinstance(value, Mapping):
            raise refuse(
                "option-not-a-choice", self.clause,
                name=self.name, value=shown(value), choices=self.choices(),
            )  # fmt: skip
        for problem in problems(value):
            raise Refused(problem)
        return sealed(value)

    def choices(self) -> list[Any]:
        return shipped_names()


def sealed(board: Board) -> str:
    """A board as one word; equal boards give equal words."""
    text = json.dumps({k: board[k] for k in ("paths", "spaces")}, sort_keys=True)
    return CUSTOM + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def opened(word: str) -> Any:
    """The table that a word carries."""
    code = word.removeprefix(CUSTOM)
    try:
        packed = base64.b64decode(code + "=" * (-len(code) % 4), b"-_", validate=True)
        return json.loads(zlib.decompressobj().decompress(packed, LONGEST))
    except (ValueError, zlib.error, RecursionError) as error:
        raise refuse("mangrovia-board-unreadable", "MG-40", detail=shown(error)) from error


def board_of(value: str) -> Board:
    """The table behind the value of the option."""
    return opened(value) if value.startswith(CUSTOM) else read_board(SHIPPED / f"{value}.toml")


@lru_cache(maxsize=64)
def flat_board(value: str) -> tuple[int, ...]:
    """A board as numbers: six for every place, then prizes and places of every path."""
    board, numbers = board_of(value), []
    for place in PLACES:
        numbers += flat_space(board["spaces"].get(place))
    for name in PATH_NAMES:
        path = board["paths"][name]
        places = [PLACES.index(space) for space in path["spaces"]]
        numbers += [path["first"], path["second"], *places, *[-1] * (PATH_LENGTH - len(places))]
    return tuple(numbers)


def flat_space(space: Mapping[str, Any] | None) -> list[int]:
    if space is None:
        return [0, 0, 0, 0, 0, 0]
    return [
        sum(1 << LANDSCAPES.index(land) for land in space["landscapes"]),
        space["price"],
        PAYS.index(space["pay"]),
        space["points"],
        AREAS.index(space.get("area", "plain")),
        MARKS.index(space.get("neutral", "none")),
    ]
