"""The study board in a browser: at a server, and where there is none."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

import chabudai
from chabudai.bots.puzzles import puzzles_of
from chabudai.games import find
from chabudai.kernel.record import read_record
from chabudai.table.study import open_text
from tests.browser import DESKTOP, PHONE, Host, Person, person
from tests.main_thread import LONGEST, tasks_during
from tests.static_site import StaticHost, Walker, static_host, walker

RECORD = Path("docs/examples/mojo.json")
POSITION = Path("docs/examples/mojo.txt")
pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")


@pytest.fixture(scope="module")
def site(host: Host, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """The page of the server, without the server."""
    with static_host(tmp_path_factory.mktemp("site")) as found:
        yield found


LOOK = """async (record) => {
  const post = async (path, body) => (await fetch("/api" + path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  })).json();
  await post("/guest", { name: "Ann" });
  return (await post("/records", { record })).id;
}"""


def board(someone: Person, node: int) -> None:
    someone.page.wait_for_selector(f"[data-study-board='{node}']")


def open_record(someone: Person) -> None:
    someone.go("#/study")
    someone.page.set_input_files("[data-study-file]", RECORD)
    board(someone, 0)


def study(someone: Person, folder: Path) -> None:
    """Open a record, branch, comment, analyse, export, import, share by a link."""
    page = someone.page
    open_record(someone)
    page.keyboard.press("ArrowRight")
    board(someone, 1)
    page.click(".board [data-move='play 9']")
    board(someone, 47)
    assert page.get_attribute("[data-node='47']", "data-depth") == "1"
    page.fill("[data-study-comment]", "Safe.")
    page.click("[data-mark='!']")
    page.wait_for_selector("[data-node='47'] .mark")
    page.click("[data-study-analyse]")
    page.wait_for_selector("[data-analysis='0'] [data-best]")
    page.wait_for_selector("[data-node='47'] [data-chance]")
    page.keyboard.press("ArrowUp")
    board(someone, 2)
    page.select_option("[data-study-eyes]", "open")
    page.wait_for_selector("[data-hand] .tray")
    with page.expect_download() as download:
        page.click("[data-study-save]")
    file = folder / "study.json"
    download.value.save_as(file)
    saved = open_text(file.read_text("utf-8"))
    assert (saved.nodes[47].comment, saved.nodes[47].mark) == ("Safe.", "!")
    assert len(saved.nodes[47].chances["0"]) == 2
    someone.go("#/study")
    page.wait_for_selector("[data-study-kept]")
    page.set_input_files("[data-study-file]", file)
    page.wait_for_selector("[data-node='47']")
    page.click("[data-study-share]")
    link = page.input_value("[data-study-link]")
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector("[data-node='47'] .mark")
    assert "Safe." in page.inner_text("ol:has([data-node])")


def test_a_game_is_studied_at_a_server(browser: Browser, host: Host, tmp_path: Path) -> None:
    with person(browser, host) as ann:
        study(ann, tmp_path)
        assert not ann.axe()
        ann.page.click("[data-node='47']")
        ann.page.click("[data-study-promote]")
        board(ann, 2)
        ann.page.click("[data-study-remove]")
        board(ann, 1)
        ann.page.click("[data-study-fork]")
        ann.wait_for_link()
        asked = "async () => (await fetch(`/api/tables/${location.hash.split('/')[2]}`)).json()"
        assert ann.page.evaluate(asked)["forked_at"] == 1  # it is the server's, not the device's
        ann.go(f"#/table/{ann.page.evaluate(LOOK, json.loads(RECORD.read_text('utf-8')))}")
        ann.page.click("[data-after=review]")
        with ann.page.expect_download() as download:
            ann.page.click("[data-review-save]")
        download.value.save_as(tmp_path / "review.html")
        told = (tmp_path / "review.html").read_text("utf-8")
        assert told.count("data-account") == 2
        assert "<style>" in told
        assert "<script" not in told
        ann.page.click("[data-after=study]")
        board(ann, 0)


def test_a_game_is_studied_without_a_server(
    browser: Browser, site: StaticHost, tmp_path: Path
) -> None:
    with walker(browser, site) as ann:
        ann.page.add_init_script(WARNED)
        study(ann, tmp_path)
        assert not ann.axe()
        warned_at_a_table_of_a_position(ann)
        ann.go()
        ann.page.set_input_files("[data-saved]", RECORD)
        reviewed_without_a_stutter(ann)
        beaten_by_link(ann)
        two_are_compared(ann)


def reviewed_without_a_stutter(someone: Walker) -> None:
    """Python thinks in a worker: the page itself never has long to do."""

    def review() -> None:
        someone.page.click("[data-after=review]")
        someone.until("document.querySelector('.review progress')?.value > 0")

    tasks = tasks_during(someone.page, review)
    assert tasks
    assert max(task.processor for task in tasks) < LONGEST


WARNED = "if (location.protocol !== 'about:') localStorage['chabudai-warned'] = 'on'"


def warned_at_a_table_of_a_position(someone: Person) -> None:
    """A bare position is played on, and the coach asks before a move that loses the game."""
    page, puzzle = someone.page, max(puzzles_of(find("mojo")), key=lambda puzzle: puzzle.margin)
    someone.go("#/study")
    page.fill("[data-study-text]", puzzle.position)
    page.click("[data-study-open]")
    board(someone, 0)
    page.click("[data-study-fork]")
    someone.wait_for_link()
    page.click(f".board [data-move='{list(puzzle.worth)[-1]}']")
    page.wait_for_selector("dialog >> text=lowers your chance")


def beaten_by_link(someone: Person) -> None:
    """The game that is over goes into a link; who opens it plays the same deal."""
    page = someone.page
    page.click("[data-after=beat]")
    link = page.input_value("[data-beat-link]")
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector("[data-beat=mojo]")
    made = json.loads(RECORD.read_text("utf-8"))["result"]["scores"][0]["total"]
    assert f"scored {made} points" in page.inner_text(".made")
    page.click("[data-beat-take]")
    someone.wait_for_link()
    page.wait_for_selector(".board [data-move]")


DROP = """(texts) => {
  const both = new DataTransfer();
  texts.forEach((text, at) => both.items.add(new File([text], `${at}.json`)));
  dispatchEvent(new DragEvent("drop", { dataTransfer: both, cancelable: true }));
}"""


def another_game() -> str:
    """Another game of the same deal."""
    record = read_record(RECORD.read_text("utf-8"))
    chance = random.Random(1)
    position = chabudai.game(record.game, **record.options).start(record.seed, record.salts)
    while not position.over:
        position.push_number(chance.choice(position.legal()))
    return json.dumps(position.record().json())


def two_are_compared(someone: Person) -> None:
    """Two records that are dropped on the page together stand side by side."""
    someone.go()
    someone.page.wait_for_selector("[data-game]")
    someone.page.evaluate(DROP, [RECORD.read_text("utf-8"), another_game()])
    for side in (0, 1):
        someone.page.wait_for_selector(f"[data-compare-side='{side}'] .board")
    told = someone.page.inner_text("[data-compare-at]")
    someone.page.click("[data-compare=next]")
    assert someone.page.inner_text("[data-compare-at]") != told


BROKEN = json.dumps({**open_text(POSITION.read_text("utf-8")).json(), "nodes": [{}, {"move": "x"}]})


@pytest.mark.parametrize(("size", "language"), [(PHONE, "cs"), (DESKTOP, "ru")])
def test_a_text_is_opened_or_refused_with_its_reason(
    browser: Browser, host: Host, size: ViewportSize, language: str
) -> None:
    with person(browser, host, size, language, clean=False) as ann:
        page = ann.page
        for text, id in ((BROKEN, "study-move-refused"), ("mojo", "position-line-missing")):
            ann.go("#/study")
            page.fill("[data-study-text]", text)
            page.click("[data-study-open]")
            page.wait_for_selector(f"[data-refused='{id}']")
        assert not ann.axe()
        page.fill("[data-study-text]", POSITION.read_text("utf-8"))
        page.click("[data-study-open]")
        board(ann, 0)
        width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0
        page.goto("about:blank")
        ann.go("#/study/link/AAAA")
        page.wait_for_selector("[data-refused='web-study-link-broken']")


def test_a_review_begins_at_the_end_and_fits_a_small_phone_with_large_text(
    host: Host, browser: Browser
) -> None:
    """It began before the first move for whoever had just played: the page did not count moves."""
    with person(browser, host, ViewportSize(width=360, height=740)) as me:
        me.lay("mojo", ["me", "thumb"])
        me.race()
        me.page.click("[data-after] >> text=Review")
        me.page.wait_for_selector(r"text=/^Move ([1-9]\d*) of \1\b/")
        me.page.wait_for_selector("[data-review-told]")
        me.page.evaluate("document.documentElement.style.fontSize = '200%'")
        fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        me.page.wait_for_function(fits)


def test_a_comment_is_never_lost(site: StaticHost, browser: Browser, tmp_path: Path) -> None:
    """Not in a file that is saved at once, not by a reload in mid-sentence, not by another tab."""
    with walker(browser, site) as me:
        page = me.page
        open_record(me)
        page.fill("[data-study-comment]", "At once. «Žluťoučký» <b>кот</b>")
        with page.expect_download() as download:
            page.click("[data-study-save]")
        download.value.save_as(tmp_path / "study.json")
        saved = open_text((tmp_path / "study.json").read_text("utf-8"))
        assert saved.nodes[0].comment == "At once. «Žluťoučký» <b>кот</b>"
        page.keyboard.press("ArrowRight")
        board(me, 1)
        page.locator("[data-study-comment]").press_sequentially("Still writ")  # never left
        me.until("document.querySelector('ol:has([data-node])').innerText.includes('Still writ')")
        page.reload()
        me.until("document.querySelector('ol:has([data-node])')?.innerText.includes('Still writ')")
        other = me.tab()
        other.goto(page.url)
        other.locator("[data-node='2']").first.click()
        other.fill("[data-study-comment]", "Elsewhere.")
        other.locator("[data-study-name]").fill("Ours")
        me.until("document.querySelector('ol:has([data-node])').innerText.includes('Elsewhere')")
        page.fill("[data-study-comment]", "Here.")
        page.click("[data-study-copy]")
        text = "document.querySelector('ol:has([data-node])').innerText"
        me.until(f"{text}.includes('Here') && {text}.includes('Elsewhere')")
        other.wait_for_function("document.querySelector('main').innerText.includes('Here.')")
