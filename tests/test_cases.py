"""The case files of every game hold, and a wrong case is found out."""

from pathlib import Path

import pytest

import chabudai
from chabudai.kernel.cases import BadCaseFile, Case, read_cases, run_case

FILES = [
    path
    for name in chabudai.names()
    for path in sorted((chabudai.find(name).folder / "cases").glob("*.toml"))
]
CASES = [(path, case) for path in FILES for case in read_cases(path)]
POSITION = "mojo players=2\npile 0: 8\nhand 0: 0 3 5 7\nhand 1: 1 2 4 6\n"


@pytest.mark.parametrize(
    "case",
    [case for _, case in CASES],
    ids=[f"{p.parent.parent.name}/{p.stem}/{c.name}" for p, c in CASES],
)
def test_case(case: Case) -> None:
    assert run_case(case, chabudai.find) == []


@pytest.mark.parametrize(
    ("after", "problem"),
    [
        ({"seat": 0}, "seat is 1, not 0"),
        ({"state": {"held.0": 9}}, "held.0 is 3, not 9"),
        ({"state": {"nothing.0": 9}}, "nothing at nothing.0"),
        ({"view": {"deck": 1}}, "deck is 69, not 1"),
        ({"legal": ["play 1"]}, "legal is"),
        ({"legal_has": ["play 9"]}, "`play 9` should be legal"),
        ({"legal_lacks": ["play 1"]}, "`play 1` should not be legal"),
        ({"refused": [{"move": "play 1"}]}, "`play 1` should be refused"),
        ({"refused": [{"move": "play 9", "clause": "MJ-1"}]}, "clause is MJ-6"),
        ({"refused": [{"move": "play 9", "args": {"card": 8}}]}, "card is 9, not 8"),
        ({"events": ["mojo-drew"]}, "do not hold"),
        ({"scores": [{"total": 99}]}, "score of seat 0, total"),
        ({"outcome": {"winners": [0]}}, "the game is not over"),
        ({"undo": 1}, "undo is 0, not 1"),
    ],
)
def test_a_wrong_expectation_is_found_out(after: dict[str, object], problem: str) -> None:
    data = {"options": {"players": 2}, "position": POSITION, "moves": ["play 7"], "after": after}
    problems = run_case(Case("file", "mojo", data), chabudai.find)
    assert len(problems) == 1
    assert problem in problems[0]


def test_a_case_with_an_illegal_move_or_unused_chance_fails() -> None:
    data = {"options": {"players": 2}, "position": POSITION}
    assert "MJ-6" in run_case(Case("f", "mojo", {**data, "moves": ["play 9"]}), chabudai.find)[0]
    spare = Case("f", "mojo", {**data, "moves": ["play 7"], "chance": ["1"]})
    assert run_case(spare, chabudai.find) == ["1 chances were not used"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("game = 3", "a case file has"),
        ("game = 'mojo'\n[[case]]\nmove = []", "unknown key `move`"),
        ("game = 'mojo'\n[[case]]\n[case.after]\nseats = 1", "unknown key `after.seats`"),
        ("game = ", "Invalid value"),
    ],
)
def test_a_broken_case_file_is_named(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(text)
    with pytest.raises(BadCaseFile, match="broken.toml") as error:
        read_cases(path)
    assert problem in str(error.value)
