"""The table in the browser as files, which `npm run build` in web/ puts beside this one."""

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from chabudai.bots.wasm import MACHINES
from chabudai.offline import BROWSER as FOLDER
from chabudai.offline import POLICY, PYODIDE, games_file, python_file

SCHEMA = Path(__file__).parent / "schema"
FRAMED = f"{POLICY}; frame-ancestors 'none'"
HEADERS = {
    "Content-Security-Policy": FRAMED,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Vary": "Accept-Encoding",
}
FRESH = "no-cache"  # asked for anew each time
FOR_EVER = "public, max-age=31536000, immutable"  # the name changes with the content
PACKED = ("text/", "application/json", "application/wasm", "image/svg")
KINDS = {  # a browser takes no others; not every machine knows them
    ".wasm": "application/wasm",
    ".mjs": "text/javascript",
}
ABSENT = "The page is not built: run `npm ci && npm run build` in web/.\n"


def page_routes() -> list[BaseRoute]:
    return [
        Route("/", page),
        Route("/icon.svg", page),
        Route("/api/{name}.json", document),
        Route("/assets/{name}", page),
        Route("/machines/{name}", machine),
        Route("/pyodide/{name}", page),
        Route("/python.json", python),
        Route("/games.json", games),
    ]


async def page(request: Request) -> Response:
    return answer(request, FOLDER, request.url.path.lstrip("/") or "index.html")


async def document(request: Request) -> Response:
    """What the protocol is, for programs: openapi, socket, views."""
    return answer(request, SCHEMA, f"{request.path_params['name']}.json")


async def machine(request: Request) -> Response:
    """A game in WebAssembly, or its layout; a page that is told there is none does without."""
    return answer(request, MACHINES, request.path_params["name"])


async def python(request: Request) -> Response:
    """The Python of a table in the page; made when first asked for."""
    return made(request, await asyncio.to_thread(python_file), "application/json")


async def games(request: Request) -> Response:
    """What can be played without a server; a page that is told nothing does without."""
    return made(request, games_file(), "application/json")


def made(request: Request, body: bytes, kind: str) -> Response:
    if not (FOLDER / PYODIDE).is_dir():
        return Response(ABSENT, 404, media_type="text/plain", headers=dict(HEADERS))
    return Response(body, media_type=kind, headers={**HEADERS, "Cache-Control": FRESH})


def answer(request: Request, folder: Path, name: str) -> Response:
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    file = folder / name
    if not is_ours(file, folder):
        return Response(ABSENT, 404, media_type="text/plain", headers=dict(HEADERS))
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packs = zipped and kind.startswith(PACKED)
    body = content(file, file.stat().st_mtime_ns, packs)
    headers = {**HEADERS, "Cache-Control": FOR_EVER if name.startswith("assets/") else FRESH}
    if packs:
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=kind, headers=headers)


def is_ours(file: Path, folder: Path) -> bool:
    try:
        return file.is_file() and file.resolve().is_relative_to(folder)
    except (OSError, ValueError):  # a name that no file can have
        return False


@lru_cache(maxsize=256)
def content(file: Path, changed: int, zipped: bool) -> bytes:
    data = file.read_bytes()
    return gzip.compress(data, mtime=0) if zipped else data
