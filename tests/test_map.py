"""Every game has the same files for the same things, and none that the map does not name."""

import ast
import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import chabudai
from chabudai.games import NAMES

ROOT = Path(__file__).resolve().parent.parent
MAP = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("**A game.**")[1].split("**A page.**")[0]
NAME = r"`(\w+)(?:\.py|\.toml|/)`"
COMMON = set(re.findall(rf"^\| {NAME} \|", MAP, re.M))


def further(game: str) -> set[str]:
    row = re.search(rf"^\| {game} \|(.*)\|$", MAP, re.M)
    return set(re.findall(NAME, row[1])) if row else set()


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_the_files_of_the_map(game: str) -> None:
    folder = ROOT / "chabudai" / "games" / game
    there = {path.stem for path in folder.iterdir() if path.stem != "__pycache__"}
    assert there == COMMON | further(game)


def test_the_map_is_read() -> None:
    assert {"__init__", "spec", "rules", "sight", "view", "words"} <= COMMON


CONTRACT = ["start", "legal", "apply", "score", "standing"]


@pytest.mark.parametrize("game", NAMES)
def test_rules_show_the_contract_in_the_rulebooks_order(game: str) -> None:
    rules = import_module(f"chabudai.games.{game}.rules")
    defined = [node.name for node in tree_of(rules).body if isinstance(node, ast.FunctionDef)]
    assert [name for name in defined if name in CONTRACT] == CONTRACT


def tree_of(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text("utf-8"))


PAIRS = [
    *((f"{game}.rules", "legal", "apply") for game in NAMES),
    ("momiji.rules.landscapes", "mark_landscape_moves", "apply_landscape_move"),
]


@pytest.mark.parametrize(("module", "marking", "doing"), PAIRS)
def test_legal_and_apply_follow_the_same_phases_in_the_same_order(
    module: str, marking: str, doing: str
) -> None:
    """The last phase that one of them names may be the other's `else`."""
    tree = tree_of(import_module(f"chabudai.games.{module}"))
    marked, done = phases_of(tree, marking), phases_of(tree, doing)
    shorter = min(len(marked), len(done))
    assert shorter > 2
    assert marked[:shorter] == done[:shorter]
    assert abs(len(marked) - len(done)) <= 1


def phases_of(tree: ast.Module, function: str) -> list[str]:
    """Returns the phases that a function tests the state for, in the order of the code."""
    body = next(n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == function)
    tests = [n for n in ast.walk(body) if isinstance(n, ast.Compare)]
    found = [n for n in tests if ast.unparse(n.left) == "s.phase"]
    found.sort(key=lambda n: (n.lineno, n.col_offset))
    return [ast.unparse(n.comparators[0]) for n in found]


def test_no_name_is_defined_for_nobody() -> None:
    """What a module defines is named once more: in code, in a setting or in a document."""
    said = Counter(word for path in told() for word in words_of(path))
    assert [name for name in sorted(defined_names()) if said[name] < 2] == []


def told() -> list[Path]:
    folders = ("chabudai", "bench", "prove", "examples", "docs", "web/src")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*.*")]
    found += [*ROOT.glob("*.py"), *ROOT.glob("*.toml"), *ROOT.glob("*.md")]
    return [path for path in found if path.suffix in (".py", ".toml", ".md", ".ts")]


def words_of(path: Path) -> list[str]:
    return re.findall(r"\w+", path.read_text("utf-8"))


def defined_names() -> set[str]:
    """Returns the functions, classes and constants of modules, migrations left out."""
    found = set()
    for path in (ROOT / "chabudai").rglob("*.py"):
        if "migrations" not in path.parts:
            for node in ast.parse(path.read_text("utf-8")).body:
                found |= names_of(node)
    return {name for name in found if not name.startswith("_")}


def names_of(node: ast.stmt) -> set[str]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return {node.name}
    if isinstance(node, ast.Assign):
        inside = [n for target in node.targets for n in ast.walk(target)]
        return {n.id for n in inside if isinstance(n, ast.Name)}
    return set()


@pytest.mark.parametrize("game", NAMES)
def test_pictures_count_players_from_1(game: str) -> None:
    picture = chabudai.game(game, players=2).start(seed=1).picture(0)
    assert "Player 1" in picture
    assert "Player 2" in picture
    assert not re.search(r"(?i)\bseat\b|player 0", picture)
