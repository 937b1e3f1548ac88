"""The rules in other languages say what the English ones do, clause by clause, number by number."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import chabudai
from chabudai.kernel.words import LANGUAGES

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
CLAUSE = re.compile(r"- \*\*(M[JMG]-\d+)\*\*")
SPECIAL = re.compile(r"`[^`]+`|\*\*[A-Z]\*\*|\bM[JMG]-\d+|[−+]?\d+")  # code, landscapes, numbers
LINK = re.compile(r"\]\(([^)\s]+)\)")
TRANSLATED = [(lang, game) for lang in LANGUAGES if lang != "en" for game in chabudai.names()]
every_translation = pytest.mark.parametrize(("language", "game"), TRANSLATED)


class Block(NamedTuple):
    kind: str  # "#", "##" and so on, "| 3" for a table of three columns, "text"
    clause: str
    text: str


def page(language: str, game: str) -> Path:
    return RULES / ("" if language == "en" else language) / f"{game}.md"


def blocks(path: Path) -> list[Block]:
    """A page cut at blank lines and at list items; a heading, a table's row are blocks too."""
    found, clause = [], ""
    for text in re.split(r"\n\s*\n|\n(?=- )|\n(?= *\|)", path.read_text("utf-8").strip()):
        if text.startswith(("#", "- ")):
            named = CLAUSE.match(text)
            clause = named[1] if named else ""
        found.append(Block(kind(text.strip()), clause, " ".join(text.split())))
    return found


def kind(text: str) -> str:
    if text.startswith("#"):
        return text.split()[0]
    return f"| {text.count('|')}" if text.startswith("|") else "text"


def specials(text: str) -> list[str]:
    return sorted(SPECIAL.findall(text))


def pairs(language: str, game: str) -> list[tuple[Block, Block]]:
    english, other = blocks(page("en", game)), blocks(page(language, game))
    shape = [(block.kind, block.clause) for block in other]
    assert shape == [(block.kind, block.clause) for block in english]
    return list(zip(english, other, strict=True))


@every_translation
def test_the_same_headings_tables_and_clauses(language: str, game: str) -> None:
    assert len([block for block, _ in pairs(language, game) if block.clause]) > 10


@every_translation
def test_the_same_numbers_and_code_in_each_block(language: str, game: str) -> None:
    for english, other in pairs(language, game):
        assert specials(other.text) == specials(english.text), other.text


@every_translation
def test_the_same_links(language: str, game: str) -> None:
    targets = [
        {(path.parent / link).resolve() for link in LINK.findall(path.read_text("utf-8"))}
        for path in (page("en", game), page(language, game))
    ]
    assert targets[0] == targets[1]


def words(text: str) -> list[str]:
    """Words of prose: no code, no clause, nothing of one or two letters."""
    return re.findall(r"[^\W\d_]{3,}", re.sub(r"`[^`]+`|\([^)]*\.toml\)|TOML|Chabudai", "", text))


@every_translation
def test_nothing_is_left_in_english(language: str, game: str) -> None:
    for english, other in pairs(language, game):
        spoken = words(other.text)
        if not spoken:
            assert not words(english.text), english.text
        elif language == "ru":
            assert all(re.fullmatch("[а-яё]+", word.lower()) for word in spoken), other.text
        else:
            kept = set(words(english.text)) & set(spoken)
            assert len(kept) <= len(set(spoken)) / 4, other.text


def stems(term: str) -> list[str]:
    """The beginnings of its words; endings and vowels behind them come and go."""
    return [word[:3] for word in re.findall(r"\w+", term.lower())]


def glossary() -> list[tuple[str, str, str]]:
    """English, Russian and Czech terms of the page on words; several share a row."""
    source = (RULES.parent / "words.md").read_text("utf-8").partition("## One word")[2]
    rows = [[cell.strip() for cell in line.split("|")[1:4]] for line in source.splitlines()]
    told = [row for row in rows if len(row) == 3 and row[1] and "---" not in row[0]][1:]
    split = [[cell.split(", ") for cell in row] for row in told]
    return [term for row in split for term in zip(*row, strict=True)]


def spoken(language: str) -> str:
    files = [*(RULES / language).glob("*.md"), *ROOT.glob(f"chabudai/**/words/{language}.ftl")]
    return " ".join(path.read_text("utf-8").lower() for path in files)


@pytest.mark.parametrize(("language", "column"), [("ru", 1), ("cs", 2)])
def test_the_words_of_the_glossary_are_used(language: str, column: int) -> None:
    text = spoken(language)
    for term in glossary():
        pattern = r"\b" + r"\w*\W+".join(stems(term[column]))
        assert re.search(pattern, text), term
