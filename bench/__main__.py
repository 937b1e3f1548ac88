"""Measure Chabudai beside other libraries; print the result and, on wish, keep it."""

import argparse
import datetime
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from bench import report
from bench.figures import COMPARISONS, LIMITS, Comparison, Limit, prepare
from bench.harness import (
    Measure,
    NotThereError,
    Sample,
    Summary,
    interleave,
    one_core,
    summarise,
)

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
PICTURE = ROOT / "docs" / "pictures" / "benchmarks.svg"
Figure = TypeVar("Figure", Comparison, Limit)


def main(arguments: Sequence[str]) -> int:
    chosen = read(arguments)
    one_core()
    left_out: dict[str, str] = {}
    rows: list[report.Row] = []
    limits: list[report.LimitRow] = []
    for comparison in wanted(COMPARISONS, chosen.names):
        if comparison.unless_named and not chosen.names:
            left_out[comparison.name] = comparison.unless_named
        else:
            rows += compare(comparison, chosen, left_out)
    for limit in wanted(LIMITS, chosen.names):
        limits += check(limit, chosen, left_out)
    run = report.Run(
        date=datetime.date.today().isoformat(),
        command=report.command(chosen.names, chosen.rounds, chosen.seconds),
        cpu=report.cpu_name(),
        versions=report.versions(),
        rounds=chosen.rounds,
        seconds=chosen.seconds,
        rows=tuple(rows),
        limits=tuple(limits),
        left_out=left_out,
    )
    print("\n" + report.tables(run))
    if chosen.json:
        chosen.json.write_text(report.as_json(run))
    if chosen.write:
        report.write_page(run, PAGE, PICTURE)
    return 0


def read(arguments: Sequence[str]) -> argparse.Namespace:
    names = [figure.name for figure in (*COMPARISONS, *LIMITS)]
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(names)}")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="each time, at least")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep every number there")
    parser.add_argument("--write", action="store_true", help="put table and picture into docs/")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.names) - set(names):
        parser.error(f"no such name: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("rounds and seconds must be above zero")
    return chosen


def wanted(figures: Sequence[Figure], names: Sequence[str]) -> list[Figure]:
    return [figure for figure in figures if not names or figure.name in names]


def compare(
    comparison: Comparison, chosen: argparse.Namespace, left_out: dict[str, str]
) -> Iterator[report.Row]:
    """A row for every rival that is there."""
    print(comparison.name, flush=True)
    labels = {comparison.label: comparison.contender}
    labels |= {rival.label: rival.contender for rival in comparison.rivals}
    found = measure(labels, chosen, left_out)
    for rival in comparison.rivals:
        if comparison.label in found and rival.label in found:
            yield report.Row(
                comparison.label,
                rival.label,
                comparison.unit,
                rival.at_least,
                found[comparison.label],
                found[rival.label],
            )


def check(
    limit: Limit, chosen: argparse.Namespace, left_out: dict[str, str]
) -> Iterator[report.LimitRow]:
    """A row, if there is something to measure."""
    print(limit.name, flush=True)
    for found in measure({limit.label: limit.contender}, chosen, left_out).values():
        yield report.LimitRow(limit.label, limit.at_most, found)


def measure(
    labels: dict[str, str], chosen: argparse.Namespace, left_out: dict[str, str]
) -> dict[str, Summary]:
    """Contenders measured in turn, by label; nothing at all if ours, the first, is missing."""
    ready: dict[str, Measure] = {}
    for label, contender in labels.items():
        print(f"  preparing {label}", flush=True)
        try:
            ready[label] = prepare(contender)
        except (ImportError, NotThereError) as error:
            left_out[label] = str(error)
            print(f"  left out: {label}: {error}", flush=True)
            if not ready:
                return {}
    samples = interleave(ready, chosen.rounds, chosen.seconds, say)
    return {label: summarise(taken) for label, taken in samples.items()}


def say(number: int, label: str, sample: Sample) -> None:
    rate, share = sample.count.rate, sample.share
    print(f"  round {number}  {label:<46} {rate:>14,.0f} /s  {share:>4.0%} of the core", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
