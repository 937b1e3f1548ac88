"""Cases: situations and what must hold after some moves, as TOML that anybody can read.

docs/cases.md describes every key.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chabudai.kernel.game import Game
from chabudai.kernel.options import shown
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused
from chabudai.kernel.scripted import Script, scripted_rules
from chabudai.kernel.text import read_position

KEYS = ("name", "clauses", "options", "seed", "position", "chance", "moves", "after")
Find = Callable[[str], Game]


@dataclass(frozen=True)
class Case:
    file: str
    game: str
    data: Mapping[str, Any]

    @property
    def name(self) -> str:
        return str(self.data.get("name", "unnamed"))

    @property
    def clauses(self) -> list[str]:
        return list(self.data.get("clauses", []))


class BadCaseFile(ValueError):
    """A case file that can't be read; the message says where and why."""


def read_cases(path: Path) -> list[Case]:
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadCaseFile(f"{path}: {error}") from error
    game, cases = data.get("game"), data.get("case", [])
    if not isinstance(game, str) or not isinstance(cases, list) or set(data) - {"game", "case"}:
        raise BadCaseFile(f"{path}: a case file has `game` and a list of [[case]], no more")
    found = [Case(path.name, game, case) for case in cases]
    for case in found:
        check_keys(path, case)
    return found


def check_keys(path: Path, case: Case) -> None:
    for key in case.data:
        if key not in KEYS:
            raise BadCaseFile(f"{path}: {case.name}: unknown key `{key}`")
    for key in case.data.get("after", {}):
        if key not in CHECKS and key != "viewer":
            raise BadCaseFile(f"{path}: {case.name}: unknown key `after.{key}`")


def run_case(case: Case, find: Find) -> list[str]:
    """Play a case; the list of what does not hold, empty when all does."""
    try:
        position, script = set_up(case, find)
        for move in case.data.get("moves", []):
            position.push(move)
        problems = [] if not script.unused else [f"{script.unused} chances were not used"]
        for key, wanted in case.data.get("after", {}).items():
            if key != "viewer":
                problems += CHECKS[key](position, wanted, viewer_of(case, position))
        return problems
    except Refused as error:
        return [str(error)]


def set_up(case: Case, find: Find) -> tuple[Position, Script]:
    game = find(case.game)
    seed, text = int(case.data.get("seed", 0)), case.data.get("position")
    chances = [game.notation.chance(str(token)) for token in case.data.get("chance", [])]
    script = Script(chances)
    rules = scripted_rules(game, script)
    variant = game.choose(**case.data.get("options", {}))
    if text is None:
        position = variant.start(seed)
    else:
        position = read_position(variant, text, seed)
    position.rules = rules
    return position, script


def viewer_of(case: Case, position: Position) -> int | None:
    viewer = case.data.get("after", {}).get("viewer", position.seat)
    return None if viewer == -1 else viewer


# What may be asked after the moves


def check_seat(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    yield from differs("seat", -1 if position.seat is None else position.seat, wanted)


def check_state(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    for path, value in wanted.items():
        yield from differs(path, at(vars(position.state), path), value)


def check_view(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    view = position.view(viewer)
    for path, value in wanted.items():
        yield from differs(path, at(view, path), value)


def check_legal(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    yield from differs("legal", sorted(position.moves()), sorted(wanted))


def check_legal_has(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    legal = position.moves()
    yield from (f"`{move}` should be legal" for move in wanted if move not in legal)


def check_legal_lacks(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    legal = position.moves()
    yield from (f"`{move}` should not be legal" for move in wanted if move in legal)


def check_refused(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    for expected in wanted:
        refusal = position.why_not(expected["move"], expected.get("seat"))
        if refusal is None:
            yield f"`{expected['move']}` should be refused"
            continue
        for key in ("clause", "id"):
            told = getattr(refusal, key)
            yield from differs(f"{expected['move']}: {key}", told, expected.get(key, told))
        for name, value in expected.get("args", {}).items():
            yield from differs(f"{expected['move']}: {name}", refusal.args.get(name), value)


def check_events(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    told = [event.id for event in position.events(viewer, 0)]
    rest = iter(told)
    if not all(event in rest for event in wanted):
        yield f"events {told} do not hold {wanted} in order"


def check_scores(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    for seat, (have, want) in enumerate(zip(position.score(), wanted, strict=False)):
        for name, value in want.items():
            yield from differs(f"score of seat {seat}, {name}", have.get(name), value)


def check_outcome(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    outcome = position.outcome()
    if outcome is None:
        yield "the game is not over"
        return
    for name, value in wanted.items():
        yield from differs(f"outcome.{name}", getattr(outcome, name, None), value)


def check_undo(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    yield from differs("undo", len(position.played) - position.undo_point(), wanted)


CHECKS: dict[str, Callable[[Position, Any, int | None], Iterator[str]]] = {
    "seat": check_seat,
    "state": check_state,
    "view": check_view,
    "legal": check_legal,
    "legal_has": check_legal_has,
    "legal_lacks": check_legal_lacks,
    "refused": check_refused,
    "events": check_events,
    "scores": check_scores,
    "outcome": check_outcome,
    "undo": check_undo,
}


def differs(what: str, have: Any, want: Any) -> Iterator[str]:
    if have != want:
        yield f"{what} is {shown(have)}, not {shown(want)}"


def at(data: Any, path: str) -> Any:
    """A part of nested dictionaries and lists: `piles.0.top`."""
    for word in path.split("."):
        try:
            data = data[int(word)] if isinstance(data, list) else data[word]
        except (KeyError, IndexError, ValueError, TypeError):
            return f"nothing at {path}"
    return data
