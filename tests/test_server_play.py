"""Whole games over real sockets and at one device, and all else that people do at a table."""

import json
import random
import threading
from pathlib import Path

import pytest

import chabudai
from chabudai.server.lock import lock_file
from examples import table_bot, table_client
from tests.serving import Anybody, Chair, Json, Meet, Served, Somebody, served


@pytest.fixture
def ann(meet: Meet) -> Anybody:
    return meet("Ann")


@pytest.fixture
def ben(meet: Meet) -> Anybody:
    return meet("Ben")


def two_seats(ann: Anybody, ben: Anybody, **settings: object) -> str:
    made = ann.table(options={"players": 2}, settings=settings)
    ben.post(f"/tables/{made['table']['id']}/join")
    return str(made["table"]["id"])


def on_turn(*chairs: Chair) -> tuple[Chair, Chair]:
    """The chair whose decision it is, and the other."""
    for chair in chairs:
        chair.done("resume", after=10**6)
    first, second = chairs
    return (first, second) if first.now and first.now["moves"] else (second, first)


@pytest.mark.parametrize("game", chabudai.names())
def test_a_whole_game_of_two_people_a_bot_and_a_spectator(
    meet: Meet, ann: Anybody, ben: Anybody, game: str
) -> None:
    made = ann.table(game, options={"players": 3}, seats=["me", "open", "random"], salt="pepper")
    table = made["table"]["id"]
    commitment = made["table"]["commitment"]
    assert made["table"]["status"] == "waiting"
    with ann.at(table) as here, meet("Eve").at(table) as watching:
        assert here.now is None
        assert ben.post(f"/tables/{table}/join", salt="salt")["seat"] == 1
        with ben.at(table) as there:
            threads = [
                threading.Thread(target=chair.play_on, args=(random.Random(seed),))
                for seed, chair in enumerate((here, there))
            ]
            for thread in threads:
                thread.start()
            outcome = watching.until_now(lambda now: now["outcome"])["outcome"]
            for thread in threads:
                thread.join()
    numbers = [m["seq"] for m in here.heard if m["type"] == "update"]
    assert numbers == list(range(numbers[0], watching.seq + 1))
    record = ann.get(f"/tables/{table}/record")
    assert record["commitment"] == commitment
    assert record["salts"] == ["pepper", "salt", ""]
    position = chabudai.replay(chabudai.read_record(json.dumps(record)))
    assert record == position.record().json()  # the digest of Momiji's box included
    assert position.outcome().ranking == outcome["ranking"]  # type: ignore[union-attr]


def test_a_move_sent_twice_is_played_once(ann: Anybody, ben: Anybody) -> None:
    table = two_seats(ann, ben)
    with ann.at(table) as here, ben.at(table) as there:
        chair, _ = on_turn(here, there)
        assert chair.now
        move = chair.now["moves"][0]
        seq = chair.done("move", id="one", move=move)
        assert chair.done("move", id="one", move=move) == seq
        assert ann.get(f"/tables/{table}")["moves"] == 1


def test_refusals_have_a_clause(ann: Anybody, ben: Anybody) -> None:
    table = two_seats(ann, ben)
    with ann.at(table) as here, ben.at(table) as there:
        chair, other = on_turn(here, there)
        assert other.refused("move", move="play 1") == "not-your-turn"
        assert chair.refused("move", move="dance") == "mojo-unreadable"
        held = {m.split()[1] for m in (chair.now or {})["moves"]}
        missing = next(str(v) for v in range(13) if str(v) not in held)
        refusal = chair.ask("why", move=f"play {missing}")["refusal"]
        assert refusal["clause"].startswith("MJ-")
        assert bool(refusal["text"]) == isinstance(ann, Somebody)  # a page has words of its own
        assert chair.ask("why", move=(chair.now or {})["moves"][0])["type"] == "done"
        assert ann.get(f"/tables/{table}")["moves"] == 0


def test_resume_after_a_gap_without_loss_or_doubles(ann: Anybody, ben: Anybody) -> None:
    table = two_seats(ann, ben)
    with ann.at(table) as here:
        seen = here.seq
    with ben.at(table) as there:
        for text in ("one", "two", "three"):
            there.done("chat", text=text)
    with ann.at(table, after=seen) as again, ann.at(table) as tab:
        (missed,) = [m for m in again.heard if m["type"] == "missed"]
        assert [u["seq"] for u in missed["updates"]] == [seen + 1, seen + 2, seen + 3]
        assert [u["entry"]["text"] for u in missed["updates"]] == ["one", "two", "three"]
        again.done("chat", text="four")
        assert tab.until("update")["entry"]["text"] == "four"
    log = ann.get(f"/tables/{table}/log?after={seen}")["updates"]
    assert [u["seq"] for u in log] == [seen + 1, seen + 2, seen + 3, seen + 4]


def test_undo_asks_the_others_where_it_concerns_them(ann: Anybody, ben: Anybody) -> None:
    made = ann.table("mangrovia", options={"players": 2})
    table, choice = made["table"]["id"], random.Random(3)
    ben.post(f"/tables/{table}/join")
    with ann.at(table) as here, ben.at(table) as there:
        movers: list[Chair] = []
        while True:  # until one has moved, then the other, and nothing was revealed
            chair, other = on_turn(here, there)
            assert chair.now
            assert other.now
            if movers[-2:] == [chair, other] and chair.now["undo"]["open"]:
                break
            chair.done("move", move=choice.choice(chair.now["moves"]))
            movers.append(chair)
        moves = ann.get(f"/tables/{table}")["moves"]
        chair.done("undo")
        assert chair.refused("undo") == "undo-asked-already"
        assert chair.refused("answer", yes=True) == "undo-not-asked"
        other.done("answer", yes=False)
        assert ann.get(f"/tables/{table}")["moves"] == moves
        chair.done("undo")
        other.done("answer", yes=True)
        assert ann.get(f"/tables/{table}")["moves"] == moves - 2
        chair.done("resume", after=10**6)
        assert chair.now["turn"] == chair.heard[0]["seat"]


def test_undo_stops_where_something_was_shown(ann: Anybody, ben: Anybody) -> None:
    table = two_seats(ann, ben)
    with ann.at(table) as here, ben.at(table) as there:
        chair, _ = on_turn(here, there)
        chair.done("move", move=(chair.now or {})["moves"][0])
        assert chair.refused("undo") == "undo-not-possible"


def test_a_seat_is_left_to_a_bot_and_taken_back(ann: Anybody, ben: Anybody) -> None:
    table = two_seats(ann, ben, hints=True)
    with ann.at(table) as here, ben.at(table) as there:
        chair, _ = on_turn(here, there)
        assert chair.ask("hint")["move"] in (chair.now or {})["moves"]
        chair.done("leave")
        chair.until("update")
        assert chair.refused("leave") == "table-away-already"
        seats = ann.get(f"/tables/{table}")["seats"]
        assert [s["away"] for s in seats].count(True) == 1
        chair.done("return")
        assert not any(s["away"] for s in ann.get(f"/tables/{table}")["seats"])
        assert chair.refused("return") == "table-seated-already"
        assert chair.refused("replace", seat=0) in ("table-patience", "table-not-waiting")
        assert chair.refused("replace", seat=9) == "table-not-waiting"


def test_a_seat_is_regained_by_its_secret(server: Served) -> None:
    ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
    made = ann.table(options={"players": 2})
    table = made["table"]["id"]
    ben.post(f"/tables/{table}/join")
    phone = Somebody(server.url, "Ann’s phone")
    assert phone.post(f"/tables/{table}/claim", 404, secret="x" * 32)
    claimed = phone.post(f"/tables/{table}/claim", secret=made["secret"])
    assert claimed["seat"] == made["seat"]
    with phone.at(table) as chair:
        assert chair.heard[0]["seat"] == made["seat"]
    with ann.at(table) as chair:
        assert chair.heard[0]["seat"] is None
    assert ben.post(f"/tables/{table}/claim", 409, secret=made["secret"])
    assert [t["id"] for t in phone.get("/me")["tables"]] == [table]


def test_open_tables_are_listed(server: Served) -> None:
    ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
    table = ann.table(options={"players": 3}, settings={"public": True})["table"]["id"]
    assert table in [t["id"] for t in ben.get("/tables")["tables"]]


def test_join_and_leave_before_the_deal(ann: Anybody, ben: Anybody) -> None:
    table = ann.table(options={"players": 3})["table"]["id"]
    assert ben.post(f"/tables/{table}/join", 409, seat=0)["refusal"]["id"] == "table-seat-taken"
    assert ben.post(f"/tables/{table}/join", seat=2)["seat"] == 2
    assert ben.post(f"/tables/{table}/join", 409)["refusal"]["id"] == "table-seated-already"
    assert ben.post(f"/tables/{table}/leave")["seats"][2]["name"] == ""
    assert ben.post(f"/tables/{table}/leave", 403)["refusal"]["id"] == "not-seated"
    assert ben.post(f"/tables/{table}/join", seat=1)["seat"] == 1


def finished(ann: Anybody, game: str = "mojo") -> str:
    table = str(ann.table(game, options={"players": 2}, seats=["me", "random"])["table"]["id"])
    with ann.at(table) as chair:
        chair.play_on(random.Random(5))
    return table


def test_history_fork_and_rematch(ann: Anybody, ben: Anybody) -> None:
    table = finished(ann)
    info = ann.get(f"/tables/{table}")
    assert info["status"] == "over"
    for move in (0, 3, info["moves"]):
        past = ann.get(f"/tables/{table}/past?move={move}&seat=1")
        assert past["view"]["move"] == move
    assert ann.get(f"/tables/{table}/past?move={info['moves'] + 1}", 409)
    fork = ann.post(f"/tables/{table}/fork", move=3, seats=["me", "thumb"])["table"]
    assert fork["moves"] >= 3
    with ann.at(table) as chair:
        again = ann.post(f"/tables/{table}/rematch")["table"]
        told = {"kind": "rematch", "table": again["id"], "seat": 0}
        assert chair.until("update")["entry"] == told
    assert again["status"] == "playing"
    assert ann.get(f"/tables/{table}")["next"] == again["id"]
    assert ben.get(f"/tables/{table}")["next"] == ""
    assert again["id"] not in str(ben.get(f"/tables/{table}/log"))
    assert ben.post(f"/tables/{table}/rematch", 403)


def test_a_fork_of_a_running_game_deals_anew_what_is_hidden(ann: Anybody, ben: Anybody) -> None:
    table = two_seats(ann, ben)
    mine = ann.get(f"/tables/{table}/current")["now"]["view"]
    fork = ann.post(f"/tables/{table}/fork", move=0, seats=["me", "thumb"])["table"]
    log = ann.get(f"/tables/{fork['id']}/past?move=0")
    assert log["view"]["seats"] == mine["seats"]
    assert fork["commitment"] != ann.get(f"/tables/{table}")["commitment"]


def test_records_and_other_seats_are_closed_until_the_end(ann: Anybody, ben: Anybody) -> None:
    table = two_seats(ann, ben)
    assert ann.get(f"/tables/{table}/record", 409)["refusal"]["id"] == "record-not-over"
    assert ann.get(f"/tables/{table}/past?move=0&seat=1", 403)["refusal"]["id"] == "not-your-seat"
    assert ann.post(f"/tables/{table}/rematch", 409)["refusal"]["id"] == "record-not-over"


def test_a_table_comes_back_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
        table = two_seats(ann, ben)
        with ann.at(table) as here, ben.at(table) as there:
            chair, _ = on_turn(here, there)
            chair.done("move", id="one", move=(chair.now or {})["moves"][0])
        before: Json = ann.get(f"/tables/{table}/current")
    with served(tmp_path) as server:
        ann.url = server.url
        assert ann.get(f"/tables/{table}/current") == before


def test_bots_alone_play_to_the_end_and_go_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path, pace=0.05) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table(options={"players": 2}, seats=["random", "thumb"])["table"]["id"]
    with served(tmp_path) as server:
        ann.url = server.url
        with ann.at(table) as chair:
            assert chair.until_now(lambda now: now["outcome"])


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as server, pytest.raises(chabudai.Refused, match="Another server"):
        lock_file(server.server.config.database)


@pytest.mark.parametrize("game", chabudai.names())
def test_the_example_client(server: Served, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    table_client.main(server.url, game)
    assert capsys.readouterr().out.endswith("the deal was fair\n")


def test_the_example_bot(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    ann = Somebody(server.url, "Ann")
    table = ann.table(options={"players": 2}, seats=["random", "open"])["table"]["id"]
    table_bot.main(server.url, table)
    assert capsys.readouterr().out in ("won\n", "lost\n")


@pytest.mark.parametrize(
    "options", [{"self": 1}, {"players": "--2"}, {"players": 10**28}, {"players": "٣"}], ids=str
)
def test_options_that_are_none_are_refused_and_break_nothing(
    ann: Anybody, options: dict[str, object]
) -> None:
    refusal = ann.post("/tables", 409, game="mojo", options=options)["refusal"]
    assert refusal["id"].startswith("option-")
