"""docs/views.md names every key of every view."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import chabudai

PAGE = Path(__file__).resolve().parent.parent / "docs" / "views.md"
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "mojo": [{"players": 3}, {"players": 2, "piles": 2}],
    "momiji": [{"players": 2, "open_piles": True}, {"players": 3, "morning_dew": True}],
    "mangrovia": [{"players": 2}, {"players": 3, "stones": "mixed"}],
}
PLACE = re.compile(r"[a-i]\d|\d+/\d+")  # keys that are places on the board


def keys(value: Any) -> set[str]:
    if isinstance(value, dict):
        mine = {name for name in value if not PLACE.fullmatch(name)}
        return mine.union(*map(keys, value.values()))
    return set[str]().union(*map(keys, value)) if isinstance(value, list) else set()


def told(game: str) -> set[str]:
    """What stands in backticks in a game's own part of the page or in the common one."""
    common, *parts = PAGE.read_text("utf-8").split("\n## ")
    mine = next(part for part in parts if part.startswith(game.capitalize()))
    return set(re.findall(r"`([\w/]+)`", common + mine))


@pytest.mark.parametrize("game", chabudai.names())
def test_every_key_of_a_view_is_explained(game: str) -> None:
    found: set[str] = set()
    for options in OPTIONS.get(game, [{}]):
        position, choice = chabudai.game(game, **options).start(3), random.Random(1)
        while not position.over:
            found |= keys(position.view(position.seat))
            position.push_number(choice.choice(position.legal()))
        found |= keys(position.view(None))
    assert found - told(game) == set()
