"""Statements that are built once and carried out with other values each time.

For SQLAlchemy to build a statement, and to find out that it has compiled the like before, takes
twice as long as carrying it out: a table that is made and played to its end has a dozen of them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa


class Given(NamedTuple):
    """A statement with places for values, and the values."""

    statement: sa.Executable
    values: Mapping[str, Any]


Statement = sa.Executable | Given


def run(connection: sa.Connection, statement: Statement) -> sa.CursorResult[Any]:
    if isinstance(statement, Given):
        return connection.execute(statement.statement, statement.values)
    return connection.execute(statement)


def executing(statements: Sequence[Statement]) -> Callable[[sa.Connection], None] | None:
    """A function that carries them all out; None if there are none."""
    if not statements:
        return None

    def do(connection: sa.Connection) -> None:
        for statement in statements:
            run(connection, statement)

    return do
