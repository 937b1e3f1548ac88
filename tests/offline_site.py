"""The files of a site with Python in it, and that Python in node: for test_offline.py and prove."""

import json
import subprocess
from pathlib import Path
from typing import Any

from chabudai.games import NAMES, find
from chabudai.offline import BROWSER, games_file, write_python
from tests.building import make_page
from tests.machines import WEB, bundle, prepare

PYODIDE = BROWSER / "pyodide"  # as it is shipped
SOURCE = Path(__file__).with_name("offline_games.py")
NODE = """
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Python } from "./python.js";
process.on("uncaughtException", (error) => {
  console.error(error.message); // node itself would print a megabyte of Pyodide
  process.exit(1);
});
const { pyodide, names, source, asks } = JSON.parse(readFileSync(0, "utf-8"));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const read = (name) => new Uint8Array(readFileSync(name));
const module = (name) => ({
  module: new WebAssembly.Module(read(`machines/${name}.wasm`)),
  layout: JSON.parse(readFileSync(`machines/${name}.json`, "utf-8")),
});
const machines = Object.fromEntries(names.map((name) => [name, module(name)]));
const files = { python: JSON.parse(readFileSync("python.json", "utf-8")), machines };
let copy = new Uint8Array(64); // spoilt
const start = () =>
  Python.start(loadPyodide, pyodide, files, {
    find: async () => ({ read: async () => copy }),
    keep: (made) => (copy = made),
  });
await start();
const python = await start(); // from a copy of the first one's memory
python.pyodide.FS.writeFile("/chabudai/offline_games.py", source);
console.log(JSON.stringify(asks.map(([target, ...values]) => python.ask(target, ...values))));
"""


def write_site(folder: Path) -> None:
    make_page()
    (folder / "machines").mkdir()
    prepare(folder / "machines", [find(name) for name in NAMES])
    write_python(folder / "python.json")
    (folder / "games.json").write_bytes(games_file())
    for name in ("python", "worker"):
        bundle(WEB / "src" / "offline" / f"{name}.ts", folder / f"{name}.js")
    (folder / "ask.mjs").write_text(NODE, "utf-8")
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    (folder / "pyodide").symlink_to(PYODIDE)


def in_node(folder: Path, asks: list[list[Any]]) -> list[Any]:
    """What the Python of a page answers, in node."""
    told = {"pyodide": str(PYODIDE), "names": NAMES, "source": SOURCE.read_text(), "asks": asks}
    done = subprocess.run(
        ["node", "ask.mjs"], cwd=folder, input=json.dumps(told), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: list[Any] = json.loads(done.stdout)
    return found
