"""Learning from self-play: it gets better, goes on where it stopped, and a network stays honest."""

import dataclasses
import random
from array import array
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import chabudai
from chabudai.bots import learn
from chabudai.bots.fit import Positions, loss_of, shares, slope_of
from chabudai.bots.grown import Tree
from chabudai.bots.learn import Course, Found, Part, Runner, Work, harvested
from chabudai.bots.library import interpreted
from chabudai.bots.network import (
    Network,
    network_digest,
    read_network,
    shipped,
    size,
    traits_of,
    write_network,
)
from chabudai.bots.search import Search
from chabudai.bots.settings import Settings
from chabudai.kernel import words
from tests.variants import SHORT

MOJO = chabudai.find("mojo")
TINY = Course(
    games=200, searched=4, generations=2, iterations=2, one_in=3, hidden=4, epochs=4, chunks=4
)


class Stopped(Exception):
    pass


def here(_: object, parts: list[Part]) -> Iterator[Found]:
    """By Python, so that no compiler is needed; the last part first."""
    return ((part.number, harvested(part, interpreted(MOJO))) for part in reversed(parts))


def work(folder: Path, stop_at: str = "", runner: Runner = here) -> Work:
    def tell(text: str) -> None:
        if stop_at and text.startswith(stop_at):
            raise Stopped

    return Work(MOJO, TINY, folder, tell, runner)


def noise(game: str, hidden: int = 4, seed: int = 0) -> Network:
    traits = traits_of(chabudai.find(game))
    weights = np.random.default_rng(seed).normal(0, 0.5, size(len(traits), hidden))
    return Network(traits, hidden, array("d", weights.tolist()))


def test_loss_falls_and_a_stopped_course_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    whole = work(tmp_path / "whole")
    learn.learn(whole, tmp_path / "whole.json", tmp_path / "whole.svg")
    first = [row for row in whole.curve if row[0] == 0]
    assert first[-1][2] < first[0][2] < 1  # and better than an even guess
    assert first[-1][3] < 1  # in the exam too
    for stop_at in (
        "generation 0: games, part 3",
        "generation 0: epoch 2",
        "generation 1: epoch 1",
    ):
        with pytest.raises(Stopped):
            work(tmp_path / "parts", stop_at).run()
    learn.learn(work(tmp_path / "parts"), tmp_path / "parts.json", tmp_path / "parts.svg")
    for kind in ("json", "svg"):
        pair = [(tmp_path / f"{name}.{kind}").read_bytes() for name in ("whole", "parts")]
        assert pair[0] == pair[1]


def test_a_worker_of_another_process_learns_the_same(tmp_path: Path) -> None:
    for name, workers in (("here", 0), ("elsewhere", 1)):
        learn.learn(
            work(tmp_path / name, runner=learn.runner_of(workers, None)), tmp_path / f"{name}.json",
            None,
        )  # fmt: skip
    assert (tmp_path / "here.json").read_bytes() == (tmp_path / "elsewhere.json").read_bytes()


def test_slopes_are_those_of_the_loss() -> None:
    chance = np.random.default_rng(3)
    batch = Positions(chance.normal(size=(20, 3, 5)), chance.dirichlet([1, 1, 1], 20))
    weights = chance.normal(size=size(5, 4))

    def loss(at: np.ndarray) -> float:
        return -float((batch.results * np.log(shares(at, batch.traits)[0])).sum() / 20)

    slope = slope_of(weights, batch)
    for i in range(0, len(weights), 3):
        step = np.zeros(len(weights))
        step[i] = 1e-5
        assert (loss(weights + step) - loss(weights - step)) / 2e-5 == pytest.approx(
            slope[i], abs=1e-6
        )
    assert loss_of(weights * 0, [batch]) == pytest.approx(1.0)


@pytest.mark.parametrize("name", chabudai.names())
def test_traits_are_filled_and_judged_as_the_fit_does(name: str) -> None:
    """In all kinds of games: as many traits as names, none wild, and shares as in fit.py."""
    game = chabudai.find(name)
    code, network = interpreted(game), noise(name)
    seen = np.zeros(len(network.traits), bool)
    for options in SHORT[name]:
        position = chabudai.game(name, **options).start(5)
        chance = random.Random(1)
        players, mind = position.state.players, Tree(game, Settings(5), code, network).mind
        while not position.over:
            if code.is_resting(position.state) and players > 1:
                for row in mind.traits:
                    row[:] = [7.7] * len(row)
                code.judge(position.state, mind)
                traits = np.array(mind.traits[:players])
                assert np.abs(traits).max() < 7.7  # every trait is written, none is wild
                seen |= (traits != traits[0][0]).any(axis=0)
                found, _ = shares(np.array(network.weights), traits[None])
                assert np.allclose(found[0], mind.gains[:players], rtol=1e-9)
            position.push_number(chance.choice(position.legal()))
    assert seen.sum() > 0.8 * len(seen)


@pytest.mark.parametrize("name", chabudai.names())
def test_a_search_with_a_network_is_honest(name: str) -> None:
    """The same thoughts in the truth and in worlds that look the same to the seat."""
    game = chabudai.find(name)
    position = chabudai.game(name, players=3).start(4)
    chance = random.Random(3)
    for _ in range(15):
        position.push_number(chance.choice(position.legal()))
    worlds = [position, *(position.imagined(position.state.seat, n) for n in range(2))]
    settings = Settings(iterations=12, thumbs=0.3, ahead=0)
    code = interpreted(game)
    thoughts = [Search(game, settings, 2, code, noise(name)).think(w) for w in worlds]
    assert thoughts[0].candidates == thoughts[1].candidates == thoughts[2].candidates


def test_a_network_is_read_as_written_and_refused_for_other_traits(tmp_path: Path) -> None:
    path, network = tmp_path / "mojo.json", noise("mojo")
    write_network(path, MOJO, network, {"made by": "a test"})
    again = read_network(path, MOJO)
    assert (again.traits, again.hidden) == (network.traits, network.hidden)
    assert np.allclose(again.weights, network.weights, rtol=1e-5)
    path.write_text(path.read_text().replace('"total"', '"sum"'))
    with pytest.raises(ValueError, match="other traits"):
        read_network(path, MOJO)


def test_a_number_of_players_may_have_a_network_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "FOLDERS", [*words.FOLDERS])  # a game adds its own for good
    game = dataclasses.replace(MOJO, folder=tmp_path)
    usual = shipped(MOJO)
    own = dataclasses.replace(usual, weights=array("d", [2 * w for w in usual.weights]))
    write_network(tmp_path / "bots" / "network.json", game, usual, {})
    write_network(tmp_path / "bots" / "network-3.json", game, own, {})
    search = Search(game, Settings(iterations=1), code=interpreted(MOJO))
    for players, learned in ((2, usual), (3, own), (4, usual)):
        search.think(chabudai.game("mojo", players=players).start(1))
        assert list(search.trees[0].mind.weights) == pytest.approx(list(learned.weights), rel=1e-4)
        assert (network_digest(game, players) == network_digest(game, 2)) == (players != 3)


def test_a_course_may_play_one_number_of_players_alone() -> None:
    assert {each["players"] for each in learn.tables("momiji", 0)} == {2, 3, 4, 5}
    assert learn.tables("momiji", 5) == [{"players": 5, "morning_dew": True}]
    assert learn.tables("mojo", 7) == [{"players": 7}]
