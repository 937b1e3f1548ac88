"""How messages go to a client: at once while it reads, into a box of limited size else."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from chabudai.server.wire import Departures, Wire, framed


class Line:
    """A connection of which the test says whether its peer reads."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.hear: Callable[[bytes], None] | None = None
        self.sent: list[bytes] = []
        self.aborted = False

    @property
    def slow(self) -> bool:
        return not self.writable.is_set()

    def put(self, frame: bytes) -> None:
        self.sent.append(frame)

    def hold(self) -> None:
        pass

    def go_on(self) -> None:
        pass

    def abort(self) -> None:
        self.aborted = True


def wire_of(line: Line, size: int = 2) -> Wire:
    async def close(code: int) -> None:
        line.sent.append(b"closed %d" % code)

    socket: Any = SimpleNamespace(scope={"line": line}, close=close)
    return Wire(socket, size, Departures())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 70000])
def test_a_frame_is_what_the_standard_says(size: int) -> None:
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_messages_keep_their_order_when_a_client_reads_again() -> None:
    async def play() -> None:
        line = Line()
        wire = wire_of(line)
        writer = asyncio.create_task(wire.write())
        line.writable.set()
        assert wire.send(b"1")
        assert wire.send(b"1b")
        await asyncio.sleep(0)
        assert line.sent == [b"11b"]  # at once, and together
        line.writable.clear()
        assert wire.send(b"2")
        await asyncio.sleep(0)  # the writer holds it now
        await asyncio.sleep(0)
        line.writable.set()
        assert wire.send(b"3")  # must not overtake
        wire.end(1000)
        assert wire.send(b"too late")
        await writer
        assert line.sent == [b"11b", b"2", b"3", b"closed 1000"]

    asyncio.run(play())


def test_what_is_ready_leaves_before_what_must_wait() -> None:
    async def play() -> None:
        line = Line()
        wire = wire_of(line)
        line.writable.set()
        wire.send(b"1")
        line.writable.clear()
        wire.send(b"2")
        assert line.sent == [b"1"]
        line.writable.set()
        wire.end(1000)
        await wire.write()
        assert line.sent == [b"1", b"2", b"closed 1000"]

    asyncio.run(play())


def test_a_client_that_does_not_read_has_a_full_box() -> None:
    async def play() -> None:
        line = Line()
        wire = wire_of(line)
        assert [wire.send(b"x") for _ in range(3)] == [True, True, False]
        wire.drop(4008)
        await wire.write()
        assert line.sent == [b"closed 4008"]

    asyncio.run(play())
