"""How Chabudai says no: a message id with arguments and the clause of the rules it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

LONGEST_NUMBER = 48  # bits
LONGEST_TEXT = 20  # characters of a longer one


@dataclass(frozen=True)
class Refusal:
    """Why something can't be done. `clause` is empty where no rule of the game is concerned."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)
    clause: str = ""
    text: str = field(default="", repr=False, compare=False)  # a sentence, where somebody added it

    def json(self) -> dict[str, Any]:
        return {"id": self.id, "clause": self.clause, "args": dict(self.args)}


class Refused(ValueError):
    """Raised where a refusal must stop the caller; `refusal` carries the reason."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal)

    def __str__(self) -> str:
        return plain_words(self.refusal)

    def __reduce__(self) -> tuple[type["Refused"], tuple[Refusal]]:
        return Refused, (self.refusal,)  # from one process to another


def plain_words(refusal: Refusal, language: str = "en") -> str:
    """Returns a refusal as a sentence; where there is no Fluent, its id and arguments."""
    from chabudai.kernel.words import say

    try:
        sentence = say(language, refusal.id, refusal.args)
    except ImportError:
        sentence = f"{refusal.id} {dict(refusal.args)}"
    return f"{refusal.clause}: {sentence}" if refusal.clause else sentence


def refuse(id: str, clause: str = "", **args: Any) -> Refused:
    """Returns a refusal ready to be raised."""
    told = {name: speakable(value) for name, value in args.items()}
    return Refused(Refusal(id, told, clause))


def speakable(value: Any) -> Any:
    """A number from outside may have more digits than a sentence can format."""
    if not isinstance(value, int) or value.bit_length() <= LONGEST_NUMBER:
        return value
    return hex(value)[:LONGEST_TEXT] + "…"
