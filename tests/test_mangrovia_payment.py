"""Exact payment: what is offered leads to the price, what is not offered can't (MG-15, MG-53)."""

import itertools
import random

import pytest

import chabudai
from chabudai.games.mangrovia import GAME
from chabudai.games.mangrovia.spec import (
    FREE,
    KINDS,
    MONEY,
    SPACES,
    WORTH,
    Mangrovia,
    Move,
    Phase,
    Pool,
)

RULES = GAME.interpreted


def random_hand(chance: random.Random) -> Mangrovia:
    """A seat at pier 9 with a random hand, every landscape and every helper possible."""
    position = chabudai.game("mangrovia", players=4, stones="helpers").start(chance.randrange(99))
    s = position.state
    assert isinstance(s, Mangrovia)
    s.phase, s.pier, s.part, s.seat = Phase.ACTING, 9, 0, 0
    s.site = [1, 2, 3, 0, FREE, FREE]
    for pool, most in ((Pool.CARD, 2), (Pool.AMULET, 2), (Pool.LAND, 2)):
        kinds = 4 if pool == Pool.LAND else KINDS
        counts = [chance.choice([0, 0, 1, most]) for _ in range(kinds)]
        s.hand[pool][0] = counts + [0] * (KINDS - kinds)
        s.held[pool][0] = sum(counts)
        s.known[pool][0] = [0] * KINDS
    s.start_card[0] = [chance.randint(0, 1) for _ in range(4)]
    s.helper[0] = [chance.choice([0, 0, 0, 1, 2]) for _ in range(3)]
    return s


def ways(s: Mangrovia, pay: int, price: int) -> set[tuple[int, ...]]:
    """All ways to pay a price, found by trying everything."""
    counts = [RULES.money(s, 0, pay, coin) for coin in range(MONEY[pay])]
    found = set()
    for way in itertools.product(*(range(count + 1) for count in counts)):
        if sum(n * WORTH[pay][coin] for coin, n in enumerate(way)) == price:
            found.add(way)
    return found


@pytest.mark.parametrize("seed", range(40))
def test_sums_and_single_ways_against_trying_everything(seed: int) -> None:
    s = random_hand(random.Random(seed))
    for pay in range(2):
        sums = RULES.payable_sums(s, 0, pay)
        totals: dict[int, int] = {}
        counts = [RULES.money(s, 0, pay, coin) for coin in range(MONEY[pay])]
        for way in itertools.product(*(range(count + 1) for count in counts)):
            total = sum(n * WORTH[pay][coin] for coin, n in enumerate(way))
            totals[total] = totals.get(total, 0) + 1
        for price in range(62):
            assert bool(sums >> price & 1) == (price in totals), (pay, price)
            assert RULES.is_only_way(s, 0, pay, price) == (totals.get(price) == 1), (pay, price)


@pytest.mark.parametrize("seed", range(12))
def test_every_offered_space_can_be_paid_by_every_offered_card(seed: int) -> None:
    """Whatever is offered, the building ends with exactly the price paid."""
    chance = random.Random(1000 + seed)
    s = random_hand(chance)
    mask = [0] * GAME.moves
    RULES.legal(s, mask)
    for move in [m for m in range(GAME.moves) if mask[m]]:
        world = s.copy()
        RULES.step(world, move)
        pay_all_ways(world, chance, 6)


def pay_all_ways(s: Mangrovia, chance: random.Random, width: int) -> None:
    if s.phase != Phase.PAYING:
        return
    mask = [0] * GAME.moves
    RULES.legal(s, mask)
    offered = [m for m in range(GAME.moves) if mask[m]]
    assert len(offered) > 1, "a single way is paid at once"
    if s.due_lands == 0:
        check_offer(s, offered)
    for move in chance.sample(offered, min(width, len(offered))):
        after = s.copy()
        RULES.step(after, move)
        assert after.due >= 0
        pay_all_ways(after, chance, 2)


def check_offer(s: Mangrovia, offered: list[int]) -> None:
    """A card is offered exactly if some way of paying the rest uses it."""
    pay = s.pay[s.space]
    first = Move.SPEND_AMULET if pay else Move.SPEND
    possible = ways(s, pay, s.due)
    assert len(possible) > 1
    used = {first + coin for way in possible for coin, n in enumerate(way) if n}
    assert set(offered) == used


def test_a_building_takes_what_it_costs() -> None:
    """Cards, landscapes and helpers paid add up to price and number of huts."""
    for seed in range(20):
        chance = random.Random(seed)
        s = random_hand(chance)
        mask = [0] * GAME.moves
        RULES.legal(s, mask)
        moves = [m for m in range(GAME.moves) if mask[m]]
        RULES.step(s, chance.choice(moves))
        while s.phase == Phase.PAYING:
            RULES.legal(s, mask)
            RULES.step(s, chance.choice([m for m in range(GAME.moves) if mask[m]]))
        built = [x for x in range(SPACES) if s.owner[x] == 0]
        for x in built:
            assert sum(s.spent[Pool.LAND]) <= s.huts[x]
            assert s.supply[0] == 9 - s.huts[x]


def test_refusals_name_the_nearest_sums() -> None:
    """MG-15, as the issue words it."""
    text = """
    mangrovia players=4
    sites: - 0 1 2 3 -
    pier: 8
    lands 3: water
    amulets 3: 4 2
    """
    refusal = chabudai.position(text).why_not("build c3")
    assert refusal is not None
    said = str(chabudai.Refused(refusal))
    assert said == "MG-15: c3 needs exactly 5 in amulets; you can make 2, 4, 6."
