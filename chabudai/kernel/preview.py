"""What each open move would bring the seat on turn at once, where that is certain.

Moves are tried out in worlds that are made from what the seat knows and from nothing else, so a
preview can't tell the seat more than its own observation does. What a move brings is certain if

- it leaves chance alone: the random stream stands still;
- the game goes on: an end lays hands open that were hidden until then;
- it leaves the seat with the same knowledge in both worlds, so that it showed nothing hidden.

The last of these looks at two worlds, not at all of them; `conformance.check_preview` holds every
preview against what the move then brings, in the real world and in another one.
"""

from chabudai.kernel.position import Position
from chabudai.kernel.state import State

WORLDS = (1, 2)  # numbers of the worlds in which moves are tried


def preview(position: Position) -> dict[int, int]:
    """Points by the number of a legal move; moves of which it is not certain are left out."""
    seat = position.seat
    if seat is None:
        return {}
    before = position.seat_score(position.seen(seat), seat)["total"]
    worlds = [position.imagined(seat, number).state for number in WORLDS]
    found = {}
    for move in position.legal():
        after = certain_end(position, worlds, move)
        if after is not None:
            found[move] = position.seat_score(after, seat)["total"] - before
    return found


def certain_end(position: Position, worlds: list[State], move: int) -> State | None:
    """What the mover knows after a move, if that is the same in all worlds."""
    ends = []
    for world in worlds:
        tried = world.copy()
        position.rules.apply(tried, move)
        if tried.rng != world.rng or tried.seat < 0:
            return None
        position.rules.see(tried, world.seat)
        ends.append(tried)
    return ends[0] if all(is_same(end, ends[0]) for end in ends) else None


def is_same(one: State, other: State) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in one.fields)
