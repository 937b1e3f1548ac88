"""The page as files for any static host: `chabudai site FOLDER`. It needs neither node nor network.

Everything is there to play without a server: the page, Python for its worker, searches in
WebAssembly, and a service worker that keeps one version of all of it on the device.
"""

import gzip
import hashlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path

from chabudai.bots.wasm import MACHINES, build_wasm
from chabudai.games import NAMES, find
from chabudai.kernel.refusal import refuse
from chabudai.offline import BROWSER, POLICY, PYODIDE, games_file, python_file

WORKER, PAGE, ICON = "service-worker.js", "index.html", "icon.svg"
STAMP = "sources.txt"  # of the build; nobody asks for it
EMPTY = 'const SITE = { version: "", files: [] };'
THEME = "#35291f"
MANIFEST = {
    "name": "Chabudai",
    "short_name": "Chabudai",
    "description": "Mojo, Momiji and Mangrovia",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": THEME,
    "theme_color": THEME,
    "icons": [
        {"src": ICON, "sizes": "any", "type": "image/svg+xml"},
        {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"},
        {
            "src": "icon-512.png",
            "sizes": "512x512",
            "type": "image/png",
            "purpose": "any maskable",
        },
    ],
}
HEAD = """<meta http-equiv="Content-Security-Policy" content="{policy}" />
    <meta name="chabudai-site" content="{version}" />
    <meta name="theme-color" content="{theme}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-192.png" />
    """
FIRST = '<meta name="viewport"'


def site_files() -> dict[str, bytes]:
    """Returns what a site is made of, by name; refused where it was never built."""
    if not (BROWSER / PYODIDE).is_dir():
        raise refuse("site-not-built")
    found = {
        path.relative_to(BROWSER).as_posix(): path.read_bytes()
        for path in sorted(BROWSER.rglob("*"))
        if path.is_file() and path.name != STAMP
    }
    found |= {"python.json": python_file(), "games.json": games_file(), **machine_files()}
    found["manifest.webmanifest"] = json.dumps(MANIFEST, indent=1).encode()
    return found


def machine_files() -> dict[str, bytes]:
    """The games in WebAssembly: those that came with the package, else built here by zig."""
    found = {}
    for name in NAMES:
        try:
            path = build_wasm(find(name), MACHINES)
        except (ImportError, OSError, RuntimeError) as error:
            raise refuse("site-no-machines") from error
        for file in (path, path.with_suffix(".json")):
            found[f"machines/{file.name}"] = file.read_bytes()
    return found


def version_of(files: Mapping[str, bytes]) -> str:
    """Returns a name for exactly these files."""
    found = hashlib.sha256()
    for name in sorted(files):
        found.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
    return found.hexdigest()[:16]


def dressed(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files with the version in the page and in the service worker."""
    version, kept = version_of(files), [name for name in sorted(files) if name != WORKER]
    head = HEAD.format(policy=POLICY, version=version, theme=THEME)
    page = files[PAGE].decode().replace(FIRST, head + FIRST, 1)
    site = f"const SITE = {json.dumps({'version': version, 'files': kept})};"
    worker = files[WORKER].decode().replace(EMPTY, site, 1)
    assert site in worker
    assert head in page
    return {**files, PAGE: page.encode(), WORKER: worker.encode()}


def write_site(folder: Path) -> dict[str, bytes]:
    """Write a site into an empty folder, or over an older one; returns its files."""
    there = folder.is_dir() and any(folder.iterdir())
    if there and not (folder / WORKER).exists():
        raise refuse("site-not-empty", path=str(folder))
    files = dressed(site_files())
    shutil.rmtree(folder / "assets", ignore_errors=True)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return files


def megabytes(files: Mapping[str, bytes]) -> float:
    """What travels when a site is fetched, as hosts pack it."""
    return round(sum(len(gzip.compress(data)) for data in files.values()) / 1e6, 1)
