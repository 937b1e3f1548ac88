"""Each level against the one below, on equal deals: [GAME:PLAYERS …] [--seconds N] [--levels …]

Two against two or shared seats, until a sequential test tells 65% from 55% (from three players on
60% from 50%). A line for each deal goes into docs/ladders; the same command goes on from there.
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import chabudai
from chabudai.arena.plan import lineups
from chabudai.arena.rating import Meeting
from chabudai.bots.simple import LEVELS
from chabudai.bots.summon import summon
from chabudai.kernel.game import Variant
from prove._kept import DOCS, keep, kept

FOLDER = DOCS / "ladders"
TABLES = (
    "mojo:2", "mojo:3", "mojo:4", "momiji:2", "momiji:3", "momiji:4", "mangrovia:2", "mangrovia:3",
    "mangrovia:4", "mojo:6", "mojo:8", "momiji:5", "mangrovia:5",
)  # fmt: skip
STOP_TWO, STOP_MORE = (0.55, 0.65), (0.5, 0.6)


def variant_of(table: str) -> Variant:
    """Momiji has room for five with Morning Dew alone."""
    game, _, players = table.partition(":")
    dew = {"morning_dew": True} if table == "momiji:5" else {}
    return chabudai.game(game, players=int(players), **dew)


def play_deal(variant: Variant, upper: str, lower: str, deal: int) -> dict[str, Any]:
    """Both games of a deal: the upper one's share, and how long both thought."""
    times: dict[str, list[float]] = {upper: [], lower: []}
    share = sum(
        play_game(variant, seats, upper, deal, times)
        for seats in lineups(upper, lower, variant.players)
    )
    told = {
        name: [round(statistics.median(own), 1), round(max(own), 1)] if own else [0, 0]
        for name, own in times.items()
    }
    return {"upper": upper, "lower": lower, "deal": deal, "share": round(share / 2, 4), "ms": told}


def play_game(
    variant: Variant, seats: tuple[str, ...], upper: str, deal: int, times: dict[str, list[float]]
) -> float:
    """The upper one's share of a game; decisions with a choice are timed on the processor."""
    bots = [summon(name, variant.game, 1000 * deal + i) for i, name in enumerate(seats)]
    position = variant.start(deal)
    while not position.over:
        seat, is_choice = position.state.seat, len(position.legal()) > 1
        begun = time.process_time()
        move = bots[seat](position)
        if is_choice:
            times[seats[seat]].append(1000 * (time.process_time() - begun))
        position.push_number(move)
    shares = [position.rules.win_share(position.state, p) for p in range(variant.players)]
    return float(sum(s for s, name in zip(shares, seats, strict=True) if name == upper))


# The file


def path_of(table: str) -> Path:
    return FOLDER / f"{table.replace(':', '-')}.jsonl"


def meeting_of(lines: list[dict[str, Any]], upper: str, lower: str) -> Meeting | None:
    own = [line for line in lines if (line["upper"], line["lower"]) == (upper, lower)]
    return Meeting(upper, lower, tuple(line["share"] for line in own)) if own else None


def climb(table: str, levels: list[str], deals: int, end: float) -> Iterator[str]:
    """Play what is not decided, pair by pair; a line for people after each."""
    variant, stop = variant_of(table), STOP_TWO if table.endswith(":2") else STOP_MORE
    for lower, upper in pairwise(levels):
        lines = kept(path_of(table))
        found = meeting_of(lines, upper, lower)
        first = len(found.shares) if found else 0
        for deal in range(first, deals):
            if (found and found.is_decided(*stop)) or time.monotonic() > end:
                break
            lines.append(play_deal(variant, upper, lower, deal))
            keep(path_of(table), lines[-1])
            found = meeting_of(lines, upper, lower)
        yield row_of(table, lines, upper, lower)


def row_of(table: str, lines: list[dict[str, Any]], upper: str, lower: str) -> str:
    """A row of a table in Markdown."""
    found = meeting_of(lines, upper, lower)
    if found is None:
        return f"| {table} | `{upper}` | – | 0 | – |"
    times = [line["ms"][upper] for line in lines if upper in line["ms"]]
    median, most = statistics.median(t[0] for t in times), max(t[1] for t in times)
    share = f"{100 * found.mean:.1f}% ± {100 * found.error:.1f}"
    return f"| {table} | `{upper}` | {share} | {2 * len(found.shares)} | {median:.1f}, {most:.0f} |"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove ladder")
    parser.add_argument("tables", nargs="*", default=TABLES)
    parser.add_argument("--deals", type=int, default=500, help="at most, of each pair")
    parser.add_argument("--seconds", type=float, default=1e9, help="then it stops")
    parser.add_argument("--levels", default=",".join(LEVELS), help="weakest first")
    chosen = parser.parse_args(arguments)
    end = time.monotonic() + chosen.seconds
    for table in chosen.tables:
        for row in climb(table, chosen.levels.split(","), chosen.deals, end):
            print(row, flush=True)
    return 0
