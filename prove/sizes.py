"""Whole games by verbs and targets at every size and language: all in view, nothing jumps"""

import argparse
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Error, ViewportSize, sync_playwright

from chabudai.games import NAMES
from chabudai.kernel.words import LANGUAGES
from tests.browser import DESKTOP, Host, launch, person, serving
from tests.watching import WATCH, watch_bots

SIZES = ("360x640", "390x844", "844x390", "1024x768", "1440x900", "1920x1080")
PLAYERS = 3
TURNS = 12  # of bots that are seen at the pace of people


def whole_game(browser: Browser, host: Host, game: str, size: str, language: str) -> None:
    width, height = map(int, size.split("x"))
    with person(browser, host, ViewportSize(width=width, height=height), language) as me:
        me.new_table(game, PLAYERS)
        me.page.wait_for_selector(".board")
        me.page.evaluate(WATCH)
        me.race()


def bots_in_turn(browser: Browser, host: Host, game: str) -> None:
    """What bots do is seen, one after the other, and something flies."""
    with person(browser, host, DESKTOP, motion=True) as me:
        me.lay(game, ["me", *["thumb"] * (PLAYERS - 1)])
        me.page.wait_for_selector(".board")
        assert len(watch_bots(me, TURNS)) >= TURNS


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run prove sizes")
    parser.add_argument("--game", choices=NAMES, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    wanted = parser.parse_args(arguments)
    games = wanted.game or NAMES
    ways = product(games, wanted.size or SIZES, wanted.language or LANGUAGES)
    failed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as host,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game, size, language in ways:
            way = partial(whole_game, browser, host, game, size, language)
            failed += not tried(f"{game} {size} {language}", way)
        for game in games:
            way = partial(bots_in_turn, browser, host, game)
            failed += not tried(f"{game}: bots in turn", way)
    return int(failed > 0)


def tried(name: str, what: Callable[[], None]) -> bool:
    start = time.monotonic()
    try:
        what()
    except (AssertionError, Error) as error:
        print(f"{name}: {str(error)[:600]}", flush=True)
        return False
    print(f"{name}: good, {time.monotonic() - start:.0f} s", flush=True)
    return True
