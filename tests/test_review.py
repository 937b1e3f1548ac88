"""A game looked at again: parts add up to the whole, luck and skill to the result."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

import chabudai
from chabudai.bots.review import Effort, Review, Reviewer, decisions, moment, parts, whole
from chabudai.bots.simple import make_bot
from chabudai.kernel.position import Position
from chabudai.kernel.record import record_from
from chabudai.kernel.refusal import Refused
from tests.serving import Somebody, served, until

QUICK = Effort(iterations=20, worlds=4)


def finished(name: str, players: int, seed: int = 4) -> Position:
    position, chance = chabudai.game(name, players=players).start(seed), random.Random(seed)
    bot = make_bot("thumb", position.game, 1)
    while not position.over:
        careless = chance.random() < 0.2
        position.push_number(chance.choice(position.legal()) if careless else bot(position))
    return position


def reviewed(position: Position, effort: Effort | None = QUICK) -> Review:
    return whole(list(parts(position, effort)))


@pytest.mark.parametrize(
    ("name", "players"), [("mojo", 2), ("mojo", 4), ("momiji", 1), ("momiji", 3), ("mangrovia", 4)]
)
def test_start_chance_and_decisions_are_the_result(name: str, players: int) -> None:
    position = finished(name, players)
    review = reviewed(position)
    assert [move.move for move in review.moves] == decisions(position)
    for seat, line in enumerate(review.accounts):
        assert line.start + line.chance + line.own + line.others == pytest.approx(line.result)
        assert line.result == position.rules.win_share(position.state, seat)
    if players > 1:
        assert sum(line.start for line in review.accounts) == pytest.approx(1)
        assert sum(line.own + line.others for line in review.accounts) == pytest.approx(0, abs=0.1)
    else:
        assert review.accounts[0].others == 0


def test_every_decision_is_told_against_the_best_one() -> None:
    position = finished("momiji", 2)
    for move in reviewed(position).moves:
        played = position.played[move.move]
        before = Position(position.variant, played.before)
        assert move.seat == played.seat
        assert move.played.text == position.game.notation.move_text(played.move)
        assert move.best.text in before.moves()
        assert move.best.id
        assert 0 <= move.cost <= move.chance
        assert (move.cost == 0) or move.best.text != move.played.text
        assert len(move.known) == len(move.open) == len(move.gave) == 2


@pytest.mark.parametrize("name", ["mojo", "momiji", "mangrovia"])
def test_a_review_judges_by_what_a_seat_knew_alone(name: str) -> None:
    """What a seat couldn't know is dealt anew: its curve and its decisions are told alike."""
    position = finished(name, 3)
    reviewer = Reviewer(position, QUICK)
    for number in reviewer.numbers[:: len(reviewer.numbers) // 6]:
        played, true = position.played[number], reviewer.look_at(number)
        for seat in range(3):
            world = moment(position, played).imagined(seat, 5)
            position.played[number] = replace(played, before=world.state)
            found = reviewer.look_at(number)
            assert found.known[seat] == true.known[seat]
            if seat == true.seat:
                assert replace(found, known=true.known, open=true.open) == true
        position.played[number] = played


def test_parts_do_not_depend_on_each_other() -> None:
    position = finished("mojo", 3)
    together = list(parts(position, QUICK))
    again = Reviewer(position, QUICK)
    for part in reversed(together):
        assert again.part(part.first) == part


def test_turning_points_are_the_greatest_swings() -> None:
    review = reviewed(finished("mojo", 3))
    swings = [max(abs(a - b) for a, b in zip(t.before, t.after, strict=True)) for t in review.turns]
    assert swings == sorted(swings, reverse=True)
    assert swings[0] > 0.05


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(Refused) as refused:
        Reviewer(chabudai.game("mojo").start(1))
    assert refused.value.refusal.id == "record-not-over"


def test_the_server_reviews_in_its_workers_once_the_game_is_over(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table(options={"players": 2}, seats=["me", "thumb"])["table"]["id"]
        refused = ann.get(f"/tables/{table}/review", status=409)
        assert refused["refusal"]["id"] == "record-not-over"
        with ann.at(table) as chair:
            chair.play_on(random.Random(3))
        seen = []

        def is_there() -> bool:
            seen.append(ann.get(f"/tables/{table}/review"))
            return seen[-1]["review"] is not None

        until(is_there)
        assert [state["done"] for state in seen] == sorted(state["done"] for state in seen)
        record = record_from(ann.get(f"/tables/{table}/record"))
        review = whole(list(parts(chabudai.replay(record))))
        found = seen[-1]["review"]
        assert [line["own"] for line in found["accounts"]] == [a.own for a in review.accounts]
        assert len(found["moves"]) == seen[-1]["of"] == len(review.moves)
