"""Deck, garden, discard pile, hands and acorns: where things lie and how they move."""

from chabudai.games.momiji.spec import (
    COLUMN_LIMIT,
    KINDS,
    REVEAL,
    TYPE,
    TYPES,
    Cause,
    Event,
    Momiji,
)
from chabudai.kernel.chance import draw, emit, reveal

# Acorns


def gain(s: Momiji, p: int, count: int, reason: int) -> None:
    s.acorns[p] += count
    emit(s, Event.GAINED, p, count, reason)


def pay(s: Momiji, p: int, count: int, reason: int) -> None:
    s.acorns[p] -= count
    emit(s, Event.PAID, p, count, reason)


# Cards


def off_deck(s: Momiji) -> int:
    kind = draw(s, s.deck, s.left)
    s.left -= 1
    return kind


def take_openly(s: Momiji, p: int, kind: int) -> None:
    """A card goes into a hand for all to see (MM-24)."""
    s.hand[p][kind] += 1
    s.known[p][kind] += 1
    s.held[p] += 1


def leave_hand(s: Momiji, p: int, kind: int) -> None:
    """A card leaves a hand for all to see; one that everybody knew tells nothing new."""
    s.hand[p][kind] -= 1
    s.held[p] -= 1
    if s.known[p][kind] > 0:
        s.known[p][kind] -= 1
    else:
        reveal(s)


def discard(s: Momiji, p: int, kind: int) -> None:
    leave_hand(s, p, kind)
    s.discards[kind] += 1
    emit(s, Event.DISCARDED, p, kind)


def draw_fresh(s: Momiji, p: int, count: int) -> None:
    """D: cards off the deck for the owner's eyes alone."""
    for _ in range(min(count, s.left)):
        kind = off_deck(s)
        s.fresh[kind] += 1
        s.freshly += 1
        emit(s, Event.DREW, p, kind)


def keep_fresh(s: Momiji, p: int, discarded: int) -> None:
    """One of D's cards to the discard pile, the others into the hand."""
    reveal(s)
    s.fresh[discarded] -= 1
    s.discards[discarded] += 1
    emit(s, Event.DISCARDED, p, discarded)
    for kind in range(KINDS):
        s.hand[p][kind] += s.fresh[kind]
        s.fresh[kind] = 0
    s.held[p] += s.freshly - 1
    s.freshly = 0


# The garden


def garden_size(s: Momiji) -> int:
    total = 0
    for t in range(TYPES):
        total += s.height[t]
    return total


def add_to_garden(s: Momiji, kind: int) -> None:
    """MM-7, MM-16: a card goes to its column; past a full one to the discard pile."""
    t = TYPE[kind]
    if s.height[t] >= COLUMN_LIMIT[s.edition]:
        s.discards[kind] += 1
        emit(s, Event.OVERFLOWED, -1, kind)
        return
    s.column[t][s.height[t]] = kind
    s.height[t] += 1
    emit(s, Event.REVEALED, -1, kind)


def reveal_cards(s: Momiji) -> None:
    """Turn up four cards, or what there is."""
    for _ in range(min(REVEAL, s.left)):
        add_to_garden(s, off_deck(s))


def take_top(s: Momiji, p: int, t: int) -> None:
    """MM-18: the card laid last on a column."""
    s.height[t] -= 1
    kind = s.column[t][s.height[t]]
    s.column[t][s.height[t]] = 0
    take_openly(s, p, kind)
    emit(s, Event.TOOK_TOP, p, kind)


def take_column(s: Momiji, p: int, t: int) -> None:
    emit(s, Event.TOOK_COLUMN, p, t, s.height[t])
    for i in range(s.height[t]):
        take_openly(s, p, s.column[t][i])
        s.column[t][i] = 0
    s.height[t] = 0


def clear_garden(s: Momiji) -> None:
    """MM-61: what is left of the garden goes to the discard pile."""
    if garden_size(s) > 0:
        emit(s, Event.CLEARED, -1, garden_size(s))
    for t in range(TYPES):
        for i in range(s.height[t]):
            s.discards[s.column[t][i]] += 1
            s.column[t][i] = 0
        s.height[t] = 0


def reveal_anew(s: Momiji) -> None:
    """Four cards must be revealed; alone, an empty deck then brings the end near (MM-63)."""
    if s.scenario > 0 and s.left == 0 and s.cause == 0:
        s.cause = Cause.GARDEN
    reveal_cards(s)


def fill_if_empty(s: Momiji) -> None:
    """MM-17: an action or ability is complete; an empty garden gets four cards for free."""
    if garden_size(s) == 0:
        reveal_anew(s)


def column_taken(s: Momiji) -> None:
    """A main action took its columns: alone, the garden is new (MM-61)."""
    if s.scenario > 0:
        clear_garden(s)
        reveal_anew(s)
    else:
        fill_if_empty(s)
