"""What a perfect memory keeps of the three pools (MG-13, MG-14, MG-19).

As long as a pool only gives, every card that a seat has not seen may be anywhere. That ends when
a deck or the bag is made anew from cards that all have seen, and when somebody puts back an
amulet that only they know. From then on the pool's trail notes every draw, every hidden card
shown and every amulet put back, so that `sight` can tell which cards may be where. A trail that
is full is dropped, and begins again at the next such moment.
"""

from chabudai.games.mangrovia.spec import (
    DRAW,
    GENERATIONS,
    KINDS,
    NOBODY,
    POOLS,
    RENEW,
    RETURN,
    SHOW,
    TRAIL,
    UNKNOWN,
    Mangrovia,
)
from chabudai.kernel.chance import clear, clear_grid


def forget(s: Mangrovia, pool: int) -> None:
    clear(s.trail[pool])
    clear_grid(s.renewed[pool])
    s.renewals[pool] = 0
    s.marks[pool] = 0


def note(s: Mangrovia, pool: int, entry: int) -> None:
    if s.marks[pool] == TRAIL:
        forget(s, pool)
    else:
        s.trail[pool][s.marks[pool]] = entry
        s.marks[pool] += 1


def note_show(s: Mangrovia, pool: int, seat: int, kind: int) -> None:
    """Somebody showed a card that was hidden."""
    if s.marks[pool] > 0:
        note(s, pool, SHOW + seat * KINDS + kind)


def note_draw(s: Mangrovia, pool: int, seat: int, kind: int) -> None:
    """A card left the deck: into a hand, or with NOBODY into an open row."""
    if s.marks[pool] > 0:
        note(s, pool, DRAW + seat * (KINDS + 1) + kind)


def note_return(s: Mangrovia, pool: int, seat: int, count: int, kind: int) -> None:
    """Of the last `count` cards drawn, one went back."""
    note(s, pool, RETURN + (seat * 4 + count - 2) * (KINDS + 1) + kind)


def note_renewal(s: Mangrovia, pool: int) -> None:
    """The deck, just made anew, holds what all could see."""
    if s.renewals[pool] == GENERATIONS or s.marks[pool] == TRAIL:
        forget(s, pool)
    for kind in range(KINDS):
        s.renewed[pool][s.renewals[pool]][kind] = s.deck[pool][kind]
    s.renewals[pool] += 1
    note(s, pool, RENEW)


# Reading an entry


def shower(entry: int) -> int:
    """Who showed a hidden card; -1 if the entry is of another kind."""
    return (entry - SHOW) // KINDS if entry < DRAW else -1


def shown_kind(entry: int) -> int:
    return (entry - SHOW) % KINDS


def drawer(entry: int) -> int:
    """Whose draw an entry is, NOBODY for a row; -1 if it is no draw."""
    return (entry - DRAW) // (KINDS + 1) if DRAW <= entry < RETURN else -1


def returner(entry: int) -> int:
    """Who put something back; -1 if the entry is of another kind."""
    return (entry - RETURN) // (4 * (KINDS + 1)) if RETURN <= entry < RENEW else -1


def returned_of(entry: int) -> int:
    """Out of how many drawn."""
    return (entry - RETURN) // (KINDS + 1) % 4 + 2


def moved_kind(entry: int) -> int:
    """What was drawn or put back; UNKNOWN if it is hidden."""
    return (entry - (DRAW if entry < RETURN else RETURN)) % (KINDS + 1)


def hide_moves(s: Mangrovia, seat: int) -> None:
    """Blank what others than the seat drew and put back."""
    for pool in range(POOLS):
        for i in range(s.marks[pool]):
            entry = s.trail[pool][i]
            p = max(drawer(entry), returner(entry))
            if p >= 0 and p != seat and p != NOBODY:
                s.trail[pool][i] = entry - moved_kind(entry) + UNKNOWN
