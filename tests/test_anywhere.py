"""The written site on a plain static host, then without a network: a whole table on one device."""

import importlib.util
from collections.abc import Iterator

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "ziglang")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser  # noqa: E402

from tests.browser import make_page  # noqa: E402
from tests.static_site import StaticHost, Walker, static_host, walker, write_next  # noqa: E402


@pytest.fixture(scope="module")
def away(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    make_page()
    with static_host(tmp_path_factory.mktemp("static")) as found:
        yield found


def play_some(me: Walker, moves: int) -> int:
    """Play until so many more moves were made, mine and the bot's; how many there are."""
    wanted = me.moves() + moves
    me.until(STEP, wanted)
    return me.moves()


STEP = """(wanted) => {
  const made = JSON.parse(localStorage["chabudai-shelf"])[0].moves;
  if (made >= wanted || document.querySelector("[data-after]")) return true;
  document.querySelector("dialog .main")?.click();
  const lit = ".board :is([data-move][aria-disabled=false], [data-verb])";
  const open = document.querySelectorAll(lit);
  const one = open[Math.floor(Math.random() * open.length)];
  one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return false;
}"""


def test_a_game_without_a_network_outlives_reloads_kills_and_updates(
    away: StaticHost, browser: Browser
) -> None:
    with walker(browser, away) as me:
        me.install()
        away.stop()
        me.new_table("mojo", 2)
        made = play_some(me, 4)

        me.page.reload()  # in the middle of the game
        assert me.moves() >= made
        made = play_some(me, 2)
        me.come_again()  # the tab was killed
        assert me.moves() >= made

        write_next(away.folder)
        away.start()
        before = me.page.get_attribute("meta[name=chabudai-site]", "content")
        me.page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")
        me.page.wait_for_selector("[data-update]")
        made = play_some(me, 2)  # nobody is made to take it
        with me.page.expect_event("load"):
            me.page.click("[data-update] .main")
        assert me.page.get_attribute("meta[name=chabudai-site]", "content") != before
        assert me.moves() >= made
        away.stop()
        me.race()
        me.go()
        me.page.wait_for_selector("[data-shelved]")
        assert not me.axe()
