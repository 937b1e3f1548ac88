"""What comes from outside: words with their limits, and settings."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from chabudai.table.messages import Clock, Settings

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
MoveText = Annotated[str, Meta(max_length=200)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
PlayerId = Annotated[str, Meta(min_length=1, max_length=32)]
Reason = Literal["chat", "name", "unfair", "other"]
ReportText = Annotated[str, Meta(max_length=500)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Salt = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$", max_length=64)]
Secret = Annotated[str, Meta(min_length=20, max_length=64)]
BotName = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Url = Annotated[str, Meta(max_length=500)]
Seconds = Annotated[float, Meta(ge=0, le=30 * 86400)]


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside: an unknown key is refused."""


class ClockWish(Given):
    """Seconds for each move, for all moves of a seat, and what every move adds to the latter."""

    move: Seconds = 0
    game: Seconds = 0
    bonus: Annotated[float, Meta(ge=0, le=86400)] = 0


class SettingsWish(Given):
    """How a table is to be run; docs/protocol.md tells what each setting does."""

    public: bool = False
    spectators: bool = True
    hints: bool = False
    undo: bool | None = None  # left out: wherever the game is not rated
    clock: ClockWish | None = None
    stand_in: BotName = ""
    patience: Annotated[int, Meta(ge=10, le=30 * 86400)] = 120
    rated: bool = False

    def granted(self) -> Settings:
        """The settings with what was left out; whether they may hold, the table says."""
        wish = self.clock
        clock = Clock(wish.move, wish.game, wish.bonus) if wish else None
        undo = not self.rated if self.undo is None else self.undo
        return Settings(
            self.public, self.spectators, self.hints, undo,
            clock, self.stand_in, self.patience, self.rated,
        )  # fmt: skip
