"""Every index, number and place of compiled rules watched: sanitizers stop at the first wrong one.

The C that ships, with the length of every row checked and built for the address and
undefined-behaviour sanitizers, plays random games, rules of thumb and searches of every variant.
Whole numbers may not overflow here: Python's don't.
"""

from array import array
from pathlib import Path

import pytest

import chabudai
from chabudai.kernel.game import Variant
from chabudai.kernel.link import link
from chabudai.kernel.play import FNV_START, mixed_with
from chabudai.kernel.state import new_states
from tests.driver import Script, checksum, sanitized, self_play, source_of
from tests.test_compile import module_from
from tests.variants import LONG, variants

MOJO = chabudai.find("mojo")
SEED = 3
pytestmark = pytest.mark.needs("cc")

WRONG = """
from chabudai.kernel.state import Numbers, States
ENTRIES = ("beyond", "before", "too_large", "too_far")
def beyond(states: States, i: int) -> int:
    return states[0].hand[0][i]
def before(numbers: Numbers, i: int) -> None:
    numbers[i - 1] = 1
def too_large(a: int, b: int) -> int:
    return a * b
def too_far(a: int, b: int) -> int:
    return a << b
"""


def interpreted_checksum(variant: Variant, seed: int) -> int:
    """What one game comes to, played by Python over the bytes that its states pack to."""
    rules, state = link(variant.game.modules), variant.game.state()
    mask = [0] * variant.game.moves
    rules.start_cheaply(state, variant.setup, seed)
    total = mixed_with(FNV_START, list(state.pack()))
    while state.seat >= 0:
        rules.apply(state, rules.random_move(state, mask))
        total = mixed_with(total, list(state.pack()))
    return total


@pytest.mark.parametrize("name", sorted(LONG))
def test_no_index_leaves_its_row_in_any_variant(tmp_path: Path, name: str) -> None:
    command = sanitized(tmp_path, source_of(chabudai.find(name)))
    for variant in variants({name: LONG[name]}):
        script = Script(variant.game)
        checksum(script, variant, 1, SEED)
        checksum(script, variant, 3, 10)
        self_play(script, variant, games=1, first=20, iterations=12)
        self_play(script, variant, games=2, first=30, iterations=0)
        one, _, searched, by_thumb = script.run(command)
        assert one == interpreted_checksum(variant, SEED), variant
        assert searched > 0, variant
        assert by_thumb > 0, variant


@pytest.fixture(scope="module")
def wrong(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], Script]:
    folder = tmp_path_factory.mktemp("wrong")
    module = module_from(folder / "wrong.py", WRONG)
    return sanitized(folder, source_of(MOJO, module)), Script(MOJO, module)


@pytest.mark.parametrize(
    ("entry", "given", "line", "told"),
    [
        ("beyond", (new_states(MOJO.state, 1), 13), 5, "index 13 of a row of 13"),
        ("before", (array("q", [5, 5]), 0), 7, "index -1 of a row of 2"),
        ("too_large", (1 << 40, 1 << 40), 9, "signed integer overflow"),
        ("too_far", (1, 64), 11, "shift exponent 64 is too large"),
    ],
)
def test_what_is_wrong_is_stopped_with_its_line_of_python(
    wrong: tuple[list[str], Script], entry: str, given: tuple[object, ...], line: int, told: str
) -> None:
    command, script = wrong
    script.lines.clear()
    script.rooms.clear()
    script.call(entry, *given)
    with pytest.raises(OSError, match=rf"wrong\.py:{line}:.*{told}"):
        script.run(command)


def test_a_caller_that_gives_too_little_room_is_stopped(wrong: tuple[list[str], Script]) -> None:
    command, _ = wrong
    script = Script(MOJO)
    checksum(script, MOJO.choose(players=4), 1, SEED)
    room, size = script.lines[0].rsplit(" ", 1)
    script.lines[0] = f"{room} {int(size) - 1}"
    with pytest.raises(OSError, match="heap-buffer-overflow"):
        script.run(command)
