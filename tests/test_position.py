"""Positions as people use them: push, pop, undo, why not, views, outcomes, and broken texts."""

import itertools
import json
import random
from typing import Any

import pytest

import chabudai

TABLE = "mojo players=3\npile 0: 8\nhand 0: 0 3 5 7 9\nhand 1: 1 2 4 6\nhand 2: 5 6 7 8\n"


def test_a_whole_game_by_texts() -> None:
    position = chabudai.game("mojo", players=3).start(seed=7)
    while position.seat is not None:
        position.push(position.moves()[0])
    outcome = position.outcome()
    assert outcome
    totals = [scores["total"] for scores in outcome.scores]
    assert max(totals) >= 50
    assert [totals[seat] for seat in outcome.winners] == [min(totals)] * len(outcome.winners)


def test_the_same_seed_is_the_same_game_and_others_differ() -> None:
    game = chabudai.game("mojo", players=3)
    assert game.start(seed=7).text() == game.start(seed=7).text()
    assert game.start(seed=7).text() != game.start(seed=8).text()
    assert game.start().text() != game.start().text()


def test_push_refuses_and_changes_nothing() -> None:
    position = chabudai.position(TABLE)
    before = position.state.pack()
    with pytest.raises(chabudai.Refused, match="MJ-6: You have no 4") as error:
        position.push("play 4")
    assert error.value.refusal.args == {"card": 4, "hand": [0, 3, 5, 7, 9]}
    assert position.state.pack() == before


def test_pop_takes_back_and_an_empty_history_raises() -> None:
    position = chabudai.position(TABLE)
    text = position.text()
    position.push("play 7")
    position.pop()
    assert position.text() == text
    with pytest.raises(IndexError):
        position.pop()


def test_views_are_json_and_keep_secrets() -> None:
    position = chabudai.position(TABLE)
    assert json.loads(json.dumps(position.view(1)))["hand"] == [1, 2, 4, 6]
    assert position.view(None)["hand"] is None
    with pytest.raises(ValueError, match="no seat 3"):
        position.view(3)


@pytest.mark.parametrize("name", chabudai.names())
def test_what_all_see_alike_is_made_once_and_tells_no_less(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, choice = chabudai.game(name, players=3).start(4), random.Random(4)
    notation: Any = position.game.notation
    made, whole = list[Any](), getattr(notation, "open_view", None)

    def counted(s: Any) -> Any:
        made.append(s)
        return whole(s) if whole else {}

    if whole:
        monkeypatch.setattr(notation, "open_view", counted)
    viewers = [None, *range(3)]
    while not position.over and len(position.played) < 60:
        made.clear()
        views = [position.view(seat) for seat in viewers]
        assert len(made) == bool(whole)
        for seat, view in zip(viewers, views, strict=True):
            alone = notation.view(position.observed(seat), -1 if seat is None else seat)
            assert json.dumps(alone) == json.dumps({key: view[key] for key in view if key in alone})
        position.push_number(choice.choice(position.legal()))


@pytest.mark.parametrize("name", chabudai.names())
def test_states_share_what_a_move_left_alone_and_none_changes_any_more(name: str) -> None:
    position, choice = chabudai.game(name, players=3).start(4), random.Random(4)
    states, packed = [position.state], [position.state.pack()]
    while not position.over and len(position.played) < 120:
        position.push_number(choice.choice(position.legal()))
        position.view(position.seat)
        states.append(position.state)
        packed.append(position.state.pack())
    assert [state.pack() for state in states] == packed
    rows, grids, blocks = states[0].lists
    for before, after in itertools.pairwise(states):
        for field in rows + grids + blocks:
            one, two = getattr(before, field), getattr(after, field)
            assert (one is two) == (one == two)


def test_events_are_told_by_seat() -> None:
    position = chabudai.position(TABLE)
    position.push("play 9")
    assert [e.id for e in position.last_events(0)] == ["mojo-played", "mojo-drew"]
    assert [e.id for e in position.last_events(1)] == ["mojo-played", "mojo-drew-hidden"]
    assert "card" not in position.last_events(None)[1].args


def test_options_are_read_and_refused() -> None:
    assert chabudai.game("mojo", players="5").players == 5
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"players": 9}, "MJ-2: The option players goes from 2 to 8"),
        ({"players": "many"}, "whole number"),
        ({"players": True}, "whole number"),
        ({"colour": 1}, "no option “colour”"),
    ]
    for options, words in wrong:
        with pytest.raises(chabudai.Refused, match=words):
            chabudai.game("mojo", **options)
    with pytest.raises(chabudai.Refused, match="no game “chess”; there are mojo"):
        chabudai.game("chess")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("pile 0: 8", "pile 0:"), "“pile 0” has no cards"),
        (("pile 0: 8", "pile 0: 13"), "“pile 0” goes from 0 to 12; 13"),
        (("pile 0: 8", "pile 0: x"), "“pile 0” takes whole numbers"),
        (("pile 0: 8", "pile zero"), "no colon"),
        (("pile 0: 8\n", ""), "“pile 0” is missing"),
        (("pile 0: 8", "pile 0: 8\npile 0: 8"), "stands there twice"),
        (("pile 0: 8", "pile 0: 8\npile 5: 8"), "Nothing is called “pile 5”"),
        (("pile 0: 8", "pile 0: 0 0 0 0 0"), "6 cards of value 0; the box has 4"),
        (("hand 1: 1 2 4 6", "hand 1: 1 2"), "“hand 1” has 2 cards; a hand of 3"),
        (("hand 1: 1 2 4 6", "laid 1: 1 2 4 6"), "“laid 1”: 4 cards"),
        (("hand 1: 1 2 4 6", "hand 1: 1 2 4 6\nknown 1: 7"), "“known 1” names cards"),
        (("hand 1: 1 2 4 6", "hand 1: 1 2 4 6\nup 1: 7"), "“up 1”: only a player in mojo time"),
        (("hand 1", "seat: 7\nhand 1"), "“seat” goes from 0 to 2"),
        (("hand 1", "phase: sleep\nhand 1"), "“phase” takes one of play, chain"),
        (("hand 1", "phase: chain\nhand 1"), "“on” is there exactly"),
        (("hand 1", "phase: turn up\nhand 1"), "exactly in mojo time"),
        (("hand 1", "phase: over\nhand 1"), "the game is over exactly when"),
        (("hand 1", "totals: 1 2\nhand 1"), "in the line “totals”: 2; 3 are needed"),
        (("hand 1", "round: 2\nhand 1"), "“holder”: somebody holds"),
        (("hand 1", "trail: 3\nhand 1"), "“trail” does not fit"),
        (("hand 1", "moves: -1\nhand 1"), "“moves” goes from 0"),
        (("mojo players=3", "mojo players=3 piles"), "“piles” is neither"),
        (("mojo players=3", "chess players=3"), "no game “chess”"),
    ],
)
def test_a_broken_position_is_refused_by_its_line(change: tuple[str, str], words: str) -> None:
    with pytest.raises(chabudai.Refused) as error:
        chabudai.position(TABLE.replace(*change, 1))
    assert words in str(error.value)


def test_a_position_of_other_options_is_refused() -> None:
    with pytest.raises(chabudai.Refused, match="other options"):
        chabudai.game("mojo", players=4).position(TABLE)
    with pytest.raises(chabudai.Refused, match="The position is empty"):
        chabudai.position("# nothing\n")
