"""Puzzles: every file is readable, legal and hides nothing it should not; some are proved anew,
and mining finds them, goes on where it stopped, and says what it found."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import chabudai
from chabudai.arena import mining
from chabudai.bots.proving import LONGER, SEEDS, grade_of, prover, puzzle_in, rating_of, terms_of
from chabudai.bots.puzzles import Puzzle, is_fresh, puzzles_of, read_puzzle, write_puzzle
from chabudai.bots.simple import LEVELS, thumb_bot
from chabudai.games import NAMES
from chabudai.kernel.refusal import Refused
from chabudai.kernel.words import LANGUAGES, say
from chabudai.table import asked, puzzling

LEAST, MOST = 60, 96  # of a game
ANEW = 2  # of each game, proved here; all of them by `./run prove puzzles`


def puzzles(game: str) -> tuple[Puzzle, ...]:
    return puzzles_of(chabudai.find(game))


def themes_of(game: str) -> tuple[str, ...]:
    return chabudai.find(game).notation.THEMES  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("game", NAMES)
def test_there_are_enough_and_of_several_kinds(game: str) -> None:
    found = puzzles(game)
    assert LEAST <= len(found) <= MOST
    assert len({puzzle.position for puzzle in found}) == len(found)
    assert {puzzle.theme for puzzle in found} == set(themes_of(game))
    assert len({puzzle.start().state.players for puzzle in found}) >= 2


@pytest.mark.parametrize("game", NAMES)
def test_every_file_is_what_it_says(game: str) -> None:
    for puzzle in puzzles(game):
        position = puzzle.start()
        assert position.game.name == puzzle.game == game
        assert position.seat == puzzle.seat
        assert set(puzzle.worth) == set(position.moves())
        assert next(iter(puzzle.worth)) == puzzle.best
        assert thumb_bot(position.game)(position) == position.numbers()[puzzle.thumb]
        assert puzzle.thumb != puzzle.best == puzzle.line[0]
        assert puzzle.theme in themes_of(game)
        assert tuple(puzzle.found) == LEVELS
        assert (puzzle.grade, puzzle.rating) == (grade_of(puzzle.found), rating_of(puzzle.found))


@pytest.mark.parametrize("game", NAMES)
def test_every_proof_holds_over_three_seeds_and_four_times_the_budget(game: str) -> None:
    for puzzle in puzzles(game):
        budget = puzzle.runs[0].iterations
        wanted = [(seed, times * budget) for times in (1, LONGER) for seed in SEEDS]
        assert [(run.seed, run.iterations) for run in puzzle.runs] == wanted
        assert {run.best for run in puzzle.runs} == {puzzle.best}
        least = min(run.worth - run.second for run in puzzle.runs)
        assert puzzle.margin == pytest.approx(least, abs=0.0002)
        assert puzzle.margin >= terms_of(chabudai.find(game)).margin
        assert len(puzzle.rules) == len(puzzle.network) == 24


@pytest.mark.parametrize("game", NAMES)
def test_some_are_proved_anew(game: str) -> None:
    clearest = sorted(puzzles(game), key=lambda puzzle: -puzzle.margin)[:ANEW]
    for puzzle in clearest:
        position = puzzle.start()
        thought = prover(position.game, 7, puzzle.runs[0].iterations).think(position)
        assert position.game.notation.move_text(thought.move) == puzzle.best


@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_is_the_same_in_every_world_of_its_seat(game: str) -> None:
    """What is shown, and what is searched, rests on nothing that the seat does not know."""
    for puzzle in puzzles(game)[::10]:
        position = puzzle.start()
        for number in range(3):
            world = position.imagined(puzzle.seat, number)
            assert world.view(puzzle.seat) == position.view(puzzle.seat)
            assert world.moves() == position.moves()
            assert thumb_bot(world.game)(world) == thumb_bot(position.game)(position)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_theme_has_its_words(game: str, language: str) -> None:
    for theme in themes_of(game):
        for id in (f"{game}-theme-{theme}", f"{game}-theme-{theme}-why"):
            assert say(language, id) != id


def test_a_puzzle_is_shown_and_answered() -> None:
    puzzle = puzzles("mojo")[0]
    shown = puzzling.shown(puzzle.id)
    assert puzzle.best in shown.moves
    assert "theme" not in json.dumps(shown.view)
    right = puzzling.answered(puzzle.id, puzzle.best.upper(), 1200)
    assert (right.right, right.mine) == (True, right.best)
    assert right.rating > 1200
    assert [message.id.startswith("mojo-move-") for message in right.line] == [True] * len(
        puzzle.line
    )
    wrong = puzzling.answered(puzzle.id, puzzle.thumb, 1200)
    assert not wrong.right
    assert wrong.mine.chance < wrong.best.chance
    assert wrong.rating < 1200
    assert puzzling.answered(puzzle.id, puzzle.best, 1200, counts=False).rating == 1200


def test_a_bad_answer_is_refused_with_its_reason() -> None:
    puzzle = puzzles("mojo")[0]
    with pytest.raises(Refused) as refused:
        puzzling.answered(puzzle.id, "dance")
    assert refused.value.refusal.id == "mojo-unreadable"
    with pytest.raises(Refused) as unknown:
        puzzling.shown("mojo-nothing")
    assert unknown.value.refusal.id == "puzzle-unknown"


def test_a_page_without_a_server_is_answered_alike() -> None:
    module, puzzle = "chabudai.table.puzzling", puzzles("momiji")[0]
    told = asked.answer(f"{module}:told_list", ["2026-11-17"])
    assert json.loads(json.dumps(told))["today"].keys() == set(NAMES)
    shown = asked.answer(f"{module}:told_puzzle", [puzzle.id])
    assert json.loads(json.dumps(shown))["info"] in told["puzzles"]
    said = asked.answer(f"{module}:told_answer", [puzzle.id, puzzle.best, 1200, True])
    assert json.loads(json.dumps(said))["right"] is True
    for values in (["yesterday"], [5], []):
        with pytest.raises(Refused):
            asked.answer(f"{module}:told_list", values)


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    found = puzzles("mojo")
    days = [f"2027-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
    run = [puzzling.day_number(day) for day in days]
    assert run == sorted(run)
    chosen = [puzzling.of_day(found, f"2027-01-{day:02}").id for day in range(1, 29)]
    assert len(set(chosen)) == len(chosen)
    assert chosen == [puzzling.of_day(found, f"2027-01-{day:02}").id for day in range(1, 29)]


def test_mining_finds_goes_on_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results, out = tmp_path / "found.jsonl", tmp_path / "puzzles"
    command = ["mine", "mojo", "--workers", "0", "--results", str(results), "--out", str(out)]
    assert chabudai_main([*command, "--games", "1", "--first-deal", "3"]) == 0
    once = results.read_text()
    assert chabudai_main([*command, "--games", "2", "--first-deal", "3"]) == 0
    assert results.read_text().startswith(once)
    assert len(results.read_text().splitlines()) == 2
    files = sorted(out.glob("*.toml"))
    assert f"puzzles: {len(files)}" in capsys.readouterr().out
    found = [read_puzzle(path) for path in files]
    assert found
    assert all(is_fresh(puzzle) for puzzle in found)
    write_puzzle(found[0], tmp_path)
    assert (tmp_path / files[0].name).read_text() == files[0].read_text()
    write_puzzle(replace(found[0], rules="of before", found={}), out)
    untouched = [path.stat().st_mtime_ns for path in files[1:]]
    assert chabudai_main(["mine", "mojo", "--renew", str(out)]) == 0
    assert read_puzzle(files[0]) == found[0]
    assert [path.stat().st_mtime_ns for path in files[1:]] == untouched  # so it goes on


def test_a_move_that_is_not_clearly_best_makes_no_puzzle() -> None:
    position = chabudai.game("mojo", players=3).start(1)
    terms = replace(terms_of(position.game), iterations=200, margin=0.9)
    assert puzzle_in(position, {}, terms) is None


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    found = mining.Yield(mining.Dig("mojo", {"players": 2}, 5), ())
    mining.append(path, found)
    whole = path.read_text()
    path.write_text(whole + whole[:20])
    assert mining.read_yields(path) == [found]
    assert path.read_text() == whole


def chabudai_main(arguments: list[str]) -> int:
    from chabudai.cli import main

    return main(arguments)
