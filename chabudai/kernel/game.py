"""A game as the kernel knows it: what its folder declares, and the same with its options chosen."""

import secrets
import threading
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from chabudai.kernel.link import Namespace, link
from chabudai.kernel.options import read_options
from chabudai.kernel.refusal import Refusal, refuse
from chabudai.kernel.state import SEED_WORDS, State
from chabudai.kernel.words import add_folder

if TYPE_CHECKING:
    from chabudai.kernel.compile import Compiled
    from chabudai.kernel.position import Position

ENTRIES = ("begin_in", "step_in", "imagine_in", "see_in")  # what a table's bots will ask for


@dataclass(frozen=True)
class Event:
    """A kind of thing that happens: its message and what its numbers mean.

    `args` names the numbers after the seat and how each is spoken; `secret` lists those that
    only the seat itself is told: others get the message `<id>-hidden` without them.
    """

    id: str
    args: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    clause: str = ""


class Notation(Protocol):
    """What a game's notation.py gives: texts for people, made of numbers for code."""

    @property
    def EVENTS(self) -> Mapping[int, Event]:  # noqa: N802
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

    def view(self, s: Any, seat: int) -> dict[str, Any]:
        """What a seat knows, ready for JSON. `s` is blanked of all else."""

    def write(self, s: Any) -> list[tuple[str, str]]:
        """The whole state as named lines."""

    def read(self, s: Any, setup: Sequence[int], lines: Any) -> None:
        """Fill a blank state from named lines; errors name the line."""

    def picture(self, s: Any, seat: int) -> str:
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
    data: str = ""  # a digest of the facts in data files that the rules are made of
    earlier: "tuple[Game, ...]" = ()  # versions before this one, kept so that old records replay

    def __post_init__(self) -> None:
        add_folder(self.folder / "words")

    def check_data(self, data: str) -> None:
        """Refuse a saved game whose data files had other facts; one that does not tell is taken."""
        if data and data != self.data:
            raise refuse("record-data-differs", game=self.name, value=data, known=self.data)

    @cached_property
    def interpreted(self) -> Namespace:
        """The rules run by Python, over states that are plain objects."""
        return link(self.modules)

    @cached_property
    def compiled(self) -> "Compiled":
        """The rules as machine code, over arrays of records, each function on first use."""
        from chabudai.kernel.compile import compile_rules

        return compile_rules(self.modules, self.state)

    def warm(self) -> threading.Thread:
        """Compile in the background; play goes on interpreted meanwhile."""

        def compile_entries() -> None:
            for name in ENTRIES:
                getattr(self.compiled, name)

        thread = threading.Thread(target=compile_entries, daemon=True)
        thread.start()
        return thread

    @property
    def is_warm(self) -> bool:
        """Is the compiled form ready, so that nobody has to wait for it?"""
        return "compiled" in self.__dict__ and self.compiled.ready.issuperset(ENTRIES)

    def at_version(self, version: int) -> "Game | None":
        """These rules as they were at a version, if they are kept."""
        return next((g for g in (self, *self.earlier) if g.version == version), None)

    def choose(self, **options: Any) -> "Variant":
        """The game with its options fixed."""
        return Variant(self, read_options(self.options, options))

    def mask(self) -> npt.NDArray[np.int8]:
        return np.zeros(self.moves, np.int8)


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
    def setup_array(self) -> npt.NDArray[np.int64]:
        return np.array(self.setup, np.int64)

    def start(self, seed: int | None = None, salts: Sequence[str] = ()) -> "Position":
        """A new game; without a seed, one of 256 bits from the operating system."""
        from chabudai.kernel.position import Position

        chosen = secrets.randbits(32 * SEED_WORDS) if seed is None else seed
        return Position.begin(self, chosen, salts)

    def position(self, text: str, seed: int | None = None) -> "Position":
        """A situation written down as text; what chance gives next comes from the seed."""
        from chabudai.kernel.text import read_position

        return read_position(
            self, text, secrets.randbits(32 * SEED_WORDS) if seed is None else seed
        )

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"chabudai.game({self.game.name!r}, {chosen})"
