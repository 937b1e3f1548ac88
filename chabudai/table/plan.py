"""What a table is made of: its plan, which is fixed, and the lines of its log."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chabudai.games import find
from chabudai.kernel.game import Variant
from chabudai.kernel.refusal import refuse
from chabudai.table.entries import AnyEntry
from chabudai.table.messages import Deal, Settings, Unrated


class Already(Exception):
    """The wish was granted before; `seq` is the line it brought about."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
        super().__init__(seq)


@dataclass(frozen=True)
class Origin:
    """Where a table begins that is not a new deal. Such a table is never rated."""

    move: int = 0  # after so many moves of another game
    table: str = ""  # that other game; not told, for its id is its key
    text: str = ""  # a written position to start from, or
    moves: tuple[str, ...] = ()  # moves of the other game that were made here too
    salts: tuple[str, ...] | None = None  # of the other game; None: those who sit here give them
    facts: dict[str, Any] | None = None  # of the other game's box, where it has any
    lesson: str = ""  # the lesson that the text is of,
    digest: str = ""  # as its file was then,
    chances: tuple[tuple[str, ...], ...] = ()  # and what chance gives there, by moves
    deal: Deal | None = None  # that others play too, from its beginning


@dataclass(frozen=True)
class Plan:
    """What is fixed when a table is made."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: int
    settings: Settings
    host: str
    origin: Origin | None = None

    @property
    def rated(self) -> bool:
        return not self.unrated()

    def unrated(self) -> list[Unrated]:
        """Why the game does not count for ratings; empty where it does."""
        settings, origin = self.settings, self.origin
        found: list[Unrated] = ["hints"] if settings.hints else []
        found += ["undo"] if settings.undo else []
        if origin is not None:
            found.append("shared" if origin.deal else "prepared" if origin.lesson else "fork")
        return found or ([] if settings.rated else ["chosen"])

    @property
    def lesson(self) -> str:
        return self.origin.lesson if self.origin else ""

    @property
    def deal(self) -> Deal | None:
        return self.origin.deal if self.origin else None

    @property
    def forked_at(self) -> int | None:
        """After how many moves of another game this one begins; None: it is no fork."""
        is_new = self.origin is None or self.lesson or self.deal
        return None if self.origin is None or is_new else self.origin.move

    def variant(self, facts: Mapping[str, Any] | None = None) -> Variant:
        """The game over the box with these facts; else that of the origin, else the one here."""
        known = self.origin.facts if facts is None and self.origin else facts
        game = find(self.game).with_facts(known).at_version(self.rules)
        if game is None:
            raise refuse("record-rules-unknown", game=self.game, version=self.rules)
        return game.choose(**self.options)


@dataclass
class Line:
    """A line of the log, with what the rules said happened."""

    entry: AnyEntry
    at: float
    events: tuple[tuple[int, ...], ...] = ()


@dataclass
class Ask:
    """An open question whether moves may be taken back."""

    seat: int
    to: int
    waits_for: set[int] = field(default_factory=set)
