"""One process that thinks for bots: `python -m chabudai.server.worker`.

It reads questions from its input and writes answers, one JSON object a line. A question holds what
the bot's seat knows and nothing else: a worker can't leak what it was never told.
"""

import base64
import os
import secrets
import signal
import sys
import threading
from functools import lru_cache

import msgspec

from chabudai.bots import simple
from chabudai.bots.search import compiled_search, warm_search
from chabudai.games import find
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.position import Position
from chabudai.server.warming import searches


class Question(msgspec.Struct):
    """Which bot is asked, and what its seat knows."""

    game: str
    rules: int
    options: str  # JSON
    bot: str
    state: str  # an observation: packed, in base 64
    compiled: bool = False  # machine code for a search is in the cache


class Reply(msgspec.Struct):
    move: int = -1
    bot: str = ""  # who thought
    error: str = ""


def question(position: Position, bot: str, compiled: bool = False) -> Question:
    assert position.seat is not None
    known = position.observed(position.seat).pack()
    options = msgspec.json.encode(position.variant.options).decode()
    game = position.game
    state = base64.b64encode(known).decode()
    return Question(game.name, game.version, options, bot, state, compiled)


@lru_cache(1000)
def variant(name: str, rules: int, options: str) -> Variant:
    game = find(name).at_version(rules)
    assert game is not None
    return game.choose(**msgspec.json.decode(options))


@lru_cache(100)
def bot(name: str, game: Game) -> simple.Bot:
    return simple.make_bot(name, game, secrets.randbits(60))


@lru_cache(100)
def loading(game: Game) -> threading.Thread:
    """Machine code on its way from the cache; meanwhile questions are answered without it."""
    return warm_search(game)


def is_loaded(game: Game) -> bool:
    return not loading(game).is_alive() and "iterate_in" in compiled_search(game).ready


def player(asked: Question, game: Game) -> str:
    """The bot that was asked for; one that searches plays by rules of thumb until it can."""
    if not searches(asked.bot, game) or (asked.compiled and is_loaded(game)):
        return asked.bot
    return "thumb" if simple.game_module(game) else "random"


def answer(asked: Question) -> Reply:
    chosen = variant(asked.game, asked.rules, asked.options)
    position = Position(chosen, chosen.game.state.unpack(base64.b64decode(asked.state)))
    name = player(asked, chosen.game)
    return Reply(bot(name, chosen.game)(position), name)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not look like an answer
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            reply = answer(decoder.decode(line))
        except Exception as error:
            reply = Reply(error=f"{type(error).__name__}: {error}"[:500])
        try:
            out.write(msgspec.json.encode(reply) + b"\n")
            out.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


if __name__ == "__main__":
    main()
