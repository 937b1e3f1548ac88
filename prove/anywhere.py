"""Whole games of each title against the strongest level, at a written site without a network.

`./run prove anywhere [GAME]`: also how long it takes to a first move, from an empty cache and when
the site is kept on the device.
"""

import argparse
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from chabudai.games import NAMES
from tests.browser import launch, make_page
from tests.static_site import StaticHost, Walker, static_host, walker

OPEN = ".board [data-move]:not([aria-disabled=true])"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove anywhere")
    parser.add_argument("game", nargs="?", choices=NAMES)
    chosen = parser.parse_args(arguments)
    make_page()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = launch(playwright)
        with static_host(Path(place) / "root") as host:
            prove(browser, host, [chosen.game] if chosen.game else list(NAMES))
        browser.close()
    return 0


def prove(browser: Browser, host: StaticHost, names: list[str]) -> None:
    with walker(browser, host) as me:
        print(f"from an empty cache to a first move: {first_move(me):.1f} s", flush=True)
        me.install()
        host.stop()
        print(f"kept on the device: {first_move(me):.1f} s", flush=True)
        for name in names:
            play_out(me, name)
        host.start()


def first_move(me: Walker) -> float:
    """Seconds from the lobby's address to a move that can be made, two taps among them."""
    begun = time.monotonic()
    me.new_table("momiji", 1)
    me.page.wait_for_selector(OPEN)
    return time.monotonic() - begun


def play_out(me: Walker, name: str) -> None:
    begun = time.monotonic()
    me.new_table(name, 2, bot="master")
    me.race()
    print(f"{name}: a whole game against master in {time.monotonic() - begun:.0f} s", flush=True)
