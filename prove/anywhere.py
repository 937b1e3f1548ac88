"""Whole games of each title against the strongest level, at a written site without a network.

`./run prove anywhere [GAME]`: each over a reload, a killed tab and a new version. Before them, how
long it takes to a first move, from an empty cache and when the site is kept on the device; with
`--starts N` only that, N times over.
"""

import argparse
import contextlib
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

from chabudai.games import NAMES
from tests.browser import FLAGS, PHONE, chromium, launch
from tests.building import make_page
from tests.static_site import StaticHost, Walker, outlive, static_host, walker

OPEN = ".board [data-move][aria-disabled=false]"
MARKS = """[...performance.getEntriesByType("mark")].map(
  (mark) => [mark.name, performance.timeOrigin + mark.startTime])"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
COPIED = """caches.keys().then(async (names) => {
  const name = names.find((one) => one.startsWith("chabudai-python"));
  return name ? (await (await caches.open(name)).keys()).length > 0 : false;
})"""
TICKS = os.sysconf("SC_CLK_TCK")
SETTLED = 2000  # milliseconds until a browser has done what it does for itself when it starts
Times = dict[str, float]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove anywhere")
    parser.add_argument("game", nargs="?", choices=NAMES)
    parser.add_argument("--starts", type=int, default=0, help="only measure starts, so many")
    chosen = parser.parse_args(arguments)
    make_page()
    with (
        tempfile.TemporaryDirectory() as place,
        sync_playwright() as playwright,
        static_host(Path(place) / "root") as host,
    ):
        measure(playwright, host, chosen.starts or 1)
        if not chosen.starts:
            play_out(playwright, host, [chosen.game] if chosen.game else list(NAMES))
    return 0


def play_out(playwright: Playwright, host: StaticHost, names: list[str]) -> None:
    browser = launch(playwright)
    for name in names:
        begun = time.monotonic()
        with walker(browser, host) as me:
            outlive(me, host, name, "master")
        spent = time.monotonic() - begun
        print(f"{name}: a whole game against master, all else cut, in {spent:.0f} s", flush=True)
    browser.close()


# Starts


def measure(playwright: Playwright, host: StaticHost, count: int) -> None:
    """Each time a browser that keeps nothing, and then the same one opened anew, without a host."""
    empty, installed = [], []
    for _ in range(count):
        with tempfile.TemporaryDirectory() as profile:
            with device(playwright, profile, host) as me:
                empty.append(start(me))
                me.until(COPIED)
                me.install()
            host.stop()
            with device(playwright, profile, host) as me:
                installed.append(start(me))
            host.start()
    tell("from an empty cache", empty)
    tell("kept on the device", installed)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}", flush=True)


@contextlib.contextmanager
def device(playwright: Playwright, profile: str, host: StaticHost) -> Iterator[Walker]:
    """A browser of its own, all of whose files are kept in a folder."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium(), args=FLAGS, viewport=PHONE, locale="en"
    )
    me = Walker(context, host)
    me.page.wait_for_timeout(SETTLED)
    yield me
    context.close()


def start(me: Walker) -> Times:
    """Milliseconds from the page's address to each step of the way to a first move, two taps and a
    move among them; and what of the processor all of it took."""
    before, begun = processor(), time.time() * 1000
    me.go()
    me.page.wait_for_selector("[data-game]")
    found = {"lobby": time.time() * 1000}
    me.page.click("[data-game=momiji]")
    me.page.check("input[name=momiji-option-players][value='1']", force=True)
    me.page.click("dialog .start")
    found["tapped"] = time.time() * 1000
    me.page.wait_for_selector(OPEN)
    found["first view"] = time.time() * 1000
    me.play_some(1)
    found["first move"] = time.time() * 1000
    for worker in me.page.workers:
        found.update({f"worker: {name}": at for name, at in worker.evaluate(MARKS)})
    times = {name: at - begun for name, at in sorted(found.items(), key=lambda pair: pair[1])}
    painted = {"painted": float(me.page.evaluate(PAINTED))}
    return {**painted, **times, "processor": processor() - before}


def processor() -> float:
    """Milliseconds of all processes of Chromium that this one started."""
    return sum(spent(pid) for pid in descendants(os.getpid()))


def spent(pid: int) -> float:
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:  # it has ended
        return 0.0
    return (int(words[11]) + int(words[12])) * 1000 / TICKS


def descendants(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in map(int, task.read_text().split()):
                yield child
                yield from descendants(child)


def tell(what: str, found: list[Times]) -> None:
    print(f"{what}, median of {len(found)}:", flush=True)
    for name in found[0]:
        print(f"  {name:<18} {median(one[name] for one in found) / 1000:6.2f} s")
