"""Messages have one form in JSON, whoever writes them: our encoder and msgspec give equal bytes."""

import json
import random
import string
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chabudai
from chabudai.kernel.refusal import Refusal
from chabudai.table import told
from chabudai.table.encoding import encode
from chabudai.table.entries import BY_KIND, Away, Back, Said, Sat, read_entry
from chabudai.table.messages import Clock, Done, Goodbye, Refused, Settings, Welcome
from chabudai.table.plan import Plan
from chabudai.table.table import Table


def table_of(game: str) -> Table:
    variant = chabudai.game(game, players=2)
    chosen = Settings(clock=Clock(move=5, game=60.5, bonus=2))
    table = Table(Plan("x", game, variant.game.version, variant.options, 11, chosen, "host"))
    sitting = {seat: Sat(seat, f"Žofie {seat}", f"id{seat}", "", "соль") for seat in range(2)}
    for entry in table.to_fill(sitting):
        table.add(entry, 1794783600.5)
    return table


@pytest.mark.parametrize("game", chabudai.names())
def test_every_message_of_a_game_has_the_same_bytes(game: str) -> None:
    table, choice, at = table_of(game), random.Random(3), 1794783601.25
    count = 0
    while table.status == "playing" and count < 60:
        assert table.position
        assert table.turn is not None
        for entry in table.to_move(table.turn, choice.choice(table.position.moves()), str(count)):
            table.add(entry, at + count / 7)
        count += 1
        for seat in (None, 0, 1):
            for message in (
                told.update(table, table.seq, seat, told.now(table, seat, at, preview=True)),
                told.current(table, seat, at),
                Welcome(table.info(seat), seat, "id0"),
            ):
                assert encode(message) == msgspec.json.encode(message)
    missed = told.missed(table, -1, 0)
    assert encode(missed) == msgspec.json.encode(missed)
    assert encode(table.record().json()) if table.status == "over" else True


def test_other_messages_too() -> None:
    refusal = Refusal("mojo-not-in-hand", {"card": 8, "hand": [3, 4]}, "MJ-6", "a sentence")
    said = Said("Eve", '«\n\x00\x1f\u2028 "/\\»', None)
    answers = (Done("a", 3), Refused("", refusal), Goodbye(refusal))
    for message in (*answers, said, Away(1, "thumb"), Back(0, "Ann", "id")):
        assert encode(message) == msgspec.json.encode(message)


texts = st.text(st.characters(exclude_categories=["Cs"]))
numbers = st.integers(-(2**63), 2**63) | st.floats(allow_nan=False, allow_infinity=False)
values = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner) | st.dictionaries(st.text(string.ascii_letters), inner),
)


@pytest.mark.parametrize("value", [1e-5, -1.5e-5, 9.99e-5, 1e-4, 1e-6, 0.0, -0.0, 1e16, 5e-324])
def test_small_and_large_numbers_have_the_same_bytes(value: float) -> None:
    assert encode(value) == msgspec.json.encode(value)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # machines are noisy
@given(values)
def test_any_value_has_the_same_bytes(value: Any) -> None:
    assert encode(value) == msgspec.json.encode(value)


def test_what_is_no_message_is_refused() -> None:
    with pytest.raises(TypeError, match="no part of a message"):
        encode({"a": {1, 2}})


def test_every_entry_is_read_again() -> None:
    entries: list[Any] = [Sat(1, "Ann", "id", "", "s", "h"), Said("Eve", "hi"), Away(0, "thumb")]
    for entry in entries:
        assert read_entry(json.loads(encode(entry))) == entry
    old = {"kind": "moved", "seat": 1, "move": "play 3"}  # as versions before wrote it
    assert read_entry(dict(old)).kind == "moved"
    assert len(BY_KIND) == 14
