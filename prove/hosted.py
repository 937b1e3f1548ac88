"""The recipes for hosts: a game in Chromium over https through two upgrades: [nginx] [caddy]"""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import launch
from tests.building import make_page
from tests.hosted import play_hosted
from tests.hosting import Proxy, caddy, nginx

PROXIES: dict[str, Proxy] = {"nginx": nginx, "caddy": caddy}


def went_well(name: str, browser: Browser) -> bool:
    """A whole game behind a proxy; was every request of a bystander answered?"""
    with tempfile.TemporaryDirectory() as folder:
        watch = play_hosted(PROXIES[name], Path(folder), browser)
    others = f"{watch.good} answers, {len(watch.bad)} failures, longest {watch.longest:.2f} s"
    print(f"{name}: a whole game over https, both processes replaced; a bystander: {others}")
    return not watch.bad


def main(arguments: list[str]) -> int:
    make_page()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        well = [went_well(name, browser) for name in arguments or PROXIES]
        browser.close()
    return 0 if all(well) else 1
