"""Things are seen and heard on their way: flights from place to place, and sounds."""

import importlib.util
import subprocess
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser  # noqa: E402

from tests.browser import DESKTOP, PHONE, Host, Person, person  # noqa: E402
from tests.watching import watch_bots  # noqa: E402

WEB = Path(__file__).parent.parent / "web"
# Each thing that flies, with how far its ways begin and end from the places they are named for.
FLOWN = """() => {
  window.flown = [];
  const past = {};  // where places were, for the table changes while things leave
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const at = (way) => way.transform.match(/-?[0-9.]+(?=px)/g).slice(0, 2).map(Number);
  const place = (name) => {
    const mine = name === "seat 0" ? [document.querySelector(".board > .tray")] : [];
    const all = [...mine, ...document.querySelectorAll(`[data-at="${name}"]`)];
    return all.find((one) => one.checkVisibility());
  };
  const look = (name) => {
    const found = place(name);
    if (!found) return;
    const [x, y] = middle(found.getBoundingClientRect());
    const seen = (past[name] ??= []);
    if (!seen.some(([a, b]) => a === x && b === y)) seen.push([x, y]);
  };
  const apart = (name, [x, y]) => {
    look(name);  // nowhere: behind another pane, or gone with what lay there
    return Math.min(...(past[name] ?? [[x, y]]).map(([a, b]) => Math.hypot(a - x, b - y)));
  };
  const every = () => {
    for (const { dataset } of document.querySelectorAll("[data-at]")) look(dataset.at);
  };
  const frame = () => { every(); requestAnimationFrame(frame); };
  frame();
  new MutationObserver((records) => {
    every();  // a busy machine skips frames: what stood between two of them is seen here
    for (const { addedNodes } of records) for (const one of addedNodes) {
      if (!one.classList?.contains("flying")) continue;
      setTimeout(() => {  // the animation begins right after the thing is there
        const [first, last] = one.getAnimations()[0].effect.getKeyframes();
        const { width, height } = one.getBoundingClientRect();
        const { from, to } = one.dataset;
        const ms = one.getAnimations()[0].effect.getTiming().duration;
        flown.push({ from, to, ms, text: one.innerText, seen: Math.min(width, height),
          start: apart(from, at(first)), end: apart(to, at(last)) });
      });
    }
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def flights(me: Person, game: str, wanted: set[tuple[str, str]], games: int = 3) -> list[Any]:
    """Play, slowly enough to see it, until something flew on each way; all that flew."""
    flown: list[Any] = []
    for _ in range(games):
        me.lay(game, ["me", "thumb"])
        me.page.evaluate(FLOWN)
        flown += played_on(me, wanted - ways(flown))
        if wanted <= ways(flown):
            return flown
    raise AssertionError(wanted - ways(flown))


def played_on(me: Person, wanted: set[tuple[str, str]], most: int = 400) -> list[Any]:
    """What flew until each of the ways was seen, or until the game was over."""
    for _ in range(most):
        flown: list[Any] = me.page.evaluate("window.flown")
        if wanted <= ways(flown) or me.is_over():
            return flown
        me.play(swift=True)
        me.page.wait_for_timeout(40)
    raise AssertionError(wanted - ways(flown))


def ways(flown: list[Any]) -> set[tuple[str, str]]:
    return {(kind(one["from"]), kind(one["to"])) for one in flown}


def kind(place: str) -> str:
    return place.split()[0]


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("mojo", {("seat", "pile"), ("deck", "seat")}),
        ("momiji", {("garden", "seat"), ("seat", "row"), ("deck", "garden"), ("row", "acorns")}),
        (
            "mangrovia",
            {("seat", "site"), ("pier", "pier"), ("market", "seat"), ("space", "points")},
        ),
    ],
)
def test_things_fly_from_whose_they_were_to_where_they_go(
    host: Host, browser: Browser, game: str, wanted: set[tuple[str, str]]
) -> None:
    with person(browser, host, DESKTOP, motion=True) as me:
        for one in flights(me, game, wanted):
            assert one["seen"] > 4, one  # there is something to see
            assert one["start"] < 3, one
            assert one["end"] < 3, one
            assert one["ms"] == 350, one
        if game == "mojo":
            me.page.select_option(".pace", "slow")
            me.page.evaluate("window.flown = []")
            assert {one["ms"] for one in played_on(me, {("seat", "pile")})} == {700}


def test_on_a_phone_things_fly_to_the_tab_of_the_pane_that_they_are_on(
    host: Host, browser: Browser
) -> None:
    with person(browser, host, PHONE, motion=True) as me:
        me.lay("mangrovia", ["me", "thumb"])
        me.page.wait_for_selector(".board [data-move=bowl], .board [data-turn]")
        assert len(watch_bots(me, turns=2)) >= 2


def test_without_motion_both_ends_are_lit(host: Host, browser: Browser) -> None:
    with person(browser, host) as me:
        me.lay("mojo", ["me", "thumb"])
        me.page.evaluate(
            """() => {
              window.lit = new Set(); window.flew = 0;
              new MutationObserver((records) => {
                for (const { target, addedNodes } of records) {
                  if (target.classList.contains("pointed")) lit.add(target.dataset.at);
                  for (const one of addedNodes) flew += !!one.classList?.contains("flying");
                }
              }).observe(document.body, {
                subtree: true, childList: true, attributeFilter: ["class"],
              });
            }"""
        )
        lit: set[str] = set()
        while not {"seat 0", "seat 1", "pile 1"} <= lit:
            me.play(swift=True)
            me.page.wait_for_timeout(20)
            lit = set(me.page.evaluate("[...window.lit]"))
        assert me.page.evaluate("window.flew") == 0
        me.page.wait_for_function("() => !document.querySelector('.pointed')")


# Every sound, rendered without a speaker: the loudest of it, where it ends, what is left then.
HEARD = """async (names) => Object.fromEntries(await Promise.all(names.map(async (name) => {
  const context = new OfflineAudioContext(1, 2 * 44100, 44100);
  sound(context, name);
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return [name, [peak, samples.findLastIndex((one) => Math.abs(one) > 0.001) / 44100]];
})))"""
TRANSPILE = """
const ts = require("typescript");
const source = require("fs").readFileSync("src/sound/synth.ts", "utf8");
const target = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
console.log(ts.transpileModule(source, { compilerOptions: target }).outputText);
"""
SOUNDS = ["lay", "draw", "wood", "boat", "acorn", "turn", "win", "end"]


def test_every_sound_can_be_heard_and_none_is_loud(browser: Browser) -> None:
    script = subprocess.run(
        ["node", "-e", TRANSPILE], cwd=WEB, capture_output=True, text=True, check=True
    ).stdout
    page = browser.new_page()
    page.add_script_tag(content=script.replace("export function", "window.sound = function"))
    heard = page.evaluate(HEARD, SOUNDS)
    for name, (peak, ends) in heard.items():
        assert 0.02 < peak < 0.35, (name, peak)
        assert 0.02 < ends < 1.5, (name, ends)
    assert len({peak for peak, _ in heard.values()}) == len(SOUNDS)  # no two are the same
    page.close()
