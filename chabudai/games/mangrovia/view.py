"""What a seat sees of Mangrovia: as data for faces, and as a picture in plain characters."""

from collections.abc import Sequence
from typing import Any

from chabudai.games.mangrovia.board import AREAS, LANDSCAPES, PATH_LENGTH, PATH_NAMES, PLACES
from chabudai.games.mangrovia.building import can_double
from chabudai.games.mangrovia.rules import offer
from chabudai.games.mangrovia.scoring import (
    NOBODY_THERE,
    lowest_special,
    path_huts,
    path_nearest,
    places,
    rank_of,
    special_huts,
    stone_points,
)
from chabudai.games.mangrovia.spec import (
    ACTING,
    AMULET,
    CARD,
    FREE,
    KINDS,
    LAND,
    LOWEST,
    LOWEST_SPECIAL,
    LOWEST_START,
    NEUTRAL,
    NO_SPACE,
    PATHS,
    PAYING,
    PHASES,
    PIERS,
    PUTTING_BACK,
    SITES,
    SPACES,
    SPECIAL,
    SPECIAL_FIRST,
    SPECIAL_SECOND,
    SPECIALS,
    STARTS,
    STONE,
    Mangrovia,
)

SITE_NAMES = tuple(f"{n}/{PIERS + 1 - n}" for n in range(1, SITES + 1))
STONE_NAMES = ("none", *PATH_NAMES, "3", "2", "any")
PART_NAMES = ("open", "deck", "amulets", "hut", "double", "birds")  # by bit


def lands_of(bits: int) -> list[str]:
    return [land for i, land in enumerate(LANDSCAPES) if bits >> i & 1]


def cards_of(pool: int, counts: Sequence[int]) -> list[Any]:
    """A hand kept as counts, as a sorted list: values, or the names of landscapes."""
    kinds = [kind for kind in range(KINDS) for _ in range(counts[kind])]
    return [LANDSCAPES[k] if pool == LAND else k + LOWEST[pool] for k in kinds]


def starts_of(s: Mangrovia, p: int) -> list[int]:
    return [k + LOWEST_START for k in range(STARTS) for _ in range(s.start_card[p][k])]


def helpers_of(s: Mangrovia, p: int) -> list[str]:
    return [name for k, name in enumerate(STONE_NAMES[-3:]) for _ in range(s.helper[p][k])]


def gods_of(s: Mangrovia, p: int) -> list[str]:
    return [name for k, name in enumerate(PATH_NAMES) if s.god[k] == p]


def owner_of(who: int) -> int | str | None:
    if who == NEUTRAL:
        return "neutral"
    return who if who >= 0 else None


def offered(s: Mangrovia) -> list[str]:
    """What the part that is due allows."""
    bits = offer(s) if s.phase == ACTING else 0
    return [name for i, name in enumerate(PART_NAMES) if bits >> i & 1]


def view(s: Mangrovia, seat: int) -> dict[str, Any]:
    return {
        "round": s.rounds,
        "last_round": bool(s.last),
        "phase": PHASES[s.phase],
        "first": s.first,
        "birds": lands_of(s.birds),
        "sites": {name: owner_of(s.site[i]) for i, name in enumerate(SITE_NAMES)},
        "pier": s.pier or None,
        "part": s.part,
        "offered": offered(s),
        "building": view_building(s),
        "putting_back": view_fresh(s, seat),
        "rows": {"value": cards_of(CARD, s.row[0]), "landscape": cards_of(LAND, s.row[1])},
        "decks": {"value": s.left[CARD], "landscape": s.left[LAND], "bag": s.left[AMULET]},
        "discards": {
            "value": cards_of(CARD, s.spent[CARD]),
            "landscape": cards_of(LAND, s.spent[LAND]),
            "amulets": cards_of(AMULET, s.spent[AMULET]),
        },
        "store": s.store,
        "next_special": LOWEST_SPECIAL + s.specials if s.specials < SPECIALS else None,
        "spaces": {PLACES[x]: view_space(s, x) for x in range(SPACES) if s.owner[x] != NO_SPACE},
        "paths": [view_path(s, k) for k in range(PATHS)],
        "special": view_contest(s, PATHS, SPECIAL_FIRST, SPECIAL_SECOND),
        "stone": {"huts": area_huts(s, STONE), "points": [stone_points(s, p) for p in seats(s)]},
        "hand": None if seat < 0 else view_hand(s, seat),
        "seats": [view_seat(s, p) for p in seats(s)],
    }


def seats(s: Mangrovia) -> range:
    return range(s.players)


def area_huts(s: Mangrovia, area: int) -> int:
    return sum(1 for x in range(SPACES) if s.area[x] == area and s.owner[x] >= 0)


def view_building(s: Mangrovia) -> dict[str, Any] | None:
    if s.phase != PAYING:
        return None
    return {
        "space": PLACES[s.space],
        "double": bool(s.twice),
        "due": s.due,
        "pay": ("cards", "amulets")[s.pay[s.space]],
        "landscapes_due": s.due_lands,
    }


def view_fresh(s: Mangrovia, seat: int) -> dict[str, Any] | None:
    if s.phase != PUTTING_BACK:
        return None
    return {"drawn": s.drawn, "amulets": cards_of(AMULET, s.fresh) if seat == s.seat else None}


def view_space(s: Mangrovia, x: int) -> dict[str, Any]:
    tile: Any = None
    if s.tile[x]:
        tile = s.tile[x] if s.area[x] == SPECIAL else STONE_NAMES[s.tile[x]]
    return {
        "landscapes": lands_of(s.lands[x]),
        "price": s.price[x],
        "pay": ("cards", "amulets")[s.pay[x]],
        "points": s.points[x],
        "area": AREAS[s.area[x]],
        "double": can_double(s, x),
        "owner": owner_of(s.owner[x]),
        "huts": s.huts[x],
        "tile": tile,
    }


def view_path(s: Mangrovia, path: int) -> dict[str, Any]:
    spaces = [PLACES[x] for x in s.path[path] if x >= 0]
    god = s.god[path]
    return {
        "name": PATH_NAMES[path],
        "spaces": spaces,
        "god": owner_of(god),
        **view_contest(s, path, s.prize[path][0], s.prize[path][1]),
    }


def view_contest(s: Mangrovia, contest: int, first: int, second: int) -> dict[str, Any]:
    """Who would take a path or the special area now, and by what."""
    best, next_best = (-1 if who == NOBODY_THERE else who for who in divmod(places(s, contest), 8))
    return {
        "ranking": ranking(s, contest),
        "first": {"points": first, "owner": owner_of(best), "by": decided(s, contest, best, -1)},
        "second": {
            "points": second,
            "owner": owner_of(next_best),
            "by": decided(s, contest, next_best, best),
        },
    }


def ranking(s: Mangrovia, contest: int) -> list[dict[str, Any]]:
    everybody = sorted(range(NEUTRAL + 1), key=lambda who: -rank_of(s, contest, who))
    return [view_rank(s, contest, who) for who in everybody if rank_of(s, contest, who) > 0]


def view_rank(s: Mangrovia, contest: int, who: int) -> dict[str, Any]:
    if contest == PATHS:
        huts, lowest = special_huts(s, who), lowest_special(s, who)
        return {"owner": owner_of(who), "huts": huts, "lowest_tile": lowest}
    nearest = path_nearest(s, contest, who)
    return {
        "owner": owner_of(who),
        "huts": path_huts(s, contest, who),
        "nearest": PLACES[s.path[contest][nearest]] if nearest < PATH_LENGTH else None,
    }


def decided(s: Mangrovia, contest: int, who: int, ahead: int) -> str | None:
    """What put somebody before all that follow: huts, god, nearest or tile."""
    if who < 0:
        return None
    rivals = [q for q in range(NEUTRAL + 1) if q not in (who, ahead)]
    if contest == PATHS:
        tied = any(special_huts(s, q) == special_huts(s, who) for q in rivals)
        return "tile" if tied else "huts"
    if all(path_huts(s, contest, q) < path_huts(s, contest, who) for q in rivals):
        return "huts"
    return "god" if s.god[contest] == who else "nearest"


def view_hand(s: Mangrovia, p: int) -> dict[str, Any]:
    return {
        "values": cards_of(CARD, s.hand[CARD][p]),
        "start": starts_of(s, p),
        "landscapes": cards_of(LAND, s.hand[LAND][p]),
        "amulets": cards_of(AMULET, s.hand[AMULET][p]),
    }


def view_seat(s: Mangrovia, p: int) -> dict[str, Any]:
    return {
        "huts": s.supply[p],
        "track": s.track[p],
        "printed": s.printed[p],
        "start": starts_of(s, p),
        "values": s.held[CARD][p],
        "landscapes": s.held[LAND][p],
        "amulets": s.held[AMULET][p],
        "known_values": cards_of(CARD, s.known[CARD][p]),
        "known_landscapes": cards_of(LAND, s.known[LAND][p]),
        "known_amulets": cards_of(AMULET, s.known[AMULET][p]),
        "helpers": helpers_of(s, p),
        "gods": gods_of(s, p),
    }


# A picture


def picture(s: Mangrovia, seat: int) -> str:
    """The board by rows, then the archipelago, the rows of cards and a line for every seat."""
    lines = [head(s), "      " + "".join(f"{c:<8}" for c in "abcdefg")]
    for row in range(7):
        lines.append(f"   {row + 1}  " + "".join(cell(s, 7 * row + c) for c in range(7)).rstrip())
    lines.append("isle  " + "".join(cell(s, 49 + i) for i in range(8)).rstrip())
    bowls = "  ".join(f"{name} {sign_of(s.site[i])}" for i, name in enumerate(SITE_NAMES))
    lines.append(f"bowls {bowls}")
    rows = [*cards_of(CARD, s.row[0]), *cards_of(LAND, s.row[1])]
    lines.append(
        f"open  {' '.join(str(card) for card in rows)}   decks {s.left[CARD]} and {s.left[LAND]}"
        f"   bag {s.left[AMULET]}   store {s.store}"
    )
    return "\n".join([*lines, *(picture_seat(s, p, seat) for p in seats(s))])


def head(s: Mangrovia) -> str:
    where = f"pier {s.pier}, part {s.part + 1}" if s.pier else PHASES[s.phase]
    return f"round {s.rounds}   {where}   birds {' '.join(lands_of(s.birds))}   first {s.first}"


def sign_of(who: int) -> str:
    if who == NEUTRAL:
        return "n"
    return str(who) if who >= 0 else "-"


def cell(s: Mangrovia, x: int) -> str:
    """A space: landscapes, price (a: in amulets), points, area; or whose hut stands there."""
    if s.owner[x] == NO_SPACE:
        return " " * 8
    area = "•●◆○"[s.area[x]]
    if s.owner[x] != FREE:
        return f"{area}[{sign_of(s.owner[x]) * s.huts[x]}]".ljust(8)
    lands = "".join(land[0] for land in lands_of(s.lands[x]))
    points = f"+{s.points[x]}" if s.points[x] else ""
    return f"{area}{lands}{s.price[x]}{'a' if s.pay[x] else ''}{points}".ljust(8)


def picture_seat(s: Mangrovia, p: int, viewer: int) -> str:
    sign = "▶" if p == s.seat else " "
    words = [f"s{v}" for v in starts_of(s, p)]
    for pool in range(3):
        shown = cards_of(pool, s.hand[pool][p] if p == viewer else s.known[pool][p])
        names = [f"a{c}" if pool == AMULET else str(c) for c in shown]
        words += names + ["a?" if pool == AMULET else "?v?l"[2 * pool :][:2]] * (
            s.held[pool][p] - len(shown)
        )
    words += [f"<{name}>" for name in (*helpers_of(s, p), *gods_of(s, p))]
    return f"{sign} seat {p}  huts {s.supply[p]}  points {s.printed[p]}  {' '.join(words)}"
