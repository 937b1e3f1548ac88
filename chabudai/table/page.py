"""Tables inside a page: what its worker calls, and whom it tells. Texts go over, JSON of the
protocol, byte for byte as a server would send it."""

import json
import random
from collections.abc import Callable
from typing import Any

from chabudai.games import NAMES, find
from chabudai.kernel.refusal import Refusal, Refused
from chabudai.table import asked, told
from chabudai.table.answers import Person
from chabudai.table.calls import LocalChair, person_of
from chabudai.table.encoding import encode, text_of
from chabudai.table.granting import grant
from chabudai.table.host import Host, Keeper, Live, now
from chabudai.table.local import answer
from chabudai.table.messages import AnySaying, Goodbye, Welcome
from chabudai.table.messages import Refused as RefusedSaying
from chabudai.table.wish_shapes import read_wish

Tell = Callable[[int, str | None], Any]  # a socket's number and a text; None: no more to come


def prepare() -> None:
    """All that can be ready before anybody plays, so that a copy of this memory has it."""
    asked.prepare()
    for name in NAMES:
        find(name)


def awake() -> None:
    """This memory may be a copy of what another page had: time and chance are its own."""
    now.set()
    random.seed()


class Socket(LocalChair):
    """Somebody who listens at a table."""

    preview = True
    deaf = told.NOBODY

    def __init__(self, host: Host, live: Live, person: Person, number: int, tell: Tell) -> None:
        super().__init__(host, live, person)
        self.number, self.tell = number, tell

    def send(self, message: bytes) -> None:
        self.tell(self.number, message.decode())

    def turn_away(self) -> None:
        self.send(encode(Goodbye(Refusal("table-unknown"))))
        self.tell(self.number, None)

    def greet(self, after: int) -> None:
        """Who you are, what you missed, how things stand."""
        table = self.live.table
        seat = table.seat_of(self.player)
        self.live.watchers.add(self)
        self.send(encode(Welcome(table.info(seat), seat, self.player)))
        self.resume(after)

    def resume(self, after: int) -> None:
        table = self.live.table
        seat = table.seat_of(self.player)
        self.send(encode(told.missed(table, after, seat)))
        self.send(self.live.current(seat, self.preview))

    async def answer(self, wish: dict[str, Any]) -> None:
        try:
            saying: AnySaying = await grant(self, read_wish(wish))
        except Refused as error:
            saying = RefusedSaying(wish["id"], error.refusal)
        self.send(encode(saying))


class PageTables:
    """What a page's worker holds."""

    def __init__(self, keeper: Keeper, tell: Tell) -> None:
        self.host, self.tell = Host(keeper), tell
        self.sockets: dict[int, Socket] = {}

    async def request(self, method: str, path: str, body: str, token: str) -> str:
        """Returns the answer as JSON, or the refusal."""
        given = json.loads(body) if body else {}
        try:
            return text_of({"answer": await answer(self.host, method, path, given, token)})
        except Refused as error:
            return text_of({"refusal": error.refusal})

    async def open(self, number: int, table: str, after: int, token: str) -> None:
        try:
            live = await self.host.find(table)
        except Refused as error:
            self.tell(number, text_of(Goodbye(error.refusal)))
            self.tell(number, None)
            return
        socket = Socket(self.host, live, person_of(token), number, self.tell)
        self.sockets[number] = socket
        socket.greet(after)
        self.host.drive(live)

    async def hear(self, number: int, text: str) -> None:
        if socket := self.sockets.get(number):
            await socket.answer(json.loads(text))

    async def heard(self, table: str) -> None:
        await self.host.heard(table)

    def close(self, number: int) -> None:
        if socket := self.sockets.pop(number, None):
            socket.live.watchers.discard(socket)
