"""Situations of whole games, for looking at a drawing and for testing it without a server.

    python -m tests.web_fixtures [GAME …]

writes them, as a seat is shown them, into web/src/games/<game>/fixtures/, where
src/games/faces.test.ts finds them and gallery.html draws them; tests/web_stage.py puts them on the
table of a real server. A situation is the first one, along games of known seeds, that has what it
is named for.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import chabudai
from chabudai.bots.simple import make_bot
from chabudai.kernel.position import Position

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
NAMES = ("Anna", "Boris", "Cyril", "Dáša", "Emil", "Fumi", "Galina", "Honza")
MOST_SEEDS = 60
View = dict[str, Any]
Wanted = Callable[[View], bool]


@dataclass(frozen=True)
class Situation:
    options: dict[str, Any]
    bot: str  # who plays up to it
    wanted: Wanted
    brings: str = ""  # id of something that the bot's next move brings about


@dataclass(frozen=True)
class Found:
    position: Position
    seat: int  # whose eyes
    seed: int
    next: str  # the bot's next move; empty at the end


def phase(name: str, least_moves: int = 0) -> Wanted:
    return lambda v: v["phase"] == name and v["move"] >= least_moves


def pier(number: int, least_round: int = 1) -> Wanted:
    return lambda v: v["pier"] == number and v["round"] >= least_round and v["phase"] == "act"


def rows(view: View, least: int) -> bool:
    return view["phase"] == "main" and sum(len(seat["row"]) for seat in view["seats"]) >= least


def own_row(view: View, least: int) -> bool:
    return view["phase"] == "main" and len(view["seats"][view["seat"]]["row"]) >= least


def full_hand(view: View, least: int) -> bool:
    return view["phase"] == "play" and len(view["hand"]) >= least and view["round"] > 1


def costly_build(view: View) -> bool:
    building = view["building"]
    return bool(
        view["phase"] == "pay" and view["round"] > 5 and building["due"] > 6
        and building["landscapes_due"] == 0
    )  # fmt: skip


S = Situation
SITUATIONS: dict[str, dict[str, Situation]] = {
    "mojo": {
        "play": S({"players": 4}, "thumb", lambda v: full_hand(v, 7) and v["side"] == 10),
        "chain": S({"players": 3}, "thumb", phase("chain", 12)),
        "two-piles": S({"players": 2, "piles": 2}, "thumb", phase("play", 14)),
        "take-or-draw": S({"players": 2, "piles": 2}, "thumb", phase("draw", 8)),
        "mojo-time": S({"players": 6}, "thumb", phase("turn up", 20)),
        "round-end": S({"players": 6}, "thumb", lambda v: v["round"] > 1, "mojo-round-ended"),
        "over": S({"players": 4}, "thumb", phase("over")),
    },
    "momiji": {
        "draft": S({"players": 3, "landscapes": "draft"}, "random", phase("draft", 4)),
        "first": S({"players": 2}, "thumb", phase("main")),
        "main": S({"players": 3}, "thumb", lambda v: rows(v, 9)),
        "long": S({"players": 2}, "thumb", lambda v: own_row(v, 4)),
        "laying": S({"players": 4}, "thumb", phase("lay", 60)),
        "placing": S({"players": 2, "morning_dew": True}, "random", phase("place", 30)),
        "acorns": S({"players": 3}, "random",
                    lambda v: v["phase"] == "place" and v["card"].endswith("b")),
        "after": S({"players": 2, "landscapes": "draft"}, "thumb", phase("after", 60)),
        "limit": S({"players": 2}, "random", phase("limit", 20)),
        "dew": S({"players": 5, "morning_dew": True}, "thumb",
                 lambda v: rows(v, 19) and v["blue_token"] is not None),
        "reorder": S({"players": 3}, "thumb", phase("C", 30)),
        "discards": S({"players": 3, "landscapes": "draft"}, "random", phase("G", 30)),
        "swap": S({"players": 3, "landscapes": "draft"}, "random", phase("H")),
        "tuck": S({"players": 3, "landscapes": "draft"}, "random", phase("M pile")),
        "turned": S({"players": 2, "landscapes": "draft"}, "random", phase("N")),
        "wind": S({"players": 1, "scenario": "wind"}, "thumb", phase("main", 30)),
        "meditation": S({"players": 1, "scenario": "meditation", "open_piles": True}, "thumb",
                        phase("clear", 30)),
        "equinox": S({"players": 1, "scenario": "equinox"}, "thumb", phase("over")),
        "over": S({"players": 4}, "thumb", phase("over")),
    },
    "mangrovia": {
        "bowls": S({"players": 4}, "thumb", lambda v: v["phase"] == "bowls" and v["round"] == 3),
        "open": S({"players": 3, "stones": "gods"}, "thumb", pier(1, 4)),
        "hut": S({"players": 4, "stones": "mixed"}, "thumb", pier(10, 6)),
        "double": S({"players": 5}, "thumb", pier(9, 5)),
        "paying": S({"players": 3, "stones": "helpers"}, "thumb", costly_build),
        "amulets": S({"players": 2}, "random", phase("put back")),
        "birds": S({"players": 3, "board": "lagoon"}, "thumb", pier(12, 3)),
        "over": S({"players": 5, "stones": "mixed"}, "thumb", phase("over")),
    },
}  # fmt: skip


@cache
def find(game: str, name: str) -> Found:
    wanted = SITUATIONS[game][name]
    for seed in range(MOST_SEEDS):
        found = look(game, wanted, seed)
        if found:
            return found
    raise SystemExit(f"{game}: no such situation: {name}")


def look(game: str, wanted: Situation, seed: int) -> Found | None:
    """The situation in one game; None if it does not come up."""
    position = chabudai.game(game, **wanted.options).start(seed)
    player = make_bot(wanted.bot, position.game, seed)
    while not position.over:
        move = player(position)
        if wanted.wanted(position.view(position.seat)) and brings(position, move, wanted.brings):
            return Found(
                position, position.state.seat, seed, position.game.notation.move_text(move)
            )
        position.push_number(move)
    return Found(position, 0, seed, "") if wanted.wanted(position.view(0)) else None


def brings(position: Position, move: int, event: str) -> bool:
    if not event:
        return True
    position.push_number(move)
    told = {happening.id for happening in position.last_events(None)}
    position.pop()
    return event in told


def fixture(found: Found) -> dict[str, Any]:
    position, seat = found.position, found.seat
    return {
        "seat": seat,
        "names": list(NAMES[: position.state.players]),
        "legal": position.moves(),
        "preview": position.preview(),
        "last": [told.json() for told in position.last_events(seat)],
        "view": position.view(seat),
    }


def write(game: str) -> None:
    folder = GAMES / game / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    for name in SITUATIONS[game]:
        found = fixture(find(game, name))
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")
        print(f"{game}/{name}: seat {found['seat']}, {len(found['legal'])} moves")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or SITUATIONS:
        write(chosen)
