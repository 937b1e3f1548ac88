"""The shape of a case file: which keys there are, and what each takes."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

Check = Callable[[str, Any], Iterator[str]]  # a path and a value; what is wrong with it


def kind(name: str, *types: type) -> Check:
    """A value of one of some types; true and false are no numbers."""

    def check(path: str, value: Any) -> Iterator[str]:
        if not isinstance(value, types) or isinstance(value, bool):
            yield f"`{path}` takes {name}"

    return check


def each(name: str, entry: Check) -> Check:
    """A list whose entries are all alike."""

    def check(path: str, value: Any) -> Iterator[str]:
        if not isinstance(value, list):
            yield f"`{path}` takes a list of {name}"
            return
        for number, part in enumerate(value):
            yield from entry(f"{path}.{number}", part)

    return check


def table(keys: Mapping[str, Check], needed: tuple[str, ...] = ()) -> Check:
    """A table of these keys and no others."""

    def check(path: str, value: Any) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"`{path}` takes a table" if path else "a case is a table"
            return
        start = f"{path}." if path else ""
        yield from (f"unknown key `{start}{key}`" for key in value if key not in keys)
        yield from (f"`{start}{key}` is missing" for key in needed if key not in value)
        for key, part in value.items():
            if key in keys:
                yield from keys[key](start + key, part)

    return check


def text_or(other: Check) -> Check:
    def check(path: str, value: Any) -> Iterator[str]:
        if not isinstance(value, str):
            yield from other(path, value)

    return check


def event(path: str, value: Any) -> Iterator[str]:
    """An event with its message id and any of its arguments."""
    if not isinstance(value, dict) or not isinstance(value.get("id"), str):
        yield f"`{path}` takes a message id, or a table with an `id` and arguments"


TEXT, WHOLE, ANY_TABLE = kind("a text", str), kind("a whole number", int), kind("a table", dict)
TEXTS = each("texts", TEXT)
REASON = {"seat": WHOLE, "clause": TEXT, "id": TEXT, "args": ANY_TABLE}
REFUSED = table({"move": TEXT, **REASON}, needed=("move",))
REFUSED_MOVE = table({"refused": TEXT, **REASON}, needed=("refused",))
EVENTS = each("message ids", text_or(event))
AFTER: dict[str, Check] = {
    "seat": WHOLE,
    "viewer": WHOLE,
    "view": ANY_TABLE,
    "state": ANY_TABLE,
    "legal": TEXTS,
    "legal_has": TEXTS,
    "legal_lacks": TEXTS,
    "refused": each("tables", REFUSED),
    "events": EVENTS,
    "events_lack": EVENTS,
    "scores": each("tables, one for a seat", ANY_TABLE),
    "outcome": ANY_TABLE,
    "undo": WHOLE,
}
CASE: dict[str, Check] = {
    "name": TEXT,
    "clauses": TEXTS,
    "options": ANY_TABLE,
    "seed": WHOLE,
    "position": TEXT,
    "chance": each("texts", kind("a text or a whole number", str, int)),
    "moves": each("moves", text_or(REFUSED_MOVE)),
    "after": table(AFTER),
}
