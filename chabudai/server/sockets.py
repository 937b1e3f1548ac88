"""One client on a socket: what it asks is granted or refused, what happens is sent to it."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.server import protocol as p
from chabudai.server.config import MESSAGE_LIMIT
from chabudai.server.limits import Bucket
from chabudai.server.live import ENCODER, LiveTable
from chabudai.server.refusals import in_words
from chabudai.server.wire import Wire, framed
from chabudai.server.wishes import ServedChair
from chabudai.table import told
from chabudai.table.granting import AS_LINES, AT_ONCE, GRANTS, Grant
from chabudai.table.messages import AnySaying, Done, Goodbye, Welcome
from chabudai.table.messages import Refused as RefusedSaying
from chabudai.table.plan import Already

if TYPE_CHECKING:
    from chabudai.server.server import Server

LOG = logging.getLogger("chabudai.server")
DECODER = msgspec.json.Decoder(p.AnyWish)
TOO_SLOW, POLICY, STOPPING, UNREADABLE = 4008, 1008, 1012, 1003
LINES_OF_A_MESSAGE = 20  # so many lines of the log, sent again, count as one message
BAD_MESSAGES = 20  # unreadable ones in a row, then the socket is closed


class Socket(ServedChair):
    """A connection to one table."""

    def __init__(
        self,
        server: "Server",
        socket: WebSocket,
        live: LiveTable,
        person: p.Person | None,
        address: str,
        preview: bool,
        token_hash: str,
        deaf: frozenset[str],
    ) -> None:
        super().__init__(server, live, person)
        self.socket, self.address, self.token_hash = socket, address, token_hash
        self.preview, self.deaf = preview, deaf
        self.wire = Wire(socket, server.config.outbox, server.departures)
        self.inbox: deque[str | bytes] = deque()  # what came while a wish was being granted
        self.granting = False
        self.bucket = Bucket(server.config.messages)
        self.bad = 0

    @property
    def seat(self) -> int | None:
        return self.live.table.seat_of(self.player)

    def send(self, frame: bytes) -> None:
        if not self.wire.send(frame):
            self.live.watchers.discard(self)
            self.wire.drop(TOO_SLOW)

    def say(self, message: AnySaying) -> None:
        self.send(framed(ENCODER.encode(message)))

    def goodbye(self, refusal: Refusal, code: int) -> None:
        """Say why, then stop."""
        self.live.watchers.discard(self)
        self.say(Goodbye(in_words(refusal)))
        self.wire.end(code)

    def turn_away(self) -> None:
        self.goodbye(Refusal("table-unknown"), POLICY)

    # From the table to the client.

    def greet(self, after: int | None) -> None:
        """Who you are, what you missed, how things stand."""
        self.live.watchers.add(self)
        self.say(Welcome(self.live.table.info(self.seat), self.seat, self.player))
        self.catch_up(after)

    def catch_up(self, after: int | None) -> None:
        if after is not None:
            self.say(told.missed(self.live.table, after, self.seat, self.deaf))
        self.send(self.live.current(self.seat, self.preview))

    # From the client to the table.

    async def read(self) -> None:
        """Wait until the client has gone; what it said before anybody listened is heard here."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                self.hear(message.get("text") or message.get("bytes") or b"")

    def hear(self, raw: str | bytes) -> None:
        """Take a message; it waits while an earlier one is being granted."""
        if self.granting:
            self.inbox.append(raw)
            self.wire.line.hold()
        elif not self.wire.ended:
            self.answer(raw)

    def hear_on(self) -> None:
        """A wish is done: on with what has come meanwhile."""
        self.granting = False
        while self.inbox and not self.granting:
            self.hear(self.inbox.popleft())
        if not self.inbox:
            self.wire.line.go_on()

    def answer(self, raw: str | bytes) -> None:
        if not self.take():
            self.goodbye(Refusal("too-fast"), POLICY)
            return
        try:
            if len(raw) > MESSAGE_LIMIT:
                raise refuse("message-too-long", limit=MESSAGE_LIMIT)
            wish = DECODER.decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.unreadable(Refusal("message-unreadable", {"detail": str(error)[:200]}))
            return
        except Refused as error:
            self.unreadable(error.refusal)
            return
        self.bad = 0
        self.begin(wish)

    def take(self, cost: float = 1.0) -> bool:
        """Is a message within what this socket and its address may send?"""
        mine = self.bucket.take(self.server.config.messages, cost)
        return mine and self.server.limits.messages.take(self.address, cost)

    def unreadable(self, refusal: Refusal) -> None:
        self.bad += 1
        if self.bad > BAD_MESSAGES:
            self.goodbye(refusal, UNREADABLE)
        else:
            self.say(RefusedSaying("", in_words(refusal)))

    def begin(self, wish: Any) -> None:
        """Answer at once what needs no waiting; all else in a task that outlives the client."""
        kind = p.WISHES[type(wish)]
        if self.server.stopping:
            self.goodbye(Refusal("server-stopping"), STOPPING)
        elif kind in AT_ONCE:
            try:
                self.say(AT_ONCE[kind](self, wish))
            except Exception as error:
                self.say(self.refused(wish, error))
        elif kind in AS_LINES:
            self.granting = True
            lines = AS_LINES[kind](self, wish)
            self.server.begin(self.live, lines, partial(self.written, wish))
        else:
            self.granting = True
            self.server.spawn(self.grant(GRANTS[kind], wish))

    def written(self, wish: Any, answer: int | Exception) -> None:
        """The lines that a wish asked for are in the log, or why not."""
        if isinstance(answer, Already):  # a move sent twice is played once
            answer = answer.seq
        if isinstance(answer, int):
            self.answered(Done(wish.id, answer))
        else:
            self.answered(self.refused(wish, answer))

    async def grant(self, function: Grant, wish: Any) -> None:
        try:
            answer = await function(self, wish)
        except Exception as error:
            answer = self.refused(wish, error)
        self.answered(answer)

    def answered(self, answer: AnySaying) -> None:
        self.say(answer)
        self.hear_on()

    def refused(self, wish: Any, error: Exception) -> AnySaying:
        if isinstance(error, Refused):
            return RefusedSaying(wish.id, in_words(error.refusal))
        # The database is away, or its disk is full: ask again.
        LOG.error("wish failed", exc_info=error, extra={"wish": type(wish).__name__})
        return RefusedSaying(wish.id, in_words(Refusal("internal-error")))

    def resume(self, after: int) -> None:
        lines = min(told.PAGE, max(0, self.live.table.seq - after))
        if not self.take(lines / LINES_OF_A_MESSAGE):
            raise refuse("too-fast")
        self.catch_up(after)

    async def run(self, after: int | None) -> None:
        """The whole life of the connection."""
        self.greet(after)
        self.server.presence.changed(self.live)
        self.wire.line.hear = self.hear
        tasks = [asyncio.create_task(self.read()), asyncio.create_task(self.wire.write())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.wire.line.hear, self.wire.ended = None, True
            self.live.watchers.discard(self)
            self.live.used = time.monotonic()
            self.server.presence.changed(self.live)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
