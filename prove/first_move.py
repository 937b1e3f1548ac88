"""From a fresh clone by ./run play to a first move in Chromium, and how soon the lobby is usable"""

import argparse
import os
import re
import resource
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser import DESKTOP, ROOT, launch

LOADS = 5
READY = ".games [data-game]"
MOVE = ".board [data-move][aria-disabled=false]"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
LISTED = f"""() => new Promise((done) => {{
  const look = () => (document.querySelector("{READY}") ? done(performance.now()) : wait());
  const wait = () => setTimeout(look, 4);
  look();
}})"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run prove first_move")
    parser.add_argument("--no-cache", action="store_true", help="pip and npm fetch everything anew")
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        fresh = clone(Path(folder))
        start = time.monotonic()
        process = play(fresh, wanted.no_cache)
        try:
            address = listening(process, start)
            tell("the server listens", start)
            first_move(browser, address, start)
            lobby(browser, address)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)
        spent = resource.getrusage(resource.RUSAGE_CHILDREN)
        busy = os.getloadavg()[1]
        print(f"CPU seconds of it all: {spent.ru_utime + spent.ru_stime:.0f}; load: {busy:.1f}")
    return 0


def clone(folder: Path) -> Path:
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder / "chabudai")], check=True)
    return folder / "chabudai"


def play(fresh: Path, no_cache: bool) -> subprocess.Popen[str]:
    """What a person types, with a browser that is not there and a home of its own."""
    home = fresh.parent / "home"
    home.mkdir()
    environment = os.environ | {"BROWSER": "true", "XDG_CACHE_HOME": str(home)}
    if no_cache:
        environment |= {"PIP_NO_CACHE_DIR": "1", "NPM_CONFIG_CACHE": str(home / "npm")}
    return subprocess.Popen(
        ["./run", "play"], cwd=fresh, env=environment, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


def listening(process: subprocess.Popen[str], start: float) -> str:
    """Show what ./run shows, until it names its address."""
    assert process.stdout
    for line in process.stdout:
        print(f"  {time.monotonic() - start:6.1f} s  {line.rstrip()}", flush=True)
        if found := re.search(r"http://[\w.:]+", line):
            return found[0]
    raise SystemExit("./run play ended before it listened")


def first_move(browser: Browser, address: str, start: float) -> None:
    page = browser.new_page(viewport=DESKTOP)
    page.set_default_timeout(60_000)
    page.goto(address)
    page.click("[data-game=mojo]")
    page.click("dialog .start")
    page.wait_for_selector(MOVE)
    tell("the first move is open", start)
    lines = page.locator("aside ol li").count()
    page.locator(MOVE).first.click()
    page.wait_for_function(f"document.querySelectorAll('aside ol li').length > {lines}")
    tell("the first move is made", start)
    page.close()


def lobby(browser: Browser, address: str) -> None:
    """Each time in a browser that keeps nothing."""
    times = sorted(one_load(browser, address) for _ in range(LOADS))
    painted, usable = times[LOADS // 2]
    print(f"lobby, median of {LOADS} cold loads: painted {painted:.0f} ms, usable {usable:.0f} ms")


def one_load(browser: Browser, address: str) -> tuple[float, float]:
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    usable: Any = page.evaluate(LISTED)
    painted: Any = page.evaluate(PAINTED)
    context.close()
    return float(painted), float(usable)


def tell(what: str, start: float) -> None:
    print(f"{time.monotonic() - start:8.1f} s  {what}", flush=True)
