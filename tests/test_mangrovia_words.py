"""Every sentence that Mangrovia's code puts together is there in every language."""

import re
from pathlib import Path

import pytest

from chabudai.games.mangrovia import board, explain, spec, view
from chabudai.games.mangrovia.position import lines, phase
from chabudai.kernel.game import phase_id
from chabudai.kernel.words import LANGUAGES, has_message

CALLS = {
    explain: (r'no\(\s*[^"]*(?:"MG-\d+"[^"]*)*,\s*"([a-z-]+)"', "mangrovia-"),
    lines: (r'wrong\(\s*"([a-z-]+)"', "mangrovia-position-"),
    phase: (r'wrong\(\s*"([a-z-]+)"', "mangrovia-position-"),
    board: (r'bad\(\s*"([a-z-]+)"', "mangrovia-board-"),
}


def ids_in_code() -> set[str]:
    found = set()
    for module, (pattern, prefix) in CALLS.items():
        assert module.__file__
        hits = re.findall(pattern, Path(module.__file__).read_text("utf-8"))
        assert len(hits) > 3, module.__name__
        found |= {prefix + hit for hit in hits}
    return found


def names() -> set[str]:
    return {
        *(f"mangrovia-land-{land}" for land in board.LANDSCAPES),
        *(f"mangrovia-tile-{name}" for name in view.STONE_NAMES[1:]),
        *(f"mangrovia-part-{name}" for name in view.PART_NAMES),
        *(f"mangrovia-pool-{pool}" for pool in range(spec.POOLS)),
        *(f"mangrovia-pay-{pay}" for pay in view.PAY_NAMES),
        *(f"mangrovia-area-{area}" for area in board.AREAS),
        *(f"mangrovia-mark-{mark}" for mark in board.MARKS[1:]),
        *(phase_id("mangrovia", name) for name in spec.PHASES),
        *(f"mangrovia-option-stones-{form}" for form in spec.STONE_FORMS),
        *(f"mangrovia-option-board-{name}" for name in board.shipped_names()),
        "mangrovia-store-empty",
        "mangrovia-bag-empty",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_put_together_has_a_sentence(language: str) -> None:
    missing = [id for id in sorted(ids_in_code() | names()) if not has_message(language, id)]
    assert missing == []
