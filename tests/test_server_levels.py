"""Bots that search, in the workers of a real server."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from chabudai.server.config import Config
from chabudai.server.driver import Driver
from chabudai.server.live import LiveTable
from tests.searching import play_searching


def test_the_strongest_level_searches_from_its_first_move() -> None:
    assert play_searching("mojo", "master") > 20


@pytest.mark.parametrize(("pace", "most"), [(0.4, 3), (1.0, 1), (0.25, 4)])
def test_an_easy_decision_takes_as_long_as_a_hard_one(pace: float, most: int) -> None:
    driver = Driver(cast(Any, SimpleNamespace(config=Config(pace=pace))))
    live = cast(LiveTable, SimpleNamespace(paces=1))
    assert driver.rest(live, 0.0) == pytest.approx(pace)
    slow = driver.rest(live, pace * 1.5)
    assert slow == pytest.approx(pace / 2)
    dues = {round((took + driver.rest(live, took)) / pace, 6) for took in (0.0, 0.01, pace * 0.9)}
    assert dues == {min(2, most)}
    driver.rest(live, 100.0)  # a queue is no reason to be slow for ever
    assert live.paces == most
