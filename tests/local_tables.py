"""Tables of a page without the page: its Python here, with the logs in memory, for people who speak
the protocol as in `serving.py`."""

import asyncio
import contextlib
import json
import queue
import random
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from chabudai.table.page import PageTables
from tests.serving import PATIENCE, Json


class Memory:
    """Keeps plans and lines as IndexedDB does in a page."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, list[str]]] = {}
        self.trouble = ""  # why nothing can be kept now

    async def plans(self) -> str:
        return json.dumps([(id, plan) for id, (plan, _) in self.kept.items()])

    async def read(self, id: str, first: int) -> str:
        if id not in self.kept:
            return ""
        plan, lines = self.kept[id]
        return json.dumps([plan, lines[first:]])

    async def append(self, id: str, first: int, lines: str, plan: str) -> str:
        await asyncio.sleep(0)  # others come in between, as they do in a page
        if self.trouble:
            return self.trouble
        if plan:
            self.kept[id] = (plan, [])
        if len(self.kept[id][1]) != first:
            return "conflict"
        self.kept[id][1].extend(json.loads(lines))
        return ""

    async def remove(self, id: str) -> str:
        return "" if self.kept.pop(id, None) else "storage-denied"


class Device:
    """A page's tables in a loop of their own."""

    def __init__(self, keeper: Memory) -> None:
        self.keeper = keeper
        self.boxes: dict[int, queue.SimpleQueue[str | None]] = {}
        self.tables = PageTables(keeper, lambda socket, text: self.boxes[socket].put(text))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def let_go(self) -> None:
        for live in self.tables.host.tables.values():
            live.watchers.clear()
            self.tables.host.rest(live)
        await asyncio.sleep(0)


@contextlib.contextmanager
def device(keeper: Memory | None = None) -> Iterator[Device]:
    found = Device(keeper or Memory())
    found.thread.start()
    yield found
    found.run(found.let_go())
    found.loop.call_soon_threadsafe(found.loop.stop)
    found.thread.join(PATIENCE)
    found.loop.close()


class Guest:
    """A person at a device, who speaks as `Somebody` does to a server."""

    def __init__(self, at: Device, name: str) -> None:
        self.device, self.token = at, ""
        session = self.post("/guest", name=name)
        self.id, self.token = session["person"]["id"], session["token"]

    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        text = json.dumps(body) if body else ""
        told = self.device.run(self.device.tables.request(method, path, text, self.token))
        found = json.loads(told)
        assert ("answer" in found) == (status == 200), found
        return found.get("answer", found)

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("POST", path, status, **body)

    def table(self, game: str = "mojo", **body: Any) -> Json:
        found: Json = self.post("/tables", game=game, **body)
        return found

    @contextlib.contextmanager
    def at(self, table: str, after: int | None = None) -> "Iterator[Stool]":
        with contextlib.closing(Stool(self, table, -1 if after is None else after)) as stool:
            yield stool


class Stool:
    """A guest's socket at a table, as `Chair` at a server's."""

    numbers = iter(range(1, 1_000_000))

    def __init__(self, who: Guest, table: str, after: int) -> None:
        self.device, self.number = who.device, next(self.numbers)
        self.box = self.device.boxes[self.number] = queue.SimpleQueue()
        self.heard: list[Json] = []
        self.now: Json | None = None
        self.seq, self.count = -1, 0
        self.device.run(self.device.tables.open(self.number, table, after, who.token))
        self.until("current")

    def close(self) -> None:
        async def close() -> None:
            self.device.tables.close(self.number)

        self.device.run(close())

    def send(self, type: str, **body: Any) -> str:
        self.count += 1
        body.setdefault("id", f"{self.number}-{self.count}")
        text = json.dumps({"type": type, **body})
        self.device.run(self.device.tables.hear(self.number, text))
        return str(body["id"])

    def next(self) -> Json:
        text = self.box.get(timeout=PATIENCE)
        assert text is not None, "nothing more is told"
        message: Json = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("update", "current"):
            self.seq = message["seq"]
            self.now = message["now"] or self.now
        return message

    def until(self, *types: str) -> Json:
        while (message := self.next())["type"] not in types:
            pass
        return message

    def ask(self, type: str, **body: Any) -> Json:
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
