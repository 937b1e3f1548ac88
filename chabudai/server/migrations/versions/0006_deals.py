"""The deal of every day, and everybody's one attempt at it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("over", sa.Float),
        sa.Column("place", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.Column("points", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("worth", sa.BigInteger),
    )
    op.create_index("attempts_of_somebody", "attempts", ["player", "game", "day"])


def downgrade() -> None:
    op.drop_index("attempts_of_somebody", "attempts")
    op.drop_table("attempts")
    op.drop_table("deals")
