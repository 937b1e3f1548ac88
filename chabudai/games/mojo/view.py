"""What a seat sees of Mojo, as data for faces."""

from bisect import bisect_left, bisect_right
from typing import Annotated, Any, Literal, TypedDict

from chabudai.games.mojo.rules import top
from chabudai.games.mojo.spec import COLOUR, COLOURS, PENALTY, PHASES, Mojo

PhaseName = Literal["play", "chain", "draw", "turn up", "over"]
Colour = Literal["blue", "green", "yellow", "orange", "red"]
PHASE_NAMES: tuple[Any, ...] = PHASES  # the same names, by number
COLOURS_OF_VALUES: list[Any] = [COLOURS[number] for number in COLOUR]


class Compared(TypedDict):
    """Your cards against the top of a pile, each value once (MJ-6 to MJ-8)."""

    lower: Annotated[list[int], "those below it"]
    equal: Annotated[list[int], "those equal to it"]
    higher: Annotated[list[int], "those above it"]


class Pile(TypedDict):
    """A discard pile."""

    top: Annotated[int, "the card that lies on top"]
    cards: Annotated[list[int], "all its cards, the lowest first"]
    compared: Annotated[Compared | None, "your hand against its top; null for a spectator"]


class Seat(TypedDict):
    """What everybody knows of a seat."""

    cards: Annotated[int, "cards in hand, or face down in mojo time"]
    known: Annotated[list[int], "those of them that everybody saw being taken"]
    mojo_time: Annotated[bool, "has it laid its cards down?"]
    up: Annotated[list[int], "cards turned up in mojo time, in their order"]
    total: Annotated[int, "points scored for good"]
    last_plain: Annotated[int, "points of the round scored last, without the mojo card"]
    last_points: Annotated[int, "points of the round scored last"]


class MojoView(TypedDict):
    """What a seat sees of Mojo."""

    round: Annotated[int, "the round, from 1"]
    phase: Annotated[PhaseName, "what is to be decided"]
    turn: Annotated[int, "turns of this round"]
    side: Annotated[int, "the side of the mojo card that shows, 0 or 10"]
    direction: Annotated[int, "1: turns go clockwise; −1: against it"]
    deck: Annotated[int, "cards left to draw"]
    piles: Annotated[list[Pile], "one or two"]
    pile: Annotated[int | None, "the pile that must be played on; null if it is free"]
    holder: Annotated[int | None, "who took the mojo card in the last round; null in the first"]
    colours: Annotated[list[Colour], "the colour of each value, from 0 on"]
    hand: Annotated[list[int] | None, "your own cards; null for a spectator"]
    seats: Annotated[list[Seat], "what you know of each seat, in their order"]


def cards_of(counts: list[int]) -> list[int]:
    """A hand kept as counts, as a sorted list of cards."""
    if not any(counts):
        return []
    return [v for v, count in enumerate(counts) if count for _ in range(count)]


def view(s: Mojo, seat: int) -> MojoView:
    return {
        "round": s.rounds,
        "phase": PHASE_NAMES[s.phase],
        "turn": s.turns,
        "side": s.side,
        "direction": -1 if s.side == PENALTY else 1,
        "deck": s.left,
        "piles": [view_pile(s, pile, seat) for pile in range(s.piles)],
        "pile": None if s.pile < 0 else s.pile,
        "holder": None if s.holder < 0 else s.holder,
        "colours": COLOURS_OF_VALUES,
        "hand": None if seat < 0 else cards_of(s.hand[seat]),
        "seats": [view_seat(s, p) for p in range(s.players)],
    }


def view_pile(s: Mojo, pile: int, seat: int) -> Pile:
    cards = s.stack[pile][: s.height[pile]]
    compared = None if seat < 0 else view_compared(s, pile, seat)
    return {"top": top(s, pile), "cards": cards, "compared": compared}


def view_compared(s: Mojo, pile: int, seat: int) -> Compared:
    held = [card for card, count in enumerate(s.hand[seat]) if count]
    on_top = top(s, pile)
    first, last = bisect_left(held, on_top), bisect_right(held, on_top)
    return {"lower": held[:first], "equal": held[first:last], "higher": held[last:]}


def view_seat(s: Mojo, p: int) -> Seat:
    return {
        "cards": s.held[p],
        "known": cards_of(s.known[p]),
        "mojo_time": bool(s.laid[p]),
        "up": s.up[p][: s.ups[p]],
        "total": s.total[p],
        "last_plain": s.plain[p],
        "last_points": s.gained[p],
    }
