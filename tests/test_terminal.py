"""The game in the terminal: at a real pseudo-terminal where that matters, else by what is typed."""

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import chabudai
from chabudai.bots.simple import make_bot
from chabudai.kernel.words import LANGUAGES, say
from chabudai.terminal import rulebook
from chabudai.terminal.screen import CLEARED
from tests.test_cli import run

CTRL_A = "\x01"


class Screen:
    """A person at a pseudo-terminal."""

    def __init__(self, leader: int) -> None:
        self.leader = leader
        self.seen = ""  # since something was typed

    def until(self, text: str) -> str:
        """Read on until a text was shown; all that was shown since the last typing."""
        end = time.monotonic() + 120
        while text not in self.seen:
            assert time.monotonic() < end, f"no {text!r} in {self.seen!r}"
            if select.select([self.leader], [], [], 1)[0]:
                self.read()
        return self.seen

    def rest(self) -> str:
        """All up to the end of the program."""
        with contextlib.suppress(OSError):
            while True:
                self.read()
        return self.seen

    def read(self) -> None:
        found = os.read(self.leader, 65536)
        if not found:
            raise OSError
        self.seen += found.decode("utf-8", "ignore")

    def type(self, text: str) -> None:
        self.seen = ""
        os.write(self.leader, f"{text}\n".encode())


@contextlib.contextmanager
def screen(*words: str, columns: int = 80) -> Iterator[Screen]:
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    command = [sys.executable, "-m", "chabudai", "play", *words]
    environment = {**os.environ, "TERM": "xterm", "LANG": "C.UTF-8"}
    environment.pop("COLUMNS", None)
    with subprocess.Popen(
        command, stdin=follower, stdout=follower, stderr=follower, env=environment,
        start_new_session=True,
    ) as process:  # fmt: skip
        os.close(follower)
        try:
            yield Screen(leader)
        finally:
            process.kill()
            os.close(leader)


def plain(text: str) -> str:
    """Without the codes of colours."""
    return re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", text)


# At a pseudo-terminal


def test_lines_can_be_edited() -> None:
    with screen("mojo", "--seats", "human,thumb", "--seed", "7") as here:
        here.until("Player 1>")
        here.type(f"hy play 8{CTRL_A}w")
        assert "You have no 8" in here.until("MJ-6")


def test_moves_are_not_broken_inside_words() -> None:
    with screen("momiji", "--seats", "human,thumb", "--seed", "7", columns=40) as here:
        shown = plain(here.until("Player 1>"))
    moves = shown[shown.index("1) use") : shown.index("Player 1>")].split("\r\n")
    assert len(moves) > 5
    assert [line for line in moves if len(line) > 40] == []
    assert "11) discard brown 0 left" in " ".join(moves)


def test_a_curtain_leaves_nothing_of_the_other_hand() -> None:
    with screen("mojo", "--seats", "human,human", "--seed", "7") as here:
        first = here.until("press Enter")
        assert "green 3 4" not in first
        here.type("")
        assert "green 3 4" in plain(here.until("Player 1>"))
        here.type("play 3")
        curtain = here.until("press Enter")
        assert CLEARED in curtain
        assert "\033[3J" in CLEARED
        assert "points" not in curtain[curtain.index(CLEARED) :]


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_leaving_at_the_curtain_shows_nothing(word: str) -> None:
    with screen("mojo", "--seats", "human,human", "--seed", "7") as here:
        here.until("press Enter")
        here.type(word)
        assert "points" not in here.rest()


# What is typed and what comes back


def typed(*lines: str, words: tuple[str, ...] = ("mojo", "--seats", "human,thumb")) -> str:
    return run("play", *words, "--seed", "7", typed="\n".join(lines) + "\n").stdout


@pytest.mark.parametrize("number", ["99", "0", "123456789012345678901234567890"])
def test_a_number_that_is_no_move_is_told_the_numbers(number: str) -> None:
    output = typed(number, "quit")
    assert "the moves are numbered 1 to 8" in output
    assert "MJ-6" not in output


def test_against_bots_every_move_can_be_taken_back() -> None:
    output = typed("play 12", "1", "undo", "undo", "undo", "q")
    boards = re.findall(r"▶ Player 1.*", output)
    assert boards[0] == boards[-1]
    assert boards[1] == boards[3]
    assert len(boards) == 5
    assert output.count("no move that could be taken back") == 1


def test_the_coach_says_why_and_compares_a_move() -> None:
    output = typed("hint", "hint play 3", "hint play 2", "moves", "q")
    assert output.count("The coach would play: ") == 2
    assert "With it your chance of winning is" in output
    assert "With “play 3” it is" in output
    assert "MJ-6: You have no 2" in output
    assert output.count("1) play 3") == 2


def test_between_people_nothing_shown_is_taken_back() -> None:
    words = ("mojo", "--seats", "human,human")
    output = typed("", "play 12", "", "undo", "1", "", "undo", "q", words=words)
    assert "You have made no move" in output
    assert "something has been revealed since" in output


def test_a_payment_can_be_taken_back_against_bots(tmp_path: Path) -> None:
    position = chabudai.game("mangrovia", players=2).start(seed=5)
    thumb = make_bot("thumb", position.game, 0)
    while position.view(None)["phase"] != "pay" or position.seat != 0:
        position.push_number(thumb(position))
    saved = tmp_path / "paying.json"
    saved.write_text(position.record().text())
    output = run("play", str(saved), typed="1\nundo\nundo\nq\n").stdout
    assert output.count("1) pay") >= 2
    assert "1) build" in output
    assert "something has been revealed" not in output


def test_rules_are_found_by_clause_and_by_words() -> None:
    output = typed("rules mj-14", "rules deck empty", "rules xyzzy", "rules", "q")
    assert "MJ-14: Ruling: cards still face down" in output
    assert "MJ-9: If a card is needed and the deck is empty" in output
    assert "No clause has “xyzzy”" in output
    assert "Chapters: The cards, A round" in output


def test_rules_alone_tell_first_how_to_play() -> None:
    output = typed("rules", "q", words=("mojo", "--language", "cs"))
    assert output.index("O co jde") < output.index("Kdy hra končí") < output.index("Čas mojo, ")
    assert "<!--" not in output
    assert "##" not in output


def test_rules_are_told_in_the_chosen_language() -> None:
    output = typed("rules KOLODA", "rules колод", "q", words=("mojo", "--language", "ru"))
    assert "«KOLODA» нет ни в одном пункте" in output
    assert re.search(r"MJ-\d+: .*[Кк]олод", output)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", chabudai.names())
def test_every_clause_is_found(game: str, language: str) -> None:
    text = rulebook.rules_text(game, language)
    assert set(rulebook.clauses(game, language)) == set(re.findall(r"\*\*(M[A-Z]-\d+)\*\*", text))
    assert all(rulebook.clauses(game, language).values())


def test_a_game_is_saved_under_a_name_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path.cwd()))
    monkeypatch.chdir(tmp_path)
    output = typed("1", "save", "save .", "q")
    (saved,) = tmp_path.glob("mojo-*.json")
    assert f"chabudai play {saved.name}" in output
    assert ". can't be written: Is a directory" in output
    assert run("replay", saved.name).returncode == 0


# Pictures


def pictures(game: str, language: str) -> Iterator[str]:
    position = chabudai.game(game, players=2).start(seed=5)
    for _ in range(60):
        yield position.picture(position.seat, language)
        yield position.picture(None, language)
        position.push_number(position.legal()[-1])
        if position.over:
            break


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", chabudai.names())
def test_pictures_speak_the_language_and_count_players_from_one(game: str, language: str) -> None:
    for picture in pictures(game, language):
        assert say(language, "seat-name", {"number": 1}) in picture
        assert "seat 0" not in picture
        assert "[0]" not in picture
        assert "-picture-" not in picture  # a message that is missing
        if language == "ru":
            assert not re.search(r"[a-z]{3}", picture), picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", chabudai.names())
def test_every_move_has_a_sentence(game: str, language: str) -> None:
    found = chabudai.find(game)
    notation = found.notation
    said = {}
    for move in range(found.moves):
        id, args = notation.move_message(move)  # type: ignore[attr-defined]
        sentence = say(language, id, args)
        assert sentence != id
        assert "$" not in sentence
        assert "=" not in sentence
        said[move] = sentence
    assert len(set(said.values())) > 0.9 * found.moves


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", chabudai.names())
def test_signs_are_explained(game: str, language: str) -> None:
    legend = chabudai.find(game).notation.legend(language)  # type: ignore[attr-defined]
    assert len(legend.splitlines()) >= 2
    assert "?" in legend


def test_tiles_lie_on_the_board() -> None:
    position = chabudai.game("mangrovia", players=2, stones="mixed").start(seed=3)
    spaces = position.view(None)["spaces"]
    tiles = [space["tile"] for space in spaces.values() if isinstance(space["tile"], str)]
    drawn = re.findall(r"\{([^}]+)\}", position.picture(None))
    assert len(tiles) > 3
    for tile in tiles:
        assert ("*" if tile == "any" else tile) in drawn
    special = [space["tile"] for space in spaces.values() if isinstance(space["tile"], int)]
    assert {str(tile) for tile in special} <= set(drawn)


def test_mojo_shows_the_colours_it_counts_by() -> None:
    picture = chabudai.game("mojo", players=2).start(seed=7).picture(0)
    assert "green 3 4 · yellow 6 7 · orange 9 10 · red 11 12" in picture


def test_other_languages_show_a_sentence_and_what_to_type() -> None:
    output = typed("play 12", "q", words=("mojo", "--seats", "human,thumb", "--language", "cs"))
    assert "Zahrát 12 [play 12]" in output
    assert "Hráč 1 hraje 12." in output
