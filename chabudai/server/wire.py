"""The way of messages to one client and from it.

While the client reads, messages leave at the end of what is being done, those that came together
in one go; else they wait in a box of limited size. A client that does not empty it is let go; it
can come back and ask for what it missed.
"""

import asyncio
import contextlib
import struct
from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

SEND_LIMIT = 20.0  # seconds for one message to leave
TEXT, SHORT, MIDDLE = 0x81, 126, 1 << 16  # of a frame: its kind, and limits of size
GONE = (TimeoutError, RuntimeError, OSError, WebSocketDisconnect)


class Line(Protocol):
    """The connection, as the protocol of sockets in `guard` has it."""

    writable: asyncio.Event
    slow: bool  # the same the other way round, and quicker to ask
    hear: Callable[[bytes], None] | None

    def put(self, frame: bytes) -> None:
        """Write a whole frame."""

    def hold(self) -> None:
        """Read no more for now."""

    def go_on(self) -> None:
        """Read again."""

    def abort(self) -> None:
        """Drop the connection, and what was not sent yet."""


def framed(message: bytes) -> bytes:
    """A message as a client of a WebSocket gets it; made once for all who get the same."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < MIDDLE:
        return struct.pack("!BBH", TEXT, SHORT, size) + message
    return struct.pack("!BBQ", TEXT, SHORT + 1, size) + message


class Departures:
    """The wires that have something to send: a move's update and its answer leave together, and
    so do messages to many, once all that a commit has brought about is done."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []

    def add(self, wire: "Wire") -> None:
        if not self.wires:
            asyncio.get_running_loop().call_soon(self.leave)
        self.wires.append(wire)

    def leave(self) -> None:
        wires, self.wires = self.wires, []
        for wire in wires:
            wire.leave()


class Wire:
    """One client's connection."""

    def __init__(self, socket: WebSocket, size: int, departures: Departures) -> None:
        self.socket, self.code, self.departures = socket, 1000, departures
        self.line: Line = socket.scope["line"]
        self.ready: list[bytes] = []  # what leaves next
        self.box: asyncio.Queue[bytes | None] = asyncio.Queue(size)
        self.waits = False  # is there a message that the client has yet to make room for?
        self.ended = False

    def send(self, frame: bytes) -> bool:
        """Take a message without waiting; False if the box is full."""
        if self.ended:
            return True
        if not self.waits and not self.line.slow:
            if not self.ready:
                self.departures.add(self)
            self.ready.append(frame)
            return True
        self.leave()
        with contextlib.suppress(asyncio.QueueFull):
            self.waits = True
            self.box.put_nowait(frame)
            return True
        return False

    def leave(self) -> None:
        """Send what is ready."""
        if self.ready:
            self.line.put(b"".join(self.ready))
            self.ready.clear()

    def end(self, code: int) -> None:
        """Stop after what is in the box."""
        self.leave()
        self.code, self.ended = code, True
        with contextlib.suppress(asyncio.QueueFull):
            self.box.put_nowait(None)

    def drop(self, code: int) -> None:
        """Stop as soon as possible; what still waits in the box is dropped."""
        while not self.box.empty():
            self.box.get_nowait()
        self.end(code)

    async def write(self) -> None:
        """Send what had to wait, until the end."""
        with contextlib.suppress(*GONE):
            while (frame := await self.box.get()) is not None:
                async with asyncio.timeout(SEND_LIMIT):
                    await self.line.writable.wait()
                self.line.put(frame)
                self.waits = not self.box.empty()
        with contextlib.suppress(*GONE):
            await asyncio.wait_for(self.socket.close(self.code), 1.0)
            return
        self.line.abort()  # it does not read: nothing is kept for it
