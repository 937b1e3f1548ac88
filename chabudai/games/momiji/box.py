"""The box that the rules are made of, and the same as a record carries it.

All that may differ from box to box are the acorns of the 0s and 1s; the rest is printed, and it is
checked. So the facts are the corners of the copies of each such card: {"red 0": "llrrb", ...}.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from chabudai.games.momiji.data_check import (
    CORNERS,
    EDITION_NAMES,
    LETTER_NAMES,
    MARKS,
    TOKEN_NAMES,
    TOKENS_IN_BOX,
    TYPE_NAMES,
    Table,
    card_name,
    landscape_copies,
    load,
    printed_copies,
    problems,
    wrong,
)
from chabudai.kernel.again import Again
from chabudai.kernel.game import Game
from chabudai.kernel.options import shown
from chabudai.kernel.refusal import Refusal, Refused

PACKAGE = "chabudai.games.momiji"
SIGNS = ("n", "l", "r", "b")  # of CORNERS
ACORNS = {  # cards that may have some, and how many copies there are
    f"{type_} {number}": printed_copies(type_)[number] for type_ in TYPE_NAMES for number in (0, 1)
}
BOX_TABLE = load()
for problem in problems(BOX_TABLE):
    raise Refused(problem)


def facts_of(table: Table) -> dict[str, str]:
    """What may differ in a box that adds up."""
    cards = {card_name(card): card for card in table["card"]}
    return {name: corners_text(cards[name]) for name in ACORNS}


def corners_text(card: Table) -> str:
    return "".join(sign * card[corner] for sign, corner in zip(SIGNS, CORNERS, strict=True))


def facts_problems(facts: Mapping[str, Any]) -> Iterator[Refusal]:
    """What is wrong with facts from outside."""
    for name in facts:
        if name not in ACORNS:
            yield wrong("momiji-data-no-such-card", "MM-2", entry=shown(name))
    for name, copies in ACORNS.items():
        signs = facts.get(name)
        if signs is None:
            yield wrong("momiji-data-no-entry", "MM-2", entry=name)
        elif not isinstance(signs, str) or len(signs) != copies or set(signs) - set(SIGNS):
            yield wrong(
                "momiji-facts-corners", "MM-2",
                entry=name, value=shown(signs), wanted=copies, choices=list(SIGNS),
            )  # fmt: skip


def table_of(facts: Mapping[str, str]) -> dict[str, Any]:
    """The whole box with these facts, as data/box.toml lists it."""
    return {
        "card": [
            card_of(type_, number, facts)
            for type_ in TYPE_NAMES
            for number in printed_copies(type_)
        ],
        "landscape": [
            {"letter": letter} | {e: landscape_copies(letter, e) for e in EDITION_NAMES}
            for letter in LETTER_NAMES
        ],
        "starter": [
            {"mark": mark, "letters": "ABC", "drafted": mark in MARKS[:2]} for mark in MARKS
        ],
        "objective": [
            {"name": name} | {e: int(token < TOKENS_IN_BOX[e]) for e in EDITION_NAMES}
            for token, name in enumerate(TOKEN_NAMES)
        ],
    }


def card_of(type_: str, number: int, facts: Mapping[str, str]) -> dict[str, Any]:
    card = {"type": type_, "number": number, "copies": printed_copies(type_)[number]}
    signs = facts.get(card_name(card))
    if signs is None:
        return card
    return card | {c: signs.count(sign) for c, sign in zip(CORNERS, SIGNS, strict=True)}


def game_with(facts: Mapping[str, Any]) -> Game:
    """The game over a box with other facts; refused if there can be no such box."""
    for problem in facts_problems(facts):
        raise Refused(problem)
    return made_with(tuple(facts_of(table_of(facts)).items()))


@lru_cache(maxsize=8)
def made_with(facts: tuple[tuple[str, str], ...]) -> Game:
    box = {"BOX_TABLE": table_of(dict(facts))}
    game: Game = Again(PACKAGE, {f"{PACKAGE}.box": box}).module(PACKAGE).GAME
    return game
