"""HTTP: bodies of requests."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from chabudai.server.protocol.common import (
    BotName,
    Count,
    Given,
    Hash,
    MoveText,
    Name,
    Password,
    PlayerId,
    Reason,
    ReportText,
    RequestId,
    Salt,
    SeatNumber,
    Secret,
    SettingsWish,
    Url,
)


class NewGuest(Given):
    name: Name


class Credentials(Given):
    name: Name
    password: Password


class NewTable(Given):
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: SettingsWish = msgspec.field(default_factory=SettingsWish)
    # One for each seat: "me", "open", or the name of a bot. Left out: me, and the rest open.
    seats: Annotated[list[BotName], Meta(max_length=16)] | None = None
    salt: Salt = ""  # openly, or
    salt_hash: Hash = ""  # its SHA-256, and the salt itself when all have sat down
    lesson: Annotated[str, Meta(max_length=40)] = ""  # by name; it has its own options and seats


class Join(Given):
    seat: SeatNumber | None = None  # left out: the first free one
    salt: Salt = ""
    salt_hash: Hash = ""


class RematchWish(Given):
    salt: Salt = ""
    salt_hash: Hash = ""


class GiveSalt(Given):
    """My part in the deal: the hash of a salt while one is due, the salt when all have sat down."""

    salt: Salt = ""
    hash: Hash = ""


class Claim(Given):
    secret: Secret


class Fork(Given):
    """A new table from a position of this one, after so many moves."""

    move: Count
    seats: Annotated[list[BotName], Meta(max_length=16)] | None = None
    settings: SettingsWish = msgspec.field(default_factory=SettingsWish)


class PlayOn(Given):
    """A new table from a node of a study, from this seat, against bots."""

    study: dict[str, Any]
    node: Count
    seat: SeatNumber
    settings: SettingsWish = msgspec.field(default_factory=SettingsWish)


class Beat(Given):
    """The deal of a game that is over, from the seat of who is to be beaten."""

    seat: SeatNumber


class Play(Given):
    id: RequestId  # of your own; sent again, the move is not played twice
    move: MoveText


class SetUpWish(Given):
    """A game at a real table, with its options."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class PadWish(SetUpWish, kw_only=True):
    """The answers of a score pad: one sheet, or one a round."""

    sheets: Annotated[list[Any], Meta(max_length=60)]


class MayWish(SetUpWish, kw_only=True):
    """The facts of a dispute."""

    answers: dict[str, Any]


class FillSeats(Given):
    """Bots for all free seats."""

    bot: BotName


class Block(Given):
    player: PlayerId
    blocked: bool = True  # false: no more


class Report(Given):
    """Something that the owner of the server should know: a line of the log, or who sits there."""

    reason: Reason
    line: Count | None = None
    seat: SeatNumber | None = None
    text: ReportText = ""


class OpenRecord(Given):
    """A saved game; docs/records.md tells its fields."""

    record: dict[str, Any]


class Webhook(Given):
    url: Url  # empty: none


class AskWish(Given):
    """A function that stands in `chabudai.table.asked`, and what it is given."""

    target: Annotated[str, Meta(max_length=100)]
    values: Annotated[list[Any], Meta(max_length=10)] = msgspec.field(default_factory=list)


class PuzzleMove(Given):
    """An answer to a puzzle. The rating is kept by who answers, and told back as it becomes."""

    move: MoveText
    rating: Annotated[int, Meta(ge=0, le=4000)] = 1200
    counts: bool = True  # false: a second try
