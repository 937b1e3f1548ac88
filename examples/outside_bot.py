"""A bot in any language sits at a table like this: JSON lines in, JSON lines out.

    chabudai arena mojo random "process:python3 examples/outside_bot.py" --players 2

In Mojo it plays the highest card that needs no draw, elsewhere any move. It needs only Python.
"""

import json
import random
import sys
from typing import Any


def choose(question: dict[str, Any]) -> str:
    moves: list[str] = question["moves"]
    if question["view"]["game"] != "mojo":
        return random.choice(moves)
    top = question["view"]["piles"][0]["top"]
    free = [move for move in moves if int(move.split()[1]) <= top]
    return max(free or moves, key=lambda move: int(move.split()[1]))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "name": "no draws"}
    elif message["type"] == "decide":
        answer = {"id": message["id"], "move": choose(message)}
    else:  # {"type": "wrong", "reason": …}
        print(message["reason"], file=sys.stderr)
        continue
    print(json.dumps(answer), flush=True)
