"""Setting up a game of Mangrovia (MG-1 to MG-8), and beginning a round."""

from chabudai.games.mangrovia.board import PATH_LENGTH
from chabudai.games.mangrovia.rules.building import lay_special
from chabudai.games.mangrovia.rules.pools import off_deck, receive
from chabudai.games.mangrovia.spec import (
    BOARD,
    BOARD_PATHS,
    COPIES,
    DEALT,
    FREE,
    GREY,
    HUTS,
    KINDS,
    NEUTRAL,
    NO_SPACE,
    PATHS,
    PER_PATH,
    PER_SPACE,
    POOLS,
    SITES,
    SPACES,
    START_PAIRS,
    STONE_COPIES,
    STONE_KINDS,
    STORE,
    Area,
    Event,
    Mangrovia,
    Phase,
    Pool,
)
from chabudai.kernel.chance import draw, emit, total_of, zeros
from chabudai.kernel.state import Numbers


def lay_board(s: Mangrovia, setup: Numbers) -> None:
    """MG-5: the tables of the board that was chosen."""
    for space in range(SPACES):
        at = BOARD + PER_SPACE * space
        s.lands[space] = setup[at]
        s.price[space] = setup[at + 1]
        s.pay[space] = setup[at + 2]
        s.points[space] = setup[at + 3]
        s.area[space] = setup[at + 4]
        s.owner[space] = FREE if s.price[space] > 0 else NO_SPACE
    for path in range(PATHS):
        at = BOARD_PATHS + PER_PATH * path
        s.prize[path][0] = setup[at]
        s.prize[path][1] = setup[at + 1]
        for i in range(PATH_LENGTH):
            s.path[path][i] = setup[at + 2 + i]
        s.god[path] = -1


def fill_pools(s: Mangrovia) -> None:
    """MG-2, MG-3"""
    for pool in range(POOLS):
        for kind in range(KINDS):
            s.deck[pool][kind] = COPIES[pool][kind]
            s.left[pool] += COPIES[pool][kind]
    s.store = STORE


def equip(s: Mangrovia, p: int, place: int) -> None:
    """MG-1, MG-6, MG-8: huts, two landscape cards and the start cards of a place at the table."""
    s.supply[p] = HUTS[s.players]
    for _ in range(DEALT):
        receive(s, Pool.LAND, p, off_deck(s, Pool.LAND, p))
    for i in range(2):
        s.start_card[p][START_PAIRS[place][i]] = 1


def place_neutral(s: Mangrovia, setup: Numbers) -> None:
    """MG-7: neutral huts on grey spaces with 2 and 3 players, on white ones too with 2."""
    for space in range(SPACES):
        mark = setup[BOARD + PER_SPACE * space + 5]
        if mark > 0 and (s.players == 2 or (s.players == 3 and mark == GREY)):
            s.owner[space] = NEUTRAL
            s.huts[space] = 1
            if s.area[space] == Area.SPECIAL:
                lay_special(s, space)


def lay_stones(s: Mangrovia, form: int) -> None:
    """MG-30: random tiles on the stone spaces that are free."""
    if form == 0:
        return
    tiles = zeros(STONE_KINDS)
    for kind in range(STONE_KINDS):
        tiles[kind] = STONE_COPIES[form][kind]
    for space in range(SPACES):
        if s.area[space] == Area.STONE and s.owner[space] == FREE:
            s.tile[space] = 1 + draw(s, tiles, total_of(tiles))
            emit(s, Event.STONE_LAID, -1, space, s.tile[space])


def begin_round(s: Mangrovia) -> None:
    s.rounds += 1
    s.placed = 0
    s.pier = 0
    s.part = 0
    s.settled = 0
    for site in range(SITES):
        s.site[site] = FREE
    if s.players == 2:
        s.site[SITES - 1] = NEUTRAL  # MG-7: a neutral bowl blocks 6/7
    s.phase = Phase.PLACING
    s.seat = s.first
    emit(s, Event.ROUND_BEGAN, s.seat, s.rounds)
