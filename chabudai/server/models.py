"""What is stored, as tables of a database. Migrations in `migrations/` build the same."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

players = Table(
    "players", metadata,
    Column("id", String(32), primary_key=True),  # public
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # an account's name in lower case; null: a guest
    Column("password", String(200)),  # argon2
    Column("webhook", String(500), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("muted", Boolean, nullable=False, server_default=false()),  # may not chat
)  # fmt: skip

tokens = Table(
    "tokens", metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("expires", Float, nullable=False),
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("settings", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("origin", Text, nullable=False, server_default=""),  # JSON of table.plan.Origin
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("driver", String(32), nullable=False, server_default=""),  # the process that runs bots
    Column("closed", Boolean, nullable=False, server_default=false()),  # by the owner, or expired
    Index("tables_listed", "status", "public", "created"),
)  # fmt: skip

seats = Table(
    "seats", metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Column("secret", String(64), nullable=False),  # SHA-256 of what regains the seat
    Index("seats_of_a_player", "player"),
)  # fmt: skip

log = Table(
    "log", metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two writers can't both have it
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),  # JSON of table.entries.AnyEntry
    Column("hash", LargeBinary, nullable=False, server_default=""),  # over all before: chain.py
)  # fmt: skip

ratings = Table(
    "ratings", metadata,
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("who", String(60), primary_key=True),  # a player's id, or bot:<name>
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)  # fmt: skip

results = Table(
    "results", metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(60), nullable=False),  # a player's id, bot:<name>, or empty: forgotten
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # from 1; those who share it have the same
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", Float, nullable=False),  # when the game was over
    Index("results_of_somebody", "who", "at"),
)  # fmt: skip

deals = Table(
    "deals", metadata,
    Column("day", String(10), primary_key=True),  # ISO date, in UTC
    Column("game", String(40), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Text, nullable=False),  # JSON: a bot's name in each, but for "me"
    Column("seed", String(64), nullable=False),  # secret until the day is over
)  # fmt: skip

attempts = Table(
    "attempts", metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("player", String(32), primary_key=True),  # forgotten: a dash and the table's id
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("begun", Float, nullable=False),
    Column("over", Float),  # when the game was over; null: it goes on
    Column("place", Integer),
    Column("won", Boolean),
    Column("points", Integer),
    Column("margin", Integer),  # as table.deals.Standing tells
    Column("worth", BigInteger),
    Index("attempts_of_somebody", "player", "game", "day"),
)  # fmt: skip

blocks = Table(
    "blocks", metadata,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),  # who blocks
    Column("other", String(32), primary_key=True),
)  # fmt: skip

reports = Table(
    "reports", metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("player", String(32), nullable=False),  # who reports
    Column("who", String(32), nullable=False),  # who is reported
    Column("table", String(32), nullable=False),
    Column("line", Integer),  # of the table's log; null: not about a line
    Column("reason", String(20), nullable=False),
    Column("text", String(500), nullable=False, server_default=""),
    Column("closed", Boolean, nullable=False, server_default=false()),  # the owner is done with it
)  # fmt: skip

processes = Table(
    "processes", metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),  # when it counts as dead unless it renews
)  # fmt: skip
