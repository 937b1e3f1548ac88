"""The page that describes every part of every game's observations, made from the sources.

python -m chabudai.adapters.observations --write
"""

import ast
import inspect
import sys
from pathlib import Path

import chabudai
from chabudai.adapters.encode import Part, all_parts
from chabudai.kernel.state import State

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
- `phase` is the number of one of the [phases](notation.md#phases).
"""


def page() -> str:
    return HEAD + "".join(section(name) for name in sorted(chabudai.names()))


def section(name: str) -> str:
    variant = chabudai.game(name)
    parts = all_parts(variant.game, variant.players)
    comments = {"me": "the own seat's real number", **comments_of(variant.game.state)}
    numbers, moves = sum(part.count for part in parts), variant.game.moves
    lines = [
        f"\n## {name.capitalize()}\n",
        f"{len(parts)} parts, {numbers} numbers for {variant.players} players, {moves} moves.\n",
        "| part | type | shape | what |",
        "|---|---|---|---|",
        *(line(part, comments.get(part.name, "")) for part in parts),
    ]
    return "\n".join(lines) + "\n"


def comments_of(state: type[State]) -> dict[str, str]:
    """What stands beside each field in the source of its class."""
    found = {}
    for cls in reversed(state.__mro__[:-1]):
        lines = inspect.getsource(cls).splitlines()
        for node in ast.parse("\n".join(lines)).body[0].body:  # type: ignore[attr-defined]
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                rest = lines[(node.end_lineno or 1) - 1][node.end_col_offset :]
                found[node.targets[0].id] = rest.partition("#")[2].strip()
    return found


def line(part: Part, comment: str) -> str:
    shape = " × ".join(part.axes) or "–"
    turned = "↻ " if part.offset >= 0 else ""
    what = comment.replace("|", "\\|")
    return f"| `{part.name}` | {part.dtype} | {shape} | {turned}{what} |"


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        Path(PAGE).write_text(page(), "utf-8")
    else:
        print(page())
