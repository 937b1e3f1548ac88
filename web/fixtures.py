"""Write the fixtures of the drawings: situations of whole games, as a seat is shown them.

    .venv/bin/python web/fixtures.py

A situation is the first one along games of thumb and random players that has what it is named for.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chabudai
from chabudai.bots.simple import make_bot

GAMES = Path(__file__).parent / "src" / "games"
NAMES = ("Anna", "Boris", "Cyril", "Dáša", "Emil")
View = dict[str, Any]
Wanted = Callable[[View], bool]


def phase(name: str, least_moves: int = 0) -> Wanted:
    return lambda v: v["phase"] == name and v["move"] >= least_moves


def pier(number: int, least_round: int = 1, name: str = "act") -> Wanted:
    return lambda v: v["pier"] == number and v["round"] >= least_round and v["phase"] == name


def rows_of(view: View) -> int:
    return sum(len(seat["row"]) for seat in view["seats"])


MOMIJI: dict[str, tuple[dict[str, Any], str, Wanted]] = {
    "draft": ({"players": 3, "landscapes": "draft"}, "random", phase("draft", 4)),
    "main": ({"players": 3}, "thumb", lambda v: v["phase"] == "main" and rows_of(v) >= 9),
    "laying": ({"players": 4}, "thumb", phase("lay", 60)),
    "placing": ({"players": 2, "morning_dew": True}, "random", phase("place", 30)),
    "after": ({"players": 2, "landscapes": "draft"}, "thumb", phase("after", 60)),
    "limit": ({"players": 2}, "random", phase("limit", 20)),
    "dew": ({"players": 5, "morning_dew": True}, "thumb",
            lambda v: v["phase"] == "main" and v["blue_token"] is not None and rows_of(v) > 18),
    "reorder": ({"players": 3}, "thumb", phase("C", 30)),
    "discards": ({"players": 3, "landscapes": "draft"}, "random", phase("G", 30)),
    "swap": ({"players": 3, "landscapes": "draft"}, "random", phase("H")),
    "tuck": ({"players": 3, "landscapes": "draft"}, "random", phase("M pile")),
    "turned": ({"players": 2, "landscapes": "draft"}, "random", phase("N")),
    "wind": ({"players": 1, "scenario": "wind"}, "thumb", phase("main", 30)),
    "meditation": ({"players": 1, "scenario": "meditation", "open_piles": True}, "thumb",
                   phase("clear", 30)),
    "equinox": ({"players": 1, "scenario": "equinox"}, "thumb", phase("over")),
    "over": ({"players": 4}, "thumb", phase("over")),
}  # fmt: skip

MANGROVIA: dict[str, tuple[dict[str, Any], str, Wanted]] = {
    "bowls": ({"players": 4}, "thumb", lambda v: v["phase"] == "bowls" and v["round"] == 3),
    "open": ({"players": 3, "stones": "gods"}, "thumb", pier(1, 4)),
    "hut": ({"players": 4, "stones": "mixed"}, "thumb", pier(10, 6)),
    "double": ({"players": 5}, "thumb", pier(9, 5)),
    "paying": ({"players": 3, "stones": "helpers"}, "thumb",
               lambda v: v["phase"] == "pay" and v["round"] > 5 and v["building"]["due"] > 6
               and v["building"]["landscapes_due"] == 0),
    "amulets": ({"players": 2}, "random", phase("put back")),
    "birds": ({"players": 3, "board": "lagoon"}, "thumb", pier(12, 3)),
    "over": ({"players": 5, "stones": "mixed"}, "thumb", phase("over")),
}  # fmt: skip


def situation(game: str, options: dict[str, Any], bot: str, wanted: Wanted) -> View:
    for seed in range(60):
        position = chabudai.game(game, **options).start(seed=seed)
        player = make_bot(bot, position.game, seed)
        while True:
            seat = 0 if position.over else position.state.seat
            view = position.view(seat)
            if wanted(view):
                return {
                    "seat": seat,
                    "names": list(NAMES[: view["players"]]),
                    "legal": position.moves(),
                    "last": [told.json() for told in position.last_events(seat)],
                    "view": view,
                }
            if position.over:
                break
            position.push_number(player(position))
    raise SystemExit(f"{game}: no such situation: {options}")


def write(game: str, wanted: dict[str, tuple[dict[str, Any], str, Wanted]]) -> None:
    folder = GAMES / game / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (options, bot, test) in wanted.items():
        found = situation(game, options, bot, test)
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")
        print(f"{game}/{name}: seat {found['seat']}, {len(found['legal'])} moves")


if __name__ == "__main__":
    write("momiji", MOMIJI)
    write("mangrovia", MANGROVIA)
