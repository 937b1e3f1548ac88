"""Tables of a page alone: nothing kept is lost, what can't be kept is told, tabs agree."""

import random
from typing import Any

import pytest

from chabudai.bots.settings import Settings
from chabudai.table import host as host_module
from chabudai.table import thinking
from tests.local_tables import Device, Guest, Memory, device
from tests.serving import until


def new_table(who: Guest, bot: str = "thumb", game: str = "mojo") -> str:
    made = who.table(game, options={"players": 2}, seats=["me", bot], salt="pepper")
    return str(made["table"]["id"])


def again(who: Guest, at: Device) -> Guest:
    """The same person after the page was opened anew."""
    found = Guest(at, "Ann")
    found.id, found.token = who.id, who.token
    return found


def test_a_page_that_was_killed_goes_on_where_it_was() -> None:
    memory = Memory()
    with device(memory) as first:
        ann = Guest(first, "Ann")
        table = new_table(ann)
        with ann.at(table) as chair:
            now = chair.until_now(lambda now: now["moves"])
            chair.done("move", move=now["moves"][0])
            before = chair.until_now(lambda now: now["moves"])
    with device(memory) as second:
        ann = again(ann, second)
        with ann.at(table) as chair:
            assert chair.until_now(lambda now: now["moves"]) == before
            chair.play_on(random.Random(2))
        assert [one["status"] for one in ann.get("/me")["tables"]] == ["over"]
    memory.noted.clear()  # killed before the end was noted
    with device(memory) as third:
        ann = again(ann, third)
        assert ann.get(f"/tables/{table}")["status"] == "over"
        assert [end["id"] for end in ann.get("/me/history")["games"]] == [table]


def test_every_prefix_of_a_log_is_a_table_to_go_on_with() -> None:
    memory = Memory()
    with device(memory) as whole:
        ann = Guest(whole, "Ann")
        table = new_table(ann)
        with ann.at(table) as chair:
            chair.play_on(random.Random(4))
    plan, lines = memory.kept[table]
    for count in range(3, len(lines), 7):  # cut off anywhere after the deal
        cut = Memory()
        cut.kept[table] = (plan, lines[:count])
        with device(cut) as found, again(ann, found).at(table) as chair:
            assert chair.play_on(random.Random(count))["ranking"]


def test_what_can_not_be_kept_is_refused_and_not_played() -> None:
    memory = Memory()
    with device(memory) as found:
        ann = Guest(found, "Ann")
        table = new_table(ann)
        with ann.at(table) as chair:
            now = chair.until_now(lambda now: now["moves"])
            memory.trouble = "storage-full"
            assert chair.refused("move", move=now["moves"][0]) == "storage-full"
            assert ann.get(f"/tables/{table}/current")["now"]["moves"] == now["moves"]
            memory.trouble = ""
            chair.done("move", move=now["moves"][0])
        memory.trouble = "storage-denied"
        refused = ann.post("/tables", 409, game="mojo", seats=["me", "thumb", "thumb", "thumb"])
        assert refused["refusal"]["id"] == "storage-denied"


def test_a_bot_waits_until_its_move_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_module, "RETRY", 0.01)
    memory = Memory()
    with device(memory) as found:
        ann = Guest(found, "Ann")
        table = new_table(ann)
        memory.trouble = "storage-full"
        with ann.at(table) as chair:
            while chair.now and not chair.now["moves"] and chair.next()["type"] != "refused":
                pass  # the bot began, and its move could not be kept
            memory.trouble = ""
            assert chair.until_now(lambda now: now["moves"])


def test_two_tabs_agree() -> None:
    memory = Memory()
    with device(memory) as one, device(memory) as other:
        ann = Guest(one, "Ann")
        made = ann.table(options={"players": 2}, seats=["me", "open"], salt="a")
        table = str(made["table"]["id"])
        ben = Guest(one, "Ben")
        ben.post(f"/tables/{table}/join", seat=1, salt="b")
        with ann.at(table) as here, again(ben, other).at(table) as there:
            home = {here: one, there: other}
            mover, looker = (here, there) if here.now and here.now["moves"] else (there, here)
            assert mover.now
            mover.done("move", move=mover.now["moves"][0])
            home[looker].run(home[looker].tables.heard(table))
            until(lambda: looker.next()["type"] == "update")
            assert looker.seq == mover.seq
            assert looker.now
            turn = here if here.now and here.now["moves"] else there
            assert turn.now
            stale = (turn is mover and looker) or turn
            home[stale].run(home[stale].tables.heard(table))
            turn.done("move", move=turn.now["moves"][0])  # written after what the other wrote
        assert len(memory.kept[table][1]) == turn.seq + 1


def test_records_go_out_and_come_in() -> None:
    with device() as found:
        ann = Guest(found, "Ann")
        table = new_table(ann, game="momiji")
        with ann.at(table) as chair:
            chair.play_on(random.Random(8))
        record = ann.get(f"/tables/{table}/record")
        copy = ann.post("/records", record=record)
        assert copy["status"] == "over"
        assert [end["id"] for end in ann.get("/me/history")["games"]] == [table]  # played here
        assert ann.get(f"/tables/{copy['id']}/record") == record
        half: dict[str, Any] = {**record, "moves": record["moves"][:5], "result": None}
        going = ann.post("/records", record=half)
        assert going["status"] == "playing"
        with ann.at(going["id"]) as chair:
            assert chair.play_on(random.Random(8))["ranking"]
        bad = ann.post("/records", 409, record={**record, "moves": ["dance"]})
        assert bad["refusal"]["id"] == "record-move-refused"
        left = ann.post(f"/tables/{table}/delete")["tables"]
        assert table not in [one["id"] for one in left]
        assert ann.get(f"/tables/{table}", 404)["refusal"]["id"] == "table-unknown"


def test_a_search_that_time_ends_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Settings(iterations=100_000, seconds=0.001)
    monkeypatch.setattr(thinking, "level_of", lambda *_: slow)
    with device() as found:
        ann = Guest(found, "Ann")
        with ann.at(new_table(ann, "master")) as chair:
            chair.play_on(random.Random(1))
        told = [one for one in chair.heard if one["type"] == "hurried"]
    assert len(told) == 1
    assert (told[0]["wanted"], told[0]["done"] < told[0]["wanted"]) == (100_000, True)
    thinking.bot_for.cache_clear()
