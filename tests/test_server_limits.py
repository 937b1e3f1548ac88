"""What one address can cost: beyond a limit there is a refusal, and others do not notice."""

import contextlib
import gc
import json
import socket
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import Mock

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus

import chabudai
from chabudai.server import auth, serve, times
from chabudai.server.config import HEAD_LIMIT
from chabudai.server.limits import Rate, group
from chabudai.server.lock import lock_file
from chabudai.table.told import PAGE
from tests.serving import FAST, PATIENCE, Served, Somebody, line_to, served, until

TWO = {"players": 2}
SERVER = {"origins": ("https://ours",)}


def raw(server: Served) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), 20)
    found.settimeout(PATIENCE)
    return found


def is_closed(connection: socket.socket) -> bool:
    """Does it end, after whatever was still on its way?"""
    with contextlib.suppress(ConnectionError):
        while connection.recv(4096):
            pass
    return True


# Heads and connections.


def test_a_head_without_end_is_refused(server: Served) -> None:
    with raw(server) as connection:
        connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
        sent = 0
        with pytest.raises(OSError, match=r"."):  # noqa: PT012
            while sent < 100 * HEAD_LIMIT:
                connection.sendall(b"X-Long: " + b"x" * 1000 + b"\r\n")
                sent += 1000
                time.sleep(0.001)
            raise AssertionError("the server took all of it")
        assert sent < 100 * HEAD_LIMIT


def test_half_a_head_is_not_waited_for(tmp_path: Path) -> None:
    with served(tmp_path, head_time=2.0) as server:
        halves = [raw(server) for _ in range(5)]
        for number, connection in enumerate(halves):
            connection.sendall(b"GET /api/health HT" if number else b"")
        second = raw(server)
        second.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200 OK" in second.recv(4096)
        second.sendall(b"GET /api/hea")  # the next head of the same connection counts too
        for connection in (*halves, second):
            assert is_closed(connection)
            connection.close()


def test_a_flood_is_refused_unread(tmp_path: Path) -> None:
    """Who has asked for more than they may is answered before a head is parsed, and let go."""
    with served(tmp_path, requests=Rate(3, 0.001)) as server:
        with line_to(server.url) as line:
            statuses = [line.get("/api/health").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        with raw(server) as connection:
            connection.sendall(b"this is no head at all")
            answer = connection.recv(4096)
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b'"too-fast"' in answer
            assert is_closed(connection)


def test_behind_a_proxy_a_flood_is_refused_unread_by_the_address_that_it_tells(
    tmp_path: Path,
) -> None:
    with served(tmp_path, requests=Rate(3, 0.001), proxied=True) as server:
        with line_to(server.url) as line:
            told = [("192.0.2.1, 198.51.100.7", 5), ("198.51.100.8", 1)]
            answers = [
                line.get("/api/health", headers={"X-Forwarded-For": address}).status_code
                for address, times in told
                for _ in range(times)
            ]
        assert answers == [200, 200, 200, 429, 429, 200]
        with raw(server) as connection:
            connection.sendall(b"no head at all\r\nX-Forwarded-For: 198.51.100.7\r\n")
            assert connection.recv(4096).startswith(b"HTTP/1.1 429 ")
            assert is_closed(connection)


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with served(tmp_path, connections=8) as server:
        held = [raw(server) for _ in range(8)]
        until(lambda: sum(server.server.limits.connections.values()) == 8)
        with raw(server) as one_more:
            assert is_closed(one_more)
        for connection in held:
            connection.close()
        until(lambda: not server.server.limits.connections)
        Somebody(server.url, "Ann")


def test_a_socket_that_does_not_read_is_let_go_with_all_it_holds(tmp_path: Path) -> None:
    """Its box is full, it is dropped; the others do not wait for it."""
    with served(tmp_path, outbox=16) as server:
        ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
        table = ann.table("mangrovia", options=TWO)["table"]["id"]
        ben.post(f"/tables/{table}/join")
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
        request = [
            f"GET /api/tables/{table}/socket?after=-1 HTTP/1.1", "Host: x", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13", f"Authorization: Bearer {ben.token}", "", "",
        ]  # fmt: skip
        with slow, ann.at(table) as chair:
            slow.sendall("\r\n".join(request).encode())
            live = server.server.tables[table]
            until(lambda: len(live.watchers) == 2)
            count = sum(server.server.limits.connections.values())
            while len(live.watchers) == 2:
                chair.done("chat", text="x" * 400)
            until(lambda: sum(server.server.limits.connections.values()) < count)
            assert chair.ask("ping")["type"] == "pong"
        with ben.at(table, after=0) as back:
            assert back.seq == chair.seq


def test_a_peer_that_takes_nothing_is_given_up_by_the_system() -> None:
    with serve.listen("127.0.0.1", 0) as listener:
        found = listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert 0 < found <= 60_000


# Messages.


def test_chat_is_limited_by_person_and_not_by_socket(tmp_path: Path) -> None:
    with served(tmp_path, chats=Rate(3, 0.001)) as server:
        ann, said = Somebody(server.url, "Ann"), 0
        table = ann.table(options=TWO)["table"]["id"]
        for _ in range(4):
            with ann.at(table) as chair:
                said += sum(chair.ask("chat", text="hi")["type"] == "done" for _ in range(3))
        assert said == 3


def test_those_who_look_on_share_what_they_may_say(tmp_path: Path) -> None:
    with served(tmp_path, spectator_chats=Rate(4, 0.001)) as server:
        ann, said = Somebody(server.url, "Ann"), 0
        table = ann.table(options=TWO)["table"]["id"]
        for number in range(4):
            with Somebody(server.url, f"Eve {number}").at(table) as chair:
                said += sum(chair.ask("chat", text="hi")["type"] == "done" for _ in range(3))
        assert said == 4
        with ann.at(table) as chair:
            chair.done("chat", text="one who sits here is heard")


def test_a_log_comes_in_pages(ann: Somebody) -> None:
    table = ann.table(options=TWO)["table"]["id"]
    with ann.at(table) as chair:
        for number in range(PAGE + 20):
            chair.done("chat", text=str(number))
    page = ann.get(f"/tables/{table}/log")
    assert (len(page["updates"]), page["more"]) == (PAGE, True)
    rest = ann.get(f"/tables/{table}/log?after={page['updates'][-1]['seq']}")
    assert (len(rest["updates"]), rest["more"]) == (21, False)
    with ann.at(table, after=-1) as again:
        (missed,) = [m for m in again.heard if m["type"] == "missed"]
        assert (len(missed["updates"]), missed["more"]) == (PAGE, True)
        again.done("resume", after=missed["updates"][-1]["seq"])
        assert sum(len(m["updates"]) for m in again.heard if m["type"] == "missed") == PAGE + 21


def test_coming_back_again_and_again_is_counted(tmp_path: Path) -> None:
    with served(tmp_path, address_messages=Rate(30, 0.001)) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table(options=TWO)["table"]["id"]
        opened = 0
        with pytest.raises(InvalidStatus, match="429"):  # noqa: PT012
            while opened < 40:
                with ann.at(table, after=-1):
                    opened += 1
        assert 10 < opened < 40


def test_messages_are_limited_by_address_too(tmp_path: Path) -> None:
    with served(tmp_path, address_messages=Rate(20, 0.001), messages=FAST) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table(options=TWO)["table"]["id"]
        answered = 0
        for _ in range(5):
            with ann.at(table) as chair:
                try:
                    while chair.ask("ping")["type"] == "pong":
                        answered += 1
                except ConnectionClosed:
                    assert chair.heard[-1]["refusal"]["id"] == "too-fast"
        assert answered == 20


def test_what_a_seat_is_told_is_made_once_for_each_state(
    server: Served, ann: Somebody, ben: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.table("mangrovia", options=TWO)["table"]["id"]
    ben.post(f"/tables/{table}/join")
    views = Mock(side_effect=chabudai.Position.view)
    previews = Mock(side_effect=chabudai.Position.preview)
    monkeypatch.setattr(chabudai.Position, "view", lambda *given: views(*given))
    monkeypatch.setattr(chabudai.Position, "preview", lambda *given: previews(*given))
    with ann.at(table) as here, ann.at(table) as there:
        for chair in (here, there, here, there):
            chair.done("resume", after=10**6)
            ann.get(f"/tables/{table}/current")
    assert views.call_count == 1
    assert previews.call_count == 0  # nobody has asked
    turn = ann.get(f"/tables/{table}/current")["now"]["turn"]
    for _ in range(3):
        assert (ann, ben)[turn].get(f"/tables/{table}/current?preview=true")["now"]["preview"]
    assert previews.call_count == 1


def test_few_passwords_are_worked_on_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, most = [0], [0]
    lock = threading.Lock()

    def slow(stored: str | None, password: str) -> bool:
        with lock:
            running[0] += 1
            most[0] = max(most[0], running[0])
        time.sleep(0.02)
        with lock:
            running[0] -= 1
        return False

    monkeypatch.setattr(auth, "verify", slow)
    with served(tmp_path) as server, line_to(server.url) as line, ThreadPoolExecutor(40) as pool:

        def login(_: int) -> int:
            body = {"name": "Ann", "password": "wrong horse"}
            return line.post("/api/login", json=body).status_code

        statuses = Counter(pool.map(login, range(40)))
    assert most[0] <= auth.HASHING
    assert set(statuses) <= {401, 429}
    assert statuses[401] >= 1


def test_one_host_does_not_hide_all_others(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, eve = Somebody(server.url, "Ann"), Somebody(server.url, "Eve")
        public = {"public": True}
        mine = ann.table(options=TWO, settings=public)["table"]["id"]
        for _ in range(102):
            eve.table(options=TWO, settings=public)
        listed = ann.get("/tables")["tables"]
        assert mine in [table["id"] for table in listed]
        assert Counter(table["host"] for table in listed)[eve.id] <= 10


def test_a_household_of_ipv6_is_one_address() -> None:
    assert group("2001:db8:1:2::7") == group("2001:db8:1:2:ffff::9") != group("2001:db8:1:3::7")
    assert group("::ffff:192.0.2.7") == group("192.0.2.7") != group("192.0.2.8")
    assert group("fe80::1%eth0") == group("fe80::2")
    assert group("testclient") == "testclient"


def test_the_collector_is_tamed() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        serve.tame_garbage()
        assert gc.get_freeze_count() > frozen
        assert gc.get_threshold()[0] >= 50_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


# Words and addresses from outside.


@pytest.mark.parametrize(
    "name", ["Ann\u200b", "\u202eAnn", "A\0nn", "Ann\n", "\u2066Ann", "A\x7fnn", "\u3164"]
)
def test_names_look_like_what_they_are(server: Served, name: str) -> None:
    with line_to(server.url) as line:
        assert line.post("/api/guest", json={"name": name}).status_code == 400
        body = {"name": name, "password": "correct horse"}
        assert line.post("/api/account", json=body).status_code == 400


def test_strange_words_are_no_fault_of_ours(server: Served, ann: Somebody) -> None:
    assert ann.post("/tables", 409, game="mojo", options={"self": 1})["refusal"]["id"]
    with line_to(server.url) as line:
        assert line.get("/assets/" + "x" * 5000).status_code == 404
        assert line.get("/assets/a%00b").status_code == 404
        assert line.get("/api/tables/a%00b").status_code == 404
        assert line.get("/api/ratings?game=a%00b&players=2").status_code == 400


def test_a_private_table_and_no_table_look_the_same(server: Served, ann: Somebody) -> None:
    eve, wish = Somebody(server.url, "Eve"), {"seats": ["me", "thumb"], "options": TWO}
    closed = ann.table(settings={"spectators": False}, **wish)["table"]["id"]  # type: ignore[arg-type]
    for path, body in (("join", {}), ("claim", {"secret": "x" * 32}), ("rematch", {})):
        answers = [eve.post(f"/tables/{id}/{path}", 404, **body) for id in (closed, "x" * 22)]
        assert answers[0] == answers[1], path


def test_a_lock_holds_under_every_name_of_the_file(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        other = tmp_path / "other.db"
        other.symlink_to(tmp_path / "tables.db")
        with pytest.raises(chabudai.Refused, match="Another server"):
            lock_file(str(other))
        assert server.server.lock


def test_sockets_end_with_the_token_they_were_opened_with(ann: Somebody, ben: Somebody) -> None:
    table = ann.table(options=TWO)["table"]["id"]
    with ann.at(table) as chair, ben.at(table) as other:
        assert ann.post("/logout") == {"person": None}
        assert chair.until("goodbye")["refusal"]["id"] == "auth-needed"
        assert other.ask("ping")["type"] == "pong"


def test_a_guest_becomes_one_account(server: Served, ann: Somebody) -> None:
    def register(name: str) -> int:
        with line_to(server.url, headers=ann.headers) as line:
            body = {"name": name, "password": "correct horse"}
            return line.post("/api/account", json=body).status_code

    server.server.auth.cache.clear()
    with ThreadPoolExecutor(2) as pool:
        statuses = sorted(pool.map(register, (f"one {ann.id}"[:40], f"two {ann.id}"[:40])))
    assert statuses == [200, 409]


def test_ready_is_503_when_nothing_can_be_written(tmp_path: Path) -> None:
    with served(tmp_path) as server, line_to(server.url) as line:
        assert line.get("/api/ready").status_code == 200
        true = server.server.store.carry_out

        async def full(batch: object) -> None:
            raise sa.exc.OperationalError("a test", {}, OSError("disk is full"))

        server.server.store.carry_out = full  # type: ignore[method-assign]
        answer = line.get("/api/ready")
        server.server.store.carry_out = true  # type: ignore[method-assign]
        assert (answer.status_code, answer.json()["status"]) == (503, "away")


def test_a_page_that_is_allowed_can_read_answers(server: Served) -> None:
    with line_to(server.url) as line:
        ours = {"Origin": "https://ours", "Access-Control-Request-Method": "POST"}
        asked = line.options("/api/guest", headers=ours)
        assert asked.status_code == 204
        assert asked.headers["access-control-allow-origin"] == "https://ours"
        assert "POST" in asked.headers["access-control-allow-methods"]
        told = line.post("/api/guest", json={"name": "Ann"}, headers={"Origin": "https://ours"})
        assert told.headers["access-control-allow-origin"] == "https://ours"
        other = line.get("/api/games", headers={"Origin": "https://evil.example"})
        assert "access-control-allow-origin" not in other.headers


def test_a_clock_that_is_set_forward_empties_no_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    before = times.now()
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + 86400)
    assert 0 <= times.now() - before < 60


def test_every_word_of_an_update_is_declared(ann: Somebody) -> None:
    """The seats come with the update that changes them: a client needs no reducer."""
    table = ann.table(options=TWO)["table"]["id"]
    with ann.at(table) as chair:
        chair.done("leave")
        update = next(m for m in chair.heard if m["type"] == "update")
        assert update["status"] == "waiting"
        assert [seat["name"] for seat in update["seats"]] == ["", ""]
        chair.done("chat", text="hello")
        assert json.loads(json.dumps(chair.heard[-2]))["seats"] is None
