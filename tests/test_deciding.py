"""What decided a game that is over, where the most points win and where the fewest do."""

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import chabudai
from chabudai.kernel.position import Outcome, Position
from chabudai.table.deciding import Decided, decided

Scores = list[dict[str, int]]


def over(scores: Scores, ranking: list[list[int]], fewest: bool = False) -> Position:
    outcome = Outcome(ranking, ranking[0], scores, "", "")
    game = SimpleNamespace(fewest_win=fewest)
    return cast(Position, SimpleNamespace(outcome=lambda: outcome, game=game))


def score(huts: int, paths: int) -> dict[str, int]:
    return {"huts": huts, "paths": paths, "total": huts + paths}


@pytest.mark.parametrize(
    ("scores", "ranking", "fewest", "told"),
    [
        ([score(5, 9), score(7, 1)], [[0], [1]], False, Decided("paths", 8)),
        ([score(5, 9), score(7, 1)], [[1], [0]], True, Decided("paths", 8)),
        ([score(9, 0), score(1, 2), score(0, 8)], [[0], [2], [1]], False, Decided("huts", 9)),
        ([score(4, 4), score(5, 3)], [[0], [1]], False, None),  # a tie was broken
        ([score(4, 4), score(5, 3)], [[0, 1]], False, None),
        ([score(4, 4)], [[0]], False, None),
        ([score(9, 0), score(16, 0)], [[0], [1]], True, None),  # the totals say it all
        ([{"total": 3}, {"total": 5}], [[1], [0]], False, None),
        ([{"cards": 3, "total": 3}, {"cards": 5, "total": 5}], [[0], [1]], True, None),
    ],
)
def test_the_category_with_the_largest_lead(
    scores: Scores, ranking: list[list[int]], fewest: bool, told: Decided | None
) -> None:
    assert decided(over(scores, ranking, fewest)) == told


@pytest.mark.parametrize("name", ["mojo", "momiji", "mangrovia"])
def test_nothing_is_told_before_the_end(name: str) -> None:
    chance = random.Random(3)
    position = chabudai.game(name, players=3).start(seed=3)
    while not position.over:
        assert decided(position) is None
        position.push(chance.choice(position.moves()))
    outcome: Any = position.outcome()
    found = decided(position)
    assert found is None or found.category in outcome.scores[0]
    assert found is None or found.points > 0
