"""Every word has room in its place on a phone of 390 px, in each language, in the page's style."""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import chabudai
from chabudai.kernel import words
from chabudai.kernel.words import LANGUAGES, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

pytestmark = pytest.mark.needs("chromium", "node", "playwright")
WEB = Path(__file__).parent.parent / "web"
WIDTH = 390
SHORT = {"en": "…", "ru": "авикосу", "cs": "aikosuvz"}  # words that are held to the next
VERBS = ("collect", "lay", "objective", "refill", "landscape", "sell", "skip", "return")
PHASES = (
    *("draft", "main", "collect", "lay", "place", "trade", "after", "clear", "limit"),
    *("B", "D", "C", "F", "G", "H", "H-swap", "I", "K", "L", "M", "M-pile", "N"),
)
BOTS = ("random", "thumb", "novice", "casual", "steady", "sharp", "master")
for name in chabudai.names():
    chabudai.find(name)


class Place(NamedTuple):
    """Where words stand: what they are, what is around them, and in how many lines they fit."""

    style: str  # the component that gives the place its style
    around: str  # with … for the words; what has the class `thing` is measured
    words: list[str]
    lines: int = 1


def ids(start: str, ends: str) -> list[str]:
    return [start + end for end in ends.split()]


def dialog(inside: str) -> str:
    return f'<dialog class="sheet" open><div class="inside"><form>{inside}</form></div></dialog>'


def tray(inside: str) -> str:
    """What lies in the tray, which is as wide as a phone."""
    return f'<div class="frame"><section class="ask">{inside}</section></div>'


ICON = '<svg width="22" height="22"></svg>'
BUTTON = f'<button class="button thing">{ICON}<span>…</span></button>'
SELECT = dialog('<p class="input select thing">…</p>')
CHECK = dialog('<label class="check thing"><input type="checkbox"><span>…</span></label>')
COMPANY = f'<label class="choice thing"><input type="radio">{ICON}<span>…</span></label>'
LIST = '<main><section class="sheet list"><a class="button thing">Mangrovia <span>…</span></a>'
PANEL = '<li><button class="move panel"><span class="text thing"><b>A</b> …</span></button></li>'
PLACES = {
    "clock": Place("lobby/NewTable", SELECT, ids("web-clock-", "none move game days")),
    "seat": Place("lobby/NewTable", SELECT, ids("web-seat-", "here open")),
    "bot's seat": Place("lobby/NewTable", SELECT, [f"web-seat-bot {bot}" for bot in BOTS]),
    "scenario": Place(
        "lobby/OptionField",
        SELECT,
        ids("momiji-choice-", "auto starter draft first wind meditation equinox"),
    ),
    "board": Place(
        "lobby/OptionField",
        SELECT,
        ids("mangrovia-option-", "stones-none stones-mixed stones-gods stones-helpers")
        + ids("mangrovia-option-board-", "reconstructed lagoon"),
    ),
    "company": Place(
        "lobby/NewTable",
        dialog(f'<div class="choices">{4 * COMPANY}</div>'),
        ids("web-company-", "bots link here mixed"),
        2,
    ),
    "setting": Place("lobby/NewTable", CHECK, ids("web-setting-", "public spectators hints undo")),
    "start": Place("lobby/NewTable", dialog(BUTTON), ids("web-", "start invite")),
    "account": Place("lobby/Account", dialog(BUTTON), ids("web-", "register log-in log-out")),
    "list": Place("lobby/Lobby", LIST, ids("web-", "goes-on waits-for-people your-turn watch")),
    "after": Place(
        "after/After",
        f'<section class="sheet after"><div class="buttons">{BUTTON}',
        ids("web-", "rematch replay review record verify to-lobby fork"),
    ),
    "what": Place(
        "games/momiji/Ask",
        tray('<div class="top"><div class="words"><p class="what thing">…</p></div></div>'),
        ids("momiji-web-verb-", " ".join(f"{verb}-what" for verb in VERBS)),
        3,
    ),
    "asked in Momiji": Place(
        "games/momiji/Ask",
        tray(
            '<div class="top"><div class="words"><p class="what thing">…</p></div>'
            '<span class="purse"><svg></svg><b>12</b></span></div>'
        ),
        [f"momiji-web-yours momiji-phase-{phase}" for phase in PHASES],
        3,
    ),
    "asked in Mangrovia": Place(
        "games/mangrovia/Ask",
        tray(
            '<div class="top"><span class="piece"></span><p class="what thing">…</p></div>'
            '<div class="acts"><button class="chip">000000 00000</button></div>'
        ),
        [f"mangrovia-web-yours mangrovia-phase-{phase}" for phase in ("bowls", "pay", "put-back")],
        3,
    ),
    "asked in Mojo": Place(
        "games/mojo/Board",
        '<div class="frame"><p class="what thing">…</p></div>',
        [f"web-your-turn-to mojo-phase-{phase}" for phase in ("play", "chain", "draw", "turn-up")],
    ),
    "verb": Place(
        "games/momiji/Ask",
        tray('<div class="verbs"><button class="verb thing">…</button></div>'),
        ids("momiji-web-verb-", " ".join(VERBS)),
    ),
    "end": Place(
        "games/momiji/Ask",
        tray('<div class="verbs"><button class="move button thing">…</button></div>'),
        ids("momiji-web-move-", "finish end pass"),
    ),
    "hut": Place(
        "games/mangrovia/Ask",
        tray(
            '<div class="acts"><button class="chip thing">…</button><button class="chip">'
            "0000 0000</button></div>"
        ),
        ["mangrovia-web-double", "mangrovia-web-move-skip"],
    ),
    "pane": Place(
        "games/mangrovia/Board",
        '<div class="panes">' + 4 * '<button class="thing">…</button>' + "</div>",
        ids("mangrovia-web-pane-", "lagoon piers market leaders"),
    ),
    "landscape": Place(
        "games/momiji/Scroll",
        f'<div class="frame"><section><ul>{3 * PANEL}</ul></section></div>',
        [f"momiji-landscape-{letter}" for letter in "ABCDEFGHIJKLMN"],
        6,
    ),
    "zone": Place(
        "games/mojo/Hand",
        '<div class="hand">' + 3 * '<div class="zone"><p class="thing">…</p></div>',
        [f"mojo-web-{zone}-does" for zone in ("lower", "equal", "higher")],
    ),
}
FRAME = """
  body { padding: 0 0.5rem; } main { padding: 0 0.25rem; } dialog { position: static; }
  .frame { container-type: inline-size; }
  .select { white-space: nowrap; overflow: hidden; padding-right: calc(0.75rem + 20px); }
  .move { display: block; min-width: 44px; min-height: 44px; padding: 0; border: 0; }
"""  # what stands around the place on the page, and the arrow of a select
MEASURE = """() => [...document.querySelectorAll(".thing")].map((thing) => {
  const sorted = (ends) => ends.sort((a, b) => a - b);
  const ends = (range) => sorted([...range.getClientRects()].map((box) => box.bottom));
  const rows = (ends) => ends.filter((end, at) => !at || end - ends[at - 1] > 6).length;
  const nodes = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken = [], all = [];
  for (let node; (node = nodes.nextNode()); )
    for (const { 0: word, index } of node.data.matchAll(/[^ \\u00a0\\n-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (rows(ends(range)) > 1 && !word.includes("\\u00ad")) broken.push(word);
      all.push(...ends(range));
    }
  const right = (part) => part.getBoundingClientRect().right;
  const out = right(thing) > right(thing.parentElement) + 1;
  const lines = rows(sorted(all));
  return { broken, lines, cut: out || thing.scrollWidth > thing.clientWidth + 1 };
})"""


@pytest.fixture(scope="module", autouse=True)
def the_page_speaks_too() -> Iterator[None]:
    words.add_folder(WEB / "words")
    yield
    words.FOLDERS.remove(WEB / "words")
    words.sentences.cache_clear()


@pytest.fixture(scope="module")
def phone(browser: "Browser") -> "Iterator[Page]":
    """A page of the phone's width with nothing on it, which has the fonts of the built page."""
    sys.path.insert(0, str(WEB))
    build: Any = importlib.import_module("build")
    build.make()

    def answer(route: "Route") -> None:
        path = build.OUT / route.request.url.split("/", 3)[3]
        route.fulfill(path=path) if path.is_file() else route.fulfill(body="<!doctype html>")

    page = browser.new_page(viewport={"width": WIDTH, "height": 844})
    page.route("**", answer)
    page.goto("http://page.test/")
    look = next((build.OUT / "assets").glob("index-*.css")).name
    page.add_style_tag(url=f"http://page.test/assets/{look}")
    page.add_style_tag(content=FRAME)
    page.evaluate("Promise.all([...document.fonts].map((font) => font.load())).then(() => 0)")
    yield page
    page.close()


def style(component: str) -> str:
    """Of a component, as if it stood alone on its page."""
    source = (WEB / "src" / f"{component}.svelte").read_text("utf-8")
    return re.sub(
        r":global\(([^()]*)\)", r"\1", source.partition("<style>")[2][: -len("</style>\n")]
    )


def set_words(language: str, entry: str) -> str:
    """The words as the page says them."""
    id, *about = entry.split()
    within = "".join(about)
    text = say(
        language, id, {"name": f"=bot-{within}", "what": f"={within}", "phase": f"={within}"}
    )
    assert text != id
    held = re.sub(rf"(?<![^\s(«„])([{SHORT[language]}]) (?=\S)", "\\1\u00a0", text, flags=re.I)
    text = re.sub(r" (?=[—–] )", "\u00a0", held)
    return soft(text) if id.startswith("momiji-landscape") else text


def soft(text: str) -> str:
    """With soft hyphens in long Russian words, as web/src/games/soft.ts puts them."""
    syllable = "(?<=[а-яё][аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])"
    return re.sub("[а-яё]{8,}", lambda word: re.sub(syllable, "\u00ad", word[0]), text, flags=re.I)


def show(page: "Page", language: str, body: str, *components: str) -> None:
    styles = "".join(style(component) for component in ("parts/Dialog", *components))
    page.evaluate("(code) => { document.documentElement.lang = code; }", language)
    page.evaluate("(body) => { document.body.innerHTML = body; }", f"<style>{styles}</style>{body}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_words_have_room_in_their_place(phone: "Page", language: str, place: str) -> None:
    at = PLACES[place]
    wrong = []
    for entry in at.words:
        show(phone, language, at.around.replace("…", set_words(language, entry)), at.style)
        for found in phone.evaluate(MEASURE):
            if found["cut"] or found["lines"] > at.lines or found["broken"]:
                wrong.append((set_words(language, entry), found))
                break
    assert wrong == []


@pytest.mark.parametrize("width", [360, WIDTH])
@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_tools_stand_side_by_side(phone: "Page", language: str, width: int) -> None:
    tools = ids("web-", "undo hint moves log score chat rules leave")
    buttons = [
        f'<button class="tool">{ICON}<span>{set_words(language, tool)}</span></button>'
        for tool in tools
    ]
    phone.set_viewport_size({"width": width, "height": 844})
    show(phone, language, f'<nav class="sheet tools">{"".join(buttons)}</nav>', "table/Tools")
    wide = phone.evaluate("document.querySelector('nav').scrollWidth")
    phone.set_viewport_size({"width": WIDTH, "height": 844})
    assert wide <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_verbs_stand_side_by_side(phone: "Page", language: str) -> None:
    verbs = ids("momiji-web-verb-", " ".join(VERBS[:3]))
    buttons = [f'<button class="verb">{set_words(language, verb)}</button>' for verb in verbs]
    show(phone, language, tray(f'<div class="verbs">{"".join(buttons)}</div>'), "games/momiji/Ask")
    row = "document.querySelector('.verbs')"
    assert phone.evaluate(f"{row}.scrollWidth <= {row}.clientWidth")
