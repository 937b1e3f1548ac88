"""The arena: fair plans, results that survive, ratings that come out, early stops."""

import itertools
import json
import math
import random
from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.arena.match import Match, Result, play_match, read_result
from chabudai.arena.picture import picture
from chabudai.arena.plan import lineups, planned
from chabudai.arena.rating import Meeting, Rating, meetings_of, rate, wilson
from chabudai.arena.tournament import Progress, Tournament, read_results
from chabudai.arena.workers import by_processes, one_by_one
from chabudai.cli import main
from chabudai.kernel.refusal import Refused
from tests import dying

MOJO = chabudai.game("mojo", players=2)


def tournament(**changes: Any) -> Tournament:
    given: dict[str, Any] = dict(variants=[MOJO], bots=["random", "thumb"], kind="ladder", deals=3)
    return Tournament(**{**given, **changes})


def result(seats: tuple[str, ...], places: list[int], seed: int = 0) -> Result:
    shares = [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    zeros = [0] * len(seats)
    match = Match("mojo", {"players": len(seats)}, seed, seats)
    return Result(match, shares, places, zeros, 0, zeros, [0.0] * len(seats), [0.0] * len(seats))


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


def test_a_killed_worker_loses_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(dying.FLAG, str(tmp_path / "dead"))
    matches = list(planned(MOJO, ["random", "thumb"], "ladder", 6, 0))
    results = list(by_processes(matches, 2, dying.play_or_die))
    assert (tmp_path / "dead").exists()
    assert sorted(r.match.key for r in results) == sorted(m.key for m in matches)


@pytest.mark.needs("ray")
@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_of_ray_loses_no_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ray

    from chabudai.arena.on_ray import by_ray

    monkeypatch.setenv(dying.FLAG, str(tmp_path / "dead"))
    root = str(Path(__file__).parent.parent)
    env = {"env_vars": {"PYTHONPATH": root, dying.FLAG: str(tmp_path / "dead")}}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env=env)
    try:
        matches = list(planned(MOJO, ["random", "thumb"], "ladder", 6, 0))
        results = list(by_ray(matches, player=dying.play_or_die))
    finally:
        ray.shutdown()
    assert (tmp_path / "dead").exists()
    assert sorted(r.match.key for r in results) == sorted(m.key for m in matches)


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
    ],
)
def test_the_command_refuses_nonsense(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    assert capsys.readouterr().err.startswith("chabudai: ")


def test_alone_bots_are_compared_by_their_wins(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "momiji", "random", "thumb", "--players", "1", "--deals", "2"]
    assert main([*words, "--workers", "0"]) == 0
    assert "wins 0.0%" in capsys.readouterr().out
