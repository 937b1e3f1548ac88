"""What an owner does with a database, while the server runs or not."""

import contextlib
from collections.abc import AsyncIterator

import sqlalchemy as sa

from chabudai.server.lock import told_trouble
from chabudai.server.store import Store
from chabudai.server.verify import check_revision

FORGETFUL = "PRAGMA secure_delete=ON"  # what is taken out leaves no trace in the file


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """The store of a database that is up to date."""
    store = Store(database)
    try:
        await open_checked(store)
        yield store
    finally:
        await store.close()


async def open_checked(store: Store) -> None:
    try:
        await check_revision(store)
        await store.open()
        if not store.postgres:
            await store.write(sa.text(FORGETFUL))
    except Exception as error:
        raise told_trouble(store.database, error) from error
