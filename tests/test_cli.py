"""The command line as its users meet it: real processes, real output, one-line errors."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import chabudai
from chabudai import cli

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
    assert "The coach would play: play" in result.stdout
    assert "You have made no move that could be taken back" in result.stdout
    assert run("replay", str(saved)).returncode == 0


def test_two_people_get_a_curtain_in_their_language() -> None:
    words = ("play", "mojo", "--players", "2", "--seats", "human,human", "--language", "cs")
    result = run(*words, "--seed", "3", typed="\n1\n\n1\nquit\n")
    assert result.stdout.count("Předejte obrazovku") == 3


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
        ["play", "mojo", "--players", "3", "--seats", "human,thumb"],
        ["play", "--resume", "no-such-file.json"],
        ["show", "docs/examples/mojo.json", "--move", "9999"],
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


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"chabudai {chabudai.__version__}\n"


def test_seats_imply_the_number_of_players() -> None:
    result = run("play", "mojo", "--seats", "random,thumb,random", "--seed", "1")
    assert "3. Player" in result.stdout or "2. Player" in result.stdout
    assert "Player 4" not in result.stdout


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    words = ("--players", "2", "--seed", "3")
    run("play", "mojo", *words, typed=f"1\nsave {saved}\nquit\n")
    made = len(json.loads(saved.read_text())["moves"])
    for resume in ([str(saved)], ["--resume", str(saved)]):
        again = tmp_path / "again.json"
        result = run("play", *resume, typed=f"1\nsave {again}\nq\n")
        assert result.returncode == 0
        moves = json.loads(again.read_text())["moves"]
        assert len(moves) > made
        assert moves[:made] == json.loads(saved.read_text())["moves"]


def test_a_position_goes_on_but_has_no_record(tmp_path: Path) -> None:
    result = run("play", "docs/examples/mojo.txt", typed=f"1\nsave {tmp_path / 'x.json'}\nexit\n")
    assert "Only a game that was started here" in result.stdout


def test_a_record_is_shown_at_any_moment() -> None:
    begin = run("show", "docs/examples/mojo.json", "--move", "0").stdout
    assert "▶ Player 1" in begin
    assert "moves: play" in begin
    end = run("show", "docs/examples/mojo.json", "--language", "cs").stdout
    assert "Hráč 2" in end
    assert "tahy:" not in end


def test_replay_counts_players_from_one() -> None:
    output = run("replay", "docs/examples/mojo.json", "--language", "ru").stdout
    assert "   1  Игрок 1  play 12" in output
    assert "seat" not in output


def test_an_arena_without_its_package_is_refused_before_it_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    assert cli.main(["arena", "mojo", "random", "thumb", "--deals", "1", "--workers", "0"]) == 2
    output = capsys.readouterr()
    assert "chabudai[arena]" in output.err
    assert output.out == ""


def test_unknown_bots_are_refused_with_those_there_are() -> None:
    result = run("play", "mojo", "--seats", "human,chessbot")
    for name in ("random", "thumb", "master", "search:…"):
        assert name in result.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_commands_options_and_games(shell: str) -> None:
    script = run("completion", shell).stdout
    for word in ("simulate", "--seats", "mangrovia", "--lan", "--version"):
        assert word in script


@pytest.mark.needs("bash")
@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("chabudai sim", "simulate"), ("chabudai play mang", "mangrovia"),
        ("chabudai serve --l", "--lan --log"),
    ],
)  # fmt: skip
def test_bash_completes(line: str, found: str) -> None:
    words = line.split()
    ask = f'COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _chabudai; echo "${{COMPREPLY[@]}}"'
    script = run("completion", "bash").stdout
    result = subprocess.run(["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True)
    assert result.stdout.strip() == found
