"""Thousands of games at once: a few NumPy arrays that compiled code steps in place.

    batch = Batch(chabudai.game("mojo", players=4), games=1024, seed=1)
    while True:
        moves = policy(batch.observations, batch.masks)   # one legal move a game
        batch.step(moves)                                 # rewards where batch.done

Every array belongs to the batch and is written anew by each step; nothing is copied on the way.
Game number n of a batch with seed S is the game of `variant.start(seed=S + (n << 64))`; row i
plays the numbers i, i + games, i + 2 * games, and so on.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from chabudai.adapters import many, no_thumb
from chabudai.adapters.encode import Array, Encoding
from chabudai.bots.simple import thumb_modules
from chabudai.kernel.compile import Compiled, compile_rules, entry_point
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import new_states

REWARDS = {
    "zero-sum": many.REWARD_ZERO_SUM,
    "rank": many.REWARD_BY_RANK,
    "score": many.REWARD_BY_SCORE,
}
BOTS = {"random": many.RANDOM_BOT, "thumb": many.THUMB_BOT}
FORFEIT = many.FORFEIT
BIGGEST_SEED = (1 << 63) - 1


@cache
def compiled_faces(game: Game, with_thumb: bool = False) -> Compiled:
    """A game's compiled rules with all that the faces need; rules of thumb only where they play."""
    bot = thumb_modules(game) if with_thumb else (no_thumb,)
    return compile_rules((*game.modules, *bot, many), game.state)


def reward_number(name: str) -> int:
    if name not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]


def bot_numbers(opponents: str | Sequence[str], seats: int) -> list[int]:
    """The bots in the seats after the learner's: one name for all, or a name for each."""
    names = [opponents] * seats if isinstance(opponents, str) else list(opponents)
    if len(names) != seats:
        raise ValueError(f"{seats} opponents are needed, not {len(names)}")
    for name in names:
        if name not in BOTS:
            raise refuse("bot-unknown", name=str(name)[:40], choices=list(BOTS))
    return [BOTS[name] for name in names]


def checked_seed(seed: int) -> int:
    if not 0 <= seed <= BIGGEST_SEED:
        raise ValueError(f"the seed of a batch is a whole number below 2**63, not {seed}")
    return int(seed)


class Batch:
    """Games of one variant, stepped together.

    Without `opponents` the caller decides for every seat, `seats` says for which. With opponents
    (names of bots) the caller decides for one seat of each game: `seat`, or, left out, each seat
    in turn from game to game.
    """

    def __init__(
        self,
        variant: Variant,
        games: int,
        seed: int = 0,
        *,
        reward: str = "zero-sum",
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        parts: Sequence[str] | None = None,
        observe: bool = True,
        restart: bool = True,
        threads: int = 1,
    ) -> None:
        if games < 1 or threads < 1:
            raise ValueError("a batch needs at least one game and one thread")
        self.variant, self.games = variant, games
        self.encoding = Encoding(variant, parts)
        self.opponents, self.seat = opponents, seat
        self.rules = compiled_faces(variant.game, many.THUMB_BOT in self.bots())
        self.run_games = entry_point(self.rules.run_games)
        self.flatten_games = entry_point(self.rules.flatten_games)
        self.first_illegal = entry_point(self.rules.first_illegal)
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.shares = shares(games, threads)
        self.make_arrays(reward, observe, restart)
        self.run_one = partial(self.run_games, *self.table, self.single, 0, 1, games)
        self.reset(seed)

    def make_arrays(self, reward: str, observe: bool, restart: bool) -> None:
        games, players = self.games, self.variant.players
        game, encoding = self.variant.game, self.encoding
        self.states: Array = new_states(game.state, games + len(self.shares))
        self.masks = np.zeros((games, game.moves), np.int8)
        self.seats = np.zeros(games, np.int64)
        self.done = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, players))
        self.gained = np.zeros(games)
        self.numbers = np.zeros(games, np.int64)
        self.learners = np.zeros(games, np.int64)
        self.observations: Array = np.zeros(games, encoding.dtype)
        self.finals: Array = np.zeros(games, encoding.dtype)
        self.flat_numbers = np.zeros((games if observe else 0, encoding.width), np.float32)
        facts = [0, self.who_learns(), reward_number(reward), int(observe), int(restart)]
        self.facts = np.array(facts, np.int64)
        self.single = np.zeros(1, np.int64)
        self.table = many.Table(
            states=self.states,
            raw=as_bytes(self.states),
            masks=self.masks,
            seats=self.seats,
            done=self.done,
            rewards=self.rewards,
            gained=self.gained,
            numbers=self.numbers,
            learners=self.learners,
            records=as_bytes(self.observations),
            finals=as_bytes(self.finals),
            bots=self.bots(),
            setup=self.variant.setup_array,
            segments=encoding.segments,
            held=encoding.held,
            scratch=np.zeros((len(self.shares), 3, max(players, len(game.categories))), np.int64),
            facts=self.facts,
        )

    def who_learns(self) -> int:
        if self.opponents is None:
            return many.ALL_SEATS
        if self.seat is None:
            return many.EACH_IN_TURN
        if not 0 <= self.seat < self.variant.players:
            raise ValueError(f"there is no seat {self.seat} in a game of {self.variant.players}")
        return self.seat

    def bots(self) -> npt.NDArray[np.int64]:
        others = self.variant.players - 1
        if self.opponents is None:
            return np.zeros(others, np.int64)
        return np.array(bot_numbers(self.opponents, others), np.int64)

    def reset(self, seed: int | None = None, first: int = 0) -> None:
        """Start every game anew: row i plays number first + i of the seed's games."""
        if seed is not None:
            self.facts[0] = checked_seed(seed)
        self.numbers[:] = np.arange(first, first + self.games)
        self.share(self.run_games, *self.table, np.full(self.games, many.BEGIN))

    def step(self, moves: npt.ArrayLike) -> None:
        """A move in each game; FORFEIT gives a game up. A move that is not legal raises."""
        chosen = np.ascontiguousarray(moves, np.int64)
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} moves are needed, one a game, not {chosen.shape}")
        wrong = self.first_illegal(self.masks, chosen)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: move {chosen[wrong]} is not legal")
        self.share(self.run_games, *self.table, chosen)

    def step_one(self, move: int) -> None:
        """A legal move in a batch of one game, unchecked and with less ado."""
        self.single[0] = move
        self.run_one()

    def flat(self, finals: bool = False) -> npt.NDArray[np.float32]:
        """The observations as rows of numbers, part after part; written anew by each call."""
        records = self.table.finals if finals else self.table.records
        self.share(self.flatten_games, records, self.encoding.columns, self.flat_numbers)
        return self.flat_numbers

    def seed_of(self, row: int) -> int:
        """The seed of the game that a row is playing: `variant.start(seed)` starts the same."""
        return int(self.facts[0]) + (int(self.numbers[row]) << 64)

    def share(self, work: Callable[..., Any], *arguments: Any) -> None:
        """Do the rows' work, on several threads where there are any."""
        if self.pool is None:
            work(*arguments, 0, self.games, self.games)
            return
        jobs = [
            self.pool.submit(work, *arguments, low, high, self.games + number)
            for number, (low, high) in enumerate(self.shares)
        ]
        for job in jobs:
            job.result()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()


def shares(games: int, threads: int) -> list[tuple[int, int]]:
    """The rows of each thread."""
    edges = [games * i // threads for i in range(threads + 1)]
    return list(pairwise(edges))


def as_bytes(array: Array) -> npt.NDArray[np.uint8]:
    """The same memory as rows of bytes."""
    return array.view(np.uint8).reshape(len(array), array.dtype.itemsize)
