"""What players found at the table and no other test holds; docs/browser.md lists all of it."""

import importlib.util

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, Route, ViewportSize  # noqa: E402

from tests.browser import DESKTOP, PHONE, Host, person  # noqa: E402
from tests.watching import OVAL  # noqa: E402


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_mojos_company_stands_round_the_piles_in_the_order_of_turns(
    host: Host, browser: Browser, size: tuple[int, int]
) -> None:
    with person(browser, host, ViewportSize(width=size[0], height=size[1])) as me:
        for players in (2, 5, 6, 8):
            me.lay("mojo", ["me"] + ["thumb"] * (players - 1))
            seen = me.page.evaluate(OVAL)
            assert seen["over"] == []
            assert seen["turns"] == sorted(seen["turns"])  # clockwise, from me at the bottom
            assert seen["turns"][0] < 0.01
            assert seen["arrows"] == players
            assert seen["inside"]
        assert me.axe() == []


# What is cut off, or reaches out of the page.
CUT = """() => [...document.querySelectorAll(
    ".tool, .seats li, .button, h2, .trail, aside li, [data-place]")]
  .filter(one => one.checkVisibility() && !one.closest(".unseen, [aria-hidden=true]"))
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1
    || (one.matches(".tool, .button") && one.scrollWidth > one.clientWidth + 1))
  .map(one => `${one.className} ${one.innerText}`)"""
LONG = "Maximiliana Bartholomea von Hohenstaufen"  # a name of 40 characters


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_nothing_is_cut_on_a_small_phone(host: Host, browser: Browser, language: str) -> None:
    with person(browser, host, ViewportSize(width=360, height=640), language) as me:
        for game in ("mojo", "momiji", "mangrovia"):
            me.lay(game, ["me", "thumb", "thumb"])
            assert me.page.evaluate(CUT) == []
        me.page.evaluate("localStorage.clear()")
        me.context.clear_cookies()
        me.go()
        me.page.evaluate(f"localStorage.setItem('chabudai-name', '{LONG}')")
        me.new_table("mojo", 2, "link")
        me.page.wait_for_selector("svg[role=img]")
        assert me.page.evaluate(CUT) == []
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_saved_game_is_opened_at_one_place(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.go()
        me.page.wait_for_selector("[data-saved]", state="attached")
        assert me.page.locator("input[type=file]").count() == 1


def test_cards_of_the_log_are_drawn_and_named(host: Host, browser: Browser) -> None:
    with person(browser, host, DESKTOP) as me:
        me.lay("mojo", ["me", "thumb", "thumb"])
        me.page.wait_for_selector("aside li .chip svg")
        named = me.page.eval_on_selector_all("aside .chip", "all => all.map(one => one.ariaLabel)")
        assert all(name.isdecimal() for name in named)


def test_momijis_points_say_what_they_leave_out(host: Host, browser: Browser) -> None:
    with person(browser, host, DESKTOP) as me:
        me.lay("momiji", ["me", "thumb"])
        left_out = "Points for what everybody can see; covered cards are counted at the end."
        titles = me.page.eval_on_selector_all(".seats .total", "all => all.map(one => one.title)")
        assert titles == [left_out] * 2
        me.page.click("[data-tool=score]")
        me.page.wait_for_selector(f"aside >> text={left_out}")


def test_a_page_older_than_its_server_is_fetched_anew(host: Host, browser: Browser) -> None:
    """After an upgrade the parts of the page that came before are gone from the server."""
    with person(browser, host) as me:
        me.go()
        me.page.wait_for_selector("[data-game=mojo]")
        newer = me.page.request.get(f"{host.address}/").text().replace('.js"', '.js?newer"')

        taken: list[str] = []

        def answer(route: Route) -> None:
            taken.append(route.request.resource_type)
            route.fulfill(body=newer, content_type="text/html")

        def part(route: Route) -> None:
            route.continue_() if "document" in taken else route.fulfill(status=404)

        me.page.route("**/assets/Puzzles-*.js", part)
        me.page.route(f"{host.address}/", answer)
        me.page.evaluate("location.hash = '#/puzzles/mojo'")
        me.page.wait_for_selector("[data-puzzle-board]")
        assert me.page.locator("script[src$='?newer']").count() == 1
        me.errors.clear()  # of the part that was not there
