"""A score pad for a real table: what it asks, and how the points come.

A game's `pad.py` says what is asked (`questions`), lays the answers out as a state of its own rules
(`fill`) and tells how the points come (`lines`); the rules do the counting. Answers are plain JSON,
by the keys of the questions: `{"table": {…}, "seats": [{…}, …]}`. A game of rounds (`ROUNDS`) has
one such sheet a round, others have one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from chabudai.kernel.game import Variant
from chabudai.kernel.options import shown
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import State

Kind = Literal["whole", "one", "some", "rows", "places"]
MOST_SHEETS = 60  # rounds of a game


@dataclass(frozen=True)
class PadOption:
    """One of the answers that can be chosen."""

    value: str
    say: str = ""  # message id; empty: the value itself
    args: dict[str, Any] = field(default_factory=dict)
    most: int = 1  # how often, in `some`


@dataclass(frozen=True)
class Spot:
    """A place on a board that can be answered for."""

    name: str
    column: int
    row: int
    area: str


@dataclass(frozen=True)
class Column:
    """One of the facts in a row: `whole` is a number, `one` one of the options."""

    key: str
    kind: Kind
    say: str  # message id
    args: dict[str, Any] = field(default_factory=dict)
    low: int = 0
    high: int = 0  # of a number; of rows, how many there may be
    options: tuple[PadOption, ...] = ()


@dataclass(frozen=True)
class Question(Column):
    """Something that the people at the table know.

    Besides what a column asks, `some` is how many of each option, `rows` a list of answers to the
    `columns`, `places` one of the options for some of the spots.
    """

    columns: tuple[Column, ...] = ()
    spots: tuple[Spot, ...] = ()


@dataclass(frozen=True)
class PadLine:
    """How some of a seat's points come."""

    say: str  # message id
    args: dict[str, Any]
    points: int
    clause: str


@dataclass(frozen=True)
class Sheet:
    """What to ask next, and what the answers so far come to."""

    rounds: bool  # one set of answers a round
    table: list[Question]  # asked once
    seat: list[Question]  # asked of everybody
    lines: list[list[PadLine]]  # by seat
    totals: list[int]
    places: list[int]  # by seat, from 1
    over: bool  # is the game over, by these answers?
    tie_break: str  # message id, empty where none was needed
    view: dict[str, Any] | None  # the table as answered, where places of a board are asked for


Answers = Mapping[str, Any]


class Pad(Protocol):
    """What a game's pad.py gives."""

    ROUNDS: bool

    def questions(self, variant: Variant, table: Answers) -> tuple[list[Question], list[Question]]:
        """What is asked of the table, and of each seat; the table's answers may ask for more."""

    def fill(self, s: Any, variant: Variant, sheet: Answers) -> None:
        """Lay checked answers out in a state of a game that has begun."""

    def lines(self, s: Any, seat: int) -> list[PadLine]:
        """How a seat's points come."""

    def answers(self, s: Any) -> dict[str, Any]:
        """A state at the end of a game (or round) as the answers that people would give."""


def count(variant: Variant, sheets: Sequence[Any]) -> Sheet:
    """Check the answers and have the rules count them."""
    pad = pad_of(variant)
    if not isinstance(sheets, Sequence) or isinstance(sheets, str):
        raise refuse("pad-not-a-sheet")
    if not 0 < len(sheets) <= (MOST_SHEETS if pad.ROUNDS else 1):
        raise refuse("pad-sheets", most=MOST_SHEETS if pad.ROUNDS else 1)
    s = variant.start(0).state
    lines: list[list[PadLine]] = [[] for _ in range(variant.players)]
    for sheet in sheets:
        table, seat, checked = read_sheet(variant, pad, sheet)
        pad.fill(s, variant, checked)
        for p in range(variant.players):
            lines[p] += pad.lines(s, p)
    return told(variant, s, lines, Questions(pad.ROUNDS, table, seat))


@dataclass(frozen=True)
class Questions:
    rounds: bool
    table: list[Question]
    seat: list[Question]


def told(variant: Variant, s: State, lines: list[list[PadLine]], asked: Questions) -> Sheet:
    rules = variant.game.interpreted
    standing = [rules.standing(s, p) for p in range(variant.players)]
    totals = [sum(line.points for line in of_seat) for of_seat in lines]
    places = [1 + sum(other > own for other in standing) for own in standing]
    over = s.seat < 0
    tie_break = variant.game.notation.ending(s)[1] if over else ""
    drawn = any(question.kind == "places" for question in asked.table)
    view = Position(variant, s).view(None) if drawn else None
    return Sheet(
        asked.rounds, asked.table, asked.seat, lines, totals, places, over, tie_break, view
    )  # fmt: skip


def pad_of(variant: Variant) -> Pad:
    if variant.game.pad is None:
        raise refuse("pad-none", game=variant.game.name)
    pad: Any = variant.game.pad
    return pad  # type: ignore[no-any-return]


# Reading answers


def read_sheet(
    variant: Variant, pad: Pad, sheet: Any
) -> tuple[list[Question], list[Question], dict[str, Any]]:
    """The questions, and the answers that were given, checked."""
    given = mapping(sheet, "sheet")
    first, _ = pad.questions(variant, {})
    known = mapping(given.get("table", {}), "table")
    own = {question.key: known[question.key] for question in first if question.key in known}
    table, seat = pad.questions(variant, read_all(first, own))
    seats = given.get("seats", [])
    if not isinstance(seats, list) or len(seats) > variant.players:
        raise refuse("pad-seats", players=variant.players)
    seats = [*seats, *({} for _ in range(variant.players - len(seats)))]
    checked = [read_all(seat, mapping(answers, "seats")) for answers in seats]
    return table, seat, {"table": read_all(table, known), "seats": checked}


def mapping(value: Any, name: str) -> Answers:
    if not isinstance(value, Mapping):
        raise refuse("pad-not-a-table", field=name)
    return value


def read_all(questions: Sequence[Column], answers: Answers) -> dict[str, Any]:
    """Answers to some of the questions; those to questions that are not asked any more go."""
    return {
        question.key: read(question, answers[question.key])
        for question in questions
        if answers.get(question.key) is not None
    }


def read(question: Column, answer: Any) -> Any:
    if question.kind == "whole":
        return read_whole(question.key, answer, question.low, question.high)
    if question.kind == "one" or not isinstance(question, Question):
        return read_one(question, answer)
    if question.kind == "rows":
        return read_rows(question, answer)
    given = mapping(answer, question.key)
    if question.kind == "some":
        most = {option.value: option.most for option in question.options}
        return {
            name: read_whole(question.key, n, 0, most[known(question.key, name, most)])
            for name, n in given.items()
        }
    spots = [spot.name for spot in question.spots]
    return {known(question.key, n, spots): read_one(question, value) for n, value in given.items()}


def read_whole(key: str, answer: Any, low: int, high: int) -> int:
    if not isinstance(answer, int) or isinstance(answer, bool) or not low <= answer <= high:
        raise refuse("pad-number", field=key, value=shown(answer), low=low, high=high)
    return answer


def read_one(question: Column, answer: Any) -> str:
    return known(question.key, answer, [option.value for option in question.options])


def known(key: str, answer: Any, choices: Sequence[str] | Mapping[str, Any]) -> str:
    if not isinstance(answer, str) or answer not in choices:
        raise refuse("pad-choice", field=key, value=shown(answer), choices=list(choices))
    return answer


def read_rows(question: Question, answer: Any) -> list[dict[str, Any]]:
    if not isinstance(answer, list) or len(answer) > question.high:
        raise refuse("pad-rows", field=question.key, most=question.high)
    return [read_all(question.columns, mapping(row, question.key)) for row in answer]


# Questions that several games ask


def row_of(*questions: Question) -> tuple[Column, ...]:
    """Questions as the columns of a row."""
    return tuple(Column(q.key, q.kind, q.say, q.args, q.low, q.high, q.options) for q in questions)


def whole(key: str, say: str, low: int, high: int, **args: Any) -> Question:
    return Question(key, "whole", say, args, low, high)


def one(key: str, say: str, options: Sequence[PadOption], **args: Any) -> Question:
    return Question(key, "one", say, args, options=tuple(options))


def seats_of(variant: Variant) -> list[PadOption]:
    """The seats as options."""
    return [PadOption(str(p), "seat-name", {"number": p + 1}) for p in range(variant.players)]
