"""The server as one ASGI application: HTTP, sockets, and what guards them."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.server import manners
from chabudai.server.auth import hashed
from chabudai.server.config import BODY_LIMIT, BODY_TIME, STUDY_LIMIT
from chabudai.server.endpoints import ENDPOINTS, Call, Endpoint, SocketQuery
from chabudai.server.limits import forwarded, group
from chabudai.server.pages import page_routes
from chabudai.server.protocol import Failure
from chabudai.server.refusals import in_words
from chabudai.server.server import Server
from chabudai.server.sockets import LINES_OF_A_MESSAGE, Socket
from chabudai.server.wishes import visible
from chabudai.table.plan import Already
from chabudai.table.study import too_long

LOG = logging.getLogger("chabudai.server")
COOKIE = "chabudai"
COOKIE_LIFE = 400 * 86400
STATUS = {  # of refusals; all others are 409
    "auth-needed": 401,
    "auth-wrong": 401,
    "auth-banned": 403,
    "origin-refused": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "join-refused": 403,
    "table-unknown": 404,
    "seat-link-unknown": 404,
    "not-found": 404,
    "puzzle-unknown": 404,
    "deal-unknown": 404,
    "deal-sealed": 403,
    "method-not-allowed": 405,
    "message-too-long": 413,
    "study-too-long": 413,
    "message-not-json": 415,
    "message-unreadable": 400,
    "message-too-slow": 408,
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
CROSS_ORIGIN = {
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Allow-Headers": "authorization, content-type",
    "Access-Control-Max-Age": "600",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Vary": "Origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")
SPOKEN, TOKEN = "chabudai", "token."  # subprotocols of a socket


def create_app(server: Server) -> Starlette:
    """The routes of a server, which live as long as the application does."""
    face = Face(server)
    routes: list[BaseRoute] = [
        Route(path, face.handler({e.method: e for e in ENDPOINTS if e.path == path}),
              methods=["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
        for path in dict.fromkeys(e.path for e in ENDPOINTS)
    ]  # fmt: skip
    if server.metrics:
        routes.append(Route("/metrics", server.metrics.page))
    routes.append(WebSocketRoute("/api/tables/{id}/socket", face.socket))
    routes += page_routes()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    return Starlette(routes=routes, lifespan=lifespan, exception_handlers=HANDLERS)


class Face:
    """What checks who asks, what for and how often, before a server is asked."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def handler(self, endpoints: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
        async def handle(request: Request) -> Response:
            begin = time.monotonic()
            method = "GET" if request.method == "HEAD" else request.method
            endpoint = endpoints.get(method)
            response = await self.respond(request, endpoint)
            if endpoint is None:
                response.headers["Allow"] = ", ".join(sorted(endpoints))
            response = self.for_origin(request, response)
            took = round(1000 * (time.monotonic() - begin), 1)
            path = next(iter(endpoints.values())).path  # as declared: ids are secrets
            if self.server.metrics:
                self.server.metrics.request(path, response.status_code)
            LOG.debug("request", extra={
                "method": request.method, "path": path, "status": response.status_code, "ms": took,
            })  # fmt: skip
            return response

        return handle

    def for_origin(self, request: Request, response: Response) -> Response:
        """Let a page that `--origin` names read the answer, and ask first what it may do."""
        origin = request.headers.get("origin")
        if origin not in self.server.config.origins:
            return response
        if request.method == "OPTIONS":
            allowed = {"Access-Control-Allow-Methods": response.headers.get("Allow", "")}
            response = Response(status_code=204, headers=allowed)
        response.headers.update({**CROSS_ORIGIN, "Access-Control-Allow-Origin": str(origin)})
        return response

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
        response = json_response(answer, call.status)
        if call.new_token is not None:
            self.set_cookie(response, call.new_token)
        return response

    async def read(self, request: Request, endpoint: Endpoint) -> Call:
        """Check all that can be checked before anything is done."""
        address = self.address(request)
        if not self.server.limits.requests.take(address):
            raise refuse("too-fast")
        if endpoint.costly and not self.server.limits.signups.take(address):
            raise refuse("too-fast")
        if request.method not in SAFE:
            self.check_origin(request)
        token = token_of(request)
        person = await self.server.auth.person(token) if token else None
        if endpoint.private and person is None:
            raise refuse("auth-needed")
        query = convert(dict(request.query_params), endpoint.query)
        if any("\0" in text for text in request.path_params.values()):
            raise refuse("not-found")
        body = await read_body(request, endpoint) if endpoint.body else None
        path = dict(request.path_params)
        return Call(self.server, person, path, query, body, token, address)

    def address(self, connection: HTTPConnection) -> str:
        """Who is limited: the address of a client, or of a whole household."""
        if self.server.config.proxied:
            told = connection.headers.get("x-forwarded-for", "")
            if told:
                return forwarded(told)
        return group(connection.client.host) if connection.client else "unix"

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of somebody else must not speak for the person in front of it."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        host = connection.headers.get("host", "")
        if origin not in (f"http://{host}", f"https://{host}", *self.server.config.origins):
            raise refuse("origin-refused")

    def set_cookie(self, response: Response, token: str) -> None:
        life = COOKIE_LIFE if token else 0
        response.set_cookie(
            COOKIE,
            token,
            max_age=life,
            httponly=True,
            samesite="lax",
            secure=self.server.config.secure,
        )

    # Sockets.

    async def socket(self, websocket: WebSocket) -> None:
        address, server = self.address(websocket), self.server
        try:
            socket, after = await self.welcome(websocket, address)
        except Refused as error:
            await websocket.send_denial_response(failure(error.refusal))
            return
        limits = server.limits
        limits.sockets[address] += 1
        server.open_sockets.add(socket)
        try:
            await websocket.accept(SPOKEN if SPOKEN in offered(websocket) else None)
            await socket.run(after)
        finally:
            server.open_sockets.discard(socket)
            limits.leave(limits.sockets, address)

    async def welcome(self, websocket: WebSocket, address: str) -> tuple[Socket, int | None]:
        """Check who wants to watch or play at which table."""
        server = self.server
        if server.stopping:
            raise refuse("server-stopping")
        limits = server.limits
        if limits.sockets[address] >= server.config.sockets or not limits.requests.take(address):
            raise refuse("too-fast")
        self.check_origin(websocket)
        query: SocketQuery = convert(dict(websocket.query_params), SocketQuery)
        token = token_of(websocket)
        person = await server.auth.person(token) if token else None
        live = await visible(server, websocket.path_params["id"], person)
        if query.after is not None:
            lines = max(0, live.table.seq - query.after)
            if not limits.messages.take(address, 1 + lines / LINES_OF_A_MESSAGE):
                raise refuse("too-fast")
        token_hash = hashed(token) if token else ""
        deaf = await manners.deaf(server.store, person.id if person else "")
        found = Socket(server, websocket, live, person, address, query.preview, token_hash, deaf)
        return found, query.after


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
    if any("\0" in text for text in query.values()):
        raise refuse("message-unreadable", detail="a NUL")
    try:
        return msgspec.convert(query, kind, strict=False)
    except msgspec.ValidationError as error:
        raise refuse("message-unreadable", detail=str(error)[:200]) from error


async def read_body(request: Request, endpoint: Endpoint) -> Any:
    try:
        body = await asyncio.wait_for(whole_body(request, endpoint), BODY_TIME)
    except TimeoutError as error:
        raise refuse("message-too-slow") from error
    if not body and endpoint.may_be_empty:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise refuse("message-not-json")
    try:
        return msgspec.json.decode(body, type=endpoint.body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refuse("message-unreadable", detail=str(error)[:200]) from error


async def whole_body(request: Request, endpoint: Endpoint) -> bytes:
    body, limit = bytearray(), STUDY_LIMIT if endpoint.study else BODY_LIMIT
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise too_long() if endpoint.study else refuse("message-too-long", limit=limit)
    return bytes(body)


def json_response(answer: Any, status: int = 200) -> Response:
    data = msgspec.json.encode(answer)
    return Response(data, status, headers=dict(HEADERS), media_type="application/json")


def failure(refusal: Refusal) -> Response:
    return json_response(Failure(in_words(refusal)), STATUS.get(refusal.id, 409))


async def not_found(request: Request, error: Exception) -> Response:
    return failure(Refusal("not-found"))


async def failed(request: Request, error: Exception) -> Response:
    return failure(Refusal("internal-error"))


async def not_allowed(request: Request, error: Any) -> Response:
    response = failure(Refusal("method-not-allowed"))
    response.headers.update(error.headers or {})
    return response


HANDLERS: dict[Any, Any] = {404: not_found, 405: not_allowed, 500: failed}
