"""Playthroughs and counts that only a change of the rules may change."""

import pytest

import chabudai
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from tests.golden import golden_path, playthrough
from tests.variants import SHORT, label, variants


@pytest.mark.parametrize("variant", variants(SHORT), ids=label)
def test_playthrough(variant: Variant) -> None:
    """After a wanted change: `./run golden`, and read the difference."""
    assert playthrough(variant) == golden_path(variant).read_text("utf-8")


def leaves(position: Position, depth: int) -> int:
    """How many ways the next decisions can go, the chances being those of the seed."""
    if depth == 0 or position.over:
        return 1
    count = 0
    for move in position.legal():
        position.push_number(move)
        count += leaves(position, depth - 1)
        position.pop()
    return count


@pytest.mark.parametrize(
    ("options", "counts"),
    [({"players": 2}, [4, 16, 62, 259]), ({"players": 3, "piles": 2}, [8, 46, 321, 1964])],
    ids=["mojo-2", "mojo-3-2"],
)
def test_counts_of_mojo(options: dict[str, int], counts: list[int]) -> None:
    position = chabudai.game("mojo", **options).start(seed=1)
    assert [leaves(position, depth) for depth in range(1, len(counts) + 1)] == counts
