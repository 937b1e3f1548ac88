"""What is fixed before a game starts: kinds of options, read from Python, JSON or a terminal."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chabudai.kernel.refusal import refuse, speakable

WHOLE_TEXT = re.compile(r"-?[0-9]{1,8}")


@dataclass(frozen=True)
class Whole:
    """A whole number within limits."""

    name: str
    low: int
    high: int
    default: int
    clause: str = ""

    def read(self, value: Any) -> int:
        if isinstance(value, str) and WHOLE_TEXT.fullmatch(value.strip()):
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise refuse("option-not-whole", self.clause, name=self.name, value=shown(value))
        if not self.low <= value <= self.high:
            raise refuse(
                "option-out-of-range", self.clause,
                name=self.name, value=value, low=self.low, high=self.high,
            )  # fmt: skip
        return value

    def choices(self) -> list[Any]:
        return list(range(self.low, self.high + 1))


@dataclass(frozen=True)
class Choice:
    """One of several names."""

    name: str
    names: tuple[str, ...]
    default: str
    clause: str = ""

    def read(self, value: Any) -> str:
        if value not in self.names:
            raise refuse(
                "option-not-a-choice", self.clause,
                name=self.name, value=shown(value), choices=list(self.names),
            )  # fmt: skip
        return str(value)

    def choices(self) -> list[Any]:
        return list(self.names)


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool = False
    clause: str = ""

    def read(self, value: Any) -> bool:
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(value, str):
            value = words.get(value.strip().lower(), value)
        if not isinstance(value, bool):
            raise refuse("option-not-a-flag", self.clause, name=self.name, value=shown(value))
        return value

    def choices(self) -> list[Any]:
        return [False, True]


@dataclass(frozen=True)
class Names:
    """Any number of names out of a list; none means that chance decides."""

    name: str
    names: tuple[str, ...]
    default: tuple[str, ...] = ()
    clause: str = ""

    def read(self, value: Any) -> tuple[str, ...]:
        if isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        if not isinstance(value, Sequence):
            raise refuse("option-not-names", self.clause, name=self.name, value=shown(value))
        for part in value:
            if part not in self.names:
                raise refuse(
                    "option-not-a-choice", self.clause,
                    name=self.name, value=shown(part), choices=list(self.names),
                )  # fmt: skip
            if list(value).count(part) > 1:
                raise refuse("option-name-twice", self.clause, name=self.name, value=part)
        return tuple(sorted(value, key=self.names.index))

    def choices(self) -> list[Any]:
        return list(self.names)


Option = Whole | Choice | Flag | Names


def shown(value: Any) -> str:
    """A value from outside, short enough for a sentence."""
    text = str(speakable(value))
    return text if len(text) <= 60 else text[:57] + "..."


def plain_whole(text: str) -> int:
    """Returns the number that a text is in plain digits; ValueError if it is none."""
    if not WHOLE_TEXT.fullmatch(text):
        raise ValueError(text)
    return int(text)


def read_options(declared: Sequence[Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every declared option with its value; anything undeclared is refused by name."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise refuse("option-unknown", name=shown(name), choices=list(known))
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }
