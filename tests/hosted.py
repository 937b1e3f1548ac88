"""A whole game in Chromium over https, while both processes behind the proxy are replaced."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import Host, Person, person
from tests.hosting import Pair, Proxy, Watch, in_front
from tests.postgres import postgres
from tests.serving import until


class Hosted(Host):
    """What a browser is sent to: the proxy."""

    def __init__(self, address: str) -> None:
        self.address = address


def play_hosted(proxy: Proxy, folder: Path, browser: Browser) -> Watch:
    """What a bystander saw who asked for something all the while."""
    with postgres() as database:
        pair = Pair(database)
        try:
            with in_front(proxy, folder, pair.servers) as address:
                watch = Watch(address, folder / "cert.pem")
                with person(browser, Hosted(address), clean=False) as someone:
                    play_through_upgrades(someone, pair)
                watch.close()
        finally:
            pair.close()
    return watch


def play_through_upgrades(someone: Person, pair: Pair) -> None:
    someone.new_table("mojo", 2, bot="random")
    for number in range(len(pair.processes)):
        someone.page.wait_for_selector(".board")
        until(lambda: someone.play(swift=True))
        pair.upgrade(number)
    someone.race()
