"""A copy of a database file that is whole while the server writes, and the way back."""

import contextlib
import os
import shutil
import sqlite3
import stat
from pathlib import Path

from chabudai.kernel.refusal import Refused, refuse
from chabudai.server.engines import is_postgres
from chabudai.server.lock import lock_file
from chabudai.server.store import HEAD

PAGES = 1000  # copied at once; between them the server writes
PAUSE = 0.01  # seconds
WAL = "-wal"
BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def backup(database: str, copy: str) -> int:
    """Copy a database to a file that is not there yet; how many tables it has."""
    refuse_postgres(database)
    target = Path(copy)
    if target.exists():
        raise refuse("file-unwritable", path=copy, detail="it is there already")
    draft = target.with_name(target.name + ".draft")
    try:
        count = drafted(database, draft)
        draft.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise told(error, database, copy) from error
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
    return count


def drafted(source: str, draft: Path) -> int:
    """Make a whole copy, which has that many tables."""
    draft.unlink(missing_ok=True)
    copied(source, str(draft))
    return check_copy(str(draft), source)


def told(error: Exception, source: str, target: str) -> Refused:
    """Whose fault it was that nothing could be copied."""
    if getattr(error, "sqlite_errorcode", None) in BROKEN:
        return refuse("database-unusable", database=source, detail=str(error))
    return refuse("file-unwritable", path=target, detail=str(error))


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


def check_copy(path: str, source: str) -> int:
    """How many tables a copy of that has, if all its pages and its revision are well."""
    with contextlib.closing(sqlite3.connect(path)) as copy:
        (well,) = copy.execute("PRAGMA quick_check").fetchone()
        if well != "ok":
            raise refuse("database-unusable", database=source, detail=" ".join(well.split())[:200])
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
    that which was there before is kept, however broken it is."""
    refuse_postgres(database)
    target, kept = Path(database).resolve(), ""
    if target.exists() and target.samefile(copy):
        raise refuse("admin-same-file", path=copy)
    draft = target.with_name(target.name + ".draft")
    lock = lock_file(database)
    try:
        count = drafted(copy, draft)
        if target.exists():
            belong(draft, target.stat())
            kept = set_aside(target, free_name(f"{database}.before"))
        draft.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise told(error, copy, database) from error
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        if lock:
            lock.close()
    return count, kept


def belong(file: Path, to: os.stat_result) -> None:
    """To whom the old file belonged: the server's user, whoever restores."""
    file.chmod(stat.S_IMODE(to.st_mode))
    if hasattr(os, "chown"):
        with contextlib.suppress(PermissionError):
            os.chown(file, to.st_uid, to.st_gid)


def set_aside(database: Path, kept: str) -> str:
    """Keep what is there: as one file, or just as it is if SQLite can't read it. What SQLite keeps
    beside it would be taken for a part of the next database of that name."""
    try:
        copied(str(database), kept)
    except sqlite3.Error:
        for end in ("", WAL):
            if (part := Path(f"{database}{end}")).exists():
                shutil.copyfile(part, f"{kept}{end}")
    for end in (WAL, "-shm", "-journal"):
        Path(f"{database}{end}").unlink(missing_ok=True)
    return kept


def free_name(wanted: str) -> str:
    name, number = wanted, 1
    while Path(name).exists():
        number += 1
        name = f"{wanted}{number}"
    return name
