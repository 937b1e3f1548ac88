"""What a puzzle of Momiji is about, told from the facts of its best move and what follows it."""

from collections.abc import Sequence

from chabudai.games.momiji.moves import family
from chabudai.games.momiji.spec import Event
from chabudai.kernel.position import Position

BY_EVENT = {
    Event.GOT_TOKEN: "objective",
    Event.CLOSED: "close",
    Event.CLOSED_BARE: "close",
    Event.USED: "landscape",
    Event.GAINED: "acorns",
}  # the first that comes about in the turn is the theme
BY_VERB = {
    "collect": "collect",
    "top": "collect",
    "take": "collect",
    "refill": "collect",
    "lay": "lay",
    "skip": "lay",
    "tuck": "lay",
    "left": "lay",
    "right": "lay",
    "pile": "lay",
    "draft": "landscape",
    "return": "objective",
    "discard": "acorns",
}

THEMES = (*dict.fromkeys([*BY_EVENT.values(), *BY_VERB.values(), "stop"]),)


def theme(position: Position, line: Sequence[int]) -> str:
    """Returns the theme of a move, which stands first in its line."""
    happened = {event[0] for event in position.events_of_turn(line)}
    by_event = [name for kind, name in BY_EVENT.items() if kind in happened]
    return by_event[0] if by_event else BY_VERB.get(family(line[0])[0], "stop")
