"""What a puzzle of Mangrovia is about, told from the facts of its best move."""

from collections.abc import Sequence

from chabudai.games.mangrovia.spec import Area, Mangrovia, Move
from chabudai.kernel.position import Position

KINDS_OF_MOVE = (
    (Move.PERCH, "birds"),
    (Move.PUT_BACK, "amulets"),
    (Move.SPEND, "payment"),
    (Move.BUILD, "build"),
    (Move.SKIP, "wait"),
    (Move.COLLECT, "amulets"),
    (Move.TAKE, "cards"),
    (Move.SITE, "bowl"),
)  # from the last first move on
BY_AREA = {Area.STONE: "stone", Area.SPECIAL: "special", Area.ISLAND: "island"}

THEMES = ("bowl", "cards", "amulets", "wait", "path", "double", "stone", "special", "island",
          "payment", "birds")  # fmt: skip


def theme(position: Position, line: Sequence[int]) -> str:
    """Returns the theme of a move, which stands first in its line."""
    state, move = position.state, line[0]
    assert isinstance(state, Mangrovia)
    name = next(name for first, name in KINDS_OF_MOVE if move >= first)
    return theme_of_a_hut(state, move) if name == "build" else name


def theme_of_a_hut(s: Mangrovia, move: int) -> str:
    if move >= Move.BUILD_DOUBLE:
        return "double"
    return BY_AREA.get(s.area[move - Move.BUILD], "path")
