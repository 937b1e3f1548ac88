"""What a perfect memory keeps of a round in which the deck was made anew (MJ-9, MJ-18).

Until the first reshuffle every card that a seat has not seen may be anywhere. At a reshuffle all
cards of the new deck are known, and so, together, are the cards left in hands. From then on the
trail notes every draw and every hidden card shown, so that `sight` can tell which cards may be
where.
"""

from chabudai.games.mojo.spec import (
    DRAW,
    GENERATIONS,
    NOBODY,
    RENEW,
    SHOW,
    TRAIL,
    UNKNOWN,
    VALUES,
    Mojo,
)
from chabudai.kernel.chance import clear, clear_grid


def forget(s: Mojo) -> None:
    """A new round, or no room left: the memory starts again."""
    if s.decks > 0:
        clear(s.trail)
        clear_grid(s.renewed)
    s.decks = 0
    s.marks = 0


def note(s: Mojo, entry: int) -> None:
    if s.decks > 0 and s.marks < TRAIL:
        s.trail[s.marks] = entry
        s.marks += 1


def note_show(s: Mojo, seat: int, value: int) -> None:
    note(s, SHOW + seat * VALUES + value)


def note_draw(s: Mojo, seat: int, value: int) -> None:
    note(s, DRAW + seat * (VALUES + 1) + value)


def note_renewal(s: Mojo) -> None:
    if s.decks == GENERATIONS or s.marks == TRAIL:
        forget(s)
    for v in range(VALUES):
        s.renewed[s.decks][v] = s.deck[v]
    s.decks += 1
    note(s, RENEW)


def drawer(entry: int) -> int:
    """Whose draw an entry is, NOBODY for a pile that was opened; -1 if it is no draw."""
    return (entry - DRAW) // (VALUES + 1) if DRAW <= entry < RENEW else -1


def drawn(entry: int) -> int:
    """The value of a draw, UNKNOWN if it is hidden."""
    return (entry - DRAW) % (VALUES + 1)


def shower(entry: int) -> int:
    """Who showed a hidden card; -1 if the entry is of another kind."""
    return (entry - SHOW) // VALUES if entry < DRAW else -1


def shown(entry: int) -> int:
    return (entry - SHOW) % VALUES


def hide_draws(s: Mojo, seat: int) -> None:
    """Blank the cards that others drew off the deck."""
    for i in range(s.marks):
        p = drawer(s.trail[i])
        if 0 <= p != seat and p != NOBODY:
            s.trail[i] = DRAW + p * (VALUES + 1) + UNKNOWN
