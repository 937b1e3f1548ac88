"""Outside bots: a real program plays; a bad one is stopped with a sentence that says why."""

import sys
from pathlib import Path

import pytest

import chabudai
from chabudai.arena.match import Match, play_match
from chabudai.bots.process import OutsideBot
from chabudai.bots.summon import dismiss, summon
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused

EXAMPLE = Path(__file__).parent.parent / "examples" / "outside_bot.py"
MOJO = chabudai.game("mojo", players=2)
READY = """print('{"type": "ready"}', flush=True)"""
WRONG = """print('{"id": 1, "move": "fly"}', flush=True)"""
TO_THE_END = "import sys; sys.stdin.read()"  # who hears nothing more can't be told anything either


def bot(folder: Path, program: str, seconds: float = 20.0) -> OutsideBot:
    path = folder / "bot.py"
    path.write_text(program, "utf-8")
    return OutsideBot(f"{sys.executable} {path}", MOJO.game, seconds)


def position() -> Position:
    return MOJO.start(1)


def test_the_example_is_short_and_plays_whole_games() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 36
    for name in ("mojo", "mangrovia"):
        variant = chabudai.game(name, players=2)
        seats = (f"process:{sys.executable} {EXAMPLE}", "random")
        result = play_match(variant, Match(name, variant.options, 4, seats))
        assert result.moves > 10


def test_a_bot_is_given_its_view_and_the_news() -> None:
    outside = OutsideBot(f"{sys.executable} {EXAMPLE}", MOJO.game)
    start = position()
    first = outside.question(start)
    assert first["view"] == start.view(start.seat)
    assert first["moves"] == start.moves()
    assert first["events"]
    start.push(start.moves()[0])
    news = outside.question(start)["events"]
    assert [event["id"] for event in news] == [e.id for e in start.last_events(start.seat)]


@pytest.mark.parametrize(
    ("program", "id"),
    [
        ("input()", "process-gone"),
        ("input(); print('hello')", "process-not-json"),
        ("input(); print([1])", "process-not-json"),
        ("input(); print('{}')", "process-not-ready"),
        (f"{READY}; {TO_THE_END}", "process-too-slow"),
        (f"{READY}; {WRONG}; {WRONG}; {WRONG}; {TO_THE_END}", "process-wrong-move"),
    ],
)
def test_a_bad_bot_is_stopped_and_told_why(tmp_path: Path, program: str, id: str) -> None:
    outside = bot(tmp_path, program, 0.5 if id == "process-too-slow" else 20.0)
    with pytest.raises(Refused) as refused:
        outside(position())
    assert refused.value.refusal.id == id
    assert outside.process is None


def test_errors_of_the_program_are_passed_on(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no luck today"):
        bot(tmp_path, "raise SystemExit('no luck today')")(position())


def test_a_program_that_is_not_there_is_refused() -> None:
    for command in ("/nowhere/bot", ""):
        with pytest.raises(Refused) as refused:
            summon(f"process:{command}", MOJO.game, 0)(position())
        assert refused.value.refusal.id == "process-not-started"


def test_a_dismissed_bot_leaves_no_process() -> None:
    outside = OutsideBot(f"{sys.executable} {EXAMPLE}", MOJO.game)
    assert outside(position()) in position().legal()
    process = outside.process
    dismiss(outside)
    assert process
    assert process.poll() is not None
