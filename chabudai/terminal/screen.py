"""What is written on the screen and read from the keyboard."""

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence

try:
    import readline  # gives `input` its line editing and history
except ImportError:  # not on Windows
    readline = None  # type: ignore[assignment]

INK = {"bold": "1", "dim": "2", "red": "31", "green": "32", "cyan": "36"}
WIDTH = 100  # where nobody looks
GAP = "  "
CLEARED = "\033[H\033[2J\033[3J"  # the screen and what was scrolled off it


class Leave(Exception):
    """The person at the terminal wants to stop."""


def painted(text: str, ink: str) -> str:
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        return text
    return f"\033[{INK[ink]}m{text}\033[0m"


def width() -> int:
    return shutil.get_terminal_size((WIDTH, 24)).columns if sys.stdout.isatty() else WIDTH


def filled(items: Sequence[str]) -> list[str]:
    """Items side by side in lines that fit; none is broken that fits a line of its own."""
    lines = [""]
    for item in items:
        longer = f"{lines[-1]}{GAP}{item}" if lines[-1] else item
        if len(longer) <= width():
            lines[-1] = longer
        else:
            lines.append(item)
    return [part for line in lines for part in folded(line)]


def folded(line: str, indent: str = "      ") -> list[str]:
    """A line in as many as it needs, broken between words."""
    if len(line) <= width():
        return [line]
    return textwrap.wrap(
        line, width(), subsequent_indent=indent, replace_whitespace=False, break_on_hyphens=False
    )


def ask(prompt: str) -> str:
    return input(prompt).strip()


def draw_curtain() -> None:
    """Nothing that was shown or typed can be looked up any more."""
    print(CLEARED if sys.stdout.isatty() else "\n" * 40, end="", flush=True)
    if readline:
        readline.clear_history()
