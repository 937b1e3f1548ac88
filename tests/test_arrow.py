"""kernel ← games ← bots ← table ← server, and nobody imports from the right; what a table needs to
run in a browser imports nothing but the standard library."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "chabudai"
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "arena": {"kernel", "games", "bots", "arena"},
    "lab": {"kernel", "games", "bots", "arena", "lab"},
    "adapters": {"kernel", "games", "bots", "adapters"},
    "table": {"kernel", "games", "bots", "table"},
    "server": {"kernel", "games", "bots", "table", "offline", "server"},
}


def imports(path: Path) -> list[str]:
    """The parts of the package that a module imports, at its top or inside a function."""
    tree = ast.parse(path.read_text("utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("chabudai."):
            names = [str(node.module)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names if alias.name.startswith("chabudai.")]
        else:
            continue
        found += [name.split(".")[1] for name in names]
    return found


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_no_part_imports_from_the_right(part: str) -> None:
    for path in sorted((PACKAGE / part).rglob("*.py")):
        for other in imports(path):
            assert other in MAY_IMPORT[part], f"{path.name} of {part} imports {other}"


def test_no_game_imports_another() -> None:
    for folder in sorted(p for p in (PACKAGE / "games").iterdir() if p.is_dir()):
        for path in folder.rglob("*.py"):
            for other in (PACKAGE / "games").iterdir():
                if other.is_dir() and other != folder:
                    assert f"chabudai.games.{other.name}" not in path.read_text("utf-8")


IMPORT_ALL = """
import importlib, json, sys
before = set(sys.modules)
for name in json.loads(sys.argv[1]):
    importlib.import_module(name)
found = {name.partition(".")[0] for name in set(sys.modules) - before}
print(json.dumps(sorted(found - set(sys.stdlib_module_names) - {"chabudai"})))
"""


def modules_of(part: str) -> list[str]:
    paths = sorted((PACKAGE / part).rglob("*.py"))
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in paths]
    return [name.removesuffix(".__init__") for name in names]


@pytest.mark.parametrize("part", ["kernel", "games", "table"])
def test_what_a_table_needs_imports_only_the_standard_library(part: str) -> None:
    command = [sys.executable, "-c", IMPORT_ALL, json.dumps(modules_of(part))]
    found = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert json.loads(found) == []


def test_a_refusal_is_raised_and_a_game_played_without_fluent() -> None:
    code = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
import chabudai
position = chabudai.game("mojo", players=2).start(7)
try:
    position.push("dance")
except chabudai.Refused as refused:
    print(refused.refusal.id, str(refused))
"""
    command = [sys.executable, "-c", code]
    found = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert found.split()[0] == "mojo-unreadable"
