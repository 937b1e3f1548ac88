"""An owner's commands, on a database that a server is using."""

import json
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chabudai.cli import main
from tests.postgres import BINARIES, postgres
from tests.serving import Served, Somebody, line_to, until

TWO = {"players": 2}
PASSWORD = "correct horse"
SOON = {"idle": 0.2}  # the server looks what has changed as often


class Owner:
    """Somebody with a terminal."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database, self.capsys = database, capsys

    def runs(self, *words: str, status: int = 0) -> str:
        self.capsys.readouterr()
        found = main(["admin", "--database", self.database, *words])
        told = self.capsys.readouterr()
        assert found == status, told.err
        return told.out if status == 0 else told.err

    def verifies(self) -> bool:
        return main(["verify", self.database]) == 0


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.needs(BINARIES))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
    else:
        pytest.importorskip("asyncpg")
        with postgres() as address:
            yield address


@pytest.fixture
def server(database: str) -> Iterator[Served]:
    with Served(database, **SOON) as found:
        yield found


@pytest.fixture
def owner(database: str, server: Served, capsys: pytest.CaptureFixture[str]) -> Owner:
    return Owner(database, capsys)


def account(server: Served, name: str) -> Somebody:
    found = Somebody(server.url, name)
    found.use(found.post("/account", name=name, password=PASSWORD))
    return found


def is_gone(who: Somebody, table: str) -> bool:
    with line_to(who.url, headers=who.headers) as line:
        return line.get(f"/api/tables/{table}").status_code == 404


def is_out(who: Somebody) -> bool:
    with line_to(who.url, headers=who.headers) as line:
        return line.get("/api/me").status_code == 401


def test_people_are_listed_and_renamed(server: Served, owner: Owner) -> None:
    ann, guest = account(server, "Ann"), Somebody(server.url, "Gus")
    assert ann.id in owner.runs("users", "list")
    assert guest.id not in owner.runs("users", "list", "--like", "An")
    owner.runs("users", "rename", "ann", "Anna")
    phone = Somebody(server.url, "phone")
    assert phone.post("/login", name="Anna", password=PASSWORD)["person"]["name"] == "Anna"
    phone.post("/login", 401, name="Ann", password=PASSWORD)
    account(server, "Ben")
    assert "taken" in owner.runs("users", "rename", "Anna", "ben", status=2)
    assert "Nobody" in owner.runs("users", "rename", "x", "y", status=2)


def test_a_new_password_shuts_the_old_one_out(server: Served, owner: Owner) -> None:
    ann = account(server, "Ann")
    table = ann.table(options=TWO)["table"]["id"]
    with ann.at(table) as chair:
        password = owner.runs("users", "password", "Ann").split()[-1]
        assert chair.until("goodbye")["refusal"]["id"] == "auth-needed"
    ann.get("/me", 401)
    Somebody(server.url, "x").post("/login", 401, name="Ann", password=PASSWORD)
    Somebody(server.url, "x").post("/login", name="Ann", password=password)
    assert "guest" in owner.runs("users", "password", Somebody(server.url, "Gus").id, status=2)


def test_whoever_is_banned_is_out_and_stays_out(server: Served, owner: Owner) -> None:
    ann = account(server, "Ann")
    table = ann.table(options=TWO)["table"]["id"]
    with ann.at(table) as chair:
        owner.runs("users", "ban", "Ann")
        chair.until("goodbye")
    assert is_out(ann)
    again = Somebody(server.url, "x")
    refused = again.post("/login", 403, name="Ann", password=PASSWORD)
    assert refused["refusal"]["id"] == "auth-banned"
    again.post("/login", 401, name="Ann", password="a wrong one")
    owner.runs("users", "unban", "Ann")
    again.post("/login", name="Ann", password=PASSWORD)


def test_whoever_is_muted_plays_in_silence(server: Served, owner: Owner) -> None:
    ann = account(server, "Ann")
    table = ann.table(options=TWO, seats=["me", "random"])["table"]["id"]
    with ann.at(table) as chair:
        owner.runs("users", "mute", ann.id)
        assert chair.refused("chat", text="hello") == "chat-muted"
        chair.until_now(lambda now: now["moves"])
        assert chair.now
        chair.done("move", move=chair.now["moves"][0])
        owner.runs("users", "unmute", ann.id)
        chair.done("chat", text="hello")


def test_tables_are_closed_opened_and_deleted(server: Served, owner: Owner) -> None:
    ann = Somebody(server.url, "Ann")
    table = ann.table(options=TWO, settings={"public": True})["table"]["id"]
    assert table in owner.runs("tables", "list", "--status", "waiting")
    with ann.at(table) as chair:
        owner.runs("tables", "close", table)
        assert chair.until("goodbye")["refusal"]["id"] == "table-unknown"
    ann.get(f"/tables/{table}", 404)
    assert ann.get("/tables")["tables"] == ann.get("/me")["tables"] == []
    assert table in owner.runs("tables", "list", "--status", "closed")
    owner.runs("tables", "open", table)
    assert ann.get(f"/tables/{table}")["id"] == table
    owner.runs("tables", "delete", table)
    until(lambda: is_gone(ann, table))
    assert table not in owner.runs("tables", "list")
    assert "no table" in owner.runs("tables", "delete", table, status=2)
    assert owner.verifies()


def test_what_was_abandoned_expires(server: Served, owner: Owner) -> None:
    ann = Somebody(server.url, "Ann")
    table = ann.table(options=TWO)["table"]["id"]
    owner.runs("tables", "expire", "--days", "1")
    assert ann.get(f"/tables/{table}")
    time.sleep(0.2)
    assert owner.runs("tables", "expire", "--days", "0.000001").endswith(": 1.\n")
    until(lambda: is_gone(ann, table))
    owner.runs("tables", "expire", "--days", "0", status=2)


def test_a_server_closes_what_was_abandoned_by_itself(tmp_path: Path) -> None:
    with Served(str(tmp_path / "tables.db"), expire=0.000001, **SOON) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table(options=TWO)["table"]["id"]

        def is_closed() -> bool:
            server.server.expires = 0.0  # the hour is over
            return is_gone(ann, table)

        until(is_closed)


def test_what_strangers_write_does_not_steer_the_owners_terminal(
    server: Served, owner: Owner
) -> None:
    ann = Somebody(server.url, "Ann")
    table = ann.table(options=TWO)["table"]["id"]
    with ann.at(table) as chair:
        for text in ("\x1b[2J\x1b]0;mine\x07", "so\n9  Ben: never said", "\u202eturned"):
            chair.done("chat", text=text)
    told = owner.runs("chat", "list", table)
    assert told.count("\n") == 3
    assert r"\x1b[2J" in told
    assert r"so\n9  Ben" in told
    assert not {"\x1b", "\x07", "\u202e"} & set(told)


def test_a_line_of_chat_is_taken_out_and_the_log_still_holds(server: Served, owner: Owner) -> None:
    ann = Somebody(server.url, "Ann")
    table = ann.table(options=TWO)["table"]["id"]
    with ann.at(table) as chair:
        for text in ("good", "very bad words", "better"):
            chair.done("chat", text=text)
        assert "2  Ann: very bad words" in owner.runs("chat", "list", table)
        owner.runs("chat", "remove", table, "2")
        update = chair.until("update")
        assert (update["entry"]["kind"], update["entry"]["line"]) == ("redacted", 2)
        chair.done("chat", text="on we go")
    log = ann.get(f"/tables/{table}/log")["updates"]
    assert [u["entry"]["text"] for u in log if u["entry"]["kind"] == "said"] == [
        "good", "", "better", "on we go",
    ]  # fmt: skip
    assert owner.verifies()
    assert "no line 0" in owner.runs("chat", "remove", table, "0", status=2)
    server.server.tables.clear()  # read from the database again
    assert ann.get(f"/tables/{table}/log")["updates"] == log


def said_in(path: str, statement: str) -> None:
    with closing(sqlite3.connect(path, timeout=60)) as database:
        database.execute(statement)
        database.commit()


FORGED = {
    "another text in its place": "UPDATE log SET entry = CAST(replace(CAST(entry AS TEXT), "
    '\'"text":""\', \'"text":"nice"\') AS BLOB) WHERE number = 2',
    "a line before it": "UPDATE log SET entry = CAST(replace(CAST(entry AS TEXT), 'good', 'fine') "
    "AS BLOB) WHERE number = 1",
    "the saying that it was": "DELETE FROM log WHERE number = 4",
    "a tombstone nobody told of": "UPDATE log SET entry = CAST(replace(CAST(entry AS TEXT), "
    "'better', '') AS BLOB) WHERE number = 3",
}


@pytest.mark.parametrize("forgery", FORGED.values(), ids=FORGED)
def test_a_redacted_log_can_not_be_changed_in_its_shadow(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], forgery: str
) -> None:
    path = str(tmp_path / "tables.db")
    owner = Owner(path, capsys)
    with Served(path) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table(options=TWO)["table"]["id"]
        with ann.at(table) as chair:
            for text in ("good", "bad", "better"):
                chair.done("chat", text=text)
    owner.runs("chat", "remove", table, "2")
    assert owner.verifies()
    said_in(path, forgery)
    assert not owner.verifies()


def test_a_persons_data_is_told_and_forgotten(
    server: Served, owner: Owner, database: str, tmp_path: Path
) -> None:
    ann, ben = account(server, "Ann"), Somebody(server.url, "Ben")
    mine = ann.table(options=TWO)["table"]["id"]
    others = ben.table(options=TWO)["table"]["id"]
    ben.post(f"/tables/{mine}/join")
    with ann.at(mine) as chair, ben.at(mine) as other, ann.at(others) as watching:
        chair.done("chat", text="my own secret")
        other.done("chat", text="what Ben says")
        watching.done("chat", text="from the side")
    told = json.loads(owner.runs("users", "export", "Ann"))
    assert {line["text"] for line in told["chat"]} == {"my own secret", "from the side"}
    assert told["person"]["id"] == ann.id
    assert [seat["table"] for seat in told["tables"]] == [mine]
    assert "argon2" not in json.dumps(told)
    assert "3." in owner.runs("users", "delete", "Ann")
    until(lambda: is_out(ann))
    until(lambda: ben.get(f"/tables/{mine}")["seats"][0]["name"] == "—")
    whole = json.dumps([ben.get(f"/tables/{id}/log") for id in (mine, others)])
    assert "what Ben says" in whole
    assert "secret" not in whole
    assert "from the side" not in whole
    assert "Ann" not in whole
    assert owner.verifies()
    assert "Nobody" in owner.runs("users", "export", "Ann", status=2)
    if "://" not in database:
        owner.runs("backup", str(tmp_path / "copy.db"))
        assert b"my own secret" not in (tmp_path / "copy.db").read_bytes()


def test_a_backup_is_whole_while_the_server_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = str(tmp_path / "tables.db"), str(tmp_path / "copy.db")
    owner = Owner(path, capsys)
    with Served(path) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table(options=TWO)["table"]["id"]
        stop = threading.Event()

        def chatter() -> None:
            with ann.at(table) as chair:
                while not stop.is_set():
                    chair.done("chat", text="on and on")

        writing = threading.Thread(target=chatter)
        writing.start()
        try:
            before = ann.get(f"/tables/{table}")["seq"]
            owner.runs("backup", copy)
        finally:
            stop.set()
            writing.join()
        assert "already" in owner.runs("backup", copy, status=2)
        assert "Another server" in owner.runs("restore", copy, status=2)
        owner.runs("tables", "delete", table)
    assert main(["verify", copy]) == 0
    told = owner.runs("restore", copy)
    assert f"{path}.before" in told
    with Served(path) as server:
        ann.url = server.url
        assert ann.get(f"/tables/{table}")["seq"] >= before
    assert [p.name for p in tmp_path.glob("*.draft")] == []


@pytest.mark.parametrize("harm", ["cut", "smashed", "overwritten"])
def test_a_broken_database_is_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], harm: str
) -> None:
    """That is what a backup is for; and a broken copy puts nothing in a good one's place."""
    path, copy = tmp_path / "tables.db", str(tmp_path / "copy.db")
    owner = Owner(str(path), capsys)
    with Served(str(path)) as server:
        Somebody(server.url, "Ann").table(options=TWO)
    owner.runs("backup", copy)
    good = path.read_bytes()
    broken = {
        "cut": good[: len(good) // 2],
        "smashed": good[:5000] + b"\xff" * 4000 + good[9000:],
        "overwritten": b"nothing " * 4000,
    }[harm]
    path.write_bytes(broken)
    path.chmod(0o640)
    Path(f"{path}-wal").write_bytes(b"left behind")
    for words in (["backup", f"{copy}2"], ["restore", str(path)]):
        assert owner.runs(*words, status=2).count("\n") == 1
    other = Owner(str(tmp_path / "other.db"), capsys)
    assert "itself" in Owner(copy, capsys).runs("restore", copy, status=2)
    if harm != "overwritten":
        assert str(path) in other.runs("restore", str(path), status=2)
    assert main(["verify", str(path)]) == 2
    capsys.readouterr()
    assert f"{path}.before" in owner.runs("restore", copy)
    assert path.stat().st_mode & 0o777 == 0o640
    assert owner.verifies()
    assert len(list(tmp_path.glob("tables.db*"))) in (3, 4)  # with what is kept, and the lock
    with Served(str(path)) as server:
        assert Somebody(server.url, "Ben").get("/ready")


def test_what_is_no_database_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    absent = tmp_path / "absent.db"
    owner = Owner(str(absent), capsys)
    for words in (["users", "list"], ["backup", str(tmp_path / "copy")]):
        assert "no database" in owner.runs(*words, status=2)
    assert list(tmp_path.iterdir()) == []
    with closing(sqlite3.connect(absent)) as other:
        other.execute("CREATE TABLE x (y)")
        other.commit()
    assert "no database" in owner.runs("users", "list", status=2)
    assert "pg_dump" in Owner("postgresql://x/y", capsys).runs("backup", "copy", status=2)


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    from chabudai.server import auth

    drawn = iter(["-abc", "-", "a-bc"])
    monkeypatch.setattr("chabudai.server.auth.secrets.token_urlsafe", lambda _: next(drawn))
    assert auth.new_id() == "a-bc"
