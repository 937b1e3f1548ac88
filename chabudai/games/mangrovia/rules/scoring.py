"""The final scoring (MG-22 to MG-25), which also tells at any time what would be scored now."""

from chabudai.games.mangrovia.board import PATH_LENGTH
from chabudai.games.mangrovia.rules.pools import amulet_total
from chabudai.games.mangrovia.spec import (
    LOWEST_SPECIAL,
    NEUTRAL,
    PATHS,
    SCORE_PARTS,
    SPACES,
    SPECIAL_FIRST,
    SPECIAL_SECOND,
    SPECIALS,
    Area,
    Mangrovia,
)
from chabudai.kernel.chance import clear, zeros
from chabudai.kernel.state import Numbers

NOBODY_THERE = 7  # instead of an owner


def path_huts(s: Mangrovia, path: int, who: int) -> int:
    """MG-22: a double hut counts two."""
    huts = 0
    for i in range(PATH_LENGTH):
        space = s.path[path][i]
        if space >= 0 and s.owner[space] == who:
            huts += s.huts[space]
    return huts


def path_nearest(s: Mangrovia, path: int, who: int) -> int:
    """How far from the statue somebody's nearest hut stands; PATH_LENGTH if there is none."""
    for i in range(PATH_LENGTH):
        space = s.path[path][i]
        if space >= 0 and s.owner[space] == who:
            return i
    return PATH_LENGTH


def path_rank(s: Mangrovia, path: int, who: int) -> int:
    """MG-22, MG-31: huts, the god's tile, the nearest hut as one number; 0 for no hut."""
    huts = path_huts(s, path, who)
    if huts == 0:
        return 0
    god = 1 if s.god[path] == who else 0
    return huts * 32 + god * 16 + 15 - path_nearest(s, path, who)


def special_huts(s: Mangrovia, who: int) -> int:
    huts = 0
    for space in range(SPACES):
        if s.area[space] == Area.SPECIAL and s.owner[space] == who:
            huts += 1
    return huts


def lowest_special(s: Mangrovia, who: int) -> int:
    lowest = LOWEST_SPECIAL + SPECIALS
    for space in range(SPACES):
        if s.area[space] == Area.SPECIAL and s.owner[space] == who:
            lowest = min(lowest, s.tile[space])
    return lowest


def special_rank(s: Mangrovia, who: int) -> int:
    """MG-24: huts, then the lower lowest tile, as one number; 0 for no hut."""
    huts = special_huts(s, who)
    return huts * 16 + 15 - lowest_special(s, who) if huts > 0 else 0


def rank_of(s: Mangrovia, contest: int, who: int) -> int:
    """The rank on one of the paths, or in the special area (contest PATHS)."""
    return special_rank(s, who) if contest == PATHS else path_rank(s, contest, who)


def fill_ranks(s: Mangrovia, contest: int, ranks: Numbers) -> None:
    for who in range(NEUTRAL + 1):
        ranks[who] = rank_of(s, contest, who)


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
    own = 0
    every = 0
    for space in range(SPACES):
        if s.area[space] == Area.STONE and s.owner[space] >= 0:
            every += 1
            own += 1 if s.owner[space] == seat else 0
    return own * every


def tile_points(s: Mangrovia, seat: int) -> int:
    """MG-16: the special tiles under a seat's huts."""
    points = 0
    for space in range(SPACES):
        if s.area[space] == Area.SPECIAL and s.owner[space] == seat:
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
