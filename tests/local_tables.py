"""Tables of a page without the page: its Python here, with the logs in memory, for people who speak
the protocol as in `serving.py`."""

import asyncio
import contextlib
import itertools
import json
import queue
import threading
from collections.abc import Coroutine, Iterator
from typing import Any

from chabudai.table.page import PageTables
from tests.serving import PATIENCE, Anybody


class Memory:
    """Keeps plans and lines as IndexedDB does in a page."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, list[str]]] = {}
        self.noted: dict[str, str] = {}
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

    async def ends(self) -> str:
        return json.dumps(list(self.noted.items()))

    async def note(self, id: str, end: str) -> str:
        self.noted[id] = end
        return ""

    async def remove(self, id: str) -> str:
        self.noted.pop(id, None)
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


class Guest(Anybody):
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

    def line(self, table: str, after: int | None) -> "Port":
        port = Port(self.device)
        place = -1 if after is None else after
        self.device.run(self.device.tables.open(port.number, table, place, self.token))
        return port


class Port:
    """A line to a table of a device."""

    numbers = itertools.count(1)

    def __init__(self, device: Device) -> None:
        self.device, self.number = device, next(self.numbers)
        self.box = device.boxes[self.number] = queue.SimpleQueue()

    def send(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.device.run(self.device.tables.hear(self.number, text))

    def receive(self) -> str:
        text = self.box.get(timeout=PATIENCE)
        assert text is not None, "nothing more is told"
        return text

    def close(self) -> None:
        async def close() -> None:
            self.device.tables.close(self.number)

        self.device.run(close())
