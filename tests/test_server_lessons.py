"""Lessons at a server and at one device: opened, played with those who answer as written."""

import json

import pytest

from chabudai.games import NAMES, find
from chabudai.table.lesson import find_lesson, lessons_of
from tests.serving import Anybody, Json, Meet, Served, Somebody, until

LESSONS = [(name, lesson.name) for name in NAMES for lesson in lessons_of(find(name))]


@pytest.fixture
def ann(meet: Meet) -> Anybody:
    return meet("Ann")


def opened(who: Anybody, game: str, lesson: str) -> str:
    return str(who.post("/tables", game=game, lesson=lesson)["table"]["id"])


def waiting(who: Anybody, table: str) -> Json:
    """What a learner is told once all others have moved."""

    def look() -> Json | None:
        now: Json = who.get(f"/tables/{table}/current")["now"]
        return now if now["lesson"]["over"] or now["lesson"]["awaits"] else None

    found: Json = until(look)
    return found


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_it_is_played_to_its_end(ann: Anybody, game: str, name: str) -> None:
    table, steps = opened(ann, game, name), []
    with ann.at(table):  # others answer in a page as long as somebody looks
        while not (now := waiting(ann, table))["lesson"]["over"]:
            steps.append(now["lesson"]["step"])
            assert now["moves"] == now["lesson"]["awaits"]
            wish = {"id": f"step {len(steps)}", "move": now["moves"][0]}
            ann.post(f"/tables/{table}/move", **wish)
    assert steps == list(range(1, len(find_lesson(find(game), name).steps) + 1))
    assert now["outcome"]["winners"] == [0]


def test_nobody_else_sees_it(server: Served) -> None:
    table = opened(Somebody(server.url, "Ann"), "mojo", "first")
    eve = Somebody(server.url, "Eve")
    assert eve.get(f"/tables/{table}", 404)["refusal"]["id"] == "table-unknown"


def test_it_is_never_rated(ann: Anybody) -> None:
    table = opened(ann, "mojo", "first")
    info = ann.get(f"/tables/{table}")
    assert info["lesson"] == "first"
    assert "prepared" in info["unrated"]
    assert [mine["lesson"] for mine in ann.get("/me")["tables"]] == ["first"]


def test_the_learner_is_told_nothing_of_other_hands(ann: Anybody) -> None:
    table = opened(ann, "mojo", "first")
    now = waiting(ann, table)
    assert "hand" not in json.dumps(now["view"]["seats"])
    assert now["lesson"]["light"] == ["play 5"]


def test_other_moves_are_refused_with_the_words_of_the_step(ann: Anybody) -> None:
    table = opened(ann, "mojo", "first")
    refused = ann.post(f"/tables/{table}/move", 409, id="1", move="play 12")["refusal"]
    assert refused["id"] == "mojo-lesson-first-lower"
    if isinstance(ann, Somebody):  # a page has words of its own
        assert "play your 5" in refused["text"]


def test_lessons_are_listed_and_others_are_refused(ann: Anybody) -> None:
    games = {game["name"]: game["lessons"] for game in ann.get("/games")["games"]}
    assert [(game, one["name"]) for game in NAMES for one in games[game]] == LESSONS
    unknown = ann.post("/tables", 409, game="mojo", lesson="second")["refusal"]
    assert unknown["id"] == "lesson-unknown"
