"""Who may know what in Mangrovia (MG-19), and worlds that a seat can't tell from the real one.

Each pool is filled for itself. Without a trail, the cards that the seat has not seen are dealt
anew among the places where it can't look. With one, cards belong to generations: those unseen
when the trail began, those of each deck made since, and single amulets that are known to have
gone back into the bag. A world is made by going through the trail: a card that somebody showed
or that the seat drew may have come from several places, and one is chosen in proportion to the
ways; of several such tries one is kept by its weight, so the worlds come close to their true
shares without reaching them exactly. Three more limits: a trail that was full is forgotten (see
trail.py); worlds in which somebody who is paying could not pay are thrown away, forty at most; and
what others chose to show or put back is taken as said by the dice: no motives are read into it.
"""

from chabudai.games.mangrovia.rules.building import payable_lands, payable_sums
from chabudai.games.mangrovia.rules.pools import hidden_in_hand
from chabudai.games.mangrovia.spec import (
    COPIES,
    GENERATIONS,
    KINDS,
    ONE,
    POOLS,
    RENEW,
    SEATS,
    STORE,
    TRAIL,
    UNKNOWN,
    Mangrovia,
    Phase,
    Pool,
)
from chabudai.games.mangrovia.trail import (
    drawer,
    hide_moves,
    moved_kind,
    returned_of,
    returner,
    shower,
    shown_kind,
)
from chabudai.kernel.chance import clear, clear_grid, draw, grid, next_word, total_of, zeros
from chabudai.kernel.state import Grid, Numbers

TRIES = 8  # sampled memories of which one is kept
PAYERS = 40  # worlds tried until somebody who is paying could do so
FRESH = SEATS  # row of a dealt pool: amulets just drawn
REST = SEATS + 1  # row of a dealt pool: deck or bag


def observe(s: Mangrovia, seat: int) -> None:
    """Blank decks and bag, the other hands but for known cards, and what others drew."""
    for pool in range(POOLS):
        clear(s.deck[pool])
        for p in range(s.players):
            if p != seat:
                keep_known(s, pool, p)
    if s.phase == Phase.PUTTING_BACK and s.seat != seat:
        clear(s.fresh)
    hide_moves(s, seat)


def keep_known(s: Mangrovia, pool: int, p: int) -> None:
    for kind in range(KINDS):
        s.hand[pool][p][kind] = s.known[pool][p][kind]


def resample(s: Mangrovia, seat: int) -> None:
    """Deal anew what the seat can't know."""
    for pool in range(POOLS):
        resample_pool(s, pool, seat)
    if s.phase == Phase.PAYING and s.seat != seat:
        tries = 0
        while tries < PAYERS and not is_solvent(s):
            observe(s, seat)
            for pool in range(POOLS):
                resample_pool(s, pool, seat)
            tries += 1


def is_solvent(s: Mangrovia) -> bool:
    """Can the seat that is building pay what is still due?"""
    if payable_lands(s, s.seat, s.space) < s.due_lands:
        return False
    return payable_sums(s, s.seat, s.pay[s.space]) >> s.due & 1 == 1


def resample_pool(s: Mangrovia, pool: int, seat: int) -> None:
    unseen = zeros(KINDS)
    count_unseen(s, pool, unseen)
    world = grid(SEATS + 2, KINDS)
    if s.marks[pool] == 0 or not deal_by_memory(s, pool, seat, unseen, world):
        deal_unseen(s, pool, seat, unseen, world)
    for kind in range(KINDS):
        for p in range(s.players):
            s.hand[pool][p][kind] += world[p][kind]
        s.deck[pool][kind] = world[REST][kind]
        if pool == Pool.AMULET:
            s.fresh[kind] += world[FRESH][kind]


def count_unseen(s: Mangrovia, pool: int, unseen: Numbers) -> None:
    """The cards of a pool that lie nowhere in the seat's sight."""
    for kind in range(KINDS):
        unseen[kind] = COPIES[pool][kind] - s.spent[pool][kind]
        if pool == Pool.AMULET:
            unseen[kind] -= s.fresh[kind]
            if kind == ONE:
                unseen[kind] += STORE - s.store
        else:
            unseen[kind] -= s.row[pool][kind]
        for p in range(s.players):
            unseen[kind] -= s.hand[pool][p][kind]


def hidden_from(s: Mangrovia, pool: int, seat: int, p: int) -> int:
    """How many cards of p the seat does not know, amulets just drawn included."""
    if p == seat:
        return 0
    return hidden_in_hand(s, pool, p) + fresh_of(s, pool, seat, p)


def fresh_of(s: Mangrovia, pool: int, seat: int, p: int) -> int:
    """How many amulets p has just drawn, unseen by the seat."""
    return s.drawn if pool == Pool.AMULET and p == s.seat and p != seat else 0


def move_card(s: Mangrovia, source: Numbers, target: list[int]) -> int:
    """A random card out of a row of counts into another; its kind."""
    kind = draw(s, source, total_of(source))
    target[kind] += 1
    return kind


def deal_unseen(s: Mangrovia, pool: int, seat: int, unseen: Numbers, world: Grid) -> None:
    clear_grid(world)
    for p in range(s.players):
        fresh = fresh_of(s, pool, seat, p)
        for i in range(hidden_from(s, pool, seat, p)):
            move_card(s, unseen, world[FRESH if i < fresh else p])
    for kind in range(KINDS):
        world[REST][kind] = unseen[kind]


# With a memory


def deal_by_memory(s: Mangrovia, pool: int, seat: int, unseen: Numbers, kept: Grid) -> bool:
    """Try several memories of the pool and keep one by its weight; False if none fits."""
    pools = grid(GENERATIONS + 1, KINDS)  # by generation: cards whose place is not settled
    slots = grid(SEATS, GENERATIONS + 1)  # by seat: how many hidden cards of each generation
    world = grid(SEATS + 2, KINDS)  # settled cards; REST: amulets known to be in the bag
    fresh = zeros(TRAIL)  # where the cards drawn so far came from: a generation, or -1 - kind
    sum_of_weights = 0.0
    for _ in range(TRIES):
        clear_grid(world)
        first_memory(s, pool, seat, unseen, pools, slots)
        weight = go_through_trail(s, pool, seat, pools, slots, world, fresh)
        sum_of_weights += weight
        if weight > 0 and next_word(s) * sum_of_weights <= weight * 4294967296.0:
            deal_from(s, pool, pools, slots, world)
            copy_grid(world, kept)
    return sum_of_weights > 0


def copy_grid(source: Grid, target: Grid) -> None:
    for i in range(len(source)):
        for j in range(len(source[i])):
            target[i][j] = source[i][j]


def first_memory(
    s: Mangrovia, pool: int, seat: int, unseen: Numbers, pools: Grid, slots: Grid
) -> None:
    """As it was when the trail began, counted backwards from now."""
    for kind in range(KINDS):
        pools[0][kind] = unseen[kind]
        for g in range(GENERATIONS):
            pools[0][kind] -= s.renewed[pool][g][kind]
            pools[g + 1][kind] = s.renewed[pool][g][kind]
    for p in range(SEATS):
        clear(slots[p])
        slots[p][0] = hidden_from(s, pool, seat, p) if p < s.players else 0
    for i in range(s.marks[pool]):
        take_back(s.trail[pool][i], seat, pools, slots)


def take_back(entry: int, seat: int, pools: Grid, slots: Grid) -> None:
    """Undo one entry in the counts of what was hidden."""
    p = shower(entry)
    if p >= 0:
        if p != seat:
            pools[0][shown_kind(entry)] += 1
            slots[p][0] += 1
        return
    q = drawer(entry)
    r = returner(entry)
    if q >= 0 and moved_kind(entry) != UNKNOWN:
        pools[0][moved_kind(entry)] += 1
    elif q >= 0:
        slots[q][0] -= 1
    elif r >= 0 and r == seat:
        pools[0][moved_kind(entry)] -= 1
    elif r >= 0:
        slots[r][0] += 1


def go_through_trail(
    s: Mangrovia, pool: int, seat: int, pools: Grid, slots: Grid, world: Grid, fresh: Numbers
) -> float:
    """Settle where every card of the trail came from; the weight of this try."""
    weight = 1.0
    deck = 0
    drawn = 0
    for i in range(s.marks[pool]):
        entry = s.trail[pool][i]
        if entry == RENEW:
            deck += 1
        elif shower(entry) >= 0:
            if shower(entry) != seat:
                weight *= settle_show(s, shower(entry), shown_kind(entry), pools, slots, world)
        elif drawer(entry) >= 0:
            if moved_kind(entry) == UNKNOWN:
                fresh[drawn] = settle_hidden_draw(s, drawer(entry), deck, pools, slots, world)
            else:
                weight *= settle_seen_draw(s, moved_kind(entry), deck, pools, slots, world)
            drawn += 1
        elif returner(entry) == seat:
            world[REST][moved_kind(entry)] += 1
        else:
            settle_return(s, entry, deck, drawn, pools, slots, world, fresh)
        if weight <= 0:
            return 0.0
    settle_fresh(s, pool, seat, drawn, pools, slots, world, fresh)
    return weight


def settle_show(s: Mangrovia, p: int, kind: int, pools: Grid, slots: Grid, world: Grid) -> float:
    """Choose where a card that p shows came from; how likely it was to be there at all."""
    chance = float(world[p][kind])
    picked = GENERATIONS + 1 if chance > 0 else -1
    for g in range(GENERATIONS + 1):
        if slots[p][g] > 0 and pools[g][kind] > 0:
            share = slots[p][g] * pools[g][kind] / total_of(pools[g])
            chance += share
            if next_word(s) * chance <= share * 4294967296.0:
                picked = g
    if picked > GENERATIONS:
        world[p][kind] -= 1
    elif picked >= 0:
        slots[p][picked] -= 1
        pools[picked][kind] -= 1
    return chance


def in_deck(deck: int, pools: Grid, slots: Grid) -> int:
    """Cards of the latest generation that are still in the deck."""
    count = total_of(pools[deck])
    for p in range(SEATS):
        count -= slots[p][deck]
    return count


def settle_hidden_draw(
    s: Mangrovia, p: int, deck: int, pools: Grid, slots: Grid, world: Grid
) -> int:
    """Somebody drew: a card of the generation, or an amulet known to be in the bag."""
    back = total_of(world[REST])
    if back > 0:
        every = back + in_deck(deck, pools, slots)
        if (next_word(s) * every) >> 32 < back:
            return -1 - move_card(s, world[REST], world[p])
    slots[p][deck] += 1
    return deck


def settle_seen_draw(
    s: Mangrovia, kind: int, deck: int, pools: Grid, slots: Grid, world: Grid
) -> float:
    """A draw that the seat saw: out of the generation, or an amulet that had gone back."""
    count = total_of(pools[deck])
    rest = in_deck(deck, pools, slots)
    every = rest + total_of(world[REST])
    if every <= 0:
        return 0.0
    plain = rest * pools[deck][kind] / count / every if count > 0 else 0.0
    chance = plain + world[REST][kind] / every
    if chance <= 0:
        return 0.0
    if next_word(s) * chance < plain * 4294967296.0:
        pools[deck][kind] -= 1
    else:
        world[REST][kind] -= 1
    return chance


def settle_return(
    s: Mangrovia,
    entry: int,
    deck: int,
    drawn: int,
    pools: Grid,
    slots: Grid,
    world: Grid,
    fresh: Numbers,
) -> None:
    """Somebody else put back one of their last draws: any of them, as far as the seat knows."""
    p = returner(entry)
    back = drawn - 1 - ((next_word(s) * returned_of(entry)) >> 32)
    source = fresh[back] if back >= 0 else 0
    if source < 0:
        world[p][-1 - source] -= 1
        world[REST][-1 - source] += 1
        return
    slots[p][source] -= 1
    if source != deck:
        move_card(s, pools[source], world[REST])


def settle_fresh(
    s: Mangrovia,
    pool: int,
    seat: int,
    drawn: int,
    pools: Grid,
    slots: Grid,
    world: Grid,
    fresh: Numbers,
) -> None:
    """The amulets of which somebody else must put one back are the last that were drawn."""
    if s.seat < 0:
        return
    for i in range(fresh_of(s, pool, seat, s.seat)):
        back = drawn - 1 - i
        source = fresh[back] if back >= 0 else 0
        if source < 0:
            world[s.seat][-1 - source] -= 1
            world[FRESH][-1 - source] += 1
        else:
            slots[s.seat][source] -= 1
            move_card(s, pools[source], world[FRESH])


def deal_from(s: Mangrovia, pool: int, pools: Grid, slots: Grid, world: Grid) -> None:
    """Fill every hidden place from its generation; what is left of the last is the deck."""
    for g in range(s.renewals[pool] + 1):
        for p in range(s.players):
            for _ in range(slots[p][g]):
                move_card(s, pools[g], world[p])
    for kind in range(KINDS):
        world[REST][kind] += pools[s.renewals[pool]][kind]
