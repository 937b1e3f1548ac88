"""Nothing that can't be completed is offered: Momiji's plays against a search of every sequence.

The reference below knows nothing of the rules' code: piles and cards are pairs (type, number), and
a play is tried card by card to every end there is.
"""

import random
from collections import Counter

import pytest

from chabudai.games.momiji.rules import apply, legal
from chabudai.games.momiji.rules.landscapes import is_usable
from chabudai.games.momiji.spec import (
    BLUE,
    COPIES,
    KINDS,
    MOVES,
    NUMBER,
    TYPE,
    Done,
    Landscape,
    Momiji,
    Move,
    Phase,
    Way,
)

NEW = -1
Card = tuple[int, int]
Tops = tuple[Card, ...]
Hand = tuple[Card, ...]
Play = tuple[int, tuple[int, ...], int, int]  # cards laid, their types, J's piles


def closed(card: Card) -> bool:
    return card[1] == 4 or (card[1] == 3 and card[0] != BLUE)


def differ(tops: Tops) -> bool:
    types = [t for t, _ in tops]
    return len(set(types)) == len(types)


def places(tops: Tops, card: Card, dew: bool, skip: bool) -> list[int]:
    """MM-21, MM-50: where a card goes by type and number."""
    t, n = card
    found = []
    for i, top in enumerate(tops):
        related = t == top[0] or (dew and BLUE in (t, top[0]))
        if related and not closed(top) and n - top[1] in ((2,) if skip else (0, 1)):
            found.append(i)
    if n == (1 if skip else 0) and (dew or t not in [top[0] for top in tops]):
        found.append(NEW)
    return found


def laid(tops: Tops, card: Card, place: int) -> Tops:
    if place == NEW:
        return (*tops, card)
    return (*tops[:place], card, *tops[place + 1 :])


def after(way: int, play: Play, tops: Tops, card: Card, place: int) -> Play | None:
    """The play with one more card; None where the number of cards or types forbids it."""
    count, types, one, two = play
    where = len(tops) if place == NEW else place
    if way == Way.E and count == 2:
        return None
    if way == Way.J:
        if count == 4:
            return None
        if one < 0:
            one = where
        elif two < 0 and where != one:
            two = where
        elif where not in (one, two):
            return None
    if way == Way.RULE and count >= 2 and (card[0] in types or types[0] == types[1]):
        return None
    return count + 1, (*types, card[0]), one, two


def can_end(tops: Tops, hand: Hand, dew: bool, way: int, play: Play, skip: bool) -> bool:
    """Is there any way on, or is this an end?"""
    if differ(tops) and (way != Way.J or play[3] >= 0):
        return True
    return any(
        can_end(*step)
        for card in set(hand)
        for skipped in (False, True)
        if skip or not skipped
        for step in steps(tops, hand, dew, way, play, skip, card, skipped)
    )


def steps(
    tops: Tops, hand: Hand, dew: bool, way: int, play: Play, skip: bool, card: Card, skipped: bool
) -> list[tuple[Tops, Hand, bool, int, Play, bool]]:
    rest = list(hand)
    rest.remove(card)
    found = []
    for place in places(tops, card, dew, skipped):
        onward = after(way, play, tops, card, place)
        if onward is not None:
            found.append(
                (laid(tops, card, place), tuple(rest), dew, way, onward, skip and not skipped)
            )
    return found


def random_state(chance: random.Random, dew: bool, letter: int, types: int = 5) -> Momiji:
    """A row of different tops and a hand with many cards that could matter."""
    s = Momiji()
    s.players, s.edition, s.dew, s.blue_token, s.pending, s.given = 2, 2, int(dew), -1, -1, -1
    chosen = chance.sample(range(BLUE), types - dew) + [BLUE] * dew
    s.playing = [int(t in chosen) for t in range(BLUE + 1)]
    s.kinds_in, s.torii, s.left, s.acorns[0] = types, 4, 40, 3
    s.lands[0], s.land[0][0], s.one, s.two, s.phase = 1, letter, -1, -1, Phase.MAIN
    pool = Counter({k: COPIES[k] for k in range(KINDS) if s.playing[TYPE[k]]})
    for t in chance.sample(chosen, chance.randrange(types + 1)):
        kind = chance.choice([k for k in pool if TYPE[k] == t and pool[k]])
        pool[kind] -= 1
        s.top[0][s.piles[0]], s.depth[0][s.piles[0]] = kind, 1
        s.laid[0][kind] += 1
        s.piles[0] += 1
    for kind in chance.sample(sorted(pool.elements()), chance.randrange(1, 7)):
        s.hand[0][kind] += 1
        s.held[0] += 1
    return s


def tops_of(s: Momiji) -> Tops:
    return tuple((TYPE[k], NUMBER[k]) for k in s.top[0][: s.piles[0]])


def hand_of(s: Momiji) -> Hand:
    return tuple((TYPE[k], NUMBER[k]) for k in range(KINDS) for _ in range(s.hand[0][k]))


def offered(s: Momiji) -> set[tuple[Card, bool]]:
    mask = [0] * MOVES
    legal(s, mask)
    found = {((TYPE[k], NUMBER[k]), False) for k in range(KINDS) if mask[Move.LAY + k]}
    return found | {((TYPE[k], NUMBER[k]), True) for k in range(KINDS) if mask[Move.SKIP + k]}


def expected(s: Momiji, way: int, skip: bool) -> set[tuple[Card, bool]]:
    tops, hand, start = tops_of(s), hand_of(s), (0, (), -1, -1)
    return {
        (card, skipped)
        for card in set(hand)
        for skipped in (False, True)
        if skip or not skipped
        for step in steps(tops, hand, bool(s.dew), way, start, skip, card, skipped)
        if can_end(*step)
    }


@pytest.mark.parametrize("dew", [False, True])
@pytest.mark.parametrize("letter", [Landscape.A, Landscape.E, Landscape.J])
def test_what_is_offered_is_what_can_be_completed(dew: bool, letter: int) -> None:
    chance = random.Random(f"{dew} {letter}")
    for _ in range(1500):
        s = random_state(chance, dew, letter)
        if letter == Landscape.E:
            s.main, s.just, s.phase = 1, Done.COLLECTED, Phase.AFTER
            want = expected(s, Way.E, False)
            assert is_usable(s, Landscape.E) == bool(want)
        elif letter == Landscape.J:
            assert offered(s) == expected(s, Way.RULE, False)
            want = expected(s, Way.J, False)
            assert is_usable(s, Landscape.J) == bool(want)
        else:
            want = expected(s, Way.RULE, True)
        if letter != Landscape.A and want:
            apply(s, Move.USE + letter)
        if want or letter == Landscape.A:
            assert offered(s) == want


def walk(s: Momiji, seen: list[int]) -> None:
    """Go through every sequence of decisions of a play: each has a next one, up to its end."""
    mask = [0] * MOVES
    assert legal(s, mask) > 0, "a play that can't be finished was begun"
    for move in range(MOVES):
        is_card = Move.LAY <= move < Move.LAY + 2 * KINDS
        is_play = is_card or Move.PILE <= move <= Move.RIGHT or move == Move.FINISH
        if mask[move] and is_play and move != Move.LEFT:  # either side leads to the same
            seen[0] += 1
            following = s.copy()
            apply(following, move)
            if following.phase in (Phase.LAYING, Phase.PLACING):
                walk(following, seen)
            else:
                assert len({t for t, _ in tops_of(following)}) == following.piles[0]


@pytest.mark.parametrize("dew", [False, True])
@pytest.mark.parametrize("letter", [Landscape.A, Landscape.J])
def test_every_play_that_begins_can_be_finished(dew: bool, letter: int) -> None:
    chance = random.Random(f"walk {dew} {letter}")
    seen = [0]
    while seen[0] < 8000:
        s = random_state(chance, dew, letter, 4)
        s.phase = Phase.MAIN
        if letter == Landscape.J and is_usable(s, Landscape.J):
            apply(s, Move.USE + Landscape.J)
        if offered(s):
            walk(s, seen)
