"""The final scoring (MG-22 to MG-25), which also tells at any time what would be scored now."""

from chabudai.games.mangrovia.board import PATH_LENGTH
from chabudai.games.mangrovia.rules.pools import amulet_total
from chabudai.games.mangrovia.spec import (
    FREE,
    NEUTRAL,
    PATHS,
    SCORE_PARTS,
    SPACES,
    SPECIAL_FIRST,
    SPECIAL_SECOND,
    Area,
    Mangrovia,
)
from chabudai.kernel.chance import clear, zeros
from chabudai.kernel.state import Numbers

NOBODY_THERE = 7  # instead of an owner
PATH_STEP, GOD_STEP, NEAREST = 32, 16, 15  # of a rank: a hut, the god, a hut beside the statue
SPECIAL_STEP, LOWEST_TILE = 16, 15  # of a rank: a hut, and what its lowest tile is taken from


def fill_path_ranks(s: Mangrovia, path: int, ranks: Numbers) -> None:
    """MG-22, MG-31: huts (a double one counts two), the god's tile, the nearest hut."""
    spaces, owners = s.path[path], s.owner
    for i in range(PATH_LENGTH):
        who = owners[spaces[i]] if spaces[i] >= 0 else FREE
        if who >= 0:
            if ranks[who] == 0:
                ranks[who] = (GOD_STEP if s.god[path] == who else 0) + NEAREST - i
            ranks[who] += PATH_STEP * s.huts[spaces[i]]


def fill_special_ranks(s: Mangrovia, ranks: Numbers) -> None:
    """MG-24: huts, then the lower lowest tile."""
    areas, owners = s.area, s.owner
    for space in range(SPACES):
        who = owners[space]
        if who >= 0 and areas[space] == Area.SPECIAL:
            huts, tile = ranks[who] // SPECIAL_STEP + 1, ranks[who] % SPECIAL_STEP
            ranks[who] = huts * SPECIAL_STEP + max(tile, LOWEST_TILE - s.tile[space])


def fill_ranks(s: Mangrovia, contest: int, ranks: Numbers) -> None:
    """Every owner's rank on one of the paths, or in the special area (contest PATHS), as one
    number; 0 for no hut."""
    clear(ranks)
    if contest == PATHS:
        fill_special_ranks(s, ranks)
    else:
        fill_path_ranks(s, contest, ranks)


def huts_of(contest: int, rank: int) -> int:
    """How many huts a rank stands for."""
    return rank // (SPECIAL_STEP if contest == PATHS else PATH_STEP)


def places(s: Mangrovia, contest: int) -> int:
    """First and second of a contest as 8 * first + second: seats, NEUTRAL, or NOBODY_THERE."""
    ranks = zeros(NEUTRAL + 1)
    fill_ranks(s, contest, ranks)
    return places_by(ranks)


def places_by(ranks: Numbers) -> int:
    """The same by everybody's ranks."""
    first = NOBODY_THERE
    second = NOBODY_THERE
    highest = 0
    next_highest = 0
    for who in range(NEUTRAL + 1):
        if ranks[who] > highest:
            second = first
            next_highest = highest
            first = who
            highest = ranks[who]
        elif ranks[who] > next_highest:
            second = who
            next_highest = ranks[who]
    return 8 * first + second


def prize_by(found: int, seat: int, first: int, second: int) -> int:
    """Points of a contest with such places: neutral huts take one, but nobody scores for them."""
    if found >> 3 == seat:
        return first
    return second if found & 7 == seat else 0


def prize_for(s: Mangrovia, contest: int, seat: int, first: int, second: int) -> int:
    return prize_by(places(s, contest), seat, first, second)


def stone_points(s: Mangrovia, seat: int) -> int:
    """MG-23: own huts times all huts of the stone area."""
    areas, owners = s.area, s.owner
    own = 0
    every = 0
    for space in range(SPACES):
        if owners[space] >= 0 and areas[space] == Area.STONE:
            every += 1
            own += 1 if owners[space] == seat else 0
    return own * every


def tile_points(s: Mangrovia, seat: int) -> int:
    """MG-16: the special tiles under a seat's huts."""
    areas, owners = s.area, s.owner
    points = 0
    for space in range(SPACES):
        if owners[space] == seat and areas[space] == Area.SPECIAL:
            points += s.tile[space]
    return points


def count_points(s: Mangrovia, seat: int, parts: Numbers) -> int:
    """Points so far, and what the board and the amulets in sight would score now."""
    clear(parts)
    parts[0] = s.printed[seat]
    parts[1] = tile_points(s, seat)
    parts[2] = path_points(s, seat)
    parts[3] = stone_points(s, seat)
    parts[4] = prize_for(s, PATHS, seat, SPECIAL_FIRST, SPECIAL_SECOND)
    parts[5] = amulet_total(s, seat)
    return parts[0] + parts[1] + parts[2] + parts[3] + parts[4] + parts[5]


def path_points(s: Mangrovia, seat: int) -> int:
    points = 0
    for path in range(PATHS):
        points += prize_for(s, path, seat, s.prize[path][0], s.prize[path][1])
    return points


def points_now(s: Mangrovia, seat: int) -> int:
    return count_points(s, seat, zeros(SCORE_PARTS))
