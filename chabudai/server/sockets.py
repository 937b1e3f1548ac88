"""One client on a socket: what it asks is granted or refused, what happens is sent to it.

Messages to a client wait in a box of limited size. A client that does not empty it is let go; it
can come back and ask for what it missed.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.server import desk as desk_
from chabudai.server import protocol as p
from chabudai.server import telling
from chabudai.server.bots import house_bot
from chabudai.server.config import MESSAGE_LIMIT
from chabudai.server.desk import Desk
from chabudai.server.house import ENCODER, Live
from chabudai.server.limits import Bucket
from chabudai.server.table import Already

LOG = logging.getLogger("chabudai.server")
DECODER = msgspec.json.Decoder(p.AnyWish)
TOO_SLOW, POLICY, STOPPING, UNREADABLE = 4008, 1008, 1012, 1003
SEND_LIMIT = 20.0  # seconds for one message to leave
LINES_OF_A_MESSAGE = 20  # so many lines of the log, sent again, count as one message
BAD_MESSAGES = 20  # unreadable ones in a row, then the socket is closed


class Socket:
    """A connection to one table."""

    def __init__(self, desk: Desk, socket: WebSocket, live: Live, person: p.Person | None) -> None:
        self.desk, self.socket, self.live, self.person = desk, socket, live, person
        self.player = person.id if person else ""
        self.box: asyncio.Queue[bytes | None] = asyncio.Queue(desk.config.outbox)
        self.code = 1000
        self.bucket = Bucket(desk.config.messages)
        self.chats = Bucket(desk.config.chats)
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

    def say(self, message: p.AnySaying) -> None:
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
        self.say(p.Goodbye(telling.refusal_told(refusal)))
        with contextlib.suppress(asyncio.QueueFull):
            self.box.put_nowait(None)

    def turn_away(self) -> None:
        self.goodbye(Refusal("table-unknown"), POLICY)

    # From the table to the client.

    def greet(self, after: int | None) -> None:
        """Who you are, what you missed, how things stand."""
        self.live.watchers.add(self)
        self.say(p.Welcome(self.live.table.info(self.seat), self.seat, self.player))
        self.catch_up(after)

    def catch_up(self, after: int | None) -> None:
        table = self.live.table
        if after is not None:
            self.say(p.Missed(telling.updates(table, after, self.seat)))
        self.say(telling.current(table, self.seat, time.time()))

    async def write(self) -> None:
        """Send what is in the box until the end."""
        with contextlib.suppress(TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            while (message := await self.box.get()) is not None:
                await asyncio.wait_for(self.socket.send_text(message.decode()), SEND_LIMIT)
        with contextlib.suppress(TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            await asyncio.wait_for(self.socket.close(self.code), 1.0)

    # From the client to the table.

    async def read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self.answer(message.get("text"), message.get("bytes"))

    async def answer(self, text: str | None, data: bytes | None) -> None:
        if not self.bucket.take(self.desk.config.messages):
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

    def unreadable(self, refusal: Refusal) -> None:
        self.bad += 1
        if self.bad > BAD_MESSAGES:
            self.goodbye(refusal, UNREADABLE)
        else:
            self.say(p.Refused("", telling.refusal_told(refusal)))

    async def grant(self, wish: p.AnyWish) -> None:
        if self.desk.house.stopping:
            self.goodbye(Refusal("server-stopping"), STOPPING)
            return
        try:
            answer = await GRANTS[type(wish)](self, wish)
        except Refused as error:
            answer = p.Refused(wish.id, telling.refusal_told(error.refusal))
        except Already as already:
            answer = p.Done(wish.id, already.seq)
        except Exception:  # the database is away, or its disk is full: ask again
            LOG.exception("wish failed", extra={"wish": type(wish).__name__})
            answer = p.Refused(wish.id, telling.refusal_told(Refusal("internal-error")))
        if answer is not None:
            self.say(answer)

    def my_seat(self) -> int:
        return desk_.seat_of(self.live.table, self.person)

    async def carry_out(self, id: str, wish: Callable[[Any], list[p.AnyEntry]]) -> p.Done:
        seq = await self.desk.house.carry_out(self.live, lambda table: (wish(table), ()))
        return p.Done(id, seq)

    async def move(self, wish: p.Move) -> p.AnySaying:
        return p.Done(
            wish.id, await desk_.move(self.desk, self.live, self.person, wish.move, wish.id)
        )

    async def why(self, wish: p.Why) -> p.AnySaying:
        refusal = self.live.table.why_not(self.my_seat(), wish.move)
        if refusal:
            return p.Refused(wish.id, telling.refusal_told(refusal))
        return p.Done(wish.id, self.live.table.seq)

    async def undo(self, wish: p.Undo) -> p.AnySaying:
        return await self.carry_out(wish.id, lambda table: table.to_undo(self.my_seat()))

    async def agree(self, wish: p.Answer) -> p.AnySaying:
        return await self.carry_out(
            wish.id, lambda table: table.to_answer(self.my_seat(), wish.yes)
        )

    async def chat(self, wish: p.Chat) -> p.AnySaying:
        if self.person is None:
            raise refuse("auth-needed")
        if not self.chats.take(self.desk.config.chats):
            raise refuse("too-fast")
        name = self.person.name
        return await self.carry_out(wish.id, lambda table: table.to_say(self.seat, name, wish.text))

    async def hint(self, wish: p.Hint) -> p.AnySaying:
        seat, table = self.my_seat(), self.live.table
        if not table.plan.settings.hints:
            raise refuse("hint-not-allowed")
        position = table.playing()
        if position.seat != seat:
            raise refuse("not-your-turn", seat=position.seat)
        move = await self.desk.house.pool.choose(position, house_bot(position.game), self.player)
        return p.Hinted(wish.id, position.game.notation.move_text(move))

    async def leave(self, wish: p.Leave) -> p.AnySaying:
        self.my_seat()
        assert self.person
        return p.Done(wish.id, await desk_.leave(self.desk, self.live, self.person))

    async def come_back(self, wish: p.Return) -> p.AnySaying:
        self.my_seat()
        person = self.person
        assert person
        return await self.carry_out(
            wish.id, lambda table: table.to_return(self.my_seat(), person.id, person.name)
        )

    async def replace(self, wish: p.Replace) -> p.AnySaying:
        self.my_seat()
        if wish.seat >= len(self.live.table.seats):
            raise refuse("table-not-waiting", seat=wish.seat)
        bot = await desk_.fitting_bot(self.desk, self.live, wish.seat)
        return await self.carry_out(
            wish.id, lambda table: table.to_replace(wish.seat, bot, time.time())
        )

    async def resume(self, wish: p.Resume) -> p.AnySaying | None:
        lines = max(0, self.live.table.seq - wish.after)
        if not self.bucket.take(self.desk.config.messages, lines / LINES_OF_A_MESSAGE):
            raise refuse("too-fast")
        self.catch_up(wish.after)
        return p.Done(wish.id, self.live.table.seq)

    async def ping(self, wish: p.Ping) -> p.AnySaying:
        return p.Pong(wish.id)

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


GRANTS: dict[type, Callable[[Socket, Any], Awaitable[p.AnySaying | None]]] = {
    p.Move: Socket.move,
    p.Why: Socket.why,
    p.Undo: Socket.undo,
    p.Answer: Socket.agree,
    p.Chat: Socket.chat,
    p.Hint: Socket.hint,
    p.Leave: Socket.leave,
    p.Return: Socket.come_back,
    p.Replace: Socket.replace,
    p.Resume: Socket.resume,
    p.Ping: Socket.ping,
}
