"""Telling people elsewhere that it is their turn.

A webhook goes to an address that its owner chose, so it must not become a way into our own
network: the name is resolved once, every address must be public, and the call goes to the very
address that was checked. Redirects are not followed.
"""

import asyncio
import contextlib
import ipaddress
import logging
import socket
import ssl
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

import msgspec

from chabudai.kernel.refusal import refuse

LOG = logging.getLogger("chabudai.server")
TIMEOUT = 5.0
PORTS = {"http": 80, "https": 443}
CLOSED = [  # what some versions of Python take for public: translated, site-local, old embeddings
    ipaddress.ip_network(network)
    for network in ("64:ff9b:1::/48", "fec0::/10", "::/96", "192.0.0.0/24")
]


async def check_url(url: str, allowed: Sequence[str] = ()) -> None:
    """Refuse an address that is not plain http(s) to a public host; empty is fine."""
    if url and parse(url).hostname not in allowed:
        await resolve(parse(url))


def parse(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError as error:
        raise refuse("webhook-refused") from error
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or parts.scheme not in PORTS or not parts.hostname or parts.username:
        raise refuse("webhook-refused")
    if port not in PORTS.values() and port < 1024:
        raise refuse("webhook-refused")
    return parts


async def resolve(parts: SplitResult) -> str:
    """An address of the host; refused if any of its addresses is not public."""
    loop = asyncio.get_running_loop()
    try:
        found = await asyncio.wait_for(
            loop.getaddrinfo(parts.hostname, None, type=socket.SOCK_STREAM), TIMEOUT
        )
    except (OSError, UnicodeError, TimeoutError) as error:
        raise refuse("webhook-refused") from error
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise refuse("webhook-refused")
    return addresses[0]


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return is_public(str(inner))
        if found in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    closed = any(found in network for network in CLOSED if network.version == found.version)
    return found.is_global and not found.is_multicast and not closed


def request(parts: SplitResult, body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "User-Agent: chabudai",
        "Connection: close",
    ]
    return ("\r\n".join(head) + "\r\n\r\n").encode("ascii") + body


async def post(url: str, message: dict[str, object], allowed: Sequence[str] = ()) -> int:
    """Send a message; the answer's status. `allowed` hosts are reached wherever they are."""
    parts = parse(url)
    address = str(parts.hostname) if parts.hostname in allowed else await resolve(parts)
    secure = parts.scheme == "https"
    reader, writer = await asyncio.wait_for(
        asyncio.open_connection(
            address,
            parts.port or PORTS[parts.scheme],
            ssl=ssl.create_default_context() if secure else None,
            server_hostname=parts.hostname if secure else None,
        ),
        TIMEOUT,
    )
    try:
        writer.write(request(parts, msgspec.json.encode(message)))
        status = await asyncio.wait_for(reader.readline(), TIMEOUT)
        return int(status.split()[1])
    finally:
        writer.close()
        with contextlib.suppress(OSError, ssl.SSLError):
            await writer.wait_closed()
