"""Mangrovia, a game of huts and paths for 2 to 5 players: wiring only."""

from pathlib import Path

from chabudai.games.mangrovia import bots, may, notation, pad, rules, set_up, sight, spec, trail
from chabudai.games.mangrovia.rules import actions, boat, bowls, building, opening, pools, scoring
from chabudai.kernel.game import Game

CHAPTERS = (pools, building, opening, scoring, boat, bowls, actions)

GAME = Game(
    name="mangrovia",
    version=1,
    state=spec.Mangrovia,
    modules=(spec, trail, *CHAPTERS, rules, sight),
    moves=spec.MOVES,
    options=spec.OPTIONS,
    setup=spec.setup,
    categories=spec.CATEGORIES,
    notation=notation,
    folder=Path(__file__).parent,
    bots=bots.MODULES,
    pad=pad,
    set_up=set_up,
    may=may,
)
