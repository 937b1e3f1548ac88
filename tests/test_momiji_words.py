"""Momiji's sentences: every id that code puts together has one in every language."""

import re
from pathlib import Path

import pytest

import chabudai
from chabudai.games.momiji import events, explain, moves, spec
from chabudai.games.momiji.data_check import LETTER_NAMES, TOKEN_NAMES, TYPE_NAMES
from chabudai.kernel.game import phase_id
from chabudai.kernel.words import LANGUAGES, has_message, say


def built_ids() -> set[str]:
    source = Path(str(explain.__file__)).read_text("utf-8")
    ids = {f"momiji-{id}" for id in re.findall(r'refusal\(\s*"([a-z0-9-]+)"', source)}
    ids |= {phase_id("momiji", name) for name in spec.PHASES}
    ids |= {f"momiji-type-{name}" for name in TYPE_NAMES}
    ids |= {f"momiji-token-{name}" for name in TOKEN_NAMES}
    ids |= {f"momiji-{word}-{letter}" for letter in LETTER_NAMES for word in ("when", "landscape")}
    ids |= {f"momiji-card-{code}" for code in moves.CODES}
    ids |= {f"momiji-verb-{verb}" for verb in explain.BELONGS_TO}
    ids |= {f"momiji-for-{reason}" for reason in events.REASONS}
    ids |= {"momiji-main-done", "momiji-no-pass", *events.CAUSES.values()}
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_built_id_has_a_sentence(language: str) -> None:
    assert [id for id in sorted(built_ids()) if not has_message(language, id)] == []


def test_a_refusal_tells_the_numbers_and_the_way_out() -> None:
    """MM-21: as a person reads it."""
    text = """momiji players=2
        types: red orange green purple
        garden: purple0l
        hand 0: green2
        row 0: green0l"""
    position = chabudai.game("momiji", players=2).position(text, 0)
    refusal = position.why_not("play green 2")
    assert refusal is not None
    assert say("en", refusal.id, refusal.args) == (
        "The pile green shows 0; 0 or 1 may follow, you chose 2. "
        "Landscape A would allow it and you have it: play the card with it."
    )
