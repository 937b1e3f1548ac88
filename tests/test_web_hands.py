"""The hand and the verbs at a decision: all of them in view, upright, on its side and on a desktop;
what marks mean; who comes back finds the own games first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from chabudai.bots.puzzles import puzzles_of
from chabudai.games import NAMES, find
from tests.browser import DESKTOP, PHONE, Host, Person, person
from tests.building import make_page
from tests.web_stage import Staged, stage

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
SMALL = ViewportSize(width=360, height=640)
ASIDE = ViewportSize(width=844, height=390)
SIZES = [PHONE, SMALL, ASIDE, DESKTOP]
WANTED = [
    ("mojo", "play"), ("mojo", "two-piles"), ("mojo", "over"), ("momiji", "main"),
    ("mangrovia", "amulets"), ("mangrovia", "paying"), ("mangrovia", "double"),
    ("mangrovia", "over"), ("momiji", "over"), ("momiji", "wind"), ("momiji", "acorns"),
]  # fmt: skip
Tables = dict[tuple[str, str], Staged]
# Things of the tray that are not wholly within it, or that something cuts.
CUT = """(parts) => [...document.querySelectorAll(parts)].filter((part) => {
  const box = part.getBoundingClientRect();
  for (let over = part.parentElement; over.closest(".tray"); over = over.parentElement) {
    if (getComputedStyle(over).overflow === "visible") continue;
    const { left, right, top, bottom } = over.getBoundingClientRect();
    if (box.left < left - 2 || box.right > right + 2) return true;
    if (box.top < top - 6 || box.bottom > bottom + 2) return true;
  }
  return part.matches("p, .verb, .chip, .skip") && part.scrollWidth > part.clientWidth + 1;
}).map((part) => part.innerText)"""
NEAR_THE_TOP = """(part) => {
  const { top } = document.querySelector(part)?.getBoundingClientRect() ?? { top: NaN };
  return top > -40 && top < 130;
}"""
LARGE = "document.documentElement.style.fontSize = '32px'"
FITS = """part => {
  const { scrollWidth, clientWidth } = document.querySelector(part);
  return scrollWidth <= clientWidth + 1;
}"""
PLATES_OVER = """() => {
  const asked = document.querySelector(".tray .what").getBoundingClientRect();
  return [...document.querySelectorAll(".seats > li")]
    .filter((plate) => plate.getBoundingClientRect().bottom > asked.top
      && plate.getBoundingClientRect().top < asked.bottom
      && plate.getBoundingClientRect().right > asked.left
      && plate.getBoundingClientRect().left < asked.right).length;
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Tables]]:
    make_page()
    host = Host(Path(tmp_path_factory.mktemp("server")))
    staged = stage(host.database, WANTED)
    host.start()
    yield host, staged
    host.stop()


def cut(me: Person, parts: str) -> list[str]:
    me.page.wait_for_selector(".tray .what")
    me.page.evaluate("document.fonts.ready")
    found: list[str] = me.page.evaluate(CUT, parts)
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_all_of_a_hand_of_mojo_is_in_view(
    tables: tuple[Host, Tables], browser: Browser, size: ViewportSize
) -> None:
    host, staged = tables
    for name in ("play", "two-piles"):
        with person(browser, host, size, "ru") as me:
            me.take_seat(staged["mojo", name])
            assert cut(me, ".tray :is(.held, .zone p)") == []
            assert me.page.evaluate(PLATES_OVER) == 0


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_an_amulet_is_put_back_with_the_hand_in_view(
    tables: tuple[Host, Tables], browser: Browser, size: ViewportSize
) -> None:
    host, staged = tables
    with person(browser, host, size, "ru") as me:
        me.take_seat(staged["mangrovia", "amulets"])
        assert cut(me, ".tray [data-move^='put back']") == []
        tray = me.page.locator(".tray").bounding_box()
        assert tray
        for card in me.page.locator(".tray li").all():
            box = card.bounding_box()
            assert box
            assert box["y"] + box["height"] <= tray["y"] + tray["height"]


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_what_is_asked_of_a_card_fits_a_phone_on_its_side(
    tables: tuple[Host, Tables], browser: Browser, language: str
) -> None:
    host, staged = tables
    with person(browser, host, ASIDE, language) as me:
        me.take_seat(staged["momiji", "acorns"])
        top = me.page.wait_for_selector(".tray .top")
        assert top
        assert top.evaluate("one => one.scrollHeight <= one.clientHeight + 2"), top.inner_text()


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_verbs_fit_a_phone_on_its_side(
    tables: tuple[Host, Tables], browser: Browser, language: str
) -> None:
    host, staged = tables
    for key in (("momiji", "main"), ("mangrovia", "double")):
        with person(browser, host, ASIDE, language) as me:
            me.take_seat(staged[key])
            assert cut(me, ".tray :is(.verb, .chip, .skip)") == []


def test_a_card_that_pays_bears_no_points(tables: tuple[Host, Tables], browser: Browser) -> None:
    host, staged = tables
    with person(browser, host) as me:
        me.take_seat(staged["mangrovia", "paying"])
        assert me.page.locator(".tray .lit").count()
        assert me.page.locator(".tray .points").count() == 0


def test_one_of_two_is_offered_as_one_of_two(tables: tuple[Host, Tables], browser: Browser) -> None:
    host, staged = tables
    with person(browser, host) as me:
        me.take_seat(staged["mangrovia", "double"])
        assert me.page.inner_text(".what").endswith("pier 9 offers a hut or a double hut.")


def test_whoever_wins_is_told_so(tables: tuple[Host, Tables], browser: Browser) -> None:
    host, staged = tables
    won, lost = staged["mangrovia", "over"], staged["mojo", "over"]
    for table, heading in ((won, "You win!"), (lost, "The winner: ")):
        with person(browser, host) as me:
            me.take_seat(table)
            assert me.page.inner_text(".after h2").startswith(heading)
    with person(browser, host) as guest:
        guest.go(f"#/table/{won.id}")
        assert guest.page.inner_text(".after h2").startswith("The winner: ")


@pytest.mark.parametrize("game", NAMES)
def test_all_of_a_puzzle_is_in_view_on_a_desktop(host: Host, browser: Browser, game: str) -> None:
    puzzle = puzzles_of(find(game))[0]
    with person(browser, host, DESKTOP) as me:
        me.go(f"#/puzzles/{game}/{puzzle.id}")
        me.page.wait_for_selector("[data-puzzle-board]")
        for part in (".solving > .asked", ".solving > .around", ".tray"):
            box = me.page.locator(part).bounding_box()
            assert box, part
            assert box["y"] + box["height"] <= DESKTOP["height"], part


def test_my_games_come_first_and_push_nothing_away(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.new_table("mojo", 2)
        me.wait_for_link()
        me.go("#/")
        me.page.reload()
        mine = me.page.wait_for_selector("[data-mine]")
        first = me.page.wait_for_selector("[data-game=mojo]")
        above, below = mine and mine.bounding_box(), first and first.bounding_box()
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"]
        assert above["y"] < PHONE["height"] / 2


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: str(size["width"]))
def test_a_review_and_a_replay_are_turned_to(
    tables: tuple[Host, Tables], browser: Browser, size: ViewportSize
) -> None:
    host, staged = tables
    with person(browser, host, size) as me:
        me.take_seat(staged["momiji", "over"])
        me.page.click("[data-after=review]")
        me.page.wait_for_function(NEAR_THE_TOP, arg=".judged")
        me.page.wait_for_selector("[data-decision]")
        me.page.wait_for_function(NEAR_THE_TOP, arg=".judged")
        inside = "one => one.scrollHeight <= one.clientHeight + 1"
        assert me.page.locator(".judged").evaluate(inside), "it lies over the table"
    with person(browser, host, size) as me:
        me.take_seat(staged["mangrovia", "over"])
        me.page.click("[data-after=replay]")
        me.page.wait_for_selector(".past .tray")
        me.page.wait_for_function(NEAR_THE_TOP, arg="section:has([data-replay])")
        tray = me.page.locator(".past .tray").bounding_box()
        assert tray
        assert tray["y"] + 80 < size["height"]
        assert me.page.locator(".replace").count() == 0  # nobody moves any more


def test_the_goals_of_a_solo_game_are_in_view_on_a_phone_on_its_side(
    tables: tuple[Host, Tables], browser: Browser
) -> None:
    host, staged = tables
    with person(browser, host, ASIDE, "ru") as me:
        me.take_seat(staged["momiji", "wind"])
        for part in me.page.locator(".aims li").all():
            box = part.bounding_box()
            assert box
            assert box["y"] + box["height"] <= ASIDE["height"]


def test_eight_seats_are_in_view_on_a_phone_on_its_side(host: Host, browser: Browser) -> None:
    with person(browser, host, ASIDE) as me:
        me.new_table("mojo", 8)
        me.page.wait_for_selector(".tray .what")
        plates = [plate.bounding_box() for plate in me.page.locator(".seats > li").all()]
        assert len(plates) == 8
        assert all(box and box["y"] + box["height"] <= ASIDE["height"] for box in plates)


@pytest.mark.parametrize(
    ("key", "rows"),
    [
        (("mojo", "play"), ["Hand now", "Total"]),
        (("momiji", "main"), ["Piles", "Acorns", "Objectives", "Total"]),
        (("mangrovia", "double"), None),
    ],
)
def test_the_score_fits_its_panel_and_tells_what_is_known(
    tables: tuple[Host, Tables], browser: Browser, key: tuple[str, str], rows: list[str] | None
) -> None:
    host, staged = tables
    with person(browser, host) as me:
        me.take_seat(staged[key])
        me.page.click("[data-tool=score]")
        table = me.page.locator("aside table")
        table.wait_for()
        assert table.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")
        assert not rows or table.locator("tbody th").all_inner_texts() == rows
        if key == ("mojo", "play"):
            hands = table.locator("tbody tr").first.locator("td").all_inner_texts()
            assert sum(hand == "?" for hand in hands) == len(hands) - 1
            totals = table.locator("tr.total td").all_inner_texts()
            assert totals == me.page.locator(".seats [data-at^=points]").all_inner_texts()


def test_text_twice_as_large_fits_a_phone(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE, "ru") as me:
        me.go()
        me.page.wait_for_selector("[data-game=momiji]")
        me.page.evaluate(LARGE)
        me.page.click("[data-game=momiji]")
        assert me.page.evaluate(FITS, "dialog")
    for game in NAMES:
        with person(browser, host, PHONE, "ru") as me:
            me.lay(game, ["me", "thumb", "thumb"])
            me.page.wait_for_selector(".tray .what")
            me.page.evaluate(LARGE)
            assert me.page.evaluate(FITS, ".tools")
            for name in (".panes button", ".seats .head"):
                for part in me.page.locator(name).all():
                    assert part.evaluate("one => one.scrollHeight <= one.clientHeight + 2"), name


def test_nobody_is_replaced_before_patience_ends(host: Host, browser: Browser) -> None:
    with person(browser, host) as ann, person(browser, host) as bob:
        ann.lay("mojo", ["me", "open"], patience=10)
        bob.go(ann.link)
        bob.page.click("[data-join]")
        bob.page.wait_for_selector(".tray .what")
        ann.page.wait_for_selector(".tray .what")
        waits = bob if ann.on_turn() else ann
        assert waits.page.locator(".replace").count() == 0
        waits.page.wait_for_selector(".replace", timeout=30_000)


def test_the_lagoon_fills_a_phone_on_its_side(
    tables: tuple[Host, Tables], browser: Browser
) -> None:
    host, staged = tables
    with person(browser, host, ASIDE, "ru") as me:
        me.take_seat(staged["mangrovia", "double"])
        box = me.page.locator(".lagoon svg").first.bounding_box()
        assert box
        assert box["height"] > 0.85 * ASIDE["height"]
        for part in me.page.locator(".panes button").all():
            assert part.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
