"""Levels that search, at tables of a real server process."""

import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import chabudai
from tests.killing import Process
from tests.serving import Somebody, line_to


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


def play_searching(game: str, level: str) -> int:
    """Games until a level has searched more than twenty times."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "x.db"), "--metrics")
        try:
            play_games(server, game, level, lambda: answers(server, level) > 20)
            return answers(server, level)
        finally:
            assert server.stop() == 0
