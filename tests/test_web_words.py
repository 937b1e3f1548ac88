"""The page's own sentences: complete in all languages, all in use, none missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from chabudai.kernel.words import LANGUAGES

WEB = Path(__file__).parent.parent / "web"
BUILT = {
    "web-companion-": ("set-up", "pad", "may", "timer"),  # put together from parts in the code
    "web-company-": ("bots", "link", "here", "mixed"),
    "web-clock-": ("none", "move", "game", "days"),
    "web-setting-": ("public", "spectators", "hints", "rated", "undo"),
    "web-about-": ("random", "thumb", "novice", "casual", "steady", "sharp", "master"),
    "web-bot-": tuple("12345678"),
    "web-pace-": ("slow", "normal", "instant", "step"),
    "web-row-": ("leave", "delete", "leave-why", "delete-why"),
    "web-react-": ("hello", "nice", "wow", "oops", "thanks", "hurry"),
    "web-report-": ("chat", "name", "unfair", "other"),
    "web-unrated-": ("why", "hints", "undo", "fork", "prepared", "shared"),
    "web-key-": (*"nuthmlscra", "help", "escape"),
    "web-review-": ("start", "luck-part", "own", "others", "result"),
    "web-study-mark-": (
        "brilliant",
        "good",
        "interesting",
        "doubtful",
        "mistake",
        "blunder",
    ),
    "web-speed-": ("slow", "normal", "fast"),
    "web-": ("moves", "log", "score", "chat", "rules", "your-turn-to", "preview"),
}


def messages(path: Path) -> dict[str, set[str]]:
    """Message ids of a file with the variables each uses."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            text = path.read_text("utf-8")[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return found


ENGLISH = messages(WEB / "words" / "en.ftl")


def used_ids() -> set[str]:
    used = {start + end for start, ends in BUILT.items() for end in ends}
    for path in (WEB / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and "games" not in path.parts:
            used |= set(re.findall(r"[\"'](web-[a-z-]+[a-z])[\"']", path.read_text("utf-8")))
    return used


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_complete(language: str) -> None:
    assert messages(WEB / "words" / f"{language}.ftl") == ENGLISH


def test_every_sentence_is_there_and_used() -> None:
    assert used_ids() == set(ENGLISH)
