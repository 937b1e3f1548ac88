"""At a real table, in the browser: set-up, score pad, disputes; phone size, three languages."""

import importlib.util

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, expect  # noqa: E402

from tests.browser import PHONE, Host, Person, person  # noqa: E402


def open_part(me: Person, game: str, part: str) -> None:
    me.go(f"#/companion/{game}")
    me.page.click(f"[data-part={part}]")


@pytest.mark.parametrize(
    ("game", "language"), [("mojo", "en"), ("momiji", "ru"), ("mangrovia", "cs")]
)
def test_a_set_up_is_told_and_drawn(host: Host, browser: Browser, game: str, language: str) -> None:
    with person(browser, host, PHONE, language) as me:
        open_part(me, game, "set-up")
        me.page.wait_for_selector(".picture .stage")
        assert me.page.locator("ol li").count() >= 5
        panels = me.page.locator(".picture [data-landscapes] li")
        assert panels.count() == (3 if game == "momiji" else 0)
        me.page.click("[data-draw-again]")
        assert me.axe() == []
        wide = "document.documentElement.scrollWidth <= innerWidth"
        assert me.page.evaluate(wide)


def test_a_mojo_pad_counts_rounds_and_survives_a_reload(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.go()
        me.page.evaluate("localStorage.setItem('chabudai-companion-mojo', '{\"players\": 2}')")
        open_part(me, "mojo", "pad")
        me.page.select_option("[data-question=holder] select", "0")
        for value in ("12", "9", "2"):
            me.page.click(f"[data-pad-seat='1'] button:text-is('{value}')")
        expect(me.page.locator("[data-pad-seat='1'] summary")).to_contain_text("23")
        me.page.reload()
        me.page.click("[data-part=pad]")
        expect(me.page.locator("[data-pad-seat='1'] summary")).to_contain_text("23")
        me.page.click("[data-keep]")
        expect(me.page.locator("section li")).to_contain_text("23")
        with me.page.expect_download() as saved:
            me.page.click("[data-share]")
        assert saved.value.suggested_filename == "mojo.png"
        me.page.click("[data-anew]")
        expect(me.page.locator("[data-pad-seat='1'] summary")).to_contain_text("0")
        me.page.click("[data-put-back]")
        expect(me.page.locator("[data-pad-seat='1'] summary")).to_contain_text("23")
        me.page.evaluate("() => { Storage.prototype.setItem = () => { throw Error() } }")
        me.page.click("[data-keep]")
        expect(me.page.get_by_role("alert")).to_contain_text("keeps nothing")
        assert me.axe() == []


def test_mangrovias_board_is_tapped_and_counted(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        open_part(me, "mangrovia", "pad")
        me.page.click("[data-hand='1']")
        me.page.click("[data-spot=b1]")
        total = me.page.locator("[data-pad-seat='1'] summary")
        expect(total).not_to_contain_text("0 ·")
        expect(me.page.locator("[data-pad-seat='1'] tbody tr").first).to_be_attached()


def test_a_dispute_is_settled_with_its_clause(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        open_part(me, "mojo", "may")
        me.page.select_option("[data-question=top] select", "5")
        me.page.select_option("[data-question=card] select", "7")
        verdict = me.page.locator("[data-verdict=true]")
        expect(verdict).to_contain_text("higher")
        assert me.axe() == []
        verdict.locator("button").click()
        me.page.wait_for_url("**/#/rules/mojo/MJ-6")
