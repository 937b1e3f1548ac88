"""A server in a process of its own, and browsers that play at it: tools for test_web_….py."""

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, ViewportSize

from tests.building import make_page
from tests.web_stage import Staged

ROOT = Path(__file__).parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Chromium without the window that nobody looks at takes less of the processor.
BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1440, height=900)
OPEN = "[data-move][aria-disabled=false], [data-move]:not([aria-disabled])"
CHOICE = f"{OPEN}, [data-verb], [data-turn].possible"  # what can be tapped to come to a move


class Host:
    """A server that can be killed and started again on its file and port."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        """`packages` is a folder with packages beside those that are installed."""
        self.packages = packages
        self.database = folder / "tables.db"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chabudai", "serve", "--database", str(self.database),
             "--port", str(self.port), "--pace", "0", "--workers", "1", "--log", "warning"],
            cwd=ROOT, env=self.environment(), stdout=subprocess.DEVNULL,
        )  # fmt: skip
        end = time.monotonic() + 90  # a busy machine takes its time
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.address}/api/health", timeout=30).close()
                return
            time.sleep(0.1)
        self.stop(signal.SIGKILL)
        raise AssertionError("the server does not start")

    def environment(self) -> dict[str, str]:
        places = [str(self.packages or ""), os.environ.get("PYTHONPATH", "")]
        return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places))}

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        os.kill(self.process.pid, how)
        self.process.wait(60)


@contextlib.contextmanager
def serving(folder: Path, packages: Path | None = None) -> Iterator[Host]:
    """A host that runs, with the page as its sources are now."""
    make_page()
    host = Host(folder, packages)
    host.start()
    try:
        yield host
    finally:
        host.stop()


class Person:
    """Somebody with a browser. What goes wrong on the page is kept in `errors`."""

    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.context, self.host = context, host
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        self.chance = random.Random(7)
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(60_000)
        page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        return page

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.host.address}/{path}")

    def take_seat(self, table: Staged) -> None:
        """Be the person whose decision it is at a staged table."""
        cookie = {"name": "chabudai", "value": table.token, "url": self.host.address}
        self.context.add_cookies([cookie])  # type: ignore[list-item]
        self.go(f"#/table/{table.id}")
        self.page.wait_for_selector(".board, [data-after]")

    def new_table(
        self,
        game: str,
        players: int,
        company: str = "bots",
        bot: str = "thumb",
        rated: bool = False,
    ) -> None:
        """From the lobby to a table."""
        self.go()
        self.page.click(f"[data-game={game}]")
        self.page.check(f"input[name={game}-option-players][value='{players}']", force=True)
        if players > 1:
            self.page.check(f"input[name=company][value={company}]")
            if company == "bots":
                self.page.select_option("dialog select >> nth=0", bot)
        if rated:
            self.page.click("dialog summary")
            self.page.check("[data-setting=rated]")
        self.page.click("dialog .start")

    def lay(self, game: str, seats: list[str], **settings: Any) -> None:
        """To a table with settings that the lobby does not offer."""
        self.go()
        wish = {"game": game, "options": {"players": len(seats)}, "seats": seats}
        table = self.page.evaluate(LAY, {**wish, "settings": settings})
        self.go(f"#/table/{table}")
        self.page.wait_for_selector("main .board, main [data-join], main svg[role=img]")

    @property
    def link(self) -> str:
        return self.page.url.split("/", 3)[3]

    def wait_for_link(self) -> str:
        self.page.wait_for_url("**/#/table/*")
        return self.link

    def is_over(self) -> bool:
        return bool(self.page.query_selector("[data-after]"))

    def on_turn(self) -> bool:
        return self.page.title().startswith("●")

    def play(self, swift: bool = False) -> bool:
        """One tap on something that is lit on the board; False: there was nothing to tap.

        A swift one skips the way of a finger: is it in view, at rest, covered by nothing?
        """
        with contextlib.suppress(Error):  # it may be gone by the time of the tap
            if sure := self.page.query_selector("dialog .main"):
                sure.click(timeout=2000)
                return True
            lit = self.page.query_selector_all(f".board :is({CHOICE}) >> visible=true")
            if lit:
                button = self.chance.choice(lit)
                if swift:
                    button.dispatch_event("click")
                else:
                    button.click(timeout=2000)
                return True
        return False

    def press(self, swift: bool = False) -> bool:
        """One move by the keyboard alone: Tab to something lit, or to a dialog's yes, and Enter.

        A swift one begins with the key that leads there. False: there was nothing to press.
        """
        passing = self.chance.randrange(3)  # over some that could be chosen too
        for tab in range(TABS):
            found = self.page.evaluate(FOCUSED)
            if found == "nothing to do":
                return False
            if found == "on it" and not passing:
                self.page.keyboard.press("Enter")
                return True
            passing -= found == "on it"
            self.page.keyboard.press("n" if swift and tab < KEYS else "Tab")
        return False

    def listen(self) -> int:
        """Keep all that a screen reader is told from now on; how long the log is already."""
        return int(self.page.evaluate(LISTEN))

    def race(self) -> int:
        """To the end of the game by clicks from within the page, which is quick; how many.

        No id without a sentence may be seen on the way, nor anything too wide for the screen.
        """
        self.page.wait_for_selector(".board")
        self.page.evaluate(RACE)
        self.page.wait_for_selector("[data-after]", timeout=400_000)
        odd = self.page.evaluate("window.odd")
        assert not odd, odd[:5]
        return int(self.page.evaluate("window.taps"))

    def lit(self) -> list[str]:
        """The moves that are lit on the board."""
        found: list[str] = self.page.eval_on_selector_all(f".board :is({OPEN})", SEEN)
        return sorted(found)

    def announced(self) -> list[str]:
        return list(self.page.evaluate("window.announced"))

    def log(self) -> list[str]:
        """The lines of the log, oldest first."""
        lines: list[str] = self.page.eval_on_selector_all("aside section", TOLD)
        return lines

    def axe(self) -> list[str]:
        """What axe finds wrong on the page as it is."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found: Any = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{problem['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
            for problem in found["violations"]
            for node in problem["nodes"]
        ]


# How many lines the log has; what repeats itself stands there once, with how often.
# A line of the log may tell of several cards, or of one thing several times.
TIMES = """line => line.querySelector(".cards")?.children.length
  ?? Number(line.querySelector("b")?.innerText.trim().slice(1) ?? 1)"""
COUNT = f"""() => [...document.querySelectorAll("aside li")].map({TIMES})
  .reduce((sum, times) => sum + times, 0)"""
# A drawn card in words, with the full stop that is kept beside the last one.
CARD = """(cards, which) => (cards.children[which]?.firstElementChild.ariaLabel ?? "")
  + [...cards.lastElementChild.childNodes].map(part => part.data ?? "").join("")"""
TOLD = f"""turns => turns.reverse().flatMap(turn => [...turn.querySelectorAll("li")].flatMap(
  line => [...Array(({TIMES})(line)).keys()].map(which => [...line.childNodes].map(
    part => part.data ?? (part.matches(".cards") ? ({CARD})(part, which) : "")
  ).join("").trim())))"""
SEEN = """all => all.filter(thing => thing.checkVisibility())
  .map(thing => thing.dataset.move)"""
LAY = """async (wish) => {
  const post = async (path, body) => (await fetch("/api" + path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  })).json();
  if (!localStorage.getItem("chabudai-known")) await post("/guest", { name: "Guest" });
  localStorage.setItem("chabudai-known", "1");
  return (await post("/tables", wish)).table.id;
}"""
LISTEN = """() => {
  window.announced = [];
  const region = document.querySelector("[data-announced]");
  new MutationObserver((records) => {
    for (const record of records) for (const node of record.addedNodes)
      if (node.textContent.trim()) window.announced.push(node.textContent.trim());
  }).observe(region, { childList: true });
  return (COUNT)();
}""".replace("COUNT", COUNT)
RACE = f"""() => {{
  let number = 7;
  window.odd = [];
  window.taps = 0;
  const chance = (below) => (number = (number * 48271) % 2147483647) % below;
  const widest = () => [...document.querySelectorAll("main *")]
    .filter((part) => part.getBoundingClientRect().right > innerWidth)
    .map((part) => part.className?.baseVal ?? part.className).slice(-4).join(" > ");
  const step = () => {{
    const root = document.documentElement;
    const text = root.querySelector("main").textContent;
    const id = text.match(/\\b(web|mojo|momiji|mangrovia|cups)-[a-z]+/);
    if (id) window.odd.push(id[0]);
    if (root.scrollWidth > root.clientWidth) window.odd.push(widest());
    if (document.querySelector("[data-after]")) return;
    const sure = document.querySelector("dialog .main");
    const open = sure ? [sure] : [...document.querySelectorAll(".board :is({CHOICE})")]
      .filter((one) => one.checkVisibility());
    const click = new MouseEvent("click", {{ bubbles: true }}); // for SVG too
    if (open.length && !sure) window.watch?.();
    if (open.length) open[chance(open.length)].dispatchEvent(click), window.taps++;
    setTimeout(step, 5);
  }};
  step();
}}"""
TABS = 120  # more than there are things on a table
KEYS = 5  # then by Tab: a dialog hears no single keys
FOCUSED = f"""() => {{
  const wanted = ".board :is({CHOICE}), dialog .main";
  if (!document.querySelector(wanted)) return "nothing to do";
  return document.activeElement.matches(wanted) ? "on it" : "elsewhere";
}}"""


def chromium() -> str:
    return next((path for path in BROWSERS if Path(path).exists()), BROWSERS[-1])


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


@contextlib.contextmanager
def person(
    browser: Browser, host: Host, size: ViewportSize = DESKTOP, language: str = "en",
    theme: Literal["light", "dark"] = "light", clean: bool = True, touch: bool = False,
    motion: bool = False,
) -> Iterator[Person]:  # fmt: skip
    """Somebody at a browser. `clean`: no error on the console, no request to another host."""
    context = browser.new_context(
        viewport=size,
        locale=language,
        color_scheme=theme,
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=touch,
        ignore_https_errors=host.address.startswith("https:"),  # a certificate of our own
    )
    someone = Person(context, host)
    yield someone
    if clean:
        assert not someone.errors, someone.errors
        assert someone.hosts == {host.address.split("/")[2]}, someone.hosts
    context.close()


def play_out(*people: Person, swift: bool = False, limit: float = 1200) -> None:
    """Play until every page shows the end."""
    end = time.monotonic() + limit
    while not all(someone.is_over() for someone in people):
        assert time.monotonic() < end, "the game does not end"
        tapped = [someone.play(swift) for someone in people]
        people[0].page.wait_for_timeout(10 if any(tapped) else 25)
