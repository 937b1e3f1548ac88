"""Ratings, and which process drives a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", rated)
    driver = sa.Column("driver", sa.String(32), nullable=False, server_default="")
    op.add_column("tables", driver)
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("processes")
    op.drop_table("ratings")
    op.drop_column("tables", "driver")
    op.drop_column("tables", "rated")
