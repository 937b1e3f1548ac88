"""Conservation: what is in the box is always somewhere."""

from collections.abc import Callable
from typing import Any

from chabudai.games.mangrovia import spec as mangrovia
from chabudai.games.mojo import spec as mojo
from chabudai.games.momiji import spec as momiji

LAWS: dict[str, Callable[[Any], None]] = {}


def mojo_law(s: mojo.Mojo) -> None:
    """MJ-1: all 78 cards, value by value, after every move."""
    for value in range(mojo.VALUES):
        count = s.deck[value] + sum(s.hand[p][value] for p in range(s.players))
        for p in range(s.players):
            count += sum(s.up[p][i] == value for i in range(s.ups[p]))
        for pile in range(s.piles):
            count += sum(s.stack[pile][i] == value for i in range(s.height[pile]))
        assert count == mojo.COPIES[value], f"{count} cards of value {value}"
    assert s.left == sum(s.deck), "the deck's size is wrong"
    for p in range(s.players):
        assert s.held[p] == sum(s.hand[p]), f"the size of hand {p} is wrong"
        assert all(s.known[p][v] <= s.hand[p][v] for v in range(mojo.VALUES))


LAWS["mojo"] = mojo_law


def mangrovia_law(s: mangrovia.Mangrovia) -> None:
    """MG-1 to MG-4: every card, amulet, hut, bowl and tile, after every move."""
    for pool in range(mangrovia.POOLS):
        mangrovia_pool_law(s, pool)
    for p in range(s.players):
        built = sum(h for h, owner in zip(s.huts, s.owner, strict=True) if owner == p)
        assert s.supply[p] + built == mangrovia.HUTS[s.players], f"huts of seat {p}"
        assert s.site.count(p) <= mangrovia.BOWLS[s.players], f"bowls of seat {p}"
        assert sum(s.start_card[p]) <= 2, f"start cards of seat {p}"
    tiles = [s.tile[x] for x in range(mangrovia.SPACES) if s.area[x] == mangrovia.Area.SPECIAL]
    laid = [mangrovia.LOWEST_SPECIAL + i for i in range(s.specials)]
    assert sorted(tile for tile in tiles if tile) == laid, "special tiles"
    assert bin(s.birds).count("1") == 2, "two birds"


def mangrovia_pool_law(s: mangrovia.Mangrovia, pool: int) -> None:
    for kind in range(mangrovia.KINDS):
        count = s.deck[pool][kind] + s.spent[pool][kind]
        count += sum(s.hand[pool][p][kind] for p in range(s.players))
        count += s.fresh[kind] if pool == mangrovia.Pool.AMULET else s.row[pool][kind]
        if (pool, kind) == (mangrovia.Pool.AMULET, mangrovia.ONE):
            count += s.store - mangrovia.STORE
        assert count == mangrovia.COPIES[pool][kind], f"{count} of kind {kind} in pool {pool}"
    assert s.left[pool] == sum(s.deck[pool]), f"the size of deck {pool} is wrong"
    for p in range(s.players):
        assert s.held[pool][p] == sum(s.hand[pool][p]), f"the size of hand {p} is wrong"
        assert all(k <= h for k, h in zip(s.known[pool][p], s.hand[pool][p], strict=True))


LAWS["mangrovia"] = mangrovia_law


def momiji_law(s: momiji.Momiji) -> None:
    """MM-1, MM-8, MM-13: every card, token, torii and marked landscape, after every move."""
    places = [s.deck, s.discards, s.fresh, *s.hand[: s.players], *s.laid[: s.players]]
    counts = [sum(column) for column in zip(*places, strict=True)]
    for t in range(momiji.TYPES):
        for i in range(s.height[t]):
            counts[s.column[t][i]] += 1
    if s.pending >= 0:
        counts[s.pending] += 1
    there = [c * s.playing[t] for c, t in zip(momiji.COPIES, momiji.TYPE, strict=True)]
    assert counts == there, "cards are missing, or too many"
    assert s.left == sum(s.deck), "the deck's size is wrong"
    for p in range(s.players):
        momiji_seat_law(s, p)
    solo_tokens = (0, 5, 4, 5)[s.scenario]
    in_play = sum(token != momiji.IN_BOX for token in s.token)
    assert in_play == (solo_tokens or s.players + 2), "objective tokens"
    assert s.scenario or s.torii + sum(map(sum, s.gate)) == s.players + 2, "torii tokens"


def momiji_seat_law(s: momiji.Momiji, p: int) -> None:
    assert s.held[p] == sum(s.hand[p]), f"the size of hand {p} is wrong"
    assert all(k <= h for k, h in zip(s.known[p], s.hand[p], strict=True))
    assert sum(s.depth[p]) == sum(s.laid[p]), f"the piles of seat {p}"
    assert all(s.laid[p][s.top[p][i]] > 0 for i in range(s.piles[p])), f"the tops of seat {p}"
    assert s.acorns[p] >= 0, f"seat {p} owes acorns"
    assert all(s.land[p][i] == 0 for i in range(s.lands[p], momiji.LANDSCAPES))


LAWS["momiji"] = momiji_law
