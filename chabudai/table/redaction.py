"""What can be taken out of a log that is never changed otherwise: words and names of people.

Neither decides anything in a game, so a log plays the same without them.
"""

from dataclasses import replace
from typing import Literal

from chabudai.table.entries import AnyEntry, Back, Said, Sat

NOBODY = "—"  # in place of a name
Part = Literal["text", "name"]


def redacted(entry: AnyEntry, part: Part) -> AnyEntry:
    """An entry without its text, or without name and text; one that has neither is the same."""
    if isinstance(entry, Said):
        if part == "text":
            return replace(entry, text="")
        return replace(entry, text="", name=NOBODY, player="")
    if isinstance(entry, Sat | Back) and part == "name":
        return replace(entry, name=NOBODY)
    return entry


def is_redacted(entry: AnyEntry, part: Part) -> bool:
    """Is this an entry that can have been made by taking something out?"""
    return isinstance(entry, Said | Sat | Back) and redacted(entry, part) == entry
