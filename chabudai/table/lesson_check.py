"""Playing a lesson through by the real rules, along every way that it leaves open."""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from chabudai.games import find
from chabudai.kernel.cases import CHECKS, check_events
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused
from chabudai.kernel.scripted import Foretold
from chabudai.table.lesson import Lesson, Reply, Step, awaited, reply_due, told_lesson, unwanted

FIRST = (-1, 0)  # at every step the first move that it takes


def lesson_problems(lesson: Lesson) -> list[str]:
    """Returns what is wrong with a lesson: every move that a step takes is tried once, and after
    and before it the first of each step."""
    found = []
    for way in ways(lesson):
        try:
            found += [f"{lesson.name}, {problem}" for problem in play(lesson, way)]
        except Refused as error:
            found.append(f"{lesson.name}, way {way}: {error}")
    return found


def ways(lesson: Lesson) -> Iterator[tuple[int, int]]:
    """Returns the ways through a lesson: at which step another than its first move is made."""
    yield FIRST
    with contextlib.suppress(Refused, IndexError):  # what stops here is told by the first way
        position = begin(lesson)
        for number, step in enumerate(lesson.steps):
            yield from ((number, choice) for choice in range(1, len(step.awaited(position))))
            advance(position, step)


def begin(lesson: Lesson) -> Position:
    variant = lesson.variant(find(lesson.game))
    state = variant.position(lesson.position, lesson.seed).state
    return Foretold(variant, state, lesson.origin.chances, strict=True)


def advance(position: Position, step: Step) -> None:
    position.push(step.awaited(position)[0])
    for reply in step.then:
        position.push(reply.move)


def play(lesson: Lesson, way: tuple[int, int]) -> Iterator[str]:
    position = begin(lesson)
    for number, step in enumerate(lesson.steps):
        before = f"step {step.name}"
        open_ = step.awaited(position)
        yield from (f"{before}: {problem}" for problem in not_ready(lesson, position, step))
        if not open_:
            return
        choice = way[1] if number == way[0] else 0
        position.push(open_[choice])
        yield from (f"{before}: {problem}" for problem in not_done(lesson, position, step))
        for reply in step.then:
            yield from (f"{before}: {problem}" for problem in not_replied(lesson, position, reply))
    yield from (f"at the end: {problem}" for problem in not_held(lesson, position, lesson.after))
    told = told_lesson(lesson, position)
    if told is None or not told.over:
        yield "the lesson does not end"


def not_ready(lesson: Lesson, position: Position, step: Step) -> Iterator[str]:
    """Returns why a step can't be taken: whose turn it is, and what is open."""
    if position.seat != lesson.seat:
        yield f"seat {position.seat} is to decide, not the learner"
        return
    if awaited(lesson, position) != step.awaited(position):
        yield "the moves so far lead to another step"
    if not step.awaited(position):
        yield f"none of {', '.join(step.awaits)} is legal: {', '.join(position.moves()[:20])}"
    for text, move in position.numbers().items():
        refusal = unwanted(lesson, position, move)
        if (refusal is None) != step.takes(text):
            yield f"`{text}` should be refused with the step's own words"


def not_done(lesson: Lesson, position: Position, step: Step) -> Iterator[str]:
    """Returns what the move of a step should have brought about and did not."""
    yield from missing(lesson, position, step.does)
    yield from not_held(lesson, position, step.after)


def missing(lesson: Lesson, position: Position, does: Sequence[Any]) -> Iterator[str]:
    """Returns whether the last move lacks some of these events, as the learner is told them."""
    last = Position(position.variant, position.state)
    last.opening, last.played = (), position.played[-1:]
    yield from check_events(last, does, lesson.seat)


def not_replied(lesson: Lesson, position: Position, reply: Reply) -> Iterator[str]:
    if position.seat is None or position.seat == lesson.seat:
        yield f"`{reply.move}`: it is nobody else's turn"
        return
    if reply_due(lesson, position) is None:
        yield f"`{reply.move}` is not legal: {', '.join(position.moves()[:20])}"
    position.push(reply.move)
    yield from missing(lesson, position, reply.does)


def not_held(lesson: Lesson, position: Position, after: Mapping[str, Any]) -> Iterator[str]:
    viewer = after.get("viewer", lesson.seat)
    for key, wanted in after.items():
        if key != "viewer":
            yield from CHECKS[key](position, wanted, viewer)
