"""The map in ARCHITECTURE.md of where everything of one landscape stands is true and whole."""

import importlib
import inspect
import re
from pathlib import Path

from chabudai.games.momiji.data_check import LETTER_NAMES
from chabudai.games.momiji.rules import abilities, landscapes
from chabudai.games.momiji.spec import Phase

ROOT = Path(__file__).resolve().parent.parent
HELPERS = {"allow", "mark_kinds"}  # which no landscape is alone with


def rows() -> dict[str, list[str]]:
    """The cells behind each letter."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition("## One landscape of Momiji")[2]
    found = re.findall(r"^\| ([A-Z]) \| (.+) \|$", text, re.MULTILINE)
    return {letter: cells.split(" | ") for letter, cells in found}


def named(cells: list[str]) -> list[tuple[str, str]]:
    """The functions of some cells, by module and name."""
    return re.findall(r"`(\w+)\.(\w+)`", " ".join(cells))


def test_every_landscape_has_its_row_under_its_clause() -> None:
    clauses = (ROOT / "docs" / "rules" / "momiji.md").read_text("utf-8")
    assert list(rows()) == list(LETTER_NAMES)
    for letter, (clause, *_) in rows().items():
        (told,) = re.findall(rf"^- \*\*{clause}\*\* (.*)$", clauses, re.MULTILINE)
        assert f"**{letter}**" in told


def test_every_function_is_where_the_map_says() -> None:
    for _, *cells in rows().values():
        for module, name in named(cells):
            place = importlib.import_module(f"chabudai.games.momiji.rules.{module}")
            assert inspect.getmodule(getattr(place, name)) is place, f"{module}.{name}"


def test_no_function_of_a_landscape_is_left_out() -> None:
    functions = inspect.getmembers(landscapes, inspect.isfunction)
    asked = {name for name, found in functions if inspect.getmodule(found) is abilities}
    told = {name for cells in rows().values() for _, name in named(cells)}
    assert asked - HELPERS <= told


def test_a_landscape_leads_to_the_phases_of_its_row() -> None:
    source = inspect.getsource(landscapes.use_landscape)
    source += inspect.getsource(landscapes.use_later_landscape)
    led = re.split(r"(?:el)?if ", source)[1:]
    found = {phase for _, _, phases, *_ in rows().values() for phase in re.findall(r"\w+", phases)}
    assert found <= set(vars(Phase))
    for branch in led:
        for letter in re.findall(r"Landscape\.([A-Z])", branch.partition(":")[0]):
            for phase in re.findall(r"s\.phase = Phase\.(\w+)", branch):
                assert phase in rows()[letter][2], letter
