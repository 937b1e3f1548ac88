"""The Python of a table in the page, as one file for Pyodide: rules, notation, views, bots.

    write_python(Path("site/python.zip"))

It holds what a game is played with and nothing that compiles, learns or serves. Sentences are made
by the page, so Fluent stays out.
"""

import zipfile
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent
PARTS = ("kernel", "games", "bots")
TOP = ("__init__.py",)
LEFT_OUT = ("cases", "words", "__pycache__")  # folders
KINDS = (".py", ".toml", ".json")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same sources make the same bytes


def python_files() -> Iterator[Path]:
    """Returns the files that are played with, by name."""
    yield from (PACKAGE / name for name in TOP)
    for part in PARTS:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in KINDS and not set(path.parts) & set(LEFT_OUT):
                yield path


def write_python(path: Path) -> None:
    """Write the file, byte for byte the same for the same sources."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for source in python_files():
            entry = zipfile.ZipInfo(str(source.relative_to(PACKAGE.parent).as_posix()), LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, source.read_bytes())
