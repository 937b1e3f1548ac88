"""Mangrovia: what is in the box, the options, and the state of a game.

A round:

    PLACING (bowls) ──▶ piers 1 … 12, those with a bowl:
        ACTING ──a card, the birds, a skip──▶ next part
          ├──a space──▶ PAYING ──paid──▶ next part
          └──amulets──▶ PUTTING_BACK ──▶ next part
    after pier 12 ──▶ next round, or OVER

Value cards, landscape cards and amulets are three pools of the same make: hands, a deck (the bag
is one), what was spent, and a memory. A pool holds counts by kind, drawn from lazily. The board is
an option, so its tables stand in the state.
"""

from collections.abc import Mapping
from typing import Any

from chabudai.games.mangrovia.board import (
    LANDSCAPES,
    PATH_LENGTH,
    PATH_NAMES,
    PLACES,
    BoardOption,
    flat_board,
)
from chabudai.kernel.options import Choice, Whole
from chabudai.kernel.state import Axis, State, by_seat, i8, i16, u8

SEATS = 5  # MG-1: at most
NEUTRAL = SEATS  # the owner of neutral huts and of the neutral bowl
HUTS = (0, 0, 10, 10, 9, 8)  # MG-1: by players
BOWLS = (0, 0, 2, 2, 1, 1)


# MG-2, MG-3: the pools
class Pool:
    """What is drawn and paid with."""

    CARD, LAND, AMULET = range(3)


POOLS = 3
KINDS = 6  # of a pool at most: value cards 2..7, four landscapes, amulets 1..6
LANDS = len(LANDSCAPES)
COPIES = ((9, 8, 7, 7, 6, 6), (8, 8, 8, 8, 0, 0), (0, 10, 9, 7, 5, 4))  # in deck or bag at first
KINDS_OF = (6, 4, 6)
LOWEST = (2, 0, 1)  # the value of a pool's kind 0
STORE = 5  # MG-3: amulets of value 1 in the store
ONE = 0  # their kind
ROW = (4, 3)  # MG-6: open cards
DEALT = 2  # MG-6: landscape cards each

# MG-2: start cards have the values 3..6; by seat from the first player
STARTS = 4
LOWEST_START = 3
START_PAIRS = ((0, 1), (0, 2), (1, 2), (1, 3), (2, 3))

# MG-5: places for spaces, as `board` lists them
SPACES = len(PLACES)
PATHS = len(PATH_NAMES)
FREE, NO_SPACE = -1, -2  # instead of an owner
PAY_CARDS, PAY_AMULETS = range(2)


class Area:
    """Areas of the board, as in AREAS of board.py."""

    PLAIN, STONE, SPECIAL, ISLAND = range(4)


PER_SPACE = 6  # numbers of a space in the options: lands, price, pay, points, area, neutral mark
PER_PATH = 2 + PATH_LENGTH  # numbers of a path: prizes, spaces
BOARD = 2  # where the board begins in the options
BOARD_PATHS = BOARD + PER_SPACE * SPACES
GREY = 1  # a neutral mark; the other is white

# MG-4: tiles
LOWEST_SPECIAL = 2
SPECIALS = 8
NO_STONE = 0
GOD = 1  # + path
THREE = GOD + PATHS  # the helper that pays 3 as a card
TWO = THREE + 1  # the helper that pays 2 as an amulet
ANY = THREE + 2  # the helper that stands for any landscape card and its bird
HELPERS = 3
STONE_KINDS = PATHS + HELPERS
STONE_FORMS = ("none", "mixed", "gods", "helpers")  # MG-30
STONE_COPIES = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 2),
    (1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 2),
)

# MG-10, MG-11: sites with two piers each, and what a pier offers, part by part
SITES = 6
PIERS = 12


class Offer:
    """What a part of a pier allows, as bits."""

    OPEN, DECK, AMULETS, HUT, DOUBLE, BIRDS = 1, 2, 4, 8, 16, 32


PARTS = 3
OFFERS = (
    (0, 0, 0),
    (Offer.OPEN, Offer.OPEN, Offer.DECK),
    (Offer.AMULETS, 0, 0),
    (Offer.OPEN, 0, 0),
    (Offer.OPEN, Offer.DECK, 0),
    (Offer.OPEN | Offer.DECK, Offer.OPEN | Offer.DECK, 0),
    (Offer.OPEN, Offer.DECK, Offer.DECK),
    (Offer.AMULETS | Offer.DECK, 0, 0),
    (Offer.AMULETS | Offer.HUT, 0, 0),
    (Offer.HUT | Offer.DOUBLE, 0, 0),
    (Offer.HUT, Offer.HUT, 0),
    (Offer.HUT, Offer.DECK, 0),
    (Offer.BIRDS, 0, 0),
)
MOST_AMULETS = 5  # MG-14: drawn at once

# MG-6, MG-11: where the birds sit, as a sum of bits by landscape
PAIRS = (3, 5, 9, 6, 10, 12)
BIRDS_FIRST = 5  # water and mangrove
EVERY_LAND = 15

SPECIAL_FIRST, SPECIAL_SECOND = 12, 6  # MG-24
LAST_ROUND = 60  # MG-27

# What a price can be paid with, by kind of price: value cards 2..7, start cards 3..6 and the
# helper "value 3"; amulets 1..6 and the helper "amulet 2"
MONEY = (11, 7)
WORTH = ((2, 3, 4, 5, 6, 7, 3, 4, 5, 6, 3), (1, 2, 3, 4, 5, 6, 2, 0, 0, 0, 0))
SUMS = (1 << 62) - 1  # sums are bits of one number; no price passes 61
ANY_LAND = LANDS  # the helper among what pays a landscape

OPTIONS = (
    Whole("players", 2, SEATS, 4, "MG-1"),
    Choice("stones", STONE_FORMS, "none", "MG-30"),
    BoardOption("board", "reconstructed", "MG-40"),
)


class Move:
    """The number of a move, or the first of its kind."""

    SITE = 0  # + site
    TAKE = SITE + SITES  # + value kind, or KINDS + landscape
    FROM_DECK = TAKE + KINDS + LANDS  # + CARD or LAND
    COLLECT = FROM_DECK + 2
    SKIP = COLLECT + 1
    BUILD = SKIP + 1  # + space
    BUILD_DOUBLE = BUILD + SPACES  # + space
    SPEND = BUILD_DOUBLE + SPACES  # + what pays a price in cards
    SPEND_AMULET = SPEND + MONEY[PAY_CARDS]  # + what pays a price in amulets
    SPEND_LAND = SPEND_AMULET + MONEY[PAY_AMULETS]  # + landscape or ANY_LAND
    PUT_BACK = SPEND_LAND + LANDS + 1  # + amulet kind
    PERCH = PUT_BACK + KINDS  # + pair of landscapes


MOVES = Move.PERCH + len(PAIRS)


class Phase:
    """What the seat on turn is asked."""

    PLACING, ACTING, PAYING, PUTTING_BACK, OVER = range(5)


PHASES = ("bowls", "act", "pay", "put back", "over")


class Event:
    """What happens."""

    (
        ROUND_BEGAN, BOWL_PLACED, CALLED, TOOK_CARD, TOOK_LAND, DREW_CARD, DREW_LAND,
        TOOK_ONE, DREW_AMULET, GAVE_BACK, BUILDING, PAID_CARD, PAID_START, PAID_LAND,
        PAID_AMULET, PAID_HELPER, BUILT, BUILT_DOUBLE, LAID_SPECIAL, TOOK_STONE, SKIPPED,
        BIRDS_SET, BIRDS_FLEW, TALISMAN, TALISMAN_PASSED, OPENED_CARD, OPENED_LAND, RENEWED,
        LAST_HUT, GAME_ENDED, STONE_LAID,
    ) = range(31)  # fmt: skip


# printed: points of spaces; tiles: special tiles; the rest as it would be scored now
CATEGORIES = ("printed", "tiles", "paths", "stone", "special", "amulets")
SCORE_PARTS = len(CATEGORIES)

# What a memory keeps of a pool: see trail.py
GENERATIONS = 4
TRAIL = 128
UNKNOWN = KINDS  # stands for a kind that somebody else drew or put back
NOBODY = SEATS  # stands for a seat where a card of the deck fills a row
SHOW = 0  # + seat * KINDS + kind
DRAW = SHOW + SEATS * KINDS  # + (seat or NOBODY) * (KINDS + 1) + (kind or UNKNOWN)
RETURN = DRAW + (SEATS + 1) * (KINDS + 1)  # + (seat * 4 + drawn - 2) * (KINDS + 1) + kind
RENEW = RETURN + SEATS * 4 * (KINDS + 1)


# What the dimensions of the state mean
BY_SEAT = by_seat(SEATS)
BY_SITE = Axis("sites", SITES)
BY_KIND = Axis("kinds", KINDS)
BY_SPACE = Axis("spaces", SPACES)
BY_PATH = Axis("paths", PATHS)
BY_STEP = Axis("path length", PATH_LENGTH)
BY_START = Axis("starts", STARTS)
BY_HELPER = Axis("helpers", HELPERS)
BY_POOL = Axis("pools", POOLS)
BY_GENERATION = Axis("generations", GENERATIONS)
BY_MARK = Axis("trail", TRAIL)


class Mangrovia(State):
    printed = i16(BY_SEAT)  # points of the spaces built on
    rounds = i8()  # number of this round, from 1
    phase = i8()  # one of PHASES
    first = i8(seat_from=0)  # who holds the talisman
    placed = i8()  # bowls on sites in this round
    site = i8(BY_SITE, seat_from=0)  # whose bowl is there: a seat, NEUTRAL or FREE
    pier = i8()  # where the boat lies, 1..12; 0 while bowls are placed
    part = i8()  # part of the pier's action, 0..2
    settled = i8()  # pier 5: OPEN or DECK once the first card is taken, else 0
    birds = i8()  # landscapes with a bird, as a sum of bits
    last = i8()  # 1: somebody has built their last hut
    space = i8()  # the space that is being paid for, else -1
    twice = i8()  # 1: as a double hut
    due = i8()  # price still to pay
    due_lands = i8()  # landscape cards still to pay
    drawn = i8()  # amulets drawn of which one must be put back, else 0
    fresh = i8(BY_KIND)  # which; secret to others
    # the board of the options; a place without a space has the owner NO_SPACE
    lands = i8(BY_SPACE)  # landscapes, as a sum of bits
    price = i8(BY_SPACE)
    pay = i8(BY_SPACE)  # PAY_CARDS or PAY_AMULETS
    points = i8(BY_SPACE)
    area = i8(BY_SPACE)  # PLAIN, STONE, SPECIAL or ISLAND
    path = i8(BY_PATH, BY_STEP)  # spaces from the statue on; -1 after the last
    prize = i8(BY_PATH, 2)  # points for first and second
    # what stands on it
    owner = i8(BY_SPACE, seat_from=0)  # a seat, NEUTRAL, FREE or NO_SPACE
    huts = i8(BY_SPACE)  # 0, 1 or 2
    tile = i8(BY_SPACE)  # stone area: the tile that lies there; special area: the one under the hut
    specials = i8()  # special tiles laid so far
    # what the seats have
    supply = i8(BY_SEAT)  # huts left
    track = i8(BY_SEAT)  # huts on amulet spaces
    start_card = i8(BY_SEAT, BY_START)  # start cards 3..6 in hand
    helper = i8(BY_SEAT, BY_HELPER)  # helper tiles: value 3, amulet 2, any landscape
    god = i8(BY_PATH, seat_from=0)  # who has the tile of a path's god, else -1
    held = i8(BY_POOL, BY_SEAT)  # cards and amulets in hand, start cards left out
    hand = i8(BY_POOL, BY_SEAT, BY_KIND)  # the same by kind; secret to others
    known = i8(BY_POOL, BY_SEAT, BY_KIND)  # those of them that everybody knows
    # the pools
    left = i8(BY_POOL)  # in deck or bag
    deck = i8(BY_POOL, BY_KIND)  # by kind; secret
    spent = i8(BY_POOL, BY_KIND)  # discards; amulets put aside
    row = i8(2, BY_KIND)  # open value cards and landscape cards
    store = i8()  # amulets of value 1 in the store
    # memory
    renewals = i8(BY_POOL)  # decks made anew since the trail began
    renewed = i8(BY_POOL, BY_GENERATION, BY_KIND)  # what went into each of them
    marks = i16(BY_POOL)  # entries of each trail
    trail = u8(BY_POOL, BY_MARK)  # who drew, showed and put back what


def setup(options: Mapping[str, Any]) -> list[int]:
    """Players, the form of the stone tiles, then the board."""
    return [
        options["players"],
        STONE_FORMS.index(options["stones"]),
        *flat_board(options["board"]),
    ]
