"""Levels that search, at tables of a real server process."""

import os
import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import chabudai
from chabudai.bots.search import compiled_search
from tests.killing import Process
from tests.serving import Somebody, line_to


def compile_first(game: str) -> None:
    """Into the cache, with the priority of the test: the server's own compiler has the lowest."""
    assert compiled_search(chabudai.game(game).game).iterate_in


def answers(server: Process, bot: str) -> int:
    """How often a bot has thought at a server."""
    with line_to(server.url) as line:
        page = line.get("/metrics").text
    found = re.search(rf'chabudai_bot_answers_total{{bot="{bot}"}} (\d+)', page)
    return int(found[1]) if found else 0


def play_games(server: Process, game: str, level: str, enough: Callable[[], bool]) -> float:
    """Whole games among bots of a level until it is enough; the longest wait for a move."""
    ann, longest, end = Somebody(server.url, "Ann"), 0.0, time.monotonic() + 300
    players = chabudai.game(game).players
    while True:
        made = ann.table(game, options={"players": players}, seats=[level] * players)
        with ann.at(made["table"]["id"]) as chair:
            while not (chair.now and chair.now["outcome"]):
                begin = time.monotonic()
                chair.next()
                longest = max(longest, time.monotonic() - begin)
        if enough():
            return longest
        assert time.monotonic() < end, "waited in vain"
        time.sleep(1)  # the compiler has the lowest priority: leave it the machine


def play_searching(game: str, level: str) -> int:
    """Games by rules of thumb until the machine code is loaded, then one by search."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "x.db"), "--metrics")
        try:
            play_games(server, game, level, lambda: answers(server, level) > 20)
            return answers(server, level)
        finally:
            assert server.stop() == 0


def play_while_compiling(game: str) -> float:
    """A whole game against the strongest level on a machine that has compiled nothing yet: the
    longest wait."""
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get("CHABUDAI_CACHE")
        os.environ["CHABUDAI_CACHE"] = folder
        try:
            server = Process(str(Path(folder) / "x.db"), "--metrics")
        finally:
            del os.environ["CHABUDAI_CACHE"]
            if before is not None:
                os.environ["CHABUDAI_CACHE"] = before
        try:
            wait = play_games(server, game, "master", lambda: answers(server, "thumb") > 20)
            assert answers(server, "master") == 0, "it was compiled before the game was over"
            return wait
        finally:
            assert server.stop() == 0
