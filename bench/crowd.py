"""People at tables, all in one process of their own: `bench.server` starts it and reads its answer.

A person is a bare WebSocket on asyncio's lowest floor, so that the crowd costs far less than the
server that it measures.
"""

import asyncio
import base64
import random
import struct
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
AT_ONCE = 40  # tables that are opened together


class Task(msgspec.Struct):
    """What the crowd is to do."""

    port: int
    server: int  # its process
    tables: int
    seats: list[str]
    think: float  # seconds before a move, on average
    settle: float  # seconds before it counts
    seconds: float  # for which it counts; 0: one game each, all begin at once
    game: str = "mojo"


class Answer(msgspec.Struct):
    times: list[float]  # from a move until every seat was told
    seconds: float  # for which it was counted
    server: float  # share of a core that the server took
    crowd: float  # and the crowd itself
    memory: float  # megabytes of the server at the end


class Now(msgspec.Struct):
    moves: list[str] | None
    outcome: Any = None


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    seq: int = -1
    now: Now | None = None


DECODER = msgspec.json.Decoder(Heard)


class Table:
    """When a move was made, and how many seats have not been told of it yet."""

    def __init__(self, seats: int) -> None:
        self.seats, self.sent = seats, dict[int, list[float]]()
        self.times: list[float] = []
        self.held = False  # nobody moves until all tables are laid

    def moved(self, seq: int) -> None:
        self.sent[seq] = [time.monotonic(), self.seats]

    def heard(self, seq: int) -> None:
        entry = self.sent.get(seq)
        if entry:
            entry[1] -= 1
            if not entry[1]:
                self.times.append(time.monotonic() - entry[0])
                del self.sent[seq]


class Person(asyncio.Protocol):
    """One seat: reads everything; after some thought, moves."""

    transport: asyncio.Transport

    def __init__(self, table: Table, request: bytes, think: float, choice: random.Random) -> None:
        self.table, self.request, self.think, self.choice = table, request, think, choice
        self.loop = asyncio.get_running_loop()
        self.data, self.open, self.count = b"", False, 0
        self.over = self.loop.create_future()
        self.waiting: tuple[int, str] | None = None  # a first move, until all sit

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, mark, self.data = self.data.partition(b"\r\n\r\n")
            if not mark:
                self.data = head
                return
            assert b" 101 " in head, head
            self.open = True
        while self.frame():
            pass

    def frame(self) -> bool:
        """Take one message from what has come; False if it is not all there."""
        data = self.data
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        self.data = data[start + size :]
        if data[0] == TEXT:
            self.hear(DECODER.decode(data[start : start + size]))
        elif data[0] == PING:
            self.send(data[start : start + size], PONG)
        return True

    def hear(self, message: Heard) -> None:
        if message.type == "update":
            self.table.heard(message.seq)
        now = message.now
        if now is None:
            return
        if now.outcome is not None and not self.over.done():
            self.over.set_result(None)
        elif now.moves:
            self.decide(message.seq, self.choice.choice(now.moves))

    def decide(self, seq: int, move: str) -> None:
        if self.table.held:
            self.waiting = seq, move
        elif self.think:
            self.loop.call_later(self.choice.uniform(0.5, 1.5) * self.think, self.move, seq, move)
        else:
            self.move(seq, move)

    def begin(self) -> None:
        if self.waiting:
            self.move(*self.waiting)

    def move(self, seq: int, move: str) -> None:
        self.count += 1
        self.table.moved(seq + 1)
        self.send(msgspec.json.encode({"type": "move", "id": str(self.count), "move": move}))

    def send(self, data: bytes, kind: int = TEXT) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack(">BH", 0xFE, len(data))
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + data)  # a mask of zeros


async def call(port: int, path: str, token: str, body: Any) -> Any:
    """One POST over a connection of its own, as small as can be."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    head += f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
    head += f"Content-Length: {len(data)}\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])


async def guests(port: int, seats: Sequence[str]) -> list[str]:
    people = [word for word in seats if word in ("me", "open")]
    return [(await call(port, "/api/guest", "", {"name": "P"}))["token"] for _ in people]


async def make_table(
    port: int, seats: Sequence[str], tokens: Sequence[str], game: str = "mojo"
) -> str:
    wish = {"game": game, "options": {"players": len(seats)}, "seats": seats}
    made: str = (await call(port, "/api/tables", tokens[0], wish))["table"]["id"]
    for token in tokens[1:]:
        await call(port, f"/api/tables/{made}/join", token, {})
    return made


async def sit_down(task: Task, table: Table, tokens: Sequence[str], seed: int) -> list[Person]:
    made = await make_table(task.port, task.seats, tokens, task.game)
    loop, people = asyncio.get_running_loop(), []
    for number, token in enumerate(tokens):
        key = base64.b64encode(random.randbytes(16)).decode()
        request = (
            f"GET /api/tables/{made}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()
        choice = random.Random(seed * 10 + number)
        person = Person(table, request, task.think, choice)
        await loop.create_connection(partial(same, person), "127.0.0.1", task.port)
        people.append(person)
    return people


def same(person: Person) -> Person:
    return person


async def keep_playing(task: Task, table: Table, tokens: Sequence[str], seed: int) -> None:
    """Game after game."""
    while True:
        people = await sit_down(task, table, tokens, seed)
        await asyncio.gather(*(person.over for person in people))
        for person in people:
            person.transport.close()
        seed += 1_000_003


async def one_game_each(task: Task) -> Answer:
    """Moves alone: all sit before the first of them, and it ends when a tenth of the games have."""
    tables, people = list[Table](), list[Person]()
    for seed in range(task.tables):
        tables.append(Table(len(task.seats)))
        tables[-1].held = True
        tokens = await guests(task.port, task.seats)
        people += await sit_down(task, tables[-1], tokens, seed)
    await asyncio.sleep(task.settle)
    begun, theirs, ours = time.monotonic(), seconds_of(task.server), time.process_time()
    for table in tables:
        table.held = False
    for person in people:
        person.begin()
    playing = {person.over for person in people}
    while len(playing) > 0.9 * len(people):
        _, playing = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    took = time.monotonic() - begun
    theirs, ours = seconds_of(task.server) - theirs, time.process_time() - ours
    times = [t for table in tables for t in table.times]
    return Answer(times, took, theirs / took, ours / took, memory_of(task.server))


async def crowd(task: Task) -> Answer:
    tables, playing = list[Table](), list[asyncio.Task[None]]()
    for first in range(0, task.tables, AT_ONCE):
        some = range(first, min(first + AT_ONCE, task.tables))
        tokens = await asyncio.gather(*(guests(task.port, task.seats) for _ in some))
        for seed, mine in zip(some, tokens, strict=True):
            tables.append(Table(len(mine)))
            playing.append(asyncio.create_task(keep_playing(task, tables[-1], mine, seed)))
        await asyncio.sleep(0.2)
    await asyncio.sleep(task.settle)
    for table in tables:
        table.times.clear()
    begun, theirs, ours = time.monotonic(), seconds_of(task.server), time.process_time()
    await asyncio.sleep(task.seconds)
    took = time.monotonic() - begun
    theirs, ours = seconds_of(task.server) - theirs, time.process_time() - ours
    for each in playing:
        each.cancel()
    times = [t for table in tables for t in table.times]
    return Answer(times, took, theirs / took, ours / took, memory_of(task.server))


def memory_of(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


def seconds_of(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / 100


def main() -> None:
    task = msgspec.json.decode(sys.argv[1], type=Task)
    answer = uvloop.run(crowd(task) if task.seconds else one_game_each(task))
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
