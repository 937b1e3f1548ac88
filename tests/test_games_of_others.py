"""A game that a package of others brings: Mojo's rules under a name of their own, English alone."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from chabudai.kernel.words import say

SOURCE = """
from dataclasses import replace
from pathlib import Path

from chabudai.games.mojo import GAME as MOJO

GAME = replace(MOJO, name="other", folder=Path(__file__).parent, bots=())
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Where the package is installed."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(
        "other-name = Other\nother-summary = Another game.\n"
    )
    (tmp_path / "other_game.py").write_text(SOURCE)
    about = tmp_path / "other_game-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: other-game\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[chabudai.games]\nother = other_game:GAME\n")
    here = str(Path(__file__).resolve().parent.parent)
    known = os.environ.get("PYTHONPATH", "")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), here, known])}


def run(
    environment: dict[str, str], *words: str, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chabudai", *words]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=600, env=environment
    )


def test_it_is_played_without_rules_of_thumb(environment: dict[str, str]) -> None:
    words = ("play", "other", "--players", "2", "--seed", "7", "--language", "ru")
    result = run(environment, *words, typed="hint\nscore\nrules\nq\n")
    assert result.returncode == 0, result.stderr
    assert say("ru", "terminal-hint", {"text": ""}).strip() in result.stdout
    assert say("ru", "terminal-rules-none") in result.stdout


def test_the_bots_that_know_it_are_named(environment: dict[str, str]) -> None:
    result = run(environment, "play", "other", "--seats", "human,thumb")
    assert result.returncode == 2
    assert "random, novice, casual, steady, sharp, master, search:…" in result.stderr


@pytest.mark.needs("starlette", "uvicorn")
@pytest.mark.parametrize("language", ["ru", "cs"])
def test_its_words_are_served_in_english(
    environment: dict[str, str], tmp_path: Path, language: str
) -> None:
    command = [sys.executable, "-m", "chabudai", "serve", "--port", "0", "--log", "error"]
    command += ["--database", str(tmp_path / "x.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address is not None
            with urllib.request.urlopen(f"{address[0]}/api/words/{language}") as answer:
                words = json.load(answer)
        finally:
            process.terminate()
    assert "other-name = Other" in json.dumps(words)
