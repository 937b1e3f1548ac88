"""The row of piles: where a card may go (MM-21, MM-50 to MM-53), and laying it there."""

from chabudai.games.momiji.spec import BLUE, CORNER, NEW, NUMBER, TYPE, TYPES, Event, Momiji
from chabudai.kernel.chance import emit


def is_closing(kind: int) -> bool:
    """MM-21, MM-52: a 3 closes a pile, but of blue only the 4 does."""
    return NUMBER[kind] == 4 or (NUMBER[kind] == 3 and TYPE[kind] != BLUE)


def pile_of(s: Momiji, p: int, t: int) -> int:
    """Where a top of this type lies in the row; -1 nowhere."""
    for i in range(s.piles[p]):
        if TYPE[s.top[p][i]] == t:
            return i
    return -1


def fits(s: Momiji, p: int, kind: int, place: int, skip: int) -> bool:
    """May the card go there by type and number; with `skip`, exactly by leaving one number out?"""
    if place == NEW:
        if NUMBER[kind] != skip:
            return False
        if s.dew:
            return s.piles[p] < s.kinds_in  # more piles could never show different types
        return pile_of(s, p, TYPE[kind]) < 0
    if place >= s.piles[p]:
        return False
    under = s.top[p][place]
    step_up = NUMBER[kind] - NUMBER[under]
    if is_closing(under) or not same_stem(s, kind, under):
        return False
    return step_up == 2 if skip else step_up == 0 or step_up == 1


def same_stem(s: Momiji, kind: int, under: int) -> bool:
    """MM-21: the same type; MM-50: blue goes on any type, any type on blue."""
    if TYPE[kind] == TYPE[under]:
        return True
    return s.dew == 1 and (TYPE[kind] == BLUE or TYPE[under] == BLUE)


def tops_differ(s: Momiji, p: int) -> bool:
    """MM-50: do all tops show different types?"""
    seen = 0
    for i in range(s.piles[p]):
        bit = 1 << TYPE[s.top[p][i]]
        if seen & bit:
            return False
        seen |= bit
    return True


def would_differ(s: Momiji, p: int, kind: int, place: int) -> bool:
    """Would all tops differ with the card at that place?"""
    seen = 1 << TYPE[kind]
    for i in range(s.piles[p]):
        if i != place:
            bit = 1 << TYPE[s.top[p][i]]
            if seen & bit:
                return False
            seen |= bit
    return True


# Trying a card without laying it: only the tops change.


def try_card(s: Momiji, p: int, kind: int, place: int) -> int:
    """Put a card on top for a moment; what `untry_card` needs to know."""
    if place == NEW:
        s.top[p][s.piles[p]] = kind
        s.piles[p] += 1
        return -1
    under = s.top[p][place]
    s.top[p][place] = kind
    return under


def untry_card(s: Momiji, p: int, place: int, under: int) -> None:
    if place == NEW:
        s.piles[p] -= 1
        s.top[p][s.piles[p]] = 0
    else:
        s.top[p][place] = under


# Laying


def lay(s: Momiji, p: int, kind: int, place: int, left: int) -> int:
    """Lay a card on a pile, or as a new one at an end of the row; the pile's place."""
    where = place
    if place == NEW:
        where = 0 if left else s.piles[p]
        open_place(s, p, where)
        s.top[p][where] = kind
        emit(s, Event.BEGAN, p, kind, left)
    else:
        joker = TYPE[kind] == BLUE and TYPE[s.top[p][where]] != BLUE
        s.top[p][where] = kind
        emit(s, Event.LAID, p, kind, where)
        if joker:
            s.blue_token = p  # MM-51
            emit(s, Event.JOKER, p)
    s.depth[p][where] += 1
    s.laid[p][kind] += 1
    if is_closing(kind):
        close_pile(s, p, where)
    return where


def open_place(s: Momiji, p: int, where: int) -> None:
    """Make room in the row; J's piles keep their names."""
    i = s.piles[p]
    while i > where:
        move_pile(s, p, i - 1, i)
        i -= 1
    s.depth[p][where] = 0
    s.gate[p][where] = 0
    s.piles[p] += 1
    if where == 0:
        s.one += 1 if s.one >= 0 else 0
        s.two += 1 if s.two >= 0 else 0


def move_pile(s: Momiji, p: int, source: int, target: int) -> None:
    s.top[p][target] = s.top[p][source]
    s.depth[p][target] = s.depth[p][source]
    s.gate[p][target] = s.gate[p][source]


def close_pile(s: Momiji, p: int, where: int) -> None:
    """MM-22: a torii token if one is left; alone there are always more (MM-63)."""
    if s.scenario > 0 or s.torii > 0:
        s.gate[p][where] = 1
        if s.scenario == 0:
            s.torii -= 1
        emit(s, Event.CLOSED, p, where, s.torii)
    else:
        emit(s, Event.CLOSED_BARE, p, where)


def put_pile_at(s: Momiji, p: int, source: int, target: int) -> None:
    """C: move a pile to the left; those between move up."""
    top, depth, gate = s.top[p][source], s.depth[p][source], s.gate[p][source]
    i = source
    while i > target:
        move_pile(s, p, i - 1, i)
        i -= 1
    s.top[p][target], s.depth[p][target], s.gate[p][target] = top, depth, gate


def acorn_pairs(s: Momiji, p: int) -> int:
    pairs = 0
    for i in range(s.piles[p] - 1):
        if are_paired(s, p, i):
            pairs += 1
    return pairs


def are_paired(s: Momiji, p: int, place: int) -> bool:
    """MM-26: neighbours whose tops have acorns on the sides that face each other."""
    return CORNER[s.top[p][place]] & 2 != 0 and CORNER[s.top[p][place + 1]] & 1 != 0


def types_on_top(s: Momiji, p: int) -> int:
    """The types of a row's tops, one bit each."""
    seen = 0
    for i in range(s.piles[p]):
        seen |= 1 << TYPE[s.top[p][i]]
    return seen


def lacks_type(s: Momiji, p: int) -> bool:
    """Is a type in play that no top shows?"""
    seen = types_on_top(s, p)
    for t in range(TYPES):
        if s.playing[t] and not seen & (1 << t):
            return True
    return False
