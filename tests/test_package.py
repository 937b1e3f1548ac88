"""What the package says of itself, and what a wheel brings along."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from chabudai.terminal import rulebook
from tests.test_run import ROOT, script


@pytest.fixture
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.mark.needs("hatchling")
def test_the_description_can_be_read_outside_a_clone() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    text = script("hatch_build", ROOT / "hatch_build.py").description(readme)
    assert "![" not in text
    assert not re.search(r"\]\((?!\w+:)", text)
    assert "## Two commands" in text
    assert "[the command line]" not in text
    assert "the command line" in text


@pytest.mark.needs("hatchling")
def test_a_wheel_brings_the_rules_to_where_they_are_looked_for() -> None:
    brought = script("hatch_build", ROOT / "hatch_build.py").BROUGHT
    in_wheel, in_clone = rulebook.FOLDERS
    assert {ROOT / target for target in brought.values()} == {
        in_wheel / "rules",
        in_wheel / "howto",
    }
    for source, target in brought.items():
        assert in_clone / Path(target).name == ROOT / source
        assert (ROOT / source).is_dir()


def test_what_a_server_needs_can_be_had_on_windows(project: dict[str, Any]) -> None:
    (uvloop,) = [
        word for word in project["project"]["optional-dependencies"]["server"] if "uvloop" in word
    ]
    assert "sys_platform != 'win32'" in uvloop
