"""Somebody who read the how-to-play page beats the easiest level; `prove reader` plays more."""

import pytest

import chabudai
from chabudai.bots.simple import Bot, make_bot
from prove._meet import meet
from tests.readers import reader


@pytest.mark.parametrize("name", chabudai.names())
def test_a_reader_beats_a_novice(name: str) -> None:
    variant = chabudai.game(name, players=2)

    def novice(seed: int) -> Bot:
        return make_bot("novice", variant.game, seed)

    found = meet(variant, lambda _: reader(name), novice, 60, (0.4, 0.6))
    assert found.mean > 0.5
