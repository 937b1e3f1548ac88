"""A finished game looked at again: every seat's chances, what each decision cost, luck and skill.

    for part in parts(position): ...   # some decisions at a time
    found = whole(list_of_parts)

docs/review.md defines it. In short: a position is worth what quick moves and the network make of it
with all cards open. What a decision gave is judged in worlds that the one who made it could not
tell from the real one; all the rest of the way from one decision to the next was chance. So start,
chance, own decisions and others' decisions are the result, to the last digit.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from chabudai.bots.chances import (
    Scales,
    calibration,
    chances,
    master_settings,
    scales,
    world_number,
)
from chabudai.bots.search import Candidate, Search
from chabudai.bots.weigh import OPEN
from chabudai.kernel.game import Game
from chabudai.kernel.position import Played, Position
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import State

DEALS = 48  # other deals that tell what a seat is worth before the cards are dealt
CHUNK = 8  # decisions of one part
TURNS = 5  # turning points that are told
DIGITS = 4


@dataclass(frozen=True)
class Effort:
    """What every decision is given."""

    iterations: int  # of the search, and as many again for the moves that are compared
    worlds: int  # in which a position is weighed


EFFORTS = {
    "mojo": Effort(500, 96),
    "momiji": Effort(150, 48),
    "mangrovia": Effort(120, 24),
}
PLAIN_EFFORT = Effort(60, 16)
PLAIN_WORLDS = 6  # where Python itself weighs, as under an older version of rules in a page


@dataclass(frozen=True)
class Named:
    """A move: its text, and a message with its arguments where the game has words for it."""

    text: str
    id: str = ""
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Reviewed:
    """One decision."""

    move: int  # how many moves had been made before it
    seat: int  # who decided
    played: Named
    best: Named
    chance: float  # to win with the best move, as the seat could know it
    cost: float  # how much less with the move that was made
    gave: list[float]  # by seat: what the decision gave, in the eyes of the one who made it
    known: list[float]  # by seat: its own chance just before, from what it knew
    open: list[float]  # by seat: the same with all cards open


@dataclass(frozen=True)
class Part:
    """Some decisions of a game."""

    first: int
    of: int  # decisions of the whole game
    start: list[float]  # by seat: what it was worth before the deal
    result: list[float]  # by seat: its share of the win
    moves: list[Reviewed]


@dataclass(frozen=True)
class Account:
    """Where a seat's result came from."""

    start: float
    chance: float
    own: float
    others: float
    result: float


@dataclass(frozen=True)
class Turn:
    """A turning point: chances before and after a decision, by seat, and what turned them."""

    move: int
    seat: int
    by_chance: bool
    before: list[float]
    after: list[float]


@dataclass(frozen=True)
class Review:
    """A whole game."""

    moves: list[Reviewed]
    accounts: list[Account]  # by seat
    turns: list[Turn]  # the greatest first
    result: list[float]


NOBODY_ASKED = Named("")


def named(game: Game, move: int) -> Named:
    message = getattr(game.notation, "move_message", None)
    return Named(game.notation.move_text(move), *(message(move) if message else ()))


def decisions(position: Position) -> list[int]:
    """The moves of a game that could have been others, by their numbers."""
    played = enumerate(position.played)
    return [n for n, one in played if len(moment(position, one).legal()) > 1]


def moment(position: Position, played: Played) -> Position:
    """The game as it stood before a move."""
    return Position(position.variant, played.before)


class Reviewer:
    """Looks at the decisions of one game."""

    def __init__(self, position: Position, effort: Effort | None = None, seed: int = 0) -> None:
        if not position.over:
            raise refuse("record-not-over")
        game = position.game
        self.position, self.seed, self.players = position, seed, position.state.players
        self.effort = effort or EFFORTS.get(game.name, PLAIN_EFFORT)
        settings = replace(master_settings(game, self.players), iterations=self.effort.iterations)
        self.search = Search(game, settings, seed)
        self.scales: Scales = scales(game, self.players)
        self.calibration = calibration(game)
        self.numbers = decisions(position)

    def part(self, first: int, count: int = CHUNK) -> Part:
        chosen = self.numbers[first : first + count]
        moves = [self.look_at(number) for number in chosen]
        start = self.start() if first == 0 else []
        return Part(first, len(self.numbers), start, self.result(), moves)

    def result(self) -> list[float]:
        return chances(self.position, None)

    def start(self) -> list[float]:
        """What seats are worth on average over other deals of the same game."""
        totals = [0.0] * self.players
        for deal in range(DEALS):
            state = self.position.variant.start(seed=deal).state
            for seat, share in enumerate(self.weigh(state, OPEN)):
                totals[seat] += share / DEALS
        return totals

    def weigh(self, state: State, viewer: int, move: int = -1) -> list[float]:
        number = world_number(self.seed, state.moves, viewer)
        return self.scales.weigh(state, viewer, number, self.effort.worlds, move)

    def accounts(self) -> list[Account]:
        """Luck and skill alone, without a search: for many games."""
        moves = [self.weighed(number) for number in self.numbers]
        return whole([Part(0, len(moves), self.start(), self.result(), moves)]).accounts

    def weighed(self, number: int) -> Reviewed:
        played = self.position.played[number]
        before = moment(self.position, played)
        return Reviewed(
            number, played.seat, NOBODY_ASKED, NOBODY_ASKED, 0.0, 0.0,
            self.gave(before, played.move), [], self.weigh(before.state, OPEN),
        )  # fmt: skip

    def gave(self, before: Position, move: int) -> list[float]:
        """What a decision gave every seat, in worlds of the one who made it."""
        known = before.observed(before.seat)
        worth, then = (self.weigh(known, known.seat, each) for each in (-1, move))
        return [b - a for a, b in zip(worth, then, strict=True)]

    def look_at(self, number: int) -> Reviewed:
        played = self.position.played[number]
        before, game = moment(self.position, played), self.position.game
        best, mine = self.compared(before, played.move)
        chance, cost = self.chance(best), self.chance(best) - self.chance(mine)
        return Reviewed(
            number, played.seat, named(game, played.move), named(game, best.move),
            round(chance, DIGITS), round(max(cost, 0.0), DIGITS),
            [round(share, DIGITS) for share in self.gave(before, played.move)],
            [self.own_chance(before, seat) for seat in range(self.players)],
            [round(share, DIGITS) for share in self.weigh(before.state, OPEN)],
        )  # fmt: skip

    def own_chance(self, before: Position, seat: int) -> float:
        """A seat's chance from what it knows."""
        worth = self.weigh(before.observed(seat), seat)
        return round(self.calibration.shares(worth)[seat], DIGITS)

    def chance(self, candidate: Candidate) -> float:
        return self.calibration.of_search(candidate.value, self.players)

    def compared(self, before: Position, move: int) -> tuple[Candidate, Candidate]:
        """The best move and the one that was made, looked at about as often."""
        thought = self.search.think(before)
        if thought.move != move:
            looked = {c.move: c.visits for c in thought.candidates}
            more = looked.get(thought.move, 0) - looked.get(move, 0)
            number = world_number(self.seed, before.state.moves, before.state.seat)
            self.search.trees[0].deepen(move, number, max(more, 0))
        found = {c.move: c for c in self.search.candidates()}
        return found[thought.move], found[move]


def parts(position: Position, effort: Effort | None = None, seed: int = 0) -> Iterator[Part]:
    """A game in parts, each of them quickly done."""
    reviewer = Reviewer(position, effort, seed)
    for first in range(0, max(len(reviewer.numbers), 1), CHUNK):
        yield reviewer.part(first)


def whole(found: Sequence[Part]) -> Review:
    """All parts together: accounts that add up, and turning points."""
    moves = [move for part in found for move in part.moves]
    start, result = found[0].start, found[0].result
    worths = [*(move.open for move in moves), result]
    accounts = [account(seat, start[seat], worths, moves) for seat in range(len(result))]
    return Review(moves, accounts, turning_points(worths, moves), result)


def account(
    seat: int, start: float, worths: Sequence[Sequence[float]], moves: Sequence[Reviewed]
) -> Account:
    """What is neither start nor a decision was chance: the deal, draws, what was hidden."""
    result = worths[-1][seat]
    own = sum(move.gave[seat] for move in moves if move.seat == seat)
    others = sum(move.gave[seat] for move in moves if move.seat != seat)
    chance = worths[0][seat] - start
    for before, after, move in zip(worths, worths[1:], moves, strict=False):
        chance += after[seat] - before[seat] - move.gave[seat]
    return Account(start, chance, own, others, result)


def turning_points(worths: Sequence[Sequence[float]], moves: Sequence[Reviewed]) -> list[Turn]:
    found = []
    for move, before, after in zip(moves, worths, worths[1:], strict=False):
        most = max(range(len(before)), key=lambda p: abs(after[p] - before[p]))
        by_move = abs(move.gave[most])
        by_chance = abs(after[most] - before[most] - move.gave[most]) > by_move
        found.append(Turn(move.move, move.seat, by_chance, list(before), list(after)))
    return sorted(found, key=swing, reverse=True)[:TURNS]


def swing(turn: Turn) -> float:
    return max(abs(b - a) for a, b in zip(turn.before, turn.after, strict=True))
