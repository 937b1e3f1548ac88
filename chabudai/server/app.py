"""The server as one ASGI application: HTTP, sockets, and what guards them."""

import asyncio
import contextlib
import fcntl
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import IO, Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.server import desk as desk_
from chabudai.server.auth import Auth
from chabudai.server.bots import Pool
from chabudai.server.cluster import Cluster
from chabudai.server.config import BODY_LIMIT, Config
from chabudai.server.desk import Desk
from chabudai.server.endpoints import ENDPOINTS, AfterQuery, Call, Endpoint
from chabudai.server.house import House, Live
from chabudai.server.limits import Limiter
from chabudai.server.metrics import Metrics
from chabudai.server.notify import Notifier
from chabudai.server.pages import page_routes
from chabudai.server.protocol import Failure, Person
from chabudai.server.ratings import rate
from chabudai.server.sockets import STOPPING, Socket
from chabudai.server.store import Store
from chabudai.server.table import Already
from chabudai.server.telling import refusal_told

LOG = logging.getLogger("chabudai.server")
COOKIE = "chabudai"
COOKIE_LIFE = 400 * 86400
STATUS = {  # of refusals; all others are 409
    "auth-needed": 401,
    "auth-wrong": 401,
    "origin-refused": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "table-unknown": 404,
    "seat-link-unknown": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "message-too-long": 413,
    "message-not-json": 415,
    "message-unreadable": 400,
    "too-fast": 429,
    "internal-error": 500,
    "server-stopping": 503,
}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
SAFE = ("GET", "HEAD")
SPOKEN, TOKEN = "chabudai", "token."  # subprotocols of a socket


class Server:
    """A server with everything that it holds."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.pool = Pool(config.workers)
        self.house = House(config, self.store, self.pool)
        self.desk = Desk(config, self.store, Auth(self.store), self.house)
        self.house.when_over.append(self.rate)
        self.notifier = Notifier(self.house)
        self.cluster = Cluster(self.house) if self.store.postgres else None
        self.metrics = Metrics(self) if config.metrics else None
        if self.metrics:
            self.house.when_added.append(self.metrics.line)
            self.pool.when_answered.append(self.metrics.answered)
        self.requests = Limiter(config.requests)
        self.signups = Limiter(config.signups)
        self.sockets: Counter[str] = Counter()
        self.open_sockets: set[Socket] = set()
        self.lock: IO[str] | None = None
        self.background: list[asyncio.Task[None]] = []

    def app(self) -> Starlette:
        routes: list[BaseRoute] = [
            Route(path, self.handler({e.method: e for e in ENDPOINTS if e.path == path}),
                  methods=["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
            for path in dict.fromkeys(e.path for e in ENDPOINTS)
        ]  # fmt: skip
        if self.metrics:
            routes.append(Route("/metrics", self.metrics.page))
        routes.append(WebSocketRoute("/api/tables/{id}/socket", self.socket))
        routes += page_routes()
        return Starlette(routes=routes, lifespan=self.lifespan, exception_handlers=HANDLERS)

    # Life.

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.start()
        try:
            yield
        finally:
            await self.stop()

    async def start(self) -> None:
        self.lock = lock_file(self.config.database)
        await self.store.open()
        self.pool.open()
        self.background = [asyncio.create_task(self.house.sweep())]
        if self.cluster:
            await self.cluster.open()
        else:
            self.background.append(asyncio.create_task(self.house.resume_all()))
        LOG.info("server started")

    def say_goodbye(self) -> None:
        self.house.stopping = True
        for socket in list(self.open_sockets):
            socket.goodbye(Refusal("server-stopping"), STOPPING)

    async def stop(self) -> None:
        self.say_goodbye()
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        await self.house.stop()
        if self.cluster:
            await self.cluster.close()
        await self.pool.close()
        await self.store.close()
        if self.lock:
            self.lock.close()
        LOG.info("server stopped")

    def rate(self, live: Live) -> None:
        if self.house.drives(live.table.plan.id):
            self.house.spawn(rate(self.store, live.table))

    # HTTP.

    def handler(self, endpoints: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
        async def handle(request: Request) -> Response:
            begin = time.monotonic()
            method = "GET" if request.method == "HEAD" else request.method
            endpoint = endpoints.get(method)
            response = await self.respond(request, endpoint)
            if endpoint is None:
                response.headers["Allow"] = ", ".join(sorted(endpoints))
            took = round(1000 * (time.monotonic() - begin), 1)
            path = next(iter(endpoints.values())).path  # as declared: ids are secrets
            if self.metrics:
                self.metrics.request(path, response.status_code)
            LOG.debug("request", extra={
                "method": request.method, "path": path, "status": response.status_code, "ms": took,
            })  # fmt: skip
            return response

        return handle

    async def respond(self, request: Request, endpoint: Endpoint | None) -> Response:
        try:
            if endpoint is None:
                raise refuse("method-not-allowed")
            call = await self.read(request, endpoint)
            answer = await endpoint.grant(call)
        except Refused as error:
            return failure(error.refusal)
        except Already:
            return failure(Refusal("table-changed"))
        except ClientDisconnect:
            return Response(status_code=499)
        except Exception:
            LOG.exception("request failed", extra={"path": endpoint.path if endpoint else ""})
            return failure(Refusal("internal-error"))
        response = json_response(answer)
        if call.new_token is not None:
            self.set_cookie(response, call.new_token)
        return response

    async def read(self, request: Request, endpoint: Endpoint) -> Call:
        """Check all that can be checked before anything is done."""
        address = self.address(request)
        if not self.requests.take(address):
            raise refuse("too-fast")
        if endpoint.costly and not self.signups.take(address):
            raise refuse("too-fast")
        if request.method not in SAFE:
            self.check_origin(request)
        token = token_of(request)
        person = await self.desk.auth.person(token) if token else None
        if endpoint.private and person is None:
            raise refuse("auth-needed")
        query = convert(dict(request.query_params), endpoint.query)
        body = await read_body(request, endpoint.body) if endpoint.body else None
        return Call(self.desk, person, dict(request.path_params), query, body, token)

    def address(self, connection: HTTPConnection) -> str:
        if self.config.proxied:
            told = connection.headers.get("x-forwarded-for", "")
            if told:
                return told.rpartition(",")[2].strip()
        return connection.client.host if connection.client else "unix"

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of somebody else must not speak for the person in front of it."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        host = connection.headers.get("host", "")
        if origin not in (f"http://{host}", f"https://{host}", *self.config.origins):
            raise refuse("origin-refused")

    def set_cookie(self, response: Response, token: str) -> None:
        life = COOKIE_LIFE if token else 0
        response.set_cookie(
            COOKIE, token, max_age=life, httponly=True, samesite="lax", secure=self.config.secure
        )

    # Sockets.

    async def socket(self, websocket: WebSocket) -> None:
        address = self.address(websocket)
        try:
            socket, after = await self.welcome(websocket, address)
        except Refused as error:
            refusal = error.refusal
            await websocket.send_denial_response(failure(refusal))
            return
        self.sockets[address] += 1
        self.open_sockets.add(socket)
        try:
            await websocket.accept(SPOKEN if SPOKEN in offered(websocket) else None)
            await socket.run(after)
        finally:
            self.open_sockets.discard(socket)
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def welcome(self, websocket: WebSocket, address: str) -> tuple[Socket, int | None]:
        """Check who wants to watch or play at which table."""
        if self.house.stopping:
            raise refuse("server-stopping")
        if not self.requests.take(address) or self.sockets[address] >= self.config.sockets:
            raise refuse("too-fast")
        self.check_origin(websocket)
        query = dict(websocket.query_params)
        after = convert(query, AfterQuery).after if query else None
        person = await self.person(websocket)
        live = await desk_.visible(self.desk, websocket.path_params["id"], person)
        return Socket(self.desk, websocket, live, person), after

    async def person(self, connection: HTTPConnection) -> Person | None:
        token = token_of(connection)
        return await self.desk.auth.person(token) if token else None


def token_of(connection: HTTPConnection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token[:100]
    for word in offered(connection):
        if word.startswith(TOKEN):
            return word.removeprefix(TOKEN)[:100]
    return connection.cookies.get(COOKIE, "")[:100]


def offered(connection: HTTPConnection) -> list[str]:
    """The subprotocols a socket offers: a browser's sockets can carry a token in no other way."""
    words = connection.headers.get("sec-websocket-protocol", "").split(",")
    return [word.strip() for word in words]


def convert(query: dict[str, str], kind: type) -> Any:
    try:
        return msgspec.convert(query, kind, strict=False)
    except msgspec.ValidationError as error:
        raise refuse("message-unreadable", detail=str(error)[:200]) from error


async def read_body(request: Request, kind: type) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise refuse("message-not-json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > BODY_LIMIT:
            raise refuse("message-too-long", limit=BODY_LIMIT)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refuse("message-unreadable", detail=str(error)[:200]) from error


def json_response(answer: Any, status: int = 200) -> Response:
    data = msgspec.json.encode(answer)
    return Response(data, status, headers=dict(HEADERS), media_type="application/json")


def failure(refusal: Refusal) -> Response:
    return json_response(Failure(refusal_told(refusal)), STATUS.get(refusal.id, 409))


async def not_found(request: Request, error: Exception) -> Response:
    return failure(Refusal("not-found"))


async def failed(request: Request, error: Exception) -> Response:
    return failure(Refusal("internal-error"))


async def not_allowed(request: Request, error: Any) -> Response:
    response = failure(Refusal("method-not-allowed"))
    response.headers.update(error.headers or {})
    return response


HANDLERS: dict[Any, Any] = {404: not_found, 405: not_allowed, 500: failed}


def lock_file(database: str) -> IO[str] | None:
    """One server on one SQLite file: a second would not hear what the first does."""
    if "://" in database:
        return None
    file = Path(database + ".lock").open("w")  # noqa: SIM115
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise refuse("database-in-use", path=database) from error
    return file
