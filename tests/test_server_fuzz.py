"""Sockets under noise: clean refusals and nothing else. `./run prove noise` sends a million."""

from pathlib import Path

import pytest

from tests.serving import Somebody, line_to, served
from tests.socket_fuzzing import fuzz


def test_noise_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, outbox=4096, metrics=True) as server:
        ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
        table = ann.table(options={"players": 2}, settings={"hints": True})["table"]["id"]
        ben.post(f"/tables/{table}/join")
        with ann.at(table) as chair:
            assert fuzz(chair, 2000, 1) == 2000
        assert ben.get(f"/tables/{table}")["status"] in ("playing", "over")
        with line_to(server.url) as line:
            figures = line.get("/metrics").text
        assert 'chabudai_requests_total{path="/api/guest",status="200"} 2.0' in figures
        assert "chabudai_tables 1.0" in figures


def test_metrics_are_off_unless_asked_for(tmp_path: Path) -> None:
    with served(tmp_path) as server, line_to(server.url) as line:
        assert line.get("/metrics").status_code == 404
        with pytest.raises(KeyError):
            line.get("/api/health").json()["refusal"]
