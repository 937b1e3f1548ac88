"""Laying out Mojo (MJ-4, MJ-5, MJ-10)."""

from typing import Any

from chabudai.games.mojo.spec import HAND, LAID_AT, LAID_AT_OF_TWO, Mojo
from chabudai.kernel.position import Position
from chabudai.kernel.real_table import Sentence


def steps(position: Position) -> list[Sentence]:
    s: Any = position.state
    return [
        Sentence("mojo-set-up-deal", {"cards": HAND}, "MJ-5"),
        Sentence("mojo-set-up-piles", {"piles": s.piles}, "MJ-20" if s.piles > 1 else "MJ-5"),
        Sentence("mojo-set-up-side", {}, "MJ-4"),
        Sentence("set-up-first", {"seat": s.seat}, "MJ-4"),
        Sentence("mojo-set-up-time", {"cards": laid_at(s)}, "MJ-10"),
    ]


def laid_at(s: Mojo) -> int:
    return LAID_AT_OF_TWO if s.players == 2 else LAID_AT
