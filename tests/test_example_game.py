"""The game of another package, in examples/cups: installed as its users would install it."""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CUPS = ROOT / "examples" / "cups"

CONFORMS = """
import chabudai
from chabudai.kernel.conformance import check_position_game
from chabudai.kernel.shapes import faults, view_shape

assert "cups" in chabudai.names()
for seed in range(40):
    variant = chabudai.game("cups", players=2 + seed % 3, rounds=1 + seed % 4)
    check_position_game(variant, seed=seed)
    position = variant.start(seed)
    view = position.game.notation.view(position.observed(0), 0)
    assert not list(faults(view, view_shape(position.game), "view"))
"""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has put the game."""
    folder = tmp_path_factory.mktemp("packages")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command += ["--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run([*command, "--target", str(folder), str(CUPS)], check=True)
    return folder


def run(packages: Path, *command: str) -> subprocess.CompletedProcess[str]:
    path = f"{packages}:{ROOT}"
    return subprocess.run(
        [sys.executable, *command], env=os.environ | {"PYTHONPATH": path}, input="keep\n" * 3,
        capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip


@pytest.mark.needs("hatchling")
def test_it_conforms(packages: Path) -> None:
    found = run(packages, "-c", CONFORMS)
    assert found.returncode == 0, found.stderr


@pytest.mark.needs("hatchling", "cc")
def test_it_conforms_as_machine_code_too(packages: Path) -> None:
    check = "check_game(chabudai.game('cups', players=3), games=5)"
    words = f"import chabudai; from chabudai.kernel.conformance import check_game; {check}"
    found = run(packages, "-c", words)
    assert found.returncode == 0, found.stderr


@pytest.mark.needs("hatchling")
def test_it_is_played_in_the_terminal(packages: Path) -> None:
    found = run(packages, "-m", "chabudai", "play", "cups", "--seats", "human,random")
    assert "round 1 of 3" in found.stdout, found.stderr
    assert "lifts the cup" in found.stdout


def test_its_refusals_name_clauses_of_its_readme() -> None:
    told = (CUPS / "README.md").read_text("utf-8")
    code = (CUPS / "chabudai_cups" / "notation.py").read_text("utf-8")
    assert all(f"**CU-{number}**" in told for number in range(1, 7))
    assert "CU-7" not in code


if importlib.util.find_spec("playwright"):
    from playwright.sync_api import Browser, ViewportSize

    from tests.browser import DESKTOP, PHONE, Host, person, serving

    @pytest.fixture(scope="module")
    def hosting(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
        with serving(tmp_path_factory.mktemp("cups"), packages) as found:
            yield found

    @pytest.mark.needs("chromium", "node", "starlette", "hatchling")
    @pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "ru")])
    def test_it_is_played_in_the_browser_without_a_drawing(
        hosting: Host, browser: Browser, size: ViewportSize, language: str
    ) -> None:
        with person(browser, hosting, size, language) as me:
            me.go()
            card = me.page.locator("li", has=me.page.locator("[data-game=cups]"))
            assert "Throw two dice under a cup" in card.inner_text()
            me.new_table("cups", 3, bot="random")
            me.page.wait_for_selector(".board [data-move]")
            assert "throw both" in me.lit() or "keep" in me.lit()
            board = me.page.inner_text(".board")
            assert "Rounds won" in board
            assert "Keep both dice" in board
            assert me.axe() == []
            me.race()
            assert "lifts the cup" in "".join(me.log()) or size == PHONE
            me.go("#/rules/cups/CU-1")  # a clause that the page does not have says where it is
            assert "CU-1" in me.page.inner_text("[data-no-rules]")
