"""HTTP: bodies of requests."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from chabudai.server.protocol.common import (
    BotName,
    Count,
    Given,
    MoveText,
    Name,
    Password,
    RequestId,
    Salt,
    SeatNumber,
    Secret,
    Settings,
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
    settings: Settings = msgspec.field(default_factory=Settings)
    # One for each seat: "me", "open", or the name of a bot. Left out: me, and the rest open.
    seats: Annotated[list[BotName], Meta(max_length=16)] | None = None
    salt: Salt = ""


class Join(Given):
    seat: SeatNumber | None = None  # left out: the first free one
    salt: Salt = ""


class Claim(Given):
    secret: Secret


class Fork(Given):
    """A new table from a position of this one, after so many moves."""

    move: Count
    seats: Annotated[list[BotName], Meta(max_length=16)] | None = None
    settings: Settings = msgspec.field(default_factory=Settings)


class Play(Given):
    id: RequestId  # of your own; sent again, the move is not played twice
    move: MoveText


class Webhook(Given):
    url: Url  # empty: none
