"""Cups in texts: moves, events, refusals, what a seat sees, positions."""

from collections.abc import Sequence
from typing import Annotated, Any, TypedDict

from chabudai.kernel.game import EventKind
from chabudai.kernel.refusal import Refusal, refuse
from chabudai.kernel.text import Lines
from chabudai.kernel.words import say
from chabudai_cups.rules import AGAIN, DICE, ENDED, KEPT, LIFTED, SCORED, SIDES, THREW, Cups

TURN_CLAUSE = "CU-3"  # why somebody else's turn is not yours
DICE_ARGS = ("first", "second")
EVENTS = {
    THREW: EventKind("cups-threw", DICE_ARGS, secret=DICE_ARGS, clause="CU-2"),
    KEPT: EventKind("cups-kept", clause="CU-3"),
    AGAIN: EventKind("cups-again", ("dice",), clause="CU-3"),
    LIFTED: EventKind("cups-lifted", DICE_ARGS, clause="CU-5"),
    SCORED: EventKind("cups-scored", ("sum",), clause="CU-5"),
    ENDED: EventKind("cups-ended", clause="CU-6"),
}
MOVE_TEXTS = ("keep", "throw 1", "throw 2", "throw both")


def move_text(move: int) -> str:
    return MOVE_TEXTS[move]


def read_move(text: str) -> int | Refusal:
    words = " ".join(text.lower().split())
    if words in MOVE_TEXTS:
        return MOVE_TEXTS.index(words)
    return Refusal("cups-unreadable", {"text": text[:40]}, "CU-3")


def explain(s: Cups, move: int) -> Refusal:
    """The only move that may be closed is to throw a six again."""
    return Refusal("cups-six-stays", {"dice": s.die[s.seat]}, "CU-4")


def event_value(name: str, value: int) -> int | str:
    return f"=cups-dice-{value}" if name == "dice" else value


def chance(text: str) -> int:
    return int(text)


def ending(s: Cups) -> tuple[str, str]:
    points = s.points[: s.players]
    return "cups-end", "cups-tie" if points.count(max(points)) > 1 else ""


# What a seat sees


class Seat(TypedDict):
    """What you know of a seat."""

    points: Annotated[int, "rounds won"]
    decided: Annotated[bool, "has it decided in this round?"]
    dice: Annotated[list[int] | None, "under its cup; null while they are not yours to see"]


class CupsView(TypedDict):
    """What a seat sees of Cups."""

    round: Annotated[int, "the round, from 1"]
    rounds: Annotated[int, "how many are played"]
    first_seat: Annotated[int, "who began this round"]
    seats: Annotated[list[Seat], "what you know of each seat"]


def view(s: Cups, seat: int) -> CupsView:
    return {
        "round": s.number,
        "rounds": s.rounds,
        "first_seat": s.first,
        "seats": [view_seat(s, p) for p in range(s.players)],
    }


def view_seat(s: Cups, p: int) -> Seat:
    dice = s.die[p] if s.die[p][0] else None
    return {"points": s.points[p], "decided": has_decided(s, p), "dice": dice}


def has_decided(s: Cups, p: int) -> bool:
    return (p - s.first) % s.players < s.decided


def picture(s: Cups, seat: int, language: str = "en") -> str:
    head = say(language, "cups-picture-head", {"round": s.number, "rounds": s.rounds})
    return "\n".join([head, *(picture_seat(s, p, language) for p in range(s.players))])


def picture_seat(s: Cups, p: int, language: str) -> str:
    dice = " ".join(str(die or "?") for die in s.die[p])
    words = {"seat": p, "points": s.points[p], "dice": dice}
    return f"{'▶' if p == s.seat else ' '} {say(language, 'cups-picture-seat', words)}"


def move_message(move: int) -> tuple[str, dict[str, Any]]:
    return f"cups-move-{MOVE_TEXTS[move].replace(' ', '-')}", {}


# Positions


def write(s: Cups) -> list[tuple[str, str]]:
    return [
        ("round", str(s.number)),
        ("first", str(s.first)),
        ("decided", str(s.decided)),
        ("points", " ".join(map(str, s.points[: s.players]))),
        *((f"dice {p}", " ".join(map(str, s.die[p]))) for p in range(s.players)),
    ]


def read(s: Cups, setup: Sequence[int], lines: Lines) -> None:
    s.players, s.rounds = setup
    s.number = lines.number("round", 1, s.rounds, default=1)
    s.first = lines.number("first", 0, s.players - 1, default=0)
    s.decided = lines.number("decided", 0, s.players, default=0)
    s.points = numbers(lines, "points", s.players, 0, s.rounds) + [0] * (len(s.points) - s.players)
    for p in range(s.players):
        s.die[p] = numbers(lines, f"dice {p}", DICE, 1, SIDES)
    if s.decided < s.players:
        s.seat = (s.first + s.decided) % s.players
    elif s.number == s.rounds:
        s.seat = -1  # the cups are lifted, the game is over
    else:
        raise refuse("cups-position-round", "CU-5", field="decided")


def numbers(lines: Lines, name: str, count: int, low: int, high: int) -> list[int]:
    found = lines.numbers(name, low, high, default=" ".join([str(low)] * count))
    if len(found) != count:
        raise refuse("position-wrong-count", field=name, count=len(found), wanted=count)
    return found
