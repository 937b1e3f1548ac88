"""The Python of a table in the page, as one file for Pyodide: rules, views, bots and the table.

    write_python(Path("site/python.json"))

It holds what a game is played with and nothing that compiles, learns or serves. Sentences are made
by the page, so Fluent stays out.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from chabudai.games import NAMES
from chabudai.table.answers import Games
from chabudai.table.encoding import encode
from chabudai.table.making import game_info

PACKAGE = Path(__file__).parent
PARTS = ("kernel", "games", "bots", "table")
TOP = ("__init__.py",)
PYODIDE = "pyodide"  # the folder beside the page with files of the npm package of this name
BROWSER = PACKAGE / "server" / "browser"  # the page, as it was built
# What the page may load and run; a server adds who may frame it.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'"
)
LEFT_OUT = ("cases", "words", "__pycache__")  # folders
KINDS = (".py", ".toml", ".json")


def python_files() -> Iterator[Path]:
    """Returns the files that are played with, by name."""
    yield from (PACKAGE / name for name in TOP)
    for part in PARTS:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in KINDS and not set(path.parts) & set(LEFT_OUT):
                yield path


@cache
def python_file() -> bytes:
    """Returns texts by name, byte for byte the same for the same sources.

    A page lays them out in a moment, where unpacking an archive would take Python a while."""
    home = PACKAGE.parent
    texts = {path.relative_to(home).as_posix(): path.read_text("utf-8") for path in python_files()}
    return json.dumps(texts, ensure_ascii=False).encode()


def write_python(path: Path) -> None:
    path.write_bytes(python_file())


@cache
def games_file() -> bytes:
    """Returns what the page must know of games before Python is loaded."""
    return encode(Games([game_info(name) for name in NAMES]))
