"""The rules in the terminal: how to play, and clauses by number or by a word in them."""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
FOLDERS = (PACKAGE, PACKAGE.parent / "docs")  # in an installed package, and in a clone
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?=^- \*\*|^#|\Z)", re.MULTILINE | re.DOTALL)
CHAPTER = re.compile(r"^## (.+)$", re.MULTILINE)
COMMENT = re.compile(r"^<!-- .* -->\n", re.MULTILINE)
TITLE = re.compile(r"^#+ ")
MARKS = re.compile(r"\*\*|`|(?<=\n)\|[-:|]+\|\n")


def rules_text(game: str, language: str) -> str:
    """A game's rules in a language, or in English; empty where none are told."""
    return page("rules", game, language)


def page(kind: str, game: str, language: str) -> str:
    for folder in FOLDERS:
        for place in (folder / kind / language / f"{game}.md", folder / kind / f"{game}.md"):
            if place.exists():
                return place.read_text("utf-8")
    return ""


def how_to_play(game: str, language: str) -> list[str]:
    """Titles and paragraphs of how a game is played, in one line each."""
    parts = COMMENT.sub("", page("howto", game, language)).split("\n\n")
    told = [" ".join(MARKS.sub("", part).split()) for part in parts if part.strip()]
    return [TITLE.sub("\n", line) for line in told]


@lru_cache
def clauses(game: str, language: str) -> Mapping[str, str]:
    """Every clause by its number, in one line."""
    found = CLAUSE.findall(rules_text(game, language))
    return {number: " ".join(MARKS.sub("", text).split()) for number, text in found}


def chapters(game: str, language: str) -> list[str]:
    return CHAPTER.findall(rules_text(game, language))


def plain(text: str) -> str:
    """Without case and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def found(game: str, language: str, words: str) -> list[str]:
    """The clauses of a number, or those with all of some words, each after its number."""
    known = clauses(game, language)
    if words.upper() in known:
        return [f"{words.upper()}: {known[words.upper()]}"]
    wanted = plain(words).split()
    return [
        f"{number}: {text}"
        for number, text in known.items()
        if all(word in plain(text) for word in wanted)
    ]
