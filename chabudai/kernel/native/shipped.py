"""Which library to load: the one that came with the package, or one built here and kept."""

import hashlib
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from chabudai.kernel.link import Modules
from chabudai.kernel.native.build import (
    CALL_SOURCE,
    LATE,
    cache_folder,
    kept,
    machine_name,
    suffix,
    this_target,
)
from chabudai.kernel.native.digest import digest
from chabudai.kernel.state import State

FOLDER = Path(__file__).parents[2] / "libraries"  # a folder for each kind of machine
MANIFEST = FOLDER / "manifest.json"  # digests, and the library that holds each


@cache
def manifest() -> dict[str, str]:
    if not MANIFEST.exists():
        return {}
    found: dict[str, str] = json.loads(MANIFEST.read_text("utf-8"))
    return found


def shipped(name: str) -> Path | None:
    """Returns a file that came with the package for this kind of machine."""
    target = this_target()
    path = FOLDER / target.name / f"{name}{target.suffix}" if target else None
    return path if path and path.exists() else None


def library(modules: Modules, state: type[State], defaults: Modules = ()) -> Path:
    """Returns the library of linked modules; one that did not come with the package is built."""
    name = digest((*modules, *defaults), state)
    if name in manifest() and (path := shipped(manifest()[name])):
        return path
    return built(f"{name}-{machine_name()}", modules, state, defaults)


def built(name: str, modules: Modules, state: type[State], defaults: Modules) -> Path:
    path = cache_folder() / f"{name}{suffix()}"
    if path.exists():
        return path
    from chabudai.kernel.native.program import Program

    with telling(f"building the rules of {state.__name__}, once"):
        return kept(name, Program(modules, state, defaults).source())


def call_extension() -> Path | None:
    """Returns the file of the extension for fast calls."""
    if path := shipped(call_name()):
        return path
    text = CALL_SOURCE.read_text("utf-8")
    try:
        return kept(f"{call_name()}-{machine_name()}", text, late_symbols())
    except OSError:
        return None


def late_symbols() -> Sequence[str]:
    """What lets an extension be linked without the Python that will load it."""
    return LATE if sys.platform == "darwin" else ()


def call_name() -> str:
    """The name of the extension's file; an edit makes another."""
    return f"call-{hashlib.sha256(CALL_SOURCE.read_bytes()).hexdigest()[:12]}"


@contextmanager
def telling(what: str) -> Iterator[None]:
    """Say on a terminal what is being waited for."""
    if not sys.stderr.isatty():
        yield
        return
    print(f"{what} …", end="", file=sys.stderr, flush=True)
    begun = time.monotonic()
    yield
    print(f" {time.monotonic() - begun:.1f} s", file=sys.stderr, flush=True)
