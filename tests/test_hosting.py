"""The recipes for hosts are well-formed, and say what the program understands."""

import json
import os
import re
import shlex
import ssl
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.sync.client import connect

from chabudai.cli import main, parser
from tests.hosting import FOLDER, in_front, nginx, recipe
from tests.serving import Served, Somebody, line_to, served

ROOT = Path(__file__).parent.parent
INSTRUCTIONS = {
    "FROM", "COPY", "RUN", "USER", "VOLUME", "WORKDIR", "ENV", "EXPOSE", "STOPSIGNAL",
    "HEALTHCHECK", "CMD",
}  # fmt: skip


def instructions() -> list[tuple[str, str]]:
    whole = recipe("Containerfile").replace("\\\n", " ")
    lines = [line for line in whole.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def served_by_unit() -> list[str]:
    line = next(
        li for li in recipe("chabudai@.service").splitlines() if li.startswith("ExecStart=")
    )
    return shlex.split(line.removeprefix("ExecStart=").replace("%i", "8642"))[1:]


def served_by_container() -> list[str]:
    found: list[str] = json.loads(dict(instructions())["CMD"])[1:]
    return found


@pytest.mark.parametrize("command", [served_by_unit, served_by_container])
def test_the_program_understands_its_command_line(command: object) -> None:
    assert callable(command)
    chosen = parser().parse_args(command())
    assert (chosen.command, chosen.port) == ("serve", 8642)
    assert chosen.secure
    assert chosen.proxied


def test_the_container_file_is_well_formed() -> None:
    words = [word for word, _ in instructions()]
    assert words[0] == "FROM"
    assert set(words) <= INSTRUCTIONS
    assert words.index("USER") < words.index("CMD")


@pytest.mark.needs("systemd-analyze")
def test_the_unit_is_verified(tmp_path: Path) -> None:
    unit = tmp_path / "chabudai@8642.service"
    unit.write_text(
        recipe("chabudai@.service").replace("/opt/chabudai/bin/chabudai", sys.executable)
    )
    verify = ["systemd-analyze", "verify", "--man=no", str(unit)]
    found = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert "chabudai@" not in found.stderr, found.stderr
    unit.write_text(unit.read_text().replace("ProtectHome=yes", "ProtectHome=perhaps"))
    found = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert "protect home" in found.stderr  # it would have said so


@pytest.mark.needs("nginx", "openssl")
def test_people_play_through_nginx_over_https(tmp_path: Path) -> None:
    with served(tmp_path, secure=True, proxied=True) as server:
        twice = [server.url.removeprefix("http://")] * 2
        with in_front(nginx, tmp_path, twice) as address:
            play_through(address, server)


def play_through(url: str, server: Served) -> None:
    with line_to(url) as line:
        answer = line.post(
            "/api/guest", json={"name": "Ann"}, headers={"X-Forwarded-For": "1.2.3.4"}
        )
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "127.0.0.1" in server.server.limits.requests.buckets  # not what a client says
        assert "1.2.3.4" not in server.server.limits.requests.buckets
        assert line.get("/metrics").status_code == 404
        wish = {"game": "mojo", "options": {"players": 2}, "seats": ["me", "random"]}
        headers = {"Authorization": f"Bearer {answer.json()['token']}"}
        table = line.post("/api/tables", json=wish, headers=headers).json()["table"]["id"]
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    place = f"wss{url.removeprefix('https')}/api/tables/{table}/socket"
    with connect(place, additional_headers=headers, ssl=trusting, proxy=None) as chair:
        assert json.loads(chair.recv(timeout=60))["type"] == "welcome"


@pytest.mark.needs("caddy")
def test_caddy_takes_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(FOLDER / "Caddyfile")]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_close_every_bracket_and_tell_whose_request_it_is(name: str) -> None:
    found = recipe(name)
    assert found.count("{") == found.count("}")
    assert "X-Forwarded-For" in found
    assert "127.0.0.1:8642" in found
    assert "127.0.0.1:8643" in found


def test_the_backup_script_backs_up(tmp_path: Path) -> None:
    program, kept = tmp_path / "program", tmp_path / "kept"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m chabudai "$@"\n')
    program.chmod(0o755)
    kept.mkdir()
    with served(tmp_path) as server:
        Somebody(server.url, "Ann").table(options={"players": 2})
        script = [str(FOLDER / "chabudai-backup.sh"), str(tmp_path / "tables.db"), str(kept)]
        environment = {**os.environ, "CHABUDAI": str(program), "PYTHONPATH": str(ROOT)}
        subprocess.run(script, check=True, env=environment, capture_output=True)
    (copy,) = kept.iterdir()
    assert main(["verify", str(copy)]) == 0


def test_every_finding_names_tests_that_are_there() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    sources = [path.read_text("utf-8") for path in (ROOT / "tests").glob("test_*.py")]
    there = {name for text in sources for name in re.findall(r"^def (test_\w+)\(", text, re.M)}
    assert named
    assert not named - there
