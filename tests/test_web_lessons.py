"""Lessons in the browser: somebody who does only what is lit gets to their end."""

import importlib.util

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, ViewportSize  # noqa: E402

from chabudai.games import find  # noqa: E402
from chabudai.kernel.words import say  # noqa: E402
from chabudai.table.lesson import find_lesson, lessons_of  # noqa: E402
from chabudai.table.messages import Spoken  # noqa: E402
from tests.browser import DESKTOP, PHONE, Host, person  # noqa: E402
from tests.learning import begin, follow  # noqa: E402
from tests.watching import OVAL  # noqa: E402

# `./run prove lessons` follows each at every size in every language.
LESSONS = [
    ("mojo", "first", PHONE, "ru", False),
    ("momiji", "first", DESKTOP, "cs", True),
    ("momiji", "alone", PHONE, "cs", False),
    ("mangrovia", "first", PHONE, "en", False),
]  # fmt: skip


@pytest.mark.parametrize(("game", "name", "size", "language", "keyboard"), LESSONS)
def test_by_its_lights_and_words_alone(
    host: Host,
    browser: Browser,
    game: str,
    name: str,
    size: ViewportSize,
    language: str,
    keyboard: bool,
) -> None:
    with person(browser, host, size, language) as me:
        begin(me, game, name)
        me.listen()
        said = follow(me, keyboard)
        assert len(said) == len(find_lesson(find(game), name).steps) + 1
        told = " ".join(me.announced()).replace("\xa0", " ")
        for sentence in said[1:]:  # the first was told before anybody listened
            assert " ".join(sentence.split()) in told
        assert me.axe() == []


def test_who_leaves_comes_back_to_the_same_step_and_others_are_refused(
    host: Host, browser: Browser
) -> None:
    with person(browser, host, PHONE) as me:
        begin(me, "mojo", "first")
        me.page.click(".board .shown[data-move]")
        me.page.wait_for_selector("[data-lesson-step='2'] [data-lesson-say]")
        table = me.link
        me.page.click("[data-move='play 1']", force=True)
        me.page.wait_for_selector(".toast >> text=play your 12")
        begin(me, "mojo", "first")
        assert me.link == table
        me.page.wait_for_selector("[data-lesson-step='2'] [data-lesson-say]")


def test_how_to_play_and_the_set_up_lead_to_it(host: Host, browser: Browser) -> None:
    with person(browser, host, DESKTOP) as me:
        me.go("#/rules/mojo")
        me.page.click("main [data-lesson=first]")
        me.page.wait_for_selector("[data-lesson-say]")
        me.go()
        me.page.click("[data-game=mojo]")
        me.page.click("dialog [data-lesson=first]")
        me.page.wait_for_selector("[data-lesson-say]")
        seen = me.page.evaluate(OVAL)  # the company stands round the stage as at any table
        assert seen["over"] == []
        assert seen["inside"]


# A phone, the same on its side, and a desktop.
SIZES = [PHONE, ViewportSize(width=844, height=390), DESKTOP]
TOO_LONG = """said => said.filter(([answer, say]) => {
  const card = document.querySelector("[data-lesson-step] .words");
  const at = document.createElement("span");
  at.textContent = answer;
  card.querySelector("[data-lesson-answer]")?.remove();
  card.querySelector(".answer").append(at);
  card.querySelector("[data-lesson-say]").textContent = say;
  const cut = card.scrollHeight > card.clientHeight + 2;
  at.remove();
  return cut;
})"""


def sentences(language: str) -> list[tuple[str, str]]:
    """What the cards of all lessons say: what was done, and what to do now."""

    def told(one: Spoken) -> str:
        return say(language, one.id, one.args)

    return [
        (told(lesson.answer(number - 1)) if number else "", told(lesson.said(step)))
        for game in map(find, ("mojo", "momiji", "mangrovia"))
        for lesson in lessons_of(game)
        for number, step in enumerate(lesson.steps)
    ]


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_every_sentence_fits_its_card(host: Host, browser: Browser, language: str) -> None:
    said = sentences(language)
    assert len(said) > 50
    for size in SIZES:
        with person(browser, host, size, language) as me:
            begin(me, "mojo", "first")
            assert me.page.evaluate(TOO_LONG, said) == [], size
