"""Company in the browser: the lobby's rows, the waiting room, who is there, reactions, manners,
history and statistics."""

import importlib.util

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, ViewportSize  # noqa: E402

from tests.browser import PHONE, ROOT, Host, Person, person  # noqa: E402

LONGEST = "Wolfeschlegelsteinhausenbergerdorffs III"  # a name of 40 letters
RENAME = """(name) => fetch("/api/guest", { method: "POST", body: JSON.stringify({ name }),
  headers: { "Content-Type": "application/json" } }).then(() => {
    localStorage.setItem("chabudai-known", "1"); localStorage.setItem("chabudai-name", name); })"""
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
BOXES = """all => all.map(one => one.getBoundingClientRect())
  .map(({ left, top, right, bottom }) => [left, top, right, bottom])"""
# A reaction is seen for seconds, fewer than a busy machine may need to look: the page looks itself.
SEE_REACTIONS = """() => new MutationObserver(() => {
  window.reacted ||= !!document.querySelector(".seats .reaction svg")?.checkVisibility();
}).observe(document.body, { childList: true, subtree: true })"""


def called(someone: Person, name: str) -> None:
    someone.go()
    someone.page.evaluate(RENAME, name)


def say(someone: Person, words: str) -> None:
    if not someone.page.query_selector("[data-mute]"):
        someone.page.click("[data-tool=chat]")
    someone.page.fill("aside form input", words)
    someone.page.press("aside form input", "Enter")


def test_a_waiting_room_tells_what_is_played_and_takes_bots(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me, person(browser, host) as friend:
        called(me, LONGEST)
        called(friend, "Ben")
        me.lay("mojo", ["me", "open", "open"], public=True, clock={"game": 600, "bonus": 10})
        told = me.page.inner_text("[data-facts]")
        assert "3 players" in told
        assert "10 minutes per player" in told
        assert not me.page.evaluate(WIDE)
        assert me.axe() == []
        friend.go()
        row = friend.page.wait_for_selector(f"[data-open='{me.link.split('/')[-1]}']")
        assert row
        assert LONGEST in row.inner_text()
        row.click()
        friend.page.click("[data-join='1']")
        me.page.wait_for_selector("li b >> text=Ben")
        assert not friend.page.query_selector("[data-fill]")
        me.page.click("[data-fill]")
        for someone in (me, friend):
            someone.page.wait_for_selector(".board")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_every_place_of_a_waiting_table_is_in_view(
    host: Host, browser: Browser, size: tuple[int, int]
) -> None:
    with person(browser, host, ViewportSize(width=size[0], height=size[1])) as me:
        me.lay("mojo", ["me", *["open"] * 7])
        assert "7 seats are still free." in me.page.inner_text("main")
        boxes = me.page.eval_on_selector_all(".room li", BOXES)
        assert len(boxes) == 8
        for left, top, right, bottom in boxes:
            assert left >= 0
            assert top >= 0
            assert right <= size[0]
            assert bottom <= size[1]


def test_who_is_here_reactions_block_and_report(host: Host, browser: Browser) -> None:
    with person(browser, host) as me, person(browser, host, PHONE) as friend:
        called(me, "Ann")
        called(friend, "Ben")
        me.lay("mojo", ["me", "open"])
        friend.go(me.link)
        friend.page.click("[data-join='1']")
        for someone in (me, friend):
            someone.page.wait_for_selector(".board")
        say(friend, "something rude")
        me.page.evaluate(SEE_REACTIONS)
        friend.page.click("[data-react=nice]")
        me.page.wait_for_function("() => window.reacted")
        me.page.click("[data-tool=chat]")
        me.page.click("[data-line]")
        me.page.wait_for_selector("dialog blockquote >> text=something rude")
        assert me.axe() == []
        me.page.click("[data-report]")
        me.page.wait_for_selector("dialog [role=status]")
        me.page.click("[data-block][aria-pressed=false]")
        me.page.wait_for_selector("[data-block][aria-pressed=true]")
        me.page.keyboard.press("Escape")
        me.page.wait_for_selector("aside .said >> text=something rude", state="detached")
        say(friend, "more of it")
        say(me, "I hear nothing")
        me.page.wait_for_selector("aside .said >> text=I hear nothing")
        assert "more of it" not in me.page.inner_text("main")
        assert not me.page.query_selector(".unread")
        friend.go()
        me.page.wait_for_selector("[data-gone]")


def test_rows_of_the_lobby_and_a_table_that_is_deleted(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.lay("momiji", ["me", "thumb", "thumb"])
        me.go()
        row = me.page.wait_for_selector("[data-table]")
        assert row
        assert "with Kenji, Yuki" in row.inner_text()
        assert not me.page.evaluate(WIDE)
        assert me.axe() == []
        me.page.click("[data-away=delete]")
        me.page.click("dialog .main")
        me.page.wait_for_selector("[data-table]", state="detached")


def test_a_finished_game_is_in_the_history_and_adds_up(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.lay("mojo", ["me", "thumb"])
        me.race()
        me.go()
        me.page.wait_for_selector("[data-finished]")
        me.page.click("[data-history]")
        me.page.wait_for_selector(".tallies li")
        assert "of 2" in me.page.inner_text("[data-finished]")
        assert "with Kenji" in me.page.inner_text("[data-finished]")
        assert not me.page.evaluate(WIDE)
        assert me.axe() == []
        me.page.click("[data-finished]")
        me.page.wait_for_selector("[data-after]")


DROP = """([text, name]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
}"""


def test_a_saved_game_is_opened_by_file_or_drop(host: Host, browser: Browser) -> None:
    saved = ROOT / "docs" / "examples" / "mojo.json"
    with person(browser, host, PHONE, "ru", clean=False) as me:  # a refusal is an error there
        me.go()
        me.page.set_input_files("[data-saved]", saved)
        me.page.wait_for_selector("[data-after=replay]")
        me.go()
        me.page.wait_for_selector("[data-saved]", state="attached")
        heights = "all => all.map(card => Math.round(card.getBoundingClientRect().height))"
        me.page.set_viewport_size({"width": 1440, "height": 900})
        assert len(set(me.page.eval_on_selector_all("[data-game]", heights))) == 1
        me.page.evaluate(DROP, ["no game at all", "letter.json"])
        me.page.wait_for_selector("[data-broken]")
        me.page.keyboard.press("Escape")
        me.page.evaluate(DROP, [saved.read_text("utf-8"), "mojo.json"])
        me.page.wait_for_selector("[data-after=replay]")
