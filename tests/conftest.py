"""What every test can rely on: the `needs` marker, and a closing word on what was skipped."""

import glob
import importlib.util
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser import Host
    from tests.serving import Meet, Served, Somebody
    from tests.web_files import Site

HOW = "; enable with ./run test --strict"
# Files that begin, in order.
LONGEST = (
    "newcomer", "web_games", "server_cluster", "web_table", "web_company", "web_sizes", "cli",
    "chaos", "conformance", "wheel", "sanitized", "offline", "server_leaks", "web_lessons",
    "web_reader", "web_howto", "web_board", "wasm", "start_up", "web_hosted", "web_manners",
)  # fmt: skip


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-skips", action="store_true", help="a skipped test is a failure")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files begin, so that no process is left alone with one at the end."""
    names = Counter(item.nodeid for item in items)
    if twice := [name for name, count in names.items() if count > 1]:
        raise pytest.UsageError(f"of tests with one name xdist runs one: {', '.join(twice)}")
    places = {f"test_{name}": place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path.stem, len(places)))


def pytest_runtest_setup(item: pytest.Item) -> None:
    missing = [name for name in needed(item) if not is_there(name)]
    if missing:
        reason = f"needs {', '.join(missing)}{HOW}"
        if item.config.getoption("no_skips"):
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)


def needed(item: pytest.Item) -> list[str]:
    return [name for marker in item.iter_markers("needs") for name in marker.args]


def is_there(name: str) -> bool:
    """Is there a Python module, a command, or a file of this pattern?"""
    if "/" in name:
        return bool(glob.glob(name))
    return shutil.which(name) is not None or is_module(name)


def is_module(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:  # the package of a dotted name
        return False


# Last, when all reports are in; a skip at collection counts as well.
@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("no_skips") and skip_reasons(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


# After pytest's own closing line, so that it is the last word.
def pytest_unconfigure(config: pytest.Config) -> None:
    reasons = skip_reasons(config)
    if reasons:
        skipped = ", ".join(f"{count} × {reason}" for reason, count in sorted(reasons.items()))
        print(
            f"skipped: {skipped}{'; strict allows none' if config.getoption('no_skips') else HOW}"
        )


def skip_reasons(config: pytest.Config) -> dict[str, int]:
    """Each reason for a skip, and how often it was given."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    counts: dict[str, int] = {}
    for report in reporter.stats.get("skipped", []) if reporter else []:
        reason = report.longrepr[2].removeprefix("Skipped: ").removesuffix(HOW)
        counts[reason] = counts.get(reason, 0) + 1
    return counts


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> "Iterator[Served]":
    """A server without a page for the tests of one file, as its SERVER says, if it does."""
    from tests.serving import served

    settings = getattr(request.module, "SERVER", {})
    with served(tmp_path_factory.mktemp("server"), **settings) as running:
        yield running


@pytest.fixture
def ann(server: "Served") -> "Somebody":
    from tests.serving import Somebody

    return Somebody(server.url, "Ann")


@pytest.fixture
def ben(server: "Served") -> "Somebody":
    from tests.serving import Somebody

    return Somebody(server.url, "Ben")


@pytest.fixture(params=["server", "page"])
def meet(request: pytest.FixtureRequest) -> "Iterator[Meet]":
    """Makes people who sit at a server, and then people round one device: the table is the same."""
    from tests.local_tables import Guest, device
    from tests.serving import Somebody

    if request.param == "server":
        running: Served = request.getfixturevalue("server")
        yield lambda name: Somebody(running.url, name)
        return
    with device() as found:
        yield lambda name: Guest(found, name)


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server of this process deals the same in every run."""
    monkeypatch.setattr("chabudai.table.making.secrets.randbits", lambda _: 2026)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Host]":
    """A server with the page built, for the tests of one file."""
    from tests.browser import serving

    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    from playwright.sync_api import sync_playwright

    from tests.browser import launch

    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def bare_path(tmp_path: Path) -> str:
    """A path with a shell, which npm asks for, and nothing else."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "sh").symlink_to("/bin/sh")
    return str(folder)


@pytest.fixture
def site(folder: Path, browser: "Browser") -> "Iterator[Site]":
    """A page that is served from a file's `folder` under the server's policy."""
    from chabudai.server.pages import HEADERS
    from tests.web_files import Site

    found = Site(browser, folder, HEADERS)
    yield found
    found.page.close()
