"""Messages that nobody should send, for tests and proofs of the server's sockets."""

import json
import random
import string
from typing import Any

from tests.serving import Chair, Json

TYPES = [
    "move", "why", "undo", "answer", "chat", "hint", "leave", "return", "replace", "resume", "ping",
]  # fmt: skip
KEYS = ["type", "id", "move", "text", "yes", "seat", "after", "more", ""]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1e308,
    10**30,
    "",
    "x" * 300,
    [],
    {},
    [[]],
    {"a": 1},
    "\u0000",
    "\ud800",
]
HARMLESS = 10  # bad messages in a row, then a good one: the socket stays open


def fuzzed(choice: random.Random) -> str | bytes:
    """Some message: nearly right, odd, broken, or noise."""
    kind = choice.randrange(5)
    if kind == 0:
        return bytes(choice.randrange(256) for _ in range(choice.randrange(200)))
    if kind == 1:
        return "".join(choice.choice(string.printable) for _ in range(choice.randrange(200)))
    wish: Json = {"type": choice.choice(TYPES), "id": str(choice.randrange(100))}
    wish |= {choice.choice(KEYS): choice.choice([*ODD, word(choice)]) for _ in range(kind - 1)}
    text = json.dumps(wish)
    if kind == 4:
        cut = choice.randrange(len(text))
        text = text[:cut] + choice.choice(string.printable) + text[cut + choice.randrange(3) :]
    return text


def word(choice: random.Random) -> str:
    return choice.choice(["play 1", "play 99", "dance", "take", "undo", "collect red", "pass"])


def fuzz(chair: Chair, count: int, seed: int) -> int:
    """Send so many messages; all must be answered, and none by anything unclean."""
    choice, sent = random.Random(seed), 0
    while sent < count:
        for _ in range(HARMLESS):
            chair.line.send(fuzzed(choice))
        sent += HARMLESS
        id = chair.send("ping")
        while (answer := chair.next()).get("id") != id or answer["type"] != "pong":
            assert answer["type"] != "goodbye", answer
            if answer["type"] == "refused":
                assert answer["refusal"]["id"] != "internal-error", answer
                assert answer["refusal"]["text"]
        chair.heard.clear()
    return sent
