"""What can be typed beside moves."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from chabudai.bots.coach import advise
from chabudai.kernel.refusal import Refusal, Refused
from chabudai.kernel.words import has_message, say
from chabudai.terminal import rulebook
from chabudai.terminal.screen import Leave, folded, painted

if TYPE_CHECKING:
    from chabudai.terminal.table import Table

LEAVING = ("quit", "q", "exit")
MOST_CLAUSES = 8  # at once


def help_(table: "Table", rest: str) -> None:
    print(table.say("terminal-help"))


def legend(table: "Table", rest: str) -> None:
    """What the signs of the picture mean, where the game tells it."""
    told = getattr(table.position.game.notation, "legend", None)
    for line in told(table.language).splitlines() if told else []:
        for part in folded(line):
            print(painted(part, "dim"))


def look(table: "Table", rest: str) -> None:
    if table.reader is not None:
        table.show(table.reader)


def moves(table: "Table", rest: str) -> None:
    table.show_moves()


def why(table: "Table", rest: str) -> None:
    refusal = table.position.why_not(rest)
    print(table.sentence(refusal) if refusal else table.say("terminal-legal", text=rest[:40]))


def undo(table: "Table", rest: str) -> None:
    """Take the own last move back: against bots alone always, else unless something was shown."""
    position = table.position
    own = [number for number, move in enumerate(position.played) if move.seat == table.reader]
    if not own:
        print(table.say("terminal-undo-nothing"))
        return
    last_of_all = own[-1] == len(position.played) - 1 >= position.undo_point()
    if len(table.people) > 1 and not last_of_all:
        print(table.say("terminal-no-undo"))
        return
    while len(position.played) > own[-1]:
        position.pop()
    table.told = min(table.told, len(position.played))


def hint(table: "Table", rest: str) -> None:
    """What the coach would do and why; a move that is named is compared with it."""
    instead = table.position.read(rest) if rest else None
    if isinstance(instead, Refusal):
        print(painted(table.sentence(instead), "red"))
        return
    advice = advise(table.position, instead=instead)
    print(table.say("terminal-hint", text=table.words_of(advice.move)))
    for reason in advice.reasons:
        args = {name: told_in(table, name, value) for name, value in reason.args.items()}
        print("\n".join(folded("  " + table.say(reason.id, **args))))


def told_in(table: "Table", name: str, value: object) -> object:
    """An argument of a reason; moves are told as the table's list tells them."""
    return table.words_of(str(value)) if name == "move" else value


def score(table: "Table", rest: str) -> None:
    for seat, parts in enumerate(table.position.score(table.reader)):
        words = ", ".join(f"{category(table, name)} {points}" for name, points in parts.items())
        print(f"  {table.say('seat-name', number=seat + 1)}: {words}")


def category(table: "Table", name: str) -> str:
    own = f"{table.position.game.name}-category-{name}".replace("_", "-")
    message = "score-total" if name == "total" else own
    return say(table.language, message) if has_message(table.language, message) else name


def rules(table: "Table", rest: str) -> None:
    """Clauses by number or word; alone, how to play and what there is to look for."""
    name = table.position.game.name
    if not rulebook.clauses(name, table.language):
        print(table.say("terminal-rules-none"))
    elif not rest:
        for line in rulebook.how_to_play(name, table.language):
            print("\n".join(folded(line, "")))
        chapters = rulebook.chapters(name, table.language)
        print(table.say("terminal-rules-how", chapters=chapters))
    else:
        print_clauses(table, rulebook.found(name, table.language, rest), rest)


def print_clauses(table: "Table", found: list[str], words: str) -> None:
    for clause in found[:MOST_CLAUSES]:
        print("\n".join(folded(clause, "  ")))
    if not found:
        print(table.say("terminal-rules-nothing", text=words[:40]))
    elif len(found) > MOST_CLAUSES:
        print(table.say("terminal-rules-more", count=len(found) - MOST_CLAUSES))


def save(table: "Table", rest: str) -> None:
    """Write the game so far to a file; one without a name gets one."""
    path = Path(rest or f"{table.position.game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}.json")
    try:
        path.write_text(table.position.record().text(), "utf-8")
    except Refused as error:
        print(painted(table.sentence(error.refusal), "red"))
    except OSError as error:
        words = {"path": str(path), "detail": error.strerror or str(error)}
        print(painted(table.say("file-unwritable", **words), "red"))
    else:
        print(table.say("terminal-saved", path=str(path)))


def leave(table: "Table", rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Callable[["Table", str], None]] = {
    "?": help_,
    "help": help_,
    "legend": legend,
    "look": look,
    "moves": moves,
    "why": why,
    "undo": undo,
    "hint": hint,
    "score": score,
    "rules": rules,
    "save": save,
    **dict.fromkeys(LEAVING, leave),
}
