"""What views show, what a perfect memory keeps, and where the acorns come from."""

import random
from collections import Counter
from typing import Any

import pytest

import chabudai
from chabudai.bots.simple import make_bot
from chabudai.games.momiji.rules.objectives import condition
from chabudai.games.momiji.spec import CONDITIONS, LANDSCAPES, Event
from chabudai.kernel.position import Position

PILES = """momiji players=2
types: red orange green purple
garden: red2
hand 0: red3
tokens: red@0 tops@0 largest@1
row 0: red0l red0r red1b | green0l green2
row 1: orange0l orange1l
"""


def piles(**options: Any) -> Position:
    head = "momiji players=2" + (" open_piles=yes" if options else "")
    game = chabudai.game("momiji", players=2, **options)
    return game.position(PILES.replace("momiji players=2", head), 1)


def test_views_hide_pile_sizes() -> None:
    """MM-23: one's own too."""
    for seat in (0, 1, None):
        for view in piles().view(seat)["seats"]:
            assert view["laid"] is None
            assert all(pile["cards"] is None for pile in view["row"])


def test_open_piles_show_sizes() -> None:
    """MM-23."""
    view = piles(open_piles=True).view(1)
    assert [pile["cards"] for pile in view["seats"][0]["row"]] == [3, 2]
    assert len(view["seats"][0]["laid"]) == 5


def test_a_preview_of_the_score_tells_no_size() -> None:
    """MM-23: tops once each, and no objective about covered cards; the truth counts all."""
    hidden, shown, truth = piles().score(0), piles(open_piles=True).score(0), piles().score()
    assert [part["piles"] for part in hidden] == [1 + 2, 1]
    assert [part["objectives"] for part in hidden] == [10, 0]  # tops alone
    assert [part["piles"] for part in shown] == [3 + 4, 2]
    assert [part["objectives"] for part in shown] == [10 + 10 + 3, 0]
    assert truth == shown


def test_observations_remember_piles() -> None:
    """MM-24: cards are shown when they are laid, so memory keeps them."""
    state: Any = piles().observed(1)
    assert state.depth[0][:2] == [3, 2]
    assert sum(state.laid[0]) == 5
    assert sum(state.hand[0]) == 0


def test_taken_cards_are_known_and_dealt_ones_are_not() -> None:
    """MM-24."""
    position = chabudai.game("momiji", players=3).start(4)
    seat = position.seat
    assert seat is not None
    position.push(next(move for move in position.moves() if move.startswith("collect")))
    known = position.view((seat + 1) % 3)["seats"][seat]["known"]
    assert 1 <= len(known) == position.view(seat)["seats"][seat]["cards"] - 6


@pytest.mark.parametrize(
    "options",
    [
        dict(players=4, edition="first", landscapes="draft"),
        dict(players=3, edition="second", landscapes="draft"),
        dict(players=5, morning_dew=True),
        dict(players=1, scenario="meditation"),
    ],
)
def test_acorns_come_from_somewhere(options: dict[str, Any]) -> None:
    """MM-5: what a seat has is what it started with and what events told, and nothing else."""
    for seed in range(4):
        position, choice = chabudai.game("momiji", **options).start(seed), random.Random(seed)
        state: Any = position.state
        acorns = Counter({p: state.acorns[p] for p in range(state.players)})
        torii = state.torii
        while not position.over:
            position.push_number(choice.choice(position.legal()))
            state = position.state
            for kind, seat, number, _ in position.played[-1].events:
                acorns[seat] += {Event.GAINED: number, Event.PAID: -number}.get(kind, 0)
            assert [acorns[p] for p in range(state.players)] == state.acorns[: state.players]
            gates = sum(sum(row) for row in state.gate)
            assert state.scenario or state.torii + gates == torii
            assert all(sum(row) <= LANDSCAPES for row in state.spent)


def test_every_landscape_acorn_lies_on_a_card() -> None:
    """MM-13: one payment for each landscape that is marked as used."""
    position = chabudai.game("momiji", players=4, landscapes="draft").start(11)
    choice, paid = random.Random(11), 0
    while not position.over:
        position.push_number(choice.choice(position.legal()))
        paid += sum(event.id == "momiji-used" for event in position.last_events(None))
    state: Any = position.state
    assert paid == sum(sum(row) for row in state.spent) > 0


@pytest.mark.parametrize("scenario", ["wind", "meditation", "equinox"])
def test_conditions_are_ticked_off_as_far_as_may_be_counted(scenario: str) -> None:
    """MM-23, MM-64: what the view says of a condition is true; of covered cards it says nothing."""
    told: set[bool | None] = set()
    for seed in range(3):
        position = chabudai.game("momiji", players=1, scenario=scenario).start(seed)
        bot = make_bot("thumb", position.game, seed)
        while not position.over:
            position.push_number(bot(position))
            state: Any = position.state
            truth = [bool(condition(state, number)) for number in range(CONDITIONS)]
            shown = position.view(0)["conditions"]
            assert [s for s in zip(shown, truth, strict=True) if s[0] not in (None, s[1])] == []
            told |= set(shown)
        assert shown == truth
    assert told >= {True, False}
    assert scenario != "wind" or None in told
    assert scenario != "equinox" or None not in told


def test_open_piles_leave_no_condition_unknown() -> None:
    """MM-23."""
    position = chabudai.game("momiji", players=1, scenario="wind", open_piles=True).start(1)
    bot = make_bot("thumb", position.game, 1)
    while not position.over:
        assert None not in position.view(0)["conditions"]
        position.push_number(bot(position))
