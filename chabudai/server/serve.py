"""Running a server until it is told to stop."""

import asyncio
import contextlib
import gc
import ipaddress
import logging
import signal
import socket
import sys
import threading
import webbrowser
from typing import Any

import uvicorn

from chabudai.kernel.refusal import refuse
from chabudai.kernel.words import say
from chabudai.server.app import create_app
from chabudai.server.config import HEAD_LIMIT, MESSAGE_LIMIT, Config
from chabudai.server.guard import protocols
from chabudai.server.logs import to_stderr
from chabudai.server.server import Server

GRACE = 5  # seconds that open requests have at the end
HIGHEST_PORT = 65535
ELSEWHERE = ("192.0.2.1", 9)  # an address that belongs to nobody; nothing is sent there
UNREAD = 30_000  # milliseconds after which a peer that takes nothing counts as gone
GARBAGE = (50_000, 20, 50)  # allocations before the collector looks


class Polite(uvicorn.Server):
    """Tells where it listens once it does, and says goodbye before the sockets are closed."""

    server: Server
    address: str
    show: bool

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            tell(self.address, self.server.config.host)
        if self.started and self.show:
            threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.server.say_goodbye()
        await asyncio.sleep(0.1)  # time for the messages to leave
        await super().shutdown(sockets)


def uvicorn_settings(server: Server, **changes: Any) -> uvicorn.Config:
    """How uvicorn runs a server."""
    http, ws = protocols(server)
    settings: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "http": http,
        "h11_max_incomplete_event_size": HEAD_LIMIT,
        "ws": ws,
        "ws_max_size": 2 * MESSAGE_LIMIT,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "proxy_headers": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        "limit_concurrency": 5000,
        "lifespan": "on",
    }
    return uvicorn.Config(create_app(server), **{**settings, **changes})


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen at; refused where the address is taken, is not ours or is none.

    Who connects to it and then takes nothing is let go.
    """
    if not 0 <= port <= HIGHEST_PORT:
        raise refuse("port-out-of-range", port=str(port), highest=str(HIGHEST_PORT))
    try:
        listener = socket.create_server((host, port), reuse_port=False)
    except OSError as error:
        detail = error.strerror or str(error)
        raise refuse("address-refused", host=host, port=str(port), detail=detail) from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    return listener


def tame_garbage() -> None:
    """The collector looks seldom, and never at what is there from the start: with thousands of
    tables in memory each of its rounds stopped everybody for a third of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def serve(config: Config, level: str = "info", show: bool = False) -> int:
    """Serve until a signal comes; `show` opens the table in a browser."""
    to_stderr(level)
    listener = listen(config.host, config.port)
    server = make_server(config)
    # What keeps a server from starting is told in one line, below, and not by uvicorn too.
    logging.getLogger("uvicorn.error").addFilter(lambda _: server.trouble is None)
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them again when all is done
        signal.signal(number, lambda *_: None)
    running = Polite(uvicorn_settings(server))
    running.server, running.show = server, show
    running.address = f"http://{reachable(config.host)}:{listener.getsockname()[1]}"
    tame_garbage()
    with contextlib.suppress(SystemExit):  # what uvicorn raises if it could not start
        running.run(sockets=[listener])
    if server.trouble:
        raise server.trouble
    return 0 if running.started else 1


def make_server(config: Config) -> Server:
    try:
        return Server(config)
    except ModuleNotFoundError as error:
        extra = "metrics" if error.name == "prometheus_client" else "postgres"
        raise refuse("extra-missing", extra=extra) from error


def is_everywhere(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return host == ""


def reachable(host: str) -> str:
    """The name under which others reach a server: its host, or this machine's in its network."""
    if not is_everywhere(host):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:  # no network
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def tell(address: str, host: str) -> None:
    """Where the server listens; to a terminal, if others can reach it, by a QR code too."""
    print(say("en", "server-listens", {"address": address}), flush=True)
    if is_everywhere(host) and sys.stdout.isatty():
        with contextlib.suppress(ModuleNotFoundError):
            import segno

            segno.make(address, error="l").terminal(compact=True, border=2)
