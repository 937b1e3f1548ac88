"""Levels: five for each game, none better informed than its seat; the lower ones err."""

import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

import chabudai
from chabudai.bots import levels
from chabudai.bots.human import Human, HumanBot, slipped
from chabudai.bots.levels import bot_of, coach, level_of
from chabudai.bots.library import interpreted
from chabudai.bots.search import Candidate
from chabudai.bots.settings import Settings
from chabudai.bots.simple import LEVELS, NAMES, make_bot
from chabudai.kernel.refusal import Refused
from chabudai.kernel.state import State
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
    assert all(isinstance(level, Human) for level in five[:2])
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


FORGETFUL = Human(10, slip=0.5, forgets=1)


@pytest.mark.parametrize("name", chabudai.names())
def test_those_who_err_are_honest(name: str) -> None:
    """The same move from the truth and from every world that looks the same."""
    for options in SHORT[name]:
        position = chabudai.game(name, **options).start(2)
        for number in range(8):
            if position.over:
                break
            seat = position.state.seat
            chosen = HumanBot(position.game, FORGETFUL, number)(position)
            for world in range(2):
                other = position.imagined(seat, world)
                assert HumanBot(position.game, FORGETFUL, number)(other) == chosen
            position.push_number(chosen)


def candidates(*values: float) -> list[Candidate]:
    return [Candidate(move, 1, value, ()) for move, value in enumerate(values)]


def test_slips_are_the_rarer_the_more_they_cost_and_none_costs_too_much() -> None:
    human, counts = Human(20, slip=0.5, most=0.1), Counter[int]()
    for number in range(2000):
        moves = candidates(0.30, 0.50, 0.47, 0.45, 0.39)
        counts[slipped(moves, human, 2, random.Random(number))] += 1
    assert counts[1] > counts[2] > counts[3] > 100
    assert counts[0] == counts[4] == 0  # too dear
    crowd = {slipped(moves, human, 8, random.Random(n)) for n in range(500)}
    assert crowd == {1}  # among eight a share of the win is smaller, and so is what counts as much


def test_what_was_forgotten_can_lie_anywhere_again() -> None:
    """A card that another was seen to take is in some worlds elsewhere, the hands' sizes stay."""
    position = chabudai.game("mojo", players=2, piles=2).start(1)
    rules, thumb = interpreted(position.game), make_bot("thumb", position.game, 0)
    while not any(map(any, field(position.state, "known"))):
        position.push_number(thumb(position))
    cards = field(position.state, "known")
    owner = next(p for p in range(2) if any(cards[p]))
    card = next(v for v, count in enumerate(cards[owner]) if count)
    known = position.observed(1 - owner)
    rules.lose_sight(known, 1 - owner)
    found = set()
    for number in range(60):
        world = known.copy()
        rules.cheap_stream(world, number)
        rules.resample(world, 1 - owner)
        hand = field(world, "hand")[owner]
        assert sum(hand) == field(position.state, "held")[owner]
        found.add(hand[card] > 0)
    assert found == {False, True}


def field(state: State, name: str) -> Any:
    return getattr(state, name)


@pytest.mark.parametrize("name", chabudai.names())
def test_levels_are_other_ones_for_other_numbers_of_players(name: str) -> None:
    """Whatever level_of says is who plays."""
    for options in SHORT[name]:
        position = chabudai.game(name, **options).start(4)
        for level in LEVELS[:2]:
            who = level_of(position.game, level, position.variant.players)
            assert make_bot(level, position.game, 3)(position) == bot_of(position.game, who, 3)(
                position
            )


def test_an_unknown_bot_is_refused_and_a_server_can_start_no_program() -> None:
    game = chabudai.find("mojo")
    for name in ("nobody", "process:true", "search:iterations=1000000000", ""):
        with pytest.raises(Refused):
            make_bot(name, game, 0)
