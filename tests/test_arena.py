"""The arena: fair plans, results that survive, ratings that come out, early stops."""

import itertools
import json
import math
import random
import re
from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.arena.lines import Progress
from chabudai.arena.match import Match, Result, play_match, read_result
from chabudai.arena.picture import picture
from chabudai.arena.plan import lineups, planned
from chabudai.arena.rating import Meeting, Rating, meetings_of, rate, wilson
from chabudai.arena.tournament import Tournament, read_results, speed_of
from chabudai.arena.workers import one_by_one
from chabudai.cli import main
from chabudai.kernel.refusal import Refused

MOJO = chabudai.game("mojo", players=2)


def tournament(**changes: Any) -> Tournament:
    given: dict[str, Any] = dict(variants=[MOJO], bots=["random", "thumb"], kind="ladder", deals=3)
    return Tournament(**{**given, **changes})


def result(seats: tuple[str, ...], places: list[int], seed: int = 0) -> Result:
    shares = [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    zeros = [0] * len(seats)
    match = Match("mojo", {"players": len(seats)}, seed, seats)
    return Result(match, shares, places, zeros, 0, [[] for _ in seats])


@pytest.mark.parametrize("players", range(2, 9))
def test_both_sides_sit_everywhere_once(players: int) -> None:
    first, second = lineups("a", "b", players)
    assert all({x, y} == {"a", "b"} for x, y in zip(first, second, strict=True))


def test_all_meet_on_the_same_deals() -> None:
    matches = list(planned(MOJO, ["a", "b", "c"], "round-robin", 4, 10))
    assert len(matches) == 4 * 3 * 2
    for deal in range(10, 14):
        assert sum(match.seed == deal for match in matches) == 6
    assert len(list(planned(MOJO, ["a", "b", "c"], "ladder", 4, 0))) == 4 * 2 * 2


def test_a_match_is_the_same_again_and_survives_as_json() -> None:
    match = Match("mojo", MOJO.options, 5, ("thumb", "random"))
    first, again = play_match(MOJO, match), play_match(MOJO, match)
    assert (first.points, first.moves, first.places) == (again.points, again.moves, again.places)
    assert read_result(json.loads(json.dumps(first.json()))) == first
    assert math.isclose(sum(first.shares), 1)


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = tournament()
    whole.run(one_by_one, path, lambda: None)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:20], "utf-8")  # a crash in the middle of a line
    half = tournament()
    half.resume(path)
    assert len(half.results) == 3
    half.run(one_by_one, path, lambda: None)
    assert [r.points for r in read_results(path)] == [r.points for r in whole.results.values()]
    assert "thumb" in half.table()


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"game": 1}\n', "utf-8")
    with pytest.raises(Refused):
        tournament().resume(path)


# Ratings


@pytest.mark.needs("choix")
def test_ratings_find_the_strengths_that_made_the_results() -> None:
    strengths = {"a": 1.0, "b": 2.0, "c": 8.0}
    chance = random.Random(1)
    results = []
    for number in range(1500):
        seats = tuple(chance.sample(["a", "b", "c", "c"], 4))
        order = sorted(range(4), key=lambda i: chance.expovariate(strengths[seats[i]]))
        results.append(result(seats, [order.index(i) + 1 for i in range(4)], number))
    found = {rating.bot: rating for rating in rate(results)}
    for one, other in itertools.combinations(strengths, 2):
        truth = 400 * math.log10(strengths[one] / strengths[other])
        error = math.hypot(found[one].error, found[other].error)
        assert abs(found[one].points - found[other].points - truth) < 1.5 * error < 60


@pytest.mark.needs("choix")
def test_a_bot_that_never_loses_gets_a_finite_rating() -> None:
    best, _ = rate([result(("a", "b"), [1, 2], n) for n in range(30)])
    assert best.bot == "a"
    assert 200 < best.points < 2000
    assert best.error < 3000
    assert rate([]) == []


def lucky_deals(chance: random.Random, deals: int, luck: float) -> list[Result]:
    """Equal bots, two games a deal; with this chance the deal's luck gives one of them both."""
    results = []
    for deal in range(deals):
        lucky = chance.random() < luck
        winner = chance.choice("ab")
        for seats in (("a", "b"), ("b", "a")):
            first = winner if lucky else chance.choice("ab")
            results.append(result(seats, [1, 2] if seats[0] == first else [2, 1], deal))
    return results


def rates_of_truth(luck: float) -> tuple[float, float]:
    """How often the intervals of share and rating hold the truth."""
    chance = random.Random(5)
    held_share, held_rating, tries = 0, 0, 100
    for _ in range(tries):
        results = lucky_deals(chance, 60, luck)
        (meeting,) = meetings_of(results)
        held_share += abs(meeting.mean - 0.5) <= meeting.error
        best, _ = rate(results)
        held_rating += best.points <= best.error
    return held_share / tries, held_rating / tries


@pytest.mark.needs("choix")
@pytest.mark.parametrize("luck", [0.0, 0.8])
def test_intervals_hold_the_truth_though_games_of_a_deal_are_alike(luck: float) -> None:
    share, rating = rates_of_truth(luck)
    assert 0.91 <= share <= 0.99
    assert 0.91 <= rating <= 0.99


def test_ties_share_and_deals_with_a_game_missing_wait() -> None:
    results = [
        result(("a", "b"), [1, 1]),
        result(("b", "a"), [2, 1]),
        result(("a", "b"), [1, 2], 1),
    ]
    (meeting,) = meetings_of(results)
    assert meeting == Meeting("a", "b", (0.75,))


def test_the_sequential_test_decides_both_ways_and_seldom_wrongly() -> None:
    chance = random.Random(7)
    wrong = 0
    for true_share in (0.5, 0.6) * 40:
        shares: list[float] = []
        while not (decided := Meeting("a", "b", tuple(shares or [0.5])).is_decided(0.5, 0.6)):
            shares.append(sum(chance.random() < true_share for _ in range(2)) / 2)
        says_high = Meeting("a", "b", tuple(shares)).log_odds(0.5, 0.6) > 0
        wrong += says_high != (true_share == 0.6)
        assert decided
    assert wrong <= 10  # 5% of 80, and some luck


def test_a_decided_meeting_is_not_played_on() -> None:
    early = tournament(deals=400, stop=(0.5, 0.6))
    early.run(one_by_one, None, lambda: None)
    assert 20 <= len(early.results) < 100


def test_the_interval_of_a_rate_holds_it() -> None:
    low, high = wilson(50, 100)
    assert 0.40 < low < 0.5 < high < 0.60
    assert wilson(0, 10)[0] == 0


# Faces


def test_a_picture_shows_every_bot() -> None:
    drawn = picture("mojo", [Rating("a<b", 100, 20), Rating("c", -100, 20)])
    assert drawn.startswith("<svg")
    assert "a&lt;b" in drawn


def test_progress_tells_what_is_left() -> None:
    told: list[str] = []
    progress = Progress(2, 0, told.append)
    progress()
    progress()
    assert "2 of 2" in told[-1]


@pytest.mark.needs("choix")
def test_the_command_tells_programs_what_it_tells_people(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["arena", "mojo", "random", "thumb", "--players", "2", "--deals", "2", "--json"]
    assert main([*words, "--workers", "0"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["game"], told["games"], told["meetings"][0]["games"]) == ("mojo", 4, 4)
    times = told["milliseconds"]["thumb"]
    assert 0 < times["median"] <= times["p95"] <= times["most"]
    assert {rating["bot"] for rating in told["ratings"]} == {"random", "thumb"}


def test_times_are_told_by_rank() -> None:
    match = Match("mojo", {"players": 2}, 0, ("a", "b"))
    thought = Result(match, [1.0, 0.0], [1, 2], [0, 0], 0, [[float(n) for n in range(101)], []])
    assert speed_of([thought], "a") == {"median": 50.0, "p95": 95.0, "most": 100.0}
    assert speed_of([thought], "b") == {}


def test_results_of_an_earlier_arena_are_read() -> None:
    line = result(("a", "b"), [1, 2]).json()
    del line["times"]
    line |= {"decisions": [3, 4], "seconds": [0.1, 0.2], "slowest": [0.1, 0.1]}
    assert read_result(line) == result(("a", "b"), [1, 2])


@pytest.mark.needs("choix")
def test_the_command_plays_rates_and_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = ["--results", str(tmp_path / "r.jsonl"), "--picture", str(tmp_path / "p.svg")]
    words = ["arena", "mojo", "random", "thumb", "--players", "2,3", "--deals", "3"]
    assert main([*words, "--workers", "0", *files]) == 0
    assert "mojo players=3: 6 games" in capsys.readouterr().out
    assert (tmp_path / "p-mojo-2.svg").exists()


@pytest.mark.parametrize(
    "words",
    [
        ["mojo", "thumb", "thumb"],
        ["mojo", "thumb", "nobody"],
        ["mojo", "thumb", "random", "--deals", "0"],
        ["mojo", "thumb", "random", "--stop-early", "0.6"],
        ["mojo", "thumb", "random", "--stop-early", "0.6,0.5"],
        ["mojo", "thumb"],
        ["mojo", "thumb", "random", "--results", "no/such/folder/results.jsonl"],
        ["mojo", "thumb", "random", "--picture", "no/such/folder/ratings.svg"],
    ],
)
def test_the_command_refuses_nonsense(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    assert capsys.readouterr().err.startswith("chabudai: ")


def test_alone_bots_are_compared_by_their_wins(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "momiji", "random", "thumb", "--players", "1", "--deals", "2"]
    assert main([*words, "--workers", "0"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"thumb +wins \d+\.0% \(.* of 2, [0-3]\.\d0 points in the mean, median", told)
