"""One at a time at each table, in the order in which they came."""

import asyncio

import pytest

from chabudai.server.lineup import Attempt, Lineup


def test_thousands_leave_at_once_in_their_order() -> None:
    lineup, done = Lineup(), list[int]()

    def begin(number: int) -> None:
        done.append(number)
        lineup.leave()

    lineup.enter(lambda: None)  # who stays
    for number in range(5000):
        lineup.enter(lambda number=number: begin(number))  # type: ignore[misc]
    assert not done
    lineup.leave()
    assert done == list(range(5000))
    assert not lineup.taken


def test_who_does_not_wait_any_more_is_passed_by() -> None:
    async def play() -> None:
        lineup, seen = Lineup(), list[str]()

        async def visit(name: str) -> None:
            async with lineup:
                seen.append(name)
                await asyncio.sleep(0)

        async with lineup:
            visits = [asyncio.create_task(visit(name)) for name in "abc"]
            await asyncio.sleep(0)
            visits[1].cancel()
        answers = await asyncio.gather(*visits, return_exceptions=True)
        assert seen == ["a", "c"]
        assert isinstance(answers[1], asyncio.CancelledError)
        assert not lineup.taken

    asyncio.run(play())


def test_a_visit_that_fails_lets_the_next_in() -> None:
    async def play() -> None:
        lineup = Lineup()
        with pytest.raises(ValueError, match="a test"):
            async with lineup:
                raise ValueError("a test")
        async with lineup:
            assert lineup.taken

    asyncio.run(play())


def test_an_answer_that_fails_stops_no_table(caplog: pytest.LogCaptureFixture) -> None:
    class Live:
        lineup = Lineup()

    def refuse(_: object) -> None:
        raise ValueError("a test")

    def wish(_: object) -> None:
        raise KeyError("not now")

    live = Live()
    attempt = Attempt(None, live, wish, refuse, None)  # type: ignore[arg-type]
    live.table = None  # type: ignore[attr-defined]
    live.lineup.enter(attempt.make)
    assert not live.lineup.taken
    assert not live.lineup.running
    assert "not answered" in caplog.text
