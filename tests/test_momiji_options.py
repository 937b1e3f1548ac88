"""Options of Momiji that go together, and those that do not."""

import re
from typing import Any

import pytest

import chabudai
from chabudai.kernel.refusal import Refused
from chabudai.kernel.words import say

REFUSED: list[tuple[dict[str, Any], str, str]] = [
    (dict(players=5), "MM-19", "momiji-five-need-dew"),
    (
        dict(players=4, types="red,orange,yellow,green,purple,blue"),
        "MM-19",
        "momiji-blue-needs-dew",
    ),
    (dict(players=2, morning_dew=True, edition="second"), "MM-19", "momiji-dew-edition"),
    (dict(players=1, morning_dew=True), "MM-19", "momiji-dew-solo"),
    (dict(players=5, morning_dew=True, landscapes="starter"), "MM-19", "momiji-five-draft"),
    (dict(players=2, types="red,orange,green"), "MM-19", "momiji-types-count"),
    (dict(players=1, edition="first", scenario="meditation"), "MM-19", "momiji-first-scenario"),
    (dict(players=1, edition="first", scenario="equinox"), "MM-19", "momiji-first-scenario"),
    (dict(players=1, landscapes="draft"), "MM-19", "momiji-solo-landscapes"),
    (dict(players=1, types="red,orange,green"), "MM-19", "momiji-solo-types"),
    (
        dict(players=2, morning_dew=True, types="red,orange,green,purple"),
        "MM-6",
        "momiji-types-blue",
    ),
    (dict(players=2, scenario="wind"), "MM-71", "momiji-scenario-alone"),
    (dict(players=6), "MM-19", "option-out-of-range"),
]


@pytest.mark.parametrize(("options", "clause", "id"), REFUSED)
def test_options_that_do_not_go_together(options: dict[str, Any], clause: str, id: str) -> None:
    with pytest.raises(Refused) as caught:
        chabudai.game("momiji", **options)
    refusal = caught.value.refusal
    assert (refusal.clause, refusal.id) == (clause, id)
    if id.startswith("momiji-"):  # in words: no value of an option as code writes it
        assert not re.search("[a-zA-Z]", say("ru", refusal.id, refusal.args))


@pytest.mark.parametrize(
    "options",
    [
        dict(players=5, morning_dew=True, landscapes="draft"),
        dict(players=2, morning_dew=True, types="red,orange,green,blue"),
        dict(players=1, edition="first", scenario="wind"),
        dict(players=1, scenario="equinox", open_piles=True),
        dict(players=4, edition="first", landscapes="starter"),
    ],
)
def test_options_that_go_together(options: dict[str, Any]) -> None:
    assert chabudai.game("momiji", **options).start(1).moves()


def test_five_draft_without_being_told() -> None:
    """MM-10."""
    assert chabudai.game("momiji", players=5, morning_dew=True).start(1).view(0)["phase"] == "draft"


def test_absent_tokens_leave() -> None:
    """MM-8: never a token of an absent type; a trio while one of its types is in play."""
    for seed in range(60):
        view = (
            chabudai.game("momiji", players=2, types="red,green,purple,brown").start(seed).view(0)
        )
        names = {entry["token"] for entry in view["tokens"]}
        assert len(names) == 4
        assert not names & {"orange", "yellow"}


def test_a_trio_leaves_only_with_all_its_types() -> None:
    """MM-8: with two players one type of each trio at least is in play."""
    found = set()
    for seed in range(80):
        view = (
            chabudai.game("momiji", players=2, types="red,green,purple,brown").start(seed).view(0)
        )
        found |= {entry["token"] for entry in view["tokens"]}
    assert {"warm", "cool"} <= found
