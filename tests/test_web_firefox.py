"""The page in another browser: lobby, a table of each title, moves by a pointer, no complaint."""

import random
from collections.abc import Iterator

import pytest

pytestmark = pytest.mark.needs("firefox-esr", "chromium", "node", "playwright", "starlette")
pytest.importorskip("playwright", reason="needs playwright; enable with ./run test --strict")

from tests.browser import CHOICE, DESKTOP, PHONE, Host  # noqa: E402
from tests.firefox import Firefox, firefox  # noqa: E402

LIT = f".board :is({CHOICE}), dialog .main"
SEEN = f"[...document.querySelectorAll('{LIT}')].filter(one => one.checkVisibility()).length"
MOVES = "document.querySelectorAll('aside li').length"
TAPS = 12
SIZES = {"mojo": PHONE, "momiji": DESKTOP, "mangrovia": PHONE}


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("firefox")) as browser:
        yield browser


def sit_down(fox: Firefox, host: Host, game: str) -> None:
    """From the lobby to a table against a bot."""
    fox.size(**SIZES[game])
    fox.go("about:blank")
    fox.go(host.address)
    fox.tap(f"[data-game={game}]")
    fox.tap(f"input[name={game}-option-players][value='2']")
    fox.tap("input[name=company][value=bots]")
    fox.tap("dialog .start")
    fox.wait("!!document.querySelector('.board .tray .what')?.innerText")


@pytest.mark.parametrize("game", SIZES)
def test_moves_of_each_title_in_firefox(fox: Firefox, host: Host, game: str) -> None:
    sit_down(fox, host, game)
    chance = random.Random(7)
    for _ in range(TAPS):
        fox.wait(f"{SEEN} || document.querySelector('[data-after]')")
        shown = fox.run(
            f"[...document.querySelectorAll('{LIT}')]"
            ".flatMap((one, at) => one.checkVisibility() ? [at] : [])"
        )
        if shown:
            fox.tap(LIT, chance.choice(shown))
    fox.wait(f"{MOVES} >= 3")
    frame = "['.strip', '.stage', '.tray', '.tools'].map(name => document.querySelector(name))"
    assert fox.run(f"{frame}.every(one => one.getBoundingClientRect().height > 40)")
    assert fox.run("document.documentElement.scrollWidth <= innerWidth")
    assert len(fox.picture()) > 20_000  # not a blank page
    assert fox.errors == []
