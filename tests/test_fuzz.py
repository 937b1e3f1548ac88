"""Whatever anybody sends: a legal move or a refusal with a reason, and nothing else.

The small version of `./run prove fuzz`.
"""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chabudai
from chabudai.kernel.refusal import Refusal
from tests.fuzzing import mutated, starts, try_move, try_position, try_record

TEXTS = st.text(max_size=60) | st.from_regex(
    r"(play|turn|draw|take) \d{0,3}( on \d)?", fullmatch=True
)
# Here the same on every machine, however slow; the proof looks further each time.
SETTINGS = settings(
    deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)


@pytest.mark.parametrize("name", chabudai.names())
@settings(SETTINGS, max_examples=300)
@given(text=TEXTS)
def test_any_text_as_a_move(name: str, text: str) -> None:
    try_move(starts(name)[0], text)


@pytest.mark.parametrize("name", chabudai.names())
@settings(SETTINGS, max_examples=150)
@given(data=st.data())
def test_any_text_as_a_position_or_a_record(name: str, data: st.DataObject) -> None:
    text = data.draw(st.text(max_size=300))
    try_position(text)
    try_record(text)
    try_record(json.dumps(data.draw(st.dictionaries(st.text(max_size=8), st.integers()))))


@pytest.mark.parametrize("name", chabudai.names())
def test_mutated_moves_positions_and_records(name: str) -> None:
    chance = random.Random(1)
    for position in starts(name):
        for _ in range(150):
            moves = position.moves() or ["play 1"]
            try_move(position, mutated(chance, chance.choice(moves)))
            try_position(mutated(chance, position.text()))
            try_record(mutated(chance, position.record().text()))


@pytest.mark.parametrize("value", [None, 3, b"play 1", ["play 1"], "x" * 100_000])
def test_what_is_not_a_text_is_refused(value: object) -> None:
    position = starts("mojo")[0]
    assert isinstance(position.read(value), Refusal)  # type: ignore[arg-type]
    with pytest.raises(chabudai.Refused):
        chabudai.read_record(value)  # type: ignore[arg-type]
