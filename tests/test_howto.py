"""How to play is told alike in every language, and the clauses that it cites say the same."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import chabudai
from chabudai.kernel.words import LANGUAGES
from chabudai.terminal import rulebook

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "web" / "src" / "rules" / "pictures"
CITED = re.compile(r"\(((?:M[JMG]-\d+(?:, )?)+)\)$")
NUMBER = re.compile(r"(?<![\w-])\d+")
MINUTES, WORDS_A_MINUTE = 3, 180
every_page = pytest.mark.parametrize(
    ("language", "game"), [(code, game) for code in LANGUAGES for game in chabudai.names()]
)


class Section(NamedTuple):
    title: str
    sought: list[str]
    pictures: list[str]
    paragraphs: list[str]


def source(language: str, game: str) -> str:
    folder = ROOT / "docs" / "howto" / ("" if language == "en" else language)
    return (folder / f"{game}.md").read_text("utf-8")


def sections(language: str, game: str) -> list[Section]:
    return [section(text) for text in source(language, game).split("\n## ")[1:]]


def section(text: str) -> Section:
    title, _, body = text.partition("\n")
    parts = re.sub(r"^<!--.*-->$", "", body, flags=re.MULTILINE).split("\n\n")
    return Section(
        title,
        [word for line in re.findall(r"<!-- sought: (.*) -->", body) for word in line.split(", ")],
        re.findall(r"<!-- picture: ([a-z]+) \| .+ -->", body),
        [" ".join(part.split()) for part in parts if part.strip()],
    )


def cited(paragraph: str) -> list[str]:
    found = CITED.search(paragraph)
    assert found, f"no clause behind: {paragraph}"
    return found[1].split(", ")


@every_page
def test_every_paragraph_cites_clauses_that_exist(language: str, game: str) -> None:
    known = rulebook.clauses(game, language)
    for part in sections(language, game):
        assert part.paragraphs, part.title
        for paragraph in part.paragraphs:
            assert set(cited(paragraph)) <= set(known), paragraph


@every_page
def test_numbers_are_those_of_the_clauses(language: str, game: str) -> None:
    known = rulebook.clauses(game, language)
    for part in sections(language, game):
        for paragraph in part.paragraphs:
            told = " ".join(known[clause] for clause in cited(paragraph))
            numbers = set(NUMBER.findall(CITED.sub("", paragraph)))
            assert numbers <= set(NUMBER.findall(told)), paragraph


@every_page
def test_languages_have_the_same_sections_pictures_and_clauses(language: str, game: str) -> None:
    english, other = sections("en", game), sections(language, game)
    assert [shape(part) for part in other] == [shape(part) for part in english]


def shape(part: Section) -> tuple[list[str], list[list[str]], list[list[str]]]:
    paragraphs = part.paragraphs
    numbers = [sorted(NUMBER.findall(CITED.sub("", paragraph))) for paragraph in paragraphs]
    return part.pictures, [cited(paragraph) for paragraph in paragraphs], numbers


@every_page
def test_it_takes_three_minutes(language: str, game: str) -> None:
    told = [paragraph for part in sections(language, game) for paragraph in part.paragraphs]
    assert 100 < len(" ".join(told).split()) <= MINUTES * WORDS_A_MINUTE


@every_page
def test_everyday_words_lead_to_every_section(language: str, game: str) -> None:
    for part in sections(language, game):
        assert len(part.sought) >= 4, part.title


@pytest.mark.parametrize("game", chabudai.names())
def test_every_picture_is_drawn_and_shown(game: str) -> None:
    drawn = re.findall(r'name === "(\w+)"', (PICTURES / f"{game}.svelte").read_text("utf-8"))
    assert drawn
    assert sorted(drawn) == sorted(name for part in sections("en", game) for name in part.pictures)
