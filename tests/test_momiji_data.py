"""The data file that an owner of the box may correct, and its checker (MM-1 to MM-4)."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from chabudai.games.momiji.box import facts_of, table_of
from chabudai.games.momiji.data_check import digest, load, problems
from chabudai.games.momiji.spec import COPIES, CORNER, NUMBER, TYPE
from chabudai.kernel.words import LANGUAGES, has_message


def test_the_box_adds_up() -> None:
    assert problems(load()) == []
    assert sum(COPIES) == 98


def test_acorns_of_the_reconstruction() -> None:
    """MM-2."""
    counts: dict[tuple[int, int, int], int] = {}
    for t, n, corner, copies in zip(TYPE, NUMBER, CORNER, COPIES, strict=True):
        counts[t, n, corner] = copies
    for t in range(6):
        assert [counts.get((t, 0, c), 0) for c in (1, 2, 3)] == [2, 2, 1]
        assert [counts.get((t, 1, c), 0) for c in (1, 2, 3)] == [1, 1, 2]
    assert [counts.get((6, 0, c), 0) for c in (1, 2, 3)] == [1, 1, 2]
    assert [counts.get((6, 1, c), 0) for c in (1, 2, 3)] == [1, 1, 1]


def entry(table: dict[str, Any], part: str, **wanted: Any) -> dict[str, Any]:
    found: dict[str, Any] = next(
        e for e in table[part] if all(e[name] == value for name, value in wanted.items())
    )
    return found


def test_a_correction_of_the_acorns_is_welcome() -> None:
    table = load()
    entry(table, "card", type="red", number=0).update(
        left=1, right=2, both=2, acorns_source="printed"
    )
    assert problems(table) == []


def test_the_facts_of_a_box_are_all_that_may_differ() -> None:
    """A box made of them is the one they came from, entry by entry, but for the sources."""
    table = load()
    entry(table, "card", type="red", number=1).update(left=0, right=0, both=1, none=3)
    plain = {part: [without_sources(e) for e in entries] for part, entries in table.items()}
    assert table_of(facts_of(table)) == plain
    assert digest(table_of(facts_of(table))) == digest(table)


def without_sources(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if not name.endswith("source")}


BREAK: list[tuple[str, str, Callable[[dict[str, Any]], Any]]] = [
    ("momiji-data-acorns", "MM-2", lambda t: entry(t, "card", type="red", number=0).update(left=3)),
    ("momiji-data-acorns", "MM-2", lambda t: entry(t, "card", type="red", number=1).pop("both")),
    (
        "momiji-data-acorns",
        "MM-2",
        lambda t: entry(t, "card", type="red", number=1).update(left=True),
    ),
    (
        "momiji-data-no-acorns",
        "MM-2",
        lambda t: entry(t, "card", type="red", number=2).update(left=1),
    ),
    (
        "momiji-data-copies",
        "MM-1",
        lambda t: entry(t, "card", type="blue", number=4).update(copies=3),
    ),
    ("momiji-data-no-such-card", "MM-1", lambda t: t["card"].append(dict(type="pink", number=0))),
    ("momiji-data-twice", "MM-1", lambda t: t["card"].append(copy.copy(t["card"][0]))),
    ("momiji-data-no-entry", "MM-1", lambda t: t["card"].pop()),
    ("momiji-data-source", "MM-1", lambda t: t["card"][0].update(copies_source="guessed")),
    ("momiji-data-source", "MM-2", lambda t: t["card"][0].pop("acorns_source")),
    ("momiji-data-total", "MM-3", lambda t: entry(t, "landscape", letter="A").update(first=3)),
    ("momiji-data-copies", "MM-3", lambda t: entry(t, "landscape", letter="H").update(first=2)),
    ("momiji-data-no-entry", "MM-3", lambda t: t["landscape"].pop()),
    (
        "momiji-data-starter",
        "MM-3",
        lambda t: entry(t, "starter", mark="leaf").update(letters="AB"),
    ),
    ("momiji-data-copies", "MM-4", lambda t: entry(t, "objective", name="warm").update(first=1)),
    (
        "momiji-data-unknown",
        "MM-4",
        lambda t: t["objective"].append(dict(name="blue", source="printed")),
    ),
    ("momiji-data-missing", "MM-1", lambda t: t.pop("starter")),
    ("momiji-data-unknown", "MM-1", lambda t: t.update(extra=[])),
]


@pytest.mark.parametrize(("id", "clause", "break_it"), BREAK)
def test_what_does_not_add_up_is_named(
    id: str, clause: str, break_it: Callable[[dict[str, Any]], Any]
) -> None:
    table = load()
    break_it(table)
    found = problems(table)
    assert (id, clause) in [(p.id, p.clause) for p in found], found
    assert all(has_message(language, p.id) for p in found for language in LANGUAGES)
