"""`kill -9` loses nothing that was acknowledged; `./run prove kills` does it 200 times."""

from pathlib import Path

from tests.killing import kill_again_and_again


def test_a_killed_server_keeps_its_promises(tmp_path: Path) -> None:
    assert kill_again_and_again(str(tmp_path / "tables.db"), kills=3, seed=1) > 3
