"""One client on a socket: what it asks is granted or refused, what happens is sent to it.

Messages to a client wait in a box of limited size. A client that does not empty it is let go; it
can come back and ask for what it missed.
"""

import asyncio
import contextlib
import logging
import time
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
from chabudai.table import told
from chabudai.table.messages import AnySaying, Done, Goodbye, Hinted, Pong, Welcome
from chabudai.table.messages import Refused as RefusedSaying
from chabudai.table.plan import Already

if TYPE_CHECKING:
    from chabudai.server.server import Server, Wish

LOG = logging.getLogger("chabudai.server")
DECODER = msgspec.json.Decoder(p.AnyWish)
TOO_SLOW, POLICY, STOPPING, UNREADABLE = 4008, 1008, 1012, 1003
SEND_LIMIT = 20.0  # seconds for one message to leave
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
    ) -> None:
        self.server, self.socket, self.live, self.person = server, socket, live, person
        self.address, self.preview, self.token_hash = address, preview, token_hash
        self.player = person.id if person else ""
        self.box: asyncio.Queue[bytes | None] = asyncio.Queue(server.config.outbox)
        self.code = 1000
        self.bucket = Bucket(server.config.messages)
        self.bad = 0
        self.reader: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int | None:
        return self.live.table.seat_of(self.player)

    def send(self, message: bytes) -> None:
        try:
            self.box.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def say(self, message: AnySaying) -> None:
        self.send(ENCODER.encode(message))

    def close(self, code: int) -> None:
        """Stop as soon as possible; what still waits in the box is dropped."""
        self.code = code
        self.live.watchers.discard(self)
        while not self.box.empty():
            self.box.get_nowait()
        self.box.put_nowait(None)

    def goodbye(self, refusal: Refusal, code: int) -> None:
        """Say why, then stop."""
        self.code = code
        self.live.watchers.discard(self)
        self.say(Goodbye(in_words(refusal)))
        with contextlib.suppress(asyncio.QueueFull):
            self.box.put_nowait(None)

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
            self.say(told.missed(self.live.table, after, self.seat))
        self.send(self.live.current(self.seat, self.preview))

    async def write(self) -> None:
        """Send what is in the box until the end."""
        with contextlib.suppress(TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            while (message := await self.box.get()) is not None:
                await asyncio.wait_for(self.socket.send_text(message.decode()), SEND_LIMIT)
        with contextlib.suppress(TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            await asyncio.wait_for(self.socket.close(self.code), 1.0)
            return
        self.socket.scope.get("abort", bool)()  # it does not read: nothing is kept for it

    # From the client to the table.

    async def read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self.answer(message.get("text"), message.get("bytes"))

    async def answer(self, text: str | None, data: bytes | None) -> None:
        if not self.take():
            self.goodbye(Refusal("too-fast"), POLICY)
            return
        try:
            raw = text if text is not None else data or b""
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
        await self.grant(wish)

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

    async def grant(self, wish: p.AnyWish) -> None:
        if self.server.stopping:
            self.goodbye(Refusal("server-stopping"), STOPPING)
            return
        try:
            answer = await GRANTS[type(wish)](self, wish)
        except Refused as error:
            answer = RefusedSaying(wish.id, in_words(error.refusal))
        except Already as already:
            answer = Done(wish.id, already.seq)
        except Exception:  # the database is away, or its disk is full: ask again
            LOG.exception("wish failed", extra={"wish": type(wish).__name__})
            answer = RefusedSaying(wish.id, in_words(Refusal("internal-error")))
        if answer is not None:
            self.say(answer)

    def my_seat(self) -> int:
        return wishes.seat_of(self.live.table, self.person)

    async def carry_out(self, id: str, wish: "Wish") -> Done:
        return Done(id, await self.server.carry_out(self.live, wish))

    async def move(self, wish: p.Move) -> AnySaying:
        given = (self.server, self.live, self.person)
        return Done(wish.id, await wishes.move(*given, wish.move, wish.id))

    async def why(self, wish: p.Why) -> AnySaying:
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

    async def hint(self, wish: p.Hint) -> AnySaying:
        return Hinted(wish.id, await wishes.hint(self.server, self.live, self.person))

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

    async def resume(self, wish: p.Resume) -> AnySaying | None:
        lines = min(told.PAGE, max(0, self.live.table.seq - wish.after))
        if not self.take(lines / LINES_OF_A_MESSAGE):
            raise refuse("too-fast")
        self.catch_up(wish.after)
        return Done(wish.id, self.live.table.seq)

    async def ping(self, wish: p.Ping) -> AnySaying:
        return Pong(wish.id)

    async def run(self, after: int | None) -> None:
        """The whole life of the connection."""
        self.greet(after)
        self.reader = asyncio.create_task(self.read())
        writer = asyncio.create_task(self.write())
        try:
            await asyncio.wait({self.reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.watchers.discard(self)
            self.live.used = time.monotonic()
            for task in (self.reader, writer):
                task.cancel()
            await asyncio.gather(self.reader, writer, return_exceptions=True)


GRANTS: dict[type, Callable[[Socket, Any], Awaitable[AnySaying | None]]] = {
    p.Move: Socket.move,
    p.Why: Socket.why,
    p.Undo: Socket.undo,
    p.Answer: Socket.agree,
    p.SaltWish: Socket.salt,
    p.Chat: Socket.chat,
    p.Hint: Socket.hint,
    p.Leave: Socket.leave,
    p.Return: Socket.come_back,
    p.Replace: Socket.replace,
    p.Resume: Socket.resume,
    p.Ping: Socket.ping,
}
