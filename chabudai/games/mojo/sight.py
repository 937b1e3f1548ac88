"""Who may know what in Mojo (MJ-18), and worlds that a seat can't tell from the real one.

Without a reshuffle in the round, the cards that a seat has not seen are dealt anew among the
other hands and the deck. After one, cards belong to generations: those in hands when the first
new deck was made (generation 0), and those of each deck made since. A hidden card came from a
known generation, but a card that somebody shows may have come from any of several. A world is
made by going through the trail and choosing a generation for every card shown, in proportion to
the ways it could have come from there; of several such tries one is kept by its weight.
"""

from chabudai.games.mojo.spec import COPIES, GENERATIONS, RENEW, SEATS, TRAIL, UNKNOWN, VALUES, Mojo
from chabudai.games.mojo.trail import drawer, drawn, hide_draws, shower, shown
from chabudai.kernel.chance import clear, draw, grid, next_word, total_of, zeros
from chabudai.kernel.state import Grid, Numbers

TRIES = 8  # sampled memories of which one is kept


def observe(s: Mojo, seat: int) -> None:
    """Blank the deck, the other hands but for known cards, and what others drew."""
    clear(s.deck)
    for p in range(s.players):
        if p != seat:
            for v in range(VALUES):
                s.hand[p][v] = s.known[p][v]
    hide_draws(s, seat)


def resample(s: Mojo, seat: int) -> None:
    """Deal anew what the seat can't know."""
    unseen = zeros(VALUES)
    count_unseen(s, unseen)
    if s.decks == 0 or s.marks == TRAIL:
        deal_unseen(s, seat, unseen)
    else:
        deal_by_memory(s, seat, unseen)


def count_unseen(s: Mojo, unseen: Numbers) -> None:
    """The cards that lie neither in a pile nor open nor in a hand as far as it is known."""
    for v in range(VALUES):
        unseen[v] = COPIES[v]
        for p in range(s.players):
            unseen[v] -= s.hand[p][v]
    for p in range(s.players):
        for i in range(s.ups[p]):
            unseen[s.up[p][i]] -= 1
    for pile in range(s.piles):
        for i in range(s.height[pile]):
            unseen[s.stack[pile][i]] -= 1


def hidden(s: Mojo, p: int) -> int:
    """How many cards of a hand nobody else knows."""
    return s.held[p] - total_of(s.known[p])


def deal_unseen(s: Mojo, seat: int, unseen: Numbers) -> None:
    left = total_of(unseen)
    for p in range(s.players):
        if p != seat:
            for _ in range(hidden(s, p)):
                s.hand[p][draw(s, unseen, left)] += 1
                left -= 1
    for v in range(VALUES):
        s.deck[v] = unseen[v]


def deal_by_memory(s: Mojo, seat: int, unseen: Numbers) -> None:
    """Try several memories of the round, keep one by its weight, and deal from it."""
    pools = grid(GENERATIONS + 1, VALUES)
    slots = grid(SEATS, GENERATIONS + 1)
    kept_pools = grid(GENERATIONS + 1, VALUES)
    kept_slots = grid(SEATS, GENERATIONS + 1)
    sum_of_weights = 0.0
    for _ in range(TRIES):
        first_memory(s, seat, unseen, pools, slots)
        weight = go_through_trail(s, seat, pools, slots)
        sum_of_weights += weight
        if weight > 0 and next_word(s) * sum_of_weights <= weight * 4294967296.0:
            copy_grid(pools, kept_pools)
            copy_grid(slots, kept_slots)
    if sum_of_weights > 0:
        deal_from(s, seat, kept_pools, kept_slots)
    else:
        deal_unseen(s, seat, unseen)


def copy_grid(source: Grid, target: Grid) -> None:
    for i in range(len(source)):
        for j in range(len(source[i])):
            target[i][j] = source[i][j]


def first_memory(s: Mojo, seat: int, unseen: Numbers, pools: Grid, slots: Grid) -> None:
    """As it was at the first reshuffle: what was hidden then, and in how many places of each hand.

    Counted backwards: now unseen, less the decks made since, plus what was shown and what the
    seat itself and the piles got from those decks.
    """
    for v in range(VALUES):
        pools[0][v] = unseen[v]
        for g in range(GENERATIONS):
            pools[0][v] -= s.renewed[g][v]
            pools[g + 1][v] = s.renewed[g][v]
    for p in range(s.players):
        clear(slots[p])
        slots[p][0] = 0 if p == seat else hidden(s, p)
    for i in range(s.marks):
        entry = s.trail[i]
        p = shower(entry)
        if p >= 0 and p != seat:
            pools[0][shown(entry)] += 1
            slots[p][0] += 1
        q = drawer(entry)
        if q >= 0 and drawn(entry) != UNKNOWN:
            pools[0][drawn(entry)] += 1
        elif q >= 0:
            slots[q][0] -= 1


def go_through_trail(s: Mojo, seat: int, pools: Grid, slots: Grid) -> float:
    """Take every card that was shown or drawn out of its generation; the weight of this try."""
    weight = 1.0
    deck = 0
    for i in range(s.marks):
        entry = s.trail[i]
        if entry == RENEW:
            deck += 1
        elif shower(entry) >= 0:
            if shower(entry) != seat:
                weight *= take_shown(s, shower(entry), shown(entry), pools, slots)
        elif drawn(entry) == UNKNOWN:
            slots[drawer(entry)][deck] += 1
        else:
            weight *= take_drawn(drawn(entry), pools[deck])
        if weight <= 0:
            return 0.0
    return weight


def take_drawn(value: int, pool: list[int]) -> float:
    """The seat's own draw, or a pile that was opened; how likely it was to be that card."""
    chance = pool[value] / total_of(pool)
    pool[value] -= 1
    return chance


def take_shown(s: Mojo, p: int, value: int, pools: Grid, slots: Grid) -> float:
    """Choose the generation of a card that p shows; how likely it was to be there at all."""
    chance = 0.0
    picked = -1
    for g in range(GENERATIONS + 1):
        if slots[p][g] > 0 and pools[g][value] > 0:
            share = slots[p][g] * pools[g][value] / total_of(pools[g])
            chance += share
            if next_word(s) * chance <= share * 4294967296.0:
                picked = g
    if picked >= 0:
        slots[p][picked] -= 1
        pools[picked][value] -= 1
    return chance


def deal_from(s: Mojo, seat: int, pools: Grid, slots: Grid) -> None:
    """Fill every hidden place from its generation; what is left of the last is the deck."""
    for g in range(s.decks + 1):
        left = total_of(pools[g])
        for p in range(s.players):
            if p != seat:
                for _ in range(slots[p][g]):
                    s.hand[p][draw(s, pools[g], left)] += 1
                    left -= 1
    for v in range(VALUES):
        s.deck[v] = pools[s.decks][v]
