"""What the example agents share: their features, their exams, their pictures."""

import json
from pathlib import Path

import numpy as np
import pytest

from chabudai.adapters.batch import Batch
from examples.mojo_learning import PARTS, VARIANT, Array, Exam, ahead, examine, features, keep, main


def first_move(_: Array, mask: Array) -> Array:
    return np.asarray(mask.argmax(axis=1))


def test_features_tell_what_a_player_would_look_at() -> None:
    batch = Batch(VARIANT, 5, seed=1, parts=PARTS)
    found = features(batch.observations)
    assert found.shape[0] == 5
    hand = batch.observations["hand"][:, 0]
    assert (found[:, :13] == hand).all()
    stack, height = batch.observations["stack"][:, 0], batch.observations["height"][:, 0]
    for row in range(5):
        top = stack[row, height[row] - 1]
        assert found[row, 26:39].tolist() == [
            float(hand[row, v] > 0 and v < top) for v in range(13)
        ]
        assert found[row, 52 + top] == 1
    assert (ahead(batch.observations) == 0).all()


def test_an_exam_counts_every_game_once() -> None:
    exam = examine(first_move, steps=7, games=200, opponents="random")
    assert (exam.steps, exam.games) == (7, 200)
    assert 0 <= exam.share <= 1
    assert examine(first_move, steps=7, games=200, opponents="random") == exam


@pytest.mark.needs("matplotlib")
def test_a_learning_curve_is_kept(tmp_path: Path) -> None:
    exams = [Exam(0, 10, 0.2, 0.1), Exam(1000, 10, 0.6, 0.1)]
    keep("curve", exams, "./run learn", tmp_path)
    assert (tmp_path / "curve.svg").read_text().startswith("<?xml")
    assert json.loads((tmp_path / "curve.json").read_text())["exams"][1]["share"] == 0.6


@pytest.mark.needs("matplotlib")
def test_an_example_is_told_what_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, ...]] = []

    def train(*numbers: int) -> list[Exam]:
        asked.append(numbers)
        return [Exam(0, 10, 0.2, 0.1), Exam(9, 10, 0.6, 0.1)]

    monkeypatch.setattr("sys.argv", ["x", "--steps", "9", "--folder", str(tmp_path)])
    main("curve", train, steps=5, games=2)
    assert asked == [(9, 2, 4000, 1)]
    assert json.loads((tmp_path / "curve.json").read_text())["command"] == "./run learn curve"


def test_the_curves_in_the_documents_end_above_even() -> None:
    for path in sorted((Path(__file__).parent.parent / "docs" / "pictures").glob("*_mojo.json")):
        last = Exam(**json.loads(path.read_text())["exams"][-1])
        assert last.share - last.margin > 0.5
        text = f"{last.share:.1%} ± {last.margin:.1%}"
        assert text in (path.parent.parent / "research.md").read_text()
