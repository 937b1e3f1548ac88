"""The page that describes every part of every game's observations, made from the sources.

python -m chabudai.adapters.observations --write
"""

import sys
from pathlib import Path

import chabudai
from chabudai.adapters.encode import Part, all_parts

PAGE = "docs/observations.md"
HEAD = """# Observations

What a seat knows, as arrays: the same in the [batch](research.md), in PettingZoo, Gymnasium and
OpenSpiel. This page is made from the state classes by
`python -m chabudai.adapters.observations --write`, and a test keeps it fresh.

- **Secrets** are blanked before anything is copied: what a seat does not know is 0.
- **The own seat comes first.** Rows by seat (axis *seats*) begin with the seat that looks, then
  the next one clockwise; there is a row for each seat of the game and none for unused ones.
- A value marked **↻** is the number of a seat, counted from the own seat; values that are no seat
  stay as they are.
- A flat observation has the numbers of all parts in the order of the table, as they are; nothing
  is scaled.
"""


def page() -> str:
    return HEAD + "".join(section(name) for name in sorted(chabudai.names()))


def section(name: str) -> str:
    variant = chabudai.game(name)
    parts = all_parts(variant.game, variant.players)
    numbers, moves = sum(part.count for part in parts), variant.game.moves
    lines = [
        f"\n## {name.capitalize()}\n",
        f"{len(parts)} parts, {numbers} numbers for {variant.players} players, {moves} moves.\n",
        "| part | type | shape | what |",
        "|---|---|---|---|",
        *map(line, parts),
    ]
    return "\n".join(lines) + "\n"


def line(part: Part) -> str:
    shape = " × ".join(map(axis_name, part.axes)) or "–"
    turned = "↻ " if part.offset >= 0 else ""
    what = part.comment.replace("|", "\\|")
    return f"| `{part.name}` | {part.dtype} | {shape} | {turned}{what} |"


def axis_name(axis: str) -> str:
    return axis if axis.isdecimal() else axis.lower().replace("_", " ")


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        Path(PAGE).write_text(page(), "utf-8")
    else:
        print(page())
