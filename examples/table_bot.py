"""A bot of your own at a table: it sits down by the table's link and plays like anybody else.

    python examples/table_bot.py http://127.0.0.1:8642 TABLE

Instead of a random choice, call your engine with `now["view"]` and `now["moves"]`.
"""

import json
import random
import sys
import time

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from examples.table_client import Json, call


def choose(now: Json) -> str:
    return str(random.choice(now["moves"]))


def sit(server: str, table: str, token: str) -> Json:
    """Play to the end, and come back whenever the connection is lost."""
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
    while True:
        try:
            with connect(
                address, additional_headers={"Authorization": f"Bearer {token}"}
            ) as socket:
                for text in socket:
                    message = json.loads(text)
                    now = message.get("now")
                    if now and now["outcome"]:
                        return dict(now["outcome"])
                    if now and now["moves"]:
                        # One id for one decision: sent twice, the move is played once.
                        wish = {"type": "move", "id": f"at {message['seq']}", "move": choose(now)}
                        socket.send(json.dumps(wish))
        except (ConnectionClosed, OSError):
            time.sleep(1)


def main(server: str, table: str) -> None:
    token = call(server, "/api/guest", body={"name": "My bot"})["token"]
    seat = call(server, f"/api/tables/{table}/join", token, {})["seat"]
    outcome = sit(server, table, token)
    print("won" if seat in outcome["winners"] else "lost")


if __name__ == "__main__":
    main(*sys.argv[1:3])
