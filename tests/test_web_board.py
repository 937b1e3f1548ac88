"""On staged tables: what is in sight, things carried to their places, what choices bring."""

import importlib
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, FloatRect, Page, ViewportSize, sync_playwright  # noqa: E402

from tests.browser import DESKTOP, PHONE, ROOT, Host, Person, launch, person  # noqa: E402
from tests.web_stage import Staged, stage  # noqa: E402

WANTED = [("mojo", "play"), ("momiji", "main"), ("momiji", "long"), ("momiji", "placing"),
          ("momiji", "over"), ("momiji", "dew"), ("mangrovia", "bowls"), ("mangrovia", "hut"),
          ("mangrovia", "double"), ("mangrovia", "over")]  # fmt: skip
SMALL = ViewportSize(width=360, height=740)
Tables = dict[tuple[str, str], Staged]
# Standings of an objective that are wider than its card.
OUTSIDE = """bars => bars.filter(bar => [...bar.children].some(part =>
    part.getBoundingClientRect().right > bar.closest("li").getBoundingClientRect().right))
  .map(bar => bar.innerText)"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Tables]]:
    sys.path.insert(0, str(ROOT / "web"))
    build: Any = importlib.import_module("build")
    build.make()
    host = Host(Path(tmp_path_factory.mktemp("server")))
    staged = stage(host.database, WANTED)
    host.start()
    yield host, staged
    host.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(me: Person, thing: str, place: str) -> None:
    page = me.page
    page.locator(place).first.scroll_into_view_if_needed()
    page.mouse.move(*middle(page, thing))
    page.mouse.down()
    page.mouse.move(*middle(page, place), steps=5)
    page.wait_for_selector(".over")
    page.mouse.up()


def drag_by_finger(me: Person, thing: str, place: str) -> None:
    page = me.page
    page.locator(place).first.evaluate("place => place.scrollIntoView({ block: 'center' })")
    (x, y), (to_x, to_y) = middle(page, thing), middle(page, place)
    finger = me.context.new_cdp_session(page)
    for step in range(6):
        at = {"x": x + (to_x - x) * step / 5, "y": y + (to_y - y) * step / 5}
        kind = "touchMove" if step else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    page.wait_for_selector(".over")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def moves_since(me: Person, table: Staged, count: int) -> list[str]:
    """What was moved at a table since it was staged, once it is so many moves."""
    path = f"{me.host.address}/api/tables/{table.id}"
    for _ in range(600):
        if me.page.request.get(path).json()["moves"] >= len(table.found.position.played) + count:
            break
        me.page.wait_for_timeout(100)
    updates = me.page.request.get(f"{path}/log").json()["updates"]
    entries = [update["entry"] for update in updates]
    moved = [entry.get("move", "") for entry in entries if entry["kind"] == "moved"]
    return moved[len(table.found.position.played) :]


def test_every_choice_says_what_it_brings(tables: tuple[Host, Tables], browser: Browser) -> None:
    """On the card and in the list of moves, for the eye and for a reader."""
    host, staged = tables
    table = staged["mojo", "play"]
    told = {move: n for move, n in table.found.position.preview().items() if n}
    assert told
    with person(browser, host, PHONE) as me:
        me.take_seat(table)
        me.page.click("[data-tool=moves]")
        for move, points in told.items():
            mark, words = f"\u2212{-points}", f"{-points} point{'s' if points < -1 else ''} less"
            for choice in (f".held[data-move='{move}']", f"[data-word='{move}']"):
                text = me.page.locator(choice).text_content() or ""
                assert points < 0
                assert mark in text
                assert words in text


def test_five_seats_leave_the_board_in_sight(tables: tuple[Host, Tables], browser: Browser) -> None:
    """On a small phone what is known of a seat waits behind a tap; a reader has it in the plate."""
    host, staged = tables
    table = staged["mangrovia", "double"]
    with person(browser, host, SMALL) as me:
        me.take_seat(table)
        board = me.page.locator(".board").bounding_box()
        assert board is not None
        assert board["y"] <= 0.4 * SMALL["height"]
        plate = me.page.locator(".seats li:has([data-seen])").first
        assert "Seen in hand: " in (plate.text_content() or "")
        more = plate.locator("button.more")
        more.click()
        me.page.wait_for_selector(".told [data-seen] .chip")  # drawn as small cards
        assert me.axe() == []
        more.press("Enter")
        me.page.wait_for_selector(".told", state="detached")


def bottom(box: FloatRect) -> float:
    return box["y"] + box["height"]


def costly(me: Person) -> None:
    me.page.click(".hand [data-move^='use '][aria-disabled=false] >> nth=0")
    me.page.wait_for_selector("dialog .main")


def test_axe_finds_nothing_at_the_end_nor_before_a_costly_move(
    tables: tuple[Host, Tables], browser: Browser
) -> None:
    host, staged = tables
    with person(browser, host, SMALL, theme="dark") as me:
        me.take_seat(staged["momiji", "over"])
        assert me.axe() == []
        me.take_seat(staged["momiji", "long"])
        costly(me)
        assert me.axe() == []
    with person(browser, host, DESKTOP) as me:
        me.take_seat(staged["mangrovia", "over"])
        assert me.axe() == []


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
def test_five_players_of_momiji_have_room_on_a_wide_screen(
    tables: tuple[Host, Tables], browser: Browser, size: tuple[int, int]
) -> None:
    host, staged = tables
    with person(browser, host, ViewportSize(width=size[0], height=size[1])) as me:
        me.take_seat(staged["momiji", "dew"])
        tray = me.page.locator(".tray").bounding_box()
        cards = [card.bounding_box() for card in me.page.locator("[data-drop=hand] li").all()]
        assert tray
        assert bottom(tray) <= size[1]
        assert cards
        assert all(card and bottom(card) <= bottom(tray) for card in cards)
        assert me.page.eval_on_selector_all(".stage .bar", OUTSIDE) == []


# A button appears with its lower edge at a resting pointer: in how many places is it seen?
APPEARS = """async ([x, y]) => {
  const button = document.createElement("button");
  button.className = "button";
  button.style.cssText = `position: absolute; height: 44px; left: ${x - 20}px; top: ${y - 43.5}px`;
  document.body.append(button);
  const places = new Set();
  for (let n = 0; n < 30; n++) {
    await new Promise(requestAnimationFrame);
    places.add(button.getBoundingClientRect().y);
  }
  return places.size;
}"""


def test_a_button_at_the_pointer_stays_still(tables: tuple[Host, Tables], browser: Browser) -> None:
    """One that rises under the pointer would leave it, fall back and rise for ever."""
    host, _ = tables
    with person(browser, host, DESKTOP) as me:
        me.go()
        me.page.wait_for_selector("[data-game]")
        me.page.mouse.move(330, 300)
        assert me.page.evaluate(APPEARS, [330, 300]) == 1


def test_a_card_to_the_pile(tables: tuple[Host, Tables], browser: Browser) -> None:
    host, staged = tables
    table = staged["mojo", "play"]
    with person(browser, host, DESKTOP) as me:
        me.take_seat(table)
        drag(me, f".held[data-move='{table.found.next}']", "[data-drop='pile 0']")
        assert moves_since(me, table, 1) == [table.found.next]


def test_a_card_to_the_row_is_laid(tables: tuple[Host, Tables], browser: Browser) -> None:
    host, staged = tables
    table = staged["momiji", "main"]
    card = next(move for move in table.found.position.moves() if move.startswith("lay "))
    with person(browser, host, DESKTOP) as me:
        me.take_seat(table)
        drag(me, f".hand [data-move='{card}']", ".own .row")
        assert moves_since(me, table, 1)[0] == card


def test_a_card_to_an_end_of_the_row(tables: tuple[Host, Tables], browser: Browser) -> None:
    host, staged = tables
    table = staged["momiji", "placing"]
    end = table.found.position.moves()[-1]
    with person(browser, host, DESKTOP) as me:
        me.take_seat(table)
        drag(me, ".ask .card", f"[data-drop='{end}']")
        assert moves_since(me, table, 1)[0] == end


def test_a_card_to_the_garden_is_discarded_once_that_is_agreed(
    tables: tuple[Host, Tables], browser: Browser
) -> None:
    host, staged = tables
    table = staged["momiji", "long"]
    away = next(move for move in table.found.position.moves() if move.startswith("discard "))
    with person(browser, host, DESKTOP) as me:
        me.take_seat(table)
        card = away.removeprefix("discard ")
        drag(me, f".hand .card[data-move$='{card}']", "[data-drop='garden']")
        me.page.click("dialog .main")
        assert moves_since(me, table, 1) == [away]


def test_a_bowl_to_its_site_by_finger(tables: tuple[Host, Tables], browser: Browser) -> None:
    host, staged = tables
    table = staged["mangrovia", "bowls"]
    move = next(move for move in table.found.position.moves() if move.startswith("bowl "))
    with person(browser, host, PHONE, touch=True) as me:
        me.take_seat(table)
        drag_by_finger(me, ".ask .piece", f"[data-drop='{move}']")
        assert moves_since(me, table, 1) == [move]


def test_a_hut_to_a_space(tables: tuple[Host, Tables], browser: Browser) -> None:
    host, staged = tables
    table = staged["mangrovia", "hut"]
    move = next(move for move in table.found.position.moves() if move.startswith("build "))
    with person(browser, host, DESKTOP) as me:
        me.take_seat(table)
        drag(me, ".ask .piece", f"[data-drop='{move}']")
        assert moves_since(me, table, 1)[0] == move
