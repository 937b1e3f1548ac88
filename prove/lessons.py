"""Every lesson followed by its lights and words alone, at each size, in each language.

What was followed stands in docs/lessons.json; a stopped proof goes on from there, as long as page,
lesson and words are the same.
"""

import argparse
import hashlib
import json
import subprocess
import tempfile
import time
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, sync_playwright

from chabudai.games import NAMES, find
from chabudai.kernel.words import LANGUAGES
from chabudai.table.lesson import find_lesson, lessons_of
from prove._kept import DOCS
from tests.browser import DESKTOP, PHONE, Host, launch, person, serving
from tests.learning import begin, follow

SIZES = {"phone": PHONE, "desktop": DESKTOP}
NOTES = DOCS / "lessons.json"
ROOT = DOCS.parent


@dataclass(frozen=True)
class Way:
    """A lesson as one person meets it."""

    game: str
    lesson: str
    size: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.game} {self.lesson} {self.size} {self.language}"

    def digest(self) -> str:
        """Of all that the person sees: the page's sources, the lesson and the words."""
        folder = find(self.game).folder
        files = [
            *sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.is_file()),
            folder / "lessons" / f"{self.lesson}.toml",
            folder / "words" / f"{self.language}.ftl",
            ROOT / "chabudai" / "words" / f"{self.language}.ftl",
        ]
        return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run prove lessons")
    parser.add_argument("--game", choices=NAMES, help="of this game alone")
    parser.add_argument("--again", action="store_true", help="also what was followed already")
    parser.add_argument("--pictures", default="", help="a folder for a picture of every step")
    wanted = parser.parse_args(arguments)
    ways = [
        Way(game, lesson.name, size, language)
        for game in ([wanted.game] if wanted.game else NAMES)
        for lesson, size, language in product(lessons_of(find(game)), SIZES, LANGUAGES)
    ]
    seen = {way: {"commit": commit(), "digest": way.digest()} for way in ways}  # by who comes now
    left = [way for way in ways if wanted.again or not is_known(way, seen[way]["digest"])]
    print(f"{len(ways) - len(left)} of {len(ways)} ways were followed before", flush=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as host,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        good = [followed(browser, host, way, wanted.pictures, seen[way]) for way in left]
    return int(not all(good))


def followed(browser: Browser, host: Host, way: Way, pictures: str, seen: dict[str, str]) -> bool:
    """Follow one way, tell and keep how it went."""
    start = time.monotonic()
    try:
        steps = walk(browser, host, way, pictures)
    except (AssertionError, Error) as error:
        print(f"{way.name}: {str(error)[:600]}", flush=True)
        return False
    seconds = round(time.monotonic() - start)
    keep(way, {"steps": steps, "seconds": seconds, **seen})
    print(f"{way.name}: {steps} steps, {seconds} s", flush=True)
    return True


def walk(browser: Browser, host: Host, way: Way, pictures: str) -> int:
    steps = len(find_lesson(find(way.game), way.lesson).steps)
    with person(browser, host, SIZES[way.size], way.language) as me:
        begin(me, way.game, way.lesson)
        picture = f"{pictures}/{way.name.replace(' ', '-')}" if pictures else ""
        said = follow(me, picture=picture)
        assert len(said) == steps + 1, said
        assert me.axe() == []
    return steps


def commit() -> str:
    """Returns what is checked out, with a plus if files were changed since."""
    run = ["git", "describe", "--always", "--dirty=+", "--exclude=*"]
    return subprocess.run(run, capture_output=True, text=True, check=True, cwd=ROOT).stdout.strip()


def kept() -> dict[str, dict[str, Any]]:
    return json.loads(NOTES.read_text("utf-8")) if NOTES.exists() else {}


def is_known(way: Way, digest: str) -> bool:
    return kept().get(way.name, {}).get("digest") == digest


def keep(way: Way, found: dict[str, Any]) -> None:
    notes = {**kept(), way.name: found}
    lines = [f"{json.dumps(name)}: {json.dumps(notes[name])}" for name in sorted(notes)]
    NOTES.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
