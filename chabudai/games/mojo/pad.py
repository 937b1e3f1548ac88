"""Counting a round of Mojo at a real table (MJ-14 to MJ-16)."""

from typing import Any

from chabudai.games.mojo.rules import plain_points, settle_mojo
from chabudai.games.mojo.spec import COLOUR, COPIES, END, PENALTY, VALUES, Mojo, Phase
from chabudai.games.mojo.view import cards_of
from chabudai.kernel.chance import clear
from chabudai.kernel.game import Variant
from chabudai.kernel.pad import Answers, PadLine, PadOption, Question, one, seats_of

ROUNDS = True
CARDS = Question(
    "cards",
    "some",
    "mojo-pad-cards",
    options=tuple(PadOption(str(value), most=COPIES[value]) for value in range(VALUES)),
)


def questions(variant: Variant, table: Answers) -> tuple[list[Question], list[Question]]:
    return [one("holder", "mojo-pad-holder", seats_of(variant))], [CARDS]


def fill(s: Mojo, variant: Variant, sheet: Answers) -> None:
    """Count one more round."""
    s.rounds += 1
    holder = sheet["table"].get("holder")
    for p in range(s.players):
        clear(s.hand[p])
        s.ups[p] = 0
        for value, copies in sheet["seats"][p].get("cards", {}).items():
            s.hand[p][int(value)] = copies
        s.plain[p] = plain_points(s, p)
        s.gained[p] = s.plain[p]
    if holder is None:
        s.holder = -1
    else:
        s.holder = int(holder)
        settle_mojo(s)
    for p in range(s.players):
        s.total[p] += s.gained[p]
    if max(s.total) >= END:
        s.phase = Phase.OVER
        s.seat = -1


def lines(s: Mojo, seat: int) -> list[PadLine]:
    counted = {"round": s.rounds - 1, "cards": counting_cards(s, seat)}
    found = [PadLine("mojo-pad-round", counted, s.plain[seat], "MJ-14")]
    if seat == s.holder:
        won = s.gained[seat] == 0
        points = -s.plain[seat] if won else PENALTY
        found.append(PadLine("mojo-pad-zero" if won else "mojo-pad-ten", {}, points, "MJ-15"))
    return found


def counting_cards(s: Mojo, seat: int) -> list[int]:
    """The highest card of each colour."""
    highest = {COLOUR[value]: value for value in range(VALUES) if s.hand[seat][value]}
    return sorted(highest.values())


def answers(s: Mojo) -> dict[str, Any]:
    return {
        "table": {"holder": str(s.holder)},
        "seats": [{"cards": cards_on_table(s, p)} for p in range(s.players)],
    }


def cards_on_table(s: Mojo, seat: int) -> dict[str, int]:
    cards = [*cards_of(s.hand[seat]), *s.up[seat][: s.ups[seat]]]
    return {str(value): cards.count(value) for value in sorted(set(cards))}
