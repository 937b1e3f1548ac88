"""A server in a process of its own that is killed at random moments while somebody plays.

What was acknowledged must be in the log afterwards, in its place, and nothing may be dealt anew.
"""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from bench.server import keeping_bytecode
from tests.serving import PATIENCE, Chair, Json, Somebody, line_to, until

ROOT = Path(__file__).resolve().parent.parent


class Process:
    """`chabudai serve` as people start it."""

    def __init__(self, database: str, *options: str) -> None:
        command = [sys.executable, "-m", "chabudai", "serve", "--port", "0", "--pace", "0"]
        command += ["--database", database, "--workers", "1", "--log", "error", *options]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=keeping_bytecode(str(ROOT / ".cache")), stdout=subprocess.PIPE,
            text=True, start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout
        line = self.process.stdout.readline()
        self.url = line.split()[-1] if line else ""
        assert self.url.startswith("http"), line
        until(self.is_ready)

    def is_ready(self) -> bool:
        assert self.process.poll() is None, "the server did not come up"
        with contextlib.suppress(httpx.HTTPError), line_to(self.url) as line:
            return line.get("/api/ready").status_code == 200
        return False

    def kill(self) -> None:
        self.process.kill()
        self.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.close()

    def close(self) -> int:
        """Wait for its end; its status."""
        status = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        return status


class Witness:
    """Somebody who plays, and remembers what the server has promised."""

    def __init__(self, url: str, game: str, seed: int) -> None:
        self.game, self.choice = game, random.Random(seed)
        self.person = Somebody(url, "Witness")
        self.promised: dict[str, dict[int, tuple[str, str]]] = {}  # by table and number
        self.seen: dict[str, dict[int, str]] = {}  # views by table and number
        self.count = 0
        self.sit_down()

    def sit_down(self) -> None:
        wish = {"options": {"players": 2}, "seats": ["me", "random"]}
        self.table = self.person.table(self.game, **wish)["table"]["id"]
        self.promised[self.table], self.seen[self.table] = {}, {}

    def play(self, url: str) -> None:
        """Play on, game after game, until the server is gone."""
        self.person.url = url
        with contextlib.suppress(WebSocketException, OSError, httpx.HTTPError):
            while True:
                with self.person.at(
                    self.table, after=max(self.seen[self.table], default=-1)
                ) as chair:
                    self.play_at(chair)
                self.sit_down()

    def play_at(self, chair: Chair) -> None:
        self.note(chair.heard[-1])
        while not (chair.now and chair.now["outcome"]):
            if chair.now and chair.now["moves"]:
                self.count += 1
                move, id = self.choice.choice(chair.now["moves"]), f"w{self.count}"
                chair.now = None
                chair.send("move", id=id, move=move)
                while (message := self.note(chair.next())).get("id") != id:
                    pass
                if message["type"] == "done":
                    self.promised[self.table][message["seq"]] = (id, move)
                else:  # see how things stand
                    chair.send("resume", after=chair.seq)
            else:
                self.note(chair.next())

    def note(self, message: Json) -> Json:
        """The same number must always mean the same view."""
        if message["type"] in ("update", "current") and message["now"]:
            view = json.dumps(message["now"]["view"], sort_keys=True)
            before = self.seen[self.table].setdefault(message["seq"], view)
            assert before == view, f"line {message['seq']} shows something else than before"
        return message

    @property
    def promises(self) -> int:
        return sum(len(promised) for promised in self.promised.values())

    def check(self, url: str) -> int:
        """Compare the logs with the promises; how many there were."""
        self.person.url, kept = url, 0
        for table, promised in self.promised.items():
            log = self.person.get(f"/tables/{table}/log")["updates"]
            assert [update["seq"] for update in log] == list(range(len(log)))
            assert len(log) > max(self.seen[table], default=-1)
            for number, (id, move) in promised.items():
                entry = log[number]["entry"]
                assert (entry["id"], entry["move"]) == (id, move)
                kept += 1
            ids = [u["entry"]["id"] for u in log if u["entry"].get("id")]
            assert len(ids) == len(set(ids))
        return kept


def kill_again_and_again(database: str, kills: int, seed: int, game: str = "mojo") -> int:
    """Kill a server so many times while a witness plays; how many promises were kept."""
    choice = random.Random(seed)
    server = Process(database)
    witness = Witness(server.url, game, seed)
    for _ in range(kills):
        failures: list[BaseException] = []
        player = threading.Thread(target=played, args=(witness, server.url, failures))
        player.start()
        wait_for_a_moment(witness, choice, player)
        os.kill(server.process.pid, signal.SIGKILL)
        server.close()
        player.join(PATIENCE)
        assert not player.is_alive()
        if failures:
            raise failures[0]
        server = Process(database)
    try:
        return witness.check(server.url)
    finally:
        assert server.stop() == 0


def wait_for_a_moment(witness: Witness, choice: random.Random, player: threading.Thread) -> None:
    """Some moves later, in the middle of whatever is under way then."""
    goal = witness.count + choice.randint(0, 12)
    until(lambda: witness.count >= goal or not player.is_alive())
    time.sleep(choice.uniform(0, 0.03))


def played(witness: Witness, url: str, failures: list[BaseException]) -> None:
    try:
        witness.play(url)
    except BaseException as error:
        failures.append(error)


def pause_after_a_kill(database: str, ann: Somebody) -> tuple[float, float]:
    """Bots play at a process that is killed while somebody at another one looks on: the longest
    wait for a move after it, and before it."""
    one, here = Process(database), ann.url
    try:
        ann.url = one.url
        table = long_game_of_bots(ann)
        ann.url = here
        with ann.at(table) as chair:
            chair.until_now(lambda now: now["view"]["move"] >= 3)
            before = longest_wait(chair, 15)
            one.kill()
            after = longest_wait(chair, 30)
            assert chair.until_now(lambda now: now["outcome"])
            return after, before
    finally:
        if one.process.poll() is None:
            one.kill()


def long_game_of_bots(ann: Somebody) -> str:
    """Some three hundred moves: it is not over before anybody has looked."""
    wish = {"options": {"players": 5}, "seats": ["random"] * 5}
    return str(ann.table("mangrovia", **wish)["table"]["id"])


def longest_wait(chair: Chair, messages: int) -> float:
    waits = []
    for _ in range(messages):
        begin = time.monotonic()
        chair.next()
        waits.append(time.monotonic() - begin)
    return max(waits)
