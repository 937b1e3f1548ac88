"""`chabudai calibrate`: how often positions of a given chance are won."""

import argparse
import os
from pathlib import Path
from typing import Any

import chabudai
from chabudai.kernel.refusal import refuse

MOST_GAMES = 10**6
MOST_WORKERS = 256


def add_calibrate(commands: Any) -> None:
    calibrate = commands.add_parser("calibrate", help="measure chances to win, on all cores")
    calibrate.add_argument("game")
    calibrate.add_argument("--games", type=int, default=1000, help="for each number of players")
    calibrate.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    calibrate.add_argument("--work", type=Path, help="what was played; goes on where it stopped")
    calibrate.add_argument("--picture", type=Path, help="the reliability diagram as SVG")
    calibrate.set_defaults(run=run_calibrate)


def run_calibrate(arguments: argparse.Namespace) -> int:
    from chabudai.bots.calibrate import calibrate, picture, report, write_calibration

    if not 1 <= arguments.games <= MOST_GAMES or not 0 <= arguments.workers <= MOST_WORKERS:
        raise refuse("arena-bad-count", most=MOST_WORKERS)
    game = chabudai.find(arguments.game)
    work = arguments.work or Path("learning") / f"{game.name}-chances.jsonl"
    work.parent.mkdir(parents=True, exist_ok=True)
    table = calibrate(game, arguments.games, work, arguments.workers)
    print("\n".join(report(table)))
    print(write_calibration(game, table))
    if arguments.picture:
        arguments.picture.write_text(picture(table), "utf-8")
    return 0
