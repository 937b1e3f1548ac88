"""Games that native Python and the Python in a page play alike: this file runs in both."""

import hashlib
import random
from typing import Any

import chabudai
from chabudai.bots.analysis import analyse
from chabudai.bots.coach import advise
from chabudai.bots.levels import LevelBot
from chabudai.bots.search import Search
from chabudai.bots.settings import Settings
from chabudai.kernel.position import Position
from chabudai.table.encoding import encode, text_of
from chabudai.table.studying import told_review_part

BRING = 8  # moves from one look at what moves bring to the next, which is slow


def played(name: str, options: dict[str, Any], seed: int, look: int) -> list[Any]:
    """A random game: how many moves, and a digest of what every seat saw and was told on the way,
    looked at every so many moves."""
    position, chance = chabudai.game(name, **options).start(seed), random.Random(seed)
    digest, looked = hashlib.sha256(told(position, -1)), 0
    while not position.over:
        if (len(position.played) + seed) % look == 0:
            digest.update(told(position, looked))
            looked = len(position.played)
        position.push(chance.choice(position.moves()))
    digest.update(told(position, -1) + position.record().text().encode())
    return [len(position.played), digest.hexdigest()]


def told(position: Position, since: int) -> bytes:
    """What every seat and a spectator are told, as bytes, and at times what moves bring."""
    seats = [None, *range(position.state.players)]
    views = [position.view(seat) for seat in seats]
    events = [[event.json() for event in position.events(seat, since)] for seat in seats]
    points = position.preview() if position.state.moves % BRING == 0 else {}
    return encode([views, events, position.moves(), position.score(), points])


def tree_kinds(name: str) -> list[str]:
    """What searches grow under these rules, and under each earlier version of them."""
    game, few = chabudai.find(name), Settings(iterations=1)
    return [type(Search(each, few).trees[0]).__name__ for each in (game, *game.earlier)]


def searched(name: str, options: dict[str, Any], level: str, seed: int, moves: int) -> list[str]:
    """The first moves of a game in which every seat is played by a level."""
    position = chabudai.game(name, **options).start(seed)
    bot = LevelBot(position.game, level, seed)
    found: list[str] = []
    while not position.over and len(found) < moves:
        move = bot(position)
        found.append(position.game.notation.move_text(move))
        position.push_number(move)
    return found


def reviewed(name: str, options: dict[str, Any], seed: int, first: int) -> str:
    """Some decisions of a random game, weighed and searched anew."""
    position = at_random(name, options, seed, 10_000)
    return text_of(told_review_part(dict(position.record().json()), first))


def studied(name: str, options: dict[str, Any], seed: int, moves: int) -> str:
    """A position analysed from what each seat knows and with all cards open, and a hint that
    compares with the last of the moves."""
    position = at_random(name, options, seed, moves)
    seats = [None, *range(position.state.players)]
    hint = advise(position, instead=position.legal()[-1], seed=seed)
    return text_of([*(analyse(position, seat, seed) for seat in seats), hint])


def at_random(name: str, options: dict[str, Any], seed: int, moves: int) -> Position:
    """After so many random moves, or at the end."""
    position, chance = chabudai.game(name, **options).start(seed), random.Random(seed)
    while not position.over and len(position.played) < moves:
        position.push(chance.choice(position.moves()))
    return position
