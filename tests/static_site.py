"""A written site on a plain static file server, under a path of its own, that can be cut off."""

import contextlib
import functools
import http.server
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from chabudai.site import dressed, site_files, write_site
from tests.browser import PHONE, Person

PATIENCE = 180  # seconds
BELOW = "some/where"  # the site is not at the root of its host
KEPT = "navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Files and nothing else; whoever fetches something is noted."""

    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:
        pass


class StaticHost:
    """A folder on a port; `stop` cuts the network, `start` restores it."""

    def __init__(self, root: Path) -> None:
        self.root, self.folder = root, root / BELOW
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/{BELOW}"
        self.server: http.server.ThreadingHTTPServer | None = None

    def start(self) -> None:
        handler = functools.partial(Quiet, directory=str(self.root))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        assert self.server
        self.server.shutdown()
        self.server.server_close()
        self.server = None


@contextlib.contextmanager
def static_host(root: Path) -> Iterator[StaticHost]:
    """A site as it is written now."""
    host = StaticHost(root)
    host.folder.parent.mkdir(parents=True)
    write_site(host.folder)
    host.start()
    yield host
    if host.server:
        host.stop()


def write_next(folder: Path, mark: str) -> None:
    """Another version over the one that is there."""
    for name, data in dressed({**site_files(), "next.txt": mark.encode()}).items():
        (folder / name).write_bytes(data)


class Walker(Person):
    """Somebody with a phone at a site. Requests for an `api` that is not there are no errors."""

    def __init__(self, context: BrowserContext, host: StaticHost) -> None:
        super().__init__(context, host)  # type: ignore[arg-type]

    def tab(self) -> Page:
        page = super().tab()
        page.set_default_timeout(PATIENCE * 1000)  # Python takes its time on a busy machine
        return page

    @property
    def faults(self) -> list[str]:
        return [text for text in self.errors if "Failed to load resource" not in text]

    def install(self) -> None:
        """Open the site and wait until all of it is kept on the device."""
        self.go()
        self.page.wait_for_selector("[data-game]")
        self.until(KEPT)

    def until(self, question: str, *values: object) -> None:
        """Ask the page until it says yes; its policy forbids Playwright's own way of waiting."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(question, *values):
            assert time.monotonic() < end, question
            self.page.wait_for_timeout(20)

    def moves(self) -> int:
        """How many moves the table on this page has seen."""
        self.page.wait_for_selector(".board")
        found = self.page.evaluate("JSON.parse(localStorage['chabudai-shelf'])[0].moves")
        return int(found)

    def play_some(self, moves: int) -> int:
        """Play until so many more moves were made, mine and others'; how many there are."""
        self.until(STEP, self.moves() + moves)
        return self.moves()

    def come_again(self) -> None:
        """The tab is killed, and the table opened in another."""
        link = self.link
        self.page.close(run_before_unload=False)
        self.page = self.tab()
        self.page.goto(f"{self.host.address.rsplit('/', 2)[0]}/{link}")


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


def outlive(me: Walker, host: StaticHost, game: str, bot: str) -> None:
    """A whole game without a network, over a reload, a killed tab and a new version."""
    me.install()
    host.stop()
    me.new_table(game, 2, bot=bot)
    made = me.play_some(4)
    me.page.reload()  # in the middle of the game
    assert me.moves() >= made
    made = me.play_some(2)
    me.come_again()  # the tab was killed
    assert me.moves() >= made
    take_next(me, host, game)
    host.stop()
    me.race()
    host.start()


def take_next(me: Walker, host: StaticHost, mark: str) -> None:
    """A new version is offered in mid-game, forced on nobody, and the game goes on after it."""
    write_next(host.folder, mark)
    host.start()
    before = me.page.get_attribute("meta[name=chabudai-site]", "content")
    me.page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")
    me.page.wait_for_selector("[data-update]")
    made = me.play_some(2)  # nobody is made to take it
    with me.page.expect_event("load"):  # the end of a round may lie on top, with a dialog
        me.page.dispatch_event("[data-update] .main", "click")
    assert me.page.get_attribute("meta[name=chabudai-site]", "content") != before
    assert me.moves() >= made


@contextlib.contextmanager
def walker(browser: Browser, host: StaticHost, size: ViewportSize = PHONE) -> Iterator[Walker]:
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce")
    someone = Walker(context, host)
    yield someone
    assert not someone.faults, someone.faults
    assert someone.hosts == {f"127.0.0.1:{host.port}"}, someone.hosts
    context.close()
