"""Two seconds of three drowning attacks; `./run prove attack` runs them all for longer."""

from pathlib import Path

import pytest

from prove.attack import MEMORY_LIMIT, Attack, Stranger, felt, half_heads, sockets, studies
from tests.killing import Process


@pytest.mark.parametrize("attack", [half_heads, sockets, studies])
def test_a_stranger_is_answered_under_attack(tmp_path: Path, attack: Attack) -> None:
    server = Process(str(tmp_path / "tables.db"))
    try:
        with Stranger(server.url) as stranger:
            p95, _, memory = felt(attack, server, stranger, 2.0)
    finally:
        server.stop()
    assert p95 < 1.0  # a busy machine may need it
    assert memory < MEMORY_LIMIT
