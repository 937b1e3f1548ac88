"""PettingZoo's face of a game.

`env` is one game turn by turn (AEC): every seat is an agent, and a seat may decide several times
in a row. `parallel_env` is a batch seen at once: every agent plays the learner's seat of a game
of its own against bots.

An illegal action ends the game at once: the agent gets `illegal_reward`, the others 0.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import chabudai
from chabudai.adapters.actions import NamedActions, versioned, versions
from chabudai.adapters.batch import Batch, as_bytes, reward_number
from chabudai.adapters.draw import RENDER_MODES, rendered, table_text
from chabudai.adapters.encode import Array, Encoding, numpy_states
from chabudai.adapters.illegal import allowed_moves, check_policy
from chabudai.adapters.pages import Observation, Pages
from chabudai.adapters.spaces import flat_space, mask_space, part_spaces
from chabudai.bots.library import compiled
from chabudai.kernel.play import REFUSED
from chabudai.kernel.state import SEED_WORDS, seed_bytes

OLD_PREFIX = "chabudai_"  # of all names up to version 0.1


class Versioned:
    """A game in one version of its rules, as PettingZoo names them: `mojo_v1.env(players=3)`."""

    def __init__(self, game: str, version: int) -> None:
        self.fixed: dict[str, Any] = {"game": game, "version": version}

    def env(self, **arguments: Any) -> Any:
        return env(**self.fixed, **arguments)

    def raw_env(self, **arguments: Any) -> "raw_env":
        return raw_env(**self.fixed, **arguments)

    def parallel_env(self, **arguments: Any) -> "parallel_env":
        return parallel_env(**self.fixed, **arguments)


def names_of(game: str, version: int) -> dict[str, Any]:
    """An environment's name for its metadata, and the one it had before."""
    name = f"{game}_v{version}"
    return {"name": name, "aliases": [OLD_PREFIX + name]}


def __getattr__(name: str) -> Versioned:
    """`mojo_v1`, `momiji_v1` …: whatever versions there are; `chabudai_mojo_v1` is the old name."""
    game, _, version = name.removeprefix(OLD_PREFIX).rpartition("_v")
    known = versions(chabudai.find(game)) if game in chabudai.names() else []
    if version in map(str, known):
        return Versioned(game, int(version))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def env(game: str = "mojo", **arguments: Any) -> Any:
    """One game turn by turn, with PettingZoo's own check of the order of calls."""
    return OrderEnforcingWrapper(raw_env(game, **arguments))


class raw_env(NamedActions, AECEnv[str, Observation, int]):  # noqa: N801 (PettingZoo's own name for it)
    """One game turn by turn. Arguments not named here are options of the game."""

    # What has more than thirty names in its dictionary is looked into slowly by Python.
    __slots__ = (
        *("states", "mask", "pages", "shown", "key", "key_bytes", "scratch", "paid"),
        *("begin", "play", "pay", "seat", "over"),
    )

    def __init__(
        self,
        game: str = "mojo",
        *,
        reward: str = "zero-sum",
        flat: bool = False,
        max_cycles: int | None = None,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        version: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.variant = versioned(game, version, options)
        self.rules = compiled(self.variant.game)
        self.encoding = Encoding(self.variant)
        self.reward_kind = reward_number(reward)
        self.flat, self.illegal_reward, self.render_mode = flat, illegal_reward, render_mode
        self.moves, self.human = self.variant.game.moves, render_mode == "human"
        self.longest = None if max_cycles is None else max_cycles * self.variant.players
        self.is_watched = self.human or self.longest is not None
        self.metadata = {
            **names_of(game, self.variant.game.version),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.variant.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.make_spaces()
        self.make_arrays()
        self.first_seed: int | None = None
        self.number = 0

    def make_spaces(self) -> None:
        self.observation_spaces = {agent: self.new_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.moves) for agent in self.possible_agents}
        self.state_space = flat_space(self.encoding)

    def new_space(self) -> spaces.Space[Any]:
        parts = spaces.Dict(part_spaces(self.encoding))
        inside = flat_space(self.encoding) if self.flat else parts
        return spaces.Dict(
            {"observation": inside, "action_mask": mask_space(self.variant.game.moves)}
        )

    def make_arrays(self) -> None:
        self.states: Array = numpy_states(self.variant.game.state, 2)  # the game, and a spare
        self.mask = np.zeros(self.variant.game.moves, np.int8)
        self.pages = Pages(self.rules, self.encoding, self.states, self.mask)
        self.shown = self.pages.shown if self.flat else self.pages.named
        self.key = np.zeros(SEED_WORDS, np.uint32)
        self.key_bytes = self.key.data.cast("B")
        size = max(self.variant.players, len(self.variant.game.categories))
        self.scratch, self.paid = np.zeros((3, size), np.int64), np.zeros(self.variant.players)
        self.bind_entries()

    def bind_entries(self) -> None:
        """Tell compiled code once where the arrays lie."""
        bind, states, mask = self.rules.bind, self.states, self.mask
        self.begin = bind("begin_in", states, 0, self.key, self.variant.setup_array, mask)
        self.play = bind("try_in", states, mask, 0)
        self.pay = bind("pay_in", states, 0, self.reward_kind, self.scratch, self.paid)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game of this seed; without one, the next of the last seed's games."""
        if seed is not None or self.first_seed is None:
            self.first_seed = secrets.randbits(63) if seed is None else seed
            self.number = 0
        else:
            self.number += 1
        self.key_bytes[:] = seed_bytes(self.game_seed)
        self.seat, self.over = self.begin(), False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.seat]
        self._skip_agent_selection: Any = None

    @property
    def steps(self) -> int:
        """Returns how many decisions were made."""
        return int(self.states["moves"][0])

    @property
    def game_seed(self) -> int:
        """`variant.start(game_seed)` starts the same game."""
        assert self.first_seed is not None
        return self.first_seed + (self.number << 64)

    def last(self, observe: bool = True) -> Any:
        """PettingZoo's own, without a look at what is 0 or False until the game is over."""
        if self.over or not observe:
            return super().last(observe)
        return self.shown(self.seat, True), 0.0, False, False, self.infos[self.agent_selection]

    def observe(self, agent: str) -> Observation:
        """What the agent knows; its mask is blank unless the decision is the agent's."""
        seat = self.seat_of[agent]
        return self.shown(seat, seat == self.seat)

    def state(self) -> npt.NDArray[np.float32]:
        """The whole truth, secrets included, for critics that may see it."""
        return self.pages.truth()

    def step(self, action: int | None) -> None:
        if self.over:
            self._was_dead_step(action)
            return
        try:
            seat = REFUSED if action is None else self.play(action)
        except OverflowError:
            seat = REFUSED
        if seat >= 0:
            self.seat = seat
            self.agent_selection = self.possible_agents[seat]
        elif seat == REFUSED:
            agent = self.agent_selection
            self.end({**dict.fromkeys(self.agents, 0.0), agent: self.illegal_reward})
            return
        else:
            self.seat = seat
            self.end(dict(zip(self.agents, self.final_rewards(), strict=True)))
        if self.is_watched:
            self.look_after()

    def look_after(self) -> None:
        """What few games need after each step: an end to long ones, a picture."""
        if self.steps == self.longest and not self.over:
            self.over, self.truncations = True, dict.fromkeys(self.agents, True)
        if self.human:
            self.render()

    def final_rewards(self) -> list[float]:
        self.pay()
        found: list[float] = self.paid.tolist()
        return found

    def end(self, rewards: dict[str, float]) -> None:
        self.over, self.rewards = True, rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.mask.fill(0)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """As text, as SVG text or as pixels, seen by the seat on turn; `human` prints."""
        state = self.states[:1].tobytes()
        return rendered(self.render_mode, table_text(self.variant, state, self.seat))

    def close(self) -> None:
        pass


class parallel_env(NamedActions, ParallelEnv[str, Observation, int]):  # noqa: N801 (PettingZoo's own name)
    """A batch seen at once: each agent is the learner of one game, and leaves when it ends."""

    def __init__(
        self,
        game: str = "mojo",
        *,
        games: int = 8,
        opponents: str | Sequence[str] = "random",
        reward: str = "zero-sum",
        flat: bool = False,
        illegal: str = "lose",
        illegal_reward: float = -1.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        version: int | None = None,
        **options: Any,
    ) -> None:
        self.variant = versioned(game, version, options)
        self.batch = Batch(self.variant, games, reward=reward, opponents=opponents)
        self.flat, self.max_cycles, self.render_mode = flat, max_cycles, render_mode
        self.illegal, self.illegal_reward = check_policy(illegal), illegal_reward
        self.metadata = {
            **names_of(f"{game}_batch", self.variant.game.version),
            "render_modes": list(RENDER_MODES),
        }
        self.possible_agents = [f"learner_{row}" for row in range(games)]
        self.agents: list[str] = []
        self.row_of = {agent: row for row, agent in enumerate(self.possible_agents)}
        parts = part_spaces(self.batch.encoding)
        inside = flat_space(self.batch.encoding) if flat else spaces.Dict(parts)
        mask = mask_space(self.variant.game.moves)
        whole = {"observation": inside, "action_mask": mask}
        self.observation_spaces = {a: spaces.Dict(whole) for a in self.possible_agents}
        self.action_spaces = {
            a: spaces.Discrete(self.variant.game.moves) for a in self.possible_agents
        }
        self.first_seed: int | None = None
        self.first_number = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None or self.first_seed is None:
            self.first_seed = secrets.randbits(63) if seed is None else seed
            self.first_number = 0
        else:
            self.first_number = int(self.batch.numbers.max()) + 1
        self.batch.reset(self.first_seed, self.first_number)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.observations(self.batch.observations), {agent: {} for agent in self.agents}

    def observations(self, records: Array) -> dict[str, Observation]:
        """Copies, for agents may keep them."""
        kept, masks = records.copy(), self.batch.masks.copy()
        raw = as_bytes(kept)
        flat = self.batch.encoding.flat(kept) if self.flat else None
        return {
            agent: {
                "observation": self.batch.encoding.named(raw[row : row + 1])
                if flat is None
                else flat[row],
                "action_mask": masks[row],
            }
            for agent, row in self.row_of.items()
            if agent in self.agents
        }

    def step(self, actions: dict[str, int]) -> Any:
        if not actions:
            self.agents = []
            return {}, {}, {}, {}, {}
        moves = self.batch.masks.argmax(axis=1)  # of the games that nobody plays any more
        for agent, action in actions.items():
            moves[self.row_of[agent]] = action
        wrong = allowed_moves(self.batch.masks, moves, self.illegal)
        self.batch.step(moves)
        self.cycles += 1
        done = {agent: bool(self.batch.done[self.row_of[agent]]) for agent in self.agents}
        out_of_time = self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = {agent: self.reward_for(self.row_of[agent], wrong) for agent in self.agents}
        infos: dict[str, dict[str, Any]] = {
            agent: {"illegal": bool(wrong[self.row_of[agent]])} for agent in self.agents
        }
        records = np.where(self.batch.done == 1, self.batch.finals, self.batch.observations)
        answer = (
            self.observations(records),
            rewards,
            done,
            {agent: out_of_time and not done[agent] for agent in self.agents},
            infos,
        )
        self.agents = [] if out_of_time else [a for a in self.agents if not done[a]]
        return answer

    def reward_for(self, row: int, wrong: npt.NDArray[np.bool_]) -> float:
        if wrong[row] and self.illegal == "lose":
            return self.illegal_reward
        return float(self.batch.gained[row])

    def render(self) -> Any:
        """The tables one below the other, each seen by its learner."""
        states, seats = self.batch.states, self.batch.seats
        pictures = [
            f"{agent}\n{table_text(self.variant, states[row : row + 1].tobytes(), int(seats[row]))}"
            for agent, row in self.row_of.items()
        ]
        return rendered(self.render_mode, "\n\n".join(pictures))

    def close(self) -> None:
        self.batch.close()
