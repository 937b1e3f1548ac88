"""Levels: five for every game, the lower two at once, none better informed than its seat."""

import subprocess
import sys

import pytest

import chabudai
from chabudai.bots import levels
from chabudai.bots.levels import Careless, careless_bot, coach, level_of
from chabudai.bots.search import Settings
from chabudai.bots.simple import LEVELS, NAMES, make_bot
from chabudai.kernel.refusal import Refused
from chabudai.kernel.words import LANGUAGES, say
from tests.variants import SHORT

AT_ONCE = """
import sys, chabudai
from chabudai.bots.simple import make_bot
for name in chabudai.names():
    variant = chabudai.game(name)
    position = variant.start(1)
    for level in ("novice", "casual"):
        position.push_number(make_bot(level, variant.game, 1)(position))
assert "numba" not in sys.modules
"""


def test_the_lower_levels_play_before_anything_is_compiled() -> None:
    assert subprocess.run([sys.executable, "-c", AT_ONCE], check=False).returncode == 0


@pytest.mark.parametrize("name", chabudai.names())
def test_every_game_has_five_levels(name: str) -> None:
    game = chabudai.find(name)
    five = [level_of(game, level) for level in LEVELS]
    assert all(isinstance(level, Careless) for level in five[:2])
    master = five[-1]
    assert isinstance(master, Settings)
    assert 0 < master.seconds <= 1  # the strongest answers in a second at most
    assert coach(game, 0, 0.5).settings.seconds == 0.5


def test_a_level_may_be_another_one_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Momiji's steady searches against others and plays by rules of thumb alone."""
    monkeypatch.setattr(levels, "Search", lambda *_: lambda _: -1)
    game = chabudai.find("momiji")
    steady, thumb = make_bot("steady", game, 1), make_bot("thumb", game, 1)
    assert steady(chabudai.game("momiji", players=2).start(3)) == -1
    position = chabudai.game("momiji", players=1).start(3)
    for _ in range(10):
        assert steady(position) == thumb(position)
        position.push_number(thumb(position))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_in_words(language: str) -> None:
    for name in NAMES:
        assert say(language, f"bot-{name}") != f"bot-{name}"


@pytest.mark.parametrize("name", chabudai.names())
def test_careless_bots_are_honest(name: str) -> None:
    """The same move from the truth and from every world that looks the same."""
    for options in SHORT[name]:
        position = chabudai.game(name, **options).start(2)
        for number in range(12):
            if position.over:
                break
            seat = position.state.seat
            chosen = careless_bot(position.game, 0.3, number)(position)
            for world in range(2):
                other = position.imagined(seat, world)
                assert careless_bot(position.game, 0.3, number)(other) == chosen
            position.push_number(chosen)


def test_an_unknown_bot_is_refused_and_a_server_can_start_no_program() -> None:
    game = chabudai.find("mojo")
    for name in ("nobody", "process:true", "search:iterations=1000000000", ""):
        with pytest.raises(Refused):
            make_bot(name, game, 0)
