"""Golden playthroughs: one line a move, kept under tests/golden/ and compared in every run.

`./run golden` writes them anew; the difference is then read like any other change. The same
command adds a record of every playthrough to tests/corpus/ for a version of the rules that has
none yet; a record that is there is never written again.
"""

import random
from pathlib import Path

from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from tests.variants import SHORT, label, variants

FOLDER = Path(__file__).parent / "golden"
CORPUS = Path(__file__).parent / "corpus"
SEED = 20261115


def played(variant: Variant) -> Position:
    position, choice = variant.start(SEED), random.Random(SEED)
    while not position.over:
        position.push_number(choice.choice(position.legal()))
    return position


def playthrough(variant: Variant) -> str:
    """A random game: every move with what it brought about, then the end."""
    position = played(variant)
    lines = [repr(variant)]
    for number, past in enumerate(position.played):
        told = [position.told(raw, past.seat) for raw in past.events]
        words = "; ".join(event_words(e.id, e.args) for e in told)
        text = position.game.notation.move_text(past.move)
        lines.append(f"{number + 1} seat {past.seat} {text} | {words}")
    lines.append(str(position.outcome()))
    return "\n".join(lines) + "\n"


def event_words(id: str, args: dict[str, object]) -> str:
    return " ".join([id, *(f"{name}={value}" for name, value in args.items())])


def golden_path(variant: Variant) -> Path:
    return FOLDER / f"{label(variant)}.txt"


def corpus_path(variant: Variant) -> Path:
    return CORPUS / f"{label(variant)}-rules{variant.game.version}.json"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for variant in variants(SHORT):
        golden_path(variant).write_text(playthrough(variant), "utf-8")
        if not corpus_path(variant).exists():
            corpus_path(variant).write_text(played(variant).record().text(), "utf-8")
        print(golden_path(variant).name)


if __name__ == "__main__":
    main()
