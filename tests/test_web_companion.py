"""At a real table, in the browser: set-up, score pad, disputes; phone size, three languages."""

import importlib.util
import json

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, ViewportSize, expect  # noqa: E402

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
        expect(me.page.locator("[data-keep]")).to_have_attribute("aria-disabled", "true")
        me.page.click("[data-pad-seat='0'] button:text-is('3')")
        me.page.evaluate("() => { Storage.prototype.setItem = () => { throw Error() } }")
        me.page.click("[data-keep]")
        expect(me.page.get_by_role("alert")).to_contain_text("saves nothing")
        assert me.axe() == []


def test_mangrovias_lagoon_is_drawn_tapped_and_counted(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        open_part(me, "mangrovia", "pad")
        space = me.page.locator("svg [data-spot=b1]")
        expect(space.locator("title")).to_contain_text("mangrove")
        me.page.click("[data-hand='1']")
        space.click()
        expect(space).to_have_attribute("aria-pressed", "true")
        total = me.page.locator("[data-pad-seat='1'] summary")
        expect(total).not_to_contain_text("0 ·")
        first_of_path = me.page.locator("[data-pad-seat='1'] tbody")
        expect(first_of_path).to_contain_text("V1")
        space.click()
        expect(space.locator("[data-thing]")).to_have_count(2)
        space.click()
        expect(space).to_have_attribute("aria-pressed", "false")
        assert me.axe() == []
        box = space.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 36


def test_the_lagoon_of_a_pad_is_answered_by_keys(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        open_part(me, "mangrovia", "pad")
        me.page.focus("[data-spot][tabindex='0']")
        me.page.keyboard.press("ArrowRight")
        me.page.keyboard.press("Enter")
        expect(me.page.locator("[data-spot][aria-pressed=true]")).to_have_count(1)
        focused = me.page.locator("[data-spot]:focus")
        expect(focused.locator("title")).to_contain_text("Player 1")


def test_a_wrong_tap_round_or_result_is_taken_back(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.go()
        me.page.evaluate("localStorage.setItem('chabudai-companion-mojo', '{\"players\": 2}')")
        open_part(me, "mojo", "pad")
        total = me.page.locator("[data-pad-seat='1'] summary")
        twelve = me.page.locator("[data-pad-seat='1'] [data-question=cards] .count").last
        twelve.click()
        twelve.click()
        me.page.click("[data-pad-seat='1'] [data-take='12']")
        expect(total).to_contain_text("12")
        me.page.click("[data-pad-seat='1'] [data-take='12']")
        expect(total).to_contain_text("0")
        twelve.click()
        me.page.click("[data-round]")
        twelve.click()
        expect(total).to_contain_text("24")
        me.page.click("[data-drop-round]")
        expect(total).to_contain_text("12")
        me.page.click("[data-put-back]")
        expect(total).to_contain_text("24")
        me.page.click("[data-keep]")
        me.page.click("[data-keep]", force=True)
        expect(me.page.locator("[data-forget]")).to_have_count(1)
        me.page.click("[data-forget]")
        expect(me.page.locator("[data-forget]")).to_have_count(0)
        expect(me.page.locator("[data-keep]")).to_have_attribute("aria-disabled", "false")
        me.page.click("[data-remember]")
        expect(me.page.locator("[data-forget]")).to_have_count(1)


def test_a_look_at_the_rules_loses_nothing(host: Host, browser: Browser) -> None:
    """Neither the part that was open, nor the facts of a dispute, nor the time that runs."""
    with person(browser, host, PHONE) as me:
        open_part(me, "mojo", "timer")
        me.page.locator(".clock").first.click()
        me.page.click("[data-part=may]")
        me.page.select_option("[data-question=top] select", "5")
        me.page.select_option("[data-question=card] select", "7")
        me.page.locator("[data-verdict=true] button").click()
        expect(me.page.locator("dialog [data-clause='MJ-6']").first).to_be_in_viewport()
        me.page.go_back()
        expect(me.page.locator("dialog")).to_have_count(0)
        expect(me.page.locator("[data-verdict=true]")).to_contain_text("higher")
        me.page.click("[data-anew]")
        expect(me.page.locator("[data-verdict='']")).to_be_visible()
        me.page.click("[data-part=timer]")
        expect(me.page.locator(".clock[aria-pressed=true] b")).not_to_have_text("0:00")


def test_a_dispute_is_settled_with_its_clause(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        open_part(me, "mojo", "may")
        me.page.select_option("[data-question=top] select", "5")
        me.page.select_option("[data-question=card] select", "7")
        verdict = me.page.locator("[data-verdict=true]")
        expect(verdict).to_contain_text("higher")
        assert me.axe() == []
        verdict.locator("button").click()
        expect(me.page.locator("dialog [data-clause='MJ-6']").first).to_be_in_viewport()


def seed(me: Person, **kept: object) -> None:
    """What the browser remembers of another evening."""
    me.go()
    for name, value in kept.items():
        place = f"chabudai-{name.replace('_', '-')}"
        me.page.evaluate("([k, v]) => localStorage.setItem(k, v)", [place, json.dumps(value)])


def test_a_fold_stays_open_while_its_cards_are_tapped(host: Host, browser: Browser) -> None:
    """With names as long as can be, at the size of a small phone."""
    small = ViewportSize(width=360, height=640)
    with person(browser, host, small) as me:
        seed(me, companion_names=["Ann", "W" * 40, "Константин Константинович"])
        open_part(me, "mojo", "pad")
        second = me.page.locator("[data-pad-seat='1']")
        second.locator("summary").click()
        for value in ("3", "9", "12"):
            second.locator(f"button:text-is('{value}')").click()
            expect(second.locator("table")).to_contain_text(value)
        expect(second.locator("summary")).to_contain_text("24")
        assert second.evaluate("fold => fold.open")
        apart = "cell => parseFloat(getComputedStyle(cell).paddingLeft) >= 8"
        assert second.locator("td").first.evaluate(apart)  # a long line does not touch its points
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_number_that_cannot_be_is_not_shown(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        open_part(me, "momiji", "pad")
        acorns = me.page.locator("[data-pad-seat='0'] input[type=number]").first
        for typed, taken in (("-5", "0"), ("-7", "0"), ("1000", "99"), ("5000", "99"), ("", "")):
            acorns.fill(typed)
            acorns.press("Tab")
            expect(acorns).to_have_value(taken)
        me.page.click("[data-pad-seat='0'] [data-add=piles]")
        number = me.page.locator("[data-pad-seat='0'] [data-question=number] button")
        number.first.click()
        expect(number.first).to_have_attribute("aria-pressed", "true")
        inside = """() => [...document.querySelectorAll("[data-pad-seat] .row")].every(row =>
          row.lastElementChild.getBoundingClientRect().right
            <= row.closest(".asks").getBoundingClientRect().right + 1)"""
        assert me.page.evaluate(inside)


def test_a_set_up_stays_until_it_is_drawn_again(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        open_part(me, "mangrovia", "set-up")
        steps = me.page.locator("main > ol")
        told = steps.inner_text()
        for _ in range(3):
            me.page.reload()
            me.page.wait_for_selector(".picture .stage")
            assert steps.inner_text() == told
        me.page.click("[data-part=timer]")
        me.page.click("[data-part=set-up]")
        me.page.wait_for_selector(".picture .stage")
        assert steps.inner_text() == told
        others = set()
        for _ in range(8):
            with me.page.expect_response("**/api/set-up"):
                me.page.click("[data-draw-again]")
            me.page.wait_for_timeout(200)
            others.add(steps.inner_text())
        assert len(others) > 1


def test_a_change_of_players_loses_no_answers(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        seed(me, companion_mojo={"players": 3})
        open_part(me, "mojo", "pad")
        me.page.click("[data-pad-seat='2'] button:text-is('12')")
        me.page.select_option("[data-question=holder] select", "2")
        total = me.page.locator("[data-pad-seat='2'] summary")
        expect(total).to_contain_text("22")
        me.page.click("main summary >> nth=0")
        players = "input[name=mojo-option-players][value='{}']"
        me.page.check(players.format(2), force=True)
        expect(me.page.get_by_role("alert")).to_contain_text("does not fit")
        expect(me.page.locator("[data-anew]")).to_be_visible()
        me.page.check(players.format(4), force=True)
        expect(total).to_contain_text("22")
        expect(me.page.locator("[data-chosen]")).to_contain_text("4")
        me.errors = [error for error in me.errors if "409" not in error]  # what was refused


def test_the_winners_are_told_and_a_result_is_kept_once(host: Host, browser: Browser) -> None:
    cards = [{"12": 6}, {"0": 1}, {"0": 1}]
    sheet = {"table": {}, "seats": [{"cards": one} for one in cards]}
    with person(browser, host, PHONE) as me:
        seed(me, companion_mojo={"players": 3}, companion_names=["Ann", "Bo", "Cy"])
        seed(me, pad_mojo=[sheet] * 5)
        open_part(me, "mojo", "pad")
        expect(me.page.locator("[data-winners]")).to_contain_text("Bo, Cy")
        me.page.click("[data-keep]")
        me.page.reload()
        expect(me.page.locator("[data-keep]")).to_have_attribute("aria-disabled", "true")
        expect(me.page.locator("section li")).to_contain_text("1. Bo 0 · 1. Cy 0 · 3. Ann 60")


def test_times_that_were_reset_come_back(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        seed(me, timer_mojo={"spent": [65000], "runs": None, "since": 0})
        open_part(me, "mojo", "timer")
        first = me.page.locator(".clock b").first
        expect(first).to_have_text("1:05")
        me.page.click("[data-reset]")
        expect(first).to_have_text("0:00")
        me.page.click("[data-put-back]")
        expect(first).to_have_text("1:05")
