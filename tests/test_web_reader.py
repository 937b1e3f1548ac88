"""What a screen reader says on each screen, and a whole game played by it alone.

The reader is a virtual one. It does not know that a modal dialog hides the rest of the page, nor
what was chosen since the page was drawn; both are the browser's, and no part of what is asserted.
"""

import importlib.util
import re
import time

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser  # noqa: E402

from tests.browser import COUNT, OPEN, PHONE, Host, Person, person  # noqa: E402
from tests.reader import Heard, Listener  # noqa: E402

LIT = f".board :is({OPEN})"
COLOURS = "blue|green|yellow|orange|red"
GAMES = {
    "mojo": ["heading, Mojo, level 1", "list, Players", "group, The board", "group, Your hand"],
    "momiji": ["heading, Momiji, level 1", "region, Garden", "heading, Objectives, level 2"],
    "mangrovia": ["heading, Mangrovia, level 1", "region, Board", "heading, Oracle, level 2"],
}
HEADINGS = """() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  .filter((heading) => heading.checkVisibility())
  .map((heading) => [heading.textContent.replace(/[ \\n]+/g, " ").trim(), heading.tagName[1]])"""


def well_said(me: Person) -> Heard:
    """Everything has a name, every heading is heard, and moves differ by their words."""
    heard = Listener(me).walk()
    assert heard.nameless() == []
    for words, level in me.page.evaluate(HEADINGS):
        assert f"heading, {words}, level {level}" in heard.phrases
    assert sorted(move for move, _ in heard.lit) == me.lit()
    for move, words in heard.lit:
        assert re.match(r"button, .*\w", words), (move, words)
        assert not re.search(r"(?<!not) disabled", words), (move, words)
    by_words = {words: move for move, words in heard.lit}
    assert all(by_words[words] == move for move, words in heard.lit), heard.lit
    return heard


def in_order(heard: Heard, *wanted: str) -> None:
    """Each of these begins a phrase, one after the other."""
    phrases = iter(heard.phrases)
    for words in wanted:
        assert any(phrase.startswith(words) for phrase in phrases), f"{words}: {heard.phrases}"


def test_the_way_to_a_table(host: Host, browser: Browser) -> None:
    with person(browser, host) as me:
        me.go()
        me.page.wait_for_selector(".lists")
        in_order(
            well_said(me), "link, Skip to the table", "group, Language", "main",
            "heading, Sit down and play, level 1", "button, Mojo", "link, Rules of Mojo",
            "button, Momiji", "link, Rules of Momiji", "button, Mangrovia",
            "link, Rules of Mangrovia", "heading, Open tables, level 2",
        )  # fmt: skip
        me.page.click("[data-game=momiji]")
        me.page.wait_for_selector("dialog .start")
        in_order(
            well_said(me), "dialog, Momiji", "heading, Momiji, level 2", "button, Close",
            "group, Players", "radio, 1,", "radio, 5,", "group, Who else plays?", "radio, Bots,",
            "combobox, How strong are the bots?", "textbox, Your name, Guest", "button, Play",
        )  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_three_languages(host: Host, browser: Browser, game: str) -> None:
    with person(browser, host) as me:
        me.new_table(game, 2)
        me.page.wait_for_selector(LIT)
        for code in ("ru", "cs", "en"):
            me.page.click(f"button[lang={code}]")
            me.page.wait_for_selector(f"html[lang={code}]")
            heard = well_said(me)
            assert heard.lit
        in_order(heard, *GAMES[game], "navigation, Table tools", "heading, Log, level 2")


def test_a_refusal_is_said_at_once_and_leads_to_its_clause(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.new_table("mojo", 2)
        me.page.wait_for_selector(LIT)
        listener = Listener(me)
        deck = next(words for words in listener.walk().phrases if words.startswith("button, Deck:"))
        assert deck.endswith(", disabled")
        listener.act_on(deck)
        me.page.wait_for_selector("[data-clause-link]")
        sentence = me.page.inner_text("[role=alert] p")
        link = "button, Open clause MJ-6 of the rules"
        in_order(listener.walk(), "alert", sentence, link, "button, Close")
        assert any(told.startswith(sentence) for told in listener.told_at_once())
        well_said(me)


def test_a_whole_game_by_reader_alone(host: Host, browser: Browser) -> None:
    with person(browser, host) as me:
        me.new_table("mojo", 2)
        me.page.wait_for_selector(".board")
        me.listen()
        listener = Listener(me)
        decisions, end = 0, time.monotonic() + 400
        while not me.is_over():
            assert time.monotonic() < end, "the game does not end"
            me.page.wait_for_selector(f"{LIT}, dialog .main, [data-after]", timeout=120_000)
            if me.page.query_selector("dialog .main"):
                hear_the_count(me, listener)
            elif me.lit():
                decisions += decide(me, listener)
        assert decisions > 3
        listener.walk()  # it has had the time to say everything
        told, announced = listener.told_at_once(), me.announced()
        assert announced[-1] == "The game is over."
        assert [line for line in told if line in set(announced)] == announced
        won = me.page.inner_text(".after h2")
        in_order(
            well_said(me), f"heading, {won}", "table, Score", "columnheader, Player",
            "rowheader, ", "button, Play again", "button, Watch replay",
            "link, To the lobby",
        )  # fmt: skip


def decide(me: Person, listener: Listener) -> bool:
    """Hear what can be done and do one of it; False: the page changed meanwhile."""
    before, lines = me.lit(), len(me.log())
    heard = listener.walk()
    if me.lit() != before or len(me.log()) != lines or me.page.query_selector("dialog"):
        return False
    assert heard.nameless() == []
    assert sorted(move for move, _ in heard.lit) == before
    for move, words in heard.lit:
        assert names_its_card(move, words), (move, words)
    listener.act_on(me.chance.choice(heard.lit)[1])
    me.page.wait_for_function(CHANGED, arg=lines, timeout=120_000)
    return True


CHANGED = f"""(lines) => ({COUNT})() > lines || document.querySelector("[data-after]")"""


def names_its_card(move: str, words: str) -> bool:
    kind, card = move.split()
    lead = {"play": "", "turn": "Turn up "}[kind]
    return bool(re.match(rf"button, {lead}{card}, ({COLOURS})\b", words))


def hear_the_count(me: Person, listener: Listener) -> None:
    """A round is over: who has how many points is heard, and the reader goes on."""
    heard = listener.walk()
    assert heard.nameless() == []
    in_order(heard, "dialog, ", "columnheader, Player", "rowheader, Guest", "rowheader, Kenji")
    listener.act_on(f"button, {me.page.inner_text('dialog .main')}")
    me.page.wait_for_selector("dialog", state="detached")
