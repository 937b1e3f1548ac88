"""The table behind a proxy, as a host sets it up; `./run prove hosted` does it with Caddy too."""

import importlib.util
from pathlib import Path

import pytest

from tests.postgres import BINARIES

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "nginx", "openssl", BINARIES)
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser  # noqa: E402

from tests.building import make_page  # noqa: E402
from tests.hosted import play_hosted  # noqa: E402
from tests.hosting import nginx  # noqa: E402


def test_a_whole_game_over_https_through_two_upgrades(tmp_path: Path, browser: Browser) -> None:
    make_page()
    watch = play_hosted(nginx, tmp_path, browser)
    assert watch.good
    assert not watch.bad
