"""A copy of a database file that is whole while the server writes, and the way back."""

import contextlib
import sqlite3
from pathlib import Path

from chabudai.kernel.refusal import refuse
from chabudai.server.engines import is_postgres
from chabudai.server.lock import lock_file
from chabudai.server.store import HEAD

PAGES = 1000  # copied at once; between them the server writes
PAUSE = 0.01  # seconds


def backup(database: str, copy: str) -> int:
    """Copy a database to a file that is not there yet; how many tables it has."""
    refuse_postgres(database)
    target = Path(copy)
    if target.exists():
        raise refuse("file-unwritable", path=copy, detail="it is there already")
    draft = target.with_name(target.name + ".draft")
    draft.unlink(missing_ok=True)
    try:
        copied(database, str(draft))
        count = check_copy(str(draft))
        draft.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise refuse("file-unwritable", path=copy, detail=str(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return count


def refuse_postgres(database: str) -> None:
    if is_postgres(database):
        raise refuse("admin-use-pg-dump")


def copied(source: str, target: str) -> None:
    with (
        contextlib.closing(sqlite3.connect(source)) as one,
        contextlib.closing(sqlite3.connect(target)) as other,
    ):
        one.backup(other, pages=PAGES, sleep=PAUSE)
        other.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it


def check_copy(path: str) -> int:
    """How many tables a copy has, if all its pages and its revision are well."""
    with contextlib.closing(sqlite3.connect(path)) as copy:
        (well,) = copy.execute("PRAGMA quick_check").fetchone()
        if well != "ok":
            raise sqlite3.DatabaseError(well)
        try:
            (revision,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError as error:
            raise refuse("database-other") from error
        if revision > HEAD:
            raise refuse("admin-newer", value=revision)
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def restore(copy: str, database: str) -> tuple[int, str]:
    """Put a copy in the place of a database that no server uses. How many tables it has, and where
    that which was there before is kept."""
    refuse_postgres(database)
    count, kept = check_copy(copy), ""
    lock = lock_file(database)
    try:
        if Path(database).exists():
            kept = free_name(f"{database}.before")
            copied(database, kept)
        copied(copy, database)
    except (OSError, sqlite3.Error) as error:
        raise refuse("database-unusable", database=database, detail=str(error)) from error
    finally:
        if lock:
            lock.close()
    return count, kept


def free_name(wanted: str) -> str:
    name, number = wanted, 1
    while Path(name).exists():
        number += 1
        name = f"{wanted}{number}"
    return name
