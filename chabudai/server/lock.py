"""One server on one SQLite file: a second would not hear what the first does."""

import importlib
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from chabudai.kernel.refusal import Refused, refuse

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]


def lock_file(database: str) -> IO[str] | None:
    """Hold the lock of a database file, under whatever name it was given; refused if another does.
    None for a database that several may share."""
    if "://" in database:
        return None
    file = Path(f"{Path(database).resolve()}.lock").open("w")  # noqa: SIM115
    try:
        take(file)
    except OSError as error:
        file.close()
        raise refuse("database-in-use", path=database) from error
    return file


def take(file: IO[str]) -> None:
    """Lock a file as this system does, or raise OSError if another process has."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    msvcrt: Any = importlib.import_module("msvcrt")
    msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)


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
