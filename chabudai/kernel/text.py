"""Positions as text: a head line with the game and its options, then one named line a fact.

mojo players=3 piles=1
round: 2
hand 1: 0 4 4 7 11
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from chabudai.kernel.game import Game, Variant, whole_seed
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import State, seed_words

LONGEST = 20_000
REST = "rest"  # stands for all cards that lie nowhere else
MOST_MOVES = 1_000_000  # no game has as many decisions; texts count no further


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
        choices = list(names)  # a string of letters is as good as a list, but has no parts
        if word not in choices:
            raise refuse("position-not-a-choice", field=name, value=word[:40], choices=choices)
        return choices.index(word)

    def also_called(self, name: str, other: str) -> None:
        """Take a line under another name."""
        if other in self.pairs:
            if name in self.pairs:
                raise refuse("position-line-twice", field=name)
            self.pairs[name] = self.pairs.pop(other)

    def deal_rest(self, names: Iterable[str], whole: Mapping[str, int]) -> None:
        """Replace `rest` in one of these lines by the cards of `whole` that they leave over."""
        words = {n: self.pairs[n].replace("|", " | ").split() for n in names if n in self.pairs}
        places = [name for name, row in words.items() for word in row if word == REST]
        if len(places) > 1:
            raise refuse("position-rest-twice", field=places[1])
        for name in places:
            left = Counter(whole) - Counter(word for row in words.values() for word in row)
            rest = " ".join(left.elements())
            self.pairs[name] = " ".join(rest if word == REST else word for word in words[name])

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
    moves = min(position.state.moves, MOST_MOVES)
    return [("moves", str(moves)), *position.game.notation.write(position.state)]


def split_text(text: str) -> tuple[str, list[tuple[str, str]]]:
    """The head line and the named lines; blank lines and those that begin with # are skipped."""
    if not isinstance(text, str):
        raise refuse("position-not-text", kind=type(text).__name__)
    if len(text) > LONGEST:
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
    if variant.game.choose(**options).setup != variant.setup:
        raise refuse("position-other-options", line=head[:80])
    return Position(variant, read_state(variant, pairs, seed))


def variant_in(text: str, game: Game) -> Variant:
    """Returns the game with the options in a position's first line."""
    name, options = read_head(split_text(text)[0])
    if name != game.name:
        raise refuse("position-other-game", value=name[:40], name=game.name)
    return game.choose(**options)


def position_of_any(text: str, find: Callable[[str], Game], seed: int) -> Position:
    """A position whose game and options stand in its own first line."""
    head, pairs = split_text(text)
    name, options = read_head(head)
    variant = find(name).choose(**options)
    return Position(variant, read_state(variant, pairs, whole_seed(seed)))


def read_state(variant: Variant, pairs: list[tuple[str, str]], seed: int) -> State:
    lines = Lines(pairs)
    state = variant.game.state()
    state.key = seed_words(seed)
    state.stale = 1
    state.moves = lines.number("moves", 0, MOST_MOVES, default=0)
    variant.game.notation.read(state, variant.setup, lines)
    lines.finish()
    try:
        state.pack()
    except OverflowError as error:
        raise refuse("position-overflow", detail=str(error)) from error
    return state
