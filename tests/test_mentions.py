"""What a seat sees shares with the truth what seeing can't change, and nothing else."""

import random

import pytest

import chabudai
from chabudai.kernel.mentions import mentioned
from chabudai.kernel.position import TRUTH
from chabudai.kernel.state import State, i8

GAMES = chabudai.names()


class Small(State):
    hand = i8(3)
    deck = i8(3)
    pile = i8(3)


def clear(numbers: list[int]) -> None:
    for i in range(len(numbers)):
        numbers[i] = 0


def blank_hand(s: Small) -> None:
    clear(s.hand)


def blank_two(s: Small) -> None:
    blank_hand(s)
    s.deck[0] = 0


def blank_by_name(s: Small) -> None:
    setattr(s, "pi" + "le", [0, 0, 0])


def blank_by_method(s: Small) -> None:
    s.copy_from(Small())


def test_what_a_function_and_those_it_calls_name_counts_as_changed() -> None:
    assert mentioned(blank_hand, Small) == {"hand"}
    assert mentioned(blank_two, Small) == {"hand", "deck"}


def test_where_a_function_cannot_be_followed_all_counts_as_changed() -> None:
    def blank_from_outside(s: Small) -> None:
        s.hand = outside

    outside = [0, 0, 0]
    for function in (blank_by_name, blank_by_method, blank_from_outside):
        assert mentioned(function, Small) == set(Small.fields)


@pytest.mark.parametrize("name", GAMES)
def test_seats_are_shown_what_a_whole_copy_shows_and_the_truth_stays(name: str) -> None:
    choice = random.Random(name)
    position = chabudai.game(name).start(5)
    shared = set(position.state.fields) - {n for part in position.game.blanked for n in part}
    assert {"key", "rng"}.isdisjoint(shared)
    assert shared
    while not position.over and len(position.played) < 150:
        before = position.state.pack()
        for seat in (None, *range(position.state.players)):
            assert position.seen(seat).pack() == position.observed(seat).pack()
            position.view(seat), position.score(seat), position.picture(seat)
        position.score(TRUTH)
        assert position.state.pack() == before
        position.push_number(choice.choice(position.legal()))
