"""Momiji alone with a deck in order: the same cards come whatever is played."""

import random
from typing import Any

import chabudai
from chabudai.bots.simple import make_bot
from prove.solo import play, start, tries_to_win

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


def test_a_deck_that_is_won_by_rules_of_thumb_can_be_won_at_once() -> None:
    thumb = make_bot("thumb", WIND.game, 1)
    won = [play(WIND, deal, thumb) for deal in range(12)]
    assert set(won) == {0.0, 1.0}
    for deal, share in enumerate(won):
        assert (tries_to_win(WIND, deal, 1) == 1) == bool(share)
    lost = won.index(0.0)
    assert tries_to_win(WIND, lost, 60) != 1
