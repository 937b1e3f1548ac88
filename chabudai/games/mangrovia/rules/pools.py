"""Cards and amulets: hands, decks, rows, the bag and the store."""

from chabudai.games.mangrovia.spec import (
    KINDS,
    KINDS_OF,
    LOWEST,
    MOST_AMULETS,
    NOBODY,
    ONE,
    ROW,
    Event,
    Mangrovia,
    Phase,
    Pool,
)
from chabudai.games.mangrovia.trail import note_draw, note_renewal, note_return, note_show
from chabudai.kernel.chance import draw, emit, reveal, total_of


def receive(s: Mangrovia, pool: int, seat: int, kind: int) -> None:
    s.hand[pool][seat][kind] += 1
    s.held[pool][seat] += 1


def receive_openly(s: Mangrovia, pool: int, seat: int, kind: int) -> None:
    """MG-19: what was taken openly is known for good."""
    receive(s, pool, seat, kind)
    s.known[pool][seat][kind] += 1


def show(s: Mangrovia, pool: int, seat: int, kind: int) -> None:
    """A card or amulet leaves a hand for all to see; one that everybody knew tells nothing new."""
    s.hand[pool][seat][kind] -= 1
    s.held[pool][seat] -= 1
    s.spent[pool][kind] += 1
    if s.known[pool][seat][kind] > 0:
        s.known[pool][seat][kind] -= 1
    else:
        reveal(s)
        note_show(s, pool, seat, kind)


def hidden_in_hand(s: Mangrovia, pool: int, seat: int) -> int:
    """How many cards of a hand nobody else knows."""
    return s.held[pool][seat] - total_of(s.known[pool][seat])


# Decks


def can_draw(s: Mangrovia, pool: int) -> bool:
    """MG-13: a card is there as long as the deck or its discards have one."""
    return s.left[pool] > 0 or total_of(s.spent[pool]) > 0


def off_deck(s: Mangrovia, pool: int, seat: int) -> int:
    """MG-13, MG-14: a card of a deck or of the bag, made anew first if need be."""
    if s.left[pool] == 0:
        renew(s, pool)
    s.left[pool] -= 1
    kind = draw(s, s.deck[pool], s.left[pool] + 1)
    note_draw(s, pool, seat, kind)
    return kind


def renew(s: Mangrovia, pool: int) -> None:
    """All that was spent becomes the deck."""
    for kind in range(KINDS):
        s.deck[pool][kind] = s.spent[pool][kind]
        s.left[pool] += s.spent[pool][kind]
        s.spent[pool][kind] = 0
    note_renewal(s, pool)
    emit(s, Event.RENEWED, -1, pool, s.left[pool])


def renew_if_empty(s: Mangrovia, pool: int) -> None:
    """MG-13: a deck that has run empty is made anew at once, if there are discards."""
    if s.left[pool] == 0 and total_of(s.spent[pool]) > 0:
        renew(s, pool)


def draw_card(s: Mangrovia, pool: int) -> None:
    """MG-12: a card of a deck, for the drawer's eyes only."""
    kind = off_deck(s, pool, s.seat)
    receive(s, pool, s.seat, kind)
    emit(s, Event.DREW_CARD if pool == Pool.CARD else Event.DREW_LAND, s.seat, kind)
    renew_if_empty(s, pool)


def take_open(s: Mangrovia, pool: int, kind: int) -> None:
    """MG-12: a card of a row, which stays short until phase 3."""
    s.row[pool][kind] -= 1
    receive_openly(s, pool, s.seat, kind)
    emit(s, Event.TOOK_CARD if pool == Pool.CARD else Event.TOOK_LAND, s.seat, kind)


def fill_rows(s: Mangrovia) -> None:
    """MG-6, MG-20: the rows are filled to 4 and 3, as far as cards go."""
    for pool in range(2):
        missing = ROW[pool] - total_of(s.row[pool])
        while missing > 0 and can_draw(s, pool):
            kind = off_deck(s, pool, NOBODY)
            s.row[pool][kind] += 1
            emit(s, Event.OPENED_CARD if pool == Pool.CARD else Event.OPENED_LAND, -1, kind)
            renew_if_empty(s, pool)
            missing -= 1


# Amulets (MG-14)


def can_collect(s: Mangrovia) -> bool:
    if s.track[s.seat] == 0:
        return s.store > 0
    return can_draw(s, Pool.AMULET)


def collect(s: Mangrovia) -> None:
    """A 1 of the store, or amulets of the bag by the huts on amulet spaces."""
    wanted = min(s.track[s.seat], MOST_AMULETS)
    if wanted == 0:
        s.store -= 1
        receive_openly(s, Pool.AMULET, s.seat, ONE)
        emit(s, Event.TOOK_ONE, s.seat)
        return
    while s.drawn < wanted and can_draw(s, Pool.AMULET):
        kind = off_deck(s, Pool.AMULET, s.seat)
        s.fresh[kind] += 1
        s.drawn += 1
        emit(s, Event.DREW_AMULET, s.seat, kind)
    if s.drawn > 1:
        s.phase = Phase.PUTTING_BACK
    else:
        keep_fresh(s)


def put_back(s: Mangrovia, kind: int) -> None:
    """One of those just drawn goes back into the bag; nobody else learns which."""
    s.fresh[kind] -= 1
    s.deck[Pool.AMULET][kind] += 1
    s.left[Pool.AMULET] += 1
    reveal(s)  # it can't be told apart in the bag any more
    note_return(s, Pool.AMULET, s.seat, s.drawn, kind)
    emit(s, Event.GAVE_BACK, s.seat, kind)
    keep_fresh(s)


def keep_fresh(s: Mangrovia) -> None:
    for kind in range(KINDS):
        for _ in range(s.fresh[kind]):
            receive(s, Pool.AMULET, s.seat, kind)
        s.fresh[kind] = 0
    s.drawn = 0


def amulet_total(s: Mangrovia, seat: int) -> int:
    """MG-25: the values of a seat's amulets."""
    total = 0
    for kind in range(KINDS_OF[Pool.AMULET]):
        total += s.hand[Pool.AMULET][seat][kind] * (kind + LOWEST[Pool.AMULET])
    return total
