"""A game as the kernel knows it: what its folder declares, and the same with its options chosen."""

import secrets
import types
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from chabudai.kernel.keying import key_stream
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.mentions import mentioned
from chabudai.kernel.options import read_options, shown
from chabudai.kernel.refusal import Refusal, refuse
from chabudai.kernel.state import SEED_WORDS, Lists, State, lists_of
from chabudai.kernel.words import add_folder

if TYPE_CHECKING:
    from chabudai.kernel.compile import Compiled
    from chabudai.kernel.position import Position


@dataclass(frozen=True)
class EventKind:
    """A kind of thing that happens: its message and what its numbers mean.

    `args` names the numbers after the seat and how each is spoken; `secret` lists those that
    only the seat itself is told: others get the message `<id>-hidden` without them; `options` are
    those of the game that its sentence depends on.
    """

    id: str
    args: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    clause: str = ""
    options: tuple[str, ...] = ()


Event = EventKind  # its name in games of before


def phase_id(game: str, phase: str) -> str:
    """The id of the message that says what is to be decided in a phase."""
    return f"{game}-phase-{phase.replace(' ', '-')}"


class Notation(Protocol):
    """What a game's notation.py gives: texts for people, made of numbers for code.

    More functions may stand there: `legend(language)`, which explains the signs of the picture,
    `move_message(move)`, a move as a message id with arguments, and a large `view` in two parts, so
    that one is made once for all who look on: `open_view(s)`, what a spectator sees, and
    `own_view(s, seat)`, the keys that hold something else for a seat.
    """

    @property
    def EVENTS(self) -> Mapping[int, EventKind]:  # noqa: N802
        """The kinds of events by number."""

    @property
    def TURN_CLAUSE(self) -> str:  # noqa: N802
        """The clause that says why only the seat on turn may move."""

    def move_text(self, move: int) -> str:
        """The text of a move."""

    def read_move(self, text: str) -> int | Refusal:
        """The move that a text means, legal or not; or why it means none."""

    def explain(self, s: Any, move: int) -> Refusal:
        """Why a move is not legal now. `s` is what the seat on turn knows."""

    def event_value(self, name: str, value: int) -> Any:
        """A number of an event as its message wants it."""

    def view(self, s: Any, seat: int) -> Mapping[str, Any]:
        """What a seat knows, ready for JSON, best as a declared shape (see `shapes`). `s` is
        blanked of all else."""

    def write(self, s: Any) -> list[tuple[str, str]]:
        """The whole state as named lines."""

    def read(self, s: Any, setup: Sequence[int], lines: Any) -> None:
        """Fill a blank state from named lines; errors name the line."""

    def picture(self, s: Any, seat: int, language: str = "en") -> str:
        """A drawing in plain characters. `s` is blanked of what the seat can't know."""

    def chance(self, text: str) -> int:
        """The number that chance must give for a text in a case file."""

    def ending(self, s: Any) -> tuple[str, str]:
        """Message ids: why the game is over, and what broke a tie ('' for nothing)."""


@dataclass(frozen=True, eq=False)
class Game:
    """One title's rules, as its folder declares them."""

    name: str
    version: int  # of the rules; a record names the one it was made under
    state: type[State]
    modules: tuple[types.ModuleType, ...]  # whose functions are linked and compiled
    moves: int  # how many different moves there are
    options: tuple[Any, ...]
    setup: Callable[[Mapping[str, Any]], Sequence[int]]  # options as numbers; refuses bad mixes
    categories: tuple[str, ...]  # of the score
    notation: Notation
    folder: Any  # of the game, with words/ inside
    bots: tuple[types.ModuleType, ...] = ()  # what bots know of the game: thumb, describe …
    pad: types.ModuleType | None = None  # counts a real table: see kernel/pad.py
    set_up: types.ModuleType | None = None  # lays the box out: see kernel/real_table.py
    may: types.ModuleType | None = None  # settles disputes: see there
    fewest_win: bool = False  # points are bad
    data: str = ""  # a digest of the facts in data files that the rules are made of
    facts: Mapping[str, Any] | None = None  # those of them that may be others, for JSON
    made_with: "Callable[[Mapping[str, Any]], Game] | None" = None  # the game over other facts
    earlier: "tuple[Game, ...]" = ()  # versions before this one, kept so that old records replay

    def __post_init__(self) -> None:
        add_folder(self.folder / "words")

    def with_facts(self, facts: Mapping[str, Any] | None) -> "Game":
        """This game over the facts that a saved game carries; one that carries none is taken."""
        if facts is None or facts == self.facts:
            return self
        if self.made_with is None:
            raise refuse("record-facts-none", game=self.name)
        return self.made_with(facts)

    def check_data(self, data: str) -> None:
        """Refuse a saved game whose data files had other facts; one that does not tell is taken."""
        if data and data != self.data:
            raise refuse("record-data-differs", game=self.name, value=data, known=self.data)

    @cached_property
    def interpreted(self) -> Namespace:
        """The rules run by Python, over states that are plain objects."""
        return link(self.modules, replace={"key_stream": key_stream})

    @cached_property
    def blanked(self) -> Lists:
        """Lists of a state that seeing it as a seat does may change."""
        return lists_of(self.state.fields, mentioned(self.interpreted.see, self.state))

    @cached_property
    def compiled(self) -> "Compiled":
        """The rules as machine code, over states as bytes."""
        from chabudai.kernel.compile import compile_rules

        return compile_rules(self.modules, self.state)

    def at_version(self, version: int) -> "Game | None":
        """These rules as they were at a version, if they are kept."""
        return next((g for g in (self, *self.earlier) if g.version == version), None)

    def choose(self, /, **options: Any) -> "Variant":
        """The game with its options fixed."""
        return Variant(self, read_options(self.options, options))

    @cached_property
    def action_texts(self) -> tuple[str, ...]:
        """Returns every move as people write it, by number."""
        return tuple(self.notation.move_text(move) for move in range(self.moves))

    def action_text(self, move: int) -> str:
        """Returns a move as people write it; a number that is no move's raises."""
        if not 0 <= move < self.moves:
            raise ValueError(f"{self.name} has the moves 0 to {self.moves - 1}, not {move}")
        return self.action_texts[move]

    def mask(self) -> "array[int]":
        """Returns room for a mark on every move."""
        return array("b", bytes(self.moves))


def whole_seed(seed: Any) -> int:
    """Returns a seed from outside, or for None one of 256 bits from the operating system."""
    if seed is None:
        return secrets.randbits(32 * SEED_WORDS)
    is_whole = isinstance(seed, int) and not isinstance(seed, bool)
    if not is_whole or not 0 <= seed < 1 << 32 * SEED_WORDS:
        raise refuse("seed-wrong", value=shown(seed))
    return int(seed)


class Variant:
    """A game with its options fixed, ready to start."""

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = dict(options)
        self.setup = list(game.setup(self.options))

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def setup_array(self) -> "array[int]":
        return array("q", self.setup)

    def start(self, seed: int | None = None, salts: Sequence[str] = ()) -> "Position":
        """A new game; without a seed, one of 256 bits from the operating system."""
        from chabudai.kernel.position import Position

        return Position.begin(self, whole_seed(seed), salts)

    def position(self, text: str, seed: int | None = None) -> "Position":
        """A situation written down as text; what chance gives next comes from the seed."""
        from chabudai.kernel.text import read_position

        return read_position(self, text, whole_seed(seed))

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"chabudai.game({self.game.name!r}, {chosen})"
