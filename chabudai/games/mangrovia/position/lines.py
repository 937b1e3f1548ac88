"""Mangrovia positions as named lines, and the checks that make a written one safe to play.

Decks, bag, supplies, the amulet track and printed points are what follows from the rest.
"""

from collections.abc import Sequence

from chabudai.games.mangrovia.board import LANDSCAPES, PATH_NAMES, PLACES
from chabudai.games.mangrovia.position.memory import read_memory, write_memory
from chabudai.games.mangrovia.position.phase import check_end, read_phase, wrong
from chabudai.games.mangrovia.rules.building import can_double
from chabudai.games.mangrovia.rules.opening import lay_board, place_neutral
from chabudai.games.mangrovia.spec import (
    BOWLS,
    COPIES,
    FREE,
    GOD,
    HUTS,
    KINDS,
    KINDS_OF,
    LAST_ROUND,
    LOWEST,
    LOWEST_SPECIAL,
    LOWEST_START,
    NEUTRAL,
    NO_SPACE,
    NO_STONE,
    ONE,
    PAIRS,
    PATHS,
    PHASES,
    POOLS,
    ROW,
    SITES,
    SPACES,
    SPECIALS,
    START_PAIRS,
    STARTS,
    STONE_COPIES,
    STONE_KINDS,
    STORE,
    THREE,
    Area,
    Mangrovia,
    Offer,
    Phase,
    Pool,
)
from chabudai.games.mangrovia.view import (
    STONE_NAMES,
    cards_of,
    gods_of,
    helpers_of,
    lands_of,
    starts_of,
)
from chabudai.kernel.text import Lines

Pairs = list[tuple[str, str]]
POOL_NAMES = ("cards", "lands", "amulets")


# Writing


def write(s: Mangrovia) -> Pairs:
    pairs = [
        ("round", str(s.rounds)),
        ("first", str(s.first)),
        ("birds", " ".join(lands_of(s.birds))),
        ("sites", " ".join(owner_word(who) for who in s.site)),
        ("phase", PHASES[s.phase]),
    ]
    if s.pier:
        pairs += [("pier", str(s.pier)), ("part", str(s.part + 1))]
    if s.settled:
        pairs.append(("settled", "open" if s.settled == Offer.OPEN else "deck"))
    if s.phase == Phase.PAYING:
        words = [PLACES[s.space], "double" if s.twice else "single", str(s.due), str(s.due_lands)]
        pairs.append(("building", " ".join(words)))
    if s.drawn:
        pairs.append(("fresh", spaced(cards_of(Pool.AMULET, s.fresh))))
    pairs += write_table(s)
    for p in range(s.players):
        pairs += write_seat(s, p)
    return pairs + write_memory(s, POOL_NAMES)


def write_table(s: Mangrovia) -> Pairs:
    pairs = [("row cards", spaced(cards_of(Pool.CARD, s.row[0])))]
    pairs.append(("row lands", spaced(cards_of(Pool.LAND, s.row[1]))))
    for pool in range(POOLS):
        if any(s.spent[pool]):
            pairs.append((f"spent {POOL_NAMES[pool]}", spaced(cards_of(pool, s.spent[pool]))))
    pairs.append(("store", str(s.store)))
    stones = [x for x in range(SPACES) if s.area[x] == Area.STONE and s.tile[x] != NO_STONE]
    if stones:
        words = [f"{PLACES[x]}={STONE_NAMES[s.tile[x]]}" for x in stones]
        pairs.append(("stones", spaced(words)))
    if s.players < 4:
        pairs.append(("huts neutral", huts_words(s, NEUTRAL)))
    return pairs


def write_seat(s: Mangrovia, p: int) -> Pairs:
    pairs = [(f"huts {p}", huts_words(s, p)), (f"start {p}", spaced(starts_of(s, p)))]
    for pool in range(POOLS):
        name = f"{POOL_NAMES[pool]} {p}"
        pairs.append((name, spaced(cards_of(pool, s.hand[pool][p]))))
        if any(s.known[pool][p]):
            pairs.append((f"known {name}", spaced(cards_of(pool, s.known[pool][p]))))
    if helpers_of(s, p):
        pairs.append((f"helpers {p}", spaced(helpers_of(s, p))))
    if gods_of(s, p):
        pairs.append((f"gods {p}", spaced(gods_of(s, p))))
    return [pair for pair in pairs if pair[1]]


def huts_words(s: Mangrovia, who: int) -> str:
    return spaced([hut_word(s, x) for x in range(SPACES) if s.owner[x] == who])


def hut_word(s: Mangrovia, x: int) -> str:
    """b3, a double hut b3x2, or with the special tile beneath it a5=2."""
    if s.area[x] == Area.SPECIAL:
        return f"{PLACES[x]}={s.tile[x]}"
    return PLACES[x] + ("x2" if s.huts[x] == 2 else "")


def owner_word(who: int) -> str:
    if who == NEUTRAL:
        return "n"
    return str(who) if who >= 0 else "-"


def spaced(words: Sequence[object]) -> str:
    return " ".join(str(word) for word in words)


# Reading


def read(s: Mangrovia, setup: Sequence[int], lines: Lines) -> None:
    """Fill a blank state; every line has a default but those that the phase needs."""
    s.players = setup[0]
    lay_board(s, list(setup))
    read_round(s, lines)
    read_huts(s, setup, lines)
    read_stones(s, setup[1], lines)
    s.store = lines.number("store", 0, STORE, default=STORE)
    for pool in range(POOLS):
        deal_rest(s, pool, lines)
    for p in range(s.players):
        read_seat(s, p, lines)
    check_starts(s)
    read_pools(s, lines)
    read_phase(s, lines)
    check_end(s)
    read_memory(s, lines, POOL_NAMES)


def read_round(s: Mangrovia, lines: Lines) -> None:
    s.rounds = lines.number("round", 1, LAST_ROUND, default=1)
    s.first = lines.number("first", 0, s.players - 1, default=0)
    birds = read_cards(Pool.LAND, lines, "birds", "water mangrove")
    s.birds = sum(1 << land for land in range(KINDS) if birds[land])
    if s.birds not in PAIRS or sum(birds) != 2:
        raise wrong("birds", "MG-6", "birds")
    s.site = read_sites(s, lines)
    s.placed = sum(1 for who in s.site if 0 <= who < NEUTRAL)


def read_sites(s: Mangrovia, lines: Lines) -> list[int]:
    blocked = s.players == 2
    words = lines.text("sites", "- - - - - " + ("n" if blocked else "-")).split()
    names = ["-", *(str(p) for p in range(s.players)), "n"]
    if len(words) != SITES or (words[-1] == "n") != blocked or "n" in words[:-1]:
        raise wrong("sites", "MG-7", "sites", count=SITES)
    found = [lines.named("sites", word, names) - 1 for word in words]
    found = [NEUTRAL if who == s.players else who for who in found]
    for p in range(s.players):
        if found.count(p) > BOWLS[s.players]:
            raise wrong("bowls", "MG-1", "sites", seat=p, most=BOWLS[s.players])
    return found


def read_cards(pool: int, lines: Lines, name: str, default: str = "") -> list[int]:
    """A line of values or landscapes as counts by kind."""
    counts = [0] * KINDS
    for word in lines.text(name, default).split():
        if pool == Pool.LAND:
            counts[lines.named(name, word, LANDSCAPES)] += 1
        else:
            low = LOWEST[pool]
            counts[lines.whole(name, word, low, low + KINDS - 1) - low] += 1
    return counts


def read_huts(s: Mangrovia, setup: Sequence[int], lines: Lines) -> None:
    """MG-7, MG-16: who stands where; what follows from it is counted."""
    if "huts neutral" in lines.pairs:
        read_owner(s, NEUTRAL, "huts neutral", lines)
    else:
        place_neutral(s, list(setup))
    for p in range(s.players):
        read_owner(s, p, f"huts {p}", lines)
        own = [x for x in range(SPACES) if s.owner[x] == p]
        s.supply[p] = HUTS[s.players] - sum(s.huts[x] for x in own)
        if s.supply[p] < 0:
            raise wrong("huts", "MG-1", f"huts {p}", most=HUTS[s.players])
        s.printed[p] = sum(s.points[x] * s.huts[x] for x in own)
        s.track[p] = sum(1 for x in own if s.area[x] == Area.ISLAND)
    s.last = 1 if 0 in s.supply[: s.players] else 0
    tiles = sorted(s.tile[x] for x in range(SPACES) if s.area[x] == Area.SPECIAL and s.tile[x])
    s.specials = len(tiles)
    if tiles != [LOWEST_SPECIAL + i for i in range(len(tiles))] or len(tiles) > SPECIALS:
        raise wrong("tiles", "MG-16", "huts")


def read_owner(s: Mangrovia, who: int, name: str, lines: Lines) -> None:
    for word in lines.text(name, "").split():
        place, times, count = word.partition("x")
        place, equals, tile = place.partition("=")
        x = PLACES.index(place) if place in PLACES else -1
        if x < 0 or s.owner[x] == NO_SPACE:
            raise wrong("space", "MG-5", name, space=place[:10])
        if s.owner[x] != FREE:
            raise wrong("taken", "MG-15", name, space=place)
        s.owner[x], s.huts[x] = who, 1
        if bool(equals) != (s.area[x] == Area.SPECIAL):
            raise wrong("tile", "MG-16", name, space=place)
        if equals:
            top = LOWEST_SPECIAL + SPECIALS - 1
            s.tile[x] = lines.whole(name, tile, LOWEST_SPECIAL, top)
        if times:
            if count != "2" or not can_double(s, x) or who == NEUTRAL:
                raise wrong("double", "MG-17", name, space=place)
            s.huts[x] = 2


def read_stones(s: Mangrovia, form: int, lines: Lines) -> None:
    """MG-30: tiles on free stone spaces; tiles taken come with the seats."""
    for word in lines.text("stones", "").split():
        place, _, tile = word.partition("=")
        x = PLACES.index(place) if place in PLACES else -1
        if x < 0 or s.area[x] != Area.STONE or s.owner[x] != FREE or s.tile[x]:
            raise wrong("stone", "MG-30", "stones", space=place[:10])
        s.tile[x] = lines.named("stones", tile, STONE_NAMES[1:]) + 1
    for p in range(s.players):
        for name in lines.text(f"helpers {p}", "").split():
            s.helper[p][lines.named(f"helpers {p}", name, STONE_NAMES[THREE:])] += 1
        for name in lines.text(f"gods {p}", "").split():
            path = lines.named(f"gods {p}", name, PATH_NAMES)
            if s.god[path] >= 0:
                raise wrong("god", "MG-4", f"gods {p}", tile=name)
            s.god[path] = p
    check_stones(s, form)


def check_stones(s: Mangrovia, form: int) -> None:
    """MG-4, MG-30: no more tiles of a kind than the box has for this form of the variant."""
    lying = [s.tile[x] - 1 for x in range(SPACES) if s.area[x] == Area.STONE and s.tile[x]]
    for kind in range(STONE_KINDS):
        count = lying.count(kind)
        if kind < PATHS:
            count += 1 if s.god[kind] >= 0 else 0
        else:
            count += sum(s.helper[p][kind - PATHS] for p in range(s.players))
        if count > STONE_COPIES[form][kind]:
            name = STONE_NAMES[kind + GOD]
            raise wrong("stones", "MG-30", "stones", tile=name, most=STONE_COPIES[form][kind])


def read_seat(s: Mangrovia, p: int, lines: Lines) -> None:
    for value in lines.numbers(f"start {p}", LOWEST_START, LOWEST_START + STARTS - 1, default=""):
        s.start_card[p][value - LOWEST_START] += 1
    for pool in range(POOLS):
        name = f"{POOL_NAMES[pool]} {p}"
        s.hand[pool][p] = read_cards(pool, lines, name)
        s.held[pool][p] = sum(s.hand[pool][p])
        s.known[pool][p] = read_cards(pool, lines, f"known {name}")
        if any(s.known[pool][p][k] > s.hand[pool][p][k] for k in range(KINDS)):
            raise wrong("known", "MG-19", f"known {name}")


def check_starts(s: Mangrovia) -> None:
    """MG-8: everybody has some of the pair of their place, counted from the first player of all."""
    for first in range(s.players):
        pairs = [START_PAIRS[(p - first) % s.players] for p in range(s.players)]
        if all(
            s.start_card[p][k] <= (1 if k in pairs[p] else 0)
            for p in range(s.players)
            for k in range(STARTS)
        ):
            return
    raise wrong("starts", "MG-8", "start")


def read_pools(s: Mangrovia, lines: Lines) -> None:
    """MG-2, MG-3: deck and bag hold what lies nowhere else."""
    s.fresh = read_cards(Pool.AMULET, lines, "fresh")
    s.drawn = sum(s.fresh)
    for pool in range(POOLS):
        s.spent[pool] = read_cards(pool, lines, f"spent {POOL_NAMES[pool]}")
        if pool != Pool.AMULET:
            s.row[pool] = read_cards(pool, lines, f"row {POOL_NAMES[pool]}")
            if sum(s.row[pool]) > ROW[pool]:
                raise wrong("row", "MG-6", f"row {POOL_NAMES[pool]}", most=ROW[pool])
        for kind in range(KINDS):
            fill_deck(s, pool, kind)
        s.left[pool] = sum(s.deck[pool])


def copies_of(s: Mangrovia, pool: int, kind: int) -> int:
    """MG-2, MG-3: of a kind in the game; 1s that left the store are among them."""
    return COPIES[pool][kind] + (STORE - s.store if (pool, kind) == (Pool.AMULET, ONE) else 0)


def kind_word(pool: int, kind: int) -> str:
    return LANDSCAPES[kind] if pool == Pool.LAND else str(kind + LOWEST[pool])


def deal_rest(s: Mangrovia, pool: int, lines: Lines) -> None:
    name = POOL_NAMES[pool]
    places = [f"row {name}", f"spent {name}", *(f"{name} {p}" for p in range(s.players))]
    copies = {kind_word(pool, k): copies_of(s, pool, k) for k in range(KINDS_OF[pool])}
    lines.deal_rest([*places, "fresh"] if pool == Pool.AMULET else places, copies)


def fill_deck(s: Mangrovia, pool: int, kind: int) -> None:
    copies = copies_of(s, pool, kind)
    seen = s.spent[pool][kind] + sum(s.hand[pool][p][kind] for p in range(s.players))
    seen += s.fresh[kind] if pool == Pool.AMULET else s.row[pool][kind]
    if seen > copies:
        card = kind_word(pool, kind)
        raise wrong("copies", "MG-2", POOL_NAMES[pool], card=card, count=seen, most=copies)
    s.deck[pool][kind] = copies - seen
