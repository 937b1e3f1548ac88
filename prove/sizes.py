"""Whole games by verbs and targets at every size and language: all in view, nothing jumps

`./run prove sizes [--game NAME] [--size 390x844] [--language cs] [--again]`: what was played stands
in docs/sizes.json, and a stopped proof goes on from there; --again plays also what passed before.
"""

import argparse
import json
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Error, ViewportSize, sync_playwright

from chabudai.games import NAMES
from chabudai.kernel.words import LANGUAGES
from prove._kept import DOCS
from tests.browser import DESKTOP, ROOT, Host, launch, person, serving
from tests.watching import WATCH, watch_bots

SIZES = ("360x640", "390x844", "844x390", "1024x768", "1440x900", "1920x1080")
PLAYERS = 3
TURNS = 12  # of bots that are seen at the pace of people
NOTES = DOCS / "sizes.json"
Way = Callable[[Browser, Host], int]  # plays it; how many taps, or turns seen, it took
Told = dict[str, str | int]  # of a way: commit, day, what was counted, and what was wrong


def whole_game(game: str, size: str, language: str, browser: Browser, host: Host) -> int:
    width, height = map(int, size.split("x"))
    with person(browser, host, ViewportSize(width=width, height=height), language) as me:
        me.new_table(game, PLAYERS)
        me.page.wait_for_selector(".board")
        me.page.evaluate(WATCH)
        return me.race()


def bots_in_turn(game: str, browser: Browser, host: Host) -> int:
    """What bots do is seen, one after the other, and something flies."""
    with person(browser, host, DESKTOP, motion=True) as me:
        me.lay(game, ["me", *["thumb"] * (PLAYERS - 1)])
        me.page.wait_for_selector(".board")
        flown = len(watch_bots(me, TURNS))
        assert flown >= TURNS
        return flown


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run prove sizes")
    parser.add_argument("--game", choices=NAMES, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--again", action="store_true", help="also what passed before")
    wanted = parser.parse_args(arguments)
    ways = dict(ways_of(wanted))
    notes = Notes(NOTES)
    left = [name for name in ways if wanted.again or not notes.passed(name)]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as host,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for name in left:
            notes.add(name, tried(partial(ways[name], browser, host)))
    print(notes.summary(ways))
    return int(not all(map(notes.passed, ways)))


def ways_of(wanted: argparse.Namespace) -> Iterator[tuple[str, Way]]:
    """English comes first: another language changes lengths, not what can be done."""
    games, sizes = wanted.game or NAMES, wanted.size or SIZES
    for language, size, game in product(wanted.language or LANGUAGES, sizes, games):
        yield f"{game} {size} {language}", partial(whole_game, game, size, language)
    if not wanted.size and not wanted.language:
        for game in games:
            yield f"{game} bots in turn", partial(bots_in_turn, game)


def tried(way: Callable[[], int]) -> Told:
    start = time.monotonic()
    try:
        found: Told = {"counted": way()}
    except (AssertionError, Error) as error:
        found = {"wrong": str(error)[:600]}
    return {**found, "seconds": round(time.monotonic() - start)}


class Notes:
    """What the last try of each way came to, on which commit."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept: dict[str, Told] = json.loads(path.read_text("utf-8")) if path.exists() else {}

    def passed(self, way: str) -> bool:
        return "counted" in self.kept.get(way, {})

    def add(self, way: str, found: Told) -> None:
        self.kept[way] = {"commit": commit(), "day": time.strftime("%Y-%m-%d"), **found}
        print(f"{way}: {json.dumps(found)}", flush=True)
        lines = [f"{json.dumps(name)}: {json.dumps(self.kept[name])}" for name in sorted(self.kept)]
        self.path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")

    def summary(self, ways: dict[str, Way]) -> str:
        return f"{sum(map(self.passed, ways))} of {len(ways)} ways passed"


def commit() -> str:
    asked = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return asked.stdout.strip()
