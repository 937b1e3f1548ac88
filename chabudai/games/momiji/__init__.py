"""Momiji, a card game for 1 to 5 players: wiring only."""

from pathlib import Path

from chabudai.games.momiji import (
    abilities,
    data_check,
    dealing,
    garden,
    landscapes,
    notation,
    objectives,
    piles,
    plays,
    rules,
    sight,
    spec,
    turn,
)
from chabudai.kernel.game import Game

GAME = Game(
    name="momiji",
    version=1,
    state=spec.Momiji,
    modules=(
        spec,
        garden,
        piles,
        plays,
        objectives,
        turn,
        abilities,
        landscapes,
        dealing,
        rules,
        sight,
    ),
    moves=spec.MOVES,
    options=spec.OPTIONS,
    setup=spec.setup,
    categories=spec.CATEGORIES,
    notation=notation,
    folder=Path(__file__).parent,
    data=data_check.digest(spec.BOX_TABLE),
)
