"""PPO in plain PyTorch on the compiled batch: learns to beat rules of thumb in Mojo.

./run learn torch_mojo
"""

import time
from typing import Any

import numpy as np
import torch
from torch import nn

from chabudai.adapters.batch import Batch
from examples.mojo_learning import PARTS, VARIANT, Array, Exam, ahead, examine, features, main

RATE = 1e-3
LENGTH = 32  # decisions of each game between two updates
GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCH = 0.995, 0.95, 0.2, 0.01, 3, 1024


class Net(nn.Module):
    """Features in; a score for every move and a value out."""

    def __init__(self, width: int, moves: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, 192), nn.ReLU(), nn.Linear(192, 192), nn.ReLU())
        self.moves, self.value = nn.Linear(192, moves), nn.Linear(192, 1)

    def forward(self, x: Any, mask: Any) -> tuple[Any, Any]:
        inside = self.body(x)
        return self.moves(inside).masked_fill(mask == 0, -1e9), self.value(inside).squeeze(-1)


def best_moves(net: Net) -> Any:
    """The policy that an exam is taken with: the move with the highest score."""

    def choose(x: Array, mask: Array) -> Array:
        with torch.no_grad():
            scores, _ = net(torch.from_numpy(x), torch.from_numpy(mask))
        return np.asarray(scores.argmax(dim=1).numpy())

    return choose


def play(net: Net, batch: Batch) -> dict[str, Any]:
    """LENGTH decisions in every game: what was seen, done and gained."""
    kept: dict[str, list[Any]] = {
        k: [] for k in ("x", "mask", "move", "logp", "value", "reward", "done")
    }
    before = ahead(batch.observations)
    for _ in range(LENGTH):
        x, mask = (
            torch.from_numpy(features(batch.observations)),
            torch.from_numpy(batch.masks.copy()),
        )
        with torch.no_grad():
            scores, value = net(x, mask)
            chances = torch.distributions.Categorical(logits=scores)
            move = chances.sample()
            logp = chances.log_prob(move)
        batch.step(move.numpy())
        now = ahead(batch.observations)
        reward = (np.where(batch.done == 1, batch.gained, now) - before) / 10
        before = now
        row = (x, mask, move, logp, value, reward, batch.done.copy())
        for name, entry in zip(kept, row, strict=True):
            kept[name].append(torch.as_tensor(entry))
    with torch.no_grad():
        _, last = net(torch.from_numpy(features(batch.observations)), torch.from_numpy(batch.masks))
    found = {name: torch.stack(rows) for name, rows in kept.items()}
    found["gain"] = advantages(found, last)
    return {name: rows.flatten(0, 1) for name, rows in found.items()}


def advantages(kept: dict[str, Any], last: Any) -> Any:
    """Generalised advantage estimation, back from the last decision."""
    gain, later, after = torch.zeros_like(kept["value"]), torch.zeros_like(last), last
    for t in reversed(range(LENGTH)):
        going_on = 1.0 - kept["done"][t].float()
        surprise = kept["reward"][t].float() + GAMMA * after * going_on - kept["value"][t]
        later = surprise + GAMMA * LAMBDA * going_on * later
        gain[t], after = later, kept["value"][t]
    return gain


def learn(net: Net, optimiser: Any, kept: dict[str, Any]) -> None:
    """A few passes of PPO over what was played."""
    target = kept["gain"] + kept["value"]
    gain = (kept["gain"] - kept["gain"].mean()) / (kept["gain"].std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gain)).split(MINIBATCH):
            scores, value = net(kept["x"][rows], kept["mask"][rows])
            chances = torch.distributions.Categorical(logits=scores)
            ratio = (chances.log_prob(kept["move"][rows]) - kept["logp"][rows]).exp()
            near = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.min(ratio * gain[rows], near * gain[rows]).mean()
            value_loss = (value - target[rows]).pow(2).mean()
            loss = policy_loss + 0.5 * value_loss - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def train(steps: int, games: int, exam_games: int, seed: int, exams: int = 12) -> list[Exam]:
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    batch = Batch(VARIANT, games, seed, opponents="thumb", reward="score", parts=PARTS)
    net = Net(features(batch.observations).shape[1], VARIANT.game.moves)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    rounds = max(1, steps // (games * LENGTH))
    every, found, start = max(1, rounds // exams), [], time.perf_counter()
    for number in range(rounds + 1):
        if number % every == 0 or number == rounds:
            found.append(examine(best_moves(net), number * games * LENGTH, exam_games))
            print(f"{time.perf_counter() - start:6.1f} s  {found[-1]}", flush=True)
        if number < rounds:
            optimiser.param_groups[0]["lr"] = RATE * (1 - 0.95 * number / rounds)
            learn(net, optimiser, play(net, batch))
    return found


if __name__ == "__main__":
    main("torch_mojo", train, steps=1_000_000, games=256)
