"""Gymnasium's face of a game: one learner against bots in the other seats.

    import gymnasium
    import chabudai.adapters.gymnasium_env                    # registers the ids

    env = gymnasium.make("chabudai/Mojo-v1", players=3, opponents="thumb")
    envs = gymnasium.make_vec("chabudai/Mojo-v1", num_envs=1024, opponents="thumb", flat=True)

A step is one decision of the learner; the moves of the others up to the learner's next decision
are part of it. `opponents` is the name of a bot for all seats, or a name for each seat after the
learner's. `seat` fixes the learner's seat; left out, it changes from game to game. Illegal
actions: see `illegal`. Arguments not named here are options of the game.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import chabudai
from chabudai.adapters.actions import NamedActions, versioned, versions
from chabudai.adapters.batch import BOTS, Batch, as_bytes
from chabudai.adapters.draw import RENDER_MODES, rendered, table_text
from chabudai.adapters.encode import Array, Encoding
from chabudai.adapters.illegal import allowed_moves, check_policy
from chabudai.adapters.spaces import flat_space, mask_space, part_spaces
from chabudai.bots.simple import Bot, make_bot
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position

Opponents = str | Sequence[str | Bot]
Info = dict[str, Any]


def observation_space(encoding: Encoding, moves: int, flat: bool) -> spaces.Space[Any]:
    """A flat vector, or every part by its name and the action mask among them."""
    if flat:
        return flat_space(encoding)
    return spaces.Dict({**part_spaces(encoding), "action_mask": mask_space(moves)})


class ChabudaiEnv(NamedActions, gymnasium.Env[Any, np.int64]):
    """One game at a time. Bots may be any callables from a position to a move."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "mojo",
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        reward: str = "zero-sum",
        flat: bool = False,
        illegal: str = "lose",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        version: int | None = None,
        **options: Any,
    ) -> None:
        self.variant = versioned(game, version, options)
        self.table = seat_bots(self.variant, opponents, seat, reward)
        self.flat, self.render_mode = flat, render_mode
        self.illegal, self.illegal_reward = check_policy(illegal), illegal_reward
        moves = self.variant.game.moves
        self.action_space = spaces.Discrete(moves)
        self.observation_space = observation_space(self.table.batch.encoding, moves, flat)
        self.first_seed: int | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Info]:
        """Start the game of this seed; without one, the next of the last seed's games."""
        super().reset(seed=seed, options=options)
        if seed is not None or self.first_seed is None:
            self.first_seed = secrets.randbits(63) if seed is None else seed
            self.table.reset(self.first_seed, 0)
        else:
            self.table.reset(self.first_seed, self.table.number + 1)
        if self.render_mode == "human":
            self.render()
        return self.observation(), self.info(False)

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, Info]:
        table = self.table
        wrong = not 0 <= action < len(table.open) or not table.open[action]
        table.step(self.allowed(action) if wrong else action)
        reward = self.illegal_reward if wrong and self.illegal == "lose" else table.gained
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, table.over, False, self.info(wrong)

    def allowed(self, action: np.int64 | int) -> int:
        """Returns what is done in place of an illegal action."""
        moves = np.array([action], np.int64)
        allowed_moves(self.table.batch.masks, moves, self.illegal)
        return int(moves[0])

    def observation(self) -> Any:
        """What the learner knows, now or at the end of the game."""
        table = self.table
        if self.flat:
            return table.flat_observation()
        batch = table.batch
        raw = batch.table.finals if table.over else batch.table.records
        return {**batch.encoding.named(raw.copy()), "action_mask": self.action_masks()}

    def info(self, wrong: bool) -> Info:
        return {"action_mask": self.action_masks(), "illegal": wrong, "seat": self.table.learner}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """As sb3-contrib asks for it; blank at the end of a game."""
        return self.table.mask.copy()

    def render(self) -> Any:
        """As text, as SVG text or as pixels, seen by the learner; `human` prints."""
        return rendered(
            self.render_mode, table_text(self.variant, self.table.state(), self.table.learner)
        )


class CompiledTable:
    """A batch of one game; the bots play within its compiled step."""

    def __init__(
        self, variant: Variant, opponents: str | Sequence[str], seat: int | None, reward: str
    ) -> None:
        self.use(Batch(variant, 1, opponents=opponents, seat=seat, reward=reward, restart=False))

    def use(self, batch: Batch) -> None:
        """Name the batch's arrays so that single numbers are read and written fast."""
        self.batch = batch
        self.mask: npt.NDArray[np.int8]
        self.row: npt.NDArray[np.float32]
        self.mask, self.row = batch.masks[0], batch.flat_numbers[0]
        self.open, self.chosen = memoryview(self.mask.data), memoryview(batch.moves.data)
        self.ended, self.gains = memoryview(batch.done.data), memoryview(batch.gained.data)
        self.run, self.flatten = batch.run_games[0], batch.flatten_records[0]
        self.flatten_final = batch.flatten_finals[0]

    def reset(self, seed: int, number: int) -> None:
        self.batch.reset(seed, number)
        self.number = int(self.batch.numbers[0])
        self.learner = self.learners_seat()
        self.go_on()

    def step(self, move: np.int64 | int) -> None:
        """A legal move, or FORFEIT."""
        self.chosen[0] = move  # type: ignore[assignment]
        self.run()
        self.go_on()

    def flat_observation(self) -> npt.NDArray[np.float32]:
        if self.over:
            self.flatten_final()
        else:
            self.flatten()
        return self.row.copy()

    def learners_seat(self) -> int:
        return int(self.batch.learners[0])

    def go_on(self) -> None:
        self.over = self.ended[0] == 1
        self.gained: float = self.gains[0]

    def state(self) -> bytes:
        return self.batch.states[:1].tobytes()


class BotTable(CompiledTable):
    """The same where bots are asked from Python: the batch waits for every seat's decision."""

    def __init__(
        self, variant: Variant, bots: Sequence[Bot], seat: int | None, reward: str
    ) -> None:
        self.variant, self.bots, self.seat = variant, bots, seat
        self.use(Batch(variant, 1, reward=reward, restart=False))

    def learners_seat(self) -> int:
        return self.number % self.variant.players if self.seat is None else self.seat

    def go_on(self) -> None:
        """Let the bots move up to the learner's next decision, or the end."""
        batch, players = self.batch, self.variant.players
        while not batch.done[0] and batch.seats[0] != self.learner:
            position = Position(self.variant, self.variant.game.state.unpack(self.state()))
            bot = self.bots[(int(batch.seats[0]) - self.learner) % players - 1]
            batch.step([bot(position)])  # checked: it comes from outside
        self.over = batch.done[0] == 1
        self.gained = float(batch.rewards[0, self.learner])


def seat_bots(
    variant: Variant, opponents: Opponents, seat: int | None, reward: str
) -> CompiledTable:
    """A table with these bots: compiled if all of them are, else asked one by one."""
    others = variant.players - 1
    named = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if all(isinstance(bot, str) and bot in BOTS for bot in named):
        return CompiledTable(variant, named, seat, reward)  # type: ignore[arg-type]
    if len(named) != others:
        raise ValueError(f"{others} opponents are needed, not {len(named)}")
    bots = [make_bot(b, variant.game, i) if isinstance(b, str) else b for i, b in enumerate(named)]
    return BotTable(variant, bots, seat, reward)


class ChabudaiVectorEnv(NamedActions, VectorEnv[Any, Any, Any]):
    """Many games on the compiled batch; a finished one starts anew within the same step.

    With `copy=False` observations are the batch's own arrays, written anew by each step.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "mojo",
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "zero-sum",
        flat: bool = False,
        illegal: str = "lose",
        illegal_reward: float = -1.0,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        version: int | None = None,
        **options: Any,
    ) -> None:
        self.variant = versioned(game, version, options)
        self.batch = Batch(
            self.variant, num_envs, opponents=opponents, seat=seat, reward=reward, threads=threads
        )
        self.num_envs, self.flat, self.copy, self.render_mode = num_envs, flat, copy, render_mode
        self.illegal, self.illegal_reward = check_policy(illegal), illegal_reward
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}
        moves = self.variant.game.moves
        self.single_action_space = spaces.Discrete(moves)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = observation_space(self.batch.encoding, moves, flat)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.first_seed: int | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Info]:
        """Start all games: row i plays game i of the seed, or the next ones without a seed."""
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        if isinstance(seed, list):
            raise ValueError("one seed is enough: row i plays game i of it")
        if seed is not None or self.first_seed is None:
            self.first_seed = secrets.randbits(63) if seed is None else seed
            self.batch.reset(self.first_seed)
        else:
            self.batch.reset(first=int(self.batch.numbers.max()) + 1)
        return self.observation(), {"action_mask": self.own(self.batch.masks)}

    def step(self, actions: npt.ArrayLike) -> tuple[Any, Array, Array, Array, Info]:
        batch, moves = self.batch, np.array(actions, np.int64)
        wrong = allowed_moves(batch.masks, moves, self.illegal)
        batch.step(moves)
        over, rewards = batch.done.astype(bool), batch.gained.copy()
        if self.illegal == "lose":
            rewards[wrong] = self.illegal_reward
        info: Info = {"action_mask": self.own(batch.masks), "illegal": wrong}
        if over.any():
            info["final_obs"] = self.finals(over)
            info["_final_obs"] = over
        return self.observation(), rewards, over, np.zeros(self.num_envs, bool), info

    def observation(self) -> Any:
        batch = self.batch
        if self.flat:
            return self.own(batch.flat())
        parts = {part.name: self.own(batch.observations[part.name]) for part in self.parts}
        return {**parts, "action_mask": self.own(batch.masks)}

    @property
    def parts(self) -> Any:
        return self.batch.encoding.parts

    def finals(self, over: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        """The last observation of each game that ended, None for the others."""
        found, rows = np.full(self.num_envs, None, object), np.flatnonzero(over)
        records = self.batch.finals[rows]
        if self.flat:
            last: list[Any] = list(self.batch.encoding.flat(records))
        else:
            last = [self.final_parts(raw) for raw in as_bytes(records)]
        for row, observation in zip(rows, last, strict=True):
            found[row] = observation
        return found

    def final_parts(self, raw: npt.NDArray[np.uint8]) -> dict[str, Array]:
        blank = np.zeros(self.variant.game.moves, np.int8)
        return {**self.batch.encoding.named(raw), "action_mask": blank}

    def own(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def action_masks(self) -> Array:
        return self.own(self.batch.masks)

    def render(self) -> Any:
        """The tables as texts, each seen by its learner."""
        rows = range(self.num_envs)
        states, seats = self.batch.states, self.batch.seats
        return tuple(
            table_text(self.variant, states[i : i + 1].tobytes(), int(seats[i])) for i in rows
        )

    def close_extras(self, **_: Any) -> None:
        self.batch.close()


def environment_id(name: str, version: int | None = None) -> str:
    """The id of a game's environment: its version is that of the rules."""
    return f"chabudai/{name.capitalize()}-v{version or chabudai.find(name).version}"


def register_all() -> None:
    """Register every game in every version of its rules that is kept."""
    for name in chabudai.names():
        for version in versions(chabudai.find(name)):
            if environment_id(name, version) not in gymnasium.registry:
                register(name, version)


def register(name: str, version: int) -> None:
    gymnasium.register(
        environment_id(name, version),
        entry_point=ChabudaiEnv,
        vector_entry_point=ChabudaiVectorEnv,
        kwargs={"game": name, "version": version},
        order_enforce=True,
    )


register_all()
