"""What an owner decides: who is banned or muted, which tables are closed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

COLUMNS = (("players", "banned"), ("players", "muted"), ("tables", "closed"))


def upgrade() -> None:
    for table, name in COLUMNS:
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column(table, column)


def downgrade() -> None:
    for table, name in COLUMNS:
        op.drop_column(table, name)
