"""Messages as JSON, in one canonical form: the fields of a dataclass in their order, no spaces,
text as it is in UTF-8, the shortest number that means the same. msgspec, which the server uses
for its speed, writes the same bytes; `tests/test_table_encoding.py` holds them against each other.
"""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from json import JSONEncoder
from typing import Any

SMALLEST_PLAIN, PLAIN_TO_PYTHON = 1e-5, 1e-4  # Python writes an exponent in between, others don't
EXPONENT = re.compile(r"e\+?(-?)0*")
WITH_EXPONENT = re.compile(r"\de[+-]\d")
TEXT_OR_NUMBER = re.compile(r'"(?:[^"\\]|\\.)*"|[-+.\de]+')


def encode(value: Any) -> bytes:
    """Returns a message as JSON."""
    return text_of(value).encode()


def text_of(value: Any) -> str:
    text = WRITER.encode(value)
    return TEXT_OR_NUMBER.sub(short, text) if WITH_EXPONENT.search(text) else text


def table_of(value: Any) -> Mapping[str, Any]:
    """Returns what json does not know as something that it does."""
    if isinstance(value, Mapping):
        return dict(value)
    if is_dataclass(value):
        shape: Any = type(value)
        return {name: getattr(value, name) for name in names_of(shape)}
    raise TypeError(f"{type(value).__name__} is no part of a message")


@cache
def names_of(shape: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(shape))


WRITER = JSONEncoder(
    ensure_ascii=False, check_circular=False, separators=(",", ":"), default=table_of
)


def short(found: re.Match[str]) -> str:
    """Returns a number as others write it, and a text as it is."""
    text = found[0]
    return number_of(float(text)) if WITH_EXPONENT.search(text) and text[0] != '"' else text


def number_of(value: float) -> str:
    """Returns the shortest text of a real number; with an exponent below a hundred thousandth."""
    if SMALLEST_PLAIN <= abs(value) < PLAIN_TO_PYTHON:
        digits, _, power = repr(value).partition("e-")
        if power:
            sign, digits = ("-", digits[1:]) if digits.startswith("-") else ("", digits)
            return f"{sign}0.{'0' * (int(power) - 1)}{digits.replace('.', '')}"
    return EXPONENT.sub(r"e\1", repr(value))
