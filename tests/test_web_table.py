"""The table in the browser: its frame, its screens, and how it holds when things break."""

import importlib.util
import re
import signal
import subprocess
from typing import Any, Literal

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, ViewportSize  # noqa: E402

from tests.browser import DESKTOP, OPEN, PHONE, ROOT, Host, Person, person, play_out  # noqa: E402
from tests.web_pictures import curtain, rules, waiting  # noqa: E402

LETTERS = re.compile(r"-(latin|latin-ext|cyrillic)-wght-normal-[\w-]+\.woff2")
FIRST_LOAD = 150_000  # bytes, compressed, fonts aside


def test_three_taps_to_a_first_move_and_a_light_first_load(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        sizes: list[int] = []
        me.page.on("response", lambda answer: sizes.append(weight(answer)))
        me.go()
        me.page.click("[data-game=mojo]")
        me.page.click("dialog .start")
        me.page.wait_for_selector(".board [data-move][aria-disabled=false]", timeout=60_000)
        assert me.play()
        assert sum(sizes) < FIRST_LOAD


@pytest.mark.parametrize(("people", "named"), [(2, True), (3, True), (4, False)])
def test_on_a_phone_seats_have_names_where_there_is_room(
    host: Host, browser: Browser, people: int, named: bool
) -> None:
    with person(browser, host, PHONE) as me:
        me.lay("momiji", ["me", *["thumb"] * (people - 1)])
        plates = me.page.locator(".seats > li .who")
        widths = [plates.nth(seat).bounding_box() for seat in range(people)]
        assert [bool(box and box["width"] > 20) for box in widths] == [named] * people


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_on_a_phone_on_its_side_every_verb_of_a_first_turn_is_in_view(
    host: Host, browser: Browser, language: str
) -> None:
    with person(browser, host, {"width": 844, "height": 390}, language=language) as me:
        me.lay("momiji", ["me", "thumb"])
        while not me.page.query_selector(".verbs .verb"):
            me.play(swift=True)
            me.page.wait_for_timeout(20)
        assert me.page.evaluate(
            """() => {
              const { right, bottom } = document.querySelector(".verbs").getBoundingClientRect();
              const all = [...document.querySelectorAll(".verbs .verb:not(.extra)")];
              return all.length && all.every((one) => {
                const box = one.getBoundingClientRect();
                return box.right <= right && box.bottom <= bottom;
              });
            }"""
        )


@pytest.mark.parametrize(
    ("language", "letters"),
    [("en", {"latin"}), ("ru", {"latin", "cyrillic"}), ("cs", {"latin", "latin-ext"})],
)
def test_a_language_fetches_only_its_own_letters(
    host: Host, browser: Browser, language: str, letters: set[str]
) -> None:
    with person(browser, host, DESKTOP, language) as me:
        fetched: set[str] = set()
        me.page.on("request", lambda request: fetched.update(LETTERS.findall(request.url)))
        me.go()
        me.page.wait_for_selector("[data-game=mojo]")
        me.page.evaluate("document.fonts.ready")
        assert fetched == letters


def weight(answer: Any) -> int:
    if "/assets/" not in answer.url or answer.url.endswith("woff2"):
        return 0
    return int(answer.headers.get("content-length", 0))


def test_two_browsers_by_link_undo_chat_and_rematch(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me, person(browser, host, DESKTOP, "ru") as friend:
        me.new_table("mojo", 2, "link")
        me.page.wait_for_selector("svg[role=img]")
        friend.go(me.link)
        friend.page.click("[data-join='1']")
        for someone in (me, friend):
            someone.page.wait_for_selector(".board")
        friend.page.click("[data-tool=chat]")
        friend.page.fill("aside input", "Привет!")
        friend.page.press("aside input", "Enter")
        me.page.wait_for_selector("[role=alert] >> text=Привет!")
        me.page.wait_for_selector("[data-tool=chat] .unread >> text=1")
        me.page.click("[data-tool=chat]")
        me.page.wait_for_selector(".unread", state="detached")
        me.page.wait_for_selector("aside >> text=Привет!")
        me.page.keyboard.press("Escape")
        play_out(me, friend)
        for someone in (me, friend):
            someone.page.click("[data-after=rematch]")
        for someone in (me, friend):
            someone.page.wait_for_selector("[data-after]", state="detached")
            someone.page.wait_for_selector(".board [data-move]")
        assert friend.link == me.link


def test_a_refusal_names_its_clause_and_opens_the_rules_there(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.new_table("mojo", 2)
        me.page.wait_for_selector(".board [data-move][aria-disabled=false]")
        me.page.click("[data-move=draw]", force=True)
        me.page.click("[data-clause-link]")
        me.page.wait_for_selector(".cited[data-clause=MJ-6]")
        assert "After a lower card the turn ends" in me.page.inner_text(".cited")


def test_one_device_for_two_hides_hands_behind_a_curtain(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.new_table("mojo", 2, "here")
        seen = set()
        for _ in range(6):
            me.page.click("[data-curtain]")
            me.page.wait_for_selector(".board [data-move][aria-disabled=false]")
            seen.add(me.page.inner_text(".me .head b"))
            while not me.page.query_selector("[data-curtain]"):
                me.play()
                me.page.wait_for_timeout(40)
            assert not me.page.query_selector(".board")
        assert len(seen) == 2


def test_reload_second_tab_and_a_killed_server(host: Host, browser: Browser) -> None:
    with person(browser, host, DESKTOP, clean=False) as me:
        me.new_table("mojo", 2)
        me.page.wait_for_selector(".board [data-move][aria-disabled=false]")
        me.page.reload()
        me.page.wait_for_selector(".board [data-move][aria-disabled=false]")
        second = me.tab()
        second.goto(me.page.url)
        second.wait_for_selector(".board [data-move][aria-disabled=false]")
        me.page.bring_to_front()  # a hidden tab is hardly drawn
        host.stop(signal.SIGKILL)
        me.page.wait_for_selector("header [role=status]")
        me.play()  # wished for while nobody listens
        host.start()
        me.page.wait_for_selector("header [role=status]", state="detached")
        lines = "document.querySelectorAll('aside ol li').length"
        me.page.wait_for_timeout(800)
        assert me.page.evaluate(lines) == second.evaluate(lines)
        play_out(me, swift=True)
        assert all("WebSocket" in error or "Failed to load" in error for error in me.errors)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(host: Host, browser: Browser, theme: Literal["light", "dark"]) -> None:
    with person(browser, host, PHONE if theme == "dark" else DESKTOP, "en", theme) as me:
        for screen in (lobby, account, new_table, rules, waiting, curtain, solo, refusal, leaving):
            screen(me)
            assert me.axe() == [], screen.__name__
        for game in ("mojo", "momiji", "mangrovia"):  # Momiji begins with its draft
            me.new_table(game, 2)
            me.page.wait_for_selector(".board")
            for tool in ("moves", "log", "score", "chat"):
                me.page.click(f"[data-tool={tool}]")
            assert me.axe() == [], game
        me.new_table("mojo", 2)
        me.race()
        assert me.axe() == [], "after"
        me.page.click("[data-after=replay]")
        me.page.wait_for_selector("input[type=range]:not([max='0'])")
        assert me.axe() == [], "replay"


def lobby(me: Person) -> None:
    me.go()
    me.page.wait_for_selector("[data-game=mojo]")


def account(me: Person) -> None:
    me.page.click(".welcome button")
    me.page.wait_for_selector("dialog input[type=password]")


def new_table(me: Person) -> None:
    me.page.keyboard.press("Escape")
    me.page.click("[data-game=momiji]")
    me.page.click("summary")


def solo(me: Person) -> None:
    me.new_table("momiji", 1)
    me.page.wait_for_selector(".board")


def refusal(me: Person) -> None:
    me.new_table("mojo", 2)
    me.page.wait_for_selector(".board [data-move][aria-disabled=false]")
    me.page.click("[data-move=draw]", force=True)
    me.page.wait_for_selector("[data-clause-link]")


def leaving(me: Person) -> None:
    me.page.get_by_role("button", name="Leave").click()
    me.page.wait_for_selector("dialog .main")


def test_languages_change_at_once(host: Host, browser: Browser) -> None:
    with person(browser, host, DESKTOP) as me:
        me.new_table("mojo", 2)
        me.page.wait_for_selector(".board")
        for code, word in (("ru", "Журнал"), ("cs", "Průběh"), ("en", "Log")):
            me.page.click(f"button[lang={code}]")
            me.page.wait_for_selector(f"[data-tool=log] >> text={word}")
            assert me.page.evaluate("document.documentElement.lang") == code


def test_the_rules_speak_the_language_of_the_page(host: Host, browser: Browser) -> None:
    with person(browser, host, DESKTOP) as me:
        me.go("#/rules/momiji/MM-51")
        cited = "p.cited[data-clause=MM-51]"
        for code, word in (("cs", "žolík"), ("ru", "джокер"), ("en", "joker")):
            me.page.click(f"button[lang={code}]")
            me.page.wait_for_selector(f"{cited}[lang={code}] >> text={word}")
            assert me.page.locator(f".text > :not([lang={code}])").count() == 0
        me.page.click("button[lang=cs]")
        me.page.wait_for_selector(f"{cited}[lang=cs]")
        me.page.fill("input[type=search]", "ZOLIK")
        me.page.wait_for_selector(".text > p[data-clause=MM-52]", state="detached")
        shown = me.page.eval_on_selector_all(".text > p", "all => all.map(p => p.dataset.clause)")
        assert shown == ["MM-30", "MM-51"]
        assert me.errors == []


def test_a_refusal_opens_its_clause_in_the_language_of_the_page(
    host: Host, browser: Browser
) -> None:
    with person(browser, host, DESKTOP, "ru") as me:
        me.new_table("mangrovia", 2)
        me.page.wait_for_selector(f".board :is({OPEN})")
        me.page.dispatch_event(".board [data-move][aria-disabled=true] >> nth=0", "click")
        me.page.click("[data-clause-link]")
        me.page.wait_for_selector("aside p.cited[lang=ru]")
        me.page.click("button[lang=cs]")
        me.page.wait_for_selector("aside p.cited[lang=cs]")


UNEXPLAINED = r"""() => [...document.querySelectorAll("svg")].filter((svg) => {
  const told = svg.querySelector("title") || svg.closest(`[title],
    [aria-label]:is(button, a, [role=img]),
    :is(button, a, span, b, p, td):has(> .unseen), div:has(> .unseen:first-child)`);
  const around = svg.closest("button, a, p, td, th") ?? svg.parentElement.parentElement;
  const inner = svg.parentElement.closest("svg");
  return svg.checkVisibility() && !inner && !told && !/\p{L}{3}/u.test(around.textContent);
}).map((svg) => svg.parentElement.outerHTML.slice(0, 200))"""
UNSEEN = "e => [...e.querySelectorAll(':scope > .unseen')].map(x => x.innerText).join(' ')"
TIP = "words => document.querySelector('.board [title]:hover')?.title.includes(words)"


@pytest.mark.parametrize("game", ["mojo", "momiji", "mangrovia"])
def test_every_picture_explains_itself(host: Host, browser: Browser, game: str) -> None:
    with person(browser, host, DESKTOP) as me:
        me.new_table(game, 3)
        me.page.wait_for_selector(f".board :is({OPEN})")
        assert me.page.evaluate(UNEXPLAINED) == []
        thing = ".board button:has(> .unseen) >> visible=true >> nth=0"
        for code in ("ru", "cs", "en"):
            me.page.click(f"button[lang={code}]")
            me.page.wait_for_selector(f"html[lang={code}]")
            me.page.hover(thing)
            words = me.page.eval_on_selector(thing, UNSEEN)
            me.page.wait_for_function(TIP, arg=words)


def test_a_picture_that_is_touched_tells_what_it_is(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE, "cs") as me:
        me.new_table("mangrovia", 3)
        icon = ".board .pier.right svg >> nth=0"
        me.page.wait_for_selector(icon)
        touch = {"pointerType": "touch", "clientX": 380, "clientY": 20}
        me.page.dispatch_event(icon, "pointerup", touch)
        tip = me.page.wait_for_selector("p.sheet[aria-hidden=true]")
        assert tip
        assert tip.inner_text() == "Molo 1: dvě odkryté karty, pak jedna z\u00a0balíčku."
        box = tip.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] >= 0
        me.page.dispatch_event("h1", "pointerup", touch)
        me.page.wait_for_selector("p.sheet[aria-hidden=true]", state="detached")


TWICE = "document.documentElement.style.fontSize = '200%'"


def test_text_at_twice_the_size_and_a_narrow_phone_need_no_sideways_scrolling(
    host: Host, browser: Browser
) -> None:
    with person(browser, host, ViewportSize(width=360, height=740)) as me:
        for game in ("mojo", "momiji", "mangrovia"):
            me.new_table(game, 2)
            me.page.wait_for_selector(".board")
            assert sideways(me) <= 0
            me.page.evaluate(TWICE)
            assert sideways(me) <= 0, game
        me.go()
        me.page.wait_for_selector("[data-game=mojo]")
        me.page.evaluate(TWICE)
        assert sideways(me) <= 0


def sideways(me: Person) -> int:
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(me.page.evaluate(wide))


def test_units_of_the_page(host: Host) -> None:
    command = ["node", "node_modules/vitest/vitest.mjs", "run", "--testTimeout=60000"]
    found = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
