"""Each line carries a hash over its predecessor; forks at the first move are marked as forks."""

import sqlalchemy as sa
from alembic import op

from chabudai.server.chain import line_hash, plan_hash

revision = "0003"
down_revision = "0002"

FORKS = sa.text("""
    UPDATE tables SET origin = '{"move": 0}' WHERE origin = '' AND EXISTS (
        SELECT 1 FROM tables AS earlier
        WHERE earlier.seed = tables.seed AND earlier.created < tables.created
    )
""")
LOG = sa.text('SELECT number, at, entry FROM log WHERE "table" = :table ORDER BY number')
CHAIN = sa.text('UPDATE log SET hash = :hash WHERE "table" = :table AND number = :number')


def upgrade() -> None:
    op.add_column("log", sa.Column("hash", sa.LargeBinary, nullable=False, server_default=""))
    connection = op.get_bind()
    connection.execute(FORKS)
    for row in connection.execute(sa.text("SELECT * FROM tables")).mappings().all():
        before, lines = plan_hash(row), []
        for line in connection.execute(LOG, {"table": row["id"]}):
            before = line_hash(before, line.number, line.at, bytes(line.entry))
            lines.append({"table": row["id"], "number": line.number, "hash": before})
        if lines:
            connection.execute(CHAIN, lines)


def downgrade() -> None:
    op.drop_column("log", "hash")
