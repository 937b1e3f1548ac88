"""One process that thinks for bots: `python -m chabudai.server.worker`.

It reads questions from its input and writes answers, one JSON object a line. A question holds what
the bot's seat knows and nothing else: a worker can't leak what it was never told.
"""

import base64
import os
import secrets
import signal
import sys
from functools import lru_cache
from typing import Any

import msgspec

from chabudai.bots.coach import Advice, advise
from chabudai.bots.review import Part, Reviewer
from chabudai.games import find, replay
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from chabudai.kernel.record import read_record
from chabudai.table.asked import told
from chabudai.table.thinking import new_bot

COACH = "coach"  # the name under which the strongest level gives advice


class Question(msgspec.Struct):
    """Which bot is asked, and what its seat knows."""

    game: str
    rules: int
    options: str  # JSON
    bot: str
    state: str  # an observation: packed, in base 64
    facts: str = "null"  # of the box, JSON
    depth: int = -1  # of advice; below 0: a move is asked for
    instead: int = -1  # of advice: the move that the seat is about to make
    seed: int = -1  # of the bot; below 0: any
    timed: bool = True  # does its level's limit of time hold?


class Lookback(msgspec.Struct):
    """Some decisions of a game that is over, to be reviewed."""

    record: str  # JSON
    first: int


class Called(msgspec.Struct):
    """A function of `chabudai.table.asked` that takes longer than a server can wait."""

    target: str
    values: list[Any]


class Asked(msgspec.Struct):
    """A line of a worker's input: one of them."""

    question: Question | None = None
    lookback: Lookback | None = None
    called: Called | None = None


class Reply(msgspec.Struct):
    move: int = -1
    bot: str = ""  # who thought
    advice: Advice | None = None
    part: Part | None = None  # of a review
    told: dict[str, Any] | None = None  # the answer of a function, or its refusal
    error: str = ""


def question(position: Position, bot: str, seed: int = -1, timed: bool = True) -> Question:
    assert position.seat is not None
    known = position.observed(position.seat).pack()
    options = msgspec.json.encode(position.variant.options).decode()
    game = position.game
    state = base64.b64encode(known).decode()
    facts = msgspec.json.encode(game.facts).decode()
    return Question(game.name, game.version, options, bot, state, facts, seed=seed, timed=timed)


@lru_cache(1000)
def variant(name: str, rules: int, options: str, facts: str) -> Variant:
    game = find(name).with_facts(msgspec.json.decode(facts)).at_version(rules)
    assert game is not None
    return game.choose(**msgspec.json.decode(options))


@lru_cache(4)
def reviewer(record: str) -> Reviewer:
    return Reviewer(replay(read_record(record)))


def reply_to(asked: Asked) -> Reply:
    if asked.lookback:
        part = reviewer(asked.lookback.record).part(asked.lookback.first)
        return Reply(bot=COACH, part=part)
    if asked.called:
        return Reply(bot=COACH, told=told(asked.called.target, asked.called.values))
    assert asked.question
    return answer(asked.question)


def answer(asked: Question) -> Reply:
    chosen = variant(asked.game, asked.rules, asked.options, asked.facts)
    position = Position(chosen, chosen.game.state.unpack(base64.b64decode(asked.state)))
    if asked.depth >= 0:
        instead = asked.instead if asked.instead >= 0 else None
        return Reply(bot=COACH, advice=advise(position, asked.depth, instead))
    seed = asked.seed if asked.seed >= 0 else secrets.randbits(60)
    bot = new_bot(asked.bot, chosen.game, chosen.players, seed, asked.timed)
    return Reply(bot(position), asked.bot)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not look like an answer
    decoder = msgspec.json.Decoder(Asked)
    for line in sys.stdin.buffer:
        try:
            reply = reply_to(decoder.decode(line))
        except Exception as error:
            reply = Reply(error=f"{type(error).__name__}: {error}"[:500])
        try:
            out.write(msgspec.json.encode(reply) + b"\n")
            out.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


if __name__ == "__main__":
    main()
