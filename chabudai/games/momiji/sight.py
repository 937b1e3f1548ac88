"""Who may know what in Momiji (MM-24), and worlds that a seat can't tell from the real one.

Everybody remembers everything that was shown: all cards in piles, and cards taken openly into a
hand. Unknown are only the deck, the other hands' hidden cards and D's draw. The cards that a seat
has not seen are dealt anew among them; a world in which a play under way could not be finished is
dealt again, because everybody knows that it can be.
"""

from chabudai.games.momiji.rules.plays import can_skip, may_finish, may_lay, may_play
from chabudai.games.momiji.spec import COPIES, KINDS, MOST_TYPES, TYPE, TYPES, Momiji, Phase, Way
from chabudai.kernel.chance import clear, draw, total_of, zeros
from chabudai.kernel.state import Numbers

DEALS = 400  # tries for a world in which the play under way can be finished


def observe(s: Momiji, seat: int) -> None:
    """Blank the deck, the other hands but for known cards, and D's draw of another seat."""
    clear(s.deck)
    s.veiled = 1
    for p in range(s.players):
        if p != seat:
            for kind in range(KINDS):
                s.hand[p][kind] = s.known[p][kind]
    if seat != s.seat:
        clear(s.fresh)


def resample(s: Momiji, seat: int) -> None:
    """Deal anew what the seat can't know."""
    s.veiled = 0
    unseen = zeros(KINDS)
    count_unseen(s, unseen)
    deal_unseen(s, seat, unseen)
    if seat == s.seat or s.seat < 0:
        return
    for _ in range(DEALS):
        if not is_stuck(s):
            return
        collect_hidden(s, seat, unseen)
        deal_unseen(s, seat, unseen)


def count_unseen(s: Momiji, unseen: Numbers) -> None:
    """The cards that lie nowhere in sight of the seat."""
    for kind in range(KINDS):
        unseen[kind] = COPIES[kind] if s.playing[TYPE[kind]] else 0
        unseen[kind] -= s.discards[kind] + s.fresh[kind]
        for p in range(s.players):
            unseen[kind] -= s.hand[p][kind] + s.laid[p][kind]
    for t in range(TYPES):
        for i in range(s.height[t]):
            unseen[s.column[t][i]] -= 1
    if s.pending >= 0:
        unseen[s.pending] -= 1


def deal_unseen(s: Momiji, seat: int, unseen: Numbers) -> None:
    left = total_of(unseen)
    for p in range(s.players):
        if p != seat:
            for _ in range(s.held[p] - total_of(s.known[p])):
                s.hand[p][draw(s, unseen, left)] += 1
                left -= 1
    if seat != s.seat:
        for _ in range(s.freshly):
            s.fresh[draw(s, unseen, left)] += 1
            left -= 1
    for kind in range(KINDS):
        s.deck[kind] = unseen[kind]


def collect_hidden(s: Momiji, seat: int, unseen: Numbers) -> None:
    """Take back what was dealt."""
    for kind in range(KINDS):
        unseen[kind] = s.deck[kind]
        for p in range(s.players):
            if p != seat:
                unseen[kind] += s.hand[p][kind] - s.known[p][kind]
                s.hand[p][kind] = s.known[p][kind]
        unseen[kind] += s.fresh[kind]
        s.fresh[kind] = 0


def is_stuck(s: Momiji) -> bool:
    """Is a play under way that this hand could not finish?"""
    if s.phase == Phase.LAYING:
        return not may_finish(s) and not has_next_card(s)
    if s.phase == Phase.PLACING and (s.dew or s.way == Way.J):
        return not has_open_place(s)
    return False


def has_next_card(s: Momiji) -> bool:
    help_by_a = can_skip(s)
    for kind in range(KINDS):
        if s.hand[s.seat][kind] > 0:
            if may_play(s, kind, 0, help_by_a) or (help_by_a and may_play(s, kind, 1, 0)):
                return True
    return False


def has_open_place(s: Momiji) -> bool:
    help_by_a = can_skip(s)
    for place in range(MOST_TYPES + 1):
        if may_lay(s, s.pending, place, s.skipping, help_by_a):
            return True
    return False
