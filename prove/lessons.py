"""Every lesson followed by its lights and words alone, at each size, in each language"""

import argparse
import tempfile
import time
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from chabudai.games import NAMES, find
from chabudai.kernel.words import LANGUAGES
from chabudai.table.lesson import lessons_of
from tests.browser import DESKTOP, PHONE, launch, person, serving
from tests.learning import begin, follow

SIZES = {"phone": PHONE, "desktop": DESKTOP}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run prove lessons")
    parser.add_argument("--game", choices=NAMES, help="of this game alone")
    parser.add_argument("--pictures", default="", help="a folder for a picture of every step")
    wanted = parser.parse_args(arguments)
    lessons = [
        (game, lesson.name, len(lesson.steps))
        for game in ([wanted.game] if wanted.game else NAMES)
        for lesson in lessons_of(find(game))
    ]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as host,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for (game, name, steps), size, language in product(lessons, SIZES, LANGUAGES):
            start = time.monotonic()
            way = f"{game} {name} {size} {language}"
            with person(browser, host, SIZES[size], language) as me:
                begin(me, game, name)
                picture = f"{wanted.pictures}/{way.replace(' ', '-')}" if wanted.pictures else ""
                said = follow(me, picture=picture)
                assert len(said) == steps + 1, said
                assert me.axe() == []
            print(f"{way}: {steps} steps, {time.monotonic() - start:.0f} s", flush=True)
    return 0
