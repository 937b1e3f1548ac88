"""MJ-18: what a seat may know in Mojo, with probabilities checked where they can be worked out."""

import itertools
from collections import Counter

import chabudai
from chabudai.games.mojo.spec import COPIES, DRAW, RENEW, SHOW, UNKNOWN, VALUES, Mojo
from chabudai.kernel.position import Position

Hand = tuple[int, ...]


def imagined_hands(position: Position, seat: int, of: int, count: int) -> Counter[Hand]:
    """How often resampling gives each hand to another seat."""
    game, found = position.game, Counter[Hand]()
    for number in range(count):
        states = bytearray(position.state.pack())
        game.compiled.imagine_in(states, 0, seat, number * 7919)
        hand = Mojo.unpack(states).hand[of]
        found[tuple(v for v in range(VALUES) for _ in range(hand[v]))] += 1
    return found


def chi_square(found: Counter[Hand], chances: dict[Hand, float]) -> float:
    count = found.total()
    assert set(found) <= set(chances), f"impossible hands: {set(found) - set(chances)}"
    return sum((found[h] - count * p) ** 2 / (count * p) for h, p in chances.items())


def test_before_a_reshuffle_every_unseen_card_is_as_likely_as_the_next() -> None:
    position = chabudai.position(
        "mojo players=2\npile 0: 8\nhand 0: 0 3 5 7\nhand 1: 1 2 4 6\n", seed=1
    )
    found = imagined_hands(position, 0, 1, 6000)
    unseen = list(COPIES)
    for card in (8, 0, 3, 5, 7):
        unseen[card] -= 1
    total = sum(unseen)
    for value in range(VALUES):
        mean = sum(hand.count(value) * n for hand, n in found.items()) / found.total()
        expected = 4 * unseen[value] / total
        assert abs(mean - expected) < 5 * (expected / found.total()) ** 0.5


def everything_but(cards: list[int]) -> list[int]:
    left = [v for v in range(VALUES) for _ in range(COPIES[v])]
    for card in cards:
        left.remove(card)
    return left


def reshuffled(old: list[int], new_deck: list[int], trail: list[int], now: list[int]) -> Position:
    """Two players after a reshuffle: seat 1 had `old` then, and did what the trail says since."""
    mine_and_pile = everything_but(old + new_deck)
    shown = [(e - SHOW) % VALUES for e in trail if e < DRAW]
    drawn = [e - DRAW for e in trail if DRAW <= e < DRAW + VALUES]
    pile, mine = mine_and_pile[4:] + shown, mine_and_pile[:4] + drawn
    words = "\n".join(
        [
            "mojo players=2",
            "pile 0: " + " ".join(map(str, pile)),
            "hand 0: " + " ".join(map(str, mine)),
            "hand 1: " + " ".join(map(str, now)),
            "new deck 0: " + " ".join(map(str, new_deck)),
            "trail: " + " ".join(map(str, [RENEW, *trail])),
        ]
    )
    return chabudai.position(words, seed=1)


def worlds(old: list[int], deck: list[int], events: list[int | None]) -> dict[Hand, float]:
    """Every way the events can have come about (None: a draw, -4: I drew a 4), all as likely."""
    counts: Counter[Hand] = Counter()

    def go_on(hand: list[tuple[int, int]], left: list[tuple[int, int]], at: int) -> None:
        if at == len(events):
            counts[tuple(sorted(value for _, value in hand))] += 1
            return
        event = events[at]
        if event is None:
            for card in left:
                go_on([*hand, card], [c for c in left if c != card], at + 1)
        elif event < 0:
            for card in left:
                if card[1] == -event:
                    go_on(hand, [c for c in left if c != card], at + 1)
        else:
            for card in hand:
                if card[1] == event:
                    go_on([c for c in hand if c != card], left, at + 1)

    cards = list(enumerate(itertools.chain(old, deck)))
    go_on(cards[: len(old)], cards[len(old) :], 0)
    return {hand: n / counts.total() for hand, n in counts.items()}


def draw_of(seat: int) -> int:
    return DRAW + seat * (VALUES + 1) + UNKNOWN


def show_of(seat: int, value: int) -> int:
    return SHOW + seat * VALUES + value


def test_a_reshuffle_tells_the_only_other_hand() -> None:
    position = reshuffled([1, 4, 9, 12], [0, 0, 4, 9, 9], [], [1, 4, 9, 12])
    assert set(imagined_hands(position, 0, 1, 50)) == {(1, 4, 9, 12)}


def test_what_was_drawn_since_comes_from_the_new_deck() -> None:
    old, deck = [1, 4, 9, 12], [0, 0, 4, 9, 9]
    position = reshuffled(old, deck, [draw_of(1)], [0, *old])
    chances = worlds(old, deck, [None])
    assert chi_square(imagined_hands(position, 0, 1, 6000), chances) < 20


def test_a_shown_card_may_be_old_or_new() -> None:
    """Draw, show 4, draw, show 9: which of them were old is weighed as it must be."""
    old, deck = [1, 4, 9, 9, 12], [0, 0, 0, 4, 4, 4, 9]
    events = [draw_of(1), show_of(1, 4), draw_of(1), show_of(1, 9)]
    position = reshuffled(old, deck, events, [0, 1, 9, 9, 12][:3] + [4, 12])
    chances = worlds(old, deck, [None, 4, None, 9])
    found = imagined_hands(position, 0, 1, 12_000)
    assert chi_square(found, chances) < 3 * len(chances) + 12


def test_what_i_drew_myself_makes_other_draws_of_it_less_likely() -> None:
    """Draw, show 4, I draw a 4: had the shown 4 been new, mine would have been the rarer."""
    old, deck = [1, 4, 9, 9, 12], [0, 0, 0, 4, 4]
    events = [draw_of(1), show_of(1, 4), DRAW + 4]
    position = reshuffled(old, deck, events, [0, 1, 9, 9, 12])
    chances = worlds(old, deck, [None, 4, -4])
    found = imagined_hands(position, 0, 1, 12_000)
    assert chi_square(found, chances) < 3 * len(chances) + 12


def test_the_owner_of_a_hand_is_never_resampled() -> None:
    position = chabudai.game("mojo", players=3, piles=2).start(seed=4)
    for number in range(20):
        world, truth = position.imagined(1, number).state, position.state
        assert isinstance(world, Mojo)
        assert isinstance(truth, Mojo)
        assert world.hand[1] == truth.hand[1]


def test_nothing_of_the_stream_is_in_an_observation() -> None:
    position = chabudai.game("mojo", players=3).start(seed=4)
    for seat in (None, 0, 1, 2):
        known = position.observed(seat)
        assert isinstance(known, Mojo)
        assert not any(known.key)
        assert not any(known.rng)
        assert not any(known.deck)
