"""Outside bots: any program that reads and writes JSON lines. docs/bots.md has the protocol.

    bot = OutsideBot("python3 examples/outside_bot.py", game)
    move = bot(position)
    bot.close()

The program gets its seat's view and the legal moves, and nothing else. What it does wrong is said
in one sentence, with the end of its error output.
"""

import json
import queue
import shlex
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import IO, Any

from chabudai.kernel.game import Game
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused, refuse

PROTOCOL = 1
FIRST_SECONDS = 20.0  # to start and say hello
SECONDS = 10.0  # for a decision
WRONG_ANSWERS = 3  # so many may come before the bot has failed
LONGEST_LINE = 1 << 16
MOST_ERRORS = 20  # lines of its error output that are kept
TOLD_OF_ERRORS = 300  # characters of them that are told


class OutsideBot:
    """A bot in a process of its own, started when it is first asked."""

    def __init__(self, command: str, game: Game, seconds: float = SECONDS) -> None:
        self.command, self.game, self.seconds = shlex.split(command), game, seconds
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()
        self.errors: deque[str] = deque(maxlen=MOST_ERRORS)
        self.ears: list[threading.Thread] = []
        self.decisions, self.told = 0, -1  # told: moves whose events the bot knows
        self.name = command
        if not self.command:
            raise refuse("process-not-started", command=command[:80], detail="–")

    def __call__(self, position: Position) -> int:
        if self.process is None:
            self.begin(position)
        self.decisions += 1
        self.send(self.question(position))
        limit = time.monotonic() + self.seconds
        for _ in range(WRONG_ANSWERS):
            answer = self.answer(limit)
            move, wrong = self.read(answer, position)
            if move is not None:
                return move
            self.send({"type": "wrong", "id": self.decisions, "reason": wrong})
        raise self.failed("process-wrong-move", answer=json.dumps(answer)[:80], reason=wrong)

    # What is said

    def begin(self, position: Position) -> None:
        self.start()
        options = dict(position.variant.options)
        hello = {"type": "hello", "protocol": PROTOCOL, "game": self.game.name, "options": options}
        self.send(hello)
        answer = self.answer(time.monotonic() + FIRST_SECONDS)
        if answer.get("type") != "ready":
            raise self.failed("process-not-ready", answer=json.dumps(answer)[:80])
        self.name = str(answer.get("name", self.name))[:40]

    def question(self, position: Position) -> dict[str, Any]:
        seat = position.state.seat
        news = position.events(seat, self.told if self.told <= len(position.played) else -1)
        self.told = len(position.played)
        return {
            "type": "decide",
            "id": self.decisions,
            "seat": seat,
            "seconds": self.seconds,
            "moves": position.moves(),
            "events": [event.json() for event in news],
            "view": position.view(seat),
        }

    def read(self, answer: dict[str, Any], position: Position) -> tuple[int | None, str]:
        """The move of an answer, or what is wrong with it."""
        if answer.get("id") != self.decisions:
            return None, f"the answer must have the id {self.decisions}"
        text = answer.get("move")
        if not isinstance(text, str):
            return None, "the answer must have a move, as a text"
        move = position.read(text)
        return (move, "") if isinstance(move, int) else (None, str(Refused(move)))

    # The pipe

    def start(self) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8",
                errors="replace",
            )  # fmt: skip
        except OSError as error:
            detail = str(error)
            raise refuse("process-not-started", command=self.name[:80], detail=detail) from error
        self.ears = [
            threading.Thread(target=listen, args=ear, daemon=True)
            for ear in (
                (self.process.stdout, self.lines.put),
                (self.process.stderr, self.errors.append),
            )
        ]
        for ear in self.ears:
            ear.start()

    def send(self, message: dict[str, Any]) -> None:
        assert self.process
        assert self.process.stdin
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise self.failed("process-gone") from error

    def answer(self, limit: float) -> dict[str, Any]:
        """The next line, before the time is up."""
        try:
            line = self.lines.get(timeout=max(0.001, limit - time.monotonic()))
        except queue.Empty:
            raise self.failed("process-too-slow", seconds=self.seconds) from None
        if not line:
            raise self.failed("process-gone")
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise self.failed("process-not-json", line=line[:80].strip())
        return found

    def failed(self, id: str, **args: Any) -> Refused:
        """Stop the program, and say what it did wrong."""
        self.close()
        tail = " ".join(" ".join(self.errors).split())[-TOLD_OF_ERRORS:] or "–"
        return refuse(id, name=self.name, errors=tail, **args)

    def close(self) -> None:
        """Say goodbye, wait a moment, and see to it that the program is gone."""
        if self.process is None:
            return
        try:
            if self.process.stdin:
                self.process.stdin.close()
            self.process.wait(1.0)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        for ear in self.ears:
            ear.join(1.0)
        self.process = None


def listen(stream: IO[str], hear: Callable[[str], None]) -> None:
    """Hand on every line; an empty one says that there are no more."""
    with stream:
        while line := stream.readline(LONGEST_LINE):
            hear(line)
    hear("")
