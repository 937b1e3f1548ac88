"""Debian's Firefox, driven by WebDriver BiDi over its own socket: Playwright drives only a Firefox
of its own, which can't be had everywhere."""

import base64
import contextlib
import json
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.serving import PATIENCE, until

COMMAND = "firefox-esr"
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """One tab. What its console complains of is kept in `errors`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.errors: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.tab = self.ask("browsingContext.create", type="tab")["context"]

    def ask(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.socket.recv(timeout=PATIENCE))
            if told["type"] == "event":
                self.note(told["params"])
            elif told["id"] == number:
                assert told["type"] == "success", (method, told)
                return told["result"]

    def note(self, entry: dict[str, Any]) -> None:
        if entry.get("level") == "error":
            self.errors.append(str(entry.get("text")))

    def size(self, width: int, height: int) -> None:
        shape = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self.tab, viewport=shape)

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """What an expression gives, as far as it can be told as JSON."""
        told = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve({script}).then(found => JSON.stringify(found ?? null))",
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def wait(self, script: str) -> Any:
        return until(lambda: self.run(script))

    def tap(self, selector: str, index: int = 0) -> None:
        """By a pointer, in the middle of what is to be seen of a thing."""
        found = f"document.querySelectorAll({json.dumps(selector)})[{index}]"
        self.wait(f"!!{found}")
        x, y = self.run(
            f"(found => {{ found.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});"
            " const { x, y, width, height } = found.getBoundingClientRect();"
            f" return [Math.round(x + width / 2), Math.round(y + height / 2)]; }})({found})"
        )
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("input.performActions", context=self.tab, actions=[pointer])

    def picture(self) -> bytes:
        return base64.b64decode(
            self.ask("browsingContext.captureScreenshot", context=self.tab)["data"]
        )


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A browser with a profile of its own in a folder."""
    lines = [
        f"user_pref({json.dumps(key)}, {json.dumps(PREFERENCES[key])});" for key in PREFERENCES
    ]
    (folder / "user.js").write_text("\n".join(lines))
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [COMMAND, "--headless", "--no-remote", "--profile", str(folder),
             "--remote-debugging-port", "0"],
            stdout=log, stderr=log,
        )  # fmt: skip
    try:
        address = until(lambda: listening(folder / "log"))
        with connect(f"{address}/session", max_size=None, proxy=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(60)


def listening(log: Path) -> str:
    heard = [line for line in log.read_text().splitlines() if "WebDriver BiDi listening on" in line]
    return heard[0].split(" on ")[1].strip() if heard else ""
