"""What `bench.server` has measured, as text and a picture in docs/."""

import datetime
import statistics
from pathlib import Path
from typing import TYPE_CHECKING

from bench.report import cpu_name

if TYPE_CHECKING:
    from bench.server import Figures, Load

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, PICTURE = DOCS / "benchmarks.md", DOCS / "pictures" / "server.svg"
BEGIN, END = "<!-- server: begin -->", "<!-- server: end -->"
LIMIT = 0.1  # seconds within which 95 of 100 moves should have reached all seats
AIMS = {"people": (1000, 2000), "bots": (200,)}  # tables
MOVES, OF_COMMITS = 2500, 0.5  # a second; for each bare commit
FIRST_MOVE = 1.0  # seconds
OPENING = 0.05  # seconds

HEAD = """\
Measured on {day} on {cpu}, two cores shared by the server, its bots and the people (a process of
their own), by `./run bench server`: Mojo for two, a move after {think:g} seconds of thought on
average, {seconds:g} seconds for each line. "To all seats" is the time from sending a move until
every seat has been told; the last three columns are the server's memory and shares of a core.
The machine's load before it began: {busy:.1f}."""


def report(figures: "Figures", think: float, seconds: float) -> str:
    head = HEAD.format(
        day=datetime.date.today().isoformat(),
        cpu=cpu_name(),
        think=think,
        seconds=seconds,
        busy=figures.busy,
    )
    lines = [
        head,
        "",
        "![p95 by number of tables](pictures/server.svg)",
        "",
        "| tables | against | moves | median to all seats | p95 | aim | memory | server | people |",
        "|---:|---|---:|---:|---:|---|---:|---:|---:|",
        *map(load_line, figures.loads),
        "",
        "| what | measured | aim |",
        "|---|---:|---|",
        *figure_lines(figures),
    ]
    return "\n".join(lines)


def load_line(load: "Load") -> str:
    aim = f"≤ {1000 * LIMIT:.0f} ms" if load.tables in AIMS[load.who] else ""
    aim += ", missed" if aim and load.p95 > LIMIT else ""
    return (
        f"| {load.tables} | {load.who} | {load.moves} | {1000 * load.p50:.0f} ms"
        f" | {1000 * load.p95:.0f} ms | {aim} | {load.memory:.0f} MB"
        f" | {100 * load.share:.0f}% | {100 * load.crowd:.0f}% |"
    )


def figure_lines(figures: "Figures") -> list[str]:
    start = statistics.median(figures.starts)
    missed = "" if start < FIRST_MOVE else ", missed"
    fast = "moves a second, as fast as 200 tables can, each on disk before it is acknowledged"
    games = "the same with tables laid, joined and left all the while, game after game"
    begin = "start of the server, warm, to a first move on disk"
    mojo, ratio = figures.alone["mojo"], figures.alone["mojo"].moves / figures.commits
    lines = [
        f"| {begin} | {start:.2f} s | < {FIRST_MOVE:g} s{missed} |",
        f"| memory of a table that nobody looks at | {figures.idle:.0f} kB | |",
        f"| {fast} | {mojo.moves:.0f} | {aim(mojo.moves, MOVES)} |",
        f"| the server's time for a move, of one core | {1000 * mojo.work:.2f} ms | |",
        f"| {games} | {figures.games.moves:.0f} | |",
        f"| the server's time for a move of those | {1000 * figures.games.work:.2f} ms | |",
        f"| commits a second of bare SQLite in the same run | {figures.commits:.0f} | |",
        f"| moves for each bare commit | {ratio:.2f} | {aim(ratio, OF_COMMITS)} |",
    ]
    lines += [
        f"| moves a second of {game.capitalize()}, and the server's time for one |"
        f" {pace.moves:.0f}, {1000 * pace.work:.2f} ms | |"
        for game, pace in figures.alone.items()
        if game != "mojo"
    ]
    for game, (count, seconds) in figures.opening.items():
        late = "" if seconds < OPENING else ", missed"
        lines.append(
            f"| opening a {game.capitalize()} table from its log of {count} lines |"
            f" {1000 * seconds:.0f} ms | < {1000 * OPENING:.0f} ms{late} |"
        )
    return lines


def aim(found: float, wanted: float) -> str:
    return f"≥ {wanted:g}" + ("" if found >= wanted else ", missed")


def plot(figures: "Figures") -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "chabudai"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3))
    for who, colour in (("people", "#2f6f8f"), ("bots", "#c1440e")):
        rows = [load for load in figures.loads if load.who == who]
        axes.plot(
            [r.tables for r in rows], [1000 * r.p95 for r in rows], "o-", color=colour, label=who
        )
    axes.axhline(1000 * LIMIT, color="gray", linestyle=":")
    axes.set(xlabel="tables", ylabel="p95, ms", ylim=(0, None))
    axes.legend()
    figure.tight_layout()
    figure.savefig(PICTURE, metadata={"Date": None})


def write(text: str) -> None:
    page = PAGE.read_text("utf-8")
    if BEGIN not in page:
        page = page.rstrip("\n") + f"\n\n## The server\n\n{BEGIN}\n{END}\n"
    head, _, rest = page.partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")
