"""The table in the browser as files, which `npm run build` in web/ puts beside this one."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

FOLDER = Path(__file__).parent / "browser"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Vary": "Accept-Encoding",
}
FRESH = "no-cache"  # asked for anew each time
FOR_EVER = "public, max-age=31536000, immutable"  # the name changes with the content
PACKED = ("text/", "application/json", "image/svg")
ABSENT = "The page is not built: run `npm ci && npm run build` in web/.\n"


def page_routes() -> list[BaseRoute]:
    return [
        Route("/", page),
        Route("/icon.svg", page),
        Route("/assets/{name}", page),
    ]


async def page(request: Request) -> Response:
    name = request.url.path.lstrip("/") or "index.html"
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    file = FOLDER / name
    if not file.is_file() or not file.resolve().is_relative_to(FOLDER):
        return Response(ABSENT, 404, media_type="text/plain", headers=dict(HEADERS))
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packs = zipped and kind.startswith(PACKED)
    body = content(file, file.stat().st_mtime_ns, packs)
    headers = {**HEADERS, "Cache-Control": FOR_EVER if name.startswith("assets/") else FRESH}
    if packs:
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def content(file: Path, changed: int, zipped: bool) -> bytes:
    data = file.read_bytes()
    return gzip.compress(data, mtime=0) if zipped else data
