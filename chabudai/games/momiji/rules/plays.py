"""A play: which cards may follow, and whether what is begun can be finished (MM-20, MM-50).

Without Morning Dew every type has one pile, so a card that fits never stands in the way of the
end. With it, two tops of one type must be mended before the play is over:
- two tops of a type other than blue: only a blue card on one of them helps;
- two blue tops: only a card of a type that no other top shows, on one of them.
A play has one card of each type (or two of one type, which mend nothing), so a blue card and one
more are all that can help. J may lay a type twice; its few cards are searched through.
"""

from chabudai.games.momiji.rules.piles import (
    fits,
    is_closing,
    tops_differ,
    try_card,
    types_on_top,
    untry_card,
    would_differ,
)
from chabudai.games.momiji.spec import (
    BLUE,
    E_CARDS,
    FIRST_KIND,
    J_CARDS,
    KINDS,
    LANDSCAPES,
    MOST_TYPES,
    NEW,
    NUMBER,
    NUMBERS,
    TYPE,
    TYPES,
    Landscape,
    Momiji,
    Way,
)
from chabudai.kernel.chance import grid

MANY = 9  # cards, more than any play could still use


def slot_of(s: Momiji, p: int, letter: int) -> int:
    """The place of an unused landscape with this letter; -1 if there is none."""
    for i in range(s.lands[p]):
        if s.land[p][i] == letter and not s.spent[p][i]:
            return i
    return -1


def can_pay_for(s: Momiji, p: int, letter: int) -> bool:
    """MM-12, MM-13: an unused copy, an acorn, and no landscape used in this turn."""
    return not s.used and s.acorns[p] >= 1 and slot_of(s, p, letter) >= 0


def can_skip(s: Momiji) -> int:
    """Is A open in the play under way?"""
    return 1 if s.way == Way.RULE and can_pay_for(s, s.seat, Landscape.A) else 0


def holds(s: Momiji, p: int, t: int, number: int) -> bool:
    """Is there a card of this type and number in the hand?"""
    if number >= NUMBERS:
        return False
    for kind in range(FIRST_KIND[t][number], FIRST_KIND[t][number + 1]):
        if s.hand[p][kind] > 0:
            return True
    return False


# Which cards may follow


def may_follow(s: Momiji, kind: int) -> bool:
    """MM-20: does the number of cards and their types allow one more of this kind?"""
    if s.way == Way.E:
        return s.count < E_CARDS
    if s.way == Way.J:
        return s.count < J_CARDS
    return s.count <= 1 or not s.mixed & (1 << TYPE[kind])


def more_after(s: Momiji, kind: int) -> int:
    """How many cards may follow after one of this kind."""
    if s.way == Way.E:
        return E_CARDS - s.count - 1
    if s.way == Way.J:
        return J_CARDS - s.count - 1
    return 0 if s.count == 1 and s.mixed & (1 << TYPE[kind]) else MANY


def may_lay(s: Momiji, kind: int, place: int, skip: int, help_by_a: int) -> bool:
    """May a card that has left the hand go there, so that the play can be finished?"""
    p = s.seat
    if not fits(s, p, kind, place, skip):
        return False
    if s.way == Way.J:
        return j_may_lay(s, kind, place)
    if not s.dew or would_differ(s, p, kind, place):
        return True
    under = try_card(s, p, kind, place)
    used = s.mixed | (1 << TYPE[kind])
    answer = can_mend(s, p, used, more_after(s, kind), 0 if skip else help_by_a)
    untry_card(s, p, place, under)
    return answer


def could_lay(s: Momiji, kind: int, place: int, skip: int) -> bool:
    """May such a card go there, as far as everybody can tell (MM-24)?"""
    if not fits(s, s.seat, kind, place, skip):
        return False
    if s.way == Way.J:
        return j_allows(s, place, s.one, s.two, s.count)
    if not s.dew or would_differ(s, s.seat, kind, place):
        return True
    return s.held[s.seat] > 0 and more_after(s, kind) > 0


def has_place(s: Momiji, kind: int, skip: int, help_by_a: int) -> bool:
    """May a card that has left the hand be laid anywhere?"""
    for place in range(s.piles[s.seat]):
        if may_lay(s, kind, place, skip, help_by_a):
            return True
    return may_lay(s, kind, NEW, skip, help_by_a)


def may_play(s: Momiji, kind: int, skip: int, help_by_a: int) -> bool:
    """May this card of the hand be the next of the play?"""
    p = s.seat
    if s.hand[p][kind] <= 0 or not may_follow(s, kind):
        return False
    s.hand[p][kind] -= 1
    answer = has_place(s, kind, skip, help_by_a)
    s.hand[p][kind] += 1
    return answer


def may_finish(s: Momiji) -> bool:
    """MM-20: after any card, but with different tops (MM-50) and both of J's piles (MM-34)."""
    if s.count == 0 or (s.way == Way.J and s.two < 0):
        return False
    return not s.dew or tops_differ(s, s.seat)


def depends_on_hand(s: Momiji, kind: int, skip: int) -> bool:
    """Do the places open to this card tell something about the cards that stay in the hand?"""
    if s.way == Way.J:
        return True
    if s.dew:
        for place in range(MOST_TYPES + 1):
            if fits(s, s.seat, kind, place, skip) and not would_differ(s, s.seat, kind, place):
                return True
    return False


# Mending tops that coincide


def can_mend(s: Momiji, p: int, used: int, cards: int, skip: int) -> bool:
    """Can the hand make all tops differ with so many cards of unused types, A's skip included?"""
    if cards <= 0:
        return False
    if used & (1 << BLUE):
        return can_cover_blue(s, p, used, skip)
    for place in range(s.piles[p]):
        if TYPE[s.top[p][place]] != BLUE and not is_closing(s.top[p][place]):
            if can_mend_at(s, p, place, used, cards, skip):
                return True
    return False


def can_mend_at(s: Momiji, p: int, place: int, used: int, cards: int, skip: int) -> bool:
    """Does a blue card on this pile help, perhaps with one more card on a blue top?"""
    lowest = NUMBER[s.top[p][place]]
    for number in range(lowest, lowest + 2 + skip):
        if holds(s, p, BLUE, number):
            skip_left = 0 if number == lowest + 2 else skip
            under = try_card(s, p, FIRST_KIND[BLUE][number], place)
            helped = tops_differ(s, p)
            if not helped and cards > 1:
                helped = can_cover_blue(s, p, used | (1 << BLUE), skip_left)
            untry_card(s, p, place, under)
            if helped:
                return True
    return False


def can_cover_blue(s: Momiji, p: int, used: int, skip: int) -> bool:
    """Does a card of an unused type on a blue top make all tops differ?"""
    closed_to = used | types_on_top(s, p)
    for place in range(s.piles[p]):
        under = s.top[p][place]
        if TYPE[under] == BLUE and not is_closing(under):
            for t in range(TYPES):
                if not closed_to & (1 << t) and can_cover(s, p, place, t, skip):
                    return True
    return False


def can_cover(s: Momiji, p: int, place: int, t: int, skip: int) -> bool:
    lowest = NUMBER[s.top[p][place]]
    for number in range(lowest, lowest + 2 + skip):
        if holds(s, p, t, number) and would_differ(s, p, FIRST_KIND[t][number], place):
            return True
    return False


# J: up to four cards onto two different piles


def j_allows(s: Momiji, place: int, one: int, two: int, count: int) -> bool:
    """May the next card go there? `count` cards lie on the piles `one` and `two` already."""
    if one < 0:
        return True
    if two < 0:
        return place != one or count < J_CARDS - 1
    return place == one or place == two


def j_may_lay(s: Momiji, kind: int, place: int) -> bool:
    p = s.seat
    if not j_allows(s, place, s.one, s.two, s.count):
        return False
    where = s.piles[p] if place == NEW else place
    one = where if s.one < 0 else s.one
    two = where if s.two < 0 and where != one else s.two
    under = try_card(s, p, kind, place)
    answer = j_can_end(s, p, one, two, s.count + 1)
    untry_card(s, p, place, under)
    return answer


def j_can_end(s: Momiji, p: int, one: int, two: int, count: int) -> bool:
    """Can the hand bring J to an end from here?"""
    if two >= 0 and tops_differ(s, p):
        return True
    if not s.dew:
        return j_second_pile(s, p, one)
    return j_search(s, p, one, two, count)


def j_second_pile(s: Momiji, p: int, one: int) -> bool:
    """Without Morning Dew: does any card of the hand fit somewhere else than on the first pile?"""
    for kind in range(KINDS):
        if s.hand[p][kind] > 0:
            for place in range(MOST_TYPES + 1):
                if place != one and fits(s, p, kind, place, 0):
                    return True
    return False


def j_search(s: Momiji, p: int, one: int, two: int, count: int) -> bool:
    """Try every way to go on, depth first; a frame is (choice, kind, place, under, one, two)."""
    frames = grid(J_CARDS + 1, 6)
    depth = 0
    frames[0][4], frames[0][5] = one, two
    found = False
    while depth >= 0:
        choice = -1
        if not found and count + depth < J_CARDS:
            choice = j_next(s, p, frames[depth], count + depth)
        if choice >= 0:
            frames[depth][0] = choice + 1
            found = j_enter(s, p, frames[depth], frames[depth + 1], choice)
            depth += 1
        else:
            depth -= 1
            if depth >= 0:
                s.hand[p][frames[depth][1]] += 1
                untry_card(s, p, frames[depth][2], frames[depth][3])
    return found


def j_next(s: Momiji, p: int, frame: list[int], count: int) -> int:
    """The next choice (kind and place in one number) that may be made; -1 if none is left."""
    for choice in range(frame[0], KINDS * (MOST_TYPES + 1)):
        kind = choice // (MOST_TYPES + 1)
        place = choice % (MOST_TYPES + 1)
        if s.hand[p][kind] > 0 and fits(s, p, kind, place, 0):
            if j_allows(s, place, frame[4], frame[5], count):
                return choice
    return -1


def j_enter(s: Momiji, p: int, frame: list[int], below_it: list[int], choice: int) -> bool:
    """Make a choice and set up the frame below it; is that an end?"""
    frame[1] = choice // (MOST_TYPES + 1)
    frame[2] = choice % (MOST_TYPES + 1)
    where = s.piles[p] if frame[2] == NEW else frame[2]
    below_it[0] = 0
    below_it[4] = where if frame[4] < 0 else frame[4]
    below_it[5] = where if frame[5] < 0 and where != below_it[4] else frame[5]
    s.hand[p][frame[1]] -= 1
    frame[3] = try_card(s, p, frame[1], frame[2])
    return below_it[5] >= 0 and tops_differ(s, p)


def can_start_j(s: Momiji) -> bool:
    """MM-34: can J be carried out with this hand?"""
    p = s.seat
    if s.dew:
        return j_search(s, p, -1, -1, 0)
    first_place = -1
    for kind in range(KINDS):
        if s.hand[p][kind] > 0:
            place = only_place(s, p, kind)
            if place == NEW:
                place = NEW + TYPE[kind]  # new piles of different types are different piles
            if place >= 0 and first_place >= 0 and place != first_place:
                return True
            if place >= 0:
                first_place = place
    return False


def only_place(s: Momiji, p: int, kind: int) -> int:
    """Where a card goes without Morning Dew; -1 nowhere."""
    for place in range(MOST_TYPES + 1):
        if fits(s, p, kind, place, 0):
            return place
    return -1


def can_start_play(s: Momiji, way: int, help_by_a: int) -> bool:
    """Is there a card to begin a play of this way with?"""
    before = s.way
    s.way = way
    found = False
    for kind in range(KINDS):
        if not found and s.hand[s.seat][kind] > 0 and may_play(s, kind, 0, help_by_a):
            found = True
    s.way = before
    return found


def landscapes_unused(s: Momiji, p: int) -> int:
    unused = 0
    for i in range(min(s.lands[p], LANDSCAPES)):
        unused += 1 - s.spent[p][i]
    return unused
