"""`kill -9` loses nothing that was acknowledged, and SIGTERM says goodbye.

`./run prove kills` kills 200 times.
"""

import signal
from pathlib import Path

from tests.killing import Process, kill_again_and_again
from tests.serving import Somebody


def test_a_killed_server_keeps_its_promises(tmp_path: Path) -> None:
    assert kill_again_and_again(str(tmp_path / "tables.db"), kills=3, seed=1) > 3


def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.db"))
    ann = Somebody(server.url, "Ann")
    table = ann.table(options={"players": 2}, seats=["me", "random"])["table"]["id"]
    with ann.at(table) as chair:
        server.process.send_signal(signal.SIGTERM)
        assert chair.until("goodbye")["refusal"]["id"] == "server-stopping"
    assert server.close() == 0
