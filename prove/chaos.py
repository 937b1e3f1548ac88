"""Kills on SQLite, and faults on three processes: [--kills N] [--faults N] [--minutes M]

What was done is noted in `.cache/chaos.json` after every step: started again it goes on from there
until so many kills and faults are done, or the minutes are over. `--fresh` begins anew.
"""

import argparse
import contextlib
import itertools
import json
import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.chaos import ABSENT, Hall, hall
from tests.killing import kill_again_and_again

NOTES = Path(__file__).resolve().parent.parent / ".cache" / "chaos.json"
GAMES = ("mojo", "momiji", "mangrovia")
KILLS_IN_A_ROUND, FAULTS_IN_A_HALL = 10, 25
LIMIT = 2.0  # seconds within which play goes on
FAULTS = ("kill", "stop", "cut", "silence", "restart_database")


class Notes:
    """What was done so far, kept in a file."""

    def __init__(self, fresh: bool) -> None:
        empty: dict[str, Any] = {"kills": 0, "kept": 0, "played": 0, "pauses": {}, "load": 0.0}
        self.data = empty
        if not fresh and NOTES.exists():
            self.data = {**empty, **json.loads(NOTES.read_text("utf-8"))}

    def save(self) -> None:
        self.data["load"] = max(self.data["load"], os.getloadavg()[0])
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_text(json.dumps(self.data), "utf-8")

    @property
    def faults(self) -> int:
        return sum(len(pauses) for pauses in self.data["pauses"].values())

    def paused(self, fault: str, seconds: float) -> None:
        self.data["pauses"].setdefault(fault, []).append(round(seconds, 2))
        self.save()


def kill_on(notes: Notes, kills: int, end: float) -> None:
    """Kill a server on SQLite, ten times in a row at each database."""
    while notes.data["kills"] < kills and time.monotonic() < end:
        done = notes.data["kills"]
        count = min(KILLS_IN_A_ROUND, kills - done)
        with tempfile.TemporaryDirectory() as folder:
            game = GAMES[done // KILLS_IN_A_ROUND % len(GAMES)]
            kept = kill_again_and_again(str(Path(folder) / "x.db"), count, done + 1, game)
        notes.data["kills"] += count
        notes.data["kept"] += kept
        notes.save()
        print(f"kills: {notes.data['kills']}, {notes.data['kept']} promises kept", flush=True)


def suffer_on(notes: Notes, faults: int, tables: int, end: float) -> None:
    """Three processes after three, until all faults were suffered."""
    while notes.faults < faults and time.monotonic() < end:
        with hall(notes.faults + 1) as found:
            if "storm" not in notes.data["pauses"] and tables:
                weather_storm(notes, found, tables)
            for fault in itertools.islice(itertools.cycle(FAULTS), FAULTS_IN_A_HALL):
                if notes.faults >= faults or time.monotonic() >= end:
                    break
                suffer(notes, fault, partial(found.suffer, getattr(found, fault)))
            notes.data["played"] += found.close()
            notes.save()


def weather_storm(notes: Notes, found: Hall, tables: int) -> None:
    """A process is killed that has thousands of unfinished tables."""
    found.burden(0, tables)
    suffer(notes, "storm", partial(found.suffer, found.kill, 0))
    found.asked(f"UPDATE tables SET closed = true WHERE host = '{ABSENT}' RETURNING 1")


def suffer(notes: Notes, fault: str, how: Callable[[], float]) -> None:
    pause = how()
    notes.paused(fault, pause)
    print(f"{fault}: play paused for {pause:.2f} s; fault {notes.faults}", flush=True)


def told(notes: Notes) -> bool:
    """Print what was found; was play never interrupted for longer than it may be?"""
    data, late = notes.data, 0
    print(f"SQLite: {data['kills']} kills, {data['kept']} acknowledged moves, none lost or doubled")
    for fault, pauses in data["pauses"].items():
        over, middle = sum(pause > LIMIT for pause in pauses), sorted(pauses)[len(pauses) // 2]
        late += over
        spread = f"{middle:.2f} s (median), {max(pauses):.2f} s (longest)"
        print(f"{fault:<17}{len(pauses):4} times, pause {spread}, {over} over {LIMIT:g} s")
    kept = f"{data['played']} acknowledged moves, none lost or doubled"
    print(f"PostgreSQL: {notes.faults} faults, {kept}; highest load {data['load']:.1f}")
    return not late


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run prove chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--tables", type=int, default=20_000, help="unfinished, at one take-over")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--fresh", action="store_true")
    chosen = parser.parse_args(arguments)
    notes, begin = Notes(chosen.fresh), time.monotonic()
    middle, end = begin + 30 * chosen.minutes, begin + 60 * chosen.minutes
    with contextlib.suppress(KeyboardInterrupt):
        kill_on(notes, chosen.kills, middle if chosen.faults else end)
        suffer_on(notes, chosen.faults, chosen.tables, end)
    return 0 if told(notes) else 1
