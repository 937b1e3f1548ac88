"""What happens in a game of Mojo as messages, and how it ended."""

from chabudai.games.mojo.spec import Event, Mojo
from chabudai.kernel.game import EventKind

BY_PILES = ("piles",)  # only one of several is named

EVENTS = {
    Event.NEW_ROUND: EventKind("mojo-new-round", ("round", "side"), clause="MJ-5"),
    Event.OPENED: EventKind("mojo-opened", ("card", "pile"), options=BY_PILES, clause="MJ-5"),
    Event.PLAYED: EventKind("mojo-played", ("card", "pile"), options=BY_PILES, clause="MJ-6"),
    Event.CHAINED: EventKind("mojo-chained", ("card", "pile"), options=BY_PILES, clause="MJ-7"),
    Event.DREW: EventKind("mojo-drew", ("card",), secret=("card",), clause="MJ-6"),
    Event.TOOK: EventKind("mojo-took", ("card", "pile"), clause="MJ-21"),
    Event.RESHUFFLED: EventKind("mojo-reshuffled", ("cards",), clause="MJ-9"),
    Event.LAID: EventKind("mojo-laid", ("cards",), clause="MJ-10"),
    Event.TURNED_UP: EventKind("mojo-turned-up", ("card",), clause="MJ-11"),
    Event.ROUND_ENDED: EventKind("mojo-round-ended", clause="MJ-13"),
    Event.SHOWN: EventKind("mojo-shown", ("card",), clause="MJ-14"),
    Event.SCORED: EventKind("mojo-scored", ("points", "total"), clause="MJ-14"),
    Event.MOJO_ZERO: EventKind("mojo-zero", clause="MJ-15"),
    Event.MOJO_TEN: EventKind("mojo-ten", ("plain", "points"), clause="MJ-15"),
    Event.GAME_ENDED: EventKind("mojo-game-ended", clause="MJ-16"),
}


def event_value(name: str, value: int) -> int:
    return value + 1 if name == "pile" else value


def ending(s: Mojo) -> tuple[str, str]:
    return "mojo-end-fifty", "mojo-tie-shared" if shared_win(s) else ""


def shared_win(s: Mojo) -> bool:
    totals = s.total[: s.players]
    return totals.count(min(totals)) > 1
