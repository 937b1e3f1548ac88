"""The case files of every game hold, and a wrong case is found out."""

from pathlib import Path

import pytest

import chabudai
from chabudai.cli import main
from chabudai.kernel.case_shape import AFTER
from chabudai.kernel.cases import CHECKS, BadCaseFile, Case, read_cases, run_case

FILES = [
    path
    for name in chabudai.names()
    for path in sorted((chabudai.find(name).folder / "cases").glob("*.toml"))
]
CASES = [(path, case) for path in FILES for case in read_cases(path)]
CASE = "game = 'mojo'\n[[case]]\nname = 'a case'\n"
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
        ({"refused": [{"move": "play 9", "seat": 9}]}, "there is no seat 9"),
        ({"events": ["mojo-drew"]}, "do not hold"),
        (
            {"events": [{"id": "mojo-played", "card": 5}]},
            "mojo-played seat=0 card=7 pile=1 piles=1",
        ),
        ({"events_lack": ["mojo-played"]}, "card=7 pile=1 piles=1 should not happen"),
        ({"scores": [{}, {}, {}]}, "scores of 3 seats in a game of 2"),
        ({"viewer": 2, "view": {"deck": 69}}, "viewer 2 is no seat"),
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
        ("game = 'mojo'\ncase = [1, 2]", "case 1, unnamed: a case is a table"),
        ("game = 'mojo'\n[[case]]\nname = 3", "case 1, 3: `name` takes a text"),
        (CASE + "clauses = 'MJ-1'", "case 1, a case: `clauses` takes a list of texts"),
        (CASE + "options = [1]", "`options` takes a table"),
        (CASE + "seed = '7'", "`seed` takes a whole number"),
        (CASE + "seed = true", "`seed` takes a whole number"),
        (CASE + "seed = 2026-11-16", "`seed` takes a whole number"),
        (CASE + "position = 3", "`position` takes a text"),
        (CASE + "chance = '3'", "`chance` takes a list of texts"),
        (CASE + "chance = [[3]]", "`chance.0` takes a text or a whole number"),
        (CASE + "moves = 3", "`moves` takes a list of moves"),
        (CASE + "moves = ['play 1', 3]", "`moves.1` takes a table"),
        (CASE + "moves = [{ clause = 'MJ-6' }]", "`moves.0.refused` is missing"),
        (CASE + "after = 3", "`after` takes a table"),
        (CASE + "after = { view = 3 }", "`after.view` takes a table"),
        (CASE + "after = { state = [] }", "`after.state` takes a table"),
        (CASE + "after = { viewer = 'me' }", "`after.viewer` takes a whole number"),
        (CASE + "after = { seat = 'none' }", "`after.seat` takes a whole number"),
        (CASE + "after = { legal = 'play 1' }", "`after.legal` takes a list of texts"),
        (CASE + "after = { events = 3 }", "`after.events` takes a list of message ids"),
        (CASE + "after = { events = [{ card = 3 }] }", "`after.events.0` takes a message id"),
        (CASE + "after = { refused = 'play 1' }", "`after.refused` takes a list of tables"),
        (CASE + "after = { refused = ['play 1'] }", "`after.refused.0` takes a table"),
        (CASE + "after = { refused = [{}] }", "`after.refused.0.move` is missing"),
        (
            CASE + "after = { refused = [{ move = 'x', claus = 'MJ-1' }] }",
            "unknown key `after.refused.0.claus`",
        ),
        (CASE + "after = { scores = [3, 4] }", "`after.scores.0` takes a table"),
        (CASE + "after = { outcome = 3 }", "`after.outcome` takes a table"),
        (CASE + "after = { undo = '1' }", "`after.undo` takes a whole number"),
        ("game = ", "Invalid value"),
    ],
)
def test_a_broken_case_file_is_named(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(text)
    with pytest.raises(BadCaseFile, match="broken.toml") as error:
        read_cases(path)
    assert problem in str(error.value)


def test_every_key_of_after_is_checked() -> None:
    assert set(AFTER) - {"viewer"} == set(CHECKS)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("seed = -1", "A seed is a whole number"),
        ("chance = ['six']", "“six” is nothing that chance gives in mojo"),
        ("options = { self = 1 }", "There is no option “self”"),
        ("position = 'momiji'", "a position of momiji, not of mojo"),
        ("position = ''", "The position is empty"),
    ],
)
def test_what_a_case_asks_in_vain_is_its_own_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, problem: str
) -> None:
    """One case fails with its file and name; the next is still run."""
    path = tmp_path / "some.toml"
    path.write_text(f"{CASE}{line}\n[[case]]\nname = 'the next'\n")
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr().out
    assert f"{path}: a case: " in told
    assert problem in told
    assert "1 passed, 1 failed" in told


def played(**data: object) -> list[str]:
    return run_case(Case("f", "mojo", {"position": POSITION, **data}), chabudai.find)


def test_options_stand_in_the_position_alone() -> None:
    assert played(moves=["play 7"]) == []
    assert played(options={"players": 3}) == [
        "The first line “mojo players=2” has other options than this game."
    ]


def test_a_refusal_in_the_middle_after_which_the_case_goes_on() -> None:
    refusal = {"refused": "play 9", "clause": "MJ-6", "id": "mojo-not-in-hand"}
    assert played(moves=[refusal, "play 7", {"refused": "play 3", "seat": 0}, "play 1"]) == []
    assert played(moves=[{"refused": "play 7"}, "play 5"]) == ["`play 7` should be refused"]
    assert played(moves=[{**refusal, "clause": "MJ-1"}])[0].endswith("clause is MJ-6, not MJ-1")


def test_events_with_arguments_and_events_that_must_not_happen() -> None:
    told = ["mojo-played", {"id": "mojo-played", "seat": 1, "card": 1, "pile": 1}]
    lacks = ["mojo-drew", {"id": "mojo-played", "card": 5}]
    assert played(moves=["play 7", "play 1"], after={"events": told, "events_lack": lacks}) == []
    assert played(moves=["play 7"], after={"events": told}) != []


def test_a_chance_that_can_not_be_is_named_as_it_was_written() -> None:
    text = "momiji players=2\ntypes: red orange green purple\ndiscards: red3 red3\n"
    case = {"position": text, "chance": ["red 3"], "moves": ["refill"]}
    problems = run_case(Case("f", "momiji", case), chabudai.find)
    assert problems == ["Chance can't give red 3 here."]
