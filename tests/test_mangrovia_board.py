"""Boards as data: the checker, and boards of one's own in games and records (MG-40, MG-54)."""

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.games.mangrovia import board as boards
from chabudai.kernel.words import LANGUAGES, has_message, say

Table = dict[str, Any]
AREA = [f"=mangrovia-area-{area}" for area in boards.AREAS]
GREY, WHITE = "=mangrovia-mark-grey", "=mangrovia-mark-white"
CODES = re.compile(r"\b(?:stone|special|amulet|grey|white)\b")  # what the file says, not people


def shipped(name: str) -> Table:
    return copy.deepcopy(dict(boards.read_board(boards.SHIPPED / f"{name}.toml")))


@pytest.mark.parametrize("name", boards.shipped_names())
def test_shipped_boards_are_whole_and_not_odd(name: str) -> None:
    board = shipped(name)
    assert boards.problems(board) == []
    assert boards.oddities(board) == []
    assert len(board["spaces"]) == 48


def test_the_two_boards_differ() -> None:
    one, other = shipped("reconstructed")["spaces"], shipped("lagoon")["spaces"]
    same = [
        name for name in one if {**one[name], "basis": ""} == {**other.get(name, {}), "basis": ""}
    ]
    assert len(same) < 5


def without(*path: str) -> Callable[[Table], None]:
    def change(board: Table) -> None:
        table = board
        for word in path[:-1]:
            table = table[word]
        del table[path[-1]]

    return change


def setting(value: Any, *path: str) -> Callable[[Table], None]:
    def change(board: Table) -> None:
        table = board
        for word in path[:-1]:
            table = table[word]
        table[path[-1]] = value

    return change


PROBLEMS = [
    (without("spaces"), "no-table", {"field": "spaces"}),
    (setting({}, "spaces", "z9"), "place-unknown", {"space": "z9"}),
    (setting(3, "spaces", "b1"), "no-table", {"field": "b1"}),
    (setting("x", "spaces", "b1", "colour"), "key-unknown", {"field": "b1", "key": "colour"}),
    (setting(["lava"], "spaces", "b1", "landscapes"), "landscapes", {"space": "b1"}),
    (setting(["sand", "sand"], "spaces", "b1", "landscapes"), "landscapes", {"space": "b1"}),
    (setting([["sand"]], "spaces", "b1", "landscapes"), "landscapes", {"space": "b1"}),
    (setting("shells", "spaces", "b1", "pay"), "choice", {"space": "b1", "key": "pay"}),
    (setting("moon", "spaces", "b1", "area"), "choice", {"space": "b1", "key": "area"}),
    (setting("red", "spaces", "b1", "neutral"), "choice", {"space": "b1", "key": "neutral"}),
    (setting(-1, "spaces", "b1", "points"), "number", {"field": "b1", "key": "points"}),
    (setting(1, "spaces", "b1", "price"), "price", {"space": "b1", "price": "1"}),
    (setting(31, "spaces", "b1", "price"), "price", {"space": "b1"}),
    (setting(True, "spaces", "b1", "price"), "price", {"space": "b1"}),
    (without("paths", "V1"), "path-missing", {"path": "V1"}),
    (setting({}, "paths", "X1"), "path-unknown", {"path": "X1"}),
    (setting("many", "paths", "V1", "first"), "number", {"field": "V1", "key": "first"}),
    (setting([], "paths", "V1", "spaces"), "path-spaces", {"path": "V1"}),
    (without("spaces", "e1", "area"), "area", {"area": AREA[1], "count": 7}),
    (without("spaces", "a5", "area"), "area", {"area": AREA[2], "count": 7}),
    (setting("special", "spaces", "i1", "area"), "area", {"area": AREA[2], "count": 9}),
    (setting(["sand"], "spaces", "a3", "landscapes"), "double", {"count": 1}),
    (setting("stone", "spaces", "a3", "area"), "double-area", {"space": "a3", "area": AREA[1]}),
    (without("spaces", "b3", "neutral"), "grey", {"count": 2}),
    (setting("grey", "spaces", "e1", "neutral"), "grey-stone", {"spaces": ["e1", "g2"]}),
    (setting("grey", "spaces", "a5", "neutral"), "mark-area", {"space": "a5", "mark": GREY}),
    (setting("white", "spaces", "e1", "neutral"), "mark-area", {"space": "e1", "mark": WHITE}),
    (without("spaces", "c7", "neutral"), "white-special", {"spaces": []}),
    (setting(["b1", "b2", "b6"], "paths", "V1", "spaces"), "path-no-space", {"space": "b6"}),
    (setting(["b1", "c1"], "paths", "V1", "spaces"), "path-line", {"path": "V1", "space": "c1"}),
    (setting(["b1", "b3", "b2"], "paths", "V1", "spaces"), "path-order", {"space": "b2"}),
    (setting(["b1", "b1"], "paths", "V1", "spaces"), "path-order", {"space": "b1"}),
    (setting(["i1"], "paths", "V1", "spaces"), "path-isle", {"path": "V1", "space": "i1"}),
    (setting(["c1", "c2"], "paths", "V1", "spaces"), "path-same-line", {"path": "V2"}),
]  # fmt: skip


@pytest.mark.parametrize(("change", "id", "args"), PROBLEMS, ids=[p[1] for p in PROBLEMS])
def test_problems_are_named(change: Callable[[Table], None], id: str, args: Table) -> None:
    board = shipped("reconstructed")
    change(board)
    found = boards.problems(board)
    assert boards.oddities(board) == []
    assert any(
        p.id == f"mangrovia-board-{id}" and args.items() <= dict(p.args).items() for p in found
    ), [(p.id, dict(p.args)) for p in found]
    for problem in found:
        assert problem.clause == "MG-40"
        assert all(has_message(language, problem.id) for language in LANGUAGES)
        for language in ("ru", "cs"):
            sentence = say(language, problem.id, problem.args)
            assert "choices" in problem.args or not CODES.search(sentence), sentence
    with pytest.raises(chabudai.Refused):
        chabudai.game("mangrovia", board=board)


def test_too_few_amulet_spaces_and_too_many_marks() -> None:
    board = shipped("reconstructed")
    for name in ("i1", "i2", "i3"):
        del board["spaces"][name]
    for name in ("b1", "c1", "d1"):
        board["spaces"][name]["neutral"] = "white"
    ids = {p.id for p in boards.problems(board)}
    assert ids == {"mangrovia-board-isle", "mangrovia-board-marks"}


def all_of_one(board: Table) -> None:
    for space in board["spaces"].values():
        space["landscapes"] = [land if land != "reed" else "sand" for land in space["landscapes"]]
    board["spaces"]["a3"]["landscapes"] = ["mangrove", "water"]


ODD = [
    (without("spaces", "i1"), "odd-spaces", {"count": 47}),
    (all_of_one, "odd-no-landscape", {"landscape": "=mangrovia-land-reed"}),
    (all_of_one, "odd-landscape", {"landscape": "=mangrovia-land-sand"}),
    (without("spaces", "b1", "basis"), "odd-basis", {"field": "b1"}),
    (without("paths", "V1", "basis"), "odd-basis", {"field": "V1"}),
    (setting(3, "spaces", "e1", "points"), "odd-points", {"space": "e1", "points": 3}),
    (setting(15, "spaces", "b1", "price"), "odd-price", {"space": "b1", "price": 15}),
    (setting(9, "spaces", "b2", "price"), "odd-price", {"space": "b2", "price": 9}),
    (setting(12, "paths", "V1", "second"), "odd-prize", {"path": "V1"}),
    (setting(["b1", "b3"], "paths", "V1", "spaces"), "odd-gap", {"path": "V1", "space": "b2"}),
    (setting(["b2", "b3"], "paths", "V1", "spaces"), "odd-lonely", {"space": "b1"}),
]  # fmt: skip


@pytest.mark.parametrize(("change", "id", "args"), ODD, ids=[o[1] for o in ODD])
def test_oddities_are_named(change: Callable[[Table], None], id: str, args: Table) -> None:
    board = shipped("reconstructed")
    change(board)
    assert boards.problems(board) == []
    found = boards.oddities(board)
    assert any(
        p.id == f"mangrovia-board-{id}" and args.items() <= dict(p.args).items() for p in found
    ), [(p.id, dict(p.args)) for p in found]
    assert all(has_message(language, p.id) for p in found for language in LANGUAGES)
    assert chabudai.game("mangrovia", board=board).start(1).moves()


def test_a_file_that_is_no_board(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    for text in ("[[[", "\udcff".encode("utf-8", "surrogateescape").decode("latin-1")):
        path.write_text(text, "utf-8")
        with pytest.raises(chabudai.Refused) as error:
            boards.read_board(path)
        assert error.value.refusal.id == "mangrovia-board-unreadable"
    with pytest.raises(chabudai.Refused):
        boards.read_board(tmp_path / "missing.toml")


def test_a_board_of_ones_own_travels_in_record_and_position() -> None:
    """MG-54"""
    board = shipped("lagoon")
    board["spaces"]["d7"]["price"] = 12
    variant = chabudai.game("mangrovia", players=2, board=board)
    position = variant.start(3)
    for _ in range(30):
        position.push(position.moves()[0])
    assert position.view(0)["spaces"]["d7"]["price"] == 12
    again = chabudai.replay(chabudai.read_record(position.record().text()))
    assert again.state.pack() == position.state.pack()
    assert chabudai.position(position.text()).text() == position.text()
    assert (
        chabudai.game("mangrovia", board=variant.options["board"], players=2).setup == variant.setup
    )


@pytest.mark.parametrize("value", ["nowhere", "custom:", "custom:!!", "custom:AAAA", 3, None, {}])
def test_what_is_no_board_is_refused(value: object) -> None:
    with pytest.raises(chabudai.Refused) as error:
        chabudai.game("mangrovia", board=value)
    assert error.value.refusal.clause == "MG-40"
