"""What one address can cost before a request is even read: connections and slow heads.

These are uvicorn's protocols with a count of connections by address, a limit of time for the head
of a request, a refusal without reading for an address that has asked for more than it may, and a
way to let go of a socket that does not read.
"""

import asyncio
import functools
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

from chabudai.kernel.refusal import Refusal
from chabudai.server.limits import forwarded, group
from chabudai.server.protocol import Failure
from chabudai.server.refusals import in_words
from chabudai.server.wire import SHORT, TEXT

if TYPE_CHECKING:
    from websockets.http11 import Request

    from chabudai.server.server import Server


FORWARDED = re.compile(rb"\r\nx-forwarded-for:([^\r\n]*)\r\n", re.IGNORECASE)
FINAL, MASKED, HEAD = 0x80, 0x80, 6  # of a client's short frame: bits, and the bytes of its head


@functools.cache
def too_fast() -> bytes:
    """A whole answer of HTTP, after which the connection is closed."""
    body = msgspec.json.encode(Failure(in_words(Refusal("too-fast"))))
    head = "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 1\r\n"
    head += f"Cache-Control: no-store\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that hands messages on as they come, and writes frames that others have made."""

    guarded: "Server"
    counted = ""
    hear: Callable[[bytes], None] | None = None  # takes messages as they come
    slow = False  # does the client take less than it is sent?
    whole: bool | None = None  # has each portion been one whole frame so far? None: no head yet

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["line"] = self

    def data_received(self, data: bytes) -> None:
        """A short message that comes alone, as nearly all do, is read here; all else is for the
        library, which from the first other portion on has the connection for itself."""
        if self.whole:
            size = len(data) - HEAD
            self.whole = 0 <= size < SHORT and data[0] & FINAL == FINAL and data[1] == MASKED + size
            if self.whole and data[0] == TEXT and self.hear and not self.close_sent:
                self.hear(apply_mask(data[HEAD:], data[HEAD - 4 : HEAD]))
                return
        elif self.whole is None:
            self.whole = data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.slow = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.slow = False

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self.hear(data)

    def put(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def hold(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def abort(self) -> None:
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.counted:
            self.guarded.limits.leave(self.guarded.limits.connections, self.counted)


class GuardedHttp(H11Protocol):
    """HTTP with a limit of connections for each address, and of time for a head."""

    guarded: "Server"
    counted = ""  # the address that this connection counts for
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_head()
        limits, config = self.guarded.limits, self.guarded.config
        if config.proxied or self.client is None:  # all come from one address
            return
        address = group(self.client[0])
        if limits.enter(limits.connections, address, config.connections):
            self.counted = address
        else:
            transport.abort()

    def expect_head(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(self.guarded.config.head_time, self.head_is_late)

    def head_is_late(self) -> None:
        self.transport.abort()

    def head_is_there(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def asks_too_much(self, data: bytes) -> bool:
        """Has the address asked for more than it may? Behind a proxy, the one that `data` tells."""
        address = self.counted
        if self.guarded.config.proxied:
            found = FORWARDED.search(data)
            address = forwarded(found[1].decode("latin-1")) if found else ""
        return bool(address) and self.guarded.limits.requests.is_empty(address)

    def data_received(self, data: bytes) -> None:
        if self.conn.their_state is h11.IDLE and self.asks_too_much(data):
            self.transport.write(too_fast())  # unread: a flood must not cost more than this
            self.transport.close()
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.expect_head()
        else:
            self.head_is_there()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.head_is_there()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, GuardedSocket):
            protocol.counted, self.counted = self.counted, ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.head_is_there()
        super().connection_lost(exc)
        if self.counted:
            self.guarded.limits.leave(self.guarded.limits.connections, self.counted)


def protocols(server: "Server") -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of HTTP and of sockets for one server."""
    own = {"guarded": server}
    return type("Http", (GuardedHttp,), own), type("Socket", (GuardedSocket,), own)
