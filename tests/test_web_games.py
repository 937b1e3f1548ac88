"""The table in the browser: whole games of each title, in each language, at each size."""

import importlib.util
import time

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, ViewportSize  # noqa: E402

from tests.browser import DESKTOP, PHONE, Host, person  # noqa: E402

# Each title meets each language and each size.
EVENINGS = [
    ("mojo", 3, DESKTOP, "cs"), ("mojo", 4, PHONE, "ru"), ("mojo", 2, PHONE, "en"),
    ("momiji", 2, PHONE, "ru"), ("momiji", 1, DESKTOP, "en"), ("momiji", 3, PHONE, "cs"),
    ("mangrovia", 2, DESKTOP, "en"), ("mangrovia", 3, PHONE, "cs"), ("mangrovia", 2, PHONE, "ru"),
]  # fmt: skip
BY_TAB = 8  # decisions; each takes as many Tabs as there are things before what is lit


@pytest.mark.parametrize(("game", "players", "size", "language"), EVENINGS)
def test_a_whole_game_with_bots(
    host: Host, browser: Browser, game: str, players: int, size: ViewportSize, language: str
) -> None:
    with person(browser, host, size, language) as me:
        me.new_table(game, players)
        me.page.wait_for_selector(".board")
        for _ in range(3):  # as a finger does it
            me.play()
        me.race()


@pytest.mark.parametrize("game", ["mojo", "momiji", "mangrovia"])
def test_a_whole_game_by_keyboard_with_every_line_told(
    host: Host, browser: Browser, game: str
) -> None:
    """By Tab and Enter alone, later also by the key that leads to what is lit. What is put into the
    live region, which is what a screen reader reads out, is compared with the log line by line; how
    a reader pronounces it is not tested."""
    with person(browser, host, DESKTOP) as me:
        me.new_table(game, 2)
        me.page.wait_for_selector(".board")
        first = me.listen()
        end = time.monotonic() + 1200
        pressed = 0
        while not me.is_over():
            assert time.monotonic() < end, "the game does not end"
            pressed += me.press(swift=pressed >= BY_TAB)
            me.page.wait_for_timeout(10)
        log, told = me.log(), me.announced()
        assert [line for line in told if line in set(log)] == log[first:]
        assert set(told) - set(log), "what I have to decide is told as well"
        assert me.page.evaluate("document.activeElement.matches('.after h2')")
