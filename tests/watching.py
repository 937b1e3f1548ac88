"""Looks at a table while it is played: what must be in view, what must not move, and that a bot's
move is shown before the next begins. For tests/test_web_….py and prove/sizes.py."""

from itertools import pairwise
from typing import Any

from tests.browser import Person

# Where seats stand, as turns round the middle of the stage, and what lies over something else.
OVAL = """() => {
  const box = one => one.getBoundingClientRect();
  const stage = box(document.querySelector(".stage"));
  const plates = [...document.querySelectorAll(".seats > li")];
  const piles = [...document.querySelectorAll(".stage :is(.pile, .deck, .mojo)")];
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const things = [...plates, ...piles];
  const over = things.flatMap((one, at) => things.slice(at + 1)
    .filter(other => meet(box(one), box(other)))
    .map(other => `${one.className} ${one.innerText} / ${other.className} ${other.innerText}`));
  const turns = plates.map(box).map(({ left, top, width, height }) =>
    (Math.atan2(top + height / 2 - stage.top - stage.height / 2,
      left + width / 2 - stage.left - stage.width / 2) / (2 * Math.PI) + 0.75 + 1e-6) % 1);
  return { over, turns, arrows: document.querySelectorAll(".stage .arrow").length,
    inside: plates.map(box)
      .every(({ top, bottom }) => top >= stage.top - 8 && bottom <= stage.bottom + 8) };
}"""
# What holds whenever I have something to decide: all in view, the parts of the table where they
# always were, and within one turn of mine sentence, verbs and hand at the same height.
WATCH = """() => {
  const frame = {};
  let turn = {};
  const note = (what) => window.odd.push(what);
  const seen = (thing) => {
    const box = thing.getBoundingClientRect();
    return box.width && box.top >= -1 && box.left >= -1
      && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  };
  const reached = (thing) => {  // a long hand is moved sideways, a stage never up and down
    const { top, height } = thing.getBoundingClientRect();
    const holder = thing.closest(".stage, .tray").getBoundingClientRect();
    return top + height / 2 >= holder.top && top + height / 2 <= holder.bottom;
  };
  const stays = (kept, name, now) => {
    kept[name] ??= now;
    if (now.some((side, at) => Math.abs(side - kept[name][at]) > 1))
      note(`${name} jumped: ${kept[name].map(Math.round)} to ${now.map(Math.round)}`);
  };
  new MutationObserver(() => {
    if (!document.title.startsWith("●")) turn = {};
  }).observe(document.querySelector("title"), { childList: true });
  window.watch = () => {
    if (!document.querySelector(".tray .what")?.innerText) note("nothing is asked");
    for (const one of document.querySelectorAll(".tray, .tray .what, .tools, .seats > li"))
      if (!seen(one)) note(`out of view: ${one.className} ${one.innerText}`);
    for (const one of document.querySelectorAll(".tray .top"))
      if (one.scrollHeight > one.clientHeight + 2) note(`too long: ${one.innerText}`);
    for (const one of document.querySelectorAll(".tray .what, .tool span, .panes button, .verb"))
      if (one.checkVisibility() && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
        note(`cut: ${one.innerText}`);
    for (const one of document.querySelectorAll(".board :is(.lit, [data-verb])"))
      if (one.checkVisibility() && !reached(one))
        note(`out of reach: ${one.dataset.move ?? one.dataset.verb}`);
    for (const name of [".stage", ".tray", ".tools", ".strip"]) {
      const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
      stays(frame, name, [x, y, width, height]);
    }
    for (const name of [".tray .what", ".tray :is(.hand, [data-drop=hand])"]) {
      const part = document.querySelector(name);
      if (part) stays(turn, name, [part.getBoundingClientRect().y]);
    }
  };
}"""
# Whose turn began to be shown when, and what was seen flying.
SHOWN = """() => {
  window.shown = []; window.flown = [];
  let before = "";
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node.classList?.contains("flying"))
          window.flown.push([node.dataset.from, node.dataset.to]);
    const whose = document.querySelector(".seats [aria-current]")?.dataset.at ?? "";
    if (whose && whose !== before) window.shown.push([whose, performance.now()]);
    before = whose;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
LEAST = 300  # ms; a move is shown for 600, but a busy machine notes some late


def watch_bots(me: Person, turns: int) -> list[Any]:
    """Play on until so many turns of bots were seen, each long enough; what flew meanwhile."""
    me.page.evaluate(SHOWN)
    mine = "seat 0"
    while True:
        shown: list[tuple[str, float]] = me.page.evaluate("window.shown")
        theirs = [
            (whose, later - sooner)
            for (whose, sooner), (_, later) in pairwise(shown)
            if whose != mine
        ]
        if len(theirs) >= turns or me.is_over():
            break
        me.play()
        me.page.wait_for_timeout(50)
    hasty = [(whose, ms) for whose, ms in theirs if ms < LEAST]
    assert not hasty, hasty
    return list(me.page.evaluate("window.flown"))
