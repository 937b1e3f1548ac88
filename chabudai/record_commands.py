"""Commands about saved games and written positions: replay, verify, show and compare."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import chabudai
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.kernel.words import LANGUAGES, say

if TYPE_CHECKING:
    from chabudai.table.compare import Moment

SQLITE = b"SQLite format 3\0"  # how a file of SQLite begins


def add_record_commands(commands: Any) -> None:
    replay = commands.add_parser("replay", help="replay a saved game")
    replay.add_argument("record", type=Path)
    add_language(replay)
    replay.set_defaults(run=run_replay)
    verify = commands.add_parser(
        "verify", help="check the deal and the moves of a saved game, or all logs of a database"
    )
    verify.add_argument("record", help="a record's file, a database's file, or postgresql://…")
    verify.add_argument("--commitment", help="as it was published before the deal")
    add_language(verify)
    verify.set_defaults(run=run_verify)
    show = commands.add_parser("show", help="draw a written position or a saved game (- for input)")
    add_situation(show)
    show.add_argument("--seat", type=int, help="as this seat sees it; else as the one on turn does")
    add_language(show)
    show.set_defaults(run=run_show)
    add_compare(commands)


def add_compare(commands: Any) -> None:
    compare = commands.add_parser("compare", help="two saved games of one deal, move by move")
    compare.add_argument("records", nargs=2, type=Path, metavar="RECORD")
    compare.add_argument("--seat", type=int, default=0, help="whose decisions; counted from 0")
    add_language(compare)
    compare.set_defaults(run=run_compare)


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", choices=LANGUAGES, default="en")


def add_situation(command: argparse.ArgumentParser) -> None:
    command.add_argument("position", type=Path, metavar="FILE")
    command.add_argument("--move", type=int, metavar="N", help="of a saved game: after N moves")


def read_file(path: Path) -> str:
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise refuse("file-unreadable", path=str(path), detail=str(error)) from error


def read_game(path: Path) -> Position:
    """A saved game, replayed to where it stopped, or a position written as text."""
    text = read_file(path)
    if text.lstrip().startswith("{"):
        return chabudai.replay(chabudai.read_record(text))
    return chabudai.position(text)


def read_situation(arguments: argparse.Namespace) -> Position:
    """What a command is about: the end of the game in a file, or the moment after some moves."""
    position = read_game(arguments.position)
    if arguments.move is not None:
        if not 0 <= arguments.move <= len(position.played):
            raise refuse("record-no-such-move", number=arguments.move, most=len(position.played))
        while len(position.played) > arguments.move:
            position.pop()
    return position


def run_replay(arguments: argparse.Namespace) -> int:
    record = chabudai.read_record(read_file(arguments.record))
    position = chabudai.replay(record)
    for number, played in enumerate(position.played):
        text = position.game.notation.move_text(played.move)
        who = say(arguments.language, "seat-name", {"number": played.seat + 1})
        print(f"{number + 1:>4}  {who}  {text}")
        for raw in played.events:
            event = position.told(raw, played.seat)
            print(f"        {say(arguments.language, event.id, event.args)}")
    print_result(position, arguments.language)
    return 0


def run_verify(arguments: argparse.Namespace) -> int:
    """Does the seed belong to the commitment, and the end to the deal and the moves?"""
    if is_database(arguments.record):
        return verify_database(arguments.record, arguments.language)
    record = chabudai.read_record(read_file(Path(arguments.record)))
    if arguments.commitment not in (None, record.commitment):
        raise refuse("record-other-commitment", value=record.commitment)
    position = chabudai.replay(record)
    salts = sum(1 for salt in record.salts if salt)
    words = {"commitment": record.commitment, "salts": salts, "moves": len(position.played)}
    print(say(arguments.language, "record-verified", words))
    print_result(position, arguments.language)
    return 0


def is_database(name: str) -> bool:
    if name.startswith(("postgresql://", "postgres://")):
        return True
    path = Path(name)
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE


def verify_database(name: str, language: str) -> int:
    """Is every log as it was written?"""
    import asyncio

    try:
        from chabudai.server.verify import verify
    except ModuleNotFoundError as error:
        raise refuse("extra-missing", extra="server") from error
    found = asyncio.run(verify(name))
    for table in found:
        if table.problem:
            words = {"table": table.table, "line": table.line}
            print(say(language, table.problem, words))
    wrong, lines = sum(1 for table in found if table.problem), sum(t.lines for t in found)
    words = {"tables": len(found), "lines": lines, "wrong": wrong}
    print(say(language, "database-verified", words))
    return 1 if wrong else 0


def print_result(position: Position, language: str) -> None:
    outcome = position.outcome()
    if outcome is None:
        print(say(language, "result-open", {"moves": len(position.played)}))
        return
    print(say(language, outcome.reason))
    if outcome.tie_break:
        print(say(language, outcome.tie_break))
    for place, seats in enumerate(outcome.ranking):
        for seat in seats:
            words = {"place": place + 1, "seat": seat, "points": outcome.scores[seat]["total"]}
            print(say(language, "result-line", words))


def run_show(arguments: argparse.Namespace) -> int:
    position = read_situation(arguments)
    viewer = position.seat if arguments.seat is None else arguments.seat
    print(position.picture(viewer, arguments.language))
    if viewer == position.seat and not position.over:
        moves = ", ".join(position.moves())
        print(say(arguments.language, "show-moves", {"moves": moves}))
    return 0


def run_compare(arguments: argparse.Namespace) -> int:
    """Two games of one deal, decision by decision."""
    from chabudai.table.compare import compare

    one, other = (chabudai.replay(chabudai.read_record(read_file(p))) for p in arguments.records)
    found, language = compare(one, other, arguments.seat), arguments.language
    print(say(language, "compare-head", {"seat": found.seat, "moves": found.shared}))
    if found.parted is None:
        print(say(language, "compare-never"))
    else:
        print(say(language, "compare-parted", {"number": found.parted + 1}))
        print(say(language, "compare-parted-by", {"seat": found.parted_by}))
    for number, moment in enumerate(found.moments):
        print(moment_line(number, moment, found.seat, number == found.parted))
    for title, position in (("compare-one", one), ("compare-other", other)):
        print(say(language, title))
        print_result(position, language)
    return 0


def moment_line(number: int, moment: "Moment", seat: int, parts: bool) -> str:
    words = [
        f"{choice.text:<24} {choice.totals[seat]:>4}" if choice else " " * 29
        for choice in (moment.one, moment.other)
    ]
    sign = ">" if parts else "=" if moment.same else " "
    return f"{sign}{number + 1:>4}  {words[0]}   {words[1]}".rstrip()
