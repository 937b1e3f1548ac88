"""A real server on a real port, and people who speak its protocol, for the tests of the server."""

import contextlib
import json
import random
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import httpx
import uvicorn
from websockets.sync.client import connect

from chabudai.server.config import Config
from chabudai.server.limits import Rate
from chabudai.server.serve import listen, uvicorn_settings
from chabudai.server.server import Server

FAST = Rate(1_000_000, 1_000_000)
PATIENCE = 120.0  # seconds; a busy machine may need them
Json = dict[str, Any]


class Served:
    """A server in a thread of this process."""

    def __init__(self, database: str, **changes: Any) -> None:
        names = ("requests", "signups", "messages", "address_messages", "chats", "spectator_chats")
        limits: Json = {**dict.fromkeys(names, FAST), "sockets": 10_000, "connections": 10_000}
        settings: Json = {"workers": 1, "pace": 0.0, "database": database, **limits, **changes}
        self.server = Server(Config(**settings))
        config = uvicorn_settings(
            self.server, timeout_graceful_shutdown=3, ws_ping_timeout=PATIENCE
        )
        self.uvicorn = uvicorn.Server(config)
        self.listener = listen("127.0.0.1", 0)
        self.thread = threading.Thread(target=self.uvicorn.run, args=[[self.listener]])

    def __enter__(self) -> "Served":
        self.thread.start()
        until(lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.uvicorn.started
        port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


def until(test: Callable[[], Any]) -> Any:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not (found := test()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)
    return found


def line_to(url: str, **options: Any) -> httpx.Client:
    """A line to a server, without a proxy, for who can wait."""
    return httpx.Client(base_url=url, timeout=PATIENCE, verify=False, trust_env=False, **options)


class Line(Protocol):
    """A connection to a table."""

    def send(self, text: str | bytes, /) -> object: ...

    def receive(self) -> str | bytes: ...

    def close(self) -> None: ...


class Anybody(ABC):
    """Who makes wishes and sits at tables; `ask` and `line` say how that travels."""

    id: str

    @abstractmethod
    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any: ...

    @abstractmethod
    def line(self, table: str, after: int | None) -> Line: ...

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("POST", path, status, **body)

    def table(self, game: str = "mojo", **body: Any) -> Json:
        found: Json = self.post("/tables", game=game, **body)
        return found

    @contextlib.contextmanager
    def at(self, table: str, after: int | None = None) -> "Iterator[Chair]":
        with contextlib.closing(Chair(self, table, after)) as chair:
            yield chair


Meet = Callable[[str], Anybody]  # somebody of this name


class Somebody(Anybody):
    """A person with a token at a server."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.headers: dict[str, str] = {}
        self.use(self.post("/guest", name=name))

    def use(self, session: Json) -> None:
        self.id, self.token = session["person"]["id"], session["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        options: Json = {} if method == "GET" else {"json": body}
        with line_to(self.url) as client:
            answer = client.request(method, "/api" + path, headers=self.headers, **options)
        assert answer.status_code == status, answer.text
        return answer.json()

    def line(self, table: str, after: int | None) -> "Socket":
        query = "" if after is None else f"?after={after}"
        return Socket(
            f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket{query}", self.headers
        )


class Socket:
    """A line to a table of a server."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.stack = contextlib.ExitStack()
        joining = connect(
            url, additional_headers=headers, proxy=None, open_timeout=PATIENCE,
            ping_interval=None, max_queue=None,
        )  # fmt: skip
        self.connection = self.stack.enter_context(joining)
        self.send, self.close = self.connection.send, self.stack.close

    def receive(self) -> str | bytes:
        return self.connection.recv(timeout=PATIENCE)


class Chair:
    """A person's line to a table; remembers everything that came."""

    def __init__(self, who: Anybody, table: str, after: int | None = None) -> None:
        self.line = who.line(table, after)
        self.heard: list[Json] = []
        self.texts: list[str | bytes] = []  # the same, byte for byte
        self.now: Json | None = None
        self.seq = -1
        self.count = 0
        with contextlib.ExitStack() as stack:  # closed if the greeting fails
            stack.callback(self.close)
            self.until("current")
            stack.pop_all()

    def close(self) -> None:
        self.line.close()

    def send(self, type: str, **body: Any) -> str:
        self.count += 1
        body.setdefault("id", f"{id(self)}-{self.count}")
        self.line.send(json.dumps({"type": type, **body}))
        return str(body["id"])

    def next(self) -> Json:
        text = self.line.receive()
        message: Json = json.loads(text)
        self.heard.append(message)
        self.texts.append(text)
        if message["type"] in ("update", "current"):
            self.seq = message["seq"]
            self.now = message["now"] or self.now
        return message

    def until(self, *types: str) -> Json:
        while (message := self.next())["type"] not in types:
            pass
        return message

    def ask(self, type: str, **body: Any) -> Json:
        """Send a wish; the answer to it."""
        id = self.send(type, **body)
        while (message := self.next()).get("id") != id:
            pass
        return message

    def refused(self, type: str, **body: Any) -> str:
        answer = self.ask(type, **body)
        assert answer["type"] == "refused", answer
        return str(answer["refusal"]["id"])

    def done(self, type: str, **body: Any) -> int:
        answer = self.ask(type, **body)
        assert answer["type"] == "done", answer
        return int(answer["seq"])

    def until_now(self, test: Callable[[Json], Any]) -> Json:
        while self.now is None or not test(self.now):
            self.next()
        return self.now

    def play_on(self, choice: random.Random) -> Json:
        """Make a random move whenever it is this seat's decision, to the end; the outcome."""
        while True:
            if self.now and self.now["outcome"]:
                return dict(self.now["outcome"])
            if self.now and self.now["moves"]:
                move = choice.choice(self.now["moves"])
                self.now = None
                self.done("move", move=move)
                if self.now is not None:
                    continue
            self.next()


@contextlib.contextmanager
def served(folder: Path, **changes: Any) -> Iterator[Served]:
    with Served(str(folder / "tables.db"), **changes) as server:
        yield server
