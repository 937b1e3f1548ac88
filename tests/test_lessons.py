"""Lessons: every step is legal, does what it says and has its words; tables of them come back."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from chabudai.games import NAMES, find
from chabudai.kernel.refusal import Refused
from chabudai.kernel.words import LANGUAGES
from chabudai.offline import python_files
from chabudai.table import told
from chabudai.table.entries import Moved, Sat
from chabudai.table.history import at_move
from chabudai.table.lesson import BadLesson, Lesson, find_lesson, lessons_of, read_lesson, reply_due
from chabudai.table.lesson_check import lesson_problems
from chabudai.table.messages import LessonStep, Settings
from chabudai.table.plan import Plan
from chabudai.table.table import Table
from tests.test_words import messages

LESSONS = [lesson for name in NAMES for lesson in lessons_of(find(name))]
EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.name}")


def text_of(lesson: Lesson) -> str:
    path: Path = find(lesson.game).folder / "lessons" / f"{lesson.name}.toml"
    return path.read_text("utf-8")


@EVERY
def test_it_can_be_played_through_along_every_way(lesson: Lesson) -> None:
    assert lesson_problems(lesson) == []


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_all_its_sentences_and_no_others(lesson: Lesson, language: str) -> None:
    start = f"{lesson.game}-lesson-{lesson.name}"
    known = messages(find(lesson.game).folder / "words" / f"{language}.ftl")
    wanted: dict[str, set[str]] = {start: set(), f"{start}-end": set()}
    for number, step in enumerate(lesson.steps):
        for sentence in (lesson.said(step), lesson.answer(number)):
            wanted[sentence.id] = set(sentence.args)
    found = {id: names for id, names in known.items() if re.match(rf"{start}(-|$)", id)}
    assert set(found) == set(wanted)
    assert all(names <= wanted[id] for id, names in found.items())


def held(lesson: Lesson) -> Table:
    """Returns a table at which a lesson has just begun."""
    variant = lesson.variant(find(lesson.game))
    plan = Plan(
        "lesson", lesson.game, variant.game.version, dict(variant.options), lesson.seed,
        Settings(spectators=False, rated=True), "me", lesson.origin,
    )  # fmt: skip
    table = Table(plan)
    seats = lesson.seats(variant.players)
    sitting = {
        seat: Sat(seat, "Ann", "me") if who == "me" else Sat(seat, who, "", who)
        for seat, who in enumerate(seats)
    }
    for entry in table.to_fill(sitting):
        table.add(entry, 0.0)
    return table


def step_at(table: Table) -> LessonStep:
    assert table.lesson
    now = told.now(table, table.lesson.seat, 0.0)
    assert now
    assert now.lesson
    return now.lesson


def go_on(table: Table) -> None:
    """Make the move that is due: of the lesson's learner, or of somebody else in it."""
    assert table.lesson
    position = table.playing()
    seat = position.state.seat
    due = reply_due(table.lesson, position)
    if due is None:
        entries = table.to_move(seat, step_at(table).awaits[0], "")
    else:
        entries = table.to_make(seat, due, "", "bot")
    for entry in entries:
        table.add(entry, 0.0)


@EVERY
def test_at_a_table_it_is_told_to_its_learner_alone_and_never_rated(lesson: Lesson) -> None:
    table = held(lesson)
    steps = []
    while not step_at(table).over:
        steps.append(step_at(table).step)
        for seat in (*range(table.variant.players), None):
            now = told.now(table, seat, 0.0)
            assert now
            assert (now.lesson is not None) == (seat == lesson.seat)
        go_on(table)
    assert sorted(set(steps)) == list(range(1, len(lesson.steps) + 1))
    assert not table.plan.rated
    assert table.info().lesson == lesson.name
    assert table.info().forked_at is None


@EVERY
def test_who_comes_back_finds_it_where_it_was(lesson: Lesson) -> None:
    table = held(lesson)
    for _ in range(5):
        go_on(table)
        again = Table(table.plan)
        for line in table.lines:
            again.add(line.entry, line.at)
        assert step_at(again) == step_at(table)
        assert again.playing().text() == table.playing().text()
    assert at_move(table, 5).text() == table.playing().text()


def test_other_moves_are_refused_with_the_words_of_the_step() -> None:
    table = held(find_lesson(find("mojo"), "first"))
    assert step_at(table).awaits == ["play 5"]
    with pytest.raises(Refused) as error:
        table.to_move(0, "play 12", "")
    assert error.value.refusal.id == "mojo-lesson-first-lower"
    refusal = table.why_not(0, "play 12")
    assert refusal
    assert refusal.id == "mojo-lesson-first-lower"
    missing = table.why_not(0, "play 9")
    assert missing
    assert missing.id == "mojo-not-in-hand"  # the rules come first
    assert table.why_not(0, "play 5") is None


def test_chance_gives_the_same_again_after_a_move_was_taken_back() -> None:
    table = held(find_lesson(find("mojo"), "first"))
    for _ in range(3):
        go_on(table)
    position = table.playing()
    first = position.ahead(position.numbers()["play 12"])
    second = position.ahead(position.numbers()["play 12"])
    assert first.events == second.events
    assert first.state.pack() == second.state.pack()


def test_a_lesson_that_was_left_or_rewritten_goes_on_as_a_plain_game() -> None:
    table = held(find_lesson(find("mojo"), "first"))
    table.add(Moved(0, "play 12"), 0.0)  # a bot that stands in does as it likes
    now = told.now(table, 0, 0.0)
    assert now
    assert now.lesson is None
    assert table.plan.origin
    other = Table(replace(table.plan, origin=replace(table.plan.origin, digest="older")))
    assert other.lesson is None


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('await = ["play 5"]', 'await = ["play 9"]', "none of play 9 is legal"),
        ('then = ["play 4",', 'then = ["play 5",', "You have no 5"),
        ("card = 5 }", "card = 4 }", "do not hold"),
        ("after = { seat = 1 }\nthen", "after = { seat = 2 }\nthen", "seat is 1, not 2"),
        ('chance = ["8"]', 'chance = ["8", "8"]', "not asked for"),
        ("winners = [0]", "winners = [1]", "outcome.winners"),
        ('does = ["mojo-laid"] }]', 'does = ["mojo-drew"] }]', "do not hold"),
    ],
)
def test_a_step_that_does_not_do_what_it_says_is_found(old: str, new: str, problem: str) -> None:
    text = text_of(find_lesson(find("mojo"), "first"))
    assert old in text
    found = lesson_problems(read_lesson("mojo", "first", text.replace(old, new, 1)))
    assert any(problem in line for line in found), found


@pytest.mark.parametrize("key", ["number", "bot"])
def test_a_file_of_another_shape_is_told(key: str) -> None:
    text = text_of(find_lesson(find("mojo"), "first"))
    with pytest.raises(BadLesson, match=f"`{key}` is missing"):
        read_lesson("mojo", "first", re.sub(rf"(?m)^{key} = .*$", "", text, count=1))


@pytest.mark.parametrize("name", ["end", "lower-done"])
def test_a_step_can_t_have_the_name_of_another_sentence(name: str) -> None:
    text = text_of(find_lesson(find("mojo"), "first"))
    with pytest.raises(BadLesson, match="another's sentence"):
        read_lesson("mojo", "first", text.replace('name = "lower"', f'name = "{name}"'))


def test_a_table_in_the_page_has_them_too() -> None:
    files = {path.as_posix() for path in python_files()}
    for lesson in LESSONS:
        end = f"games/{lesson.game}/lessons/{lesson.name}.toml"
        assert any(file.endswith(end) for file in files)


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused, match="first"):
        find_lesson(find("mojo"), "second")
