"""Mangrovia in texts: moves and events. Refusals are in explain.py, what a seat sees in view.py."""

from typing import Any

from chabudai.games.mangrovia.board import LANDSCAPES, PLACES
from chabudai.games.mangrovia.explain import explain
from chabudai.games.mangrovia.pools import amulet_total
from chabudai.games.mangrovia.scoring import points_now
from chabudai.games.mangrovia.spec import (
    BIRDS_FLEW,
    BIRDS_SET,
    BOWL_PLACED,
    BUILD,
    BUILD_DOUBLE,
    BUILDING,
    BUILT,
    BUILT_DOUBLE,
    CALLED,
    COLLECT,
    DREW_AMULET,
    DREW_CARD,
    DREW_LAND,
    FROM_DECK,
    GAME_ENDED,
    GAVE_BACK,
    KINDS,
    LAID_SPECIAL,
    LAST_HUT,
    LOWEST,
    LOWEST_START,
    MOVES,
    OPENED_CARD,
    OPENED_LAND,
    PAID_AMULET,
    PAID_CARD,
    PAID_HELPER,
    PAID_LAND,
    PAID_START,
    PAIRS,
    PERCH,
    PUT_BACK,
    RENEWED,
    ROUND_BEGAN,
    SITE,
    SITES,
    SKIP,
    SKIPPED,
    SPEND,
    SPEND_AMULET,
    SPEND_LAND,
    STARTS,
    STONE_LAID,
    TAKE,
    TALISMAN,
    TALISMAN_PASSED,
    TOOK_CARD,
    TOOK_LAND,
    TOOK_ONE,
    TOOK_STONE,
    Mangrovia,
)
from chabudai.games.mangrovia.view import SITE_NAMES, STONE_NAMES, lands_of, picture, view
from chabudai.games.mangrovia.written import read, write
from chabudai.kernel.game import Event
from chabudai.kernel.refusal import Refusal

__all__ = [
    "EVENTS", "TURN_CLAUSE", "chance", "ending", "event_value", "explain", "move_text", "picture",
    "read", "read_move", "view", "write",
]  # fmt: skip

TURN_CLAUSE = "MG-11"  # why somebody else's turn is not yours

EVENTS = {
    ROUND_BEGAN: Event("mangrovia-round", ("round",), clause="MG-10"),
    BOWL_PLACED: Event("mangrovia-bowl", ("site",), clause="MG-10"),
    CALLED: Event("mangrovia-pier", ("pier",), clause="MG-11"),
    TOOK_CARD: Event("mangrovia-took-card", ("card",), clause="MG-12"),
    TOOK_LAND: Event("mangrovia-took-land", ("land",), clause="MG-12"),
    DREW_CARD: Event("mangrovia-drew-card", ("card",), secret=("card",), clause="MG-12"),
    DREW_LAND: Event("mangrovia-drew-land", ("land",), secret=("land",), clause="MG-12"),
    TOOK_ONE: Event("mangrovia-took-one", clause="MG-14"),
    DREW_AMULET: Event("mangrovia-drew-amulet", ("amulet",), secret=("amulet",), clause="MG-14"),
    GAVE_BACK: Event("mangrovia-gave-back", ("amulet",), secret=("amulet",), clause="MG-14"),
    BUILDING: Event("mangrovia-building", ("space", "twice"), clause="MG-15"),
    PAID_CARD: Event("mangrovia-paid-card", ("card",), clause="MG-15"),
    PAID_START: Event("mangrovia-paid-start", ("start",), clause="MG-8"),
    PAID_LAND: Event("mangrovia-paid-land", ("land",), clause="MG-15"),
    PAID_AMULET: Event("mangrovia-paid-amulet", ("amulet",), clause="MG-15"),
    PAID_HELPER: Event("mangrovia-paid-helper", ("tile",), clause="MG-32"),
    BUILT: Event("mangrovia-built", ("space", "points"), clause="MG-16"),
    BUILT_DOUBLE: Event("mangrovia-built-double", ("space", "points"), clause="MG-17"),
    LAID_SPECIAL: Event("mangrovia-special", ("points",), clause="MG-16"),
    TOOK_STONE: Event("mangrovia-took-stone", ("tile",), clause="MG-30"),
    SKIPPED: Event("mangrovia-skipped", ("pier",), clause="MG-11"),
    BIRDS_SET: Event("mangrovia-birds", ("birds",), clause="MG-11"),
    BIRDS_FLEW: Event("mangrovia-birds-flew", ("birds",), clause="MG-20"),
    TALISMAN: Event("mangrovia-talisman", clause="MG-20"),
    TALISMAN_PASSED: Event("mangrovia-talisman-passed", clause="MG-20"),
    OPENED_CARD: Event("mangrovia-opened-card", ("card",), clause="MG-20"),
    OPENED_LAND: Event("mangrovia-opened-land", ("land",), clause="MG-20"),
    RENEWED: Event("mangrovia-renewed", ("pool", "count"), clause="MG-13"),
    LAST_HUT: Event("mangrovia-last-hut", clause="MG-21"),
    GAME_ENDED: Event("mangrovia-ended", clause="MG-21"),
    STONE_LAID: Event("mangrovia-stone-laid", ("space", "tile"), clause="MG-30"),
}


def event_value(name: str, value: int) -> Any:
    if name == "land":
        return f"=mangrovia-land-{LANDSCAPES[value]}"
    if name == "birds":
        return [f"=mangrovia-land-{land}" for land in lands_of(value)]
    if name == "space":
        return PLACES[value]
    if name == "site":
        return SITE_NAMES[value]
    if name == "tile":
        return f"=mangrovia-tile-{STONE_NAMES[value]}"
    if name == "pool":
        return f"=mangrovia-pool-{value}"
    return value + {"card": LOWEST[0], "amulet": LOWEST[2], "start": LOWEST_START}.get(name, 0)


# Moves


def move_texts() -> list[str]:
    """The text of every move, by its number."""
    texts = [""] * MOVES
    texts[SITE : SITE + SITES] = [f"bowl {name}" for name in SITE_NAMES]
    cards = [str(k + LOWEST[0]) for k in range(KINDS)]
    amulets = [str(k + LOWEST[2]) for k in range(KINDS)]
    starts = [f"start {k + LOWEST_START}" for k in range(STARTS)]
    texts[TAKE:FROM_DECK] = [f"take {word}" for word in (*cards, *LANDSCAPES)]
    texts[FROM_DECK:COLLECT] = ["draw value", "draw landscape"]
    texts[COLLECT], texts[SKIP] = "amulets", "skip"
    texts[BUILD:BUILD_DOUBLE] = [f"build {place}" for place in PLACES]
    texts[BUILD_DOUBLE:SPEND] = [f"double {place}" for place in PLACES]
    texts[SPEND:SPEND_AMULET] = [f"pay {word}" for word in (*cards, *starts, "tile 3")]
    texts[SPEND_AMULET:SPEND_LAND] = [f"pay amulet {word}" for word in amulets] + ["pay tile 2"]
    texts[SPEND_LAND:PUT_BACK] = [f"pay {word}" for word in (*LANDSCAPES, "tile any")]
    texts[PUT_BACK:PERCH] = [f"put back {word}" for word in amulets]
    texts[PERCH:] = ["birds " + " ".join(lands_of(pair)) for pair in PAIRS]
    return texts


MOVE_TEXTS = move_texts()
MOVE_NUMBERS = {text: move for move, text in enumerate(MOVE_TEXTS)}
assert len(MOVE_NUMBERS) == MOVES == len(MOVE_TEXTS)


def move_text(move: int) -> str:
    return MOVE_TEXTS[move]


def read_move(text: str) -> int | Refusal:
    """The move of a text; spaces, case and the order of two birds do not matter."""
    words = text.lower().split()
    if words[:1] == ["birds"] and len(words) == 3:
        words[1:] = sorted(words[1:], key=lambda w: LANDSCAPES.index(w) if w in LANDSCAPES else 9)
    if words[:1] == ["put"] and len(words) == 2:
        words.insert(1, "back")
    move = MOVE_NUMBERS.get(" ".join(words))
    return Refusal("mangrovia-unreadable", {"text": text[:40]}, "MG-11") if move is None else move


def chance(text: str) -> int:
    """`value 5`, `water`, `amulet 4`, `god V1`, `tile any`, or a plain number."""
    kind, _, name = text.partition(" ")
    if text in LANDSCAPES:
        return LANDSCAPES.index(text)
    if kind == "value":
        return int(name) - LOWEST[0]
    if kind == "amulet":
        return int(name) - LOWEST[2]
    if kind in ("god", "tile"):
        return STONE_NAMES.index(name) - 1
    return int(text)


def ending(s: Mangrovia) -> tuple[str, str]:
    """MG-25: why it is over, and what decided between equal points."""
    reason = "mangrovia-end-huts" if s.last else "mangrovia-end-rounds"
    points = [points_now(s, p) for p in range(s.players)]
    best = [p for p in range(s.players) if points[p] == max(points)]
    if len(best) == 1:
        return reason, ""
    amulets = [amulet_total(s, p) for p in best]
    shared = amulets.count(max(amulets)) > 1
    return reason, "mangrovia-tie-shared" if shared else "mangrovia-tie-amulets"
