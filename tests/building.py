"""The page as it is built from its sources, for tests and proofs that need it."""

import importlib
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def make_page() -> None:
    """Build the page as its sources are now."""
    sys.path.insert(0, str(ROOT / "web"))
    build: Any = importlib.import_module("build")
    build.make()
