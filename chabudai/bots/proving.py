"""Is one move of a position clearly best, from what its seat knows? Found out by searches.

A puzzle holds over three seeds, each with a budget and with four times that budget: every one of
these searches finds the same move, and each time it leads the best of the others by a margin.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from chabudai.bots.levels import coach, level_of
from chabudai.bots.library import digest_of
from chabudai.bots.network import network_digest
from chabudai.bots.puzzles import Puzzle, Run
from chabudai.bots.search import Candidate, Search, Thought
from chabudai.bots.settings import Settings
from chabudai.bots.simple import LEVELS, Bot, make_bot, thumb_bot
from chabudai.kernel.game import Game
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused

SEEDS = (1, 2, 3)
LONGER = 4  # times the budget
EXPLORE = 0.6
TRIES = 6  # of each level
FINDS = 0.6  # from this share of tries on, a level finds it
EASIEST, HARDEST = 900, 2100  # ratings of puzzles that every level finds, and that none does


@dataclass(frozen=True)
class Terms:
    """How sure a puzzle must be."""

    iterations: int = 1000  # the budget
    margin: float = 0.05  # a chance to win


TERMS = {
    "mojo": Terms(4000, 0.05),
    "momiji": Terms(600, 0.05),
    "mangrovia": Terms(400, 0.04),
}


def terms_of(game: Game) -> Terms:
    return TERMS.get(game.name, Terms())


def prover(game: Game, seed: int, iterations: int) -> Search:
    """The strongest level's search, made to look longer at what seems worse: a move that is said
    to be worse was tried hundreds of times."""
    settings = coach(game, seed, 0, iterations).settings
    return Search(game, replace(settings, explore=EXPLORE), seed)


def lead(thought: Thought) -> float:
    """By how much the move that was chosen is worth more than any other."""
    return worth_of(thought, thought.move) - second(thought)


def second(thought: Thought) -> float:
    return max((c.value for c in thought.candidates if c.move != thought.move), default=0.0)


def worth_of(thought: Thought, move: int) -> float:
    return next(c.value for c in thought.candidates if c.move == move)


def looks_like_one(
    position: Position, terms: Terms, thumb: Bot, themes: Sequence[str] = ()
) -> bool:
    """A short look: does a search disagree with the rule of thumb, and clearly? Of a theme that is
    looked for, if any is."""
    thought = prover(position.game, 0, terms.iterations // 4).think(position)
    if len(thought.candidates) < 2 or lead(thought) < terms.margin:
        return False
    line = longest_line(thought.candidates, thought.move)
    return thought.move != thumb(position) and (not themes or theme_of(position, line) in themes)


def theme_of(position: Position, line: Sequence[int]) -> str:
    """What the first move of a line is about, by its game's themes.py."""
    found: str = position.game.notation.theme(position, line)  # type: ignore[attr-defined]
    return found


def world_text(position: Position, seat: int, number: int) -> str:
    """A world of the seat as text, if it can be written and the seat would know the same in it."""
    text = position.imagined(seat, number).text()
    try:
        again = position.variant.position(text, 0)
    except Refused:  # a memory that is too long for a text
        return ""
    return text if again.observed(seat) == position.observed(seat) else ""


def searches(position: Position, terms: Terms) -> list[Thought] | None:
    """All searches of a proof, shortest first; None as soon as one does not agree."""
    found: list[Thought] = []
    for iterations in (terms.iterations, LONGER * terms.iterations):
        for seed in SEEDS:
            thought = prover(position.game, seed, iterations).think(position)
            if thought.move != (found or [thought])[0].move or lead(thought) < terms.margin:
                return None
            found.append(thought)
    return found


def puzzle_in(position: Position, origin: Mapping[str, Any], terms: Terms) -> Puzzle | None:
    """Returns the puzzle that a position is, with its proof, or None."""
    assert position.seat is not None
    seat, game = position.seat, position.game
    text = world_text(position, seat, int(origin.get("move", 0)))
    thoughts = searches(position, terms) if text else None
    if thoughts is None:
        return None
    best, move_text = thoughts[0].move, game.notation.move_text
    thumb = thumb_bot(game)(position)
    found = levels_that_find(position, best)
    line = longest_line(thoughts[-1].candidates, best)
    return Puzzle(
        id=f"{game.name}-{hashlib.sha256(text.encode()).hexdigest()[:6]}",
        game=game.name,
        theme=theme_of(position.variant.position(text, 0), line),
        grade=grade_of(found),
        rating=rating_of(found),
        seat=seat,
        best=move_text(best),
        thumb=move_text(thumb),
        margin=round(min(lead(thought) for thought in thoughts), 4),
        position=text,
        line=tuple(move_text(move) for move in line),
        worth=worths(thoughts[len(SEEDS) :], game),
        runs=tuple(runs(thoughts, game)),
        found=found,
        rules=digest_of(game),
        network=network_digest(game, position.variant.players),
        origin=origin,
    )


def longest_line(candidates: Sequence[Candidate], best: int) -> tuple[int, ...]:
    return next(c.line for c in candidates if c.move == best)


def worths(thoughts: Sequence[Thought], game: Game) -> dict[str, float]:
    """What every move is worth, best first: the mean of searches, weighed by how they looked."""
    text, found = game.notation.move_text, {}
    for move in {c.move for thought in thoughts for c in thought.candidates}:
        seen = [c for thought in thoughts for c in thought.candidates if c.move == move]
        visits = sum(c.visits for c in seen)
        found[text(move)] = round(sum(c.value * c.visits for c in seen) / max(visits, 1), 4)
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def runs(thoughts: Sequence[Thought], game: Game) -> list[Run]:
    return [
        Run(
            SEEDS[number % len(SEEDS)],
            thought.iterations,
            game.notation.move_text(thought.move),
            round(worth_of(thought, thought.move), 4),
            round(second(thought), 4),
        )
        for number, thought in enumerate(thoughts)
    ]


# Grades


def levels_that_find(position: Position, best: int) -> dict[str, float]:
    """By level, the share of tries that find the move; none looks at a clock."""
    found = {}
    for name in LEVELS:
        tries = [level_without_clock(position, name, seed)(position) for seed in range(TRIES)]
        found[name] = round(tries.count(best) / TRIES, 2)
    return found


def level_without_clock(position: Position, name: str, seed: int) -> Bot:
    level = level_of(position.game, name, position.variant.players)
    if isinstance(level, Settings) and level.iterations:
        return Search(position.game, replace(level, seconds=0.0), seed)
    return make_bot(name, position.game, seed)


def grade_of(found: Mapping[str, float]) -> int:
    """The weakest level from which on every level finds it, from 1; one more where none does."""
    grade = len(LEVELS) + 1
    for number, name in reversed(list(enumerate(LEVELS))):
        if found[name] < FINDS:
            break
        grade = number + 1
    return grade


def rating_of(found: Mapping[str, float]) -> int:
    """Between the easiest and the hardest by how often levels find it."""
    share = fmean(found[name] for name in LEVELS)
    return round(HARDEST - (HARDEST - EASIEST) * share)
