"""How many tables one server holds: `./run bench server [--tables 100,200] [--write]`.

The server runs in a process of its own on SQLite, the people in another. A person thinks for a few
seconds before each move. What counts is the time from sending a move until every seat of the table
has been told.
"""

import argparse
import asyncio
import contextlib
import os
import random
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import chabudai
from bench.crowd import Answer, Task, call, guests, make_table, memory_of
from bench.server_report import plot, report, write
from chabudai.table.entries import Moved, Sat
from chabudai.table.messages import Settings
from chabudai.table.plan import Plan
from chabudai.table.table import Table

ROOT = Path(__file__).resolve().parent.parent
PEOPLE, AGAINST_BOTS = ["me", "open"], ["me", "casual"]
FAST, FAST_SECONDS = 200, 8.0  # tables that do not think
IDLE = 400  # tables that nobody looks at
STARTS = 5
LONGEST: dict[str, dict[str, Any]] = {  # options of games with the most moves
    "mojo": {"players": 5},
    "momiji": {"players": 5, "morning_dew": True},
    "mangrovia": {"players": 5},
}
SERVE = """
import sys, uvicorn
from chabudai.server.config import Config
from chabudai.server.limits import Rate
from chabudai.server.serve import tame_garbage, uvicorn_settings
from chabudai.server.server import Server
free = Rate(1e9, 1e9)
config = Config(database=sys.argv[1], requests=free, signups=free, messages=free,
                address_messages=free, sockets=10**6, connections=10**6, workers=1)
settings = uvicorn_settings(Server(config), port=int(sys.argv[2]), ws_ping_interval=None)
tame_garbage()
uvicorn.Server(settings).run()
"""


@dataclass
class Load:
    """So many tables, held for a while."""

    who: str
    tables: int
    moves: int
    p50: float
    p95: float
    memory: float  # megabytes of the server
    share: float  # of one core that the server used
    crowd: float  # of one core that the people used


@dataclass
class Pace:
    """As fast as tables can."""

    moves: float = 0.0  # a second
    work: float = 0.0  # seconds of a core that the server needs for a move


@dataclass
class Figures:
    """All that was measured."""

    busy: float  # the machine's load before it began
    loads: list[Load] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)  # seconds to the first move
    idle: float = 0.0  # kilobytes of a table that nobody looks at
    games: Pace = field(default_factory=Pace)  # of Mojo, laid and left all the while
    alone: dict[str, Pace] = field(default_factory=dict)  # by game; all sit before the first move
    commits: float = 0.0  # a second, of SQLite alone
    opening: dict[str, tuple[int, float]] = field(default_factory=dict)  # lines, seconds by game


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


@contextlib.contextmanager
def server(folder: str, port: int) -> Iterator[int]:
    """A server that answers, by its process."""
    command = [sys.executable, "-c", SERVE, f"{folder}/bench.db", str(port)]
    process = subprocess.Popen(command, cwd=ROOT, env=keeping_bytecode(folder))
    try:
        wait_for(port)
        yield process.pid
    finally:
        process.terminate()
        process.wait(60)


def keeping_bytecode(folder: str) -> dict[str, str]:
    """As after an install or an earlier start, also where the environment forbids to write it."""
    allowed = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**allowed, "PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}


def wait_for(port: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.002)


def ask_crowd(task: Task) -> Answer:
    command = [sys.executable, "-m", "bench.crowd", msgspec.json.encode(task).decode()]
    with tempfile.TemporaryFile() as told:  # through a pipe a long answer came cut off at times
        subprocess.run(command, cwd=ROOT, stdout=told, check=True)
        told.seek(0)
        return msgspec.json.decode(told.read(), type=Answer)


def load(who: str, tables: int, seats: list[str], think: float, seconds: float) -> Load:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, server(folder, port) as pid:
        answer = ask_crowd(Task(port, pid, tables, seats, think, min(think, 5.0), seconds))
    times = sorted(answer.times)
    found = Load(
        who, tables, len(times), statistics.median(times), times[int(0.95 * len(times))],
        answer.memory, answer.server, answer.crowd,
    )  # fmt: skip
    print(found, flush=True)
    return found


def pace(seconds: float, game: str = "mojo") -> Pace:
    """Of game after game for so many seconds; 0: of moves alone, one game at each table."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, server(folder, port) as pid:
        answer = ask_crowd(Task(port, pid, FAST, PEOPLE, 0.0, 1.0, seconds, game))
    moves = len(answer.times)
    return Pace(moves / answer.seconds, answer.server * answer.seconds / moves)


def bare_commits(seconds: float) -> float:
    """Commits a second of SQLite alone, one row each, flushed as the server does."""
    with tempfile.TemporaryDirectory() as folder:
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


async def first_move(port: int) -> None:
    tokens = await guests(port, PEOPLE)
    table = await make_table(port, PEOPLE, tokens)
    for token in tokens:  # one of them is on turn
        for move in range(13):
            path = f"/api/tables/{table}/move"
            wish = {"id": f"m{move}", "move": f"play {move}"}
            if "seq" in await call(port, path, token, wish):
                return


def start_seconds(folder: str) -> float:
    """From the start of the server, warm, to a person's first move that is on disk."""
    port, begin = free_port(), time.monotonic()
    with server(folder, port):
        asyncio.run(first_move(port))
        return time.monotonic() - begin


async def many_tables(port: int, count: int) -> None:
    tokens = await guests(port, PEOPLE)
    for _ in range(count):
        await make_table(port, PEOPLE, tokens)


def idle_kilobytes() -> float:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, server(folder, port) as pid:
        asyncio.run(many_tables(port, 50))
        before = memory_of(pid)
        asyncio.run(many_tables(port, IDLE))
        return (memory_of(pid) - before) * 1000 / IDLE


def opening_seconds(game: str) -> tuple[int, float]:
    """The longest of some random games with the most players: its lines, and the time to replay
    its log, which is what opening a table costs that is not in memory."""
    played = [random_game(game, seed) for seed in range(4)]
    longest = max(played, key=lambda table: len(table.lines))
    times = []
    for _ in range(5):
        begin = time.perf_counter()
        again = Table(longest.plan)
        for line in longest.lines:
            again.add(line.entry, line.at)
        times.append(time.perf_counter() - begin)
    return len(longest.lines), statistics.median(times)


def random_game(game: str, seed: int) -> Table:
    variant, choice = chabudai.game(game, **LONGEST.get(game, {})), random.Random(seed)
    table = Table(Plan("x", game, variant.game.version, variant.options, seed, Settings(), ""))
    for entry in table.to_fill({s.seat: Sat(s.seat, "P", f"p{s.seat}") for s in table.seats}):
        table.add(entry, 0.0)
    while table.position and table.turn is not None:
        table.add(Moved(table.turn, choice.choice(table.position.moves())), 0.0)
    return table


def measure(chosen: argparse.Namespace) -> Figures:
    figures = Figures(os.getloadavg()[0])
    figures.opening = {game: opening_seconds(game) for game in chabudai.names()}
    with tempfile.TemporaryDirectory() as folder:
        start_seconds(folder)
        figures.starts = sorted(start_seconds(folder) for _ in range(STARTS))
    figures.idle = idle_kilobytes()
    bare = [bare_commits(2)]
    figures.alone["mojo"], figures.games = pace(0.0), pace(FAST_SECONDS)
    bare.append(bare_commits(2))
    figures.alone |= {game: pace(0.0, game) for game in chabudai.names() if game != "mojo"}
    figures.commits = statistics.mean(bare)
    print(figures, flush=True)
    for count in chosen.tables:
        figures.loads.append(load("people", count, PEOPLE, chosen.think, chosen.seconds))
    for count in chosen.bot_tables:
        figures.loads.append(load("bots", count, AGAINST_BOTS, chosen.think, chosen.seconds))
    return figures


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",") if word]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument(
        "--tables", type=numbers, default=[200, 500, 1000, 2000], help="of two people"
    )
    parser.add_argument("--bot-tables", type=numbers, default=[100, 200], help="against a bot")
    parser.add_argument("--think", type=float, default=5.0, help="seconds before a move")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each number of tables")
    parser.add_argument("--write", action="store_true", help="put table and picture into docs/")
    chosen = parser.parse_args(arguments)
    figures = measure(chosen)
    text = report(figures, chosen.think, chosen.seconds)
    print(text)
    if chosen.write:
        plot(figures)
        write(text)


if __name__ == "__main__":
    main()
