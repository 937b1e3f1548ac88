"""A position analysed from what one seat knows: chances, and the moves that come into question.

    analyse(position, eyes=0)      # from what seat 0 knows, and from nothing else
    analyse(position, eyes=None)   # with all cards open

Where the decision is the seat's own, the strongest level's search looks for it, with the coach's
reasons. Where it is another's, worlds that the seat can't tell from the real one are dealt, and the
other seat is thought for in each of them, from what it would know there: what the seat may expect.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from chabudai.bots.chances import calibration, chances, master_settings, scales, world_number
from chabudai.bots.coach import Coach
from chabudai.bots.review import EFFORTS, PLAIN_EFFORT, Named, named
from chabudai.bots.search import Candidate, Search
from chabudai.bots.weigh import OPEN
from chabudai.kernel.game import Game
from chabudai.kernel.position import Happening, Position

MOST_MOVES = 6  # that are told
EXPECTED = 12  # worlds in which another seat is thought for
LINE = 5  # moves of a line
DIGITS = 4


@dataclass(frozen=True)
class Line:
    """A move with the chance that it leaves to who makes it, and what follows most often."""

    move: Named
    chance: float
    share: float  # of all looks that the search took, or of the worlds
    line: list[Named] = field(default_factory=list)


@dataclass(frozen=True)
class Analysis:
    """What is told of a position."""

    eyes: int | None  # whose knowledge; None: all cards lie open
    seat: int | None  # who decides
    chances: list[float]  # by seat
    moves: list[Line]  # best first
    reasons: list[Happening]  # `move` among the arguments is a move's text
    expected: bool  # another seat's moves, as far as they can be expected


def analyse(position: Position, eyes: int | None, seed: int = 0) -> Analysis:
    """What a seat could say of a position; equal seeds give equal answers."""
    shares = open_shares(position, seed) if eyes is None else chances(position, eyes, seed)
    rounded = [round(share, DIGITS) for share in shares]
    if position.over:
        return Analysis(eyes, None, rounded, [], [], False)
    if eyes is None:
        return Analysis(eyes, position.seat, rounded, open_moves(position, seed), [], False)
    if eyes != position.seat:
        return Analysis(eyes, position.seat, rounded, expected(position, eyes, seed), [], True)
    coach = Coach(position, None, seed)
    found = lines(position.game, coach.thought.candidates, position.state.players)
    reasons = [Happening(reason.id, reason.args) for reason in coach.reasons()]
    return Analysis(eyes, eyes, agreed(rounded, eyes, found[0].chance), found, reasons, False)


def agreed(shares: Sequence[float], seat: int, best: float) -> list[float]:
    """Shares in which the seat that decides has what its best move leaves it: a search looks
    further than a weighing. The others share the rest as before."""
    rest = sum(shares) - shares[seat]
    scale = (1 - best) / rest if rest else 0.0
    return [best if of == seat else round(share * scale, DIGITS) for of, share in enumerate(shares)]


def lines(game: Game, candidates: Sequence[Candidate], players: int) -> list[Line]:
    """Moves of a search. One that was hardly looked at is not told to be better than the best."""
    scale, total = calibration(game), sum(c.visits for c in candidates) or 1
    best = scale.of_search(candidates[0].value, players)
    return [
        Line(
            named(game, c.move),
            round(min(best, scale.of_search(c.value, players)), DIGITS),
            round(c.visits / total, DIGITS),
            [named(game, move) for move in c.line[1:LINE]],
        )
        for c in candidates[:MOST_MOVES]
    ]


def expected(position: Position, eyes: int, seed: int) -> list[Line]:
    """What another seat may do, as far as this one can know: over worlds of its own."""
    found: Counter[int] = Counter()
    worth: dict[int, list[float]] = {}
    for best in thought_for(position, eyes, seed):
        found[best.move] += 1
        worth.setdefault(best.move, []).append(best.value)
    game, players = position.game, position.state.players
    return [
        Line(
            named(game, move),
            round(calibration(game).of_search(sum(worth[move]) / count, players), DIGITS),
            round(count / EXPECTED, DIGITS),
        )
        for move, count in sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))
    ]


def thought_for(position: Position, eyes: int, seed: int) -> Iterator[Candidate]:
    """The best move of who decides, in worlds of what another seat knows."""
    effort = EFFORTS.get(position.game.name, PLAIN_EFFORT)
    settings = master_settings(position.game, position.state.players)
    first = world_number(seed, position.state.moves, eyes)
    for number in range(EXPECTED):
        world = position.imagined(eyes, first + number)
        search = Search(position.game, replace(settings, iterations=effort.iterations), seed)
        yield search.think(world).candidates[0]


# All cards open


def open_shares(position: Position, seed: int, move: int = -1) -> list[float]:
    """Every seat's chance; what chance gives later is new each time."""
    if position.over:
        return chances(position, None)
    state, game = position.state, position.game
    effort, number = EFFORTS.get(game.name, PLAIN_EFFORT), world_number(seed, state.moves, OPEN)
    raw = scales(game, state.players).weigh(state, OPEN, number, effort.worlds, move)
    return calibration(game).shares(raw)


def open_moves(position: Position, seed: int) -> list[Line]:
    """Every move by what it leaves to who makes it, weighed in the same worlds."""
    seat, game = position.state.seat, position.game
    found = [
        Line(named(game, move), round(open_shares(position, seed, move)[seat], DIGITS), 0.0)
        for move in position.legal()
    ]
    return sorted(found, key=lambda line: -line.chance)[:MOST_MOVES]
