"""The page's sources: what can be seen without a browser."""

import re
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest

from chabudai.games import NAMES, find
from chabudai.kernel.shapes import names_of, view_shape

WEB = Path(__file__).resolve().parent.parent / "web"
SOURCES = [path for path in (WEB / "src").rglob("*") if path.suffix in (".css", ".svelte", ".ts")]
LONGEST = 120

# The page is given everything that follows from the rules. What it may list itself is how things
# are drawn and how a person's taps are read: by file, and why.
NUMBERS_DRAWN = {
    "mojo/Card.svelte": "waves on the back of a card, its two corners",
    "mojo/Cover.svelte": "a fan of cards for the lobby",
    "mojo/MojoCard.svelte": "four arrows round the card",
    "mojo/Piles.svelte": "how thick the deck looks",
    "mangrovia/Piers.svelte": "the bend of the shore",
}
NAMES_LISTED = {
    "momiji/moves.ts": "what a tap on a card means first",
    "momiji/verbs.ts": "in which phases a turn has verbs",
}
NUMBER = r"-?\d+(?:\.\d+)?"
LIST_OF_NUMBERS = re.compile(rf"\[\s*{NUMBER}(?:\s*,\s*{NUMBER}){{2,}}\s*,?\s*\]")
NUMBERS_BY_NAME = re.compile(rf"\{{\s*[\w\"']+: {NUMBER}(?:,\s*[\w\"']+: {NUMBER}){{2,}},?\s*\}}")
LIST_OF_WORDS = re.compile(r"\[\s*(\"[\w ]+\"(?:\s*,\s*\"[\w ]+\")+)\s*,?\s*\]")


def test_lines_are_short() -> None:
    for path in SOURCES:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            assert len(line) <= LONGEST, f"{path}:{number}"


def test_the_lock_names_no_host() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()


def code(game: str) -> dict[str, str]:
    """The code of a game's drawing by file, without its looks."""
    folder = WEB / "src" / "games" / game
    paths = [path for path in folder.iterdir() if path.suffix in (".ts", ".svelte")]
    return {f"{game}/{path.name}": path.read_text("utf-8").split("<style>")[0] for path in paths}


def number_tables(text: str) -> list[str]:
    return LIST_OF_NUMBERS.findall(text) + NUMBERS_BY_NAME.findall(text)


def name_tables(text: str, names: list[set[str]]) -> list[str]:
    """Lists of names that the game declares, such as its types of cards."""
    found = [re.findall(r"\"([\w ]+)\"", inner) for inner in LIST_OF_WORDS.findall(text)]
    return [str(words) for words in found if any(set(words) <= some for some in names)]


def declared_names(game: str) -> list[set[str]]:
    kinds = names_of(view_shape(find(game)))
    return [set(get_args(kind)) for kind in kinds if get_origin(kind) is Literal]


@pytest.mark.parametrize("game", NAMES)
def test_the_page_keeps_no_table_of_the_rules(game: str) -> None:
    names = declared_names(game)
    for path, text in code(game).items():
        assert path in NUMBERS_DRAWN or not number_tables(text), path
        assert path in NAMES_LISTED or not name_tables(text, names), path


def test_a_table_of_the_rules_would_be_found() -> None:
    names = declared_names("momiji")
    assert name_tables('const WARM = ["red", "orange", "yellow"];', names)
    assert number_tables("const LAST = [1, 4, 7, 10, 12];")
    assert number_tables("const POINTS = { own: 10, other: 3, blue: -3 };")


def test_what_may_be_listed_is_still_there() -> None:
    texts = {path: text for game in NAMES for path, text in code(game).items()}
    assert all(number_tables(texts[path]) for path in NUMBERS_DRAWN)
    everything = [names for game in NAMES for names in declared_names(game)]
    assert all(name_tables(texts[path], everything) for path in NAMES_LISTED)


@pytest.mark.parametrize("word", ["as unknown", "as never", "as any", "<any>"])
def test_nothing_is_cast(word: str) -> None:
    for path in SOURCES:
        assert word not in path.read_text("utf-8"), path


def test_python_and_searches_run_in_the_worker_alone() -> None:
    """Whatever takes long there never holds up the page."""
    heavy = re.compile(r'^import .*"(?:\S*/)?(?:python|grown|machine/\w+)";', re.M)
    users = {
        path.name
        for path in SOURCES
        if path.parent.name != "machine" and heavy.search(path.read_text("utf-8"))
    }
    assert users == {"worker.ts", "python.ts", "grown.ts", "copies.ts"}
    started = [path.name for path in SOURCES if "worker.ts" in path.read_text("utf-8")]
    assert started == ["engine.ts"]
    assert "new Worker(" in (WEB / "src" / "offline" / "engine.ts").read_text("utf-8")
