"""The subset that rules are written in: what it means in C, and what is outside it."""

import importlib.util
import math
import random
import types
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chabudai.kernel import reals
from chabudai.kernel.compile import compile_rules
from chabudai.kernel.link import KERNEL, link
from chabudai.kernel.native.program import Program
from chabudai.kernel.native.source import OutsideSubset
from chabudai.kernel.state import State, i8, u32

HEAD = """
from math import sqrt
from chabudai.kernel.arrays import Arrays
from chabudai.kernel.chance import below, clear, clear_grid, copy_state, emit, grid, zeros
from chabudai.kernel.state import Grid, Numbers, Reals, States
from tests.test_translator import Box
TABLE = ((1, 2, 3), (40, 50, 60))
HALVES = (0.5, 1.5)
class Phase:
    MAIN = 7
    ROW = (1, 2, 4)
"""
# The smallest game there is, for the kernel's own entries to stand on.
CONTRACT = """
from chabudai.kernel.state import Mask
def start(s: Box, setup: Numbers) -> None:
    s.players = 1
def legal(s: Box, mask: Mask) -> int:
    mask[0] = 1
    return 1
def apply(s: Box, move: int) -> None:
    s.seat = -1
def standing(s: Box, seat: int) -> int:
    return 1
def score(s: Box, seat: int, parts: Numbers) -> int:
    return 1
def observe(s: Box, seat: int) -> None:
    s.left = 0
def resample(s: Box, seat: int) -> None:
    s.left = 1
"""


class Box(State):
    left = i8()
    row = i8(4)
    table = i8(2, 3)
    wide = u32(2)


def module_of(tmp_path: Path, text: str) -> types.ModuleType:
    path = tmp_path / "written.py"
    path.write_text(HEAD + text, "utf-8")
    spec = importlib.util.spec_from_file_location("written", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


Both = Callable[..., Any]


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Both]:
    """Write a function `work(states, numbers, reals, a, b)` and run it in both forms."""
    monkeypatch.setenv("CHABUDAI_CACHE", str(tmp_path / "cache"))

    def written(text: str) -> Both:
        module = module_of(tmp_path, CONTRACT + "ENTRIES = ('work',)\n" + text)
        native, plain = compile_rules((module,), Box), link((module,))

        def run(a: int = 0, b: int = 0) -> tuple[Any, ...]:
            states, numbers, reals_ = (
                bytearray(2 * Box.size),
                array("q", range(6)),
                array("d", [0.5] * 4),
            )
            boxes, listed, floats = [Box(), Box()], list(range(6)), [0.5] * 4
            answers = (
                native.work(states, numbers, reals_, a, b),
                plain.work(boxes, listed, floats, a, b),
            )
            assert answers[0] == answers[1]
            assert bytes(states) == b"".join(box.pack() for box in boxes)
            assert (list(numbers), list(reals_)) == (listed, floats)
            return answers[0], listed, floats, boxes[0]

        return run

    return written


SIGNATURE = "def work(states: States, numbers: Numbers, reals: Reals, a: int, b: int)"


def test_division_rounds_down_as_in_python(both: Callable[[str], Both]) -> None:
    run = both(f"{SIGNATURE} -> int:\n    return (a // b) * 1000 + a % b\n")
    for a, b in ((7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (0, 5)):
        assert run(a, b)[0] == (a // b) * 1000 + a % b


def test_an_index_is_worked_out_once(both: Callable[[str], Both]) -> None:
    run = both(
        "def following(numbers: Numbers) -> int:\n"
        "    numbers[0] += 1\n    return numbers[0]\n"
        f"{SIGNATURE} -> int:\n    numbers[following(numbers)] += 10\n    return numbers[1]\n"
    )
    assert run()[1] == [1, 11, 2, 3, 4, 5]


def test_calls_that_change_something_keep_their_order(both: Callable[[str], Both]) -> None:
    run = both(
        "def pushed(numbers: Numbers, x: int) -> int:\n"
        "    numbers[0] = numbers[0] * 10 + x\n    return numbers[0]\n"
        "def three(x: int, y: int, z: int) -> int:\n    return x * 10000 + y * 100 + z\n"
        "def pair(numbers: Numbers) -> tuple[int, int]:\n"
        "    return pushed(numbers, 7), pushed(numbers, 8)\n"
        f"{SIGNATURE} -> int:\n"
        "    numbers[0] = 0\n"
        "    first = pushed(numbers, 1) - pushed(numbers, 2)\n"
        "    numbers[0] = 0\n"
        "    second = three(pushed(numbers, 1), numbers[0], pushed(numbers, 2))\n"
        "    numbers[0] = 0\n"
        "    x, y = pair(numbers)\n"
        "    numbers[numbers[5] - 4] = pushed(numbers, 3)\n"
        "    return first + second * 1000 + x * 7 + y\n"
    )
    run()


def test_names_are_given_all_at_once(both: Callable[[str], Both]) -> None:
    run = both(
        f"{SIGNATURE} -> int:\n    a, b = b, a\n"
        "    numbers[1], numbers[2] = numbers[2], numbers[1]\n    return a * 100 + b\n"
    )
    assert run(3, 4)[:2] == (403, [0, 2, 1, 3, 4, 5])


def test_loops_of_every_kind(both: Callable[[str], Both]) -> None:
    run = both(
        f"{SIGNATURE} -> int:\n    total = 0\n"
        "    for i in range(a, b, -2):\n        total = total * 3 + i\n"
        "    for x in (5, a, b):\n        if x == a:\n            continue\n        total += x\n"
        "    for x in numbers:\n        total += x\n        if x == 4:\n            break\n"
        "    for x in Phase.ROW:\n        total += x * Phase.MAIN\n"
        "    while total > 1000:\n        total -= 999\n"
        "    for i in range(3):\n        i += 5\n        total += i\n"
        "    return total\n"
    )
    run(9, 1)
    run(0, 5)


def test_real_numbers_are_the_same_to_the_last_bit(both: Callable[[str], Both]) -> None:
    run = both(
        f"{SIGNATURE} -> float:\n    x = 1\n    x = x / 3 + a\n"
        "    reals[1] = sqrt(x) * HALVES[1] - reals[0] * reals[0]\n"
        "    reals[2] /= 3.0\n    reals[3] = max(x, a, 2) + min(0.25, b)\n"
        "    return x if a > 2 else -x\n"
    )
    for a in range(5):
        run(a, 3 - a)


def test_fields_rows_and_tables(both: Callable[[str], Both]) -> None:
    run = both(
        "def sum_of(row: list[int]) -> int:\n    total = 0\n"
        "    for i in range(len(row)):\n        total += row[i]\n    return total\n"
        "def row_of(s: Box, which: int) -> list[int]:\n    return s.table[which]\n"
        f"{SIGNATURE} -> int:\n    s = states[0]\n    s.row[-1] = 9\n"
        "    for i in range(3):\n        s.table[1][i] = TABLE[1][i] + a\n"
        "    row = s.table[1] if a else s.table[0]\n    row[0] -= 1\n    s.wide[1] = 4000000000\n"
        "    scratch, board = zeros(5), grid(2, 3)\n    scratch[2] = sum_of(row_of(s, 1))\n"
        "    board[1][2] = sum_of(s.row)\n    emit(s, 1, 2)\n    copy_state(states, 1, 0)\n"
        "    clear(states[1].row)\n    clear_grid(states[1].table)\n    s.left += a not in (1, 2)\n"
        "    return sum_of(scratch) * 1000 + sum_of(board[1]) + sum_of(TABLE[0]) + (0 < a <= 3)\n"
    )
    run(0)
    run(2)


def test_arrays_that_belong_together(tmp_path: Path) -> None:
    module = module_of(
        tmp_path,
        CONTRACT + "ENTRIES = ('fill',)\n"
        "class Bag(Arrays):\n    numbers: Numbers\n    table: Grid\n    states: States\n"
        "def fill(bag: Bag, n: int) -> int:\n    table, last = bag.table, bag.table[-1]\n"
        "    for i in range(len(bag.numbers)):\n        bag.numbers[i] = i * n\n"
        "    last[1] = n\n    bag.states[1].left = 3\n    return len(table) * 10 + len(table[0])\n",
    )
    rules = compile_rules((module,), Box)
    numbers, states = array("q", bytes(24)), bytearray(2 * Box.size)
    table = memoryview(bytearray(64)).cast("q", (4, 2))
    bag = module.Bag(numbers=numbers, table=table, states=states)
    assert rules.fill(bag, 5) == 42
    assert (list(numbers), table[3, 1], Box.read(states[Box.size :], "left")) == ([0, 5, 10], 5, 3)
    with pytest.raises(AttributeError, match="in place"):
        bag.numbers = array("q")
    with pytest.raises(TypeError, match="Bag wants numbers, table, states"):
        module.Bag(numbers=numbers)


def test_every_statement_is_marked_with_its_line(tmp_path: Path) -> None:
    module = module_of(tmp_path, f"ENTRIES = ('work',)\n{SIGNATURE} -> int:\n    return a + b\n")
    source = Program((module,), Box).source()
    line = 1 + Path(module.__file__ or "").read_text("utf-8").splitlines().index("    return a + b")
    assert f'#line {line} "written.py"\nreturn' in source


OUTSIDE = {
    "{}": ("return {}", "rules can't use '{}'"),
    "a slice": ("return len(numbers[1:2])", "rules can't use"),
    "a string": ("x = 'word'\n    return 1", "rules can't use ''word''"),
    "a comprehension": ("return len([x for x in numbers])", "rules can't use"),
    "a lambda": ("f = lambda: 1\n    return 1", "rules can't use"),
    "try": (
        "try:\n        a = 1\n    except ValueError:\n        a = 2\n    return a",
        "rules can't use 'try'",
    ),
    "rows of two lengths": (
        "row = states[0].row if a > 0 else states[0].table[0]\n    return row[0]",
        "a row of int8_t or a row of int8_t",
    ),
    "an unknown name": ("return missing", "'missing' is neither"),
    "an unknown function": ("return missing(a)", "'missing' is no function"),
    "an unknown field": ("return states[0].missing", "is no field"),
    "recursion": ("return work(states, numbers, reals, a, b)", "work calls itself"),
    "two kinds": (
        "x = numbers\n    x = 1\n    return x",
        "x is a row of int64_t and a whole number",
    ),
    "a real in a whole place": (
        "numbers[0] = 0.5\n    return 1",
        "a real number in a whole number's place",
    ),
    "a changed constant": ("TABLE[0][0] = 1\n    return 1", "the constant TABLE is changed"),
    "a keyword": ("return below(states[0], n=3)", "a fancy call"),
    "a scratch row of unknown length": (
        "x = zeros(a)\n    return x[0]",
        "a scratch row of unknown length",
    ),
    "too few arguments": ("return below(states[0])", "below takes 2 arguments"),
    "the wrong width": (
        "return narrow(states[0].row)",
        "wants a row of int64_t, not a row of int8_t",
    ),
    "an order that C leaves open": (
        "numbers[0] += put(numbers)\n    return 1",
        "give the first result a name",
    ),
    "a step unknown": (
        "for i in range(0, 9, a):\n        b += i\n    return b",
        "a step that is not known",
    ),
    "power": ("return a ** 2", "rules can't use 'a ** 2'"),
}


@pytest.mark.parametrize("case", OUTSIDE)
def test_what_is_outside_is_told_with_file_line_and_what_to_write(
    tmp_path: Path, case: str
) -> None:
    body, message = OUTSIDE[case]
    helpers = (
        "def narrow(row: Numbers) -> int:\n    return row[0]\n"
        "def put(row: Numbers) -> int:\n    row[0] = 5\n    return 1\n"
    )
    text = f"{helpers}ENTRIES = ('work',)\n{SIGNATURE} -> int:\n    {body}\n"
    module = module_of(tmp_path, text)
    with pytest.raises(OutsideSubset) as raised:
        Program((*KERNEL[:1], module), Box)
    told = str(raised.value)
    assert message in told
    file, line, rest = told.split(":", 2)
    assert file == "written.py"
    assert (HEAD + text).splitlines()[int(line) - 1].strip()
    assert "; " in rest


def test_the_kth_mark_is_found_in_both_forms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_CACHE", str(tmp_path / "cache"))
    text = "from chabudai.kernel.play import chosen, marked\nENTRIES = ('work', 'count')\n"
    text += "def work(mask: Mask, k: int) -> int:\n    return chosen(mask, k)\n"
    text += "def count(mask: Mask) -> int:\n    return marked(mask)\n"
    module = module_of(tmp_path, CONTRACT + text)
    native, plain, chance = compile_rules((module,), Box), link((module,)), random.Random(5)
    for length in (1, 7, 8, 9, 16, 23, 41):
        for share in (0.1, 0.5, 1.0):
            marks = array("b", [chance.random() < share for _ in range(length)])
            listed = [move for move in range(length) if marks[move]]
            assert native.count(marks) == plain.count(list(marks)) == len(listed)
            for k, move in enumerate([*listed, -1]):
                assert native.work(marks, k) == plain.work(list(marks), k) == move


def test_only_a_mask_alone_is_said_to_lie_apart(tmp_path: Path) -> None:
    text = "ENTRIES = ('work', 'two')\ndef put(row: list[int], i: int) -> int:\n    row[i] = 1\n"
    text += "    return 1\ndef work(states: States, mask: Mask) -> int:\n"
    text += "    return put(mask, 0) + put(states[0].row, 1)\n"
    text += "def two(mask: Mask, other: Mask) -> int:\n    mask[0] = other[0]\n    return 1\n"
    source = Program((*KERNEL, module_of(tmp_path, CONTRACT + text)), Box).source()
    heads = [line for line in source.splitlines() if line.startswith("static int64_t ")]
    found = {line.split()[2].partition("(")[0]: line for line in heads}
    assert "int8_t * restrict mask" in found["work_"]
    assert "restrict" in found["put_"]
    assert "restrict" not in found["put__2"], "a row of a state lies in the state"
    assert "restrict" not in found["two_"], "a caller may give the same mask twice"


def test_own_exponentials_and_logarithms() -> None:
    chance = random.Random(3)
    for _ in range(20_000):
        x = chance.uniform(-60, 20)
        assert math.isclose(reals.exp(x), math.exp(x), rel_tol=6e-16)
        y = chance.choice((chance.uniform(0, 3), chance.randrange(1, 10**9)))
        assert math.isclose(reals.log(y), math.log(y), rel_tol=9e-16, abs_tol=3e-16)
    assert reals.exp(-1e9) == 0.0
    assert reals.log(1) == 0.0


def test_own_exponentials_are_the_same_in_machine_code(tmp_path: Path) -> None:
    module = module_of(
        tmp_path,
        CONTRACT + "from chabudai.kernel.reals import exp, log\nENTRIES = ('both',)\n"
        "def both(x: Reals, e: Reals, n: Reals) -> None:\n    for i in range(len(x)):\n"
        "        e[i] = exp(-x[i])\n        n[i] = log(x[i])\n",
    )
    chance = random.Random(4)
    x = array("d", [chance.uniform(1e-9, 100) for _ in range(5000)])
    e, n = array("d", bytes(40_000)), array("d", bytes(40_000))
    compile_rules((module,), Box).both(x, e, n)
    assert e.tolist() == [reals.exp(-each) for each in x]
    assert n.tolist() == [reals.log(each) for each in x]
