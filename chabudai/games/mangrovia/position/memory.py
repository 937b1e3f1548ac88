"""The memory of a written position: the trails, and the proof that they fit what lies where."""

from collections.abc import Sequence

from chabudai.games.mangrovia.spec import (
    GENERATIONS,
    KINDS,
    NOBODY,
    POOLS,
    RENEW,
    SEATS,
    TRAIL,
    UNKNOWN,
    Mangrovia,
    Pool,
)
from chabudai.games.mangrovia.trail import (
    drawer,
    moved_kind,
    returned_of,
    returner,
    shower,
    shown_kind,
)
from chabudai.kernel.refusal import refuse
from chabudai.kernel.text import Lines


def write_memory(s: Mangrovia, names: Sequence[str]) -> list[tuple[str, str]]:
    pairs = []
    for pool in range(POOLS):
        if s.marks[pool]:
            for g in range(s.renewals[pool]):
                counts = " ".join(str(n) for n in s.renewed[pool][g])
                pairs.append((f"new {names[pool]} {g + 1}", counts))
            trail = s.trail[pool][: s.marks[pool]]
            pairs.append((f"trail {names[pool]}", " ".join(str(n) for n in trail)))
    return pairs


def read_memory(s: Mangrovia, lines: Lines, names: Sequence[str]) -> None:
    for pool in range(POOLS):
        name = f"trail {names[pool]}"
        trail = lines.numbers(name, 0, RENEW, default="")
        for g in range(GENERATIONS):
            if f"new {names[pool]} {g + 1}" in lines.pairs:
                counts = lines.numbers(f"new {names[pool]} {g + 1}", 0, 100)
                s.renewed[pool][g] = (counts + [0] * KINDS)[:KINDS]
                s.renewals[pool] = g + 1
        s.marks[pool] = min(len(trail), TRAIL)
        s.trail[pool][: s.marks[pool]] = trail[:TRAIL]
        closed = pool == Pool.AMULET and s.seat < 0  # all amulets are known at the end
        if len(trail) > TRAIL or (closed and trail) or not trail_fits(s, pool):
            raise refuse("mangrovia-position-trail", "MG-19", field=name, most=TRAIL)


def trail_fits(s: Mangrovia, pool: int) -> bool:
    """Walk the trail backwards from the hands and the deck as they are now. Where it does not say
    what was drawn, as in a world that was made of what one seat knows, cards are only counted."""
    exact = not any(is_unknown(entry) for entry in s.trail[pool][: s.marks[pool]])
    hands = [[s.hand[pool][p][k] - s.known[pool][p][k] for k in range(KINDS)] for p in range(SEATS)]
    deck, decks = folded(list(s.deck[pool]), exact), s.renewals[pool]
    spent = folded(list(s.spent[pool]), exact)
    if pool == Pool.AMULET and s.drawn:
        if not drew_before(s, s.marks[pool], s.seat, s.drawn):
            return False
        hands[s.seat] = [a + b for a, b in zip(hands[s.seat], s.fresh, strict=True)]
    hands = [folded(hand, exact) for hand in hands]
    for i in range(s.marks[pool] - 1, -1, -1):
        entry = s.trail[pool][i]
        if entry == RENEW:
            decks -= 1
            if decks < 0 or deck != folded(s.renewed[pool][decks], exact):
                return False
            deck, spent = [0] * KINDS, deck
        elif not step_back(s, pool, i, hands, deck, exact):
            return False
        elif shower(entry) >= 0:
            spent[shown_kind(entry)] -= 1  # MG-13: what was paid lies aside until it is shuffled
            if spent[shown_kind(entry)] < 0:
                return False
    return decks == 0


def is_unknown(entry: int) -> bool:
    return entry != RENEW and shower(entry) < 0 and moved_kind(entry) == UNKNOWN


def folded(counts: list[int], exact: bool) -> list[int]:
    """The counts by kind, or all of them as if they were of the first kind."""
    return counts if exact else [sum(counts)] + [0] * (KINDS - 1)


def step_back(
    s: Mangrovia, pool: int, i: int, hands: list[list[int]], deck: list[int], exact: bool
) -> bool:
    """Undo one entry; False if it can't have happened."""
    entry = s.trail[pool][i]
    if shower(entry) >= 0:
        hands[shower(entry)][shown_kind(entry) if exact else 0] += 1
        return shower(entry) < s.players
    kind = moved_kind(entry) if exact else 0
    if kind >= KINDS:
        return False
    if drawer(entry) >= 0:
        deck[kind] += 1
        if drawer(entry) == NOBODY:
            return pool != Pool.AMULET
        hands[drawer(entry)][kind] -= 1
        return drawer(entry) < s.players and hands[drawer(entry)][kind] >= 0
    p = returner(entry)
    hands[p][kind] += 1
    deck[kind] -= 1
    possible = p < s.players and deck[kind] >= 0 and pool == Pool.AMULET
    return possible and drew_before(s, i, p, returned_of(entry))


def drew_before(s: Mangrovia, i: int, seat: int, count: int) -> bool:
    """The draws right before an entry are of one seat, as far as the trail goes back."""
    for j in range(i - 1, -1, -1):
        entry = s.trail[Pool.AMULET][j]
        if count == 0:
            return True
        if drawer(entry) == seat:
            count -= 1
        elif entry != RENEW:
            return False
    return True
