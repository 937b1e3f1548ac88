"""Fitting a network to what came of positions: Adam on the cross-entropy of shares.

Positions are grouped by the number of seats; all groups share one network.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from chabudai.bots.network import size

Array = npt.NDArray[np.floating[Any]]
BATCH = 512  # positions of a step
RATE, LAST_RATE = 3e-3, 1e-4  # of learning, at the first and the last epoch
FADE_1, FADE_2, TINY = 0.9, 0.999, 1e-8  # of Adam
DECAY = 1e-5  # of weights
EXAM = 10  # one in so many positions is kept for the exam


@dataclass(frozen=True)
class Positions:
    """Traits of all seats (position, seat, trait) and their shares of the result."""

    traits: Array
    results: Array

    def part(self, exam: bool) -> "Positions":
        """Every tenth for the exam; neighbours are of one game, so that they go in blocks."""
        block = np.arange(len(self.traits)) // 200 % EXAM == 0
        chosen = block == exam
        return Positions(self.traits[chosen], self.results[chosen])


@dataclass
class Learner:
    """Weights with what Adam remembers of their gradients."""

    weights: Array
    mean: Array
    square: Array
    steps: int = 0

    @classmethod
    def begin(cls, traits: int, hidden: int, seed: int) -> "Learner":
        weights = np.zeros(size(traits, hidden), np.float32)
        chance = np.random.default_rng(seed)
        weights[: traits * hidden] = chance.normal(0, traits**-0.5, traits * hidden)
        out = (traits + 1) * hidden
        weights[out : out + hidden] = chance.normal(0, 0.1 * hidden**-0.5, hidden)
        return cls.go_on(weights)

    @classmethod
    def go_on(cls, weights: Array) -> "Learner":
        """From weights, with no memory of how they came about."""
        return cls(weights, np.zeros_like(weights), np.zeros_like(weights))

    def step(self, slope: Array, rate: float) -> None:
        self.steps += 1
        self.mean = FADE_1 * self.mean + (1 - FADE_1) * slope
        self.square = FADE_2 * self.square + (1 - FADE_2) * slope * slope
        mean = self.mean / (1 - FADE_1**self.steps)
        square = self.square / (1 - FADE_2**self.steps)
        step = rate * mean / (np.sqrt(square) + TINY)
        self.weights = (self.weights - step - rate * DECAY * self.weights).astype(np.float32)


def parts_of(weights: Array, traits: int) -> tuple[Array, Array, Array, Array]:
    """The matrix, its bias, the way out and the way straight through."""
    hidden = (len(weights) - traits) // (traits + 2)
    matrix, rest = weights[: traits * hidden], weights[traits * hidden :]
    return (
        matrix.reshape(traits, hidden), rest[:hidden], rest[hidden : 2 * hidden],
        rest[2 * hidden :],
    )  # fmt: skip


def shares(weights: Array, traits: Array) -> tuple[Array, Array]:
    """The network's shares of all seats, and its hidden layer."""
    matrix, bias, out, straight = parts_of(weights, traits.shape[2])
    layer = np.maximum(traits @ matrix + bias, 0)
    numbers = layer @ out + traits @ straight
    powers = np.exp(numbers - numbers.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True), layer


def slope_of(weights: Array, batch: Positions) -> Array:
    """How the loss changes with each weight."""
    x = batch.traits
    _, _, out, _ = parts_of(weights, x.shape[2])
    found, layer = shares(weights, x)
    off = (found - batch.results) / len(x)
    back = off[:, :, None] * out * (layer > 0)
    flat, rows = x.reshape(-1, x.shape[2]), back.reshape(-1, len(out))
    return np.concatenate(
        [
            (flat.T @ rows).ravel(),
            rows.sum(axis=0),
            layer.reshape(-1, len(out)).T @ off.ravel(),
            flat.T @ off.ravel(),
        ]
    )


def loss_of(weights: Array, groups: Sequence[Positions]) -> float:
    """Cross-entropy beyond the results' own, which no guess can lower, over an even guess's: 1 is
    no better than saying that all have equal chances, 0 is foresight."""
    lost, even = 0.0, 0.0
    for group in groups:
        found, _ = shares(weights, group.traits)
        known = group.results * np.log(np.maximum(group.results, 1e-9))
        lost += float((known - group.results * np.log(np.maximum(found, 1e-9))).sum())
        even += float((known + group.results * np.log(group.results.shape[1])).sum())
    return lost / max(even, 1e-9)


def epoch(learner: Learner, groups: Sequence[Positions], seed: int, rate: float) -> None:
    """Every position once, in batches of one group each, in an order of chance."""
    chance = np.random.default_rng(seed)
    orders = [chance.permutation(len(group.traits)) for group in groups]
    batches = [
        (g, order[at : at + BATCH])
        for g, order in enumerate(orders)
        for at in range(0, len(order), BATCH)
    ]
    for b in chance.permutation(len(batches)):
        g, rows = batches[b]
        batch = Positions(groups[g].traits[rows], groups[g].results[rows])
        learner.step(slope_of(learner.weights, batch), rate)


def rate_at(number: int, epochs: int) -> float:
    """Falls evenly by its logarithm."""
    return float(RATE * (LAST_RATE / RATE) ** (number / max(epochs - 1, 1)))


def calibration(weights: Array, groups: Sequence[Positions], bins: int = 10) -> list[list[float]]:
    """By the share foreseen, in even steps: the mean foreseen, what came, and how many."""
    foreseen = np.concatenate([shares(weights, g.traits)[0].ravel() for g in groups])
    came = np.concatenate([g.results.ravel() for g in groups])
    place = np.minimum((foreseen * bins).astype(int), bins - 1)
    rows = []
    for b in range(bins):
        inside = place == b
        if inside.any():
            means = [round(float(v[inside].mean()), 4) for v in (foreseen, came)]
            rows.append([*means, int(inside.sum())])
    return rows
