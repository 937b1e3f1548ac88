"""The page never stutters: its main thread, while the page itself thinks.

`./run prove smooth [GAME]`: moves against the strongest level at a written site, and the review of
a whole game there. Told are the longest task of the main thread, by the processor and by the clock,
and the longest wait for a frame; a task that takes the processor for longer than `LONGEST` fails.
"""

import argparse
import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import chabudai
from chabudai.games import NAMES
from chabudai.table.thinking import choose
from tests.browser import PHONE, launch
from tests.building import make_page
from tests.main_thread import LONGEST, tasks_during
from tests.static_site import StaticHost, Walker, static_host

MOVES = 20
SEED = 7
FRAMES = """() => {
  let last = performance.now();
  window.gap = 0;
  const frame = (now) => {
    window.gap = Math.max(window.gap, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
REVIEWED = "!!document.querySelector('.review [data-review-save]')"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove smooth")
    parser.add_argument("game", nargs="?", choices=NAMES, default="mangrovia")
    game = parser.parse_args(arguments).game
    make_page()
    with (
        tempfile.TemporaryDirectory() as place,
        sync_playwright() as playwright,
        static_host(Path(place) / "root") as host,
        visitor(launch(playwright), host) as me,
    ):
        found = [thinking(me, game), reviewing(me, game, Path(place) / "record.json")]
    print(f"load of the machine: {os.getloadavg()[0]:.1f}", flush=True)
    return int(max(found) > LONGEST)


@contextlib.contextmanager
def visitor(browser: Browser, host: StaticHost) -> Iterator[Walker]:
    """Somebody who is shown every motion."""
    context = browser.new_context(viewport=PHONE, locale="en")
    me = Walker(context, host)
    yield me
    assert not me.faults, me.faults
    context.close()


def thinking(me: Walker, game: str) -> float:
    me.new_table(game, 2, bot="master")
    me.page.wait_for_selector(".board")

    def play() -> None:
        end = me.moves() + MOVES
        while me.moves() < end and not me.is_over():
            if not me.play(swift=True):
                me.page.wait_for_timeout(50)

    return watched(me, f"{MOVES} moves against master", play)


def reviewing(me: Walker, game: str, place: Path) -> float:
    place.write_text(whole_game(game))
    me.go()
    me.page.set_input_files("[data-saved]", place)
    me.page.wait_for_selector("[data-after=review]")

    def review() -> None:
        me.page.click("[data-after=review]")
        me.until(REVIEWED)

    return watched(me, "the review of a game", review)


def whole_game(game: str) -> str:
    """A saved game between rules of thumb."""
    position = chabudai.game(game, players=2).start(SEED)
    while not position.over:
        position.push_number(choose(position, "thumb", SEED, False).move)
    return position.record().text()


def watched(me: Walker, what: str, act: Callable[[], object]) -> float:
    """The longest task of the main thread meanwhile, in milliseconds of the processor."""
    me.page.evaluate(FRAMES)
    tasks = tasks_during(me.page, act)
    gap = float(me.page.evaluate("window.gap"))
    processor, clock = max(task.processor for task in tasks), max(task.clock for task in tasks)
    print(
        f"{what}: longest task {processor:.0f} ms of the processor, {clock:.0f} ms by the clock, "
        f"of {len(tasks)}; longest wait for a frame {gap:.0f} ms",
        flush=True,
    )
    return processor
