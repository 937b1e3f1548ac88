"""Modules compiled on top of rules that are compiled already."""

import numpy as np

import chabudai
from chabudai.bots.simple import thumb_module
from chabudai.kernel.compile import extend_rules
from chabudai.kernel.state import new_states, seed_words


def test_an_extension_calls_the_rules_it_was_given() -> None:
    variant = chabudai.game("mojo", players=2)
    game = variant.game
    more = extend_rules(game.compiled, game.modules, (thumb_module(game),), game.state)
    assert more.step_in is game.compiled.step_in
    states, mask = new_states(game.state, 1), game.mask()
    more.begin_in(states, 0, np.array(seed_words(5), np.uint32), variant.setup_array, mask)
    assert mask[more.thumb(states[0], mask)]
