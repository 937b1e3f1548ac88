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
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from chabudai.adapters.actions import NamedActions
from chabudai.adapters.encode import Array, Encoding, numpy_states
from chabudai.bots import batches
from chabudai.bots.library import compiled
from chabudai.kernel.game import Variant
from chabudai.kernel.refusal import refuse

REWARDS = {
    "zero-sum": batches.REWARD_ZERO_SUM,
    "rank": batches.REWARD_BY_RANK,
    "score": batches.REWARD_BY_SCORE,
}
BOTS = {"random": batches.RANDOM_BOT, "thumb": batches.THUMB_BOT}
FORFEIT = batches.FORFEIT
BIGGEST_SEED = (1 << 63) - 1


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


class Batch(NamedActions):
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
        self.rules = compiled(variant.game)
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.shares = shares(games, threads)
        self.make_arrays(reward, observe, restart)
        self.bind_entries()
        self.reset(seed)

    def make_arrays(self, reward: str, observe: bool, restart: bool) -> None:
        games, players = self.games, self.variant.players
        game, encoding = self.variant.game, self.encoding
        self.states: Array = numpy_states(game.state, games + len(self.shares))
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
        self.moves = np.zeros(games, np.int64)
        self.picks = np.zeros(games, np.int64)  # random moves
        self.stream = np.zeros(4, np.uint32)  # that they come from
        self.table = batches.Table(
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

    def bind_entries(self) -> None:
        """Tell compiled code once where the arrays lie."""
        columns, rows = self.encoding.columns, self.flat_numbers
        self.first_illegal = self.rules.bind("first_illegal", self.masks, self.moves)
        self.pick_moves = self.rules.bind(
            "random_moves", self.masks, self.picks, self.stream, 0, self.games
        )
        self.run_games = self.bound_shares("run_games", self.table, self.moves)
        self.flatten_records, self.flatten_finals = (
            self.bound_shares("flatten_games", records, columns, rows)
            for records in (self.table.records, self.table.finals)
        )

    def bound_shares(self, name: str, *arrays: Any) -> list[Callable[[], int]]:
        """Returns an entry bound to each thread's rows."""
        return [
            self.rules.bind(
                name, *arrays, low, high, self.games + n, releases=self.pool is not None
            )
            for n, (low, high) in enumerate(self.shares)
        ]

    def who_learns(self) -> int:
        if self.opponents is None:
            return batches.ALL_SEATS
        if self.seat is None:
            return batches.EACH_IN_TURN
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
            self.stream[:] = stream_of(self.facts[0])
        self.numbers[:] = np.arange(first, first + self.games)
        self.moves[:] = batches.BEGIN
        self.share(self.run_games)

    def step(self, moves: npt.ArrayLike) -> None:
        """A move in each game; FORFEIT gives a game up. A move that is not legal raises."""
        chosen = np.asarray(moves)
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} moves are needed, one a game, not {chosen.shape}")
        self.moves[:] = chosen
        wrong = self.first_illegal()
        if wrong >= 0:
            raise ValueError(f"game {wrong}: move {chosen[wrong]} is not legal")
        self.share(self.run_games)

    def random_moves(self) -> npt.NDArray[np.int64]:
        """A legal move for each game, each as likely as the next; written anew by each call.

        Equal seeds of a batch give equal moves; the games' own chances are not touched.
        """
        self.pick_moves()
        return self.picks

    def step_one(self, move: int) -> None:
        """A legal move in a batch of one game, unchecked and with less ado."""
        self.moves[0] = move
        self.run_games[0]()

    def flat(self, finals: bool = False) -> npt.NDArray[np.float32]:
        """The observations as rows of numbers, part after part; written anew by each call."""
        self.share(self.flatten_finals if finals else self.flatten_records)
        return self.flat_numbers

    def seed_of(self, row: int) -> int:
        """The seed of the game that a row is playing: `variant.start(seed)` starts the same."""
        return int(self.facts[0]) + (int(self.numbers[row]) << 64)

    def share(self, work: list[Callable[[], int]]) -> None:
        """Do the rows' work, on several threads where there are any."""
        if self.pool is None:
            work[0]()
            return
        jobs = [self.pool.submit(part) for part in work]
        for job in jobs:
            job.result()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()


def stream_of(seed: int) -> npt.NDArray[np.uint32]:
    """Returns four words for a stream of random moves."""
    return np.random.SeedSequence(int(seed)).generate_state(4).astype(np.uint32)


def shares(games: int, threads: int) -> list[tuple[int, int]]:
    """The rows of each thread."""
    edges = [games * i // threads for i in range(threads + 1)]
    return list(pairwise(edges))


def as_bytes(array: Array) -> npt.NDArray[np.uint8]:
    """The same memory as rows of bytes."""
    return array.view(np.uint8).reshape(len(array), array.dtype.itemsize)
