"""What the numbers of actions mean: on every face, and as a page made from the games' notation.

python -m chabudai.adapters.actions --write
"""

import re
import sys
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

import chabudai
from chabudai.kernel.game import Game, Variant

PAGE = "docs/actions.md"
NOTATION = "docs/notation.md"
HEAD = """# Actions

What each number of an action means: the same in the [batch](research.md), the stepper, PettingZoo,
Gymnasium and OpenSpiel. Every face has `action_text(n)`, and `action_texts`, the whole table. A
number keeps its meaning for as long as the environment keeps its version. This page is made from
the [notation](notation.md) by `python -m chabudai.adapters.actions --write`; a test keeps it fresh.

An action's number is the first of its line plus its place among the texts, counted from 0.
"""


class NamedActions:
    """A face that tells what its actions mean."""

    variant: Variant

    def action_text(self, action: int) -> str:
        """Returns an action as people write it."""
        return self.variant.game.action_text(action)

    @property
    def action_texts(self) -> tuple[str, ...]:
        """Returns the texts of all actions, by number."""
        return self.variant.game.action_texts


def versioned(name: str, version: int | None, options: Mapping[str, Any]) -> Variant:
    """A game by the version of its rules; without one, the newest."""
    newest = chabudai.find(name)
    found = newest if version is None else newest.at_version(version)
    if found is None:
        known = ", ".join(f"v{number}" for number in versions(newest))
        raise ValueError(f"{name} has {known}, not v{version}")
    return found.choose(**options)


def versions(game: Game) -> list[int]:
    """Returns the versions of a game's rules that can be played, the newest first."""
    return [game.version, *(old.version for old in game.earlier)]


# The page


def page() -> str:
    meanings = read_meanings(Path(NOTATION).read_text("utf-8"))
    return HEAD + "".join(section(name, meanings[name]) for name in sorted(meanings))


def section(name: str, meanings: Mapping[str, list[str]]) -> str:
    game = chabudai.find(name)
    title, version = name.capitalize(), game.version
    ids = (
        f"`chabudai/{title}-v{version}` in Gymnasium, `{name}_v{version}` in PettingZoo, "
        f"`chabudai_{name}_v{version}` in OpenSpiel"
    )
    lines = [
        f"\n## {title}\n",
        f"{game.moves} actions, version {version}: {ids}.\n",
        "| actions | texts in their order | what |",
        "|---|---|---|",
    ]
    first = 0
    for verb, group in groupby(game.action_texts, verb_of):
        texts = list(group)
        lines.append(line(first, texts, "; ".join(meanings[verb])))
        first += len(texts)
    return "\n".join(lines) + "\n"


def line(first: int, texts: list[str], meaning: str) -> str:
    numbers = str(first) if len(texts) == 1 else f"{first}–{first + len(texts) - 1}"
    verb = verb_of(texts[0])
    rest = [text.removeprefix(verb).strip() for text in texts]
    return f"| {numbers} | `{verb}` {', '.join(rest)}".rstrip() + f" | {meaning} |"


def verb_of(text: str) -> str:
    return text.split()[0]


def read_meanings(notation: str) -> dict[str, dict[str, list[str]]]:
    """By game and first word of a move: what the tables of moves in the notation say."""
    found: dict[str, dict[str, list[str]]] = {}
    for part in notation.split("\n## ")[1:]:
        name = part.split("\n", 1)[0].lower()
        if name in chabudai.names():
            found[name] = meanings_in(part.split("| move |", 1)[1].split("\n\n", 1)[0])
    return found


def meanings_in(table: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in table.splitlines()[2:]:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        for verb in dict.fromkeys(verb_of(example) for example in re.findall(r"`(.+?)`", cells[0])):
            found.setdefault(verb, []).append(f"{cells[0]}: {cells[1]}")
    return found


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        Path(PAGE).write_text(page(), "utf-8")
    else:
        print(page())
