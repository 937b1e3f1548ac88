"""Every clause of the rules is cited by a case or a test, and nothing cites one that is missing."""

import re
from pathlib import Path

import pytest

import chabudai
from chabudai.kernel.cases import read_cases

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"\b(M[JMG]-\d+)\b")
DEFINED = re.compile(r"^- \*\*(M[JMG]-\d+)\*\*", re.MULTILINE)


def rules_pages() -> list[Path]:
    return sorted((ROOT / "docs" / "rules").glob("*.md"))


def case_files(game: str) -> list[Path]:
    return sorted((chabudai.find(game).folder / "cases").glob("*.toml"))


def cited_in_tests(game: str) -> set[str]:
    """Clauses that case files name, or that test functions name in their docstrings."""
    cited = {c for path in case_files(game) for case in read_cases(path) for c in case.clauses}
    for path in (ROOT / "tests").glob(f"test_{game}*.py"):
        cited |= set(CLAUSE.findall(path.read_text("utf-8")))
    return cited


def test_every_game_has_a_rules_page() -> None:
    assert {page.stem for page in rules_pages()} == set(chabudai.names())


@pytest.mark.parametrize("page", rules_pages(), ids=lambda page: page.stem)
def test_every_clause_is_cited(page: Path) -> None:
    defined = set(DEFINED.findall(page.read_text("utf-8")))
    cited = cited_in_tests(page.stem)
    assert defined, "no clause found"
    assert defined - cited == set(), "clauses without a test"
    assert cited - defined == set(), "tests cite clauses that do not exist"


@pytest.mark.parametrize("page", rules_pages(), ids=lambda page: page.stem)
def test_code_cites_only_clauses_that_exist(page: Path) -> None:
    defined = set(DEFINED.findall(page.read_text("utf-8")))
    for path in (ROOT / "chabudai" / "games" / page.stem).rglob("*.py"):
        assert set(CLAUSE.findall(path.read_text("utf-8"))) <= defined, path.name
