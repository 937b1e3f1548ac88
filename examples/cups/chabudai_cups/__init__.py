"""Cups, a small dice game for 2 to 4 players: wiring only."""

from pathlib import Path

from chabudai.kernel.game import Game
from chabudai_cups import notation, rules

GAME = Game(
    name="cups",
    version=1,
    state=rules.Cups,
    modules=(rules,),
    moves=rules.MOVES,
    options=rules.OPTIONS,
    setup=rules.setup,
    categories=("points",),
    notation=notation,
    folder=Path(__file__).parent,
)
