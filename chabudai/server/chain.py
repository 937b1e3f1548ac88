"""Each line of a log carries a hash over itself and the line before it, the first over the table's
plan. So a line that was changed, lost or put in is noticed wherever the log is read.

A host may have to take a person's words or name out of a line. The line then keeps its hash, so
that all that follows still follows, and a new line at the end of the log says which line reads
differently now, and binds what it reads and what came before it."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from chabudai.table.entries import Redacted, read_entry
from chabudai.table.redaction import is_redacted

PLAN = ("id", "game", "rules", "options", "settings", "seed", "origin")  # columns that are fixed


class Damaged(Exception):
    """A log is not as it was written."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"line {number} does not follow from the one before it")


def plan_hash(row: Any) -> bytes:
    """Returns what the first line follows: the hash of a row of `tables`."""
    values = [row[name] for name in PLAN]
    return hashlib.sha256(json.dumps(values).encode()).digest()


def line_hash(before: bytes, number: int, at: float, entry: bytes) -> bytes:
    return hashlib.sha256(b"%s%d %r " % (before, number, at) + entry).digest()


REDACTED = b'{"kind":"redacted",'  # how such a line begins


def redactions(rows: Sequence[Any]) -> dict[int, Redacted]:
    """Lines of which something was taken out, by number, as later lines say; the last counts."""
    found: dict[int, Redacted] = {}
    for row in rows:
        if bytes(row.entry).startswith(REDACTED):
            entry = read_entry(json.loads(row.entry))
            assert isinstance(entry, Redacted)
            found[entry.line] = entry
    return found


def followed(row: Any, number: int, before: bytes, said: Mapping[int, Redacted]) -> bytes:
    """The hash of a row that has this number and follows `before`; Damaged if it does not."""
    kept, found = bytes(row.hash), line_hash(before, number, row.at, bytes(row.entry))
    if row.number != number:
        raise Damaged(number)
    if found != kept and not is_told(row, found, said.get(number)):
        raise Damaged(number)
    return kept


def is_told(row: Any, found: bytes, told: Redacted | None) -> bool:
    """Does a later line say that this one reads as it does?"""
    if told is None or told.hash != found.hex():
        return False
    return is_redacted(read_entry(json.loads(row.entry)), told.part)
