"""How many tables one server holds: `./run bench server [--tables 100,200] [--write]`.

The server runs in a process of its own on SQLite; people are sockets in this one. A person thinks
for a few seconds before each move. What counts is the time from sending a move until every seat of
the table has been told.
"""

import argparse
import asyncio
import contextlib
import datetime
import os
import random
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.report import cpu_name

ROOT = Path(__file__).resolve().parent.parent
PAGE, PICTURE = ROOT / "docs" / "benchmarks.md", ROOT / "docs" / "pictures" / "server.svg"
BEGIN, END = "<!-- server: begin -->", "<!-- server: end -->"
FAST = 200  # tables that do not think
LIMIT = 0.1  # seconds within which 95 of 100 moves should have reached all seats
SERVE = """
import sys, uvicorn
from chabudai.server.app import Server
from chabudai.server.config import Config
from chabudai.server.limits import Rate
free = Rate(1e9, 1e9)
config = Config(database=sys.argv[1], requests=free, signups=free, messages=free, sockets=10**6,
                workers=int(sys.argv[3]))
uvicorn.run(Server(config).app(), port=int(sys.argv[2]), log_level="error", ws="websockets-sansio",
            ws_per_message_deflate=False, ws_ping_interval=None)
"""


class Now(msgspec.Struct):
    moves: list[str] | None
    outcome: Any = None


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    seq: int = -1
    now: Now | None = None


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Result:
    """One load, measured."""

    who: str
    tables: int
    moves: int
    p50: float
    p95: float
    memory: float  # megabytes of the server
    share: float  # of one core that the server used


class Told:
    """When each seat of a table was told of each line."""

    def __init__(self, seats: int) -> None:
        self.seats, self.sent = seats, dict[int, tuple[float, int]]()
        self.times: list[float] = []

    def heard(self, seq: int) -> None:
        if seq in self.sent:
            begin, left = self.sent[seq]
            self.sent[seq] = (begin, left - 1)
            if left == 1:
                self.times.append(time.monotonic() - begin)
                del self.sent[seq]


async def call(port: int, path: str, token: str, body: Any) -> Any:
    """One POST over a connection of its own, as small as can be."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = msgspec.json.encode(body)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n"
    )
    head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])


async def person(line: ClientConnection, told: Told, think: float, choice: random.Random) -> None:
    """Read everything; after some thought, move."""
    count = 0
    async for text in line:
        message = DECODER.decode(text)
        if message.type == "update":
            told.heard(message.seq)
        now = message.now
        if now is None or not now.moves:
            continue
        count += 1
        move = choice.choice(now.moves)
        await asyncio.sleep(choice.uniform(0.5, 1.5) * think)
        told.sent[message.seq + 1] = (time.monotonic(), told.seats)
        wish = {"type": "move", "id": str(count), "move": move}
        await line.send(msgspec.json.encode(wish).decode())


async def table(port: int, seats: Sequence[str], think: float, seed: int) -> list[Any]:
    """A table with its people; their sockets and tasks, and what they notice."""
    people = [word for word in seats if word in ("me", "open")]
    tokens = [(await call(port, "/api/guest", "", {"name": "P"}))["token"] for _ in people]
    wish = {"game": "mojo", "options": {"players": len(seats)}, "seats": seats}
    made = (await call(port, "/api/tables", tokens[0], wish))["table"]["id"]
    for token in tokens[1:]:
        await call(port, f"/api/tables/{made}/join", token, {})
    told, tasks = Told(len(people)), []
    for number, token in enumerate(tokens):
        url = f"ws://127.0.0.1:{port}/api/tables/{made}/socket"
        headers = {"Authorization": f"Bearer {token}"}
        line = await connect(url, additional_headers=headers, compression=None, ping_interval=None)
        choice = random.Random(seed * 10 + number)
        tasks.append(asyncio.create_task(person(line, told, think, choice)))
    return [told, *tasks]


def memory_of(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


def seconds_of(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / 100


@contextlib.contextmanager
def server(folder: str, port: int, workers: int) -> Any:
    command = [sys.executable, "-c", SERVE, f"{folder}/bench.db", str(port), str(workers)]
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)


async def load(
    who: str, port: int, pid: int, tables: int, seats: Sequence[str], think: float, seconds: float
) -> Result:
    """Hold so many tables for a while."""
    opened = []
    for first in range(0, tables, 20):
        some = range(first, min(first + 20, tables))
        opened += await asyncio.gather(*(table(port, seats, think, n) for n in some))
    await asyncio.sleep(min(think, 5))
    for told, *_ in opened:
        told.times.clear()
    used, begin = seconds_of(pid), time.monotonic()
    await asyncio.sleep(seconds)
    took = time.monotonic() - begin
    times = sorted(t for told, *_ in opened for t in told.times)
    tasks = [task for _, *some in opened for task in some]
    result = Result(
        who, tables, len(times), statistics.median(times), times[int(0.95 * len(times))],
        memory_of(pid), (seconds_of(pid) - used) / took,
    )  # fmt: skip
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return result


def bare_commits(folder: str, seconds: float) -> float:
    """Commits a second of SQLite alone, one row each, flushed as the server does."""
    connection = sqlite3.connect(f"{folder}/bare.db")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE log (number INTEGER PRIMARY KEY, entry BLOB)")
    count, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        connection.execute("INSERT INTO log VALUES (?, ?)", (count, b"x" * 80))
        connection.commit()
        count += 1
    connection.close()
    return count / seconds


def measure(chosen: argparse.Namespace) -> tuple[list[Result], dict[str, float]]:
    results: list[Result] = []
    figures = {"load": os.getloadavg()[0]}
    loads = [("people", ["me", "open"], n) for n in chosen.tables]
    loads += [("bots", ["me", "casual"], n) for n in chosen.bot_tables]
    for number, (who, seats, count) in enumerate(loads):
        with tempfile.TemporaryDirectory() as folder, server(folder, 8700 + number, 1) as pid:
            empty = memory_of(pid)
            work = load(who, 8700 + number, pid, count, seats, chosen.think, chosen.seconds)
            results.append(asyncio.run(work))
            figures["kilobytes a table"] = (results[-1].memory - empty) * 1000 / count
            print(results[-1], flush=True)
    with tempfile.TemporaryDirectory() as folder:
        figures["bare commits a second"] = bare_commits(folder, 5)
        with server(folder, 8790, 1) as pid:
            work = load("fast", 8790, pid, FAST, ["me", "open"], 0.0, 8)
            fast = asyncio.run(work)
        figures["moves a second"] = fast.moves / 8
    print(figures)
    return results, figures


def report(results: Sequence[Result], figures: dict[str, float], chosen: argparse.Namespace) -> str:
    day = datetime.date.today().isoformat()
    head = f"""Measured on {day} on {cpu_name()}, two cores shared by the server, its bots and the
people, by `./run bench server`: Mojo for two, a move after {chosen.think:g} seconds of thought on
average, {chosen.seconds:g} seconds for each line. "To all seats" is the time from sending a move
until every seat has been told. The machine's load before it began: {figures["load"]:.1f}."""
    lines = [
        head,
        "",
        "| tables | against | moves | median to all seats | p95 | server's memory | of one core |",
        "|---:|---|---:|---:|---:|---:|---:|",
    ]
    for r in results:
        lines.append(
            f"| {r.tables} | {r.who} | {r.moves} | {1000 * r.p50:.0f} ms | {1000 * r.p95:.0f} ms |"
            f" {r.memory:.0f} MB | {100 * r.share:.0f}% |"
        )
    moves, bare = figures["moves a second"], figures["bare commits a second"]
    foot = f"""{FAST} tables as fast as they can: {moves:.0f} moves a second, each acknowledged when
it is on disk. SQLite alone makes {bare:.0f} commits a second in the same run: {moves / bare:.2f}
moves for each, for lines of several tables share a commit. A table with its sockets takes
{figures["kilobytes a table"]:.0f} kB of memory."""
    lines += ["", foot, "", "![p95 by number of tables](pictures/server.svg)"]
    return "\n".join(lines)


def plot(results: Sequence[Result]) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "chabudai"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3))
    for who, colour in (("people", "#2f6f8f"), ("bots", "#c1440e")):
        rows = [r for r in results if r.who == who]
        axes.plot(
            [r.tables for r in rows], [1000 * r.p95 for r in rows], "o-", color=colour, label=who
        )
    axes.axhline(1000 * LIMIT, color="gray", linestyle=":")
    axes.set(xlabel="tables", ylabel="p95, ms", ylim=(0, None))
    axes.legend()
    figure.tight_layout()
    figure.savefig(PICTURE, metadata={"Date": None})


def write(text: str) -> None:
    page = PAGE.read_text("utf-8")
    if BEGIN not in page:
        page = page.rstrip("\n") + f"\n\n## The server\n\n{BEGIN}\n{END}\n"
    head, _, rest = page.partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",") if word]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=numbers, default=[100, 300, 1000], help="of two people")
    parser.add_argument("--bot-tables", type=numbers, default=[50, 200], help="against a bot")
    parser.add_argument("--think", type=float, default=5.0, help="seconds before a move")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each number of tables")
    parser.add_argument("--write", action="store_true", help="put table and picture into docs/")
    chosen = parser.parse_args()
    results, figures = measure(chosen)
    text = report(results, figures, chosen)
    print(text)
    if chosen.write:
        plot(results)
        write(text)


if __name__ == "__main__":
    main()
