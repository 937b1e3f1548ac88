"""Messages on a socket, in frames as clients may cut them."""

import json
import socket
import time
from collections.abc import Iterator

from tests.serving import Served, Somebody
from tests.test_server_limits import TWO, raw


def masked(text: bytes, kind: int = 0x81) -> bytes:
    key = b"\x01\x02\x03\x04"
    body = bytes(byte ^ key[n % 4] for n, byte in enumerate(text))
    return bytes((kind, 0x80 | len(text))) + key + body


def ping(id: str) -> bytes:
    return masked(b'{"type":"ping","id":"%s"}' % id.encode())


def frames_after_head(data: bytes) -> Iterator[bytes]:
    rest = data.partition(b"\r\n\r\n")[2]
    while len(rest) >= 2:
        size, start = (rest[1], 2) if rest[1] < 126 else (int.from_bytes(rest[2:4], "big"), 4)
        if len(rest) < start + size:
            return
        yield rest[start : start + size]
        rest = rest[start + size :]


def test_messages_are_heard_however_their_frames_arrive(server: Served, ann: Somebody) -> None:
    """Short ones that come alone are read past the library; after any others it goes on."""
    table = ann.table(options=TWO)["table"]["id"]
    long = masked(b'{"type":"ping",', 0x01) + masked(b'"id":"parts"}', 0x80)
    control, torn = masked(b"", 0x8A), ping("torn")
    portions = [ping("a"), control, ping("b"), torn[:1], torn[1:9], torn[9:], ping("c") + ping("d")]
    portions += [long, masked(b"\xff"), ping("last")]
    with raw(server) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(upgrade(table, ann))
        data, heard = b"", list[bytes]()
        while not heard:
            data += line.recv(65536)
            heard = list(frames_after_head(data))
        for portion in portions:
            line.sendall(portion)
            time.sleep(0.02)
        while b'"last"' not in data:
            data += line.recv(65536)
        said = [json.loads(frame) for frame in frames_after_head(data)]
    answers = [m["id"] for m in said if m["type"] in ("pong", "refused")]
    assert answers == ["a", "b", "torn", "c", "d", "parts", "", "last"]


def upgrade(table: str, who: Somebody) -> bytes:
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    head += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return f"{head}Authorization: {who.headers['Authorization']}\r\n\r\n".encode()
