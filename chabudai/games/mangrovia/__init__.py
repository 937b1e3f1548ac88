"""Mangrovia, a game of huts and paths for 2 to 5 players: wiring only."""

from pathlib import Path

from chabudai.games.mangrovia import (
    building,
    notation,
    opening,
    pools,
    rules,
    scoring,
    sight,
    spec,
    trail,
)
from chabudai.kernel.game import Game

GAME = Game(
    name="mangrovia",
    version=1,
    state=spec.Mangrovia,
    modules=(spec, trail, pools, building, opening, scoring, rules, sight),
    moves=spec.MOVES,
    options=spec.OPTIONS,
    setup=spec.setup,
    categories=spec.CATEGORIES,
    notation=notation,
    folder=Path(__file__).parent,
)
