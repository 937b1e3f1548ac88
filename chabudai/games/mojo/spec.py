"""Mojo: what is in the box, the options, and the state of a game.

A turn:

    PLAY ──equal──▶ CHAIN ──equal──▶ CHAIN …
      │               │
      ├──────lower────┴─────────────▶ end of the turn
      └──────higher──▶ DRAW (two piles: deck or other pile) ──▶ end of the turn
    TURN_UP (in mojo time) ─────────▶ end of the turn

A card is its value; a hand, a deck, is how many cards of each value it holds. The discard piles
keep their order, because a card taken off one shows the card beneath.
"""

from collections.abc import Mapping
from typing import Any

from chabudai.kernel.options import Whole
from chabudai.kernel.state import Axis, State, by_seat, i8, i16, u8

# MJ-1: the cards
VALUES = 13
COLOURS = ("blue", "green", "yellow", "orange", "red")
COLOUR_COUNT = len(COLOURS)
COLOUR = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4)  # by value
COPIES = (4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8)  # by value
CARDS = sum(COPIES)

SEATS = 8  # MJ-2: at most
HAND = 8  # MJ-5: cards dealt to each
PENALTY = 10  # MJ-3, MJ-15: the other side of the mojo card
LAID_AT = 3  # MJ-10: a hand this small is laid down
LAID_AT_OF_TWO = 2  # MJ-10: the same with two players
END = 50  # MJ-16: a total that ends the game
DECK_ONLY_AFTER = 300  # MJ-23: turns of a round
MAX_PILES = 2

OPTIONS = (
    Whole("players", 2, SEATS, 4, "MJ-2"),
    Whole("piles", 1, MAX_PILES, 1, "MJ-20"),
)


class Move:
    """The number of a move, or the first of its kind."""

    PLAY = 0  # + value + VALUES * pile
    TURN_UP = PLAY + MAX_PILES * VALUES  # + value
    DRAW_DECK = TURN_UP + VALUES
    DRAW_PILE = DRAW_DECK + 1


MOVES = Move.DRAW_PILE + 1


class Phase:
    """What the seat on turn is asked."""

    PLAYING, CHAINING, DRAWING, TURNING_UP, OVER = range(5)


PHASES = ("play", "chain", "draw", "turn up", "over")


class Event:
    """What happens."""

    (
        NEW_ROUND, OPENED, PLAYED, CHAINED, DREW, TOOK, RESHUFFLED, LAID, TURNED_UP,
        ROUND_ENDED, SHOWN, SCORED, MOJO_ZERO, MOJO_TEN, GAME_ENDED,
    ) = range(15)  # fmt: skip


CATEGORIES = ("rounds", "cards")  # MJ-16: rounds scored; cards: what this round's would count

# What a memory keeps of a round whose deck was made anew
GENERATIONS = 4  # decks of one round: the first and those after it
TRAIL = 160  # draws and shows after the first reshuffle
UNKNOWN = VALUES  # stands for a card that somebody else drew
NOBODY = SEATS  # stands for a seat where a card off the deck opens a pile
SHOW = 0  # + seat * VALUES + value
DRAW = SHOW + SEATS * VALUES  # + (seat or NOBODY) * (VALUES + 1) + (value or UNKNOWN)
RENEW = DRAW + (SEATS + 1) * (VALUES + 1)


# What the dimensions of the state mean
BY_SEAT = by_seat(SEATS)
BY_VALUE = Axis("values", VALUES)
BY_PILE = Axis("max piles", MAX_PILES)
BY_CARD = Axis("cards", CARDS)
BY_PLACE = Axis("laid at", LAID_AT)
BY_GENERATION = Axis("generations", GENERATIONS)
BY_MARK = Axis("trail", TRAIL)


class Mojo(State):
    total = i16(BY_SEAT)  # points of the rounds scored so far
    plain = i16(BY_SEAT)  # plain points of the last round scored
    gained = i16(BY_SEAT)  # points that the last round scored brought
    turns = i16()  # turns begun in this round
    rounds = i8()  # number of this round, from 1
    phase = i8()  # one of PHASES
    piles = i8()  # discard piles in the game, 1 or 2
    pile = i8()  # the pile of this turn once a card is on it, else -1
    side = i8()  # 0 or 10: the side of the mojo card that shows
    holder = i8(seat_from=0)  # who took the mojo card in the last round scored; -1 in the first
    left = i8()  # cards in the deck
    deck = i8(BY_VALUE)  # how many of each; secret
    height = i8(BY_PILE)  # cards in each discard pile
    stack = i8(BY_PILE, BY_CARD)  # the cards of each pile, the top one last
    held = i8(BY_SEAT)  # cards in hand; in mojo time, cards still face down
    hand = i8(BY_SEAT, BY_VALUE)  # the same by value; secret to others
    known = i8(BY_SEAT, BY_VALUE)  # those of them that everybody knows (taken from a pile)
    laid = i8(BY_SEAT)  # is it mojo time for the seat?
    ups = i8(BY_SEAT)  # cards turned up
    up = i8(BY_SEAT, BY_PLACE)  # which, in the order they were turned up
    decks = i8()  # decks made anew in this round
    renewed = i8(BY_GENERATION, BY_VALUE)  # what went into each of them
    trail = u8(BY_MARK)  # after a reshuffle: who drew and who showed what; see trail.py
    marks = i16()  # entries of the trail; TRAIL: it was too short for the round


def setup(options: Mapping[str, Any]) -> list[int]:
    return [options["players"], options["piles"]]
