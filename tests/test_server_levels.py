"""Bots that search, in the workers of a real server: nobody waits for a compiler."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

import chabudai
from chabudai.server.config import Config
from chabudai.server.house import House, Live
from chabudai.server.warming import Warmer
from tests.searching import compile_first, play_searching, play_while_compiling


def test_the_strongest_level_searches_once_its_machine_code_is_there() -> None:
    compile_first("mojo")
    assert play_searching("mojo", "master") > 20


def test_a_table_does_not_wait_for_the_compiler() -> None:
    assert play_while_compiling("mojo") < 60  # and every answer was by rules of thumb


@pytest.mark.parametrize(("pace", "most"), [(0.4, 3), (1.0, 1), (0.25, 4)])
def test_an_easy_decision_takes_as_long_as_a_hard_one(pace: float, most: int) -> None:
    house = House(Config(pace=pace), cast(Any, None), cast(Any, None))
    live = cast(Live, SimpleNamespace(paces=1))
    assert house.rest(live, 0.0) == pytest.approx(pace)
    slow = house.rest(live, pace * 1.5)
    assert slow == pytest.approx(pace / 2)
    dues = {round((took + house.rest(live, took)) / pace, 6) for took in (0.0, 0.01, pace * 0.9)}
    assert dues == {min(2, most)}
    house.rest(live, 100.0)  # a queue is no reason to be slow for ever
    assert live.paces == most


def test_machine_code_is_made_once_for_each_game() -> None:
    async def ask() -> None:
        warmer, begun = Warmer(), list[tuple[str, int]]()

        async def warm(name: str, rules: int) -> None:
            begun.append((name, rules))
            warmer.ready.add((name, rules))

        warmer.warm = warm  # type: ignore[method-assign]
        games = [chabudai.game(name).game for name in ("mojo", "momiji", "mojo")]
        assert not any(warmer.is_ready(game) for game in games)
        await asyncio.sleep(0)
        assert all(warmer.is_ready(game) for game in games)
        assert begun == [("mojo", games[0].version), ("momiji", games[1].version)]

    asyncio.run(ask())
