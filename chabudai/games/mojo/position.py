"""Mojo positions as named lines, and the checks that make a written one safe to play."""

from collections.abc import Sequence

from chabudai.games.mojo.spec import (
    CARDS,
    COPIES,
    DECK_ONLY_AFTER,
    END,
    GENERATIONS,
    HAND,
    LAID_AT,
    LAID_AT_OF_TWO,
    PENALTY,
    PHASES,
    RENEW,
    TRAIL,
    VALUES,
    Mojo,
    Phase,
)
from chabudai.kernel.refusal import refuse
from chabudai.kernel.text import Lines

Pairs = list[tuple[str, str]]


def write(s: Mojo) -> Pairs:
    pairs = [
        ("round", str(s.rounds)),
        ("side", str(s.side)),
        ("holder", "none" if s.holder < 0 else str(s.holder)),
        ("totals", spaced(s.total[: s.players])),
        ("last plain", spaced(s.plain[: s.players])),
        ("last points", spaced(s.gained[: s.players])),
        ("seat", "none" if s.seat < 0 else str(s.seat)),
        ("phase", PHASES[s.phase]),
        ("turns", str(s.turns)),
    ]
    if s.pile >= 0:
        pairs.append(("on", str(s.pile)))
    for pile in range(s.piles):
        pairs.append((f"pile {pile}", spaced(s.stack[pile][: s.height[pile]])))
    for p in range(s.players):
        pairs += write_seat(s, p)
    for g in range(s.decks):
        pairs.append((f"new deck {g}", spaced(listed(s.renewed[g]))))
    if s.decks:
        pairs.append(("trail", spaced(s.trail[: s.marks])))
    return pairs


def write_seat(s: Mojo, p: int) -> Pairs:
    name = "laid" if s.laid[p] else "hand"
    pairs = [(f"{name} {p}", spaced(listed(s.hand[p])))]
    if any(s.known[p]):
        pairs.append((f"known {p}", spaced(listed(s.known[p]))))
    if s.laid[p]:
        pairs.append((f"up {p}", spaced(s.up[p][: s.ups[p]])))
    return pairs


def spaced(numbers: Sequence[int]) -> str:
    return " ".join(str(n) for n in numbers)


def listed(counts: Sequence[int]) -> list[int]:
    return [v for v in range(VALUES) for _ in range(counts[v])]


# Reading


def read(s: Mojo, setup: Sequence[int], lines: Lines) -> None:
    """Fill a blank state. The deck is what is left over; only piles and hands must be given."""
    s.players, s.piles = setup
    for pile, name in enumerate(("first pile", "second pile")):
        lines.also_called(f"pile {pile}", name)
    lines.deal_rest(card_lines(s), {str(v): COPIES[v] for v in range(VALUES)})
    read_round(s, lines)
    for pile in range(s.piles):
        read_pile(s, pile, lines)
    for p in range(s.players):
        read_seat(s, p, lines)
    read_memory(s, lines)
    fill_deck(s)
    check_turn(s)


def card_lines(s: Mojo) -> list[str]:
    """The lines in which cards lie; others only tell of them."""
    seats = [f"{name} {p}" for name in ("hand", "laid", "up") for p in range(s.players)]
    return [f"pile {pile}" for pile in range(s.piles)] + seats


def read_round(s: Mojo, lines: Lines) -> None:
    s.rounds = lines.number("round", 1, 100, default=1)
    s.side = [0, PENALTY][lines.choice("side", ("0", str(PENALTY)), default="0")]
    s.holder = seat_or_none(s, lines, "holder", "none")
    s.total = seat_numbers(s, lines, "totals", 0, 500)
    s.plain = seat_numbers(s, lines, "last plain", 0, 40)
    s.gained = seat_numbers(s, lines, "last points", 0, 50)
    s.seat = seat_or_none(s, lines, "seat", "0")
    s.phase = lines.choice("phase", PHASES, default="play")
    s.turns = lines.number("turns", 1, 30000, default=1)
    s.pile = lines.number("on", 0, s.piles - 1, default=-1) if "on" in lines.pairs else -1


def seat_or_none(s: Mojo, lines: Lines, name: str, default: str) -> int:
    text = lines.text(name, default)
    return -1 if text == "none" else lines.whole(name, text, 0, s.players - 1)


def seat_numbers(s: Mojo, lines: Lines, name: str, low: int, high: int) -> list[int]:
    numbers = lines.numbers(name, low, high, default=spaced([0] * s.players))
    if len(numbers) != s.players:
        raise refuse("position-wrong-count", field=name, count=len(numbers), wanted=s.players)
    return numbers + [0] * (len(s.total) - s.players)


def read_pile(s: Mojo, pile: int, lines: Lines) -> None:
    name = f"pile {pile}"
    cards = lines.numbers(name, 0, VALUES - 1)
    if not cards:
        raise refuse("position-empty-pile", "MJ-5", field=name)
    if len(cards) > CARDS:
        raise refuse("position-pile-size", "MJ-1", field=name, count=len(cards), most=CARDS)
    s.height[pile] = len(cards)
    s.stack[pile][: len(cards)] = cards


def read_seat(s: Mojo, p: int, lines: Lines) -> None:
    s.laid[p] = 1 if f"laid {p}" in lines.pairs else 0
    name = f"laid {p}" if s.laid[p] else f"hand {p}"
    s.hand[p] = counted(lines.numbers(name, 0, VALUES - 1))
    s.held[p] = sum(s.hand[p])
    s.known[p] = counted(lines.numbers(f"known {p}", 0, VALUES - 1, default=""))
    if any(s.known[p][v] > s.hand[p][v] for v in range(VALUES)):
        raise refuse("mojo-position-known", "MJ-18", field=f"known {p}")
    up = lines.numbers(f"up {p}", 0, VALUES - 1, default="")
    s.ups[p] = len(up)
    most = LAID_AT_OF_TWO if s.players == 2 else LAID_AT
    check_laid(s, p, name, len(up), most)
    s.up[p][: len(up)] = up


def check_laid(s: Mojo, p: int, name: str, ups: int, most: int) -> None:
    """MJ-10: up to three cards are laid (two of two players); a larger hand is not."""
    if s.laid[p]:
        low = 0 if s.phase == Phase.OVER else 1
        if not low <= s.held[p] <= most - ups:
            raise refuse(
                "mojo-position-laid", "MJ-10", field=name, count=s.held[p] + ups, most=most
            )
        return
    if ups:
        raise refuse("mojo-position-up", "MJ-11", field=f"up {p}")
    if s.held[p] > HAND:
        raise refuse("mojo-position-hand", "MJ-5", field=name, count=s.held[p], most=HAND)
    busy = p == s.seat or s.phase == Phase.OVER
    if not busy and s.held[p] <= most:
        raise refuse("mojo-position-small", "MJ-10", field=name, count=s.held[p], most=most)


def counted(cards: Sequence[int]) -> list[int]:
    return [cards.count(v) for v in range(VALUES)]


def read_memory(s: Mojo, lines: Lines) -> None:
    for g in range(GENERATIONS):
        if f"new deck {g}" not in lines.pairs:
            break
        s.renewed[g] = counted(lines.numbers(f"new deck {g}", 0, VALUES - 1))
        s.decks = g + 1
    trail = lines.numbers("trail", 0, RENEW, default="")
    if len(trail) > TRAIL or bool(trail) != bool(s.decks):
        raise refuse("mojo-position-trail", "MJ-18", field="trail", most=TRAIL)
    s.marks = len(trail)
    s.trail[: len(trail)] = trail
    if trail.count(RENEW) != s.decks:
        raise refuse("mojo-position-trail", "MJ-18", field="trail", most=TRAIL)


def fill_deck(s: Mojo) -> None:
    """MJ-1: the deck holds what lies nowhere else."""
    for v in range(VALUES):
        seen = sum(s.hand[p][v] for p in range(s.players))
        seen += sum(s.up[p][: s.ups[p]].count(v) for p in range(s.players))
        seen += sum(s.stack[pile][: s.height[pile]].count(v) for pile in range(s.piles))
        if seen > COPIES[v]:
            raise refuse("mojo-position-copies", "MJ-1", card=v, count=seen, most=COPIES[v])
        s.deck[v] = COPIES[v] - seen
    s.left = sum(s.deck)


def check_turn(s: Mojo) -> None:
    """The phase fits the seat on turn and the totals."""
    ended = max(s.total) >= END
    if (s.phase == Phase.OVER) != ended or ended != (s.seat < 0):
        raise refuse("mojo-position-over", "MJ-16", field="phase", most=END)
    if s.phase == Phase.OVER:
        return
    if (s.phase == Phase.TURNING_UP) != bool(s.laid[s.seat]):
        raise refuse("mojo-position-phase", "MJ-11", field="phase")
    if (s.phase in (Phase.CHAINING, Phase.DRAWING)) != (s.pile >= 0):
        raise refuse("mojo-position-on", "MJ-20", field="on")
    if s.phase in (Phase.PLAYING, Phase.CHAINING) and s.held[s.seat] == 0:
        raise refuse("mojo-position-no-cards", "MJ-13", field=f"hand {s.seat}")
    if s.phase == Phase.DRAWING and (s.piles < 2 or s.turns > DECK_ONLY_AFTER):
        raise refuse("mojo-position-draw", "MJ-21", field="phase")
    if (s.holder < 0) != (s.rounds == 1) or (s.rounds == 1 and s.side != 0):
        raise refuse("mojo-position-holder", "MJ-17", field="holder")
