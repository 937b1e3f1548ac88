"""Search: repeatable, the same interpreted and compiled, honest, and able to say why."""

import dataclasses
import random
import threading
import time
from typing import Any

import pytest

import chabudai
from chabudai.bots.library import compiled, interpreted
from chabudai.bots.search import Search
from chabudai.bots.settings import Settings, read_settings
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused

MOJO = chabudai.find("mojo")


def mojo(seed: int = 3, players: int = 3, moves: int = 0, **options: Any) -> Position:
    return played(chabudai.game("mojo", players=players, **options).start(seed), moves)


def played(position: Position, moves: int) -> Position:
    chance = random.Random(moves)
    for _ in range(moves):
        position.push_number(chance.choice(position.legal()))
    return position


@pytest.mark.parametrize("thumbs", [0.0, 0.5])
@pytest.mark.parametrize("name", ["mojo", "momiji", "mangrovia"])
def test_interpreted_and_compiled_search_grow_the_same_tree(name: str, thumbs: float) -> None:
    game = chabudai.find(name)
    settings = Settings(iterations=40, thumbs=thumbs, widen=2.0, ahead=1)
    grown: list[Any] = []
    for code in (interpreted(game), compiled(game)):
        search = Search(game, settings, 5, code)
        search.think(played(chabudai.game(name, players=3).start(3), 12))
        tree: Any = search.trees[0].mind.tree
        grown.append(tree if isinstance(tree, list) else tree.tolist())
        grown.append(list(search.trees[0].mind.worth))
    assert grown[:2] == grown[2:], "trees and worths must be equal to the last bit"


def test_a_thought_adds_up() -> None:
    position = mojo()
    thought = Search(MOJO, Settings(iterations=300), 1).think(position)
    assert sum(c.visits for c in thought.candidates) == thought.iterations == 300
    assert {c.move for c in thought.candidates} == set(position.legal())
    assert all(0 <= c.value <= 1 and c.line[0] == c.move for c in thought.candidates)
    assert thought.json(MOJO)["move"] in position.moves()


def test_equal_seeds_think_alike_and_two_threads_too() -> None:
    for threads in (1, 2):
        settings = Settings(iterations=200, threads=threads)
        first, again = (Search(MOJO, settings, 9).think(mojo(moves=7)) for _ in range(2))
        assert first.candidates == again.candidates
        assert first.iterations == 200 * threads
    other = Search(MOJO, settings, 10).think(mojo(moves=7))
    assert other.candidates != first.candidates


@pytest.mark.parametrize("piles", [1, 2])
def test_a_world_that_looks_the_same_gets_the_same_answer(piles: int) -> None:
    for moves in (0, 9, 25):
        position = mojo(players=4, moves=moves, piles=piles)
        seat = position.state.seat
        truth = Search(MOJO, Settings(iterations=150), 2).think(position)
        for number in range(3):
            world = position.imagined(seat, number)
            assert world.state != position.state
            thought = Search(MOJO, Settings(iterations=150), 2).think(world)
            assert thought.candidates == truth.candidates


@pytest.mark.parametrize("name", ["momiji", "mangrovia"])
def test_searches_of_other_games_are_honest_too(name: str) -> None:
    game = chabudai.find(name)
    position = played(chabudai.game(name, players=3).start(4), 15)
    worlds = [position, *(position.imagined(position.state.seat, n) for n in range(2))]
    settings = Settings(iterations=6, thumbs=0.3)
    thoughts = [Search(game, settings, 2, interpreted(game)).think(w) for w in worlds]
    assert thoughts[0].candidates == thoughts[1].candidates == thoughts[2].candidates


def test_time_is_kept_and_a_search_can_be_stopped() -> None:
    Search(MOJO, Settings(iterations=1)).think(mojo())  # compiled by now
    took = [Search(MOJO, Settings(seconds=0.1)).think(mojo()).seconds for _ in range(3)]
    assert 0.1 <= min(took) < 0.6  # a busy machine may disturb one or two
    search = Search(MOJO, Settings(seconds=120.0))
    threading.Timer(0.1, lambda: setattr(search, "stop", True)).start()
    begun = time.perf_counter()
    assert search.think(mojo()).candidates
    assert time.perf_counter() - begun < 60


def test_a_bot_stops_when_its_move_is_certain_and_makes_the_same_one() -> None:
    """Hints and reviews are thought through to the end; a bot's answer is the same without it."""
    settings, saved = Settings(iterations=320), 0
    for moves in range(0, 40, 4):
        position = mojo(moves=moves)
        whole, brief = (
            Search(MOJO, settings, 9).think(position, briefly=briefly) for briefly in (False, True)
        )
        assert whole.iterations == 320
        assert brief.move == whole.move == Search(MOJO, settings, 9)(position)
        saved += whole.iterations - brief.iterations
    assert saved > 320


def test_a_single_legal_move_needs_no_search() -> None:
    position = mojo()
    while len(position.legal()) > 1:
        position.push_number(position.legal()[0])
    search = Search(MOJO, Settings(iterations=10**9))
    assert search(position) == position.legal()[0]


def test_the_tree_is_kept_after_a_move_that_showed_nothing() -> None:
    game = chabudai.find("momiji")
    position = played(chabudai.game("momiji", players=2).start(1), 0)
    search = Search(game, Settings(iterations=8, thumbs=1.0), 1, interpreted(game))
    for _ in range(60):
        move = search.think(position).move
        position.push_number(move)
        kept = search.kept_move(position)
        assert (kept == move) == (
            not position.played[-1].revealed and position.state.seat == position.played[-1].seat
        )
        if kept is not None:
            break
    assert kept is not None
    search.look(position.observed(position.state.seat), kept)
    assert search.trees[0].top > 1


def test_a_game_without_hooks_is_searched_to_its_end() -> None:
    game = dataclasses.replace(MOJO, name="unheard-of", bots=())
    assert interpreted(game).thumb.__module__ == "chabudai.bots.plain"
    assert interpreted(MOJO).thumb.__module__ == "chabudai.games.mojo.bots.thumb"
    search = Search(game, Settings(iterations=5), 1, interpreted(game))
    assert search(mojo(players=2)) in mojo(players=2).legal()


def test_settings_are_read_or_refused() -> None:
    assert read_settings("iterations=5,explore=0.5") == Settings(iterations=5, explore=0.5)
    for text in ("", "depth=3", "iterations=many", "iterations=5,threads=0"):
        with pytest.raises(Refused):
            read_settings(text)
