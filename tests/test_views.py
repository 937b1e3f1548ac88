"""Views are as their games declare them, and what is made of the declarations is fresh."""

import random
from typing import Annotated, Any, TypedDict, get_args

import pytest

from chabudai.games import NAMES, find
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from chabudai.kernel.shapes import (
    View,
    faults,
    json_schema,
    keys_of,
    markdown,
    meanings,
    names_of,
    typescript,
    view_shape,
)
from tests.variants import LONG, label, variants

SEED = 20_268
LOOKS = 40  # in one game; a look at every move of every variant would take minutes


def wrong(position: Position, seat: int | None) -> list[str]:
    """What of a view is not as its game and the kernel declare it."""
    view = position.view(seat)
    common = {key: view.pop(key) for key in keys_of(View)}
    shape = view_shape(position.game)
    return [*faults(common, View, "view"), *faults(view, shape, "view")]


@pytest.mark.parametrize("variant", variants(LONG), ids=label)
def test_views_of_whole_games_are_as_declared(variant: Variant) -> None:
    position, choice = variant.start(SEED), random.Random(SEED)
    while not position.over:
        if choice.random() < LOOKS / 400:
            assert [fault for seat in seats(position) for fault in wrong(position, seat)] == []
        position.push_number(choice.choice(position.legal()))
    assert [fault for seat in seats(position) for fault in wrong(position, seat)] == []


def seats(position: Position) -> list[int | None]:
    return [None, *range(position.state.players)]


@pytest.mark.parametrize("game", NAMES)
def test_every_key_says_what_it_means(game: str) -> None:
    for shape in names_of(view_shape(find(game))):
        if not get_args(shape):
            assert all(meanings(shape).values()), shape
            assert shape.__doc__


class Card(TypedDict):
    """A card."""

    value: Annotated[int, "what it counts"]


class Table(TypedDict):
    """A table."""

    cards: Annotated[list[Card | None], "what lies there"]


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ({"cards": [{"value": 3}, None]}, []),
        ({"cards": [], "deck": 2}, ["view.deck is not declared"]),
        ({}, ["view.cards is missing"]),
        ({"cards": [{"value": True}]}, ["view.cards[0] is {'value': True}"]),
        ({"cards": 3}, ["view.cards is 3"]),
    ],
)
def test_what_is_not_declared_is_found(value: Any, fault: list[str]) -> None:
    assert list(faults(value, Table, "view")) == fault


def test_a_shape_in_other_languages() -> None:
    assert "export interface Table extends View" in typescript(Table, "solo")
    assert "  cards: (Card | null)[];" in typescript(Table, "solo")
    assert "| `value` | number | what it counts |" in markdown(Table)
    schema = json_schema(Table)["$defs"]["Table"]["properties"]["cards"]
    assert schema["items"] == {"anyOf": [{"$ref": "#/$defs/Card"}, {"type": "null"}]}


def test_a_game_without_a_declaration_has_no_shape() -> None:
    class Notation:
        def view(self, s: object, seat: int) -> dict[str, Any]:
            return {"seat": seat}

    assert view_shape(type("Other", (), {"notation": Notation()})()) is None
