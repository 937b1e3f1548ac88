"""A log that was changed is noticed, told and kept apart; a database of an older server goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from chabudai.cli import main
from tests.serving import Somebody, served

OLD = Path(__file__).parent / "databases" / "a714269.sql"  # made by the server of that commit
TWO = {"players": 2}


def ask(folder: Path, statement: str, *given: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "tables.db", timeout=60)) as database:
        found = database.execute(statement, given).fetchall()
        database.commit()
        return found


def verified(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main(["verify", str(folder / "tables.db")])
    return status, capsys.readouterr().out


@pytest.fixture
def old(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.executescript(OLD.read_text("utf-8"))
    return tmp_path


def test_a_database_of_an_older_server_is_brought_up_to_date(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(old / "tables.db")]) == 2
    lines = ask(old, "SELECT count(*) FROM log")[0][0]
    with served(old) as server:
        phone = Somebody(server.url, "phone")
        phone.use(phone.post("/login", name="Ann A.", password="correct horse"))
        mine = phone.get("/me")
        assert [rating["games"] for rating in mine["ratings"]] == [1]
        games = {table["game"] for table in mine["tables"] if table["status"] == "playing"}
        assert games == {"mojo", "momiji", "mangrovia"}
        for table in mine["tables"]:
            info = phone.get(f"/tables/{table['id']}")
            assert info["settings"]["rated"] is False
            assert len(phone.get(f"/tables/{table['id']}/log")["updates"]) == info["seq"] + 1
        forks = [phone.get(f"/tables/{t['id']}")["forked_at"] for t in mine["tables"]]
        assert sorted(move for move in forks if move is not None) == [0, 0]
        turn = next(t["id"] for t in mine["tables"] if t["turn"])
        moves = phone.get(f"/tables/{turn}/current")["now"]["moves"]
        phone.post(f"/tables/{turn}/move", id="on", move=moves[0])
    status, words = verified(old, capsys)
    assert status == 0, words
    assert ask(old, "SELECT count(*) FROM log WHERE hash = ''")[0][0] == 0
    assert ask(old, "SELECT count(*) FROM log")[0][0] > lines


CHANGES = {
    "a word": "UPDATE log SET entry = CAST(replace(entry, 'two', 'ten') AS BLOB) WHERE number = 2",
    "a time": "UPDATE log SET at = at + 1 WHERE number = 1",
    "a lost line": "DELETE FROM log WHERE number = 2",
    "the seed": "UPDATE tables SET seed = replace(seed, substr(seed, 9, 1), 'x')",
    "a setting": "UPDATE tables SET settings = replace(settings, 'true', 'false')",
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_changed_log_is_noticed_and_kept_apart(
    tmp_path: Path, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as server:
        ann = Somebody(server.url, "Ann")
        bad = ann.table(options=TWO)["table"]["id"]
        with ann.at(bad) as chair:
            for text in ("one", "two", "three"):
                chair.done("chat", text=text)
    assert verified(tmp_path, capsys)[0] == 0
    changed = change.replace("hash", "hash").replace(
        "number =", f"\"table\" = '{bad}' AND number ="
    )
    ask(tmp_path, changed.replace("replace(entry", "replace(CAST(entry AS TEXT)"))
    status, words = verified(tmp_path, capsys)
    assert status == 1
    assert bad in words
    with served(tmp_path) as server:
        ann.url = server.url
        assert ann.get(f"/tables/{bad}", 500)["refusal"]["id"] == "internal-error"
        good = ann.table(options=TWO)["table"]["id"]
        assert ann.get(f"/tables/{good}")["status"] == "waiting"


def test_a_status_is_written_with_the_line_that_brought_it(tmp_path: Path) -> None:
    """A kill right after a commit: what is due at the next start is known from the row alone."""
    with served(tmp_path) as server:
        ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
        table = ann.table(options=TWO)["table"]["id"]
        store, seen = server.server.store, list[object]()
        true = store.carry_out

        async def looking(batch: object) -> None:
            await true(batch)  # type: ignore[arg-type]
            seen.extend(ask(tmp_path, "SELECT status FROM tables WHERE id = ?", table))

        store.carry_out = looking  # type: ignore[method-assign]
        ben.post(f"/tables/{table}/join")
        assert seen[-1] == ("playing",)
        dealt = ask(tmp_path, "SELECT max(number) FROM log")[0][0]
        assert dealt == 2
        assert seen.index(("playing",)) == 0
