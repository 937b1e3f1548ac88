"""Momiji alone with a deck in order: the same cards come whatever is played."""

import random
from typing import Any

import chabudai
from chabudai.bots.simple import make_bot
from prove.solo import clairvoyant, play, start

WIND = chabudai.game("momiji", players=1, scenario="wind")


def decks(deal: int, seed: int) -> dict[int, list[int]]:
    """By the number of cards left: which those are, in a game of any moves."""
    position, chance = start(WIND, deal), random.Random(seed)
    found = {}
    while not position.over:
        state: Any = position.state
        found[state.left] = list(state.deck)
        position.push_number(chance.choice(position.legal()))
    return found


def test_the_deck_lies_in_an_order_that_the_deal_alone_decides() -> None:
    one, other, another = decks(1, 1), decks(1, 2), decks(2, 1)
    both = one.keys() & other.keys()
    assert len(both) > 5
    assert all(one[left] == other[left] for left in both)
    assert any(one[left] != another[left] for left in both & another.keys())


def test_who_knows_the_deck_foresees_what_comes() -> None:
    """A search from the truth sees one world alone, which is the real one."""
    knowing = clairvoyant(WIND, "iterations=40,thumbs=1", 1)
    position = start(WIND, 3)
    thought = knowing.think(position)
    for move in thought.candidates[0].line:
        assert move in position.legal()
        position.push_number(move)
    assert play(WIND, 3, make_bot("thumb", WIND.game, 1)) in (0.0, 1.0)
