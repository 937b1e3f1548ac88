"""Company at the server: rows of the lobby, bots for free seats, history and statistics, presence,
reactions, and manners: blocking and reporting."""

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest

from chabudai.cli import main
from chabudai.server.limits import Rate
from chabudai.table.messages import Reaction
from tests.serving import Chair, Json, Served, Somebody, served, until

TWO = {"players": 2}
RATED = {"rated": True}


def seated(ann: Somebody, ben: Somebody, **body: Any) -> str:
    id = str(ann.table(options=TWO, **body)["table"]["id"])
    ben.post(f"/tables/{id}/join")
    return id


def mine(who: Somebody, id: str) -> Json:
    found: Json = next(row for row in who.get("/me")["tables"] if row["id"] == id)
    return found


def against_a_bot(ann: Somebody, **body: Any) -> str:
    """A whole game of random moves; its table."""
    id = str(ann.table(options=TWO, seats=["me", "random"], **body)["table"]["id"])
    with ann.at(id) as chair:
        chair.play_on(random.Random(1))
    return id


def refusal(answer: Json) -> str:
    return str(answer["refusal"]["id"])


# The lobby.


def test_a_row_tells_who_what_when_and_how_it_stands(ann: Somebody, ben: Somebody) -> None:
    id = str(ann.table(options=TWO)["table"]["id"])
    row = mine(ann, id)
    assert (row["status"], row["may"], row["moves"], row["score"]) == ("waiting", "delete", 0, [])
    assert row["options"]["players"] == 2
    ben.post(f"/tables/{id}/join")
    for who in (ann, ben):
        row = mine(who, id)
        assert [seat["name"] for seat in row["seats"]] == ["Ann", "Ben"]
        assert row["score"] == [0, 0]
        assert row["last"] > 1_600_000_000
        assert row["may"] == "leave"
    assert refusal(ann.post(f"/tables/{id}/delete", 409)) == "table-not-yours-alone"
    ben.post(f"/tables/{id}/leave")
    assert mine(ben, id)["may"] == ""
    ann.post(f"/tables/{id}/delete", 409)  # the seat is still Ben's


def test_a_table_of_mine_alone_is_deleted(ann: Somebody, ben: Somebody) -> None:
    id = str(ann.table(options=TWO, seats=["me", "random"])["table"]["id"])
    assert refusal(ben.post(f"/tables/{id}/delete", 409)) == "table-not-yours-alone"
    with ann.at(id) as chair:
        assert [row["id"] for row in ann.post(f"/tables/{id}/delete")["tables"]] == []
        assert chair.until("goodbye")["refusal"]["id"] == "table-unknown"
    ann.get(f"/tables/{id}", 404)
    assert ann.get("/me")["tables"] == []


def test_a_rated_game_is_left_and_not_deleted(ann: Somebody) -> None:
    made = ann.table(options=TWO, seats=["me", "random"], settings=RATED)
    id = str(made["table"]["id"])
    assert mine(ann, id)["may"] == "leave"
    ann.post(f"/tables/{id}/delete", 409)


def test_the_host_fills_free_seats_with_bots(ann: Somebody, ben: Somebody) -> None:
    id = str(ann.table(options={"players": 4})["table"]["id"])
    ben.post(f"/tables/{id}/join")
    assert refusal(ben.post(f"/tables/{id}/bots", 403, bot="random")) == "not-the-host"
    assert refusal(ann.post(f"/tables/{id}/bots", 409, bot="nobody")) == "bot-unknown"
    found = ann.post(f"/tables/{id}/bots", bot="random")
    assert [seat["bot"] for seat in found["seats"]] == ["", "", "random", "random"]
    assert found["status"] == "playing"
    assert refusal(ann.post(f"/tables/{id}/bots", 409, bot="random")) == "table-seat-taken"


# Finished games.


def test_history_and_statistics_tell_places_points_and_ratings(ann: Somebody) -> None:
    ids = [against_a_bot(ann), against_a_bot(ann, settings=RATED), against_a_bot(ann)]
    games = until(lambda: len(found := ann.get("/me/history")["games"]) == 3 and found)
    assert [game["id"] for game in games] == ids[::-1]
    for game in games:
        with ann.at(game["id"]) as chair:
            outcome = (chair.now or {})["outcome"]
        assert game["standings"][0]["place"] == 1
        for row in game["standings"]:
            assert row["points"] == outcome["scores"][row["seat"]]["total"]
            assert row["won"] == (row["seat"] in outcome["winners"])
            assert (row["name"], row["bot"]) == (("", "random") if row["seat"] else ("Ann", ""))
    [tally] = ann.get("/me/statistics")["tallies"]
    places = [row["place"] for game in games for row in game["standings"] if row["seat"] == 0]
    assert (tally["game"], tally["players"], tally["played"]) == ("mojo", 2, 3)
    assert tally["won"] == sum(place == 1 for place in places)
    assert tally["place"] == round(sum(places) / 3, 2)
    assert tally["rating"]["games"] == 1
    assert tally["rating"]["sigma"] > 0
    earlier = ann.get(f"/me/history?before={games[0]['at']}")
    assert [game["id"] for game in earlier["games"]] == ids[1::-1]
    assert earlier["more"] is False


def test_only_ones_own_games_are_told(ann: Somebody, ben: Somebody) -> None:
    against_a_bot(ann)
    until(lambda: ann.get("/me/history")["games"])
    assert ben.get("/me/history") == {"games": [], "more": False}
    assert ben.get("/me/statistics") == {"tallies": []}


def test_games_that_ended_before_results_were_noted_are_told_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as server:
        ann = Somebody(server.url, "Ann")
        against_a_bot(ann)
        told = until(lambda: ann.get("/me/history")["games"])
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("DELETE FROM results")
        database.commit()
    with served(tmp_path) as server:
        ann.url = server.url
        assert ann.get("/me/history")["games"] == told


# Who is there.


def present(chair: Chair, seats: list[int], watching: int) -> None:
    while (found := chair.until("present")) and (found["seats"], found["watching"]) != (
        seats,
        watching,
    ):
        pass


def test_all_hear_who_comes_and_goes(server: Served, ann: Somebody, ben: Somebody) -> None:
    id = seated(ann, ben)
    with ann.at(id) as here:
        present(here, [0], 0)
        with ben.at(id), Somebody(server.url, "Eve").at(id) as fan:
            present(here, [0, 1], 1)
            present(fan, [0, 1], 1)
        present(here, [0], 0)


def test_a_reaction_passes_to_all_and_is_not_kept(ann: Somebody, ben: Somebody) -> None:
    id = seated(ann, ben)
    with ann.at(id) as here, ben.at(id) as there:
        seq = there.seq
        for reaction in get_args(Reaction):
            assert here.done("react", reaction=reaction) == seq
            told = there.until("reacted")
            assert (told["seat"], told["reaction"]) == (0, reaction)
    assert ann.get(f"/tables/{id}")["seq"] == seq


def test_reactions_are_for_those_who_sit_and_have_measure(tmp_path: Path) -> None:
    with served(tmp_path, chats=Rate(2, 0.0001)) as server:
        ann, ben, eve = (Somebody(server.url, name) for name in ("Ann", "Ben", "Eve"))
        id = seated(ann, ben)
        with eve.at(id) as fan, ann.at(id) as chair:
            assert fan.refused("react", reaction="nice") == "not-seated"
            for _ in range(2):
                chair.done("react", reaction="nice")
            assert chair.refused("react", reaction="nice") == "too-fast"


# Manners.


def test_whoever_is_blocked_can_not_join_my_private_table(ann: Somebody, ben: Somebody) -> None:
    me = ann.post("/me/blocks", player=ben.id)
    assert me["blocked"] == [{"id": ben.id, "name": "Ben"}]
    assert ben.get("/me")["blocked"] == []
    private = ann.table(options=TWO)["table"]["id"]
    public = ann.table(options=TWO, settings={"public": True})["table"]["id"]
    assert refusal(ben.post(f"/tables/{private}/join", 403)) == "join-refused"
    ben.post(f"/tables/{public}/join")
    ann.post("/me/blocks", player=ben.id, blocked=False)
    ben.post(f"/tables/{private}/join")


def test_whoever_is_blocked_can_not_join_my_rematch(ann: Somebody, ben: Somebody) -> None:
    id = str(ann.table(options={"players": 3}, seats=["me", "open", "random"])["table"]["id"])
    ben.post(f"/tables/{id}/join")
    ben.post(f"/tables/{id}/leave")  # a bot plays on
    with ann.at(id) as chair:
        chair.play_on(random.Random(2))
    ann.post("/me/blocks", player=ben.id)
    ann.post(f"/tables/{id}/rematch")
    assert refusal(ben.post(f"/tables/{id}/rematch", 403)) == "join-refused"


def said(told: list[Json]) -> list[str]:
    return [one["entry"]["text"] for one in told if one["entry"]["kind"] == "said"]


def test_what_somebody_blocked_says_is_not_sent(ann: Somebody, ben: Somebody) -> None:
    """Neither at once, nor later, nor as a log; others hear it, and so does who hears him again."""
    id = seated(ann, ben)
    with ann.at(id) as here, ben.at(id) as there:
        there.done("chat", text="before")
        ann.post("/me/blocks", player=ben.id)
        there.done("chat", text="after")
        there.done("react", reaction="nice")
        here.done("chat", text="mine")
        updates = [told for told in here.heard if told["type"] == "update"]
        assert said(updates) == ["before", "", "mine"]
        assert not [told for told in here.heard if told["type"] == "reacted"]
    with ann.at(id, after=-1) as again:
        missed = next(told for told in again.heard if told["type"] == "missed")
        assert said(missed["updates"]) == ["", "", "mine"]
    assert said(ann.get(f"/tables/{id}/log")["updates"]) == ["", "", "mine"]
    assert said(ben.get(f"/tables/{id}/log")["updates"]) == ["before", "after", "mine"]
    ann.post("/me/blocks", player=ben.id, blocked=False)
    assert said(ann.get(f"/tables/{id}/log")["updates"]) == ["before", "after", "mine"]


def test_a_line_tells_whose_it_is(server: Served, ann: Somebody, ben: Somebody) -> None:
    id, eve = seated(ann, ben), Somebody(server.url, "Eve")
    with eve.at(id) as fan, ben.at(id) as there:
        fan.done("chat", text="from the side")
        there.done("chat", text="from the seat")
    log = [update["entry"] for update in ann.get(f"/tables/{id}/log")["updates"]]
    assert [one["player"] for one in log if one["kind"] == "said"] == [eve.id, ben.id]


def test_a_report_reaches_the_owner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.db")

    def owner(*words: str) -> str:
        capsys.readouterr()
        assert main(["admin", "--database", database, "reports", *words]) == 0
        return capsys.readouterr().out

    with served(tmp_path) as server:
        ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
        id = seated(ann, ben)
        with ben.at(id) as there:
            line = there.done("chat", text="rude words")
        number = ann.post(f"/tables/{id}/report", reason="chat", line=line, text="please")["id"]
        same = ann.post(f"/tables/{id}/report", reason="other", line=line)["id"]
        assert same == number
        about = ann.post(f"/tables/{id}/report", reason="name", seat=1)["id"]
        assert refusal(ann.post(f"/tables/{id}/report", 409, reason="name")) == "report-nobody"
        told = owner("list")
        for word in (id, f"line={line}", "rude words", "please", ben.id, ann.id, "Ben", "Ann"):
            assert word in told
        assert f"{about}  " in told
        owner("close", str(number))
        assert "rude words" not in owner("list")
        assert "rude words" in owner("list", "--closed")
        owner("open", str(number))
        assert "rude words" in owner("list")
        assert main(["admin", "--database", database, "reports", "close", "99"]) == 2


def test_what_is_kept_of_company_is_told_and_forgotten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def owner(*words: str) -> str:
        capsys.readouterr()
        assert main(["admin", "--database", str(tmp_path / "tables.db"), "users", *words]) == 0
        return capsys.readouterr().out

    with served(tmp_path) as server:
        ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
        id = seated(ann, ben)
        against_a_bot(ann)
        ann.post("/me/blocks", player=ben.id)
        ann.post(f"/tables/{id}/report", reason="unfair", seat=1)
        until(lambda: ann.get("/me/history")["games"])
        told = json.loads(owner("export", ann.id))
        assert [len(told[name]) for name in ("results", "blocks", "reports")] == [1, 1, 1]
        owner("delete", ann.id)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        for table in ("results", "blocks", "reports", "players"):
            rows = json.dumps(database.execute(f"SELECT * FROM {table}").fetchall())
            assert ann.id not in rows


# Saved games.


def test_a_saved_game_is_opened_as_a_table_that_is_over(ann: Somebody, ben: Somebody) -> None:
    for path in sorted(Path("tests/corpus").glob("*.json")):
        record = json.loads(path.read_text("utf-8"))
        info = ann.post("/records", record=record)
        assert (info["status"], info["moves"]) == ("over", len(record["moves"]))
        found = ben.get(f"/tables/{info['id']}/record")
        assert all(found[name] == record[name] for name in ("seed", "moves", "result", "rules"))
        past = ben.get(f"/tables/{info['id']}/past?move=3&seat=0")
        assert past["seat"] == 0
    assert ann.get("/me/history")["games"] == []
    half = record | {"moves": record["moves"][:3], "result": None}
    assert refusal(ann.post("/records", 409, record=half)) == "record-not-over"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "other"}, "record-format"),
        ({"seed": "0"}, "record-seed"),
        ({"moves": ["dance"]}, "record-move-refused"),
        ({"extra": 1}, "record-field-unknown"),
        ({"game": "chess"}, "game-unknown"),
    ],
)
def test_a_broken_record_is_refused_with_what_is_wrong(
    ann: Somebody, change: Json, why: str
) -> None:
    record = json.loads(Path("docs/examples/mojo.json").read_text("utf-8"))
    assert refusal(ann.post("/records", 409, record=record | change)) == why
