"""kernel ← games ← bots ← everything else: nobody imports from the right."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "chabudai"
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "arena": {"kernel", "games", "bots", "arena"},
    "adapters": {"kernel", "games", "bots", "adapters"},
    "server": {"kernel", "games", "bots", "server"},
}
LATE = {("kernel", "games")}  # a registry look-up inside a function, at the call


def imports(path: Path) -> list[tuple[str, bool]]:
    """The parts of the package that a module imports, and whether at its top."""
    tree = ast.parse(path.read_text("utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("chabudai."):
            names = [str(node.module)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names if alias.name.startswith("chabudai.")]
        else:
            continue
        found += [(name.split(".")[1], node in tree.body) for name in names]
    return found


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_no_part_imports_from_the_right(part: str) -> None:
    for path in sorted((PACKAGE / part).rglob("*.py")):
        for other, at_top in imports(path):
            allowed = other in MAY_IMPORT[part] or (not at_top and (part, other) in LATE)
            assert allowed, f"{path.name} of {part} imports {other}"


def test_no_game_imports_another() -> None:
    for folder in sorted(p for p in (PACKAGE / "games").iterdir() if p.is_dir()):
        for path in folder.rglob("*.py"):
            for other in (PACKAGE / "games").iterdir():
                if other.is_dir() and other != folder:
                    assert f"chabudai.games.{other.name}" not in path.read_text("utf-8")
