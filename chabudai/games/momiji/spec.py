"""Momiji: what is in the box, the options, and the state of a game.

A turn, each arrow a decision or more:

    MAIN ──┬─ collect ─(refill first)──────────────────┐
           ├─ lay ─▶ PLACING ─▶ LAYING ─▶ … ─ finish ──┼─▶ AFTER ─ end ─▶ LIMIT ─▶ next seat
           ├─ activate ────────────────────────────────┤
           └─ pass ────────────────────────────────────┘
    One landscape and one discard of two cards for an acorn may come at MAIN or at AFTER, or with
    the main action; each landscape that asks for more decisions has phases of its own.

A leaf card is its kind: type, number and acorns; cards of one kind can't be told apart. Hands,
deck and discards are how many cards of each kind they hold. The garden's columns keep their order.
Of a pile everybody sees the top; its size, and which cards a seat has laid, are kept for memory.
"""

from collections.abc import Mapping
from typing import Any

from chabudai.games.momiji.box import BOX_TABLE
from chabudai.games.momiji.data_check import (
    CORNERS,
    EDITION_NAMES,
    LETTER_NAMES,
    TOKEN_NAMES,
    TYPE_NAMES,
)
from chabudai.kernel.options import Choice, Flag, Names, Whole
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import Axis, State, by_seat, i8, i16, u8

# MM-1, MM-2: the cards, from data/box.toml; sorted by type, number and acorns
TYPES = len(TYPE_NAMES)
BLUE = TYPE_NAMES.index("blue")
NUMBERS = 5
CARD_KINDS: tuple[tuple[int, int, int, int], ...] = tuple(
    (TYPE_NAMES.index(card["type"]), card["number"], corner, card.get(name, card["copies"]))
    for card in sorted(BOX_TABLE["card"], key=lambda c: (TYPE_NAMES.index(c["type"]), c["number"]))
    for corner, name in enumerate(CORNERS)
    if (card.get(name, 0) if card["number"] < 2 else corner == 0)
)
KINDS = len(CARD_KINDS)
TYPE = tuple(kind[0] for kind in CARD_KINDS)
NUMBER = tuple(kind[1] for kind in CARD_KINDS)
CORNER = tuple(kind[2] for kind in CARD_KINDS)  # 0 none, 1 left, 2 right, 3 both
COPIES = tuple(kind[3] for kind in CARD_KINDS)
FIRST_KIND = tuple(  # by type and number; the kinds of (t, n) go up to the next entry
    tuple(sum(1 for kind in CARD_KINDS if kind[:2] < (t, n)) for n in range(NUMBERS + 1))
    for t in range(TYPES)
)

# Editions
LETTERS = (7, 14, 14)  # landscapes A.. by edition
TOKENS = (12, 16, 16)  # objectives by edition
COLUMN_LIMIT = (7, 6, 6)
LONGEST_COLUMN = 7

# MM-3, MM-30 to MM-33: landscapes
ALL_LETTERS = len(LETTER_NAMES)


class Landscape:
    """The letters of the landscapes."""

    A, B, C, D, E, F, G, H, I, J, K, L, M, N = range(14)  # noqa: E741


LANDSCAPES = 3  # each player's
OFFERED_AT_ONCE = 3  # MM-10
POOL_COPIES = 2
WITH_ANY = (0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1)  # MM-33: C, F, G, L, N

# MM-4: objectives
ALL_TOKENS = len(TOKEN_NAMES)


class Token:
    """Objectives beside those of the types, which come first."""

    (
        LARGEST, TOPS, CLOSED_PILES, MOST_ACORNS, VARIETY, ZEROS, WARM, COOL, FEWEST, IN_HAND,
    ) = range(6, 16)  # fmt: skip


TRIO = 3  # types of a trio: red, orange, yellow; green, purple, brown
IN_BOX, AVAILABLE, OWNED = range(3)  # of a token; OWNED + seat

# Numbers of the rules
SEATS = 5
HAND = 6  # MM-7
HAND_LIMIT = 8  # MM-14
REVEAL = 4  # MM-7, MM-15, MM-17
FIRST_ACORNS, OTHER_ACORNS = 4, 5  # MM-9
TOKEN_PRICE = 3  # MM-28
PAIR_BONUS = 2  # MM-26
GIFT = 2  # C, F, L
OWNER_POINTS, OTHER_POINTS = 10, 3  # MM-36
BLUE_TOKEN_POINTS = -3  # MM-41
MOST_TYPES = 7  # so many piles can one seat have
NEW = MOST_TYPES  # stands for a new pile among the places of a card
J_CARDS, E_CARDS, M_CARDS, K_CARDS, D_CARDS, N_CARDS = 4, 2, 2, 3, 4, 4
B_LIMIT = 4  # cards of B's two columns

# MM-66 to MM-68: solo
SCENARIOS = ("none", "wind", "meditation", "equinox")
WIND, MEDITATION, EQUINOX = range(1, 4)
SCENARIO_TYPES = (  # by scenario and type
    (0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 1, 1, 1, 0), (1, 0, 1, 1, 0, 1, 0), (1, 1, 1, 0, 0, 0, 0),
)  # fmt: skip
SCENARIO_HAND = (0, 6, 4, 6)
SCENARIO_LANDSCAPES = (
    (0, 0, 0),
    (Landscape.A, Landscape.E, Landscape.C),
    (Landscape.F, Landscape.F, Landscape.B),
    (Landscape.D, Landscape.B, Landscape.G),
)
SCENARIO_TOKENS = (  # beside leaves
    (0, 0),
    (Token.LARGEST, Token.ZEROS),
    (0, 0),
    (Token.CLOSED_PILES, Token.MOST_ACORNS),
)
CONDITIONS = 3
WORTH = 10  # points that a pile must be worth
PILES_NEEDED = 3  # of such piles, and of all for one to be in the centre
ZEROS_NEEDED = 4
ACORNS_NEEDED = 5  # Equinox's token
MEDITATION_ACORNS = 10
EQUINOX_ACORNS = 4
TOKENS_NEEDED = 3


class Move:
    """The number of a move, or the first of its kind."""

    DRAFT = 0  # + letter
    USE = DRAFT + ALL_LETTERS  # + letter
    COLLECT = USE + ALL_LETTERS  # + type
    TOP = COLLECT + TYPES  # + type: the top of a column
    LAY = TOP + TYPES  # + kind
    SKIP = LAY + KINDS  # + kind: lay with landscape A
    DISCARD = SKIP + KINDS  # + kind
    TUCK = DISCARD + KINDS  # + kind
    TAKE = TUCK + KINDS  # + kind: from the discard pile
    PILE = TAKE + KINDS  # + place in the row
    LEFT = PILE + MOST_TYPES
    RIGHT = LEFT + 1
    ACTIVATE = RIGHT + 1  # + token
    RETURN = ACTIVATE + ALL_TOKENS  # + token
    REFILL = RETURN + ALL_TOKENS
    FINISH = REFILL + 1
    PASS = FINISH + 1
    END = PASS + 1


MOVES = Move.END + 1


class Phase:
    """What the seat on turn is asked."""

    (
        DRAFTING, MAIN, COLLECTING, LAYING, PLACING, TRADING, AFTER, CLEARING, LIMITING,
        TWO_COLUMNS, DRAWN, REORDERING, TOP_TAKING, DISCARD_TAKING, TOKEN_BUYING, TOKEN_SWAPPING,
        COLUMN_TAKING, TOPS_TAKING, SHEDDING, TUCKING, TUCKING_UNDER, TURNING, OVER,
    ) = range(23)  # fmt: skip


PHASES = (
    "draft", "main", "collect", "lay", "place", "trade", "after", "clear", "limit",
    "B", "D", "C", "F", "G", "H", "H swap", "I", "K", "L", "M", "M pile", "N", "over",
)  # fmt: skip


class Way:
    """How a play goes: by the rule, or by landscape E or J."""

    RULE, E, J = range(3)


class Done:
    """The main action that was completed just now."""

    NOTHING, COLLECTED, PLAYED, ACTIVATED = range(4)


class Cause:
    """What brought the end about."""

    NOT_YET, DECK, TORII, GARDEN = range(4)


class Event:
    """What happens."""

    (
        STARTED, OFFERED, DRAFTED, REVEALED, OVERFLOWED, TOOK_COLUMN, TOOK_TOP, TOOK_DISCARD,
        REFILLED, USED, LAID, BEGAN, CLOSED, CLOSED_BARE, JOKER, TUCKED, DISCARDED, DREW,
        TURNED, REORDERED, GAINED, PAID, GOT_TOKEN, GAVE_TOKEN, PASSED, CLEARED, END_NEAR,
        LAST_TURN, GAME_ENDED,
    ) = range(29)  # fmt: skip


class Reason:
    """Why acorns are gained or paid."""

    BONUS, TRADE, LANDSCAPE, TOKEN, REFILL = range(5)


CATEGORIES = (
    "piles", "acorns", "objectives", "blue-token", "condition-1", "condition-2", "condition-3",
)  # fmt: skip
PARTS = len(CATEGORIES)


# What the dimensions of the state mean
BY_SEAT = by_seat(SEATS)
BY_TYPE = Axis("types", TYPES)
BY_LETTER = Axis("all letters", ALL_LETTERS)
BY_KIND = Axis("kinds", KINDS)
BY_HEIGHT = Axis("longest column", LONGEST_COLUMN)
BY_PILE = Axis("most types", MOST_TYPES)
BY_LANDSCAPE = Axis("landscapes", LANDSCAPES)
BY_TOKEN = Axis("all tokens", ALL_TOKENS)


class Momiji(State):
    points = i16(BY_SEAT)  # final points, once the game is over
    acorns = i16(BY_SEAT)  # not those on landscapes
    edition = i8()  # 0 first, 1 second, 2 third
    dew = i8()  # 1: with Morning Dew
    scenario = i8()  # one of SCENARIOS; 0 with several players
    open_piles = i8()  # 1: views show what lies in piles
    drafted = i8()  # 1: landscapes were drafted, 0: starter sets
    veiled = i8()  # 1: what somebody knows (observe made it), not the truth
    kinds_in = i8()  # types in play, how many
    playing = i8(BY_TYPE)  # is the type in play?
    first = i8(seat_from=0)  # who starts
    phase = i8()  # one of PHASES
    torii = i8()  # torii tokens left; in solo none are counted
    last_turns = i8()  # turns still to be finished once the end is near; 0 before
    cause = i8()  # what brought the end about, NOT_YET before
    blue_token = i8(seat_from=0)  # who has it; -1 nobody
    pool = i8(BY_LETTER)  # landscapes still to be offered in the draft
    offer = i8(BY_LETTER)  # landscapes offered
    left = i8()  # cards in the deck
    deck = i8(BY_KIND)  # which; secret
    discards = i8(BY_KIND)  # the discard pile, open to all
    height = i8(BY_TYPE)  # cards in each column of the garden
    column = i8(BY_TYPE, BY_HEIGHT)  # their kinds, the top one last; 0 beyond
    held = i8(BY_SEAT)  # cards in hand
    hand = i8(BY_SEAT, BY_KIND)  # which; secret to others
    known = i8(BY_SEAT, BY_KIND)  # those of them that everybody saw being taken
    piles = i8(BY_SEAT)  # piles in each row
    top = i8(BY_SEAT, BY_PILE)  # the top card of each pile, from the left; 0 beyond
    depth = i8(BY_SEAT, BY_PILE)  # cards in each pile; a perfect memory knows
    gate = i8(BY_SEAT, BY_PILE)  # 1: a torii token lies on it
    laid = i8(BY_SEAT, BY_KIND)  # all cards in the seat's piles; a perfect memory knows
    lands = i8(BY_SEAT)  # landscapes a seat has
    land = i8(BY_SEAT, BY_LANDSCAPE)  # their letters
    spent = i8(BY_SEAT, BY_LANDSCAPE)  # 1: used, an acorn lies on it
    token = i8(BY_TOKEN, seat_from=OWNED)  # IN_BOX, AVAILABLE, OWNED + seat
    # The turn under way
    main = i8()  # 1: the main action is done
    just = i8()  # the main action that was completed by the last decision, else NOTHING
    used = i8()  # 1: a landscape was used in this turn
    traded = i8()  # 1: two cards were discarded for an acorn, or the first of them was
    bonus = i8()  # 1: a play of two types or more makes the acorn bonus due
    way = i8()  # one of Way: how the play under way goes
    count = i8()  # cards laid in it; also cards of K, of M, of B
    mixed = u8()  # types laid in it, one bit each; also the columns of K
    one = i8()  # J's first pile, from the left; -1 none
    two = i8()  # J's second pile
    pending = i8()  # card to be placed or tucked; -1 none
    skipping = i8()  # 1: it skips a number by A
    turning = i8()  # cards that N still turns up
    settled = i8()  # piles whose place C has settled
    given = i8()  # token that H gives back; -1 none
    fresh = i8(BY_KIND)  # D's draw; secret to others
    freshly = i8()  # how many


OPTIONS = (
    Whole("players", 1, SEATS, 2, "MM-19"),
    Choice("edition", EDITION_NAMES, "third", "MM-19"),
    Flag("morning_dew", False, "MM-19"),
    Choice("landscapes", ("auto", "starter", "draft"), "auto", "MM-10"),
    Names("types", TYPE_NAMES, (), "MM-6"),
    Choice("scenario", ("auto", *SCENARIOS[1:]), "auto", "MM-19"),
    Flag("open_piles", False, "MM-23"),
)


def setup(options: Mapping[str, Any]) -> list[int]:
    """Options as numbers: players, edition, Morning Dew, draft, scenario, open piles, types."""
    check_mix(options)
    players = options["players"]
    scenario = 0
    if players == 1:
        scenario = WIND if options["scenario"] == "auto" else SCENARIOS.index(options["scenario"])
    draft = options["landscapes"] == "draft" or players == SEATS
    types = sum(1 << TYPE_NAMES.index(name) for name in types_named(options))
    return [
        players, EDITION_NAMES.index(options["edition"]), int(options["morning_dew"]),
        int(draft), scenario, int(options["open_piles"]), types,
    ]  # fmt: skip


def types_named(options: Mapping[str, Any]) -> tuple[str, ...]:
    """MM-6: the types that the options name; with Morning Dew blue may be left out."""
    types: tuple[str, ...] = options["types"]
    short = len(types) == types_wanted(options["players"]) - 1
    return (*types, "blue") if options["morning_dew"] and short and "blue" not in types else types


def types_wanted(players: int) -> int:
    """MM-6: how many types are in play, blue among them."""
    return players + 2


def check_mix(options: Mapping[str, Any]) -> None:
    """MM-19: refuse options that do not go together."""
    players, dew, types = options["players"], options["morning_dew"], types_named(options)
    if dew and options["edition"] != "third":
        raise refuse("momiji-dew-edition", "MM-19", edition=options["edition"])
    if players == 1:
        check_solo_mix(options)
    elif options["scenario"] != "auto":
        raise refuse("momiji-scenario-alone", "MM-71", players=players)
    if players == SEATS and not dew:
        raise refuse("momiji-five-need-dew", "MM-19", players=players)
    if players == SEATS and options["landscapes"] == "starter":
        raise refuse("momiji-five-draft", "MM-19", players=players)
    if types:
        check_types(players, dew, types)


def check_solo_mix(options: Mapping[str, Any]) -> None:
    if options["morning_dew"]:
        raise refuse("momiji-dew-solo", "MM-19")
    if options["landscapes"] != "auto":
        raise refuse("momiji-solo-landscapes", "MM-19", value=options["landscapes"])
    if options["types"]:
        raise refuse("momiji-solo-types", "MM-19")
    if options["edition"] == "first" and options["scenario"] in SCENARIOS[2:]:
        raise refuse("momiji-first-scenario", "MM-19", value=options["scenario"])


def check_types(players: int, dew: bool, types: tuple[str, ...]) -> None:
    if "blue" in types and not dew:
        raise refuse("momiji-blue-needs-dew", "MM-19")
    if len(types) != types_wanted(players):
        raise refuse(
            "momiji-types-count", "MM-19",
            count=len(types), wanted=types_wanted(players), players=players,
        )  # fmt: skip
    if dew and "blue" not in types:
        raise refuse("momiji-types-blue", "MM-6")
