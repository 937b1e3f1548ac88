"""Flat observations in memory that is used again once nobody holds it.

To make two arrays for every decision costs more than to fill them. So an observation is a pair of
new views of a page; a page is written again only when no array, nor any view of one, is left of
what it showed before. Whoever keeps observations gets arrays of their own instead.
"""

from collections.abc import Callable
from itertools import cycle
from sys import getrefcount
from typing import Any

import numpy as np
import numpy.typing as npt

from chabudai.adapters.batch import as_bytes
from chabudai.adapters.encode import Array, Encoding
from chabudai.bots.batches import Observer
from chabudai.kernel.compile import Compiled

Observation = dict[str, Any]
Page = tuple[Array, Callable[[int], int], memoryview, Callable[[], Array], Callable[[], Array]]
SPARE = 2  # pages beside one for the last observation of every seat


class Pages:
    """What a seat knows of the game in the first of two states, as numbers and a mask."""

    def __init__(self, rules: Compiled, encoding: Encoding, states: Array, mask: Array) -> None:
        self.rules, self.encoding, self.states = rules, encoding, states
        self.record = np.zeros((1, encoding.dtype.itemsize), np.uint8)
        self.mask, self.marks, self.blank = mask, mask.data, np.zeros_like(mask).data
        self.row = np.zeros((1, encoding.width), np.float32)
        self.own = self.observer(self.row)
        self.look, self.look_flat = (
            rules.bind(name, self.own, 0, 1) for name in ("look_into", "look_flat")
        )
        pages = [self.new_page() for _ in range(encoding.players + SPARE)]
        memory, *_ = pages[0]
        self.holders = getrefcount(memory)  # when nobody outside holds an array of the page
        self.next_page = cycle(pages).__next__

    def observer(self, flat: Array) -> Observer:
        return Observer(
            states=self.states,
            raw=as_bytes(self.states),
            segments=self.encoding.segments,
            held=self.encoding.held,
            record=self.record,
            columns=self.encoding.columns,
            flat=flat,
        )

    def new_page(self) -> Page:
        """Memory, and what fills and shows it."""
        numbers, moves = self.encoding.width, len(self.marks)
        memory = np.zeros(4 * numbers + moves, np.uint8)
        row, mask = memory[: 4 * numbers].view(np.float32), memory[4 * numbers :].view(np.int8)
        look = self.rules.bind("look_flat", self.observer(row.reshape(1, numbers)), 0, 1)
        return memory, look, mask.data, row.view, mask.view

    def shown(self, seat: int, decides: bool) -> Observation:
        """What a seat knows; its mask is blank unless it decides."""
        memory, look, marks, row, mask = self.next_page()
        if getrefcount(memory) != self.holders:
            return self.copied(seat, decides)
        look(seat)
        marks[:] = self.marks if decides else self.blank
        return {"observation": row(), "action_mask": mask()}

    def copied(self, seat: int, decides: bool) -> Observation:
        """The same in arrays that nobody will write again."""
        self.look_flat(seat)
        return {"observation": self.row[0].copy(), "action_mask": self.mask_for(decides)}

    def named(self, seat: int, decides: bool) -> Observation:
        """The same with a name for each part."""
        self.look(seat)
        parts = self.encoding.named(self.record.copy())
        return {"observation": parts, "action_mask": self.mask_for(decides)}

    def mask_for(self, decides: bool) -> Array:
        return self.mask.copy() if decides else np.zeros_like(self.mask)

    def truth(self) -> npt.NDArray[np.float32]:
        """The whole state, secrets included."""
        self.rules.project_in(self.own, 0, 0)
        self.rules.flatten_games(self.record, self.encoding.columns, self.row, 0, 1, 1)
        first: npt.NDArray[np.float32] = self.row[0].copy()
        return first
