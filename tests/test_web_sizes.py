"""At every size of screen: what is asked, its targets, hand and company are in view and stay."""

import importlib.util

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, ViewportSize  # noqa: E402

from tests.browser import CHOICE, DESKTOP, FOCUSED, OPEN, PHONE, Host, Person, person  # noqa: E402
from tests.watching import WATCH, watch_bots  # noqa: E402

# One whole game a size; each title meets a phone and a desk.
EVENINGS = [
    ("momiji", 360, 640), ("mangrovia", 390, 844), ("mojo", 844, 390),
    ("momiji", 1024, 768), ("mangrovia", 1440, 900), ("mojo", 1920, 1080),
]  # fmt: skip


@pytest.mark.parametrize(("game", "width", "height"), EVENINGS)
def test_a_whole_game_by_verbs_and_targets_with_all_in_view(
    host: Host, browser: Browser, game: str, width: int, height: int
) -> None:
    with person(browser, host, ViewportSize(width=width, height=height)) as me:
        me.new_table(game, 3)
        me.page.wait_for_selector(".board")
        me.page.evaluate(WATCH)
        me.race()


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_the_stage_has_more_than_half_of_a_wide_screen(
    host: Host, browser: Browser, width: int
) -> None:
    with person(browser, host, ViewportSize(width=width, height=900)) as me:
        me.lay("mangrovia", ["me", "thumb"])
        stage = me.page.locator(".board .stage")
        whole = stage.bounding_box()
        assert whole
        assert whole["width"] >= 0.55 * width
        me.page.click("aside header button")
        me.page.wait_for_selector("aside.open", state="detached")
        grown = stage.bounding_box()
        assert grown
        assert grown["width"] > whole["width"]


def has(me: Person, selector: str) -> bool:
    return me.page.query_selector(selector) is not None


def test_a_verb_lights_its_targets_alone_and_escape_undoes_it(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.lay("momiji", ["me", "thumb"])
        while not (has(me, "[data-verb=collect]") and has(me, "[data-verb=lay]")):
            me.play(swift=True)
            me.page.wait_for_timeout(30)
        lit = ".board .lit[data-move]"
        assert me.page.locator(lit).count() == 0
        me.page.click("[data-verb=lay]")
        moves = me.page.eval_on_selector_all(lit, "all => all.map(one => one.dataset.move)")
        assert moves
        assert all(move.startswith("lay ") for move in moves)
        assert me.page.inner_text(".tray .what") == "Choose the card to play."
        me.page.keyboard.press("Escape")
        me.page.wait_for_selector("[data-verb=lay][aria-pressed=false]")
        assert me.page.locator(lit).count() == 0


def test_the_back_button_closes_a_sheet_and_not_the_table(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.lay("mojo", ["me", "thumb"])
        for tool, top in (("log", "aside.open"), ("leave", "dialog")):
            me.page.click(f"[data-tool={tool}]")
            me.page.wait_for_selector(top)
            me.page.go_back()
            me.page.wait_for_selector(top, state="detached")
            assert me.page.query_selector(".board")


def test_a_bots_move_is_shown_before_the_next_begins(host: Host, browser: Browser) -> None:
    with person(browser, host, DESKTOP, motion=True) as me:
        me.lay("mojo", ["me", "thumb", "thumb", "thumb", "thumb"])
        me.page.wait_for_selector(".board [data-move][aria-disabled=false]", timeout=90_000)
        assert len(watch_bots(me, turns=3)) >= 3


def test_step_by_step_each_move_waits_to_be_asked_for(host: Host, browser: Browser) -> None:
    with person(browser, host, DESKTOP, motion=True) as me:
        me.lay("mojo", ["me", "thumb", "thumb"])
        me.page.select_option("header .pace", "step")
        me.page.wait_for_selector(
            "[data-step], .board [data-move][aria-disabled=false]", timeout=90_000
        )
        while not me.page.query_selector("[data-step]"):
            me.play()
            me.page.wait_for_timeout(50)
        lines = me.log()
        me.page.wait_for_timeout(1500)
        assert me.log() == lines
        me.page.click("[data-step]")
        me.page.wait_for_timeout(100)
        me.page.wait_for_selector(f"[data-step], .board :is({OPEN})", timeout=90_000)
        assert len(me.log()) > len(lines)


@pytest.mark.parametrize("game", ["mojo", "momiji", "mangrovia"])
def test_the_keyboard_is_where_the_next_decision_is(
    host: Host, browser: Browser, game: str
) -> None:
    with person(browser, host, DESKTOP) as me:
        me.lay(game, ["me", "thumb"])
        me.page.wait_for_selector(f".board :is({CHOICE}) >> visible=true")
        before = len(me.log())
        while len(me.log()) == before:
            me.page.keyboard.press("n")
            me.page.keyboard.press("Enter")
            me.page.wait_for_timeout(100)
        me.page.wait_for_function(f"() => ({FOCUSED})() === 'on it'")


def test_single_keys_and_their_help(host: Host, browser: Browser) -> None:
    with person(browser, host, DESKTOP) as me:
        me.lay("mojo", ["me", "thumb"])
        me.page.wait_for_selector(".board [data-move][aria-disabled=false]")
        me.page.keyboard.press("n")
        assert me.page.evaluate("document.activeElement.matches('.board [data-move]')")
        me.page.keyboard.press("s")
        me.page.wait_for_selector("aside table")
        me.page.keyboard.press("?")
        me.page.wait_for_selector("dialog kbd")
        assert me.axe() == []
