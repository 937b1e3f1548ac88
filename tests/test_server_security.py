"""What guards the server: headers, cookies, origins, limits, and silence about what is private."""

import json
import logging
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from chabudai.server import limits
from chabudai.server.limits import Limiter, Rate
from chabudai.server.webhooks import is_public, parse
from tests.serving import Served, Somebody, line_to, served, until

SERVER = {"outbox": 16, "origins": ("https://ours",)}


def post(server: Served, path: str, **options: object) -> httpx.Response:
    with line_to(server.url) as line:
        return line.request("POST", path, **options)  # type: ignore[arg-type]


def test_headers_and_cookies(server: Served) -> None:
    answer = post(server, "/api/guest", json={"name": "Ann"})
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    with line_to(server.url, cookies=dict(answer.cookies)) as browser:
        assert browser.get("/api/me").json()["person"]["name"] == "Ann"
        assert browser.post("/api/logout").status_code == 200
        assert browser.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    ("origin", "status"),
    [("https://evil.example", 403), ("null", 403), ("https://ours", 200), (None, 200)],
)
def test_pages_of_others_may_not_call(server: Served, origin: str | None, status: int) -> None:
    headers = {"Origin": origin} if origin else {}
    answer = post(server, "/api/guest", json={"name": "Ann"}, headers=headers)
    assert answer.status_code == status
    own = post(server, "/api/guest", json={"name": "Ann"}, headers={"Origin": server.url})
    assert own.status_code == 200


def test_sockets_check_the_origin_too(server: Served, ann: Somebody) -> None:
    table = ann.table()["table"]["id"]
    url = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
    cookie = {"Cookie": f"chabudai={ann.token}"}
    with pytest.raises(InvalidStatus, match="403"):
        connect(url, additional_headers=cookie, origin=Origin("https://evil.example")).__enter__()
    with connect(url, additional_headers=cookie, origin=Origin(server.url)) as chair:
        assert json.loads(chair.recv())["seat"] == 0


@pytest.mark.parametrize(
    ("options", "status"),
    [
        ({"content": b"{", "headers": {"content-type": "application/json"}}, 400),
        ({"content": b"\xff", "headers": {"content-type": "application/json"}}, 400),
        ({"content": b"[" * 50_000, "headers": {"content-type": "application/json"}}, 400),
        ({"content": b"[" * 70_000, "headers": {"content-type": "application/json"}}, 413),
        ({"content": b'{"name":"Ann"}', "headers": {"content-type": "text/plain"}}, 415),
        ({"json": {"name": ""}}, 400),
        ({"json": {"name": "Ann", "admin": True}}, 400),
        ({"json": {"name": "x" * 41}}, 400),
        ({"json": {"name": " Ann"}}, 400),
        ({"json": ["Ann"]}, 400),
    ],
)
def test_bodies_are_checked(server: Served, options: dict[str, object], status: int) -> None:
    answer = post(server, "/api/guest", **options)
    assert answer.status_code == status
    assert answer.json()["refusal"]["text"]


def test_private_tables_can_not_be_found(server: Served, ann: Somebody) -> None:
    eve = Somebody(server.url, "Eve")
    settings = {"spectators": False}
    table = ann.table(options={"players": 2}, seats=["me", "thumb"], settings=settings)["table"]
    assert len(table["id"]) >= 22
    assert table["id"] not in json.dumps(eve.get("/tables"))
    for path in ("", "/current", "/log", "/record", "/past?move=0"):
        closed = eve.get(f"/tables/{table['id']}{path}", 404)
        assert closed == eve.get(f"/tables/{'x' * 22}{path}", 404)
    with pytest.raises(InvalidStatus, match="404"):
        eve.at(table["id"]).__enter__()


def test_those_who_looked_on_before_the_deal_are_turned_away(server: Served, ann: Somebody) -> None:
    eve, settings = Somebody(server.url, "Eve"), {"spectators": False}
    table = ann.table(options={"players": 2}, settings=settings)["table"]["id"]
    with eve.at(table) as looking:
        Somebody(server.url, "Ben").post(f"/tables/{table}/join")
        assert looking.until("goodbye")["refusal"]["id"] == "table-unknown"
        assert not any(m.get("now") for m in looking.heard)


def test_chat_is_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("chat"), chats=Rate(2, 0.01)) as server:
        ann = Somebody(server.url, "Ann")
        with ann.at(ann.table()["table"]["id"]) as chair:
            assert [chair.ask("chat", text="hi")["type"] for _ in range(3)][2] == "refused"


def test_accounts(server: Served, ann: Somebody) -> None:
    table = ann.table(options={"players": 2})["table"]["id"]
    ann.use(ann.post("/account", name="Ann A.", password="correct horse"))
    phone = Somebody(server.url, "phone")
    assert phone.post("/account", 409, name="ann a.", password="other horse")
    wrong = phone.post("/login", 401, name="Ann A.", password="wrong horse")
    assert wrong == phone.post("/login", 401, name="Nobody", password="wrong horse")
    phone.use(phone.post("/login", name="ANN A.", password="correct horse"))
    assert phone.id == ann.id
    assert phone.get("/me")["tables"][0]["id"] == table


def test_limits_by_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = {"requests": Rate(30, 0.01), "signups": Rate(3, 0.01), "sockets": 2}
    with served(tmp_path_factory.mktemp("slow"), messages=Rate(5, 0.01), **slow) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table()["table"]["id"]
        ann.post("/guest", name="one more")
        assert ann.post("/guest", 429, name="too many")["refusal"]["id"] == "too-fast"
        with ann.at(table) as chair, ann.at(table) as second:
            with pytest.raises(InvalidStatus, match="429"):
                ann.at(table).__enter__()
            for _ in range(6):
                chair.send("ping")
            assert chair.until("goodbye")["refusal"]["id"] == "too-fast"
            with pytest.raises(ConnectionClosed):
                chair.next()
            assert second.ask("ping")["type"] == "pong"
        until(lambda: ann_is_limited(ann))


def ann_is_limited(ann: Somebody) -> bool:
    with line_to(ann.url) as line:
        return line.get("/api/games").status_code == 429


def test_buckets_fill_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    limiter = Limiter(Rate(2, 50))
    assert [limiter.take("a"), limiter.take("a"), limiter.take("a")] == [True, True, False]
    assert limiter.take("b")
    clock[0] = 0.019
    assert not limiter.take("a")
    clock[0] = 0.021
    assert limiter.take("a")
    assert not limiter.take("a")


def test_unreadable_messages_are_refused_and_then_the_socket_is_closed(ann: Somebody) -> None:
    table = ann.table()["table"]["id"]
    with ann.at(table) as chair:
        bad = ["", "[]", "null", '{"type": "dance", "id": "1"}', '{"type": "ping"}', "[" * 8000]
        more: list[str | bytes] = [
            *bad,
            '{"type": "ping", "id": "1", "more": 1}',
            "x" * 9000,
            b"\xff\xfe",
        ]
        for text in more:
            chair.line.send(text)
            answer = chair.until("refused")
            assert answer["id"] == ""
            assert answer["refusal"]["id"] in ("message-unreadable", "message-too-long")
        for _ in range(12):
            chair.line.send("{")
        assert chair.until("goodbye")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1::1", True), ("127.0.0.1", False),
        ("10.1.2.3", False), ("169.254.169.254", False), ("0.0.0.0", False), ("::1", False),
        ("100.64.0.1", False), ("192.168.0.1", False), ("fe80::1%eth0", False), ("fc00::1", False),
        ("::ffff:127.0.0.1", False), ("64:ff9b::7f00:1", False), ("2002:7f00:1::", False),
        ("224.0.0.1", False), ("::", False), ("64:ff9b:1::1", False), ("fec0::1", False),
        ("192.0.0.192", False), ("::127.0.0.1", False), ("::8.8.8.8", False),
    ],
)  # fmt: skip
def test_webhooks_reach_public_addresses_alone(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd", "http://", "http://user@host/", "gopher://host/", "http://host:22/",
        "http://ho st/", "http://host:99999/", "http://host\r\nX: y/", "//host/", "nonsense",
    ],
)  # fmt: skip
def test_addresses_of_webhooks_are_plain(url: str) -> None:
    with pytest.raises(ValueError, match="webhook"):
        parse(url)


def test_a_webhook_to_ourselves_is_refused(ann: Somebody) -> None:
    for url in ("http://localhost:8642/", "http://127.0.0.1:8080/", "http://[::1]:8000/"):
        assert ann.ask("PUT", "/me/webhook", 409, url=url)["refusal"]["id"] == "webhook-refused"
    assert ann.ask("PUT", "/me/webhook", url="")["webhook"] == ""


def test_logs_hold_no_secrets(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "chabudai.server")
    with served(tmp_path_factory.mktemp("logged")) as server:
        ann = Somebody(server.url, "Ann")
        made = ann.table(options={"players": 2}, seats=["me", "random"])
        ann.get(f"/tables/{made['table']['id']}/current")
    words = " ".join(str(vars(record)) for record in caplog.records if "chabudai" in record.name)
    assert "/api/tables/{id}/current" in words
    for secret in (ann.token, made["secret"], made["table"]["id"], ann.id):
        assert secret not in words
