"""Sentences: Fluent files beside the code, in English, Russian and Czech.

Rules and server speak in message ids with arguments; this module makes sentences of them. A
package adds its folder of `en.ftl`, `ru.ftl` and `cs.ftl` with `add_folder`; English is enough.
Fluent is imported when the first sentence is asked for, not before.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "cs")
FOLDERS: list[Path] = [Path(__file__).parent.parent / "words"]


def add_folder(folder: Path) -> None:
    """Add a folder of sentences; adding it twice changes nothing."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        bundle.cache_clear()


@lru_cache
def bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # rules run where there is no Fluent

    found = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        found.add_resource(FluentResource(source(folder, language)))
    return found


def source(folder: Path, language: str) -> str:
    """A folder's sentences in a language; in English where they were not translated."""
    own = folder / f"{language}.ftl"
    return (own if own.exists() else folder / "en.ftl").read_text("utf-8")


def has_message(language: str, id: str) -> bool:
    return bool(bundle(language).has_message(id))


def say(language: str, id: str, args: Mapping[str, Any] | None = None) -> str:
    """The sentence for a message; an unknown id is said as it stands."""
    found = bundle(language)
    if not found.has_message(id):
        return id
    pattern = found.get_message(id).value
    return str(found.format_pattern(pattern, spoken(language, args or {}))[0]) if pattern else id


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
