"""Cases: situations and what must hold after some moves, as TOML that anybody can read.

docs/cases.md describes every key.
"""

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chabudai.kernel.case_shape import CASE, table
from chabudai.kernel.game import Game, Variant, whole_seed
from chabudai.kernel.options import shown
from chabudai.kernel.position import Happening, Position
from chabudai.kernel.refusal import Refused
from chabudai.kernel.scripted import Script
from chabudai.kernel.text import read_position, variant_in

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
    for number, case in enumerate(cases):
        check_shape(path, number, case)
    return [Case(path.name, game, case) for case in cases]


def check_shape(path: Path, number: int, case: Any) -> None:
    name = case.get("name", "unnamed") if isinstance(case, dict) else "unnamed"
    for problem in table(CASE)("", case):
        raise BadCaseFile(f"{path}: case {number + 1}, {shown(name)}: {problem}")


def run_case(case: Case, find: Find) -> list[str]:
    """Play a case; the list of what does not hold, empty when all does."""
    try:
        return list(problems_of(case, find))
    except Refused as error:
        return [str(error)]


def problems_of(case: Case, find: Find) -> Iterator[str]:
    position, script = set_up(case, find)
    for move in case.data.get("moves", []):
        if isinstance(move, str):
            position.push(move)
        else:
            yield from check_refusal(position, move["refused"], move)
    if script.unused:
        yield f"{script.unused} chances were not used"
    after = dict(case.data.get("after", {}))
    viewer = after.pop("viewer", -1 if position.seat is None else position.seat)
    if not -1 <= viewer < position.state.players:
        yield f"viewer {viewer} is no seat"
        return
    for key, wanted in after.items():
        yield from CHECKS[key](position, wanted, None if viewer == -1 else viewer)


def set_up(case: Case, find: Find) -> tuple[Position, Script]:
    variant, text = variant_of(case, find(case.game)), case.data.get("position")
    seed = whole_seed(case.data.get("seed", 0))
    position = variant.start(seed) if text is None else read_position(variant, text, seed)
    return position, position.script(case.data.get("chance", []))


def variant_of(case: Case, game: Game) -> Variant:
    """The options of the case, or those in the first line of its position."""
    if "position" in case.data and "options" not in case.data:
        return variant_in(case.data["position"], game)
    return game.choose(**case.data.get("options", {}))


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
        yield from check_refusal(position, expected["move"], expected)


def check_refusal(position: Position, move: str, expected: Mapping[str, Any]) -> Iterator[str]:
    """Is the move refused, and for the reason that is expected?"""
    seat = expected.get("seat")
    if seat is not None and not 0 <= seat < position.state.players:
        yield f"{move}: there is no seat {seat}"
        return
    refusal = position.why_not(move, seat)
    if refusal is None:
        yield f"`{move}` should be refused"
        return
    for key in ("clause", "id"):
        told = getattr(refusal, key)
        yield from differs(f"{move}: {key}", told, expected.get(key, told))
    for name, value in expected.get("args", {}).items():
        yield from differs(f"{move}: {name}", refusal.args.get(name), value)


def check_events(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    told = position.events(viewer, 0)
    rest = iter(told)
    if not all(any(is_event(have, want) for have in rest) for want in wanted):
        yield f"events {told_words(told)} do not hold {wanted} in order"


def check_events_lack(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    for want in wanted:
        found = [have for have in position.events(viewer, 0) if is_event(have, want)]
        if found:
            yield f"{told_words(found)[0]} should not happen"


def is_event(have: Happening, want: str | Mapping[str, Any]) -> bool:
    """Is it the event of that id, and does it have the arguments that are named?"""
    facts = {"id": want} if isinstance(want, str) else want
    return all({**have.args, "id": have.id}.get(name) == facts[name] for name in facts)


def told_words(events: Iterable[Happening]) -> list[str]:
    return [
        " ".join([e.id, *(f"{name}={value}" for name, value in e.args.items())]) for e in events
    ]


def check_scores(position: Position, wanted: Any, viewer: int | None) -> Iterator[str]:
    if len(wanted) > position.state.players:
        yield f"scores of {len(wanted)} seats in a game of {position.state.players}"
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
    "events_lack": check_events_lack,
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
