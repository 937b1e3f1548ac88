"""A deal that nobody can choose, and ratings that nobody can dodge."""

import hashlib
import json
import random
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

import chabudai
from chabudai.kernel.refusal import Refused
from chabudai.kernel.state import dealt_seed
from chabudai.table.entries import AnyEntry, Moved, Revealed, Sat, Stood
from chabudai.table.messages import Settings
from chabudai.table.plan import Plan
from chabudai.table.salts import hash_of
from chabudai.table.table import Table
from chabudai.table.told import entry_told
from tests.serving import Json, Served, Somebody, served, until

TWO = {"players": 2}


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def hand(who: Somebody, table: str) -> object:
    return who.get(f"/tables/{table}/current")["now"]["view"]["hand"]


def test_the_last_to_sit_down_can_not_choose_the_deal(server: Served, ann: Somebody) -> None:
    """The cheat: wait until the others have salted, then try salts until the deal is good."""
    eve = Somebody(server.url, "Eve")
    table = ann.table(options=TWO, salt_hash=sha("pepper"))["table"]["id"]
    with eve.at(table) as looking:
        seen = json.dumps(looking.heard) + json.dumps(eve.get(f"/tables/{table}/log"))
        assert "pepper" not in seen  # nothing to try salts against
        eve.post(f"/tables/{table}/join", salt_hash=sha("mine"))
        refused = eve.post(f"/tables/{table}/salt", 409, salt="a better one")["refusal"]["id"]
        assert refused == "salt-wrong"
        ann.post(f"/tables/{table}/salt", salt="pepper")
        revealed = looking.until("update")
        while revealed["entry"]["kind"] != "revealed":
            revealed = looking.until("update")
        assert revealed["entry"]["salt"] == ""
        assert revealed["seats"][0]["salt"] == "revealed"
        assert "pepper" not in json.dumps(eve.get(f"/tables/{table}/log"))
        assert eve.post(f"/tables/{table}/salt", 409, hash=sha("another"))["refusal"]["id"]
        eve.post(f"/tables/{table}/salt", salt="mine")
        dealt = looking.until_now(lambda now: now["turn"] is not None)
    assert dealt["turn"] is not None
    entry = eve.get(f"/tables/{table}/log")["updates"][-1]["entry"]
    assert (entry["kind"], entry["salts"]) == ("dealt", ["pepper", "mine"])


def test_the_deal_is_made_of_the_seed_and_every_salt(server: Served, ann: Somebody) -> None:
    seats, hashes = ["me", "random"], {"salt_hash": sha("pepper")}
    made = ann.table(options=TWO, seats=seats, **hashes)["table"]
    assert made["status"] == "waiting"
    ann.post(f"/tables/{made['id']}/salt", salt="pepper")
    with ann.at(made["id"]) as chair:
        chair.play_on(random.Random(2))
    record = ann.get(f"/tables/{made['id']}/record")
    assert record["salts"] == ["pepper", ""]
    assert record["commitment"] == made["commitment"]
    seed = int(record["seed"], 16)
    assert dealt_seed(seed, record["salts"]) != seed
    chabudai.replay(chabudai.read_record(json.dumps(record)))


def table_of(players: int = 3, **settings: object) -> Table:
    variant = chabudai.game("mojo", players=players)
    chosen = Settings(**settings)  # type: ignore[arg-type]
    return Table(Plan("x", "mojo", variant.game.version, variant.options, 11, chosen, "host"))


def grant(table: Table, entries: list[AnyEntry]) -> list[AnyEntry]:
    for entry in entries:
        table.add(entry, 1.0)
    return entries


def test_salts_are_asked_for_when_all_hashes_are_there_and_anew_when_somebody_goes() -> None:
    table = table_of()
    for seat in range(2):
        grant(table, table.to_sit(seat, f"p{seat}", f"P{seat}", "", hash_of(f"s{seat}")))
    with pytest.raises(Refused, match="not asked for"):
        table.to_reveal(0, "s0")  # somebody has yet to choose theirs
    grant(table, table.to_sit(2, "p2", "P2", "", hash_of("s2")))
    assert grant(table, table.to_reveal(0, "s0")) == [Revealed(0, "s0")]
    grant(table, table.to_leave(1, ""))
    assert [seat.salt for seat in table.company()] == ["due", "", "due"]
    grant(table, table.to_sit(1, "eve", "Eve", "", hash_of("chosen")))
    assert table.position is None
    with pytest.raises(Refused, match="not asked for"):
        table.to_reveal(1, "chosen")
    for seat, salt in ((0, "new"), (2, "fresh")):
        grant(table, table.to_salt(seat, hash_of(salt)))
    for seat, salt in ((0, "new"), (1, "chosen"), (2, "fresh")):
        grant(table, table.to_reveal(seat, salt))
    assert table.dealt().salts == ["new", "chosen", "fresh"]


def test_a_seat_that_keeps_its_salt_back_can_be_freed() -> None:
    table = table_of(2, patience=60)
    for seat in range(2):
        grant(table, table.to_sit(seat, f"p{seat}", f"P{seat}", "", hash_of(f"s{seat}")))
    grant(table, table.to_reveal(0, "s0"))
    with pytest.raises(Refused, match="still has time"):
        table.to_replace(1, "thumb", 30.0)
    assert table.to_replace(1, "thumb", 62.0) == [Stood(1)]
    with pytest.raises(Refused, match="is not waiting"):
        table.to_replace(0, "thumb", 62.0)


def test_a_salt_is_told_with_the_deal_and_not_before() -> None:
    for entry in (Sat(0, "Ann", "a", "", "pepper"), Revealed(0, "pepper")):
        assert "pepper" not in repr(entry_told(entry, 1, over=False, dealt=False))
        assert entry_told(entry, 0, over=False, dealt=False) == entry
        assert entry_told(entry, 1, over=False, dealt=True) == entry


def finished(ann: Somebody, **settings: object) -> str:
    wish: Json = {"options": TWO, "seats": ["me", "random"], "settings": settings}
    table = str(ann.table(**wish)["table"]["id"])
    with ann.at(table) as chair:
        chair.play_on(random.Random(5))
    return table


def test_a_fork_is_shown_as_one_and_never_rated(server: Served, ann: Somebody) -> None:
    """The cheat: play the published deal of a finished game again, and be rated for it."""
    table = finished(ann)
    rated = {"rated": True}
    assert ann.post(f"/tables/{table}/fork", 409, move=0, settings=rated)["refusal"]["id"]
    for move in (0, 3):
        fork = ann.post(f"/tables/{table}/fork", move=move, seats=["me", "random"])["table"]
        assert fork["forked_at"] == move
        assert table not in json.dumps(fork)  # the id of a table is its key
        with ann.at(fork["id"]) as chair:
            chair.play_on(random.Random(1))
        again = ann.post(f"/tables/{fork['id']}/fork", move=1, seats=["me", "random"])["table"]
        assert again["forked_at"] == 1
    live = [t for t in server.server.tables.values() if t.table.plan.origin]
    assert len(live) >= 4
    until(lambda: not server.server.tasks)
    assert ann.get("/me")["ratings"] == []


def test_no_coach_is_asked_at_a_fork_of_a_rated_game(server: Served, ann: Somebody) -> None:
    rated = {"rated": True}
    table = ann.table(options=TWO, seats=["me", "random"], settings=rated)["table"]["id"]
    with ann.at(table) as chair:
        for who in (ann, Somebody(server.url, "Ben")):
            told = who.post(f"/tables/{table}/fork", 409, move=0, seats=["me", "random"])
            assert told["refusal"]["id"] == "rated-not-over"
        chair.play_on(random.Random(5))
    assert ann.post(f"/tables/{table}/fork", move=0, seats=["me", "random"])["table"]["id"]


def test_a_fork_stays_a_fork_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = Somebody(server.url, "Ann")
        table = finished(ann, public=True)
        fork = ann.post(f"/tables/{table}/fork", move=0, seats=["me", "open"])["table"]["id"]
    with served(tmp_path) as server:
        ann.url = server.url
        assert ann.get(f"/tables/{fork}")["forked_at"] == 0


def test_what_is_rated_is_settled_before_the_deal(ann: Somebody, ben: Somebody) -> None:
    for extra in ({"hints": True}, {"undo": True}):
        wish = ann.post("/tables", 409, game="mojo", settings={"rated": True, **extra})
        assert wish["refusal"]["id"] == "rated-not-possible"
    made = ann.table(options=TWO, settings={"rated": True})["table"]
    assert made["settings"]["rated"] is True
    assert made["settings"]["undo"] is False
    assert ann.table(options=TWO)["table"]["settings"]["rated"] is False
    finished(ben)
    assert ben.get("/me")["ratings"] == []


def test_whoever_was_dealt_in_is_rated_whether_they_leave_or_not(
    server: Served, ann: Somebody, ben: Somebody
) -> None:
    """The cheat: leave before a loss, so that a bot or a throwaway guest gets it."""
    made = ann.table(options=TWO, settings={"rated": True})
    table = made["table"]["id"]
    ben.post(f"/tables/{table}/join")
    throwaway = Somebody(server.url, "nobody")
    throwaway.post(f"/tables/{table}/claim", secret=made["secret"])
    throwaway.post(f"/tables/{table}/leave")
    with ben.at(table) as chair:
        chair.play_on(random.Random(3))
    rated = until(lambda: ann.get("/me")["ratings"])
    assert rated[0]["games"] == 1
    assert throwaway.get("/me")["ratings"] == []
    whos = [r["who"] for r in ann.get("/ratings?game=mojo&players=2")["ratings"]]
    assert ann.id in whos
    assert ben.id in whos
    assert "bot:thumb" not in whos


def test_every_fork_can_be_dealt() -> None:
    """What the seat can't know is left open in the written position, and read again."""
    for seed in range(3):
        variant, choice = chabudai.game("mangrovia", players=3), random.Random(seed)
        position, count = variant.start(seed), 0
        while not position.over and count < 120:
            for seat in range(-1, 3) if count % 9 == 0 else ():
                text = position.imagined(seat, seed).text()
                again = variant.position(text)
                assert again.seat == position.seat
                again.push(again.moves()[0])
            position.push_number(choice.choice(position.legal()))
            count += 1


def test_a_record_of_the_server_keeps_its_box(ann: Somebody, tmp_path: Path) -> None:
    wish: Json = {"options": TWO, "seats": ["me", "random"]}
    table = ann.table("momiji", **wish)["table"]["id"]
    with ann.at(table) as chair:
        chair.play_on(random.Random(1))
    record = ann.get(f"/tables/{table}/record")
    momiji = chabudai.find("momiji")
    assert (record["data"], record["facts"]) == (momiji.data, momiji.facts)
    (tmp_path / "r.json").write_text(json.dumps(record), "utf-8")
    command = [sys.executable, "-m", "chabudai", "verify", str(tmp_path / "r.json")]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0


def test_a_move_is_worked_out_once() -> None:
    """Legal moves once for each state, and the step when it is checked is the one that is made."""
    table = table_of(2)
    grant(table, table.to_fill({s: Sat(s, f"P{s}", f"p{s}") for s in range(2)}))
    assert table.position
    assert table.turn is not None
    true = table.position.rules.legal
    table.position.rules.legal = calls = Mock(side_effect=true)
    try:
        for _ in range(5):
            seat, state = table.turn, table.position.state
            (entry,) = table.to_move(seat, table.position.moves()[0], "")
            assert isinstance(entry, Moved)
            assert table.prepared
            ahead = table.prepared[1]
            table.add(entry, 2.0)
            assert table.position.state is ahead.state is not state
            table.position.moves()
    finally:
        table.position.rules.legal = true
    assert calls.call_count <= 6
