"""Laying out Momiji (MM-6 to MM-10; alone MM-60, MM-66 to MM-68)."""

from typing import Any

from chabudai.games.momiji.data_check import LETTER_NAMES
from chabudai.games.momiji.moves import token_words, type_words
from chabudai.games.momiji.spec import (
    ALL_TOKENS,
    AVAILABLE,
    EQUINOX,
    FIRST_ACORNS,
    HAND,
    MEDITATION,
    OTHER_ACORNS,
    REVEAL,
    SCENARIO_HAND,
    SCENARIO_LANDSCAPES,
    TYPES,
    WIND,
    Momiji,
)
from chabudai.kernel.position import Position
from chabudai.kernel.real_table import Sentence

SCENARIO_CLAUSE = {WIND: "MM-66", MEDITATION: "MM-67", EQUINOX: "MM-68"}


def steps(position: Position) -> list[Sentence]:
    s: Any = position.state
    return alone(s) if s.scenario else together(s)


def together(s: Momiji) -> list[Sentence]:
    found = [
        Sentence("momiji-set-up-types", {"types": types_in(s)}, "MM-6"),
        Sentence("momiji-set-up-deal", {"cards": HAND, "garden": REVEAL}, "MM-7"),
        Sentence("momiji-set-up-objectives", {"tokens": tokens_in(s), "torii": s.torii}, "MM-8"),
        Sentence("momiji-set-up-draft" if s.drafted else "momiji-set-up-starter", {}, "MM-10"),
        Sentence("momiji-set-up-acorns", {"first": FIRST_ACORNS, "others": OTHER_ACORNS}, "MM-9"),
        Sentence("set-up-first", {"seat": s.first}, "MM-9"),
    ]
    return [*found, Sentence("momiji-set-up-blue", {}, "MM-51")] if s.dew else found


def alone(s: Momiji) -> list[Sentence]:
    clause = SCENARIO_CLAUSE[s.scenario]
    letters = [LETTER_NAMES[letter] for letter in SCENARIO_LANDSCAPES[s.scenario]]
    deal = {"cards": SCENARIO_HAND[s.scenario], "garden": REVEAL}
    return [
        Sentence("momiji-set-up-types", {"types": types_in(s)}, clause),
        Sentence("momiji-set-up-deal-alone", deal, clause),
        Sentence("momiji-set-up-letters", {"letters": letters}, clause),
        Sentence("momiji-set-up-tokens", {"tokens": tokens_in(s)}, clause),
        Sentence("momiji-set-up-acorns-alone", {"acorns": FIRST_ACORNS}, "MM-60"),
    ]


def types_in(s: Momiji) -> list[str]:
    return [type_words(t) for t in range(TYPES) if s.playing[t]]


def tokens_in(s: Momiji) -> list[str]:
    return [token_words(t) for t in range(ALL_TOKENS) if s.token[t] == AVAILABLE]
