"""Somebody who knows nothing and does only what a lesson lights: for tests and proofs."""

import contextlib
import time

from playwright.sync_api import Error

from tests.browser import Person

PATIENCE = 120.0  # seconds for a whole lesson
LIT = ".board .shown[data-move]:not([aria-disabled=true]) >> visible=true"
STEP = """(document.querySelector("[data-lesson-say]") &&
  document.querySelector("[data-lesson-step]:not(.finished)")?.dataset.lessonStep)"""
SEEN = """() => {
  const card = document.querySelector("[data-lesson-step]");
  const words = (part) => card?.querySelector(part)?.innerText ?? "";
  const box = (one) => one.getBoundingClientRect();
  const lit = [...document.querySelectorAll(".board .shown")]
    .filter((one) => one.checkVisibility());
  const under = card && lit.some((one) => box(one).top < box(card).bottom - 4
    && box(one).bottom > box(card).top && box(one).left < box(card).right
    && box(one).right > box(card).left);
  return {
    step: Number(card?.dataset.lessonStep ?? 0), say: words("[data-lesson-say]"), under,
    cut: [...(card?.children ?? []), ...document.querySelectorAll(".after")]
      .some((part) => part.scrollHeight > part.clientHeight + 2),
    wide: document.documentElement.scrollWidth > innerWidth,
    told: document.querySelector("[data-announced]")?.innerText ?? "",
    over: !!document.querySelector("[data-lesson-play]"),
  };
}"""


def begin(me: Person, game: str, lesson: str) -> None:
    """From the lobby to a lesson: a game's first lies on its card, all are in the set-up."""
    me.go()
    card = me.page.locator("li", has=me.page.locator(f"[data-game={game}]"))
    on_card = card.locator("[data-lesson]")
    on_card.wait_for()
    if on_card.get_attribute("data-lesson") != lesson:
        me.page.click(f"[data-game={game}]")
        on_card = me.page.locator(f"dialog [data-lesson={lesson}]")
    on_card.click()
    me.page.wait_for_selector("[data-lesson-say]")


def follow(me: Person, keyboard: bool = False, picture: str = "") -> list[str]:
    """To the end of a lesson by its lights alone; what it said at each step, in order."""
    said: list[str] = []
    end = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, f"stuck after {said[-1:]}"
        seen = me.page.evaluate(SEEN)
        assert not seen["wide"], said[-1:]
        assert not seen["cut"], f"it does not fit its sheet: {seen['say']}"
        if seen["say"] and (seen["over"] or seen["step"] > len(said)):
            assert not seen["under"], f"the card covers what it lights: {seen['say']}"
            said.append(seen["say"])
            if picture:
                me.page.screenshot(path=f"{picture}-{len(said):02}.png")
        if seen["over"]:
            return said
        if seen["say"]:
            do_what_is_lit(me, keyboard)
        else:
            me.page.wait_for_timeout(20)  # the others move


def do_what_is_lit(me: Person, keyboard: bool) -> None:
    """One move, and its step is over; what is being shown is waited for."""
    with contextlib.suppress(Error):  # it may be gone by the time of the tap
        lit = me.page.query_selector(LIT)
        if lit is None:
            me.page.wait_for_timeout(20)
            return
        before = me.page.evaluate(STEP)
        if keyboard:
            lit.focus()
            me.page.keyboard.press("Enter")
        else:
            lit.click(timeout=3000)
        me.page.wait_for_function(f"before => {STEP} !== before", arg=before, timeout=5000)
