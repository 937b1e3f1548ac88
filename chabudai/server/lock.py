"""One server on one SQLite file: a second would not hear what the first does."""

import logging
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from chabudai.kernel.refusal import Refused, refuse

try:
    import fcntl
except ImportError:  # on Windows; nothing there refuses a second server on one file
    fcntl = None  # type: ignore[assignment]

LOG = logging.getLogger("chabudai.server")


def lock_file(database: str) -> IO[str] | None:
    """Hold the lock of a database file, under whatever name it was given; refused if another does.
    None for a database that several may share."""
    if "://" in database:
        return None
    if fcntl is None:
        LOG.warning("no lock on the database: two servers on one file would not be refused here")
        return None
    file = Path(f"{Path(database).resolve()}.lock").open("w")  # noqa: SIM115
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise refuse("database-in-use", path=database) from error
    return file


def told_trouble(database: str, error: Exception) -> Refused:
    """Why a database can't be used, in one line and without its password."""
    if isinstance(error, Refused):
        return error
    shown = database
    if "://" in database:
        shown = sa.make_url(database).render_as_string(hide_password=True)
    reason = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    detail = (str(reason).splitlines() or [type(reason).__name__])[0]
    return refuse("database-unusable", database=shown, detail=detail)
