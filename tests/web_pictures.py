"""Pictures of every screen, at phone and desktop size, light and dark: docs/pictures/web/.

    ./run pictures [SCREEN …]

Games are shown at situations of known seeds, so that a picture changes only with what it shows.
"""

import importlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser import DESKTOP, PHONE, ROOT, Host, Person, launch, person
from tests.web_fixtures import SITUATIONS
from tests.web_stage import Staged, stage

FOLDER = ROOT / "docs" / "pictures" / "web"
MOST_BYTES = 150_000  # of a picture
QUALITIES = (82, 74, 66, 58, 50, 42)
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

# Screen: the situation it shows.
TABLES = {
    "mojo": ("mojo", "play"),
    "mojo-time": ("mojo", "mojo-time"),
    "mojo-round": ("mojo", "round-end"),
    "momiji": ("momiji", "main"),
    "momiji-draft": ("momiji", "draft"),
    "momiji-solo": ("momiji", "wind"),
    "mangrovia": ("mangrovia", "double"),
    "mangrovia-bowls": ("mangrovia", "bowls"),
    "after": ("mangrovia", "over"),
}


def shoot(me: Person, name: str) -> None:
    """Take a picture in the best quality that is small enough."""
    me.page.evaluate("document.fonts.ready")
    me.page.wait_for_timeout(400)
    for quality in QUALITIES:
        picture = me.page.screenshot(type="jpeg", quality=quality)
        if len(picture) <= MOST_BYTES:
            break
    (FOLDER / f"{name}.jpg").write_bytes(picture)


def lobby(me: Person) -> None:
    me.go()
    me.page.wait_for_selector("[data-game=mojo]")


def new(me: Person) -> None:
    lobby(me)
    me.page.click("[data-game=momiji]")


def waiting(me: Person) -> None:
    me.new_table("mojo", 2, "link")
    me.page.wait_for_selector("svg[role=img]")


def curtain(me: Person) -> None:
    me.new_table("mojo", 2, "here")
    me.page.wait_for_selector("[data-curtain]")


def rules(me: Person) -> None:
    me.go("#/rules/mojo/MJ-6")
    me.page.wait_for_selector(".cited")


SCREENS: dict[str, Callable[[Person], None]] = {
    "lobby": lobby, "new": new, "waiting": waiting, "curtain": curtain, "rules": rules,
}  # fmt: skip


def table(me: Person, screen: str, staged: Staged) -> None:
    game, name = TABLES[screen]
    me.take_seat(staged)
    if SITUATIONS[game][name].brings:
        me.page.click(f"[data-move='{staged.found.next}'][aria-disabled=false] >> nth=0")
        me.page.wait_for_selector("dialog")


def take(browser: Browser, wanted: list[str], theme: Theme, size: ViewportSize) -> None:
    """All wanted screens at one size in one theme, on a server of their own."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        staged = stage(host.database, [TABLES[screen] for screen in wanted if screen in TABLES])
        host.start()
        for screen in wanted:
            with person(browser, host, size, theme=theme) as me:
                if screen in TABLES:
                    table(me, screen, staged[TABLES[screen]])
                else:
                    SCREENS[screen](me)
                shoot(me, f"{screen}-{size['width']}-{theme}")
        host.stop()


def main(wanted: list[str]) -> None:
    sys.path.insert(0, str(ROOT / "web"))
    importlib.import_module("build").make()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for theme in THEMES:
            for size in (PHONE, DESKTOP):
                take(browser, wanted or [*SCREENS, *TABLES], theme, size)
                print(f"{size['width']} {theme}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
