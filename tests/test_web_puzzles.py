"""Puzzles on a phone: all of one in view; what a screen reader says of them and of reviews."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from chabudai.bots.puzzles import puzzles_of
from chabudai.games import NAMES, find
from tests.browser import PHONE, Host, person
from tests.reader import Listener

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
ASIDE = ViewportSize(width=844, height=390)
CLICK = "thing => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
OUT_OF_VIEW = """(parts) => parts.filter((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return !box || !box.width || box.top < -1 || box.bottom > innerHeight + 1
    || box.left < -1 || box.right > innerWidth + 1;
})"""


@pytest.mark.parametrize("size", [PHONE, ASIDE])
@pytest.mark.parametrize("game", NAMES)
def test_all_of_a_puzzle_is_in_view(
    host: Host, browser: Browser, game: str, size: ViewportSize
) -> None:
    puzzle = puzzles_of(find(game))[0]
    with person(browser, host, size) as me:
        page = me.page
        me.go(f"#/puzzles/{game}/{puzzle.id}")
        page.wait_for_selector("[data-puzzle-board]")
        assert page.evaluate(OUT_OF_VIEW, [".asked", ".board", ".tray"]) == []
        page.eval_on_selector(f".board [data-move='{puzzle.best}']", CLICK)
        page.wait_for_selector("[data-verdict=right] [role=status] h3")
        seen = ["[data-verdict] h2", "[role=status] h3 + p", ".board .pointed", ".tray"]
        assert page.evaluate(OUT_OF_VIEW, seen) == []
        assert me.axe() == []


def test_a_puzzle_and_its_reason_are_heard(host: Host, browser: Browser) -> None:
    puzzle = puzzles_of(find("mojo"))[0]
    with person(browser, host, PHONE) as me:
        me.go(f"#/puzzles/mojo/{puzzle.id}")
        me.page.wait_for_selector("[data-puzzle-board]")
        listener = Listener(me)
        asked = me.page.inner_text(".asked").split("?")[0]
        assert any(phrase.startswith(asked) for phrase in listener.walk().phrases)
        me.page.eval_on_selector(f".board [data-move='{puzzle.best}']", CLICK)
        me.page.wait_for_selector("[data-verdict=right] [role=status] h3")
        sentences = me.page.locator("[data-verdict] [role=status] p").all_inner_texts()
        said, at_once = listener.walk().phrases, " ".join(listener.told_at_once())
        assert sentences
        assert all(sentence in said and sentence in at_once for sentence in sentences)


def test_a_review_is_heard(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.go()
        me.page.set_input_files("[data-saved]", "docs/examples/mojo.json")
        me.page.click("[data-after=review]")
        me.page.wait_for_selector("[data-decision]")
        heard = [" ".join(phrase.split()) for phrase in Listener(me).walk().phrases]
        for part in ("[data-turn-at]", "[data-decision]"):
            sentences = me.page.locator(f"{part} span:last-child").all_inner_texts()
            assert sentences
            assert all(any(one in phrase for phrase in heard) for one in sentences), heard
        for name in me.page.locator("[data-account] th").all_inner_texts():
            assert any(phrase.startswith(f"rowheader, {name.strip()}") for phrase in heard)
