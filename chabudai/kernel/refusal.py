"""How Chabudai says no: a message id with arguments and the clause of the rules it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Refusal:
    """Why something can't be done. `clause` is empty where no rule of the game is concerned."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)
    clause: str = ""

    def json(self) -> dict[str, Any]:
        return {"id": self.id, "clause": self.clause, "args": dict(self.args)}


class Refused(ValueError):
    """Raised where a refusal must stop the caller; `refusal` carries the reason."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(plain_words(refusal))

    def __reduce__(self) -> tuple[type["Refused"], tuple[Refusal]]:
        return Refused, (self.refusal,)  # from one process to another


def plain_words(refusal: Refusal) -> str:
    from chabudai.kernel.words import say

    sentence = say("en", refusal.id, refusal.args)
    return f"{refusal.clause}: {sentence}" if refusal.clause else sentence


def refuse(id: str, clause: str = "", **args: Any) -> Refused:
    """A refusal ready to be raised."""
    return Refused(Refusal(id, args, clause))
