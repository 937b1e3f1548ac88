"""Results as lines of a file, and how far a run is: what arena and lab share."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from chabudai.arena.match import Result
from chabudai.kernel.game import Variant
from chabudai.kernel.refusal import refuse

R = TypeVar("R")


def append(path: Path, result: Result) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(result.json(), ensure_ascii=False) + "\n")


def read_lines(path: Path, read: Callable[[dict[str, Any]], R]) -> list[R]:
    """Results of a file, a line each; what a crash cut off is left out."""
    if not path.exists():
        return []
    text = path.read_text("utf-8")
    if text and not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        path.write_text(text, "utf-8")
    try:
        return [read(json.loads(line)) for line in text.splitlines()]
    except (ValueError, KeyError, TypeError) as error:
        raise refuse("arena-bad-results", path=str(path), detail=str(error)) from error


def title_of(variant: Variant) -> str:
    """The game with its players and whatever else was chosen."""
    words = [variant.game.name, f"players={variant.players}"]
    for option in variant.game.options:
        value = variant.options[option.name]
        if option.name != "players" and value != option.default:
            words.append(f"{option.name}={value}")
    return " ".join(words)


class Progress:
    """One line on a terminal: how far, how fast, how long still."""

    def __init__(self, total: int, done: int, write: Callable[[str], None]) -> None:
        self.total, self.first, self.done, self.write = total, done, done, write
        self.begun = self.told = time.monotonic()

    def __call__(self) -> None:
        self.done += 1
        now = time.monotonic()
        if now - self.told < 0.5 and self.done < self.total:
            return
        self.told = now
        pace = (self.done - self.first) / max(now - self.begun, 1e-6)
        left = (self.total - self.done) / max(pace, 1e-6)
        self.write(f"\r{self.done:,} of {self.total:,} games, {pace:.2f}/s, {left:,.0f} s left   ")
