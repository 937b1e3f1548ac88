"""Sentences: Fluent files beside the code, in English, Russian and Czech.

Rules and server speak in message ids with arguments; this module makes sentences of them. A
package adds its folder of `en.ftl`, `ru.ftl` and `cs.ftl` with `add_folder`; English is enough.
Fluent is imported when the first sentence is asked for, not before, and reads no more of the files
than is said: to read them whole takes longer than a hint may.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ru", "cs")
FOLDERS: list[Path] = [Path(__file__).parent.parent / "words"]
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # goes on until the next one begins
REFERENCE = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)")  # to another entry, if there is one
STEERS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def add_folder(folder: Path) -> None:
    """Add a folder of sentences; adding it twice changes nothing."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        sentences.cache_clear()


class Sentences:
    """The entries of a language, each read when it is first asked for."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle  # rules run where there is no Fluent

        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for text in texts:
            for name, entry in entries(text):
                self.unread.setdefault(name, entry)

    def find(self, id: str) -> Any:
        """Returns a message of Fluent's; None where there is none."""
        self.read(id)
        return self.bundle.get_message(id) if self.bundle.has_message(id) else None

    def read(self, id: str) -> None:
        """An entry, and all that it refers to."""
        entry = self.unread.pop(id, None)
        if entry is None:
            return
        from fluent.runtime import FluentResource

        self.bundle.add_resource(FluentResource(entry))
        for other in REFERENCE.findall(entry):
            self.read(other)

    def said(self, pattern: Any, args: dict[str, Any]) -> str:
        return str(self.bundle.format_pattern(pattern, args)[0])


def entries(text: str) -> Iterable[tuple[str, str]]:
    """The entries of a Fluent file: what each is called, and its text."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return [(m[1], text[m.start() : end]) for m, end in zip(starts, ends, strict=True)]


@lru_cache
def sentences(language: str) -> Sentences:
    return Sentences(language, [source(folder, language) for folder in FOLDERS])


def source(folder: Path, language: str) -> str:
    """A folder's sentences in a language; in English where they were not translated."""
    own = folder / f"{language}.ftl"
    return (own if own.exists() else folder / "en.ftl").read_text("utf-8")


def has_message(language: str, id: str) -> bool:
    return sentences(language).find(id) is not None


def say(language: str, id: str, args: Mapping[str, Any] | None = None) -> str:
    """The sentence for a message; an unknown id is said as it stands."""
    found = sentences(language)
    message = found.find(id)
    if message is None or not message.value:
        return id
    return found.said(message.value, spoken(language, args or {}))


def printable(text: str) -> str:
    """A stranger's text as a terminal may show it: what would steer the terminal, turn what follows
    round or begin a line of its own is written out."""
    return STEERS.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def spoken(language: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments as words: seats count from 1, lists are joined, `=id` is a message of its own."""
    return {name: spoken_value(language, name, value) for name, value in args.items()}


def spoken_value(language: str, name: str, value: Any) -> Any:
    if isinstance(value, bool):
        return str(value).lower()
    if name in ("seat", "other") and isinstance(value, int):
        return say(language, "seat-name", {"number": value + 1})
    if isinstance(value, str) and value.startswith("="):
        return say(language, value[1:])
    if isinstance(value, Sequence) and not isinstance(value, str):
        words = [str(spoken_value(language, "", v)) for v in value]
        return ", ".join(words) if words else say(language, "nothing")
    return value
