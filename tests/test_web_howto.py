"""How to play in the browser: the ways to it, its search, its clauses and its pictures."""

import importlib.util

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, ViewportSize  # noqa: E402

from tests.browser import DESKTOP, PHONE, Host, Person, person  # noqa: E402

GAMES = ("mojo", "momiji", "mangrovia")


def read(me: Person, game: str) -> None:
    me.go(f"#/rules/{game}")
    me.page.wait_for_selector(".howto .picture")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_and_nothing_is_wider_than_the_page(
    host: Host, browser: Browser, game: str, size: ViewportSize
) -> None:
    with person(browser, host, size) as me:
        read(me, game)
        for picture in me.page.locator(".howto .picture").all():
            box = picture.bounding_box()
            assert box
            assert box["height"] > 40
            assert box["x"] + box["width"] <= size["width"]
        assert me.page.evaluate("document.documentElement.scrollWidth") == size["width"]
        assert me.axe() == []


def test_lobby_set_up_and_table_lead_to_it(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.go()
        me.page.get_by_role("link", name="How to play Momiji").click()
        me.page.wait_for_selector(".howto >> text=How to play Momiji")
        me.go()
        me.page.click("[data-game=mojo]")
        me.page.locator("dialog").get_by_role("link", name="How to play Mojo").click()
        me.page.wait_for_selector(".howto >> text=How to play Mojo")
        me.new_table("mojo", 2)
        me.page.click("[data-tool=rules]")
        me.page.wait_for_selector("aside .howto >> text=How to play Mojo")


def test_the_rules_of_the_lobby_open_behind_it(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.go()
        me.page.get_by_role("link", name="Rules of Mojo").click()
        me.page.wait_for_selector(".howto")
        me.page.wait_for_function("scrollY > document.querySelector('.howto').offsetHeight / 2")


def test_a_mark_opens_its_clause(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        read(me, "mojo")
        me.page.click("[data-clause-link=MJ-13]")
        clause = me.page.locator("p.cited[data-clause=MJ-13]")
        clause.wait_for()
        me.page.wait_for_function(
            "innerHeight > document.querySelector('.cited').getBoundingClientRect().top"
        )


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "how do I win?", "What you want"),
        ("ru", "Как победить", "К чему стремиться"),
        ("cs", "jak vyhrat", "O co jde"),
    ],
)
def test_search_finds_everyday_words(
    host: Host, browser: Browser, language: str, asked: str, told: str
) -> None:
    with person(browser, host, PHONE, language) as me:
        read(me, "mangrovia")
        me.page.fill("input[type=search]", asked)
        me.page.wait_for_selector(".rules [role=status]")
        assert me.page.locator(".howto h3").first.inner_text() == told
