"""Does data/box.toml add up? For an owner of the box who corrects it, and for us at each start."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from chabudai.kernel.refusal import Refusal

Table = Mapping[str, Any]

BOX = Path(__file__).parent / "data" / "box.toml"
SOURCES = ("printed", "derived", "reconstructed")
TYPE_NAMES = ("red", "orange", "yellow", "green", "purple", "brown", "blue")
EDITION_NAMES = ("first", "second", "third")
LETTER_NAMES = "ABCDEFGHIJKLMN"
TOKEN_NAMES = (
    *TYPE_NAMES[:6], "largest", "tops", "closed", "acorns", "variety", "zeros",
    "warm", "cool", "fewest", "hand",
)  # fmt: skip
MARKS = ("flower", "leaf", "cloud", "mushroom")
CORNERS = ("none", "left", "right", "both")

# Printed in words: MM-1, MM-3, MM-4
BASE_COPIES = {0: 5, 1: 4, 2: 3, 3: 2}
BLUE_COPIES = {0: 4, 1: 3, 2: 3, 3: 2, 4: 2}
LANDSCAPES_IN_BOX = {"first": 20, "second": 34, "third": 34}
LETTERS_IN_BOX = {"first": 7, "second": 14, "third": 14}
TOKENS_IN_BOX = {"first": 12, "second": 16, "third": 16}


def load(path: Path = BOX) -> dict[str, Any]:
    """The table of a data file; tomllib's error if it is no TOML."""
    return tomllib.loads(path.read_text("utf-8"))


def digest(table: Table) -> str:
    """A short name for what a table says, wherever its entries come from and in any layout."""
    facts = {
        part: [{k: v for k, v in entry.items() if not k.endswith("source")} for entry in entries]
        for part, entries in table.items()
    }
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]


def problems(table: Table) -> list[Refusal]:
    """All that does not add up; an empty list for a table that can be played with."""
    parts = ("card", "landscape", "starter", "objective")
    found = [wrong("momiji-data-unknown", "MM-1", entry=name) for name in set(table) - set(parts)]
    for part in parts:
        if not is_list_of_tables(table.get(part)):
            return [*found, wrong("momiji-data-missing", "MM-1", entry=part)]
    found += card_problems(table["card"])
    found += landscape_problems(table["landscape"])
    found += starter_problems(table["starter"])
    found += objective_problems(table["objective"])
    return found


def wrong(id: str, clause: str, **args: Any) -> Refusal:
    return Refusal(id, args, clause)


def is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(entry, dict) for entry in value)


def whole(entry: Table, name: str) -> int:
    """A number of an entry; -1 for anything that is none."""
    value = entry.get(name, -1)
    return value if isinstance(value, int) and not isinstance(value, bool) else -1


def card_name(entry: Table) -> str:
    return f"{entry.get('type')} {entry.get('number')}"


def card_problems(cards: Sequence[Table]) -> list[Refusal]:
    found = same_names("MM-1", [card_name(card) for card in cards])
    for card in cards:
        found += one_card(card)
    have = {card_name(card) for card in cards}
    for type_ in TYPE_NAMES:
        for number in printed_copies(type_):
            if f"{type_} {number}" not in have:
                found.append(wrong("momiji-data-no-entry", "MM-1", entry=f"{type_} {number}"))
    return found


def printed_copies(type_: Any) -> dict[int, int]:
    return BLUE_COPIES if type_ == "blue" else BASE_COPIES


def one_card(card: Table) -> list[Refusal]:
    name, number = card_name(card), whole(card, "number")
    printed = printed_copies(card.get("type"))
    if card.get("type") not in TYPE_NAMES or number not in printed:
        return [wrong("momiji-data-no-such-card", "MM-1", entry=name)]
    found = []
    if whole(card, "copies") != printed[number]:
        found.append(
            wrong(
                "momiji-data-copies", "MM-1",
                entry=name, count=whole(card, "copies"), wanted=printed[number],
            )
        )  # fmt: skip
    found += source_problems(card, name, "copies_source", "MM-1")
    return found + corner_problems(card, name, printed[number])


def corner_problems(card: Table, name: str, copies: int) -> list[Refusal]:
    """MM-2: acorns on 0s and 1s only; every copy has one of the four corners' patterns."""
    if whole(card, "number") > 1:
        bad = [corner for corner in (*CORNERS, "acorns_source") if corner in card]
        return [wrong("momiji-data-no-acorns", "MM-2", entry=name, field=field) for field in bad]
    counts = [whole(card, corner) for corner in CORNERS]
    found = source_problems(card, name, "acorns_source", "MM-2")
    if min(counts) < 0 or sum(counts) != copies:
        total = sum(max(count, 0) for count in counts)
        found.append(wrong("momiji-data-acorns", "MM-2", entry=name, count=total, wanted=copies))
    return found


def source_problems(entry: Table, name: str, field: str, clause: str) -> list[Refusal]:
    if entry.get(field) in SOURCES:
        return []
    return [wrong("momiji-data-source", clause, entry=name, field=field, choices=list(SOURCES))]


def same_names(clause: str, names: Iterable[str]) -> list[Refusal]:
    listed = list(names)
    twice = sorted({name for name in listed if listed.count(name) > 1})
    return [wrong("momiji-data-twice", clause, entry=name) for name in twice]


def landscape_problems(entries: Sequence[Table]) -> list[Refusal]:
    names = [str(entry.get("letter")) for entry in entries]
    found = same_names("MM-3", names)
    found += named_problems("MM-3", names, list(LETTER_NAMES))
    for entry, name in zip(entries, names, strict=True):
        found += source_problems(entry, name, "source", "MM-3")
        for edition in EDITION_NAMES:
            wanted = landscape_copies(name, edition)
            found += count_problem("MM-3", entry, f"{name}, {edition}", edition, wanted)
    for edition in EDITION_NAMES:
        total = sum(max(whole(entry, edition), 0) for entry in entries)
        if total != LANDSCAPES_IN_BOX[edition]:
            found.append(
                wrong(
                    "momiji-data-total", "MM-3",
                    entry=edition, count=total, wanted=LANDSCAPES_IN_BOX[edition],
                )
            )  # fmt: skip
    return found


def landscape_copies(letter: str, edition: str) -> int:
    here = letter in LETTER_NAMES[: LETTERS_IN_BOX[edition]]
    return (4 if letter in "ABC" else 2) if here else 0


def count_problem(clause: str, entry: Table, name: str, field: str, wanted: int) -> list[Refusal]:
    count = whole(entry, field)
    if count == wanted:
        return []
    return [wrong("momiji-data-copies", clause, entry=name, count=count, wanted=wanted)]


def named_problems(clause: str, names: Sequence[str], wanted: Sequence[str]) -> list[Refusal]:
    missing = [wrong("momiji-data-no-entry", clause, entry=n) for n in wanted if n not in names]
    extra = [wrong("momiji-data-unknown", clause, entry=n) for n in names if n not in wanted]
    return missing + extra


def starter_problems(entries: Sequence[Table]) -> list[Refusal]:
    names = [str(entry.get("mark")) for entry in entries]
    found = same_names("MM-3", names) + named_problems("MM-3", names, MARKS)
    for entry, name in zip(entries, names, strict=True):
        found += source_problems(entry, name, "source", "MM-3")
        if entry.get("letters") != "ABC" or entry.get("drafted") != (name in MARKS[:2]):
            found.append(wrong("momiji-data-starter", "MM-3", entry=name))
    return found


def objective_problems(entries: Sequence[Table]) -> list[Refusal]:
    names = [str(entry.get("name")) for entry in entries]
    found = same_names("MM-4", names) + named_problems("MM-4", names, TOKEN_NAMES)
    for entry, name in zip(entries, names, strict=True):
        found += source_problems(entry, name, "source", "MM-4")
        for edition in EDITION_NAMES:
            here = name in TOKEN_NAMES[: TOKENS_IN_BOX[edition]]
            found += count_problem("MM-4", entry, f"{name}, {edition}", edition, int(here))
    return found
