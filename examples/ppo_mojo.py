"""sb3-contrib's MaskablePPO on the Gymnasium face: learns to beat rules of thumb in Mojo.

./run learn ppo_mojo
"""

import time
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import chabudai.adapters.gymnasium_env  # noqa: F401 (registers the ids)
from examples.mojo_learning import Array, Exam, ahead, examine, features, main


class Shaped(gymnasium.Wrapper):
    """Features instead of parts, and points as a reward at the end of every round."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        width = features(as_row(env.reset()[0])).shape[1]
        self.observation_space = spaces.Box(-10, 10, (width,), np.float32)
        self.before = 0.0

    def reset(self, **arguments: Any) -> Any:
        seen, info = self.env.reset(**arguments)
        self.before = float(ahead(as_row(seen))[0])
        return features(as_row(seen))[0], info

    def step(self, action: Any) -> Any:
        seen, _, over, cut, info = self.env.step(action)
        now = float(ahead(as_row(seen))[0])
        reward, self.before = (now - self.before) / 10, now
        return features(as_row(seen))[0], reward, over, cut, info


def as_row(seen: dict[str, Array]) -> dict[str, Array]:
    return {name: part[None] for name, part in seen.items()}


def make() -> Any:
    return Shaped(gymnasium.make("chabudai/Mojo-v1", players=2, opponents="thumb"))


def best_moves(model: Any) -> Any:
    def choose(x: Array, mask: Array) -> Array:
        moves, _ = model.predict(x, action_masks=mask, deterministic=True)
        return np.asarray(moves)

    return choose


class Exams(BaseCallback):
    """An exam now and then."""

    def __init__(self, every: int, games: int) -> None:
        super().__init__()
        self.every, self.games, self.found = every, games, list[Exam]()
        self.start = time.perf_counter()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.every * len(self.found):
            self.examine()

    def examine(self) -> None:
        self.found.append(examine(best_moves(self.model), self.num_timesteps, self.games))
        print(f"{time.perf_counter() - self.start:6.1f} s  {self.found[-1]}", flush=True)


def train(steps: int, games: int, exam_games: int, seed: int, exams: int = 10) -> list[Exam]:
    envs = DummyVecEnv([make] * games)
    envs.seed(seed)
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=128, batch_size=2048, n_epochs=4, gamma=0.995, ent_coef=0.01,
        learning_rate=lambda left: 5e-4 * left + 5e-5, seed=seed, device="cpu",
        policy_kwargs={"net_arch": [192, 192]},
    )  # fmt: skip
    watched = Exams(steps // exams, exam_games)
    model.learn(steps, callback=watched)
    watched.examine()
    return watched.found


if __name__ == "__main__":
    main("ppo_mojo", train, steps=400_000, games=32)
