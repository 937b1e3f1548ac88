"""A whole client for Chabudai's server: make a table against a bot and play a game by chance.

chabudai serve &
python examples/table_client.py http://127.0.0.1:8642 mangrovia
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

Json = dict[str, Any]


def call(server: str, path: str, token: str = "", body: Json | None = None) -> Json:
    """GET, or POST where there is a body; a refusal is an HTTPError."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers)) as answer:
        found: Json = json.load(answer)
        return found


def play(server: str, table: str, token: str) -> Json:
    """Play whenever it is our decision, until there is an outcome."""
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
    moves = 0
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] in ("refused", "goodbye"):
                raise SystemExit(message["refusal"]["text"])
            now = message.get("now")  # comes with the latest update, and with `current`
            if now and now["outcome"]:
                return dict(now["outcome"])
            if now and now["moves"]:  # only the seat on turn is told its legal moves
                moves += 1
                move = random.choice(now["moves"])
                socket.send(json.dumps({"type": "move", "id": f"move {moves}", "move": move}))
    raise SystemExit("the server closed the socket")


def main(server: str, game: str) -> None:
    token = call(server, "/api/guest", body={"name": "Example"})["token"]
    wish = {"game": game, "options": {"players": 2}, "seats": ["me", "random"]}
    made = call(server, "/api/tables", token, wish)
    outcome = play(server, made["table"]["id"], token)
    record = call(server, f"/api/tables/{made['table']['id']}/record", token)
    fair = record["commitment"] == made["table"]["commitment"]
    print(f"winners {outcome['winners']}, the deal was {'fair' if fair else 'changed'}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
