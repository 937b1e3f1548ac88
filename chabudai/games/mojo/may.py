"""May I play this card, and what follows? (MJ-6)"""

from typing import Any

from chabudai.games.mojo.pad import CARDS
from chabudai.games.mojo.spec import VALUES
from chabudai.kernel.chance import clear
from chabudai.kernel.game import Variant
from chabudai.kernel.pad import Answers, PadOption, Question, one
from chabudai.kernel.position import Position
from chabudai.kernel.real_table import Sentence, Verdict, verdict_on

ONE_CARD = [PadOption(str(value)) for value in range(VALUES)]


def asked(variant: Variant) -> list[Question]:
    return [
        one("top", "mojo-may-top", ONE_CARD),
        CARDS,
        one("card", "mojo-may-card", ONE_CARD),
    ]


def judge(variant: Variant, answers: Answers) -> Verdict | None:
    if "top" not in answers or "card" not in answers:
        return None
    top, card = int(answers["top"]), int(answers["card"])
    position = in_hand(variant, answers.get("cards") or {answers["card"]: 1})
    state: Any = position.state
    state.stack[0][state.height[0] - 1] = top
    follows = "lower" if card < top else "higher" if card > top else "equal"
    return verdict_on(position, f"play {card}", Sentence(f"mojo-may-{follows}", {}, "MJ-6"))


def in_hand(variant: Variant, cards: dict[str, int]) -> Position:
    """A turn with these cards."""
    position = variant.start(0)
    state: Any = position.state
    clear(state.hand[state.seat])
    for value, number in cards.items():
        state.hand[state.seat][int(value)] = number
    state.held[state.seat] = sum(cards.values())
    return position
