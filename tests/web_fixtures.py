"""Views of games played by rules of thumb, for looking at drawings without a server.

python -m tests.web_fixtures [GAME [OPTION=VALUE …]]
"""

import json
import sys
from pathlib import Path
from typing import Any

import chabudai
from chabudai.bots.simple import make_bot
from chabudai.kernel.position import Position

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
SEED = 7


def fixture(position: Position, seat: int) -> dict[str, Any]:
    return {
        "view": position.view(seat),
        "seat": seat,
        "legal": position.moves() if position.seat == seat else [],
        "score": position.score(seat),
        "last": [event.json() for event in position.last_events(seat)],
    }


def write(name: str, options: dict[str, str]) -> None:
    """Every position of one game, by whoever is on turn."""
    position = chabudai.game(name, **options).start(SEED)
    bot = make_bot("thumb", position.game, SEED)
    found = []
    while position.seat is not None:
        found.append(fixture(position, position.seat))
        position.push_number(bot(position))
    found.append(fixture(position, 0))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(found))
    print(f"{name}: {len(found)} views")


if __name__ == "__main__":
    chosen, *words = sys.argv[1:] or [""]
    for game in [chosen] if chosen else chabudai.names():
        write(game, dict(word.split("=", 1) for word in words))
