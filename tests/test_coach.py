"""Chances and advice: from what a seat knows alone, repeatable, better than points, in words."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.bots import calibrate
from chabudai.bots.chances import (
    Calibration,
    Scales,
    calibration_file,
    chances,
    master_settings,
    sharpened,
)
from chabudai.bots.coach import DO, LOOK, WARN, WHY, advise
from chabudai.bots.levels import bot_of
from chabudai.bots.library import compiled, interpreted
from chabudai.bots.network import network_digest, shipped
from chabudai.bots.reliability import brier, fitted_line, off_by, reliability
from chabudai.kernel.position import Position
from chabudai.kernel.words import LANGUAGES, say

GAMES = ("mojo", "momiji", "mangrovia")


def played(name: str, moves: int, players: int = 3, seed: int = 3) -> Position:
    position, chance = chabudai.game(name, players=players).start(seed), random.Random(moves)
    for _ in range(moves):
        position.push_number(chance.choice(position.legal()))
    return position


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_shares_and_the_same_in_every_world_of_the_seat(name: str) -> None:
    for moves in (9, 24):
        position = played(name, moves)
        for seat in range(3):
            found = chances(position, seat)
            assert sum(found) == pytest.approx(1)
            assert all(0 < p < 1 for p in found)
            for number in (1, 2):
                assert chances(position.imagined(seat, number), seat) == found


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_the_same_in_every_world_of_the_seat(name: str) -> None:
    position = played(name, 15)
    assert position.seat is not None
    other = position.legal()[-1]
    for depth in (WARN, LOOK, DO, WHY):
        true = advise(position, depth, other)
        for number in (1, 2):
            assert advise(position.imagined(position.seat, number), depth, other) == true


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_what_the_strongest_level_would_do(name: str) -> None:
    position = played(name, 13, players=4)
    level = bot_of(position.game, master_settings(position.game, 4), seed=5)
    assert position.numbers()[advise(position, DO, seed=5).move] == level(position)


def test_when_a_game_is_over_chances_are_the_result() -> None:
    position = chabudai.game("mojo", players=2).start(5)
    chance = random.Random(5)
    while not position.over:
        position.push_number(chance.choice(position.legal()))
    outcome = position.outcome()
    assert outcome
    assert [p for p, share in enumerate(chances(position, 0)) if share] == outcome.winners


@pytest.mark.parametrize("name", ["mojo", "momiji"])
def test_weighing_is_the_same_interpreted_and_compiled(name: str) -> None:
    position = played(name, 10)
    game, known = position.game, position.observed(1)
    found = []
    for code in (interpreted(game), compiled(game)):
        scales = Scales(game, position.variant.players, code=code)
        found.append(scales.weigh(known, 1, 77, 3))
        found.append(scales.weigh(position.state, -1, 78, 3, position.legal()[0]))
    assert found[:2] == found[2:]


@pytest.mark.parametrize("name", GAMES)
def test_depths_tell_more_and_more(name: str) -> None:
    position = played(name, 15)
    legal, named = position.moves(), position.legal()[-1]
    warn, look, do, why = (advise(position, depth, named) for depth in range(4))
    assert not warn.move
    assert not warn.places
    assert warn.chance is not None
    assert warn.instead is not None
    assert warn.instead <= warn.chance
    assert not look.move
    assert look.chance is None
    assert 1 < len(look.places) <= 3
    assert look.places == sorted(look.places, key=legal.index), "their order tells nothing"
    assert do.places == [do.move]
    assert do.move in look.places
    assert not do.reasons
    assert why.move == do.move
    assert "coach-chance" in [reason.id for reason in why.reasons]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    told = set()
    for name in GAMES:
        for moves in (6, 15, 30):
            position = played(name, moves)
            for reason in advise(position, WHY, position.legal()[-1]).reasons:
                text = say(language, reason.id, reason.args)
                assert text != reason.id
                assert "{" not in text
                told.add(reason.id)
    assert len(told) > 4, "reasons are of many kinds"


@pytest.mark.parametrize("name", GAMES)
def test_points_are_good_or_bad_as_the_game_counts_them(name: str) -> None:
    """In Mojo a move that lowers the hand's points rids one of them; it costs nothing."""
    fewest, most = {"coach-burden", "coach-rid"}, {"coach-gain", "coach-loss"}
    right, wrong = (fewest, most) if name == "mojo" else (most, fewest)
    positions = [played(name, moves) for moves in range(4, 40, 4)]
    told = {reason.id for position in positions for reason in advise(position, WHY).reasons}
    assert told & right, "some best moves change the points at once"
    assert not told & wrong


def test_a_sharper_network_says_the_same_louder() -> None:
    network = shipped(chabudai.find("mojo"))
    louder = sharpened(network, 2.0)
    out = len(network.weights) - network.hidden - len(network.traits)
    assert list(louder.weights[:out]) == list(network.weights[:out])
    assert list(louder.weights[out:]) == [2 * w for w in network.weights[out:]]


# Calibration


def test_a_line_is_found_again() -> None:
    chance, line = random.Random(1), (0.4, 1.7)
    said = [chance.uniform(0.02, 0.98) for _ in range(4000)]
    true = Calibration({}, {1: line}, {})
    came = [float(chance.random() < true.shares([p])[0]) for p in said]
    assert fitted_line(said, came) == pytest.approx(line, abs=0.2)
    found = Calibration({}, {1: fitted_line(said, came)}, {})
    better = [found.shares([p])[0] for p in said]
    assert brier(better, came) < brier(said, came)
    assert off_by(reliability(better, came)) < off_by(reliability(said, came))


@pytest.mark.parametrize("name", GAMES)
def test_what_was_measured_belongs_to_this_network_and_beats_points_alone(name: str) -> None:
    game = chabudai.find(name)
    table = json.loads(calibration_file(game).read_text("utf-8"))
    assert [int(n) for n in table["players"]] == list(calibrate.counts_of(game))
    for players, found in table["players"].items():
        assert found["network"] == network_digest(game, int(players)), f"chabudai calibrate {name}"
        assert found["brier"] < found["brier of points"]
        assert found["games"] >= 100
    told = (Path(__file__).parent.parent / "docs" / "calibration.md").read_text("utf-8")
    assert all(line in told for line in calibrate.report(table))


def test_a_calibration_goes_on_where_it_stopped(tmp_path: Any) -> None:
    game, work = chabudai.find("mojo"), tmp_path / "work.jsonl"
    wanted = calibrate.pieces(game, 2, calibrate.BLOCK) + calibrate.pieces(game, 3, calibrate.BLOCK)
    first = calibrate.work_on(work, wanted[:1], 0)
    assert len(work.read_text("utf-8").splitlines()) == 1
    every = calibrate.work_on(work, wanted, 0)
    assert every[wanted[0].key()] == first[wanted[0].key()]
    assert len(work.read_text("utf-8").splitlines()) == 2
    rows = calibrate.rows_of(wanted, every)
    assert len(rows) == 2 * calibrate.BLOCK * calibrate.MOMENTS
    assert all(len(row["weighed"]) == len(row["won"]) for row in rows)
