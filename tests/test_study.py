"""Studies: a tree of moves over a record or a position; analysis from what a seat knows alone."""

import contextlib
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.bots.analysis import analyse
from chabudai.cli import main
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused
from chabudai.kernel.words import say
from chabudai.table import asked
from chabudai.table.study import (
    FORMAT,
    LONGEST,
    LONGEST_COMMENT,
    MOST_NODES,
    Study,
    of_record,
    open_text,
)
from chabudai.table.study_changes import noted, promoted, removed
from chabudai.table.study_play import dealt, moved, position_at, walk
from tests.serving import Meet, Somebody, served

GAMES = ("mojo", "momiji", "mangrovia")
RECORD = Path("docs/examples/mojo.json")
POSITION = Path("docs/examples/mojo.txt")


def played(name: str, moves: int, seed: int = 3) -> Position:
    position, chance = chabudai.game(name, players=3).start(seed), random.Random(moves)
    for _ in range(moves):
        position.push_number(chance.choice(position.legal()))
    return position


def branched() -> tuple[Study, int]:
    return moved(open_text(RECORD.read_text("utf-8"), "Ours"), 1, "PLAY  9")


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        list(walk(open_text(text)))
    return refused.value.refusal.id


# The tree


def test_a_record_is_the_main_line_and_replays() -> None:
    study = open_text(RECORD.read_text("utf-8"))
    record = chabudai.read_record(RECORD.read_text("utf-8"))
    assert [node.move for node in study.nodes[1:]] == record.moves
    end = position_at(study, len(record.moves))
    assert end.state == chabudai.replay(record).state


def test_a_move_is_a_branch_once_and_can_become_the_main_line() -> None:
    study, node = branched()
    assert study.nodes[node].move == "play 9", "as the rules write it"
    assert moved(study, 1, "play 9") == (study, node), "it is there already"
    deeper, end = moved(study, node, position_at(study, node).moves()[0])
    assert deeper.path(end) == [0, 1, node, end]
    first, place = promoted(deeper, end)
    assert first.path(place) == [0, 1, 2, 3]
    assert first.following(1)[0] == 2
    assert len(first.nodes) == len(deeper.nodes)
    with pytest.raises(Refused, match="main line"):
        promoted(first, place)
    back, _ = promoted(first, first.following(1)[1])
    assert back == deeper
    less, at = removed(deeper, node)
    assert (less, at) == (open_text(RECORD.read_text("utf-8"), "Ours"), 1)


def test_it_is_read_as_people_read_variations() -> None:
    study, node = branched()
    order = study.reading_order()
    assert order[:5] == [(0, 0), (1, 0), (2, 0), (node, 1), (3, 0)]
    assert sorted(number for number, _ in order) == list(range(len(study.nodes)))


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    with pytest.raises(Refused) as refused:
        moved(open_text(RECORD.read_text("utf-8")), 0, "take")
    assert refused.value.refusal.clause == "MJ-6"


def otherwise(study: Study) -> tuple[Study, int]:
    """The first move of the main line at which chance could have given something else."""
    for number in range(1, len(study.nodes)):
        with contextlib.suppress(Refused):
            return dealt(study, number)
    raise AssertionError("chance gives nothing")


@pytest.mark.parametrize("name", GAMES)
def test_dealt_otherwise_chance_gives_something_else_and_the_same_each_time(name: str) -> None:
    study = open_text(played(name, 40).record().text())
    other, node = otherwise(study)
    first = next(n for n in other.following(other.nodes[node].parent) if n != node)
    assert other.nodes[node].move == other.nodes[first].move
    there, here = position_at(other, node), position_at(study, first)
    assert there.text() != here.text()
    assert position_at(open_text(other.text()), node).state == there.state
    assert position_at(other, first).state == here.state, "the game itself stays"


def test_every_position_of_the_walk_is_that_of_its_path() -> None:
    study, _ = branched()
    study, _ = otherwise(study)
    for number, position in walk(study):
        assert position.state == position_at(study, number).state


# The file


@pytest.mark.parametrize("name", GAMES)
def test_a_file_is_read_back_as_it_was(name: str) -> None:
    study = open_text(played(name, 12).record().text(), "Ours")
    study, node = moved(study, 4, position_at(study, 4).moves()[-1])
    study = replace(noted(study, node, "Why not?\nBecause.", "?!"), names=("Ann", "Бен", "Cyril"))
    assert open_text(study.text()) == study
    text = position_at(study, 12).text()
    written = open_text(text)
    assert position_at(written, 0).text() == text
    assert open_text(written.text()) == written


def test_nodes_may_stand_in_another_order() -> None:
    study, node = branched()
    file: Any = study.json()
    file["nodes"].insert(2, {**file["nodes"].pop(node), "parent": 1})
    file["nodes"][3]["parent"] = 1
    found = open_text(json.dumps(file))
    assert [n.move for n in found.nodes[1:3]] == ["play 12", "play 9"]
    assert sum(1 for _ in walk(found)) == len(study.nodes)


def without(**changes: Any) -> str:
    file: Any = json.loads(branched()[0].text())
    return json.dumps({name: value for name, value in {**file, **changes}.items() if value != ...})


NODE = {"move": "play 12"}


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "position-empty"),
        ("{", "study-not-json"),
        ("[" * 100_000, "study-not-json"),
        (" " * 1_000_001, "study-too-long"),
        ("[]", "study-format"),
        ('{"format": "chabudai-study-9"}', "study-format"),
        ("chess players=2", "game-unknown"),
        (without(name=7), "study-text"),
        (without(colour="red"), "study-field-unknown"),
        (without(record=...), "study-origin"),
        (without(record={}), "record-format"),
        (without(nodes=[]), "record-field-wrong"),
        (without(nodes=[{}, {"move": "take"}]), "study-move-refused"),
        (without(nodes=[{}, NODE, {**NODE, "parent": 2}]), "study-node-wrong"),
        (without(nodes=[{}, {**NODE, "parent": True}]), "study-node-wrong"),
        (without(nodes=[NODE]), "study-node-wrong"),
        (without(nodes=[{}, {}]), "study-node-wrong"),
        (without(nodes=[{}, {**NODE, "mark": "x"}]), "study-node-wrong"),
        (without(nodes=[{}, {**NODE, "deal": -1}]), "study-node-wrong"),
        (without(nodes=[{}, {**NODE, "chances": {"0": ["x"]}}]), "study-node-wrong"),
        (without(nodes=[{}, {**NODE, "comment": "x" * 4001}]), "study-text"),
        (without(nodes=[{}] * (MOST_NODES + 1)), "study-too-large"),
    ],
)
def test_what_is_broken_is_named(text: str, id: str) -> None:
    assert refusal(text) == id


def test_other_rules_are_refused() -> None:
    file: Any = open_text(POSITION.read_text("utf-8")).json()
    file["position"]["rules"] = 99
    assert refusal(json.dumps(file)) == "record-rules-unknown"


def test_the_command_line_prints_and_checks(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "study.json"
    study, node = branched()
    file.write_text(noted(study, node, "Safe.", "!").text(), "utf-8")
    assert main(["study", str(file)]) == 0
    told = capsys.readouterr().out
    assert "48" not in told.splitlines()[0]
    assert "play 9 !\n" in told
    assert "Safe." in told
    assert main(["study", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["format"] == FORMAT
    file.write_text(without(nodes=[{}, {"move": "take"}]), "utf-8")
    assert main(["study", str(file)]) != 0


def test_a_study_of_a_stranger_does_not_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(Path("docs/examples/mojo-study.json").read_text("utf-8"))
    data |= {"name": "\x1b[2J", "names": ["\x1b[1A", "\u202eneB"]}
    data["nodes"][1]["comment"] = "one\ntwo \x1b]0;mine\x07 \ud800"
    file = tmp_path / "study.json"
    file.write_text(json.dumps(data), "utf-8")
    assert main(["study", str(file)]) == 0
    told = capsys.readouterr().out
    assert not {"\x1b", "\x07", "\u202e", "\ud800"} & set(told)
    assert "      two" in told


# Analysis


@pytest.mark.parametrize("name", GAMES)
def test_analysis_is_the_same_in_every_world_of_the_seat(name: str) -> None:
    position = played(name, 15)
    for eyes in range(3):
        true = analyse(position, eyes)
        assert sum(true.chances) == pytest.approx(1, abs=0.001)
        assert true.expected == (eyes != position.seat)
        assert true.moves
        assert bool(true.reasons) == (eyes == position.seat)
        if eyes == position.seat:
            assert true.chances[eyes] == true.moves[0].chance  # one number for one thing
        for number in (1, 2):
            assert analyse(position.imagined(eyes, number), eyes) == true


def test_with_all_cards_open_every_legal_move_may_be_best() -> None:
    position = played("mojo", 15)
    found = analyse(position, None)
    assert {line.move.text for line in found.moves} <= set(position.moves())
    assert [line.chance for line in found.moves] == sorted(
        (line.chance for line in found.moves), reverse=True
    )


def test_at_the_end_there_is_the_result() -> None:
    study = open_text(RECORD.read_text("utf-8"))
    found = analyse(position_at(study, len(study.nodes) - 1), 0)
    assert (found.chances, found.moves, found.seat) == ([1.0, 0.0], [], None)


# What a page asks for


def told(name: str, *values: Any) -> Any:
    return asked.answer(f"chabudai.table.studying:{name}", values)


def test_a_page_is_told_everything_and_only_the_eyes_may_move() -> None:
    study = told("told_open", RECORD.read_text("utf-8"), "Ours", ["Ann", "Ben"])["study"]
    follow, other = told("told_node", study, 4, -1), told("told_node", study, 4, 0)
    assert follow["seat"] == follow["eyes"]
    assert follow["moves"]
    assert bool(other["moves"]) == (other["seat"] == 0)
    assert len(told("told_node", study, 4, -1, True)["views"]) == 2
    more = told("told_move", study, 4, follow["moves"][0])
    note = told("told_note", more["study"], more["node"], "So.", "!!")
    twig = next(twig for twig in note["tree"] if twig["number"] == more["node"])
    assert (twig["comment"], twig["mark"], twig["seat"]) == ("So.", "!!", follow["seat"])
    found = told("told_analysis", study, 4, 0)
    shares = told("told_weighed", study, 4, 0, found["chances"])
    assert shares["study"]["nodes"][4]["chances"] == {"0": found["chances"]}
    assert told("told_removed", more["study"], more["node"])["study"] == study


@pytest.mark.parametrize(
    ("values", "id"),
    [((99, 0), "study-no-such-node"), ((-1, 0), "study-no-such-node"),
     ((0, 7), "study-no-such-seat"), (("x", 0), "message-unreadable")],
)  # fmt: skip
def test_what_is_not_there_is_refused(values: tuple[Any, int], id: str) -> None:
    study = told("told_open", RECORD.read_text("utf-8"))["study"]
    target = "chabudai.table.studying:told_node"
    assert asked.told(target, [study, *values])["refusal"]["id"] == id


def test_a_page_reviews_a_game_part_by_part() -> None:
    record = json.loads(RECORD.read_text("utf-8"))
    parts = [told("told_review_part", record, 0)]
    while (done := sum(len(part["moves"]) for part in parts)) < parts[0]["of"]:
        parts.append(told("told_review_part", record, done))
    review = told("told_review_whole", json.loads(json.dumps(parts)))
    assert len(review["moves"]) == parts[0]["of"]
    for line in review["accounts"]:
        given = line["start"] + line["chance"] + line["own"] + line["others"]
        assert given == pytest.approx(line["result"])


def test_a_server_analyses_in_its_workers_as_python_does(tmp_path: Path) -> None:
    study = told("told_open", POSITION.read_text("utf-8"))["study"]
    with served(tmp_path) as server:
        ann = Somebody(server.url, "Ann")
        target = "chabudai.table.studying:told_analysis"
        found = ann.post("/ask", target=target, values=[study, 0, 1])["answer"]
        assert found == json.loads(json.dumps(told("told_analysis", study, 0, 1)))
        bad = ann.post("/ask", status=409, target=target, values=[study, 5, 1])
        assert bad["refusal"]["id"] == "study-no-such-node"


# A table that goes on


def deal_otherwise() -> tuple[Study, int]:
    study, node = branched()
    while True:
        with contextlib.suppress(Refused):  # nothing was drawn there
            return dealt(study, node)
        at = position_at(study, node)
        study, node = moved(study, node, at.moves()[0])


def bare(name: str) -> tuple[Study, int]:
    """A position in the middle of a game as text, and a move from there."""
    study = open_text(played(name, 31).text())
    return moved(study, 0, position_at(study, 0).moves()[0])


POINTS = [branched(), deal_otherwise(), *(bare(name) for name in GAMES)]


@pytest.mark.parametrize(("study", "node"), POINTS, ids=["branch", "deal", *GAMES])
def test_a_game_goes_on_from_any_point_against_bots(meet: Meet, study: Study, node: int) -> None:
    there = position_at(study, node)
    assert there.seat is not None
    ann = meet("Ann")
    made = ann.post("/studies", study=study.json(), node=node, seat=there.seat)
    table, seat = made["table"], made["seat"]
    assert (seat, table["forked_at"]) == (there.seat, there.state.moves)
    assert "fork" in table["unrated"]
    assert [one["bot"] for one in table["seats"] if one["seat"] != seat] == ["steady"] * (
        there.state.players - 1
    )
    with ann.at(table["id"]) as chair:
        assert chair.now
        assert chair.now["view"] == json.loads(json.dumps(there.view(seat)))
        assert chair.now["moves"] == there.moves()
        chair.done("move", move=there.moves()[0])


def test_nothing_goes_on_from_an_end_or_a_seat_that_is_not_there(meet: Meet) -> None:
    study = open_text(RECORD.read_text("utf-8"))
    end, ann = len(study.nodes) - 1, meet("Ann")
    for node, seat, id in ((end, 0, "game-is-over"), (3, 7, "study-no-such-seat")):
        answer = ann.post("/studies", 409, study=study.json(), node=node, seat=seat)
        assert answer["refusal"]["id"] == id


# Long ones


def as_file(study: Study) -> str:
    return json.dumps(study.json(), ensure_ascii=False, indent=1)


def commented(study: Study, size: int) -> Study:
    """With comments that make it so many bytes long, or a little less."""
    room = size - len(as_file(study).encode())
    for number in range(len(study.nodes)):
        letters = min(LONGEST_COMMENT, room // 2 - 10)  # "ж" takes two bytes
        if letters > 0:
            study = noted(study, number, "ж" * letters, "")
            room -= 2 * letters + 20
    return study


def long_study(size: int) -> Study:
    return commented(of_record(played("mangrovia", 150).record()), size)


def test_a_study_far_beyond_other_requests_is_opened_changed_and_played_on(meet: Meet) -> None:
    ann, study = meet("Ann"), long_study(700_000)
    text = as_file(study)
    assert len(text.encode()) > 600_000
    assert open_text(text) == study
    wish: dict[str, Any] = {"study": study.json(), "node": 3, "seat": position_at(study, 3).seat}
    assert ann.post("/studies", **wish)["table"]["status"] == "playing"


def test_a_server_reads_a_long_study_and_refuses_one_beyond_the_limit(ann: Somebody) -> None:
    wish: dict[str, Any] = {"target": "chabudai.table.studying:told_open"}
    text = as_file(long_study(700_000))
    assert ann.post("/ask", **wish, values=[text])["answer"]
    for letters in (LONGEST + 1, 3 * LONGEST):
        refused = ann.post("/ask", 413, **wish, values=["{" + " " * letters])["refusal"]
        assert (refused["id"], refused["args"]) == ("study-too-long", {"limit": 1000})
    assert ann.post("/guest", 413, name="x" * 70_000)["refusal"]["id"] == "message-too-long"


def test_a_comment_that_makes_a_study_too_long_is_refused() -> None:
    study = long_study(LONGEST - 2000)
    with pytest.raises(Refused) as error:
        noted(study, len(study.nodes) - 1, "ж" * LONGEST_COMMENT, "")
    told = error.value.refusal
    assert told.id == "study-too-long"
    for language, word in (("en", "1,000 kB"), ("ru", "1\u00a0000 кБ"), ("cs", "1\u00a0000 kB")):
        assert word in say(language, told.id, told.args)
