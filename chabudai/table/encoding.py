"""Messages as JSON, in one canonical form: the fields of a dataclass in their order, no spaces,
text as it is in UTF-8, the shortest number that means the same. msgspec, which the server uses
for its speed, writes the same bytes; `tests/test_table_encoding.py` holds them against each other.
"""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from json.encoder import encode_basestring as quoted
from typing import Any

SMALLEST_PLAIN, PLAIN_TO_PYTHON = 1e-5, 1e-4  # Python writes an exponent in between, others don't
EXPONENT = re.compile(r"e\+?(-?)0*")
WORDS = {None: "null", True: "true", False: "false"}


def encode(value: Any) -> bytes:
    """Returns a message as JSON."""
    return text_of(value).encode()


def text_of(value: Any) -> str:
    if isinstance(value, str):
        return quoted(value)
    if value is None or isinstance(value, bool):
        return WORDS[value]
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return number_of(value)
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(text_of, value)) + "]"
    if isinstance(value, Mapping):
        return object_of(value.items())
    if is_dataclass(value):
        return object_of((field.name, getattr(value, field.name)) for field in fields(value))
    raise TypeError(f"{type(value).__name__} is no part of a message")


def number_of(value: float) -> str:
    """Returns the shortest text of a real number; with an exponent below a hundred thousandth."""
    if SMALLEST_PLAIN <= abs(value) < PLAIN_TO_PYTHON:
        digits, _, power = repr(value).partition("e-")
        if power:
            sign, digits = ("-", digits[1:]) if digits.startswith("-") else ("", digits)
            return f"{sign}0.{'0' * (int(power) - 1)}{digits.replace('.', '')}"
    return EXPONENT.sub(r"e\1", repr(value))


def object_of(pairs: Any) -> str:
    return "{" + ",".join(f"{quoted(name)}:{text_of(value)}" for name, value in pairs) + "}"
