"""What `chabudai site` writes, and what a page may ask for by name."""

import gzip
import json
import re
from pathlib import Path

import pytest

from chabudai import site
from chabudai.games import NAMES
from chabudai.kernel.refusal import Refused
from chabudai.table.asked import answer
from tests.serving import Somebody

MOST_BYTES = 9_000_000  # compressed, of all that a device keeps


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    from tests.building import make_page

    make_page()
    return site.write_site(tmp_path_factory.mktemp("site"))


@pytest.mark.needs("node", "playwright", "ziglang")
def test_a_site_is_whole_and_light(files: dict[str, bytes]) -> None:
    wanted = ["index.html", "python.json", "games.json", "pyodide/pyodide.asm.wasm"]
    wanted += [f"machines/{name}.{end}" for name in NAMES for end in ("wasm", "json")]
    assert set(wanted) <= set(files)
    assert sum(len(gzip.compress(data)) for data in files.values()) <= MOST_BYTES
    manifest = json.loads(files["manifest.webmanifest"])
    assert {icon["src"] for icon in manifest["icons"]} <= set(files)
    assert manifest["start_url"] == manifest["scope"] == "./"


@pytest.mark.needs("node", "playwright", "ziglang")
def test_the_page_names_its_version_and_policy(files: dict[str, bytes]) -> None:
    page, worker = files["index.html"].decode(), files["service-worker.js"].decode()
    told = re.search(r'name="chabudai-site" content="(\w+)"', page)
    kept = json.loads(worker.split("const SITE = ", 1)[1].split(";\n", 1)[0].split("; //")[0])
    assert told
    assert kept["version"] == told[1]
    assert set(kept["files"]) == set(files) - {"service-worker.js"}
    assert "'wasm-unsafe-eval'" in page
    assert "'unsafe-eval'" not in page
    assert "'unsafe-inline'" not in page
    assert not re.search(r'(src|href)="(/|https?:)', page)  # any path, no other host
    assert site.version_of({**files, "one.txt": b""}) != site.version_of(files)


@pytest.mark.needs("node", "playwright", "ziglang")
def test_a_site_is_written_over_an_older_one_only(files: dict[str, bytes], tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("keep me")
    with pytest.raises(Refused) as refused:
        site.write_site(tmp_path)
    assert refused.value.refusal.id == "site-not-empty"
    folder = tmp_path / "site"
    site.write_site(folder)
    (folder / "assets" / "old.js").touch()
    site.write_site(folder)
    assert not (folder / "assets" / "old.js").exists()
    assert {str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file()} == set(files)


@pytest.mark.needs("httpx", "starlette", "websockets")
def test_a_page_asks_only_for_what_is_listed(ann: Somebody) -> None:
    listed = "chabudai.games:names"
    assert ann.post("/ask", target=listed, values=[])["answer"] == answer(listed, [])
    assert ann.post("/ask", 404, target="os:getcwd", values=[])["refusal"]["id"] == "not-found"
    wrong = ann.post("/ask", 400, target=listed, values=[1, 2])
    assert wrong["refusal"]["id"] == "message-unreadable"
