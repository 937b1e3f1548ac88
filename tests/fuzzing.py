"""Tools for sending nonsense: what may come back is a result or a refusal, nothing else."""

import random
from functools import lru_cache

import chabudai
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refusal, Refused
from tests.variants import SHORT

WORDS = ["play", "turn", "on", "-1", "99", "0", ":", "\n", "=", '"', "{", "[", "null", "1e999", "é"]


@lru_cache
def starts(name: str) -> tuple[Position, ...]:
    """Positions of a game: some at the deal, some well under way."""
    found = []
    for number, options in enumerate(SHORT[name]):
        position, chance = chabudai.game(name, **options).start(number), random.Random(number)
        for _ in range(25 * number):
            if not position.over:
                position.push_number(chance.choice(position.legal()))
        found.append(position)
    return tuple(found)


def mutated(chance: random.Random, text: str) -> str:
    """The text with a few letters or words changed, moved, doubled or lost."""
    for _ in range(chance.randint(1, 4)):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        text = chance.choice(
            [
                text[:at] + text[to:],
                text[:to] + text[at:to] + text[to:],
                text[:at] + chance.choice(WORDS) + text[at:],
                text[:at] + chr(chance.randrange(32, 1200)) + text[at + 1 :],
                text[:at] + str(chance.randint(-5, 300)) + text[at + 1 :],
            ]
        )[:20_000]
    return text


def try_move(position: Position, text: str) -> None:
    answer = position.read(text)
    if isinstance(answer, Refusal):
        assert str(Refused(answer))
    else:
        assert answer in position.legal()


def try_position(text: str) -> None:
    """What is accepted must also be safe to play on with."""
    try:
        position = chabudai.position(text)
    except Refused as error:
        assert str(error)
        return
    chance = random.Random(1)
    for _ in range(20):
        if position.over:
            break
        position.view(position.seat)
        position.push_number(chance.choice(position.legal()))


def try_record(text: str) -> None:
    try:
        chabudai.replay(chabudai.read_record(text))
    except Refused as error:
        assert str(error)
