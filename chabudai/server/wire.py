"""The way of messages to one client and from it.

A message leaves at once while the client reads; else it waits in a box of limited size. A client
that does not empty it is let go; it can come back and ask for what it missed.
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


class Wire:
    """One client's connection."""

    def __init__(self, socket: WebSocket, size: int) -> None:
        self.socket, self.code = socket, 1000
        self.line: Line = socket.scope["line"]
        self.box: asyncio.Queue[bytes | None] = asyncio.Queue(size)
        self.waits = False  # is there a message that the client has yet to make room for?
        self.ended = False

    def send(self, frame: bytes) -> bool:
        """Take a message without waiting; False if the box is full."""
        if self.ended:
            return True
        if self.line.writable.is_set() and not self.waits and self.box.empty():
            self.line.put(frame)
            return True
        with contextlib.suppress(asyncio.QueueFull):
            self.box.put_nowait(frame)
            return True
        return False

    def end(self, code: int) -> None:
        """Stop after what is in the box."""
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
                self.waits = True
                async with asyncio.timeout(SEND_LIMIT):
                    await self.line.writable.wait()
                self.line.put(frame)
                self.waits = False
        with contextlib.suppress(*GONE):
            await asyncio.wait_for(self.socket.close(self.code), 1.0)
            return
        self.line.abort()  # it does not read: nothing is kept for it
