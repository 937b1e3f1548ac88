"""Observations as arrays: equal in both forms, turned to their seat, blind to secrets."""

import random
from pathlib import Path
from typing import cast

import numpy as np
import pytest

import chabudai
from chabudai.adapters.batch import Batch
from chabudai.adapters.encode import Encoding, make_part
from chabudai.adapters.observations import PAGE, comments_of, page
from chabudai.bots.batches import Observer
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from chabudai.kernel.state import Axis, Field, State, by_seat, i8, i16
from tests.variants import SHORT, label, variants

VARIANTS = variants(SHORT)


def some_positions(variant: Variant, seed: int, every: int) -> list[Position]:
    """Positions of a random game, each with its own copy of the state."""
    position, choice, found = variant.start(seed), random.Random(seed), []
    while not position.over:
        if len(position.played) % every == 0:
            found.append(Position(variant, position.state.copy()))
        position.push_number(choice.choice(position.legal()))
    return [*found, position]


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_compiled_observations_are_those_of_the_plain_ones(variant: Variant) -> None:
    batch = Batch(variant, 1)
    out = np.zeros((1, batch.encoding.dtype.itemsize), np.uint8)
    table, encoding = batch.table, batch.encoding
    observer = Observer(
        states=batch.states, raw=table.raw, segments=table.segments, held=table.held,
        record=out, columns=encoding.columns, flat=batch.flat_numbers,
    )  # fmt: skip
    for position in some_positions(variant, 1, 9):
        batch.states[0] = np.frombuffer(position.state.pack(), batch.states.dtype)[0]
        for seat in range(-1, variant.players):
            batch.rules.look_into(observer, 0, 1, seat)
            plain = encoding.record(position.observed(seat), seat)
            assert plain.tobytes() == out.tobytes()
            batch.rules.flatten_games(out, encoding.columns, batch.flat_numbers, 0, 1, 1)
            assert (encoding.flat(plain) == batch.flat_numbers).all()


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_an_observation_is_the_same_in_every_world_of_its_seat(variant: Variant) -> None:
    encoding = Encoding(variant)
    for number, position in enumerate(some_positions(variant, 2, 25)):
        for seat in range(variant.players):
            known = encoding.record(position.observed(seat), seat)
            world = position.imagined(seat, number)
            assert encoding.record(world.observed(seat), seat).tobytes() == known.tobytes()


def test_rows_begin_with_the_own_seat() -> None:
    variant = chabudai.game("mojo", players=4)
    position, encoding = variant.start(seed=3), Encoding(variant)
    for seat in range(4):
        record = encoding.record(position.observed(seat), seat)[0]
        assert record["me"] == seat
        assert record["hand"][0].tolist() == position.state.hand[seat]  # type: ignore[attr-defined]
        assert (record["hand"][1:] == 0).all()
        assert record["seat"] == (position.state.seat - seat) % 4
        assert record["holder"] == -1


def test_parts_can_be_chosen() -> None:
    variant = chabudai.game("mojo", players=2)
    encoding = Encoding(variant, ["hand", "left"])
    assert [part.name for part in encoding.parts] == ["me", "left", "hand"]
    assert encoding.width == 1 + 1 + 2 * 13
    with pytest.raises(ValueError, match="no such part: nothing"):
        Encoding(variant, ["nothing"])


@pytest.mark.parametrize("name", chabudai.names())
def test_every_field_says_what_it_means(name: str) -> None:
    state = chabudai.find(name).state
    assert set(state.fields) <= set(comments_of(state))
    for field in state.fields.values():
        assert len(field.axes) == len(field.shape)


def test_seats_are_declared_in_bytes_and_not_by_seat() -> None:
    class Two(State):
        mine = i8(by_seat(2))  # something of each seat
        turned = i8(Axis("cards", 3), seat_from=5)  # whose each card is
        row = i8(2)  # an axis without a name

    fields = Two.fields
    assert (fields["mine"].axes, fields["mine"].shape) == (("seats",), (2,))
    assert (fields["turned"].axes, fields["turned"].seat_from) == (("cards",), 5)
    assert (fields["row"].axes, fields["row"].seat_from) == (("2",), None)
    assert make_part("turned", fields["turned"], 2).offset == 5
    for wrong in (i8(by_seat(2), seat_from=0), i16(seat_from=0)):
        with pytest.raises(TypeError, match="must stand in bytes"):
            make_part("wrong", cast(Field, wrong), 2)


def test_the_page_of_observations_is_fresh() -> None:
    path = Path(__file__).parent.parent / PAGE
    assert path.read_text("utf-8") == page(), "python -m chabudai.adapters.observations --write"
