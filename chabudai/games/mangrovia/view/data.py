"""What a seat sees of Mangrovia, as data for faces."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from chabudai.games.mangrovia.board import AREAS, LANDSCAPES, PATH_NAMES, PLACES
from chabudai.games.mangrovia.rules.boat import offer
from chabudai.games.mangrovia.rules.building import can_double, payable_sums
from chabudai.games.mangrovia.rules.scoring import (
    GOD_STEP,
    LOWEST_TILE,
    NEAREST,
    SPECIAL_STEP,
    fill_ranks,
    huts_of,
    stone_points,
)
from chabudai.games.mangrovia.spec import (
    FREE,
    LOWEST,
    LOWEST_SPECIAL,
    LOWEST_START,
    NEUTRAL,
    NO_SPACE,
    OFFERS,
    PATHS,
    PHASES,
    PIERS,
    ROW,
    SITES,
    SPACES,
    SPECIAL_FIRST,
    SPECIAL_SECOND,
    SPECIALS,
    STARTS,
    Area,
    Mangrovia,
    Phase,
    Pool,
)
from chabudai.games.mangrovia.view.shapes import (
    Building,
    Contest,
    Hand,
    Heading,
    MangroviaView,
    Own,
    Owner,
    Path,
    Pier,
    Price,
    Printed,
    Prize,
    PuttingBack,
    Rank,
    Reason,
    Seat,
    Space,
)
from chabudai.kernel.position import SPECTATOR

SITE_NAMES = tuple(f"{n}/{PIERS + 1 - n}" for n in range(1, SITES + 1))
STONE_NAMES = ("none", *PATH_NAMES, "3", "2", "any")
# The same names, by number
PHASE_NAMES: tuple[Any, ...] = PHASES
AREA_NAMES: tuple[Any, ...] = AREAS
PAY_NAMES: tuple[Any, ...] = ("cards", "amulets")
PART_NAMES: tuple[Any, ...] = ("open", "deck", "amulets", "hut", "double", "birds")  # by bit
GRID = 7  # columns and rows of the lagoon
BOARDS = 20  # whose print is remembered


def lands_of(bits: int) -> list[Any]:
    return [land for i, land in enumerate(LANDSCAPES) if bits >> i & 1]


def cards_of(pool: int, counts: Sequence[int]) -> list[Any]:
    """A hand kept as counts, as a sorted list: values, or the names of landscapes."""
    kinds = [kind for kind, count in enumerate(counts) if count for _ in range(count)]
    return [LANDSCAPES[k] if pool == Pool.LAND else k + LOWEST[pool] for k in kinds]


def starts_of(s: Mangrovia, p: int) -> list[int]:
    return [k + LOWEST_START for k in range(STARTS) for _ in range(s.start_card[p][k])]


def helpers_of(s: Mangrovia, p: int) -> list[str]:
    return [name for k, name in enumerate(STONE_NAMES[-3:]) for _ in range(s.helper[p][k])]


def gods_of(s: Mangrovia, p: int) -> list[str]:
    return [name for k, name in enumerate(PATH_NAMES) if s.god[k] == p]


def owner_of(who: int) -> Owner:
    if who == NEUTRAL:
        return "neutral"
    return who if who >= 0 else None


def offered(s: Mangrovia) -> list[Any]:
    """What the part that is due allows."""
    return parts_of(offer(s)) if s.phase == Phase.ACTING else []


def parts_of(bits: int) -> list[Any]:
    return [name for i, name in enumerate(PART_NAMES) if bits >> i & 1]


def view_pier(number: int) -> Pier:
    return {
        "number": number,
        "site": SITE_NAMES[min(number, PIERS + 1 - number) - 1],
        "offers": [parts_of(part) for part in OFFERS[number] if part],
        "talisman": number == PIERS,
    }


VIEWS_OF_PIERS = [view_pier(number) for number in range(1, PIERS + 1)]


def view(s: Mangrovia, seat: int) -> MangroviaView:
    return {**open_view(s), **own_view(s, seat)}


def own_view(s: Mangrovia, seat: int) -> Own:
    return {
        "putting_back": view_fresh(s, seat),
        "hand": None if seat < 0 else view_hand(s, seat),
    }


def open_view(s: Mangrovia) -> MangroviaView:
    return {
        "round": s.rounds,
        "last_round": bool(s.last),
        "phase": PHASE_NAMES[s.phase],
        "first": s.first,
        "birds": lands_of(s.birds),
        "sites": {name: owner_of(s.site[i]) for i, name in enumerate(SITE_NAMES)},
        "piers": VIEWS_OF_PIERS,
        "pier": s.pier or None,
        "part": s.part,
        "offered": offered(s),
        "building": view_building(s),
        "putting_back": view_fresh(s, SPECTATOR),
        "rows": {
            "value": cards_of(Pool.CARD, s.row[0]),
            "landscape": cards_of(Pool.LAND, s.row[1]),
        },
        "row_sizes": {"value": ROW[0], "landscape": ROW[1]},
        "decks": {
            "value": s.left[Pool.CARD],
            "landscape": s.left[Pool.LAND],
            "bag": s.left[Pool.AMULET],
        },
        "discards": {
            "value": cards_of(Pool.CARD, s.spent[Pool.CARD]),
            "landscape": cards_of(Pool.LAND, s.spent[Pool.LAND]),
            "amulets": cards_of(Pool.AMULET, s.spent[Pool.AMULET]),
        },
        "store": s.store,
        "next_special": LOWEST_SPECIAL + s.specials if s.specials < SPECIALS else None,
        "spaces": {PLACES[x]: view_space(s, x) for x in range(SPACES) if s.owner[x] != NO_SPACE},
        "paths": [view_path(s, k) for k in range(PATHS)],
        "special": view_contest(s, PATHS, SPECIAL_FIRST, SPECIAL_SECOND),
        "stone": {
            "huts": area_huts(s, Area.STONE),
            "points": [stone_points(s, p) for p in seats(s)],
        },
        "hand": None,
        "seats": [view_seat(s, p) for p in seats(s)],
    }


def seats(s: Mangrovia) -> range:
    return range(s.players)


def area_huts(s: Mangrovia, area: int) -> int:
    return sum(owner >= 0 and s.area[x] == area for x, owner in enumerate(s.owner))


def view_building(s: Mangrovia) -> Building | None:
    if s.phase != Phase.PAYING:
        return None
    return {
        "space": PLACES[s.space],
        "double": bool(s.twice),
        "due": s.due,
        "pay": PAY_NAMES[s.pay[s.space]],
        "landscapes_due": s.due_lands,
    }


def view_fresh(s: Mangrovia, seat: int) -> PuttingBack | None:
    if s.phase != Phase.PUTTING_BACK:
        return None
    return {"drawn": s.drawn, "amulets": cards_of(Pool.AMULET, s.fresh) if seat == s.seat else None}


def view_space(s: Mangrovia, x: int) -> Space:
    tile: int | str | None = None
    if s.tile[x]:
        tile = s.tile[x] if s.area[x] == Area.SPECIAL else STONE_NAMES[s.tile[x]]
    return {
        **printed(x, s.lands[x], s.price[x], s.pay[x], s.points[x], s.area[x]),
        "double": can_double(s, x),
        "owner": owner_of(s.owner[x]),
        "huts": s.huts[x],
        "tile": tile,
    }


@lru_cache(BOARDS * SPACES)
def printed(x: int, lands: int, price: int, pay: int, points: int, area: int) -> Printed:
    """What the board says of a space; nobody changes it."""
    row, column = divmod(x, GRID) if x < GRID * GRID else (None, x - GRID * GRID)
    return {
        "column": column,
        "row": row,
        "landscapes": lands_of(lands),
        "price": price,
        "pay": PAY_NAMES[pay],
        "points": points,
        "area": AREA_NAMES[area],
    }


def view_path(s: Mangrovia, path: int) -> Path:
    spaces = [x for x in s.path[path] if x >= 0]
    return {
        "name": PATH_NAMES[path],
        "spaces": [PLACES[x] for x in spaces],
        "heading": heading_of(PATH_NAMES[path], spaces),
        "god": owner_of(s.god[path]),
        **view_contest(s, path, s.prize[path][0], s.prize[path][1]),
    }


def heading_of(name: str, spaces: list[int]) -> Heading:
    back = len(spaces) > 1 and spaces[0] > spaces[1]
    if name.startswith("V"):
        return "up" if back else "down"
    return "left" if back else "right"


def view_contest(s: Mangrovia, contest: int, first: int, second: int) -> Contest:
    """Who would take a path or the special area now, and by what."""
    ranks = [0] * (NEUTRAL + 1)
    fill_ranks(s, contest, ranks)
    there = [(rank, who) for who, rank in enumerate(ranks) if rank]
    there.sort(reverse=True)
    return {
        "ranking": [view_rank(s, contest, who, rank) for rank, who in there],
        "first": view_prize(contest, there, first),
        "second": view_prize(contest, there[1:], second),
    }


def view_rank(s: Mangrovia, contest: int, who: int, rank: int) -> Rank:
    owner, huts = owner_of(who), huts_of(contest, rank)
    if contest == PATHS:
        return {"owner": owner, "huts": huts, "lowest_tile": LOWEST_TILE - rank % SPECIAL_STEP}
    space = s.path[contest][NEAREST - rank % GOD_STEP]
    return {"owner": owner, "huts": huts, "nearest": PLACES[space]}


def view_prize(contest: int, there: list[tuple[int, int]], points: int) -> Prize:
    """A prize for the first of those who are there, and what put them before the others."""
    if not there:
        return {"points": points, "owner": None, "by": None}
    rank, who = there[0]
    next_rank = there[1][0] if len(there) > 1 else 0
    return {"points": points, "owner": owner_of(who), "by": decided(contest, rank, next_rank)}


def decided(contest: int, rank: int, next_rank: int) -> Reason:
    """What puts a rank before the next one: huts, god, nearest or tile."""
    if huts_of(contest, rank) > huts_of(contest, next_rank):
        return "huts"
    if contest == PATHS:
        return "tile"
    return "god" if rank & GOD_STEP else "nearest"


def view_hand(s: Mangrovia, p: int) -> Hand:
    return {
        "values": cards_of(Pool.CARD, s.hand[Pool.CARD][p]),
        "start": starts_of(s, p),
        "landscapes": cards_of(Pool.LAND, s.hand[Pool.LAND][p]),
        "amulets": cards_of(Pool.AMULET, s.hand[Pool.AMULET][p]),
        "prices": {"cards": view_prices(s, p, 0), "amulets": view_prices(s, p, 1)},
    }


def view_prices(s: Mangrovia, p: int, pay: int) -> list[Price]:
    spaces = zip(s.price, s.owner, s.pay, strict=True)
    asked = {price for price, owner, how in spaces if owner == FREE and how == pay}
    sums = payable_sums(s, p, pay)
    return [{"price": price, "exact": bool(sums >> price & 1)} for price in sorted(asked)]


def view_seat(s: Mangrovia, p: int) -> Seat:
    return {
        "huts": s.supply[p],
        "track": s.track[p],
        "printed": s.printed[p],
        "start": starts_of(s, p),
        "values": s.held[Pool.CARD][p],
        "landscapes": s.held[Pool.LAND][p],
        "amulets": s.held[Pool.AMULET][p],
        "known_values": cards_of(Pool.CARD, s.known[Pool.CARD][p]),
        "known_landscapes": cards_of(Pool.LAND, s.known[Pool.LAND][p]),
        "known_amulets": cards_of(Pool.AMULET, s.known[Pool.AMULET][p]),
        "helpers": helpers_of(s, p),
        "gods": gods_of(s, p),
    }
