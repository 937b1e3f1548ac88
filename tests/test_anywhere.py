"""The written site on a plain static host, then without a network: a whole table on one device."""

import importlib.util
from collections.abc import Iterator

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "ziglang")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, expect  # noqa: E402

from chabudai.bots.puzzles import puzzles_of  # noqa: E402
from chabudai.games import find  # noqa: E402
from tests.building import make_page  # noqa: E402
from tests.static_site import PATIENCE, StaticHost, outlive, static_host, walker  # noqa: E402

LONG = PATIENCE * 1000


@pytest.fixture(scope="module")
def away(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    make_page()
    with static_host(tmp_path_factory.mktemp("static")) as found:
        yield found


def test_a_game_without_a_network_outlives_reloads_kills_and_updates(
    away: StaticHost, browser: Browser
) -> None:
    with walker(browser, away) as me:
        outlive(me, away, "mojo", "thumb")
        me.go()
        me.page.wait_for_selector("[data-shelved]")
        assert not me.axe()
        me.page.click("[data-history-here]")
        expect(me.page.locator(".tallies li")).to_contain_text("Mojo", timeout=30_000)
        me.page.click("[data-finished]")
        me.page.wait_for_selector("[data-after]")


def test_companion_lessons_and_puzzles_need_no_network(away: StaticHost, browser: Browser) -> None:
    with walker(browser, away) as me:
        me.install()
        away.stop()
        me.page.evaluate("localStorage.setItem('chabudai-companion-mojo', '{\"players\": 2}')")
        me.go("#/companion/mojo")
        me.page.click("[data-part=may]")
        me.page.select_option("[data-question=top] select", "5")
        me.page.select_option("[data-question=card] select", "7")
        expect(me.page.locator("[data-verdict=true]")).to_contain_text("higher", timeout=LONG)
        me.page.click("[data-part=pad]")
        for value in ("12", "9", "2"):
            me.page.click(f"[data-pad-seat='1'] button:text-is('{value}')")
        total = me.page.locator("[data-pad-seat='1'] summary")
        expect(total).to_contain_text("23", timeout=LONG)
        me.go("#/puzzles/mojo")
        me.page.click("[data-puzzle=today]")
        me.page.locator("[data-puzzle-board] [data-move][aria-disabled=false]").first.click()
        me.page.wait_for_selector(".solving.told")
        me.go()
        me.page.click("[data-game=mojo]")
        me.page.locator("dialog [data-lesson]").first.click()
        me.page.wait_for_selector("[data-lesson-step]")
        away.start()


def test_the_lobby_is_usable_before_python_is_loaded(away: StaticHost, browser: Browser) -> None:
    with walker(browser, away) as me:
        me.context.route("**/pyodide/*", lambda route: None)  # never answered
        me.go()
        me.page.click("[data-game=momiji]")
        me.page.check("input[name=momiji-option-players][value='3']", force=True)
        me.page.keyboard.press("Escape")
        me.go("#/rules/mojo")
        me.page.wait_for_selector("main h1")
        me.context.unroute_all()


def test_links_that_were_cut_off_lead_somewhere(away: StaticHost, browser: Browser) -> None:
    with walker(browser, away) as me:
        me.go("#/table/here-of-another-device")
        me.page.wait_for_selector("h1:text('There is no such table')", timeout=LONG)
        me.go("#/table/of-a-server")
        me.page.wait_for_selector("[role=status]:text('not answering')", timeout=LONG)
        me.errors.clear()  # of the socket that is not there
        me.go("#/study/link/%E0%A4%A")
        me.page.wait_for_selector("[data-refused=web-study-link-broken]", timeout=LONG)
        me.page.reload()
        me.page.wait_for_selector("[data-refused=web-study-link-broken]", timeout=LONG)


def test_a_puzzle_counts_once_also_after_a_reload(away: StaticHost, browser: Browser) -> None:
    puzzle = puzzles_of(find("mojo"))[0]
    with walker(browser, away) as me:
        me.go(f"#/puzzles/mojo/{puzzle.id}")
        wrong = next(move for move in puzzle.worth if move != puzzle.best)
        me.page.locator(f"[data-puzzle-board] [data-move='{wrong}']").first.dispatch_event("click")
        me.page.wait_for_selector("[data-verdict=wrong]", timeout=LONG)
        before = me.page.text_content("[data-standing]")
        me.page.reload()
        me.page.wait_for_selector("[data-before]", timeout=LONG)
        best = me.page.locator(f"[data-puzzle-board] [data-move='{puzzle.best}']")
        best.first.dispatch_event("click")
        me.page.wait_for_selector("[data-verdict=right]", timeout=LONG)
        assert me.page.text_content("[data-standing]") == before
