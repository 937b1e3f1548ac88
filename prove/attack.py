"""Drown a fresh local server in every known way; what a stranger felt: SECONDS of each (20)"""

import contextlib
import json
import multiprocessing
import random
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

import chabudai
from chabudai.table.study import MOST_NODES, open_text
from tests.killing import Process
from tests.serving import Somebody

HERE, STRANGER = "127.0.0.1", "127.0.0.2"  # two addresses of one machine
THREADS = 8
MOST = 600  # connections that one attack holds at once
BEAT = 0.06  # seconds between the stranger's pings: within what a socket may send
PING_LIMIT, MEMORY_LIMIT = 0.1, 500.0  # seconds at p95, megabytes
Attack = Callable[[str, float], None]


def dial(url: str) -> socket.socket:
    found = socket.create_connection((HERE, int(url.rpartition(":")[2])), 5)
    found.settimeout(0.5)
    return found


def until_end(end: float, work: Callable[[], object]) -> None:
    while time.monotonic() < end:
        try:
            work()
        except Exception:  # refused or cut off: that is what it is for
            time.sleep(0.001)


def half_heads(url: str, end: float) -> None:
    """Connections that begin a request and never end it."""
    held: list[socket.socket] = []

    def more() -> None:
        if len(held) >= MOST // THREADS:
            held.pop(0).close()
        held.append(dial(url))
        held[-1].sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")

    until_end(end, more)


def endless_heads(url: str, end: float) -> None:
    """Heads without an end."""

    def more() -> None:
        with dial(url) as line:
            line.sendall(b"GET / HTTP/1.1\r\n")
            while time.monotonic() < end:
                line.sendall(b"X-Long: " + b"x" * 4000 + b"\r\n")

    until_end(end, more)


def requests(url: str, end: float) -> None:
    """Requests as fast as they are answered."""
    with httpx.Client(base_url=url, timeout=5, trust_env=False) as line:
        until_end(end, lambda: line.get("/api/games"))


def log_ins(url: str, end: float) -> None:
    """Passwords to be worked on."""
    body = {"name": "Ann", "password": "wrong horse"}
    with httpx.Client(base_url=url, timeout=5, trust_env=False) as line:
        until_end(end, lambda: line.post("/api/login", json=body))


def tables(url: str, end: float) -> None:
    """Guests with tables."""

    def more() -> None:
        eve = Somebody(url, "Eve")
        eve.table("mangrovia", options={"players": 4}, seats=["thumb"] * 4)

    until_end(end, more)


def long_bodies(url: str, end: float) -> None:
    """Bodies longer than may be."""
    with httpx.Client(base_url=url, timeout=5, trust_env=False) as line:
        until_end(end, lambda: line.post("/api/guest", content=b"x" * 500_000))


def sockets(url: str, end: float) -> None:
    """Sockets that say all they can: chat, pings and coming back."""
    eve = Somebody(url, "Eve")
    table = eve.table("mojo", options={"players": 2})["table"]["id"]

    def more() -> None:
        with eve.at(table, after=-1) as chair:
            while time.monotonic() < end:
                chair.send("chat", text="x" * 500)
                chair.send("ping")
                chair.send("resume", after=-1)

    until_end(end, more)


def unread(url: str, end: float) -> None:
    """Sockets that ask for much and read nothing."""
    eve = Somebody(url, "Eve")
    table = eve.table("mangrovia", options={"players": 2})["table"]["id"]
    head = [
        f"GET /api/tables/{table}/socket?after=-1 HTTP/1.1", "Host: x", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13", f"Authorization: Bearer {eve.token}", "", "",
    ]  # fmt: skip
    held: list[socket.socket] = []

    def more() -> None:
        if len(held) >= MOST // THREADS:
            held.pop(0).close()
        held.append(dial(url))
        held[-1].sendall("\r\n".join(head).encode())

    until_end(end, more)


def studies(url: str, end: float) -> None:
    """Comments for the largest tree of a study, which is played through for each."""
    wish = {"target": "chabudai.table.studying:told_note", "values": [large_tree(), 5, "x", ""]}
    body, kind = json.dumps(wish), {"Content-Type": "application/json"}
    with httpx.Client(base_url=url, timeout=30, trust_env=False, headers=kind) as line:
        until_end(end, lambda: line.post("/api/ask", content=body))


@lru_cache
def large_tree() -> Any:
    position, chance = chabudai.game("mangrovia", players=4).start(seed=3), random.Random(1)
    while not position.over:
        position.push(chance.choice(position.moves()))
    study: Any = open_text(json.dumps(position.record().json())).json()
    nodes = study["nodes"]
    last, move = len(nodes) - 3, nodes[-2]["move"]
    nodes += [
        {"parent": last, "move": move, "deal": 1 + number % 999}
        for number in range(len(nodes), MOST_NODES)
    ]
    return study


ATTACKS: tuple[Attack, ...] = (
    half_heads, endless_heads, requests, log_ins, tables, long_bodies, sockets, unread,
    studies,
)  # fmt: skip


def drown(attack: Attack, url: str, seconds: float) -> None:
    """One attack by several threads; runs in a process of its own."""
    end = time.monotonic() + seconds

    def work() -> None:
        while time.monotonic() < end:
            with contextlib.suppress(Exception):  # not even let in: try again
                attack(url, end)
            time.sleep(0.01)

    threads = [threading.Thread(target=work, daemon=True) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(max(0.0, end + 5 - time.monotonic()))


class Stranger:
    """Somebody at another address, who sits at a table and pings."""

    def __init__(self, url: str) -> None:
        transport = httpx.HTTPTransport(local_address=STRANGER)
        with httpx.Client(transport=transport, base_url=url, timeout=30) as line:
            token = line.post("/api/guest", json={"name": "Ben"}).json()["token"]
            headers = {"Authorization": f"Bearer {token}"}
            wish = {"game": "mojo", "options": {"players": 2}}
            made = line.post("/api/tables", json=wish, headers=headers).json()
        place = f"ws{url.removeprefix('http')}/api/tables/{made['table']['id']}/socket"
        self.joining = connect(
            place, additional_headers=headers, proxy=None, source_address=(STRANGER, 0)
        )

    def __enter__(self) -> "Stranger":
        self.socket = self.joining.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.joining.__exit__(*error)

    def ping(self) -> float:
        """How many seconds an answer took."""
        begin = time.monotonic()
        self.socket.send(json.dumps({"type": "ping", "id": "p"}))
        while json.loads(self.socket.recv(timeout=60))["type"] != "pong":
            pass
        return time.monotonic() - begin


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def felt(attack: Attack, server: Process, stranger: Stranger, seconds: float) -> tuple[float, ...]:
    """The stranger's pings at p95 and at their longest, and the most memory, under an attack."""
    context = multiprocessing.get_context("spawn")
    attacker = context.Process(target=drown, args=(attack, server.url, seconds), daemon=True)
    attacker.start()
    pings, most = list[float](), 0.0
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            pings.append(stranger.ping())
            most = max(most, memory(server.process.pid))
            time.sleep(BEAT)
    finally:
        attacker.join(10)
        attacker.kill()
    pings.sort()
    return pings[int(0.95 * (len(pings) - 1))], pings[-1], most


def main(arguments: list[str]) -> int:
    seconds, well = float((arguments or ["20"])[0]), True
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "tables.db"))
        try:
            for attack in ATTACKS:
                with Stranger(server.url) as stranger:
                    p95, longest, most = felt(attack, server, stranger, seconds)
                well = well and p95 <= PING_LIMIT and most <= MEMORY_LIMIT
                print(
                    f"{attack.__name__:<15}ping p95 {1000 * p95:6.1f} ms, longest "
                    f"{1000 * longest:6.1f} ms, memory {most:5.0f} MB  {attack.__doc__}",
                    flush=True,
                )
        finally:
            server.stop()
    print("a stranger hardly notices" if well else "a stranger suffers, or memory grows")
    return 0 if well else 1
