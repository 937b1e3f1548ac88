"""The same deal for all in the browser: the day's deal, its results, two games compared, a link."""

import importlib.util
import random

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, expect  # noqa: E402

from tests.browser import DESKTOP, PHONE, Host, Person, person  # noqa: E402
from tests.serving import Somebody, until  # noqa: E402


def played(who: Somebody, table: str, seed: int) -> None:
    with who.at(table) as chair:
        chair.play_on(random.Random(seed))


def known(me: Person) -> Somebody:
    """Who sits at the page, outside of it."""
    who = Somebody.__new__(Somebody)
    cookie = next(one for one in me.context.cookies() if one["name"] == "chabudai")
    who.url, who.token = me.host.address, cookie["value"]
    who.headers = {"Authorization": f"Bearer {who.token}"}
    return who


def fits(me: Person) -> bool:
    width = me.page.viewport_size
    return bool(
        width and me.page.evaluate("document.documentElement.scrollWidth") <= width["width"]
    )


def test_the_day_is_played_once_ranked_and_compared(host: Host, browser: Browser) -> None:
    ann = Somebody(host.address, "Ann")
    played(ann, ann.post("/deals/mojo")["table"]["id"], 1)
    until(lambda: ann.get("/deals")["deals"][0]["finished"] == 1)
    with person(browser, host, PHONE) as me:
        me.go()
        expect(me.page.locator("[data-deal-told=mojo]")).to_contain_text("Not played yet")
        me.page.click("[data-deal=mojo]")
        expect(me.page.get_by_text("see the results once")).to_be_visible()
        assert me.axe() == []
        me.page.click("[data-deal-play]")
        table = me.wait_for_link().rsplit("/", 1)[1]
        played(known(me), table, 2)
        me.page.wait_for_selector("[data-after=results]")
        assert not me.page.query_selector("[data-after=record], [data-after=beat]")
        me.page.click("[data-after=results]")
        expect(me.page.locator("[data-deal-results] tbody tr")).to_have_count(2)
        expect(me.page.locator("tr.mine")).to_have_count(1)
        expect(me.page.locator("[data-deal-order]")).to_be_visible()  # points alone do not tell it
        expect(me.page.get_by_role("columnheader", name="Lead")).to_be_visible()
        assert fits(me)
        assert me.axe() == []
        me.page.click("[data-deal-compare]")
        me.page.wait_for_selector("[data-compare-side='1'] .board")
        told = me.page.locator("[data-compare-at]").text_content()
        me.page.click("[data-compare=next]")
        expect(me.page.locator("[data-compare-at]")).not_to_have_text(str(told))
        assert fits(me)
        assert me.axe() == []


def test_a_link_leads_to_the_same_deal_from_the_same_seat(host: Host, browser: Browser) -> None:
    ann = Somebody(host.address, "Ann")
    made = ann.table(options={"players": 2}, seats=["me", "thumb"])["table"]
    played(ann, made["id"], 1)
    with person(browser, host, DESKTOP) as me:
        me.go(f"#/beat/{made['id']}/0")
        expect(me.page.locator(".made")).to_contain_text("Ann scored")
        assert me.axe() == []
        me.page.click("[data-beat-take]")
        me.page.wait_for_selector(".board")
        table = me.wait_for_link().rsplit("/", 1)[1]
        info = known(me).get(f"/tables/{table}")
        assert (info["commitment"], info["deal"]["name"]) == (made["commitment"], "Ann")
        played(known(me), table, 3)
        me.page.wait_for_selector("[data-beat-verdict] >> text=Ann")
        me.page.click("[data-after=compare]")
        me.page.wait_for_selector("[data-compare-side='0'] .board")
