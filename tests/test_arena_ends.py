"""Arenas that are killed, and workers: nothing runs on, no result is lost, none counts twice."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import chabudai
from chabudai.arena.match import play_match
from chabudai.arena.plan import planned
from chabudai.arena.tournament import read_results
from chabudai.cli import main
from tests.serving import PATIENCE, until

ROOT = Path(__file__).resolve().parent.parent

KILLER = """
import json, os, signal, sys

worker = os.getppid()
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
        continue
    try:
        open(sys.argv[1], "x").close()
        os.kill(worker, signal.SIGKILL)
    except FileExistsError:
        pass
    print(json.dumps({"id": asked["id"], "move": asked["moves"][0]}), flush=True)
"""


PLACES = pytest.mark.parametrize(
    "where", [[], pytest.param(["--ray"], marks=pytest.mark.needs("ray"))], ids=["here", "ray"]
)


def children_of(parent: int) -> set[int]:
    """Processes that run, by their parent."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], stdout=subprocess.PIPE, check=True)
    pairs = (line.split() for line in listed.stdout.splitlines())
    return {int(pid) for pid, ppid in pairs if int(ppid) == parent}


def is_gone(pid: int) -> bool:
    """A zombie is gone: nobody may have waited for it yet."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], stdout=subprocess.PIPE)
    return state.stdout.strip()[:1] in (b"", b"Z")


def heed_signals() -> None:
    """A shell has what it starts in the background ignore SIGINT, and children inherit that."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def lines_of(path: Path) -> int:
    """None where there is no file; the arena first tries whether one can be written."""
    try:
        return path.read_bytes().count(b"\n")
    except FileNotFoundError:
        return 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_killed_arena_takes_its_workers_along_and_goes_on_later(
    number: signal.Signals, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    words = ["arena", "mojo", "random", "thumb", "--players", "2", "--results", str(path)]
    endless = [sys.executable, "-m", "chabudai", *words, "--deals", "20000", "--workers", "2"]
    arena = subprocess.Popen(endless, cwd=ROOT, stdout=subprocess.DEVNULL, preexec_fn=heed_signals)
    until(lambda: lines_of(path) > 1)
    workers = children_of(arena.pid)
    assert len(workers) >= 2
    arena.send_signal(number)
    try:
        arena.wait(PATIENCE / 4)
    except subprocess.TimeoutExpired:  # Python can lose an interrupt in a finalizer: press again
        arena.send_signal(number)
        arena.wait(PATIENCE)
    until(lambda: all(is_gone(pid) for pid in workers))
    kept = {result.match.key: result for result in read_results(path)}
    assert len(kept) >= 2

    deals = 1 + max(result.match.seed for result in kept.values())
    assert main([*words, "--deals", str(deals), "--workers", "0"]) == 0
    assert f"{4 * deals // 2} games" in capsys.readouterr().out
    variant = chabudai.game("mojo", players=2)
    results = read_results(path)
    wanted = list(planned(variant, ["random", "thumb"], "round-robin", deals, 0))
    assert sorted(r.match.key for r in results) == sorted(match.key for match in wanted)
    assert [r for r in results if r.match.key in kept] == list(kept.values())
    for result in results[-2:]:
        assert result.points == play_match(variant, result.match).points


@PLACES
@pytest.mark.filterwarnings("ignore")
def test_a_worker_killed_in_a_match_loses_no_result(where: list[str], tmp_path: Path) -> None:
    path, flag, killer = tmp_path / "results.jsonl", tmp_path / "killed", tmp_path / "killer.py"
    killer.write_text(KILLER, "utf-8")
    bot = f"process:{sys.executable} {killer} {flag}"
    words = ["arena", "mojo", "random", bot, "--players", "2", "--deals", "4", "--workers", "2"]
    assert main([*words, "--results", str(path), *where]) == 0
    assert flag.exists()
    wanted = planned(chabudai.game("mojo", players=2), ["random", bot], "round-robin", 4, 0)
    found = [result.match.key for result in read_results(path)]
    assert sorted(found) == sorted(match.key for match in wanted)


@PLACES
@pytest.mark.filterwarnings("ignore")
def test_what_goes_wrong_in_a_worker_is_told_in_a_line(
    where: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    bot = f"process:{sys.executable} -c 'input(); print()'"
    words = ["arena", "mojo", "random", bot, "--players", "2", "--deals", "1", "--workers", "2"]
    assert main([*words, *where]) == 2
    told = [line for line in capsys.readouterr().err.splitlines() if line.startswith("chabudai: ")]
    assert len(told) == 1
    assert "not a JSON object" in told[0]


@pytest.mark.needs("ray")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_an_address_where_nobody_listens_is_refused(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:  # by us, who do not listen
        taken.bind(("127.0.0.1", 0))
        address = form.format(taken.getsockname()[1])
        words = ["arena", "mojo", "random", "thumb", "--players", "2", "--deals", "1"]
        assert main([*words, "--ray", address]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"chabudai: No Ray at {address}: ")
    assert told.err.count("\n") == 1
