"""Help for those who own the box: how it is laid out, and whether something may be done.

A game's `set_up.py` gives `steps(position)`, the set-up of a game that has begun; its `may.py`
gives `asked(variant)`, the few facts that decide, and `judge(variant, answers)`: the rules' answer.
"""

from dataclasses import dataclass, field
from typing import Any, Protocol

from chabudai.kernel.game import Variant
from chabudai.kernel.pad import Answers, Question, mapping, read_all
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refusal, refuse


@dataclass(frozen=True)
class Sentence:
    """A sentence, with the clause behind it."""

    say: str  # message id
    args: dict[str, Any] = field(default_factory=dict)
    clause: str = ""


@dataclass(frozen=True)
class SetUp:
    """How the box is laid out: chance has chosen what chance chooses."""

    steps: list[Sentence]
    first: int  # who begins
    view: dict[str, Any]  # the table, as everybody sees it


@dataclass(frozen=True)
class Verdict:
    """May it be done? The sentence says what follows, or why not."""

    allowed: bool
    say: str  # message id
    args: dict[str, Any]
    clause: str


@dataclass(frozen=True)
class May:
    """What is asked, and what the rules say to the answers; None while a fact is missing."""

    asked: list[Question]
    verdict: Verdict | None


class Opening(Protocol):
    """What a game's set_up.py gives."""

    def steps(self, position: Position) -> list[Sentence]: ...


class Dispute(Protocol):
    """What a game's may.py gives."""

    def asked(self, variant: Variant) -> list[Question]: ...

    def judge(self, variant: Variant, answers: Answers) -> Verdict | None: ...


def laid_out(variant: Variant, seed: int | None = None) -> SetUp:
    """The set-up of a new game."""
    opening: Opening = help_of(variant, variant.game.set_up)
    position = variant.start(seed)
    return SetUp(opening.steps(position), position.state.seat, position.view(None))


def may(variant: Variant, answers: Any) -> May:
    """Put a question to the rules."""
    dispute: Dispute = help_of(variant, variant.game.may)
    asked = dispute.asked(variant)
    given = read_all(asked, mapping(answers, "answers"))
    return May(asked, dispute.judge(variant, given))


def help_of(variant: Variant, module: Any) -> Any:
    if module is None:
        raise refuse("pad-none", game=variant.game.name)
    return module


def verdict_on(position: Position, move: str, allowed: Sentence) -> Verdict:
    """Ask the rules about a move of the seat on turn."""
    found = position.read(move)
    if not isinstance(found, Refusal):
        return Verdict(True, allowed.say, allowed.args, allowed.clause)
    return Verdict(False, found.id, dict(found.args), found.clause)
