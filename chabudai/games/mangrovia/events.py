"""What happens in a game of Mangrovia as messages, and how it ended."""

from typing import Any

from chabudai.games.mangrovia.board import LANDSCAPES, PLACES
from chabudai.games.mangrovia.rules.pools import amulet_total
from chabudai.games.mangrovia.rules.scoring import points_now
from chabudai.games.mangrovia.spec import LOWEST, LOWEST_START, Event, Mangrovia
from chabudai.games.mangrovia.view import SITE_NAMES, STONE_NAMES, lands_of
from chabudai.kernel.game import EventKind

EVENTS = {
    Event.ROUND_BEGAN: EventKind("mangrovia-round", ("round",), clause="MG-10"),
    Event.BOWL_PLACED: EventKind("mangrovia-bowl", ("site",), clause="MG-10"),
    Event.CALLED: EventKind("mangrovia-pier", ("pier",), clause="MG-11"),
    Event.TOOK_CARD: EventKind("mangrovia-took-card", ("card",), clause="MG-12"),
    Event.TOOK_LAND: EventKind("mangrovia-took-land", ("land",), clause="MG-12"),
    Event.DREW_CARD: EventKind("mangrovia-drew-card", ("card",), secret=("card",), clause="MG-12"),
    Event.DREW_LAND: EventKind("mangrovia-drew-land", ("land",), secret=("land",), clause="MG-12"),
    Event.TOOK_ONE: EventKind("mangrovia-took-one", clause="MG-14"),
    Event.DREW_AMULET: EventKind(
        "mangrovia-drew-amulet", ("amulet",), secret=("amulet",), clause="MG-14"
    ),
    Event.GAVE_BACK: EventKind(
        "mangrovia-gave-back", ("amulet",), secret=("amulet",), clause="MG-14"
    ),
    Event.BUILDING: EventKind("mangrovia-building", ("space", "twice"), clause="MG-15"),
    Event.PAID_CARD: EventKind("mangrovia-paid-card", ("card",), clause="MG-15"),
    Event.PAID_START: EventKind("mangrovia-paid-start", ("start",), clause="MG-8"),
    Event.PAID_LAND: EventKind("mangrovia-paid-land", ("land",), clause="MG-15"),
    Event.PAID_AMULET: EventKind("mangrovia-paid-amulet", ("amulet",), clause="MG-15"),
    Event.PAID_HELPER: EventKind("mangrovia-paid-helper", ("tile",), clause="MG-32"),
    Event.BUILT: EventKind("mangrovia-built", ("space", "points"), clause="MG-16"),
    Event.BUILT_DOUBLE: EventKind("mangrovia-built-double", ("space", "points"), clause="MG-17"),
    Event.LAID_SPECIAL: EventKind("mangrovia-special", ("points",), clause="MG-16"),
    Event.TOOK_STONE: EventKind("mangrovia-took-stone", ("tile",), clause="MG-30"),
    Event.SKIPPED: EventKind("mangrovia-skipped", ("pier",), clause="MG-11"),
    Event.BIRDS_SET: EventKind("mangrovia-birds", ("birds",), clause="MG-11"),
    Event.BIRDS_FLEW: EventKind("mangrovia-birds-flew", ("birds",), clause="MG-20"),
    Event.TALISMAN: EventKind("mangrovia-talisman", clause="MG-20"),
    Event.TALISMAN_PASSED: EventKind("mangrovia-talisman-passed", clause="MG-20"),
    Event.OPENED_CARD: EventKind("mangrovia-opened-card", ("card",), clause="MG-20"),
    Event.OPENED_LAND: EventKind("mangrovia-opened-land", ("land",), clause="MG-20"),
    Event.RENEWED: EventKind("mangrovia-renewed", ("pool", "count"), clause="MG-13"),
    Event.LAST_HUT: EventKind("mangrovia-last-hut", clause="MG-21"),
    Event.GAME_ENDED: EventKind("mangrovia-ended", clause="MG-21"),
    Event.STONE_LAID: EventKind("mangrovia-stone-laid", ("space", "tile"), clause="MG-30"),
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
