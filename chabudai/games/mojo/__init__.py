"""Mojo, a card game for 2 to 8 players: wiring only."""

from pathlib import Path

from chabudai.games.mojo import bots, may, notation, pad, rules, set_up, sight, spec, trail
from chabudai.kernel.game import Game

GAME = Game(
    name="mojo",
    version=1,
    state=spec.Mojo,
    modules=(spec, trail, rules, sight),
    moves=spec.MOVES,
    options=spec.OPTIONS,
    setup=spec.setup,
    categories=spec.CATEGORIES,
    fewest_win=True,
    notation=notation,
    folder=Path(__file__).parent,
    bots=bots.MODULES,
    pad=pad,
    set_up=set_up,
    may=may,
)
