"""A folder's files in a browser, sent with the server's headers but without a server."""

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

ORIGIN = "http://machines.test/"
KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


class Site:
    """A page of its own; every file that it asks for comes from the folder."""

    def __init__(self, browser: "Browser", folder: Path, headers: dict[str, str]) -> None:
        self.folder, self.headers = folder, headers
        self.page = browser.new_page()
        self.page.context.route("**", self.send)
        self.page.goto(ORIGIN)

    def send(self, route: "Route") -> None:
        name = route.request.url.removeprefix(ORIGIN)
        path = self.folder / name
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "text/html"
        headers = {**self.headers, "Content-Type": kind}
        route.fulfill(body=path.read_bytes() if name else b"<!doctype html>", headers=headers)
