"""Kills on SQLite, and faults on three processes: [--kills N] [--faults N] [--minutes M]

What was done is noted after every step, kills and faults each in a file of their own: started
again it goes on from there until so many are done, or the minutes are over. `--fresh` begins anew.
Two may run side by side, one with `--kills 0` and one with `--faults 0`; a part that is not asked
for is neither done nor noted, only told.
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

CACHE = Path(__file__).resolve().parent.parent / ".cache"
GAMES = ("mojo", "momiji", "mangrovia")
KILLS_IN_A_ROUND, FAULTS_IN_A_HALL = 10, 25
LIMIT = 2.0  # seconds within which play goes on
FAULTS = ("kill", "stop", "cut", "silence", "restart_database")


class Notes:
    """What was done so far of one part, kept in a file."""

    def __init__(self, part: str, fresh: bool) -> None:
        self.file = CACHE / f"chaos-{part}.json"
        self.data: dict[str, Any] = {"kills": 0, "kept": 0, "pauses": {}, "load": 0.0}
        if not fresh and self.file.exists():
            self.data |= json.loads(self.file.read_text("utf-8"))

    def save(self) -> None:
        """All or nothing: whoever is stopped now goes on from here."""
        self.data["load"] = max(self.data["load"], os.getloadavg()[0])
        CACHE.mkdir(exist_ok=True)
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(self.data), "utf-8")
        new.replace(self.file)

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


def suffer_on(notes: Notes, faults: int, kinds: list[str], tables: int, end: float) -> None:
    """Three processes after three, until all faults were suffered."""
    while notes.faults < faults and time.monotonic() < end:
        with hall(notes.faults + 1) as found:
            if "storm" not in notes.data["pauses"] and tables:
                weather_storm(notes, found, tables)
            for fault in itertools.islice(itertools.cycle(kinds), FAULTS_IN_A_HALL):
                if notes.faults >= faults or time.monotonic() >= end:
                    break
                suffer(notes, fault, partial(found.suffer, getattr(found, fault)))
            notes.data["kept"] += found.close()
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


def told(killed: Notes, suffered: Notes) -> bool:
    """Print what was found; was play never interrupted for longer than it may be?"""
    late = 0
    kept = f"{killed.data['kept']} acknowledged moves, none lost or doubled"
    print(f"SQLite: {killed.data['kills']} kills, {kept}; highest load {killed.data['load']:.1f}")
    for fault, pauses in suffered.data["pauses"].items():
        over, middle = sum(pause > LIMIT for pause in pauses), sorted(pauses)[len(pauses) // 2]
        late += over
        spread = f"{middle:.2f} s (median), {max(pauses):.2f} s (longest)"
        print(f"{fault:<17}{len(pauses):4} times, pause {spread}, {over} over {LIMIT:g} s")
    kept = f"{suffered.data['kept']} acknowledged moves, none lost or doubled"
    print(f"PostgreSQL: {suffered.faults} faults, {kept}; highest load {suffered.data['load']:.1f}")
    return not late


def kinds(text: str) -> list[str]:
    found = text.split(",")
    if unknown := set(found) - set(FAULTS):
        raise argparse.ArgumentTypeError(f"no fault: {', '.join(unknown)}; {', '.join(FAULTS)}")
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run prove chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--tables", type=int, default=20_000, help="unfinished, at one take-over")
    parser.add_argument("--only", type=kinds, default=list(FAULTS), help="such faults: cut,silence")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--fresh", action="store_true")
    chosen = parser.parse_args(arguments)
    killed = Notes("kills", chosen.fresh and chosen.kills > 0)
    suffered = Notes("faults", chosen.fresh and chosen.faults > 0)
    begin = time.monotonic()
    middle, end = begin + 30 * chosen.minutes, begin + 60 * chosen.minutes
    with contextlib.suppress(KeyboardInterrupt):
        kill_on(killed, chosen.kills, middle if chosen.faults else end)
        suffer_on(suffered, chosen.faults, chosen.only, chosen.tables, end)
    return 0 if told(killed, suffered) else 1
