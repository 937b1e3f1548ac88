"""A player of matches that dies once: for tests of what becomes of its match."""

import os
import signal
from pathlib import Path

from chabudai.arena.match import Match, Result
from chabudai.arena.workers import play

FLAG = "CHABUDAI_TEST_FLAG"  # a path in the environment; a worker dies if it can make the file
DEADLY_DEAL = 3


def play_or_die(match: Match) -> Result:
    flag = Path(os.environ[FLAG])
    if match.seed == DEADLY_DEAL and not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(match)
