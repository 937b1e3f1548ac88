"""Counting Mangrovia at a real table (MG-16, MG-22 to MG-25)."""

from functools import lru_cache
from typing import Any

from chabudai.games.mangrovia.board import AREAS, PATH_NAMES, PLACES
from chabudai.games.mangrovia.rules.opening import lay_board, place_neutral
from chabudai.games.mangrovia.rules.pools import amulet_total
from chabudai.games.mangrovia.rules.scoring import (
    fill_ranks,
    huts_of,
    places_by,
    prize_for,
    stone_points,
    tile_points,
)
from chabudai.games.mangrovia.spec import (
    LOWEST_SPECIAL,
    NEUTRAL,
    NO_SPACE,
    ONE,
    PATHS,
    SPACES,
    SPECIAL_FIRST,
    SPECIAL_SECOND,
    SPECIALS,
    Area,
    Mangrovia,
    Phase,
    Pool,
)
from chabudai.kernel.chance import clear
from chabudai.kernel.game import Variant
from chabudai.kernel.pad import Answers, PadLine, PadOption, Question, Spot, one, seats_of, whole

ROUNDS = False
DOUBLE = " double"
MOST_AMULETS = 120  # points in amulets
ISLE_ROW, ISLE_COLUMNS = 8, 4  # the isle is drawn below the lagoon


# What is asked


def questions(variant: Variant, table: Answers) -> tuple[list[Question], list[Question]]:
    board = board_of(tuple(variant.setup))
    huts = Question(
        "huts", "places", "mangrovia-pad-huts", options=owners(variant), spots=free_spots(board)
    )
    tiles = [
        whole(name, "mangrovia-pad-tile", LOWEST_SPECIAL, LOWEST_SPECIAL + SPECIALS - 1, space=name)
        for name in table.get("huts", {})
        if is_special(board, name)
    ]
    asked = [huts, *tiles, *(gods_asked(variant) if has_gods(variant) else [])]
    return asked, [whole("amulets", "mangrovia-pad-amulets", 0, MOST_AMULETS)]


@lru_cache(maxsize=16)
def board_of(setup: tuple[int, ...]) -> Mangrovia:
    """A board with nothing on it but neutral huts."""
    s = Mangrovia()
    s.players = setup[0]
    lay_board(s, list(setup))
    place_neutral(s, list(setup))
    return s


def owners(variant: Variant) -> tuple[PadOption, ...]:
    """Whose hut stands on a space, and whether it is a double one."""
    found = []
    for seat in seats_of(variant):
        found.append(seat)
        found.append(PadOption(seat.value + DOUBLE, "mangrovia-pad-double", seat.args))
    return tuple(found)


def free_spots(s: Any) -> tuple[Spot, ...]:
    """The spaces where no neutral hut stands."""
    return tuple(
        Spot(name, *place_of(name), AREAS[s.area[space]])
        for space, name in enumerate(PLACES)
        if s.owner[space] != NO_SPACE and not s.huts[space]
    )


def place_of(name: str) -> tuple[int, int]:
    if name[0] == "i":
        row, column = divmod(int(name[1]) - 1, ISLE_COLUMNS)
        return column, ISLE_ROW + row
    return "abcdefg".index(name[0]), int(name[1]) - 1


def is_special(s: Any, name: str) -> bool:
    return bool(s.area[PLACES.index(name)] == Area.SPECIAL)


def has_gods(variant: Variant) -> bool:
    return variant.options["stones"] in ("mixed", "gods")


def gods_asked(variant: Variant) -> list[Question]:
    return [
        one(f"god {name}", "mangrovia-pad-god", seats_of(variant), path=name) for name in PATH_NAMES
    ]


# The answers as a state


def fill(s: Mangrovia, variant: Variant, sheet: Answers) -> None:
    table = sheet["table"]
    take_stone_tiles(s)
    for name, owner in table.get("huts", {}).items():
        build(s, PLACES.index(name), owner, table.get(name, 0))
    for path, name in enumerate(PATH_NAMES):
        s.god[path] = int(table.get(f"god {name}", -1))
    for p in range(s.players):
        clear(s.hand[Pool.AMULET][p])
        s.hand[Pool.AMULET][p][ONE] = sheet["seats"][p].get("amulets", 0)
    s.phase = Phase.OVER
    s.seat = -1


def take_stone_tiles(s: Mangrovia) -> None:
    """Which of them still lie on the board brings nobody points."""
    for space in range(SPACES):
        if s.area[space] == Area.STONE:
            s.tile[space] = 0


def build(s: Mangrovia, space: int, owner: str, tile: int) -> None:
    number = 2 if owner.endswith(DOUBLE) else 1
    seat = int(owner.removesuffix(DOUBLE))
    s.owner[space] = seat
    s.huts[space] = number
    s.printed[seat] += s.points[space] * number
    if s.area[space] == Area.SPECIAL:
        s.tile[space] = tile


# How the points come


def lines(s: Mangrovia, seat: int) -> list[PadLine]:
    printed = PadLine("mangrovia-pad-line-printed", {}, s.printed[seat], "MG-16")
    tiles = PadLine("mangrovia-pad-line-tiles", {}, tile_points(s, seat), "MG-16")
    stone = PadLine("mangrovia-pad-line-stone", stone_huts(s, seat), stone_points(s, seat), "MG-23")
    amulets = PadLine("mangrovia-pad-line-amulets", {}, amulet_total(s, seat), "MG-25")
    contests = [contest_line(s, contest, seat) for contest in range(PATHS + 1)]
    found = [printed, tiles, *filter(None, contests), stone, amulets]
    return [line for line in found if line.points or line is printed]


def stone_huts(s: Mangrovia, seat: int) -> dict[str, Any]:
    there = [s.owner[i] for i in range(SPACES) if s.area[i] == Area.STONE and s.owner[i] >= 0]
    return {"own": there.count(seat), "all": len(there)}


def contest_line(s: Mangrovia, contest: int, seat: int) -> PadLine | None:
    """A first or second place on a path or in the special area."""
    ranks = [0] * (NEUTRAL + 1)
    fill_ranks(s, contest, ranks)
    found = places_by(ranks)
    if seat not in (found >> 3, found & 7):
        return None
    place = 1 if found >> 3 == seat else 2
    args: dict[str, Any] = {"place": place, "huts": huts_of(contest, ranks[seat])}
    if contest == PATHS:
        points = prize_for(s, contest, seat, SPECIAL_FIRST, SPECIAL_SECOND)
        return PadLine("mangrovia-pad-line-special", args, points, "MG-24")
    points = prize_for(s, contest, seat, s.prize[contest][0], s.prize[contest][1])
    args |= {"path": PATH_NAMES[contest]}
    return PadLine("mangrovia-pad-line-path", args, points, "MG-22")


# A finished game as answers


def answers(s: Mangrovia) -> dict[str, Any]:
    huts: dict[str, str] = {}
    table: dict[str, Any] = {"huts": huts}
    for space, name in enumerate(PLACES):
        if 0 <= s.owner[space] < s.players:
            huts[name] = f"{s.owner[space]}{DOUBLE if s.huts[space] == 2 else ''}"
            if s.area[space] == Area.SPECIAL:
                table[name] = s.tile[space]
    for path, name in enumerate(PATH_NAMES):
        if s.god[path] >= 0:
            table[f"god {name}"] = str(s.god[path])
    seats = [{"amulets": amulet_total(s, p)} for p in range(s.players)]
    return {"table": table, "seats": seats}
