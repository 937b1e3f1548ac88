"""One game among bots, and what is kept of it."""

import random
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from chabudai.bots.simple import Bot
from chabudai.bots.summon import dismiss, summon
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position


@dataclass(frozen=True)
class Match:
    """A game to be played: who sits where, and the deal."""

    game: str
    options: dict[str, Any]
    seed: int
    seats: tuple[str, ...]  # bots by name
    repeat: int = 0  # the same deal again, with other chances of the bots

    @property
    def key(self) -> tuple[Any, ...]:
        options = repr(sorted(self.options.items()))
        return (self.game, options, self.seed, self.seats, self.repeat)


@dataclass(frozen=True)
class Result:
    """How it ended."""

    match: Match
    shares: list[float]  # of the win, by seat
    places: list[int]  # from 1; those who share a place have the same
    points: list[int]
    moves: int
    times: list[list[float]]  # milliseconds of thought by seat, of each decision with a choice

    def json(self) -> dict[str, Any]:
        fields = asdict(self)
        return {**fields.pop("match"), **fields}


def read_result(line: dict[str, Any]) -> Result:
    fields = dict(line)
    given = fields.pop("options").items()  # JSON knows no tuples, options no lists
    options = {name: tuple(v) if isinstance(v, list) else v for name, v in given}
    match = Match(
        fields.pop("game"), options, fields.pop("seed"),
        tuple(fields.pop("seats")), fields.pop("repeat", 0),
    )  # fmt: skip
    for name in ("decisions", "seconds", "slowest"):  # what earlier results had
        fields.pop(name, None)
    return Result(match, **{"times": [[] for _ in match.seats], **fields})


def play_match(variant: Variant, match: Match) -> Result:
    return played(variant, match)[0]


def played(variant: Variant, match: Match) -> tuple[Result, Position]:
    """Play it to the end. The bots' own chances come from the deal's seed and the seat."""
    again = f" again {match.repeat}" if match.repeat else ""
    chance = random.Random(f"bots {match.seed}{again}")
    bots = [summon(name, variant.game, chance.getrandbits(32)) for name in match.seats]
    try:
        return play_out(variant, match, bots)
    finally:
        for bot in bots:
            dismiss(bot)


def play_out(variant: Variant, match: Match, bots: Sequence[Bot]) -> tuple[Result, Position]:
    """Returns the result, and the position at the end."""
    position = variant.start(match.seed)
    times: list[list[float]] = [[] for _ in bots]
    while not position.over:
        seat, is_choice = position.state.seat, len(position.legal()) > 1
        begun = time.perf_counter()
        move = bots[seat](position)
        if is_choice:
            times[seat].append(round(1000 * (time.perf_counter() - begun), 3))
        position.push_number(move)
    return result_of(match, position, times), position


def result_of(match: Match, position: Position, times: list[list[float]]) -> Result:
    rules, state, seats = position.rules, position.state, range(position.variant.players)
    standing = [rules.standing(state, p) for p in seats]
    return Result(
        match=match,
        shares=[float(rules.win_share(state, p)) for p in seats],
        places=[1 + sum(other > own for other in standing) for own in standing],
        points=[parts["total"] for parts in position.score()],
        moves=state.moves,
        times=times,
    )
