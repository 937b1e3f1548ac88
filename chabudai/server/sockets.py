"""One client on a socket: what it asks is granted or refused, what happens is sent to it."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.server import protocol as p
from chabudai.server import times, wishes
from chabudai.server.config import MESSAGE_LIMIT
from chabudai.server.limits import Bucket
from chabudai.server.live import ENCODER, LiveTable
from chabudai.server.refusals import in_words
from chabudai.server.wire import Wire, framed
from chabudai.table import told
from chabudai.table.messages import AnySaying, Done, Goodbye, Pong, Welcome, hinted
from chabudai.table.messages import Refused as RefusedSaying
from chabudai.table.plan import Already
from chabudai.table.wishes import Wish, seat_of

if TYPE_CHECKING:
    from chabudai.server.server import Server

LOG = logging.getLogger("chabudai.server")
DECODER = msgspec.json.Decoder(p.AnyWish)
TOO_SLOW, POLICY, STOPPING, UNREADABLE = 4008, 1008, 1012, 1003
LINES_OF_A_MESSAGE = 20  # so many lines of the log, sent again, count as one message
BAD_MESSAGES = 20  # unreadable ones in a row, then the socket is closed


class Socket:
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
        self.server, self.socket, self.live, self.person = server, socket, live, person
        self.address, self.preview, self.token_hash = address, preview, token_hash
        self.player = person.id if person else ""
        self.deaf = deaf
        self.wire = Wire(socket, server.config.outbox)
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

    def begin(self, wish: p.AnyWish) -> None:
        """Answer at once what needs no waiting; all else in a task that outlives the client."""
        if self.server.stopping:
            self.goodbye(Refusal("server-stopping"), STOPPING)
        elif type(wish) in AT_ONCE:
            try:
                self.say(AT_ONCE[type(wish)](self, wish))
            except Exception as error:
                self.say(self.refused(wish, error))
        else:
            self.granting = True
            self.server.spawn(self.grant(wish))

    async def grant(self, wish: p.AnyWish) -> None:
        try:
            answer = await GRANTS[type(wish)](self, wish)
        except Exception as error:
            answer = self.refused(wish, error)
        self.say(answer)
        self.hear_on()

    def refused(self, wish: p.AnyWish, error: Exception) -> AnySaying:
        if isinstance(error, Refused):
            return RefusedSaying(wish.id, in_words(error.refusal))
        if isinstance(error, Already):
            return Done(wish.id, error.seq)
        # The database is away, or its disk is full: ask again.
        LOG.error("wish failed", exc_info=error, extra={"wish": type(wish).__name__})
        return RefusedSaying(wish.id, in_words(Refusal("internal-error")))

    def my_seat(self) -> int:
        return seat_of(self.live.table, self.player)

    async def carry_out(self, id: str, wish: Wish) -> Done:
        return Done(id, await self.server.carry_out(self.live, wish))

    async def move(self, wish: p.Move) -> AnySaying:
        given = (self.server, self.live, self.person)
        return Done(wish.id, await wishes.move(*given, wish.move, wish.id))

    def why(self, wish: p.Why) -> AnySaying:
        refusal = self.live.table.why_not(self.my_seat(), wish.move)
        if refusal:
            return RefusedSaying(wish.id, in_words(refusal))
        return Done(wish.id, self.live.table.seq)

    async def undo(self, wish: p.Undo) -> AnySaying:
        return await self.carry_out(wish.id, lambda table: table.to_undo(self.my_seat(), wish.turn))

    async def agree(self, wish: p.Answer) -> AnySaying:
        return await self.carry_out(
            wish.id, lambda table: table.to_answer(self.my_seat(), wish.yes)
        )

    async def salt(self, wish: p.SaltWish) -> AnySaying:
        given = (self.server, self.live, self.person)
        return Done(wish.id, await wishes.give_salt(*given, wish.salt, wish.hash))

    async def chat(self, wish: p.Chat) -> AnySaying:
        return Done(wish.id, await wishes.chat(self.server, self.live, self.person, wish.text))

    async def react(self, wish: p.React) -> AnySaying:
        await wishes.react(self.server, self.live, self.person, wish.reaction)
        return Done(wish.id, self.live.table.seq)

    async def hint(self, wish: p.Hint) -> AnySaying:
        given = (self.server, self.live, self.person)
        return hinted(wish.id, await wishes.hint(*given, wish.depth, wish.move))

    async def leave(self, wish: p.Leave) -> AnySaying:
        self.my_seat()
        assert self.person
        return Done(wish.id, await wishes.leave(self.server, self.live, self.person))

    async def come_back(self, wish: p.Return) -> AnySaying:
        self.my_seat()
        person = self.person
        assert person
        return await self.carry_out(
            wish.id, lambda table: table.to_return(self.my_seat(), person.id, person.name)
        )

    async def replace(self, wish: p.Replace) -> AnySaying:
        self.my_seat()
        if wish.seat >= len(self.live.table.seats):
            raise refuse("table-not-waiting", seat=wish.seat)
        bot = await wishes.fitting_bot(self.server, self.live, wish.seat)
        return await self.carry_out(
            wish.id, lambda table: table.to_replace(wish.seat, bot, times.now())
        )

    def resume(self, wish: p.Resume) -> AnySaying:
        lines = min(told.PAGE, max(0, self.live.table.seq - wish.after))
        if not self.take(lines / LINES_OF_A_MESSAGE):
            raise refuse("too-fast")
        self.catch_up(wish.after)
        return Done(wish.id, self.live.table.seq)

    def ping(self, wish: p.Ping) -> AnySaying:
        return Pong(wish.id)

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


AT_ONCE: dict[type, Callable[[Socket, Any], AnySaying]] = {
    p.Why: Socket.why,
    p.Resume: Socket.resume,
    p.Ping: Socket.ping,
}
GRANTS: dict[type, Callable[[Socket, Any], Awaitable[AnySaying]]] = {
    p.Move: Socket.move,
    p.Undo: Socket.undo,
    p.Answer: Socket.agree,
    p.SaltWish: Socket.salt,
    p.Chat: Socket.chat,
    p.React: Socket.react,
    p.Hint: Socket.hint,
    p.Leave: Socket.leave,
    p.Return: Socket.come_back,
    p.Replace: Socket.replace,
}
