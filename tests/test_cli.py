"""The command line as its users meet it: real processes, real output, one-line errors."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import chabudai

CASES = chabudai.find("mojo").folder / "cases"


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chabudai", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=300)


def test_simulate_prints_json() -> None:
    result = run("simulate", "mojo", "--players", "3", "--games", "500", "--seed", "4", "--json")
    data = json.loads(result.stdout)
    assert data["games"] == 500
    assert data["moves"] == round(data["mean_moves"] * 500)
    assert data["seconds"] > 0
    assert sum(data["wins_by_seat"]) == pytest.approx(500)
    assert len(data["mean_scores"]) == 3
    again = run("simulate", "mojo", "--players", "3", "--games", "500", "--seed", "4", "--json")
    assert json.loads(again.stdout)["moves"] == data["moves"]


def test_simulate_prints_a_table() -> None:
    result = run("simulate", "mojo", "--option", "piles=2", "--games", "50")
    assert "50 games" in result.stdout
    assert "moves/s" in result.stdout


def test_options_may_be_given_by_their_names() -> None:
    words = ("--players", "2", "--seats", "thumb,random", "--seed", "1")
    named, spelled = (
        run("play", "mojo", *words, *more) for more in (["--piles", "2"], ["--option", "piles=2"])
    )
    assert named.stdout == spelled.stdout
    assert run("play", "mojo", *words, "--piles=2").stdout == named.stdout
    assert "no option “heaps”" in run("play", "mojo", "--heaps", "2").stderr


def test_a_game_between_bots_is_played_to_its_end() -> None:
    result = run("play", "mojo", "--players", "2", "--seats", "thumb,random", "--seed", "1")
    assert result.returncode == 0
    assert "1. Player" in result.stdout


def test_a_person_plays_asks_and_leaves(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    typed = f"?\nwhy play 99\nplay 99\nhint\nscore\nundo\n1\nsave {saved}\nquit\n"
    result = run("play", "mojo", "--players", "2", "--seed", "3", typed=typed)
    assert result.returncode == 0
    assert result.stdout.count("MJ-1: There is no 99") == 2
    assert "A rule of thumb would say: play" in result.stdout
    assert "Nothing can be taken back" in result.stdout
    assert run("replay", str(saved)).returncode == 0


def test_two_people_get_a_curtain_in_their_language() -> None:
    words = ("play", "mojo", "--players", "2", "--seats", "human,human", "--language", "cs")
    result = run(*words, "--seed", "3", typed="1\n\n1\nquit\n")
    assert "Předejte obrazovku" in result.stdout


def test_check_counts_and_fails(tmp_path: Path) -> None:
    good = run("check", *map(str, sorted(CASES.glob("*.toml"))))
    assert good.returncode == 0
    assert good.stdout.splitlines()[-1].endswith("passed, 0 failed")
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "mojo"\n[[case]]\nname = "x"\n[case.after]\nseat = 9\n')
    result = run("check", str(bad))
    assert result.returncode == 1
    assert result.stdout.splitlines()[-1] == "0 passed, 1 failed"


def test_replay_and_show(tmp_path: Path) -> None:
    corpus = Path(__file__).parent / "corpus"
    result = run("replay", str(next(corpus.glob("mojo-*.json"))), "--language", "ru")
    assert "Игра окончена" in result.stdout
    text = chabudai.game("mojo", players=3).start(seed=1).text()
    shown = run("show", "-", typed=text)
    assert "moves: play" in shown.stdout
    assert run("show", "-", "--seat", "0", typed=text).stdout.count("?") == 16
    others = [run("show", "-", "--seat", str(seat), typed=text).stdout for seat in range(3)]
    assert sum("moves:" in output for output in others) == 1


def test_games_lists_every_game_with_its_options() -> None:
    output = run("games").stdout
    for name in chabudai.names():
        assert f"{name}  (rules version" in output
    assert "--option piles=…  1, 2  (default 1)" in output


def test_data_files_of_the_box_are_checked(tmp_path: Path) -> None:
    games = CASES.parent.parent
    board, cards = games / "mangrovia/data/reconstructed.toml", games / "momiji/data/box.toml"
    assert run("board", "check", str(board)).stdout.endswith("0 wrong, 0 odd\n")
    assert run("cards", "check", str(cards)).stdout.endswith("0 wrong, 0 odd\n")
    broken = tmp_path / "board.toml"
    broken.write_text(board.read_text("utf-8").replace("price = 14", "price = 0"))
    result = run("board", "check", str(broken))
    assert result.returncode == 1
    assert "b4" in result.stdout
    broken.write_text(cards.read_text("utf-8").replace("left = 2", "left = 3", 1))
    assert run("cards", "check", str(broken)).returncode == 1


@pytest.mark.parametrize(
    "words",
    [
        ["board", "check", "no-such-file.toml"],
        ["cards", "check", "/dev/null/x"],
        ["dance"],
        ["play", "chess"],
        ["play", "mojo", "--players", "99"],
        ["play", "mojo", "--players", "x"],
        ["play", "mojo", "--option", "piles"],
        ["play", "mojo", "--option", "piles=7"],
        ["play", "mojo", "--seats", "human"],
        ["play", "mojo", "--players", "2", "--seats", "human,chessbot"],
        ["simulate", "mojo", "--games", "0"],
        ["simulate", "mojo", "--seed", "-1"],
        ["check", "no-such-file.toml"],
        ["replay", "no-such-file.json"],
        ["replay", "/dev/null"],
        ["verify", "docs/examples/mojo.json", "--commitment", "00"],
        ["show", "/dev/null"],
        ["show", "-", "--seat", "0"],
    ],
    ids=" ".join,
)
def test_errors_are_one_line_and_exit_2(words: list[str]) -> None:
    result = run(*words)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
