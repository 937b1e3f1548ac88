"""Worlds of Mangrovia: what they keep, and how likely they are (MG-19)."""

import math
import random
from collections import Counter

import pytest

import chabudai
from chabudai.bots.simple import thumb_rules
from chabudai.games.mangrovia import GAME
from chabudai.games.mangrovia.spec import DRAW, KINDS, POOLS, RENEW, Mangrovia, Pool
from chabudai.kernel.position import Position
from tests.laws import mangrovia_law

WORLDS = 1500
SEVEN_SANDS, EIGHT_MANGROVES = "sand " * 7, "mangrove " * 8


def known_state(position: Position) -> Mangrovia:
    assert isinstance(position.state, Mangrovia)
    return position.state


def world_of(position: Position, seat: int, number: int) -> Mangrovia:
    return known_state(position.imagined(seat, number))


def shares(position: Position, seat: int, pool: int, owner: int) -> Counter[tuple[int, ...]]:
    """How often each hand of somebody turns up in the worlds of a seat."""
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(WORLDS):
        found[tuple(world_of(position, seat, number).hand[pool][owner])] += 1
    return found


def near(count: int, share: float) -> bool:
    """Within four standard deviations."""
    return abs(count - WORLDS * share) <= 4 * math.sqrt(WORLDS * share * (1 - share))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_lose_nothing_and_can_be_played_on(players: int) -> None:
    variant = chabudai.game("mangrovia", players=players, stones="mixed")
    position, chance = variant.start(players), random.Random(players)
    while not position.over:
        if chance.random() < 0.08:
            for seat in range(-1, players):
                world = position.imagined(seat, chance.randrange(1000))
                mangrovia_law(known_state(world))
                for _ in range(5):
                    if not world.over:
                        world.push_number(chance.choice(world.legal()))
                        mangrovia_law(known_state(world))
        position.push_number(chance.choice(position.legal()))


def test_unseen_cards_are_dealt_evenly() -> None:
    """Without a reshuffle every unseen card is as likely as the next."""
    position = chabudai.position(
        "mangrovia players=4\nlands 0: water water water water water water water water\n"
        "lands 1: sand\nrow lands: reed reed reed\n"
        "spent lands: mangrove mangrove mangrove mangrove mangrove mangrove"
    )
    found = shares(position, 0, Pool.LAND, 1)
    for land, unseen in ((1, 8), (2, 2), (3, 5)):
        hand = tuple(1 if kind == land else 0 for kind in range(6))
        assert near(found[hand], unseen / 15)


def after_reshuffle() -> Position:
    """Seat 1 holds sand from before a reshuffle; the new deck is all reed."""
    position = chabudai.position(
        f"""
        mangrovia players=4
        sites: 0 1 2 3 - -
        pier: 1
        part: 3
        lands 0: {"water " * 8} {"mangrove " * 4}
        known lands 0: {"water " * 8} {"mangrove " * 4}
        lands 1: sand
        lands 2: {SEVEN_SANDS} mangrove mangrove mangrove
        known lands 2: {SEVEN_SANDS} mangrove mangrove
        spent lands: {"reed " * 8}
        """
    )
    position.push("draw landscape")  # the last mangrove; then the reeds become the deck
    return position


def test_a_reshuffle_tells_where_cards_can_not_be() -> None:
    """What was in hands before can't be of the new deck; what the deck holds is known."""
    position = after_reshuffle()
    assert known_state(position).renewals[Pool.LAND] == 1
    for seat in (1, 2, 3):
        for number in range(60):
            world = world_of(position, seat, number)
            assert world.deck[Pool.LAND] == [0, 0, 0, 8, 0, 0]
            assert sum(world.hand[Pool.LAND][p][3] for p in range(4)) == 0


def test_cards_of_two_generations_are_weighed() -> None:
    """MG-13, MG-19: a card shown after a reshuffle may be of the old hand or of the new deck.

    Seat 3 held sand or water, and seat 2 the other. The new deck was one water and one reed; seat
    3 drew one of them, then paid water. It can have been the old one or the new one: old with
    water left, old with reed left, new with water left, new with sand left, all equally likely.
    """
    position = chabudai.position(
        f"""
        mangrovia players=4
        sites: - 0 1 2 3 -
        pier: 8
        cards 3: 6
        lands 3: sand water
        lands 2: water
        lands 0: {SEVEN_SANDS} {EIGHT_MANGROVES}
        known lands 0: {SEVEN_SANDS} {EIGHT_MANGROVES}
        lands 1: {"water " * 6} {"reed " * 7}
        known lands 1: {"water " * 6} {"reed " * 7}
        new lands 1: 1 0 0 1 0 0
        trail lands: {RENEW} {DRAW + 3 * (KINDS + 1)}
        """
    )
    position.push("build a2")
    found = shares(position, 0, Pool.LAND, 3)
    water, reed, sand = (1, 0, 0, 0, 0, 0), (0, 0, 0, 1, 0, 0), (0, 1, 0, 0, 0, 0)
    assert set(found) == {water, reed, sand}
    for hand, share in ((water, 0.5), (reed, 0.25), (sand, 0.25)):
        assert abs(found[hand] / WORLDS - share) < 0.06, found


def test_who_put_an_amulet_back_knows_that_it_is_in_the_bag() -> None:
    """MG-14, MG-19: what was drawn before can't be the amulet that was put back."""
    position = chabudai.position(
        """
        mangrovia players=4
        sites: - 0 1 2 3 -
        pier: 2
        huts 0: i1 i2
        amulets 1: 2
        amulets 2: 2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 5 5 5 5 5 6
        known amulets 2: 2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 5 5 5 5 5 6
        """
    )
    position.push("amulets")  # two of the three 6s that are left beside the 2 of seat 1
    position.push("put back 6")
    for number in range(100):
        world = world_of(position, 0, number)
        assert world.deck[Pool.AMULET][5] >= 1
    hands = shares(position, 0, Pool.AMULET, 1)
    six, two = (0, 0, 0, 0, 0, 1), (0, 1, 0, 0, 0, 0)
    assert set(hands) == {six, two}
    assert near(hands[two], 0.5), "a 2 and a 6 may be in the other hand, the returned 6 may not"
    for_others = shares(position, 3, Pool.AMULET, 1)
    assert near(for_others[two], 0.25), "to seat 3 any of four is as likely"


def test_worlds_while_somebody_pays_let_them_pay() -> None:
    """Who has begun to build can pay, in every world of the others."""
    position = chabudai.position(
        """
        mangrovia players=4
        sites: - 0 1 2 3 -
        pier: 8
        lands 3: water
        cards 3: 2 2 3 4 6
        """
    )
    position.push("build a2")
    lost = 0
    for number in range(60):
        world = position.imagined(0, number)
        lost += world.moves() == ["skip"]
    assert lost <= 3


def test_the_thumb_player_sees_only_its_observation() -> None:
    rules = thumb_rules(GAME)
    for players in (2, 4, 5):
        position = chabudai.game("mangrovia", players=players, stones="mixed").start(players)
        count = 0
        while not position.over:
            state = known_state(position)
            before = state.pack()
            move = rules.thumb(state, [0] * GAME.moves)
            assert state.pack() == before, "thinking leaves no trace"
            assert move in position.legal()
            for world in (
                position.observed(state.seat),
                position.imagined(state.seat, count).state,
            ):
                assert rules.thumb(world, [0] * GAME.moves) == move
            position.push_number(move)
            count += 1


def test_conservation_of_stone_tiles() -> None:
    """MG-4, MG-30: a tile lies on its space, then before its builder; helpers leave when spent."""
    for form, players in (("gods", 4), ("gods", 3), ("helpers", 5), ("mixed", 2)):
        position = chabudai.game("mangrovia", players=players, stones=form).start(players)
        chance = random.Random(form)
        total = stones(known_state(position))
        assert total == (8 if players > 3 else 7)
        while not position.over:
            move = chance.choice(position.legal())
            spent = position.game.notation.move_text(move).startswith("pay tile")
            position.push_number(move)
            now = stones(known_state(position))
            paid = sum(event.id == "mangrovia-paid-helper" for event in position.last_events(0))
            assert now == total - paid
            assert paid or not spent
            total = now


def stones(s: Mangrovia) -> int:
    lying = sum(1 for x, tile in enumerate(s.tile) if s.area[x] == 1 and tile)
    owned = sum(1 for who in s.god if who >= 0)
    return lying + owned + sum(map(sum, s.helper))


def test_a_full_trail_is_dropped_and_worlds_stay_possible() -> None:
    """Draws, shows and amulets put back, far more than any game has."""
    position = chabudai.game("mangrovia", players=5).start(11)
    s, rules, chance = known_state(position), position.rules, random.Random(2)
    dropped, before = 0, [0] * POOLS
    for number in range(900):
        s.seat, pool = number % 5, chance.randrange(POOLS)
        kinds = [kind for kind in range(KINDS) if s.hand[pool][s.seat][kind]]
        if len(kinds) > 2 or not rules.can_draw(s, pool):
            if kinds:
                rules.show(s, pool, s.seat, chance.choice(kinds))
        elif pool == Pool.AMULET:
            s.track[s.seat] = 3
            rules.collect(s)
            if s.drawn:
                rules.put_back(s, next(kind for kind in range(KINDS) if s.fresh[kind]))
        else:
            rules.draw_card(s, pool)
        dropped += sum(s.marks[q] < before[q] for q in range(POOLS))
        before = list(s.marks)
        if number % 23 == 0:
            for seat in range(-1, 5):
                world = position.imagined(seat, number)
                mangrovia_law(known_state(world))
                assert world.observed(seat).pack() == position.observed(seat).pack()
    assert dropped > 3


def test_a_game_without_huts_ends_after_sixty_rounds() -> None:
    """MG-27, and MG-13: the decks run dry."""
    position, chance = chabudai.game("mangrovia", players=5).start(11), random.Random(2)
    while not position.over:
        moves = [move for move in position.moves() if not move.startswith(("build", "double"))]
        position.push(chance.choice(moves))
    assert known_state(position).rounds == 60
    assert known_state(position).left[Pool.CARD] == 0
