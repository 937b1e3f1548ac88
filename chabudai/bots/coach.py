"""A hint in three depths: where to look, what to do, and why.

    advise(position, depth=3, instead=move)

It thinks as the strongest level does, from what the seat on turn knows alone; equal seeds give
equal advice. Reasons are message ids with numbers that can be worked out again: points that are
certain, chances to win, what worlds it depends on, whom it costs most, the likely reply.
"""

from dataclasses import dataclass, field
from typing import Any

from chabudai.bots.chances import calibration, master_settings, scales, world_number
from chabudai.bots.search import Candidate, Search, Thought
from chabudai.kernel.position import Position
from chabudai.kernel.preview import preview
from chabudai.kernel.refusal import refuse

WARN, LOOK, DO, WHY = range(4)  # how much is told
PLACES = 3  # that are pointed at, the best among them
WORLDS = 32  # in which a move is tried
TRIES = 8  # worlds in which a line is gone through
CLOSE = 0.015  # chances that differ by less are about equal
HARM = 0.03  # from here on it is worth saying that somebody loses by a move
SPREAD = 0.15  # from here on a move depends on what is hidden
MOST_WIN = ("coach-gain", "coach-loss")  # more points, and fewer
FEWEST_WIN = ("coach-burden", "coach-rid")
FEW = 0.1  # of all visits: a move that was looked at less is looked at again


@dataclass(frozen=True)
class Reason:
    """A message id with its arguments; `move` among them is a move's text."""

    id: str
    args: dict[str, Any]


@dataclass(frozen=True)
class Advice:
    """What a seat is told; what a depth leaves out is empty."""

    depth: int
    places: list[str] = field(default_factory=list)  # moves, in the order of the rules
    move: str = ""
    chance: float | None = None  # with the best move
    instead: float | None = None  # with the move that was named
    reasons: list[Reason] = field(default_factory=list)


def advise(
    position: Position, depth: int = WHY, instead: int | None = None, seed: int = 0
) -> Advice:
    """What the seat on turn is told."""
    if position.seat is None:
        raise refuse("game-is-over")
    return Coach(position, instead, seed).advice(depth)


class Coach:
    """One position, thought about once."""

    def __init__(self, position: Position, instead: int | None, seed: int) -> None:
        self.position, self.instead, self.seed = position, instead, seed
        self.seat = position.state.seat
        self.players = position.state.players
        self.text = position.game.notation.move_text
        self.search = Search(position.game, master_settings(position.game, self.players), seed)
        self.thought = self.look()
        self.best = self.thought.candidates[0]

    def look(self) -> Thought:
        """Think, and look again at a move that was named and hardly looked at."""
        thought = self.search.think(self.position)
        named = self.instead
        if named is None or named == thought.move:
            return thought
        visits = next((c.visits for c in thought.candidates if c.move == named), 0)
        wanted = int(FEW * thought.iterations)
        if visits < wanted:
            number = world_number(self.seed, self.position.state.moves, self.seat)
            self.search.trees[0].deepen(named, number, wanted - visits)
        found = self.search.candidates()
        ordered = sorted(found, key=lambda c: c.move != thought.move)
        return Thought(thought.move, tuple(ordered), thought.iterations, thought.seconds)

    def chance(self, candidate: Candidate) -> float:
        return calibration(self.position.game).of_search(candidate.value, self.players)

    def named(self) -> Candidate | None:
        return next((c for c in self.thought.candidates if c.move == self.instead), None)

    def advice(self, depth: int) -> Advice:
        """As much as the depth tells. A chance is not told where it would give the move away."""
        named, best = self.named(), self.chance(self.best)
        with_best = round(best, 3)
        instead = round(min(self.chance(named), best), 3) if named else None
        if depth == WARN:
            return Advice(depth, chance=with_best, instead=instead)
        if depth == LOOK:
            return Advice(depth, self.places())
        move, reasons = self.text(self.best.move), self.reasons() if depth == WHY else []
        return Advice(depth, [move], move, with_best, instead, reasons)

    def places(self) -> list[str]:
        return [
            self.text(move) for move in sorted(c.move for c in self.thought.candidates[:PLACES])
        ]

    # Why.

    def reasons(self) -> list[Reason]:
        found = [
            self.gain(), self.with_it(), self.against(), self.close(), self.depends(), self.harm(),
            self.reply(),
        ]  # fmt: skip
        return [reason for reason in found if reason]

    def gain(self) -> Reason | None:
        """Points that are certain."""
        points = preview(self.position).get(self.best.move, 0)
        more, less = FEWEST_WIN if self.position.game.fewest_win else MOST_WIN
        return Reason(more if points > 0 else less, {"points": abs(points)}) if points else None

    def with_it(self) -> Reason:
        return Reason("coach-chance", {"chance": percent(self.chance(self.best))})

    def against(self) -> Reason | None:
        """The move that was named."""
        named = self.named()
        if named is None or named.move == self.best.move:
            return None
        chance = min(self.chance(named), self.chance(self.best))
        return Reason("coach-instead", {"move": self.text(named.move), "chance": percent(chance)})

    def close(self) -> Reason | None:
        """Another move that is about as good."""
        for other in self.thought.candidates[1:PLACES]:
            near = abs(self.chance(other) - self.chance(self.best)) < CLOSE
            if near and other.move != self.instead and other.visits * 4 > self.best.visits:
                return Reason("coach-close", {"move": self.text(other.move)})
        return None

    def depends(self) -> Reason:
        """How far the chance lies apart in worlds that look the same to the seat."""
        spread = sorted(self.world_chances())
        middle, tail = self.chance(self.best) - sum(spread) / len(spread), len(spread) // 10
        low, high = spread[tail] + middle, spread[-1 - tail] + middle
        words = {"low": percent(low), "high": percent(high)}
        return Reason("coach-depends" if high - low > SPREAD else "coach-steady", words)

    def world_chances(self) -> list[float]:
        """The seat's chance after the move, world by world."""
        known = self.position.observed(self.seat)
        number = world_number(self.seed, known.moves, self.seat)
        scale, line = scales(self.position.game, self.players), calibration(self.position.game)
        return [
            line.shares(scale.weigh(known, self.seat, number + i, 1, self.best.move))[self.seat]
            for i in range(WORLDS)
        ]

    def harm(self) -> Reason | None:
        """Whom the move costs most, where several could lose by it."""
        if self.players < 3:
            return None
        known = self.position.observed(self.seat)
        number = world_number(self.seed, known.moves, self.seat)
        scale, line = scales(self.position.game, self.players), calibration(self.position.game)
        before = line.shares(scale.weigh(known, self.seat, number, WORLDS))
        after = line.shares(scale.weigh(known, self.seat, number, WORLDS, self.best.move))
        drops = [b - a if p != self.seat else 0.0 for p, (b, a) in enumerate(pairs(before, after))]
        worst = max(range(self.players), key=lambda p: drops[p])
        if drops[worst] < HARM:
            return None
        words = {"seat": worst, "before": percent(before[worst]), "after": percent(after[worst])}
        return Reason("coach-harm", words)

    def reply(self) -> Reason | None:
        """What another seat answers most often in the search."""
        for number in range(TRIES):
            world = self.position.imagined(self.seat, number)
            for move in self.best.line:
                if world.over or move not in world.legal():
                    break
                if world.seat != self.seat:
                    words = {"seat": world.seat, "move": self.text(move)}
                    return Reason("coach-reply", words)
                world.push_number(move)
        return None


def pairs(one: list[float], other: list[float]) -> list[tuple[float, float]]:
    return list(zip(one, other, strict=True))


def percent(chance: float) -> int:
    """As people are told it: nothing is certain before it is."""
    return min(max(round(100 * chance), 1), 99)
