"""Gymnasium's spaces of observations and moves."""

import numpy as np
from gymnasium import spaces

from chabudai.adapters.encode import Encoding


def mask_space(moves: int) -> spaces.Box:
    return spaces.Box(0, 1, (moves,), np.int8)


def flat_space(encoding: Encoding) -> spaces.Box:
    low, high = encoding.limits()
    return spaces.Box(low, high, dtype=np.float32)


def part_spaces(encoding: Encoding) -> dict[str, spaces.Space]:
    found: dict[str, spaces.Space] = {}
    for part in encoding.parts:
        limits = np.iinfo(part.dtype)
        found[part.name] = spaces.Box(limits.min, limits.max, part.shape, part.dtype.type)
    return found
