"""What keeps a server from starting is told in one line; what it needs, beforehand."""

import contextlib
import os
import pty
import random
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving import Somebody
from tests.test_run import ROOT, script

pytestmark = pytest.mark.needs("starlette", "uvicorn")


def serve(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chabudai", "serve", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def is_one_clean_line(result: subprocess.CompletedProcess[str]) -> bool:
    return (
        result.returncode == 2
        and result.stdout == ""
        and result.stderr.count("\n") == 1
        and "Traceback" not in result.stderr
    )


def read_until(leader: int, sign: str) -> str:
    """What is written at a pseudo-terminal, up to a sign."""
    written, end = b"", time.monotonic() + 120
    while sign.encode() not in written and time.monotonic() < end:
        if select.select([leader], [], [], 1)[0]:
            written += os.read(leader, 65536)
    return written.decode("utf-8", "ignore")


@contextlib.contextmanager
def running(*words: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server at a pseudo-terminal, and what it wrote: its address, and a code if there is one."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "chabudai", "serve", "--log", "warning", *words]
    with subprocess.Popen(command, stdout=follower, stderr=follower) as process:
        os.close(follower)
        try:
            yield process, read_until(leader, "▀\r\n" if "--lan" in words else "listens at")
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)
            os.close(leader)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = serve("--port", port, "--database", str(tmp_path / "x.db"))
    assert is_one_clean_line(result)
    assert port in result.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "99999"],
        ["--port", "-1"],
        ["--host", "no.such.host.invalid", "--port", "0"],
        ["--port", "0", "--database", "no/such/folder/tables.db"],
        ["--port", "0", "--database", "/dev/null/tables.db"],
    ],
    ids=" ".join,
)
def test_addresses_and_paths_that_are_none(words: list[str]) -> None:
    assert is_one_clean_line(serve(*words))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("not a database, but long enough to be looked at" * 9)
    assert is_one_clean_line(serve("--port", "0", "--database", str(tmp_path / "x.db")))


@pytest.mark.needs("asyncpg")
def test_a_database_that_is_away_is_told_without_its_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    address = f"postgresql://ann:secret@127.0.0.1:{port}/tables"
    result = serve("--port", "0", "--database", address)
    assert is_one_clean_line(result)
    assert f"127.0.0.1:{port}" in result.stderr
    assert "secret" not in result.stderr


def test_a_database_in_use(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    with running("--port", "0", "--database", database):
        result = serve("--port", "0", "--database", database)
    assert is_one_clean_line(result)
    assert "Another server uses" in result.stderr


@pytest.mark.needs("segno")
def test_friends_get_an_address_and_a_code(tmp_path: Path) -> None:
    with running("--lan", "--port", "0", "--database", str(tmp_path / "x.db")) as (_, written):
        address = re.search(r"http://([\d.]+):\d+", written)
        assert address is not None
        assert address[1] != "0.0.0.0"
        assert written.count("▄") > 50


# What Windows has not, and how it locks a file: an open file that another process may not lock.
ELSEWHERE = """
import asyncio, subprocess, sys, types  # these ask themselves what there is
for name in ("fcntl", "uvloop", "readline", "termios", "resource", "pwd", "grp"):
    sys.modules[name] = None
msvcrt = types.ModuleType("msvcrt")
msvcrt.LK_NBLCK = 2
def locking(number, mode, count):
    import os
    os.lockf(number, os.F_TLOCK, count)
msvcrt.locking = locking
sys.modules["msvcrt"] = msvcrt
from chabudai.cli import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_server_runs_without_what_windows_has_not(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--pace", "0", "--workers", "1", "--log", "error"]
    command = [sys.executable, "-c", ELSEWHERE, *words, "--database", str(tmp_path / "x.db")]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        ann = Somebody(server.stdout.readline().split()[-1], "Ann")
        wish = {"options": {"players": 2}, "seats": ["me", "random"]}
        with ann.at(ann.table("mojo", **wish)["table"]["id"]) as chair:
            assert chair.play_on(random.Random(1))
        second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert is_one_clean_line(second)
        assert "Another server uses" in second.stderr
    finally:
        server.terminate()
        server.communicate()


def test_an_arena_asks_first_for_what_is_missing(tmp_path: Path) -> None:
    code = (
        "import importlib.util, sys\n"
        "found = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name: None if name == 'choix' else found(name)\n"
        "from chabudai.cli import main\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    words = ["arena", "mojo", "random", "thumb", "--results", str(tmp_path / "arena")]
    command = [sys.executable, "-c", code, *words]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert is_one_clean_line(result), result.stderr
    assert "chabudai[arena]" in result.stderr
    assert not (tmp_path / "arena").exists()


def test_run_hands_host_and_port_to_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = script("run", ROOT / "run")
    started: list[list[str]] = []
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "ready", lambda *_: "python")
    monkeypatch.setattr(run, "build_page", lambda _: None)
    monkeypatch.setattr(run, "build_rules", lambda _: None)
    monkeypatch.setattr(run, "become", lambda command: started.append(command))
    run.play(["--lan", "--port", "9000"])
    assert started[0][1:4] == ["-m", "chabudai", "serve"]
    assert started[0][-3:] == ["--lan", "--port", "9000"]


@pytest.mark.parametrize("word", ["--help", "-h", "help"])
def test_run_helps(word: str) -> None:
    command = [sys.executable, str(ROOT / "run"), word]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert "./run play" in result.stdout


@pytest.mark.parametrize("words", [
    ("--workers", "0"), ("--workers", "-1"), ("--pace", "nan"), ("--pace", "inf"),
    ("--pace", "-1"), ("--expire", "-3"), ("--expire", "nan"), ("--expire", "inf"),
])  # fmt: skip
def test_numbers_that_mean_nothing(words: tuple[str, str], tmp_path: Path) -> None:
    result = serve(*words, "--port", "99999", "--database", str(tmp_path / "tables.db"))
    assert is_one_clean_line(result)
    assert words[0] in result.stderr
    assert "99999" in serve("--port", "99999").stderr  # a port is no amount


def command(*words: str) -> subprocess.CompletedProcess[str]:
    given = [sys.executable, "-m", "chabudai", *words]
    return subprocess.run(given, capture_output=True, text=True, timeout=120, check=False)


def test_a_site_where_none_can_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below", Path("/proc/site")):
        result = command("site", str(folder))
        assert is_one_clean_line(result)
        assert str(folder) in result.stderr


def test_a_refusal_speaks_the_language_that_was_asked_for(tmp_path: Path) -> None:
    words = ("--database", str(tmp_path / "none.db"), "users", "list")
    for language, sentence in (("ru", "не база данных"), ("cs", "není databáze")):
        result = command("admin", "--language", language, *words)
        assert is_one_clean_line(result)
        assert sentence in result.stderr
