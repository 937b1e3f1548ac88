"""May I lay this card? (MM-20, MM-21, MM-30, MM-50)"""

from typing import Any

from chabudai.games.momiji.data_check import TYPE_NAMES
from chabudai.games.momiji.moves import card_text
from chabudai.games.momiji.pad import fill_piles, types_as_options
from chabudai.games.momiji.spec import (
    BLUE,
    FIRST_KIND,
    LANDSCAPES,
    MOST_TYPES,
    TYPE,
    TYPES,
    Landscape,
    Momiji,
    Phase,
)
from chabudai.kernel.chance import clear
from chabudai.kernel.game import Variant
from chabudai.kernel.pad import Answers, PadOption, Question, one, row_of, whole
from chabudai.kernel.position import Position
from chabudai.kernel.real_table import Sentence, Verdict, verdict_on

YES, NO = "yes", "no"
ENOUGH_ACORNS = 5


def asked(variant: Variant) -> list[Question]:
    dew = variant.options["morning_dew"]
    types = types_as_options() if dew else types_as_options()[:BLUE]
    highest = 4 if dew else 3
    row = row_of(
        one("type", "momiji-pad-type", types), whole("number", "momiji-pad-number", 0, highest)
    )
    return [
        Question("piles", "rows", "momiji-may-piles", high=MOST_TYPES, columns=row),
        one("type", "momiji-may-type", types),
        whole("number", "momiji-may-number", 0, highest),
        one("skip", "momiji-may-skip", [PadOption(YES, "pad-yes"), PadOption(NO, "pad-no")]),
    ]


def judge(variant: Variant, answers: Answers) -> Verdict | None:
    if "type" not in answers or "number" not in answers:
        return None
    type_, number = TYPE_NAMES.index(answers["type"]), answers["number"]
    first = FIRST_KIND[type_]
    if first[number] == first[number + 1]:
        return Verdict(False, "momiji-may-no-card", {}, "MM-1")
    card = first[number]
    rows = [row | {"cards": 1} for row in answers.get("piles", []) if len(row) == 2]
    skip = answers.get("skip") == YES
    position = with_card(variant, card, rows, skip)
    verb, said = ("skip", "momiji-may-skipped") if skip else ("lay", "momiji-may-laid")
    return verdict_on(position, f"{verb} {card_text(card)}", Sentence(said, {}, "MM-21"))


def with_card(variant: Variant, card: int, rows: list[dict[str, Any]], skip: bool) -> Position:
    """A turn of somebody whose hand is one card."""
    position = variant.start(0)
    s: Any = position.state
    begin_a_turn(s)
    fill_piles(s, s.seat, rows)
    for t in range(TYPES):
        s.playing[t] = 1
    clear(s.hand[s.seat])
    s.hand[s.seat][card] = s.held[s.seat] = 1
    note_laid(s, s.seat)
    if skip:
        s.lands[s.seat] = LANDSCAPES
        s.land[s.seat][0] = Landscape.A
        s.spent[s.seat][0] = 0
        s.acorns[s.seat] = ENOUGH_ACORNS
    return position


def begin_a_turn(s: Momiji) -> None:
    s.phase = Phase.MAIN
    s.pending = s.one = s.two = s.given = -1


def note_laid(s: Momiji, p: int) -> None:
    clear(s.laid[p])
    for i in range(s.piles[p]):
        s.laid[p][FIRST_KIND[TYPE[s.top[p][i]]][0]] += 1
