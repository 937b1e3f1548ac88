"""A run as a page: a table, a picture, and what is needed to judge and repeat it."""

import importlib.metadata
import json
import math
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.harness import Summary, ratio, ratio_range

BEGIN = "<!-- measured: begin -->"
END = "<!-- measured: end -->"
LIBRARIES = (
    "numpy", "open_spiel", "rlcard", "pgx", "jax", "catanatron", "catanatron_gym",
    "gymnasium", "pettingzoo",
)  # fmt: skip
OURS, TARGET = "#2f6f8f", "#c1440e"


@dataclass(frozen=True)
class Row:
    """Ours against one rival."""

    ours_label: str
    rival_label: str
    unit: str
    at_least: float | None
    ours: Summary
    rival: Summary

    @property
    def ratio(self) -> float:
        return ratio(self.ours, self.rival)


@dataclass(frozen=True)
class LimitRow:
    """Something that may take so many seconds."""

    label: str
    at_most: float
    ours: Summary

    @property
    def seconds(self) -> float:
        return 1 / self.ours.median


@dataclass(frozen=True)
class Run:
    date: str
    command: str
    cpu: str
    versions: dict[str, str]
    rounds: int
    seconds: float
    rows: tuple[Row, ...]
    limits: tuple[LimitRow, ...]
    left_out: dict[str, str]  # what could not be measured, and why


def cpu_name() -> str:
    """As the system calls it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def versions() -> dict[str, str]:
    """Of Python and of every library here that was found."""
    found = {"Python": platform.python_version()}
    for name in LIBRARIES:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def command(names: Sequence[str], rounds: int, seconds: float) -> str:
    """What to type to measure the same again."""
    return " ".join(["./run bench", *names, f"--rounds {rounds} --seconds {seconds:g}"])


def as_json(run: Run) -> str:
    return json.dumps(asdict(run), indent=1, ensure_ascii=False) + "\n"


def markdown(run: Run, picture: str) -> str:
    """All that stands between the markers."""
    alt = "How many times faster than each rival, with the figure to reach"
    return f"![{alt}]({picture})\n\n{tables(run)}"


def tables(run: Run) -> str:
    parts = [
        rows_table(run.rows) if run.rows else "",
        limits_table(run.limits) if run.limits else "",
        left_out_list(run.left_out) if run.left_out else "",
        how_measured(run),
    ]
    return "\n\n".join(part for part in parts if part)


def rows_table(rows: Sequence[Row]) -> str:
    head = "| ours | a second | against | a second | times faster | in single rounds | to reach |"
    return "\n".join([head, "|---|---:|---|---:|---:|---:|---:|", *map(row_line, rows)])


def row_line(row: Row) -> str:
    low, high = ratio_range(row.ours, row.rival)
    goal = "–" if row.at_least is None else f"{row.at_least:g}×"
    cells = [
        row.ours_label,
        f"{short(row.ours.median)} {row.unit}",
        row.rival_label,
        short(row.rival.median),
        f"**{times(row.ratio)}**" + missed(row),
        f"{times(low)} to {times(high)}",
        goal,
    ]
    return f"| {' | '.join(cells)} |"


def missed(row: Row) -> str:
    return "" if row.at_least is None or row.ratio >= row.at_least else " (missed)"


def limits_table(limits: Sequence[LimitRow]) -> str:
    lines = [
        f"| {x.label} | **{duration(x.seconds)}**"
        f"{'' if x.seconds <= x.at_most else ' (missed)'} | {duration(x.at_most)} |"
        for x in limits
    ]
    return "\n".join(["| what | takes | at most |", "|---|---:|---:|", *lines])


def left_out_list(left_out: dict[str, str]) -> str:
    lines = [f"- {what}: {why}" for what, why in left_out.items()]
    return "\n".join(["Not measured in this run:", "", *lines])


def how_measured(run: Run) -> str:
    summaries = [s for row in run.rows for s in (row.ours, row.rival)]
    summaries += [x.ours for x in run.limits]
    share = min((s.share for s in summaries), default=0.0)
    spread = max((s.spread for s in summaries), default=0.0)
    libraries = ", ".join(f"{name} {version}" for name, version in run.versions.items())
    return (
        f"Measured on {run.date} by `{run.command}`: {run.rounds} interleaved rounds of at least "
        f"{run.seconds:g} s of the processor each, medians, one core of {run.cpu}. The process had "
        f"at least {share:.0%} of the core in every round, and the rounds of one contender lay at "
        f"most {spread:.0%} of its median apart. {libraries}."
    )


def short(number: float) -> str:
    """Three digits and a unit: 11.5 M, 48.5 k, 950."""
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{three(number / size)}{sign}"
    return three(number)


def times(number: float) -> str:
    return f"{three(number)}×"


def duration(seconds: float) -> str:
    for size, sign in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= size:
            return f"{three(seconds / size)} {sign}"
    return f"{three(seconds / 1e-9)} ns"


def three(number: float) -> str:
    """About three digits, and never an exponent."""
    if number >= 100:
        return f"{number:.0f}"
    return f"{number:.1f}" if number >= 10 else f"{number:.2f}"


def between_markers(text: str, body: str) -> str:
    """The text with all between its markers replaced; it must have each of them once, in order."""
    before, found, rest = text.partition(BEGIN)
    inside, closed, after = rest.partition(END)
    if not (found and closed) or BEGIN in inside + after or END in before + after:
        raise ValueError(f"the page needs {BEGIN} and {END}, once each and in this order")
    return f"{before}{BEGIN}\n{body}\n{END}{after}"


def write_page(run: Run, page: Path, picture: Path) -> None:
    """Draw the picture and put the results into the page."""
    link = picture.relative_to(page.parent).as_posix()
    text = between_markers(page.read_text(), markdown(run, link))
    draw(run.rows, picture)
    page.write_text(text)


def draw(rows: Sequence[Row], path: Path) -> None:
    """Horizontal bars from 1× to the ratio, with the figure to reach as a tick."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "chabudai"
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(9.5, 1.1 + 0.52 * len(rows)), layout="constrained")
    places = range(len(rows))
    lengths = [row.ratio - 1 for row in rows]
    axes.barh(places, lengths, left=1, height=0.55, color=OURS, zorder=2)
    for place, row in enumerate(rows):
        end = max(1, row.ratio, row.at_least or 0)
        axes.text(end * 1.12, place, times(row.ratio), va="center", weight="bold")
        if row.at_least is not None:
            axes.vlines(row.at_least, place - 0.38, place + 0.38, color=TARGET, lw=2.5, zorder=3)
    axes.vlines([], 0, 0, color=TARGET, lw=2.5, label="to reach")
    axes.set_yticks(places, [f"{row.ours_label}\nagainst {row.rival_label}" for row in rows])
    axes.set_xscale("log")
    axes.set_xlim(left=lowest(rows), right=2.2 * highest(rows))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}×")
    axes.set_xlabel("times faster, same run, one core")
    axes.axvline(1, color="#444444", lw=1, zorder=1)
    axes.grid(axis="x", color="#dddddd", zorder=0)
    axes.invert_yaxis()
    axes.tick_params(axis="y", length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.legend(loc="lower right", frameon=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def lowest(rows: Sequence[Row]) -> float:
    """A power of ten below every bar."""
    least = min(min(row.ratio, row.at_least or row.ratio) for row in rows)
    return min(0.5, 10.0 ** math.floor(math.log10(least)))


def highest(rows: Sequence[Row]) -> float:
    return max(max(row.ratio, row.at_least or 0) for row in rows)
