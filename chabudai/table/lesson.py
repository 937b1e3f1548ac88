"""Lessons: a first game on a prepared table, step by step.

A lesson is a file beside its game, `lessons/<name>.toml`; docs/lessons.md describes every key. Each
step waits for one move of the learner, and the others then make theirs as they are written down.
So the number of moves that stand tells which step it is: nothing else is kept, and who comes back
finds the lesson where it was.
"""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from chabudai.kernel.case_shape import (
    AFTER,
    ANY_TABLE,
    EVENTS,
    TEXT,
    TEXTS,
    WHOLE,
    each,
    kind,
    table,
    text_or,
)
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refusal, refuse
from chabudai.kernel.text import variant_in
from chabudai.table.messages import LessonStep, Spoken
from chabudai.table.plan import Origin, Plan

FOLDER = "lessons"
ANY = " *"  # at the end of an awaited move: any that begins like that
CHANCES = each("texts", kind("a text or a whole number", str, int))
THEN = table({"move": TEXT, "chance": CHANCES, "does": EVENTS}, needed=("move",))
STEP = table(
    {
        "name": TEXT,
        "args": ANY_TABLE,
        "await": TEXTS,
        "light": TEXTS,
        "chance": CHANCES,
        "does": EVENTS,
        "after": table(AFTER),
        "then": each("moves", text_or(THEN)),
    },
    needed=("name", "await", "does"),
)
SHAPE = table(
    {
        "number": WHOLE,
        "position": TEXT,
        "seed": WHOLE,
        "seat": WHOLE,
        "bot": TEXT,
        "step": each("steps", STEP),
        "after": table(AFTER),
    },
    needed=("number", "position", "bot", "step"),
)


class BadLesson(ValueError):
    """A lesson that can't be read; the message says where and why."""


@dataclass(frozen=True)
class Reply:
    """A move that somebody else makes."""

    move: str
    chance: tuple[str, ...] = ()
    does: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Step:
    """One thing said, one move waited for, and what the others do then."""

    name: str
    awaits: tuple[str, ...]
    light: tuple[str, ...]
    does: tuple[Any, ...]  # events that the move brings about, as case files write them
    chance: tuple[str, ...] = ()
    args: Mapping[str, Any] = field(default_factory=dict)
    after: Mapping[str, Any] = field(default_factory=dict)  # what holds after the move
    then: tuple[Reply, ...] = ()

    def awaited(self, position: Position) -> list[str]:
        """Returns the legal moves that this step takes."""
        return [move for move in position.moves() if self.takes(move)]

    def lit(self, position: Position) -> list[str]:
        """Returns what this step points at; of moves that begin alike, those that are legal."""
        plain = [word for word in self.light if not word.endswith(ANY)]
        alike = [word for word in self.light if word.endswith(ANY)]
        moves = position.moves() if alike else []
        return plain + [move for move in moves if any(is_like(move, word) for word in alike)]

    def takes(self, move: str) -> bool:
        return any(is_like(move, wanted) for wanted in self.awaits)


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file tells it."""

    game: str
    name: str
    number: int  # lessons of a game are offered in this order
    position: str
    seed: int
    seat: int  # of the learner
    bot: str  # sits in the other seats, should the lesson be left
    steps: tuple[Step, ...]
    digest: str
    after: Mapping[str, Any] = field(default_factory=dict)  # what holds at the end

    def variant(self, game: Game) -> Variant:
        return variant_in(self.position, game)

    def seats(self, players: int) -> list[str]:
        """Returns who sits where, in the words of a new table."""
        return ["me" if seat == self.seat else self.bot for seat in range(players)]

    @property
    def origin(self) -> Origin:
        """Returns where a table of this lesson begins, and what chance gives at it."""
        chances: list[tuple[str, ...]] = []
        for step in self.steps:
            chances += [step.chance, *(reply.chance for reply in step.then)]
        return Origin(
            text=self.position, lesson=self.name, digest=self.digest, chances=tuple(chances)
        )

    def sentence(self, end: str, args: Mapping[str, Any] | None = None) -> Spoken:
        return Spoken(f"{self.game}-lesson-{self.name}-{end}", dict(args or {}))

    def said(self, step: Step) -> Spoken:
        """Returns what a step says."""
        return self.sentence(step.name, step.args)

    def answer(self, number: int) -> Spoken:
        """Returns what is said when a step is made."""
        return self.sentence(f"{self.steps[number].name}-done", self.steps[number].args)

    def at(self, moves: int) -> tuple[int, int]:
        """Returns the step that so many moves have led to, and how many of its moves are made."""
        for number, step in enumerate(self.steps):
            if moves <= len(step.then):
                return number, moves
            moves -= 1 + len(step.then)
        return len(self.steps), 0

    def is_kept(self, position: Position) -> bool:
        """Was every move of the learner one that its step takes?"""
        texts = position.game.action_texts
        for count, played in enumerate(position.played):
            number, made = self.at(count)
            if number == len(self.steps):
                return True
            if made == 0 and not self.steps[number].takes(texts[played.move]):
                return False
        return True


def is_like(move: str, wanted: str) -> bool:
    if wanted.endswith(ANY):
        return move.startswith(wanted.removesuffix("*"))
    return move == wanted


# Reading.


@lru_cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """Returns a game's lessons in the order in which they are offered."""
    folder = game.folder / FOLDER
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    found = [read_lesson(game.name, path.stem, path.read_text("utf-8")) for path in files]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def find_lesson(game: Game, name: str) -> Lesson:
    found = next((lesson for lesson in lessons_of(game) if lesson.name == name), None)
    if found is None:
        names = [lesson.name for lesson in lessons_of(game)]
        raise refuse("lesson-unknown", name=name[:40], choices=names)
    return found


def read_lesson(game: str, name: str, text: str) -> Lesson:
    data = tomllib.loads(text)
    for problem in SHAPE("", data):
        raise BadLesson(f"{game}, {name}: {problem}")
    for step in data["step"]:
        if step["name"] == "end" or step["name"].endswith("-done"):
            raise BadLesson(f"{game}, {name}: a step called {step['name']} has another's sentence")
    digest = hashlib.sha256(text.encode()).hexdigest()
    steps = tuple(read_step(step) for step in data["step"])
    given = data["number"], data["position"], data.get("seed", 0), data.get("seat", 0), data["bot"]
    return Lesson(game, name, *given, steps, digest, data.get("after", {}))


def read_step(data: Mapping[str, Any]) -> Step:
    return Step(
        data["name"],
        tuple(data["await"]),
        tuple(data.get("light", data["await"])),
        tuple(data["does"]),
        words(data.get("chance", ())),
        data.get("args", {}),
        data.get("after", {}),
        tuple(read_reply(reply) for reply in data.get("then", ())),
    )


def read_reply(data: str | Mapping[str, Any]) -> Reply:
    if isinstance(data, str):
        return Reply(data)
    return Reply(data["move"], words(data.get("chance", ())), tuple(data.get("does", ())))


def words(values: Sequence[Any]) -> tuple[str, ...]:
    return tuple(str(value) for value in values)


# At a table.


def lesson_of(plan: Plan, game: Game) -> Lesson | None:
    """Returns the lesson that is held at a table. One that was rewritten since is not: the table
    then goes on without it."""
    origin = plan.origin
    if origin is None or not origin.lesson:
        return None
    known = [lesson for lesson in lessons_of(game) if lesson.name == origin.lesson]
    return next((lesson for lesson in known if lesson.digest == origin.digest), None)


def step_of(lesson: Lesson, position: Position) -> Step | None:
    """Returns the step that waits for its learner now."""
    number, made = lesson.at(len(position.played))
    if number == len(lesson.steps) or made or not lesson.is_kept(position):
        return None
    return lesson.steps[number]


def awaited(lesson: Lesson, position: Position) -> list[str] | None:
    """Returns the moves that a lesson takes now; None if it does not mind."""
    step = step_of(lesson, position)
    return step.awaited(position) if step else None


def unwanted(lesson: Lesson, position: Position, move: int) -> Refusal | None:
    """Returns the step's own sentence for a legal move that it does not wait for."""
    step = step_of(lesson, position)
    if step is None or step.takes(position.game.action_texts[move]):
        return None
    said = lesson.said(step)
    return Refusal(said.id, said.args)


def reply_due(lesson: Lesson, position: Position) -> int | None:
    """Returns the move that the seat on turn makes in this lesson; None if it is free."""
    number, made = lesson.at(len(position.played))
    if number == len(lesson.steps) or not made or not lesson.is_kept(position):
        return None
    return position.numbers().get(lesson.steps[number].then[made - 1].move)


def told_lesson(lesson: Lesson, position: Position) -> LessonStep | None:
    """Returns where the learner is; None once the lesson was left."""
    if not lesson.is_kept(position):
        return None
    number, made = lesson.at(len(position.played))
    over = number == len(lesson.steps)
    step = None if over or made else lesson.steps[number]
    done = number if made else number - 1  # the step that was made last
    answer = lesson.answer(done) if done >= 0 else None
    say = lesson.said(step) if step else lesson.sentence("end") if over else None
    return LessonStep(
        lesson.name, min(number + 1, len(lesson.steps)), len(lesson.steps), say,
        step.lit(position) if step else [], step.awaited(position) if step else [], answer, over,
    )  # fmt: skip
