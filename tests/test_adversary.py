"""An adversary trained against one bot: small, but all of it."""

from pathlib import Path

import numpy as np

import chabudai
from prove._kept import kept
from prove.adversary import EXAM, PART, Course, Pupil, examine

COURSE = Course(
    chabudai.game("mojo", players=2), "random", "", rounds=2, parts=1, epochs=3, iterations=20
)


def test_an_adversary_learns_from_its_own_games_and_goes_on_where_it_stopped(
    tmp_path: Path,
) -> None:
    stopped = Pupil(COURSE, tmp_path / "games", end=0)
    assert not stopped.train()
    pupil, again = (Pupil(COURSE, tmp_path / "games") for _ in range(2))
    before = pupil.network
    assert pupil.train()
    assert again.train()  # from the files alone
    assert list(pupil.network.weights) == list(again.network.weights) != list(before.weights)
    with np.load(tmp_path / "games" / "games-1-0.npz") as data:
        assert len(data["traits"]) == len(data["results"]) > 2 * PART
        assert np.allclose(data["results"].sum(axis=1), 1)

    found = examine(pupil, 10, tmp_path / "exam.jsonl")
    assert found
    assert found.mean > 0.8  # of games against somebody who makes any move
    lines = kept(tmp_path / "exam.jsonl")
    assert [line["deal"] for line in lines] == list(range(EXAM, EXAM + 10))
    assert examine(again, 10, tmp_path / "exam.jsonl") == found
