"""docs/research.md is run as it stands: every block of Python, in one session."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "research.md"
BLOCK = re.compile(r"^```(py|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.needs("gymnasium", "pettingzoo", "pyspiel")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of OpenSpiel's own modules
def test_every_block_runs() -> None:
    source, space = PAGE.read_text("utf-8"), dict[str, Any](__name__="research")
    for match in BLOCK.finditer(source):
        if match[1] == "py":
            line = source.count("\n", 0, match.start()) + 1
            exec(compile("\n" * line + match[2], str(PAGE), "exec"), space)


def test_commands_name_what_there_is() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    commands = [m[2].strip() for m in BLOCK.finditer(PAGE.read_text()) if m[1] == "console"]
    lines = [line.removeprefix("$ ").split() for text in commands for line in text.splitlines()]
    assert ["pip", "install", '"chabudai[adapters]"'] in lines
    assert "adapters" in extras["optional-dependencies"]
    examples = [words[2] for words in lines if words[:2] == ["./run", "learn"]]
    assert examples
    assert all((ROOT / "examples" / f"{name}.py").exists() for name in examples)
