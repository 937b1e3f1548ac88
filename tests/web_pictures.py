"""Pictures of every screen, at phone and desktop size, light and dark: docs/pictures/web/.

python -m tests.web_pictures [NAME …]
"""

import importlib
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser import DESKTOP, PHONE, ROOT, Host, Person, launch, person

FOLDER = ROOT / "docs" / "pictures" / "web"
GAMES = {"mojo": 4, "momiji": 3, "mangrovia": 3}  # with how many players
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def shoot(me: Person, name: str) -> None:
    me.page.wait_for_timeout(400)
    FOLDER.mkdir(parents=True, exist_ok=True)
    me.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)


def lobby(me: Person, name: str) -> None:
    me.go()
    me.page.wait_for_selector("[data-game=mojo]")
    shoot(me, f"lobby-{name}")
    me.page.click("[data-game=momiji]")
    shoot(me, f"new-{name}")


def table(me: Person, game: str, name: str) -> None:
    me.new_table(game, GAMES[game])
    me.page.wait_for_selector(".board")
    taps = 0
    while taps < 14 or not me.on_turn() or me.page.query_selector("dialog"):
        taps += me.play(swift=True)
        me.page.wait_for_timeout(60)
    shoot(me, f"{game}-{name}")


def after(me: Person, name: str) -> None:
    me.new_table("mojo", 3)
    while not me.is_over():
        me.play(swift=True)
        me.page.wait_for_timeout(15)
    me.page.click("[data-after=replay]")
    shoot(me, f"after-{name}")


def others(me: Person, name: str) -> None:
    me.new_table("mojo", 2, "link")
    me.page.wait_for_selector("svg[role=img]")
    shoot(me, f"waiting-{name}")
    me.go("#/rules/mojo/MJ-6")
    me.page.wait_for_selector(".cited")
    shoot(me, f"rules-{name}")
    me.new_table("mojo", 2, "here")
    me.page.wait_for_selector("[data-curtain]")
    shoot(me, f"curtain-{name}")


def take(browser: Browser, host: Host, wanted: list[str]) -> None:
    screens: dict[str, Any] = {"lobby": lobby, "after": after, "others": others}
    screens |= {game: lambda me, name, game=game: table(me, game, name) for game in GAMES}
    for theme in THEMES:
        for size in (PHONE, DESKTOP):
            with person(browser, host, size, theme=theme) as me:
                for screen in wanted or screens:
                    screens[screen](me, f"{size['width']}-{theme}")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "web"))
    importlib.import_module("build").make()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Host(Path(folder))
        server.start()
        take(launch(playwright), server, sys.argv[1:])
        server.stop()
