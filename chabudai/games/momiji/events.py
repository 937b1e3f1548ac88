"""What happens in a game of Momiji as messages, and how it ended."""

from typing import Any

from chabudai.games.momiji.data_check import LETTER_NAMES
from chabudai.games.momiji.moves import card_words, token_words, type_words
from chabudai.games.momiji.rules.objectives import condition
from chabudai.games.momiji.spec import CONDITIONS, Cause, Event, Momiji
from chabudai.kernel.game import EventKind

EVENTS = {
    Event.STARTED: EventKind("momiji-started", clause="MM-9"),
    Event.OFFERED: EventKind("momiji-offered", ("letter",), clause="MM-10"),
    Event.DRAFTED: EventKind("momiji-drafted", ("letter",), clause="MM-10"),
    Event.REVEALED: EventKind("momiji-revealed", ("card",), clause="MM-7"),
    Event.OVERFLOWED: EventKind("momiji-overflowed", ("card",), clause="MM-16"),
    Event.TOOK_COLUMN: EventKind("momiji-took-column", ("type", "cards"), clause="MM-16"),
    Event.TOOK_TOP: EventKind("momiji-took-top", ("card",), clause="MM-18"),
    Event.TOOK_DISCARD: EventKind("momiji-took-discard", ("card",), clause="MM-33"),
    Event.REFILLED: EventKind("momiji-refilled", clause="MM-15"),
    Event.USED: EventKind("momiji-used", ("letter",), clause="MM-13"),
    Event.LAID: EventKind("momiji-laid", ("card", "pile"), clause="MM-21"),
    Event.BEGAN: EventKind("momiji-began", ("card", "side"), clause="MM-21"),
    Event.CLOSED: EventKind("momiji-closed", ("pile", "torii"), clause="MM-22"),
    Event.CLOSED_BARE: EventKind("momiji-closed-bare", ("pile",), clause="MM-22"),
    Event.JOKER: EventKind("momiji-joker", clause="MM-51"),
    Event.TUCKED: EventKind("momiji-tucked", ("card", "pile"), clause="MM-30"),
    Event.DISCARDED: EventKind("momiji-discarded", ("card",), clause="MM-12"),
    Event.DREW: EventKind("momiji-drew", ("card",), secret=("card",), clause="MM-31"),
    Event.TURNED: EventKind("momiji-turned", ("card",), clause="MM-33"),
    Event.REORDERED: EventKind("momiji-reordered", clause="MM-33"),
    Event.GAINED: EventKind("momiji-gained", ("acorns", "gain"), clause="MM-5"),
    Event.PAID: EventKind("momiji-paid", ("acorns", "cost"), clause="MM-5"),
    Event.GOT_TOKEN: EventKind("momiji-got-token", ("token",), clause="MM-28"),
    Event.GAVE_TOKEN: EventKind("momiji-gave-token", ("token",), clause="MM-30"),
    Event.PASSED: EventKind("momiji-passed", clause="MM-11"),
    Event.CLEARED: EventKind("momiji-cleared", ("cards",), clause="MM-61"),
    Event.END_NEAR: EventKind("momiji-end-near", ("cause",), clause="MM-40"),
    Event.LAST_TURN: EventKind("momiji-last-turn", clause="MM-40"),
    Event.GAME_ENDED: EventKind("momiji-game-ended", clause="MM-41"),
}
REASONS = ("bonus", "trade", "landscape", "token", "refill")
CAUSES = {
    Cause.DECK: "momiji-end-deck",
    Cause.TORII: "momiji-end-torii",
    Cause.GARDEN: "momiji-end-garden",
}


def event_value(name: str, value: int) -> Any:
    if name == "card":
        return card_words(value)
    if name == "type":
        return type_words(value)
    if name == "token":
        return token_words(value)
    if name == "letter":
        return LETTER_NAMES[value]
    if name == "side":
        return "=momiji-side-left" if value else "=momiji-side-right"
    if name in ("gain", "cost"):
        return f"=momiji-for-{REASONS[value]}"
    if name == "cause":
        return f"={CAUSES[value]}"
    return value + 1 if name == "pile" else value


def ending(s: Momiji) -> tuple[str, str]:
    if s.scenario:
        held = sum(condition(s, number) for number in range(CONDITIONS))
        return ("momiji-won" if held == CONDITIONS else f"momiji-lost-{held}"), ""
    best = max(s.points[: s.players])
    leaders = [p for p in range(s.players) if s.points[p] == best]
    hands = sorted((s.held[p] for p in leaders), reverse=True)
    if len(leaders) == 1:
        return CAUSES[s.cause], ""
    return CAUSES[s.cause], "momiji-tie-shared" if hands[0] == hands[1] else "momiji-tie-hand"
