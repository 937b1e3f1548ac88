"""The files of the page as the server sends them."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.needs("httpx", "starlette")


def asked(path: str) -> Any:
    """What the server answers a browser."""
    import httpx
    from starlette.applications import Starlette

    from chabudai.server.pages import page_routes

    async def ask() -> Any:
        app = httpx.ASGITransport(app=Starlette(routes=page_routes()))
        async with httpx.AsyncClient(transport=app, base_url="http://table.test") as client:
            return await client.get(path, headers={"accept-encoding": "gzip"})

    return asyncio.run(ask())


def test_the_policy_allows_webassembly_and_no_other_code_from_text() -> None:
    from chabudai.offline import POLICY

    scripts = next(part for part in POLICY.split("; ") if part.startswith("script-src"))
    assert scripts == "script-src 'self' 'wasm-unsafe-eval'"


def test_machines_are_sent_by_their_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from chabudai.server import pages

    folder = tmp_path / "wasm"
    folder.mkdir()
    (folder / "mojo.wasm").write_bytes(b"\0asm" + bytes(1000))
    (folder / "mojo.json").write_text('{"game": "mojo"}')
    (tmp_path / "manifest.json").write_text("{}")
    monkeypatch.setattr(pages, "MACHINES", folder)
    sent = asked("/machines/mojo.wasm")
    assert sent.content == b"\0asm" + bytes(1000)
    assert sent.headers["content-type"] == "application/wasm"
    assert sent.headers["content-encoding"] == "gzip"
    assert asked("/machines/mojo.json").json() == {"game": "mojo"}
    for absent in ("chess.wasm", "..%2Fmanifest.json", "%2e%2e%2fmanifest.json"):
        assert asked(f"/machines/{absent}").status_code == 404


@pytest.mark.parametrize("name", ["openapi", "socket", "views"])
def test_the_protocol_is_at_an_address(name: str) -> None:
    from chabudai.server.schema import files

    answer = asked(f"/api/{name}.json")
    assert answer.json() == json.loads(files()[f"{name}.json"])
    assert answer.headers["content-type"] == "application/json"
    assert asked("/api/protocol.json").status_code == 404
