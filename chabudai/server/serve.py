"""Running a server until it is told to stop."""

import asyncio
import signal
import socket
import threading
import webbrowser

import uvicorn

from chabudai.kernel.words import say
from chabudai.server.app import Server
from chabudai.server.config import MESSAGE_LIMIT, Config
from chabudai.server.logs import to_stderr

GRACE = 5  # seconds that open requests have at the end


class Polite(uvicorn.Server):
    """Says goodbye to every client before the sockets are closed."""

    house: Server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.say_goodbye()
        await asyncio.sleep(0.1)  # time for the messages to leave
        await super().shutdown(sockets)


def serve(config: Config, level: str = "info", show: bool = False) -> int:
    """Serve until a signal comes; `show` opens the table in a browser."""
    to_stderr(level)
    listener = socket.create_server((config.host, config.port), reuse_port=False)
    address = f"http://{config.host}:{listener.getsockname()[1]}"
    print(say("en", "server-listens", {"address": address}), flush=True)
    if show:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    house = Server(config)
    settings = uvicorn.Config(
        house.app(),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=2 * MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=5000,
        lifespan="on",
    )
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them again when all is done
        signal.signal(number, lambda *_: None)
    server = Polite(settings)
    server.house = house
    server.run(sockets=[listener])
    return 0 if server.started else 1
