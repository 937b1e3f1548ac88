"""JSON lines that a stopped proof goes on from."""

import json
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"


def kept(path: Path) -> list[dict[str, Any]]:
    return (
        [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    )


def keep(path: Path, line: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
