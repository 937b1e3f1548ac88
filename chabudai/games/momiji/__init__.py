"""Momiji, a card game for 1 to 5 players: wiring only."""

from dataclasses import replace
from pathlib import Path

from chabudai.games.momiji import (
    bots,
    box,
    data_check,
    may,
    notation,
    pad,
    rules,
    set_up,
    sight,
    spec,
    version_1,
)
from chabudai.games.momiji.rules import (
    abilities,
    actions,
    dealing,
    garden,
    landscapes,
    objectives,
    piles,
    plays,
    turn,
)
from chabudai.kernel.game import Game

CHAPTERS = (garden, piles, plays, objectives, turn, abilities, landscapes, dealing, actions)
MODULES = (spec, *CHAPTERS, rules, sight)
FACTS = box.facts_of(box.BOX_TABLE)
VERSION_1 = Game(
    name="momiji",
    version=1,
    state=spec.Momiji,
    modules=(*MODULES, version_1),
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
    data=data_check.digest(box.table_of(FACTS)),
    facts=FACTS,
    made_with=box.game_with,
)
GAME = replace(VERSION_1, version=2, modules=MODULES, earlier=(VERSION_1,))
