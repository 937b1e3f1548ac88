"""`chabudai admin`: what an owner does with people, tables, chat and the database itself."""

import argparse
import json
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from chabudai.kernel.refusal import refuse
from chabudai.kernel.words import LANGUAGES, printable, say
from chabudai.record_commands import is_database

if TYPE_CHECKING:
    from chabudai.server.store import Store

Work = Callable[["Store", argparse.Namespace], Awaitable[None]]


def add_admin(commands: Any) -> None:
    admin = commands.add_parser("admin", help="people, tables, chat and backups of a server")
    admin.add_argument("--database", default="chabudai.db", help="a file, or postgresql://…")
    admin.add_argument("--language", choices=LANGUAGES, default="en")
    topics = admin.add_subparsers(dest="topic", required=True, metavar="TOPIC")
    add_users(verbs_of(topics, "users", "people with and without an account"))
    add_tables(verbs_of(topics, "tables", "tables and their logs"))
    add_chat(verbs_of(topics, "chat", "what was said at a table"))
    add_reports(verbs_of(topics, "reports", "what people have reported"))
    backup = topics.add_parser("backup", help="a whole copy, while the server runs")
    backup.add_argument("file")
    backup.set_defaults(run=run_backup)
    restore = topics.add_parser("restore", help="put a copy in the database's place")
    restore.add_argument("file")
    restore.set_defaults(run=run_restore)


def verbs_of(topics: Any, name: str, help: str) -> Any:
    return topics.add_parser(name, help=help).add_subparsers(
        dest="verb", required=True, metavar="VERB"
    )


def add_verb(verbs: Any, name: str, help: str, work: Work) -> argparse.ArgumentParser:
    verb: argparse.ArgumentParser = verbs.add_parser(name, help=help)
    verb.set_defaults(run=run_on_store, work=work)
    return verb


def add_users(verbs: Any) -> None:
    listing = add_verb(verbs, "list", "the newest first", list_users)
    listing.add_argument("--like", default="", metavar="TEXT", help="with this in their name")
    of_who = [
        ("rename", "give another name", rename_user),
        ("password", "make a new password and log out everywhere", reset_password),
        ("ban", "log out, and let in no more", ban_user),
        ("unban", "let in again", unban_user),
        ("mute", "may play, but not chat", mute_user),
        ("unmute", "may chat again", unmute_user),
        ("export", "all that is kept of a person, as JSON", export_user),
        ("delete", "the account, and name and words in every log", delete_user),
    ]
    for name, meaning, work in of_who:
        verb = add_verb(verbs, name, meaning, work)
        verb.add_argument("who", help="an id, or the name of an account")
        if name == "rename":
            verb.add_argument("name")


def add_tables(verbs: Any) -> None:
    listing = add_verb(verbs, "list", "the newest first", list_tables)
    listing.add_argument("--status", choices=("waiting", "playing", "over", "closed"), default="")
    expiring = add_verb(verbs, "expire", "close those that were left", expire_tables)
    expiring.add_argument("--days", type=float, required=True, help="in which nothing happened")
    of_tables: list[tuple[str, str, Work]] = [
        ("close", "nobody finds them any more", close_tables),
        ("open", "as they were before they were closed", partial(close_tables, closed=False)),
        ("delete", "with their logs, for good", delete_tables),
    ]
    for name, meaning, work in of_tables:
        add_verb(verbs, name, meaning, work).add_argument("tables", nargs="+", metavar="ID")


def add_chat(verbs: Any) -> None:
    listing = add_verb(verbs, "list", "lines with their numbers", list_chat)
    listing.add_argument("table", metavar="ID")
    removing = add_verb(verbs, "remove", "take the text of a line away", remove_line)
    removing.add_argument("table", metavar="ID")
    removing.add_argument("line", type=int)


def add_reports(verbs: Any) -> None:
    listing = add_verb(verbs, "list", "the oldest first", list_reports)
    listing.add_argument("--closed", action="store_true", help="those that are done")
    for name, meaning, work in (
        ("close", "done with", close_reports),
        ("open", "not done with after all", partial(close_reports, closed=False)),
    ):
        verb = add_verb(verbs, name, meaning, work)
        verb.add_argument("reports", nargs="+", type=int, metavar="NUMBER")


# Running.


def check_ours(database: str) -> None:
    """Nothing is made where there is nothing, and the server's packages are there."""
    if not is_database(database):
        raise refuse("database-other")
    try:
        import chabudai.server.admin  # noqa: F401
    except ModuleNotFoundError as error:
        raise refuse("extra-missing", extra="server") from error


def run_on_store(arguments: argparse.Namespace) -> int:
    import asyncio  # the other commands start without it

    check_ours(arguments.database)
    from chabudai.server.admin import opened

    async def run() -> None:
        async with opened(arguments.database) as store:
            await arguments.work(store, arguments)

    asyncio.run(run())
    return 0


def tell(arguments: argparse.Namespace, id: str, **words: Any) -> None:
    print(say(arguments.language, id, words))


def day(seconds: float | None) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds)) if seconds else "-"


# People.


async def list_users(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import people

    for row in await people.listed(store, arguments.like):
        marks = ["account" if row.login is not None else "guest"]
        marks += [word for word in ("banned", "muted") if row._mapping[word]]
        print(row.id, day(row.created), f"tables={row.tables}", ",".join(marks), row.name, sep="  ")


async def rename_user(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import people

    name = await people.rename(store, arguments.who, arguments.name)
    tell(arguments, "admin-renamed", name=name)


async def reset_password(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import people

    password = await people.reset_password(store, arguments.who)
    tell(arguments, "admin-password", password=password)


async def ban_user(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import people

    tell(arguments, "admin-banned", name=await people.ban(store, arguments.who))


async def unban_user(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import people

    tell(arguments, "admin-unbanned", name=await people.ban(store, arguments.who, False))


async def mute_user(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import people

    tell(arguments, "admin-muted", name=await people.mute(store, arguments.who))


async def unmute_user(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import people

    tell(arguments, "admin-unmuted", name=await people.mute(store, arguments.who, False))


async def export_user(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import people

    found = await people.export(store, arguments.who)
    print(json.dumps(found, indent=1, ensure_ascii=False))


async def delete_user(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import people

    name, lines = await people.delete(store, arguments.who)
    tell(arguments, "admin-forgotten", name=name, lines=lines)


# Tables.


async def list_tables(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import tables

    for row in await tables.listed(store, arguments.status):
        status = "closed" if row.closed else row.status
        print(row.id, day(row.last), row.game, status, f"lines={row.lines}", sep="  ")


async def close_tables(store: "Store", arguments: argparse.Namespace, closed: bool = True) -> None:
    from chabudai.server.admin import tables

    await tables.close(store, arguments.tables, closed)
    tell(arguments, "admin-closed" if closed else "admin-opened", count=len(arguments.tables))


async def expire_tables(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.notice import expire

    if not arguments.days > 0:
        raise refuse("admin-bad-days")
    tell(arguments, "admin-closed", count=len(await expire(store, arguments.days)))


async def delete_tables(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import tables

    await tables.delete(store, arguments.tables)
    tell(arguments, "admin-deleted", count=len(arguments.tables))


# Chat.


async def list_chat(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import redact

    for number, said in await redact.chat(store, arguments.table):
        print(number, printable(f"{said.name}: {said.text}"), sep="  ")


async def remove_line(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import redact

    await redact.remove(store, arguments.table, arguments.line)
    tell(arguments, "admin-removed", line=arguments.line)


# Reports.


async def list_reports(store: "Store", arguments: argparse.Namespace) -> None:
    from chabudai.server.admin import reports

    for told in await reports.listed(store, arguments.closed):
        row = told.row
        line = "-" if row.line is None else row.line
        print(row.id, day(row.at), row.reason, f"table={row.table}", f"line={line}", sep="  ")
        words = {"about": told.about, "who": row.who, "by": told.by, "player": row.player}
        tell(arguments, "admin-report", **words)
        for text in (told.said, row.text):
            if text:
                print(f"    “{printable(text)}”")


async def close_reports(store: "Store", arguments: argparse.Namespace, closed: bool = True) -> None:
    from chabudai.server.admin import reports

    await reports.close(store, arguments.reports, closed)
    tell(
        arguments,
        "admin-reports-closed" if closed else "admin-reports-opened",
        count=len(arguments.reports),
    )


# The database as a file.


def run_backup(arguments: argparse.Namespace) -> int:
    check_ours(arguments.database)
    from chabudai.server.admin.backup import backup

    count = backup(arguments.database, arguments.file)
    tell(arguments, "admin-backed-up", path=arguments.file, tables=count)
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    check_ours(arguments.file)
    from chabudai.server.admin.backup import restore

    count, kept = restore(arguments.file, arguments.database)
    tell(arguments, "admin-restored", path=arguments.database, tables=count)
    if kept:
        tell(arguments, "admin-kept", path=kept)
    return 0
