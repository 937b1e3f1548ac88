"""One game of the lab: bots of one name at all seats, and what can be observed of it."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import chabudai
from chabudai.arena.match import Match, Result, played, read_result
from chabudai.kernel.position import Position

Counts = list[dict[str, int]]  # by seat


@dataclass(frozen=True)
class Observed(Result):
    """A game's result with what was seen of it."""

    parts: Counts  # of every seat's points
    facts: Counts  # what every seat was dealt and did, and how often


def observe(match: Match) -> Observed:
    """Play a game and look at it."""
    variant = chabudai.game(match.game, **match.options)
    result, position = played(variant, match)
    parts = [{k: v for k, v in part.items() if k != "total"} for part in position.score()]
    pairs = zip(dealt(variant.start(match.seed)), done(position), strict=True)
    fields = {**vars(result), "times": [[] for _ in match.seats]}
    return Observed(**fields, parts=parts, facts=[dict(a + b) for a, b in pairs])


def read_observed(line: dict[str, Any]) -> Observed:
    fields = dict(line)
    seen = {name: fields.pop(name) for name in ("parts", "facts")}
    return Observed(**vars(read_result(fields)), **seen)


def dealt(position: Position) -> list[Counter[str]]:
    """Returns by seat what it begins with: landscapes, start cards, the first turn."""
    found = []
    for seat in range(position.variant.players):
        view = position.view(seat)
        own = view["seats"][seat]
        lands, cards = own.get("landscapes"), own.get("start") or []
        count = Counter(f"start card {card}" for card in cards)
        if isinstance(lands, list):
            count.update(f"landscape {each['letter']}" for each in lands)
        count["first turn"] = int(position.state.seat == seat)
        found.append(count)
    return found


def done(position: Position) -> list[Counter[str]]:
    """Returns by seat the moves it made, by their first two words."""
    found: list[Counter[str]] = [Counter() for _ in range(position.variant.players)]
    for step in position.played:
        words = position.game.notation.move_text(step.move).split()
        found[step.seat][" ".join(words[:2])] += 1
    return found
