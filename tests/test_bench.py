"""The harness and the page of bench/, without any rival: arithmetic, order, markers."""

import itertools
import json
from pathlib import Path

import pytest

from bench import harness, report
from bench.figures import COMPARISONS, LIMITS, Comparison, Limit
from bench.harness import Count, Measure, Sample, Summary

PAGE = f"# Speed\n\nWhy.\n\n{report.BEGIN}\nold\n{report.END}\n\nHow to read it.\n"


def summary(*rates: float) -> Summary:
    return Summary(rates, 90.0, 1.0)


def row(ours: float, rival: float, at_least: float | None) -> report.Row:
    return report.Row("ours", "theirs", "moves", at_least, summary(ours), summary(rival))


def run_of(*rows: report.Row) -> report.Run:
    limit = report.LimitRow("a copy", 30e-9, summary(5e7))
    return report.Run(
        "2026-01-02", "python -m bench", "a CPU", {"Python": "3"}, 5, 2.0, rows, (limit,), {}
    )


def test_a_rate_is_moves_by_seconds() -> None:
    assert Count(moves=300, games=3, seconds=1.5).rate == 200


def test_a_summary_has_the_median_the_spread_and_the_worst_share() -> None:
    counts = [Count(100, 2, 1.0), Count(400, 4, 2.0), Count(300, 2, 1.0)]
    samples = [Sample(count, share) for count, share in zip(counts, (0.9, 1.0, 0.8), strict=True)]
    found = harness.summarise(samples)
    assert found.rates == (100, 200, 300)
    assert (found.median, found.spread, found.share) == (200, 1, 0.8)
    assert found.moves_per_game == 100


def test_a_summary_without_games_has_no_moves_per_game() -> None:
    assert harness.summarise([Sample(Count(5, 0, 1.0), 1.0)]).moves_per_game == 0


def test_the_ratio_is_of_medians_and_its_range_of_rounds() -> None:
    ours, rival = summary(10, 40, 20), summary(5, 5, 2)
    assert harness.ratio(ours, rival) == 4
    assert harness.ratio_range(ours, rival) == (2, 10)


def test_rounds_are_interleaved_and_each_is_warmed_up() -> None:
    calls: list[tuple[str, float]] = []

    def contender(name: str) -> Measure:
        def measure(seconds: float) -> Count:
            calls.append((name, seconds))
            return Count(len(calls), 1, seconds)

        return measure

    told: list[tuple[int, str]] = []
    found = harness.interleave(
        {"a": contender("a"), "b": contender("b")},
        2,
        1.0,
        lambda n, name, _: told.append((n, name)),
    )
    assert calls == [("a", 0.1), ("a", 1.0), ("b", 0.1), ("b", 1.0)] * 2
    assert told == [(1, "a"), (1, "b"), (2, "a"), (2, "b")]
    assert [sample.count.moves for sample in found["b"]] == [4, 8]


def test_repeat_works_until_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(harness, "process_time", lambda: float(next(ticks)))
    assert harness.repeat(lambda: (10, 1), 3) == Count(moves=20, games=2, seconds=3.0)


def test_the_page_keeps_the_text_around_the_markers() -> None:
    text = report.between_markers(PAGE, "new")
    assert text == PAGE.replace("old", "new")
    assert report.between_markers(text, "new") == text


@pytest.mark.parametrize(
    "text",
    [
        "no markers",
        f"{report.BEGIN} never ends",
        f"{report.END} before {report.BEGIN}",
        f"{report.BEGIN}{report.END}{report.BEGIN}{report.END}",
    ],
)
def test_a_page_without_its_two_markers_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="once each"):
        report.between_markers(text, "new")


def test_the_table_says_what_was_reached_and_what_was_missed() -> None:
    text = report.tables(run_of(row(12e6, 2e6, 5), row(3e6, 2e6, 4), row(3000, 2000, None)))
    assert "| ours | 12.0 M moves | theirs | 2.00 M | **6.00×** | 6.00× to 6.00× | 5× |" in text
    assert "**1.50×** (missed)" in text
    assert "| ours | 3.00 k moves | theirs | 2.00 k | **1.50×** | 1.50× to 1.50× | – |" in text
    assert "| a copy | **20.0 ns** | 30.0 ns |" in text


def test_a_run_is_written_as_page_and_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    page, picture = tmp_path / "benchmarks.md", tmp_path / "pictures" / "benchmarks.svg"
    page.write_text(PAGE)
    report.write_page(run_of(row(12e6, 2e6, 5), row(9e5, 1e6, None)), page, picture)
    assert "](pictures/benchmarks.svg)" in page.read_text()
    assert picture.read_text().lstrip().startswith("<?xml")


def test_the_page_says_how_to_measure_again() -> None:
    assert (
        report.command(["mojo-batch"], 5, 0.5) == "./run bench mojo-batch --rounds 5 --seconds 0.5"
    )
    assert "by `python -m bench`: 5 interleaved rounds" in report.tables(run_of(row(2, 1, None)))


def test_a_run_is_kept_as_json() -> None:
    kept = json.loads(report.as_json(run_of(row(12e6, 2e6, 5))))
    assert kept["rows"][0]["ours"]["rates"] == [12e6]
    assert kept["limits"][0]["at_most"] == 30e-9


@pytest.mark.parametrize(
    ("number", "text"), [(11.52e6, "11.5 M"), (48_500, "48.5 k"), (950, "950"), (7.123, "7.12")]
)
def test_large_numbers_are_shown_short(number: float, text: str) -> None:
    assert report.short(number) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(2.0, "2.00 s"), (0.0123, "12.3 ms"), (4.5e-6, "4.50 µs"), (6e-9, "6.00 ns")],
)
def test_durations_have_a_unit(seconds: float, text: str) -> None:
    assert report.duration(seconds) == text


def test_every_figure_has_a_name_of_its_own_and_a_contender_that_exists() -> None:
    figures: list[Comparison | Limit] = [*COMPARISONS, *LIMITS]
    assert len({figure.name for figure in figures}) == len(figures)
    contenders = [figure.contender for figure in figures]
    contenders += [rival.contender for comparison in COMPARISONS for rival in comparison.rivals]
    for contender in contenders:
        module, function = contender.split(":")
        source = Path(harness.__file__).parent.joinpath(*module.split(".")).with_suffix(".py")
        assert f"def {function}()" in source.read_text()
