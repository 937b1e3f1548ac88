"""A refusal as it leaves the server: with its sentence in English, for who reads a client's log."""

from dataclasses import replace
from typing import Any

from chabudai.kernel.refusal import Refusal, plain_words


def in_words(refusal: Refusal) -> Refusal:
    args = {name: plain(value) for name, value in refusal.args.items()}
    return replace(refusal, args=args, text=plain_words(refusal))


def plain(value: Any) -> Any:
    return value if isinstance(value, str | int | float | bool | list | None) else str(value)
