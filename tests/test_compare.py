"""Two games of one deal, compared; what a day brings; bots that answer from the deal."""

import random
from datetime import date, timedelta
from pathlib import Path

import pytest

import chabudai
from chabudai.cli import main
from chabudai.kernel.position import Position
from chabudai.table import told
from chabudai.table.compare import compare
from chabudai.table.deals import plan_of_day, standing_of, streak_to, turns_of
from chabudai.table.making import ME
from chabudai.table.thinking import new_bot


def played(game: str, choice: int, seed: int = 7, same: int = 0) -> Position:
    """A random game; the first moves are the same whatever the choice."""
    position = chabudai.game(game, players=2).start(seed)
    chances = random.Random(0), random.Random(choice)
    while not position.over:
        which = chances[0] if len(position.played) < same else chances[1]
        position.push_number(which.choice(position.legal()))
    return position


@pytest.mark.parametrize("game", chabudai.names())
def test_two_games_of_one_deal_part_where_they_part(game: str) -> None:
    one, other = played(game, 1, same=9), played(game, 2, same=9)
    found = compare(one, other, seat=1)
    first = next(
        number
        for number, pair in enumerate(zip(one.played, other.played, strict=False))
        if pair[0].move != pair[1].move
    )
    assert found.shared == first >= 9
    assert found.parted is not None
    assert found.parted_by == one.played[first].seat
    before = found.moments[: found.parted]
    assert all(moment.same for moment in before)
    mine = [number for number, move in enumerate(one.played) if move.seat == 1]
    assert [m.one.move for m in found.moments if m.one] == mine
    last = next(m.one for m in reversed(found.moments) if m.one)
    again = chabudai.replay(one.record())
    while len(again.played) > last.move + 1:
        again.pop()
    assert last.totals == told.totals(again, 1)
    assert [side.outcome for side in found.sides] == [one.outcome(), other.outcome()]
    keys = [standing_of(position, 1).key for position in (one, other)]
    assert found.better == (None if keys[0] == keys[1] else keys.index(max(keys)))
    same = compare(one, one, seat=0)
    assert same.better is None
    assert (same.parted, same.parted_by) == (None, None)


def test_only_games_of_one_deal_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / f"{name}.json" for name in "abc"]
    for file, (choice, seed) in zip(files, ((1, 7), (2, 7), (1, 8)), strict=True):
        file.write_text(played("mojo", choice, seed).record().text(), "utf-8")
    assert main(["compare", str(files[0]), str(files[1]), "--seat", "1"]) == 0
    assert sum(line.startswith(">") for line in capsys.readouterr().out.splitlines()) == 1
    assert main(["compare", str(files[0]), str(files[2])]) == 2
    assert "same deal" in capsys.readouterr().err


@pytest.mark.parametrize("game", chabudai.names())
def test_days_go_through_all_turns_and_seats(game: str) -> None:
    found = chabudai.find(game)
    turns = len(turns_of(found))
    days = [str(date(2026, 1, 1) + timedelta(n)) for n in range(5 * turns)]
    plans = [plan_of_day(found, day) for day in days]
    assert all(plan.seats.count(ME) == 1 for plan in plans)
    for first in range(turns):
        again = plans[first::turns]
        assert len({str(plan.variant.options) for plan in again}) == 1
        assert len({plan.seat for plan in again}) == again[0].variant.players


def test_better_results_have_larger_keys() -> None:
    low = played("mojo", 3)
    winner = next(iter(low.outcome().winners))  # type: ignore[union-attr]
    mine, other = standing_of(low, winner), standing_of(low, 1 - winner)
    assert mine.key > other.key
    assert mine.margin == -other.margin == other.points - mine.points >= 0  # the fewest points win
    assert streak_to("2026-03-02", {"2026-03-01", "2026-02-28", "2026-02-26"}) == 2


@pytest.mark.parametrize("name", ["random", "casual", "master"])
def test_a_bot_answers_from_its_seed_alone(name: str) -> None:
    """Another bot of the same seed, asked in another order, answers the same."""
    position = chabudai.game("mojo", players=3).start(5)
    states = []
    for _ in range(6):
        states.append(Position(position.variant, position.observed(position.state.seat)))
        position.push_number(position.legal()[0])
    answers = []
    for order in (states, states[::-1]):
        bot = new_bot(name, position.game, 3, 99, timed=False)
        answers.append({state.state.moves: bot(state) for state in order})
    assert answers[0] == answers[1]
