"""Mangrovia's table in plain characters, and its moves as sentences."""

from typing import Any

from chabudai.games.mangrovia.board import LANDSCAPES, PLACES
from chabudai.games.mangrovia.spec import (
    FREE,
    KINDS,
    LOWEST,
    LOWEST_SPECIAL,
    LOWEST_START,
    NEUTRAL,
    NO_SPACE,
    PAIRS,
    PHASES,
    SPECIALS,
    STARTS,
    Area,
    Mangrovia,
    Move,
    Pool,
)
from chabudai.games.mangrovia.view.data import (
    SITE_NAMES,
    STONE_NAMES,
    cards_of,
    gods_of,
    helpers_of,
    lands_of,
    seats,
    starts_of,
)
from chabudai.kernel.game import phase_id
from chabudai.kernel.words import say

COLUMNS, ROWS, ISLES = "abcdefg", 7, 8
NARROW = 8  # characters of a space
AREA_SIGNS = "•●◆○"  # open land, stone, special, amulets
HIDDEN = {Pool.CARD: "?v", Pool.LAND: "?l", Pool.AMULET: "a?"}


def picture(s: Mangrovia, seat: int, language: str = "en") -> str:
    """The board by rows, then the archipelago, the rows of cards and a line for every seat."""
    letters = land_letters(language)
    grid = [[cell(s, ROWS * row + c, letters) for c in range(ROWS)] for row in range(ROWS)]
    width = max(NARROW, 1 + max(len(space) for row in grid for space in row))
    isles = [cell(s, ROWS * ROWS + i, letters).ljust(NARROW) for i in range(ISLES)]
    names = [say(language, f"mangrovia-picture-{name}") for name in ("isle", "bowls", "open")]
    margin = max(len(name) for name in names) + 2
    lines = [head(s, language), " " * margin + "".join(c.ljust(width) for c in COLUMNS).rstrip()]
    for number, row in enumerate(grid, 1):
        spaces = "".join(space.ljust(width) for space in row)
        lines.append(f"{number:>{margin - 2}}  {spaces}".rstrip())
    bowls = "  ".join(f"{name} {sign_of(s.site[i])}" for i, name in enumerate(SITE_NAMES))
    for name, rest in zip(names, ("".join(isles), bowls, market(s, language)), strict=True):
        lines.append(name.ljust(margin) + rest.rstrip())
    return "\n".join([*lines, *(picture_seat(s, p, seat, language) for p in seats(s))])


def head(s: Mangrovia, language: str) -> str:
    where = say(language, phase_id("mangrovia", PHASES[s.phase]))
    if s.pier:
        words = {"pier": s.pier, "part": s.part + 1, "what": where}
        where = say(language, "mangrovia-picture-pier", words)
    birds = " ".join(land_word(land, language) for land in lands_of(s.birds))
    words = {"round": s.rounds, "where": where, "birds": birds, "seat": s.first}
    return say(language, "mangrovia-picture-head", words)


def market(s: Mangrovia, language: str) -> str:
    """What lies open, what is left, and the next special tile."""
    lands = [land_word(land, language) for land in cards_of(Pool.LAND, s.row[1])]
    words: dict[str, Any] = {
        "cards": " ".join([*map(str, cards_of(Pool.CARD, s.row[0])), *lands]),
        "values": s.left[Pool.CARD],
        "lands": s.left[Pool.LAND],
        "bag": s.left[Pool.AMULET],
        "store": s.store,
        "tile": f"{{{LOWEST_SPECIAL + s.specials}}}" if s.specials < SPECIALS else "–",
    }
    return say(language, "mangrovia-picture-market", words)


def land_word(land: str, language: str) -> str:
    return say(language, f"mangrovia-land-{land}")


def land_letters(language: str) -> dict[str, str]:
    """The landscapes' first letters, by which a space names what it costs."""
    return {land: land_word(land, language)[0] for land in LANDSCAPES}


def sign_of(who: int) -> str:
    """A player's number, from 1."""
    if who == NEUTRAL:
        return "n"
    return str(who + 1) if who >= 0 else "-"


def cell(s: Mangrovia, x: int, letters: dict[str, str]) -> str:
    """A space with its tile: landscapes, price (a: in amulets), points; or whose hut is there."""
    if s.owner[x] == NO_SPACE:
        return ""
    area, tile = AREA_SIGNS[s.area[x]], tile_sign(s, x)
    if s.owner[x] != FREE:
        return f"{area}[{sign_of(s.owner[x]) * s.huts[x]}]{tile}"
    lands = "".join(letters[land] for land in lands_of(s.lands[x]))
    points = f"+{s.points[x]}" if s.points[x] else ""
    return f"{area}{lands}{s.price[x]}{'a' if s.pay[x] else ''}{points}{tile}"


def tile_sign(s: Mangrovia, x: int) -> str:
    """The tile of a space: of a god, of a helper, or the special one under a hut."""
    if not s.tile[x]:
        return ""
    name = str(s.tile[x]) if s.area[x] == Area.SPECIAL else STONE_NAMES[s.tile[x]]
    return f"{{{short(name)}}}"


def short(name: str) -> str:
    return "*" if name == "any" else name


def picture_seat(s: Mangrovia, p: int, viewer: int, language: str) -> str:
    cards = [f"s{v}" for v in starts_of(s, p)]
    for pool in (Pool.CARD, Pool.LAND, Pool.AMULET):
        shown = cards_of(pool, s.hand[pool][p] if p == viewer else s.known[pool][p])
        cards += [card_word(pool, card, language) for card in shown]
        cards += [HIDDEN[pool]] * (s.held[pool][p] - len(shown))
    cards += [f"{{{short(name)}}}" for name in (*helpers_of(s, p), *gods_of(s, p))]
    words = {"seat": p, "huts": s.supply[p], "points": s.printed[p], "cards": " ".join(cards)}
    return f"{'▶' if p == s.seat else ' '} {say(language, 'mangrovia-picture-seat', words)}"


def card_word(pool: int, card: int | str, language: str) -> str:
    if pool == Pool.LAND:
        return land_word(str(card), language)
    return f"a{card}" if pool == Pool.AMULET else str(card)


def legend(language: str) -> str:
    pairs = [f"{sign} {land_word(land, language)}" for land, sign in land_letters(language).items()]
    letter = land_letters(language)["mangrove"]
    return say(language, "mangrovia-legend", {"lands": ", ".join(pairs), "letter": letter})


# Moves


def move_message(move: int) -> tuple[str, dict[str, Any]]:
    """A move as a message with its arguments."""
    name, args = move_parts(move)
    return f"mangrovia-web-move-{name}", args


def move_parts(move: int) -> tuple[str, dict[str, Any]]:
    if move >= Move.PERCH:
        return "birds", {"birds": [land_id(k) for k in lands_of(PAIRS[move - Move.PERCH])]}
    if move >= Move.PUT_BACK:
        return "put-back", {"amulet": move - Move.PUT_BACK + LOWEST[Pool.AMULET]}
    if move >= Move.SPEND:
        return paying_parts(move)
    if move >= Move.BUILD_DOUBLE:
        return "double", {"space": PLACES[move - Move.BUILD_DOUBLE]}
    if move >= Move.BUILD:
        return "build", {"space": PLACES[move - Move.BUILD]}
    plain = {Move.COLLECT: "amulets", Move.SKIP: "skip", Move.FROM_DECK: "draw-value"}
    if move in plain or move == Move.FROM_DECK + 1:
        return plain.get(move, "draw-landscape"), {}
    if move >= Move.TAKE + KINDS:
        return "take-land", {"land": land_id(LANDSCAPES[move - Move.TAKE - KINDS])}
    if move >= Move.TAKE:
        return "take", {"card": move - Move.TAKE + LOWEST[Pool.CARD]}
    return "bowl", {"site": SITE_NAMES[move - Move.SITE]}


def paying_parts(move: int) -> tuple[str, dict[str, Any]]:
    """How a payment is said: by cards, start cards and a helper, by amulets, by landscapes."""
    if move >= Move.SPEND_LAND:
        land = move - Move.SPEND_LAND
        if land < len(LANDSCAPES):
            return "pay-land", {"land": land_id(LANDSCAPES[land])}
        return "pay-tile", {"tile": "=mangrovia-tile-any"}
    if move >= Move.SPEND_AMULET:
        amulet = move - Move.SPEND_AMULET
        if amulet < KINDS:
            return "pay-amulet", {"amulet": amulet + LOWEST[Pool.AMULET]}
        return "pay-tile", {"tile": "=mangrovia-tile-2"}
    card = move - Move.SPEND
    if card < KINDS:
        return "pay", {"card": card + LOWEST[Pool.CARD]}
    if card < KINDS + STARTS:
        return "pay-start", {"card": card - KINDS + LOWEST_START}
    return "pay-tile", {"tile": "=mangrovia-tile-3"}


def land_id(land: str) -> str:
    return f"=mangrovia-land-{land}"
