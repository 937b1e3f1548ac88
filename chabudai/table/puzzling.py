"""Puzzles for people: what is shown of one, and what is said to an answer.

Only what the puzzle's seat knows is shown. Everything here is looked up in the puzzle's file, so
that a page can answer by itself.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, field
from datetime import date
from typing import Any

from chabudai.bots.chances import calibration
from chabudai.bots.puzzles import Puzzle, find_puzzle, puzzles_of
from chabudai.games import find, names
from chabudai.kernel.fixed import fixed as shape
from chabudai.kernel.game import Game
from chabudai.kernel.position import Happening
from chabudai.kernel.refusal import Refused, refuse
from chabudai.kernel.text import read_head

FIRST_RATING = 1200  # of somebody who has solved none
STEP = 32  # points at most for one puzzle
SPREAD = 400
HIGHEST = 4000


@shape
class PuzzleInfo:
    """A puzzle in a list; what it is about would be a hint."""

    id: str
    game: str
    players: int
    grade: int  # 1 to 6
    rating: int


@shape
class Puzzles:
    day: str  # ISO date
    today: dict[str, str]  # by game: the puzzle of the day
    puzzles: list[PuzzleInfo]


@shape
class PuzzleShown:
    """A puzzle as its seat sees it."""

    info: PuzzleInfo
    seat: int
    options: dict[str, Any]
    view: dict[str, Any]
    moves: list[str]
    preview: dict[str, int]
    fewest_win: bool  # points are bad
    score: list[dict[str, int]]


@shape
class Weighed:
    """A move with the chance to win that it leaves, from 0 to 1."""

    move: str
    chance: float


@shape
class PuzzleAnswer:
    """What is said to an answer."""

    right: bool
    best: Weighed
    mine: Weighed
    theme: str
    reasons: list[Happening]
    line: list[Happening]  # moves that the best one leads to most often, itself first
    moves: list[Weighed]  # all, best first
    rating: int  # of the one who answered, from now on
    found: list[str] = field(default_factory=list)  # levels that find it


def listed(day: str) -> Puzzles:
    """All puzzles, easiest first, and those of a day."""
    games = [game for game in map(find, names()) if puzzles_of(game)]
    today = {game.name: of_day(puzzles_of(game), day).id for game in games}
    found = [info(puzzle) for game in games for puzzle in puzzles_of(game)]
    return Puzzles(day, today, found)


def of_day(puzzles: Sequence[Puzzle], day: str) -> Puzzle:
    """The same for everybody on the same day, without a repeat before all had their day."""
    order = sorted(puzzles, key=lambda p: hashlib.sha256(p.id.encode()).digest())
    return order[day_number(day) % len(order)]


def day_number(day: str) -> int:
    try:
        return date.fromisoformat(day).toordinal()
    except ValueError as error:
        raise refuse("message-unreadable", detail=str(error)[:200]) from error


def info(puzzle: Puzzle) -> PuzzleInfo:
    _, options = read_head(puzzle.position.partition("\n")[0])
    players = int(options["players"])
    return PuzzleInfo(puzzle.id, puzzle.game, players, puzzle.grade, puzzle.rating)


def shown(id: str) -> PuzzleShown:
    """A puzzle to be solved."""
    puzzle = find_puzzle(id)
    position, seat = puzzle.start(), puzzle.seat
    return PuzzleShown(
        info=info(puzzle),
        seat=seat,
        options=position.variant.options,
        view=position.view(seat),
        moves=position.moves(),
        preview=position.preview(),
        fewest_win=position.game.fewest_win,
        score=position.score(seat),
    )


def answered(id: str, move: str, rating: int = FIRST_RATING, counts: bool = True) -> PuzzleAnswer:
    """What is said to a move; one that is not legal is refused with its reason."""
    puzzle = find_puzzle(id)
    position = puzzle.start()
    refusal = position.why_not(move, puzzle.seat)
    if refusal:
        raise Refused(refusal)
    number = position.game.notation.read_move(move)
    assert isinstance(number, int)
    text = position.game.notation.move_text(number)
    right = text == puzzle.best
    moves = weighed(puzzle)
    return PuzzleAnswer(
        right=right,
        best=moves[0],
        mine=next(weighed for weighed in moves if weighed.move == text),
        theme=f"{puzzle.game}-theme-{puzzle.theme}",
        reasons=reasons(puzzle),
        line=[move_message(position.game, text) for text in puzzle.line],
        moves=moves,
        rating=rated(rating, puzzle.rating, right) if counts else rating,
        found=[name for name, share in puzzle.found.items() if share >= 0.5],
    )


def weighed(puzzle: Puzzle) -> list[Weighed]:
    """Every move with its chance, best first: what the proof found, as chances to win come true."""
    position = puzzle.start()
    line, players = calibration(position.game), position.state.players
    return [
        Weighed(move, round(line.of_search(worth, players), 4))
        for move, worth in puzzle.worth.items()
    ]


def move_message(game: Game, text: str) -> Happening:
    """A move as a message: in words where the game has them, else as it is written."""
    number = game.notation.read_move(text)
    told = getattr(game.notation, "move_message", None)
    if told is None or not isinstance(number, int):
        return Happening(text, {})
    return Happening(*told(number))


def reasons(puzzle: Puzzle) -> list[Happening]:
    """Why the best move is best: its theme, which was told from facts, and how sure it is."""
    least = round(100 * puzzle.margin)
    return [
        Happening(f"{puzzle.game}-theme-{puzzle.theme}-why", {}),
        Happening("puzzle-margin", {"percent": least, "searches": len(puzzle.runs)}),
    ]


def rated(mine: int, puzzle: int, right: bool) -> int:
    """A rating after a puzzle, as Elo would have it: the puzzle is the opponent."""
    mine = min(max(mine, 0), HIGHEST)
    expected = 1 / (1 + 10 ** ((puzzle - mine) / SPREAD))
    return round(mine + STEP * (right - expected))


# For `asked`: the same as JSON, so that a page without a server is answered too


def told_list(day: str) -> dict[str, Any]:
    return asdict(listed(day))


def told_puzzle(id: str) -> dict[str, Any]:
    return asdict(shown(id))


def told_answer(id: str, move: str, rating: int, counts: bool) -> dict[str, Any]:
    return asdict(answered(id, move, rating, counts))
