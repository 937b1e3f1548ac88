"""Positions as text: a head line with the game and its options, then one named line a fact.

mojo players=3 piles=1
round: 2
hand 1: 0 4 4 7 11
"""

from collections.abc import Callable, Sequence
from typing import Any

from chabudai.kernel.game import Game, Variant
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import State, seed_words

LONGEST = 20_000


class Lines:
    """The named lines of a position, handed out one by one; every error names its line."""

    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        self.pairs: dict[str, str] = {}
        for name, value in pairs:
            if name in self.pairs:
                raise refuse("position-line-twice", field=name)
            self.pairs[name] = value

    def text(self, name: str, default: str | None = None) -> str:
        """The value of a line; without a default the line must be there."""
        if name in self.pairs:
            return self.pairs.pop(name)
        if default is None:
            raise refuse("position-line-missing", field=name)
        return default

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        text = self.text(name, None if default is None else str(default))
        return self.whole(name, text, low, high)

    def whole(self, name: str, text: str, low: int, high: int) -> int:
        """A number of a line, within limits."""
        plain = text.removeprefix("-")
        if not (plain.isascii() and plain.isdecimal() and len(plain) < 10):
            raise refuse("position-not-whole", field=name, value=text[:40])
        if not low <= int(text) <= high:
            raise refuse("position-out-of-range", field=name, value=int(text), low=low, high=high)
        return int(text)

    def numbers(self, name: str, low: int, high: int, default: str | None = None) -> list[int]:
        return [self.whole(name, word, low, high) for word in self.text(name, default).split()]

    def choice(self, name: str, names: Sequence[str], default: str | None = None) -> int:
        """The index of a line's word among those allowed."""
        return self.named(name, self.text(name, default), names)

    def named(self, name: str, word: str, names: Sequence[str]) -> int:
        if word not in names:
            raise refuse("position-not-a-choice", field=name, value=word[:40], choices=list(names))
        return list(names).index(word)

    def finish(self) -> None:
        """Refuse what nobody asked for."""
        for name in self.pairs:
            raise refuse("position-line-unknown", field=name[:40])


def head_line(variant: Variant) -> str:
    words = [variant.game.name]
    for option in variant.game.options:
        value = variant.options[option.name]
        if value != option.default or option.name == "players":
            words.append(f"{option.name}={option_word(value)}")
    return " ".join(words)


def option_word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def write_position(position: Position) -> str:
    lines = [head_line(position.variant)]
    lines += [f"{name}: {value}".rstrip() for name, value in body(position)]
    return "\n".join(lines) + "\n"


def body(position: Position) -> list[tuple[str, str]]:
    return [("moves", str(position.state.moves)), *position.game.notation.write(position.state)]


def split_text(text: str) -> tuple[str, list[tuple[str, str]]]:
    """The head line and the named lines; blank lines and those that begin with # are skipped."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise refuse("position-too-long", limit=LONGEST)
    rows = [row.strip() for row in text.splitlines()]
    rows = [row for row in rows if row and not row.startswith("#")]
    if not rows:
        raise refuse("position-empty")
    pairs = []
    for row in rows[1:]:
        name, colon, value = row.partition(":")
        if not colon:
            raise refuse("position-no-colon", line=row[:40])
        pairs.append((" ".join(name.split()), value.strip()))
    return rows[0], pairs


def read_head(head: str) -> tuple[str, dict[str, str]]:
    """The game's name and the options as texts."""
    name, *words = head.split()
    options = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key in options:
            raise refuse("position-bad-head", word=word[:40])
        options[key] = value
    return name, options


def read_position(variant: Variant, text: str, seed: int) -> Position:
    head, pairs = split_text(text)
    name, options = read_head(head)
    if name != variant.game.name:
        raise refuse("position-other-game", value=name[:40], name=variant.game.name)
    if variant.game.choose(**options).options != variant.options:
        raise refuse("position-other-options", line=head[:80])
    return Position(variant, read_state(variant, pairs, seed))


def position_of_any(text: str, find: Callable[[str], Game], seed: int) -> Position:
    """A position whose game and options stand in its own first line."""
    head, pairs = split_text(text)
    name, options = read_head(head)
    variant = find(name).choose(**options)
    return Position(variant, read_state(variant, pairs, seed))


def read_state(variant: Variant, pairs: list[tuple[str, str]], seed: int) -> State:
    lines = Lines(pairs)
    state = variant.game.state()
    state.key = seed_words(seed)
    state.stale = 1
    state.moves = lines.number("moves", 0, 1_000_000_000, default=0)
    variant.game.notation.read(state, variant.setup, lines)
    lines.finish()
    try:
        state.pack()
    except OverflowError as error:
        raise refuse("position-overflow", detail=str(error)) from error
    return state
