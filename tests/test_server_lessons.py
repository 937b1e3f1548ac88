"""Lessons at the server: opened, played with those who answer as written, and left alone."""

import json

import pytest

from chabudai.games import NAMES, find
from chabudai.table.lesson import find_lesson, lessons_of
from tests.serving import Json, Served, Somebody, until

LESSONS = [(name, lesson.name) for name in NAMES for lesson in lessons_of(find(name))]


def opened(who: Somebody, game: str, lesson: str) -> str:
    return str(who.post("/tables", game=game, lesson=lesson)["table"]["id"])


def waiting(who: Somebody, table: str) -> Json:
    """What a learner is told once all others have moved."""

    def look() -> Json | None:
        now: Json = who.get(f"/tables/{table}/current")["now"]
        return now if now["lesson"]["over"] or now["lesson"]["awaits"] else None

    found: Json = until(look)
    return found


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_it_is_played_to_its_end(ann: Somebody, game: str, name: str) -> None:
    table, steps = opened(ann, game, name), []
    while not (now := waiting(ann, table))["lesson"]["over"]:
        steps.append(now["lesson"]["step"])
        assert now["moves"] == now["lesson"]["awaits"]
        wish = {"id": f"step {len(steps)}", "move": now["moves"][0]}
        ann.post(f"/tables/{table}/move", **wish)
    assert steps == list(range(1, len(find_lesson(find(game), name).steps) + 1))
    assert now["outcome"]["winners"] == [0]


def test_nobody_else_sees_it_and_it_is_never_rated(server: Served, ann: Somebody) -> None:
    eve = Somebody(server.url, "Eve")
    table = opened(ann, "mojo", "first")
    assert eve.get(f"/tables/{table}", 404)["refusal"]["id"] == "table-unknown"
    info = ann.get(f"/tables/{table}")
    assert info["lesson"] == "first"
    assert "prepared" in info["unrated"]
    assert [mine["lesson"] for mine in ann.get("/me")["tables"]] == ["first"]


def test_the_learner_is_told_nothing_of_other_hands(ann: Somebody) -> None:
    table = opened(ann, "mojo", "first")
    now = waiting(ann, table)
    assert "hand" not in json.dumps(now["view"]["seats"])
    assert now["lesson"]["light"] == ["play 5"]


def test_other_moves_are_refused_with_the_words_of_the_step(ann: Somebody) -> None:
    table = opened(ann, "mojo", "first")
    refused = ann.post(f"/tables/{table}/move", 409, id="1", move="play 12")["refusal"]
    assert refused["id"] == "mojo-lesson-first-lower"
    assert "play your 5" in refused["text"]


def test_lessons_are_listed_and_others_are_refused(ann: Somebody) -> None:
    games = {game["name"]: game["lessons"] for game in ann.get("/games")["games"]}
    assert [(game, one["name"]) for game in NAMES for one in games[game]] == LESSONS
    unknown = ann.post("/tables", 409, game="mojo", lesson="second")["refusal"]
    assert unknown["id"] == "lesson-unknown"
