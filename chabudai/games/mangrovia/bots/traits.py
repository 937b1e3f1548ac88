"""Mangrovia as a network sees it: traits of every seat between two actions.

What the board scores now and by how much majorities are held, what the hand can pay, and what the
bowls still to be called at will bring in this round.
"""

from chabudai.games.mangrovia.rules.boat import bowl_at
from chabudai.games.mangrovia.rules.building import lands_at_hand, payable_sums
from chabudai.games.mangrovia.rules.pools import amulet_total
from chabudai.games.mangrovia.rules.scoring import fill_ranks, stone_points, tile_points
from chabudai.games.mangrovia.spec import (
    BOWLS,
    FREE,
    LANDS,
    NEUTRAL,
    OFFERS,
    PARTS,
    PATHS,
    PAY_AMULETS,
    PAY_CARDS,
    PIERS,
    SPACES,
    SPECIAL_FIRST,
    SPECIAL_SECOND,
    Area,
    Mangrovia,
    Offer,
    Phase,
    Pool,
)
from chabudai.kernel.chance import total_of, zeros
from chabudai.kernel.state import RealGrid, Reals

TRAITS = (
    "players", "round", "last round", "least supply", "bowls to place", "first", "on turn",
    "open to come", "deck to come", "huts to come", "amulets to come", "birds to come",
    "supply", "track", "cards", "lands", "kinds of lands", "lands with birds", "start cards",
    "helpers", "amulets", "amulet total", "printed", "tiles", "stone", "paths first",
    "paths second", "special", "path leads", "path chases", "payable", "best payable",
    "best isle payable", "best special payable", "points", "points over best other",
    "late over best other",
)  # fmt: skip
POINTS = 34  # where they stand
OF_POINTS = 40.0
HUT_STEP = 32  # of a rank on a path
SPACE_AREAS = (0.0, 2.0, 6.0, 4.0)  # points that a space brings beside those printed, by area


def is_resting(s: Mangrovia) -> bool:
    """Whenever nothing is being paid or put back."""
    return s.phase == Phase.PLACING or s.phase == Phase.ACTING


def describe(s: Mangrovia, traits: RealGrid) -> None:
    least = 99
    for p in range(s.players):
        least = min(least, s.supply[p])
    for p in range(s.players):
        for i in range(len(traits[p])):
            traits[p][i] = 0.0
        describe_round(s, p, least, traits[p])
        describe_means(s, p, traits[p])
        describe_reach(s, p, traits[p])
    for pier in range(max(s.pier, 1), PIERS + 1):
        describe_pier(s, pier, traits)
    for contest in range(PATHS + 1):
        describe_contest(s, contest, traits)
    describe_points(s, least, traits)


def describe_round(s: Mangrovia, p: int, least: int, x: Reals) -> None:
    x[0] = s.players / 4.0
    x[1] = s.rounds / 10.0
    x[2] = 1.0 * s.last
    x[3] = least / 5.0
    if s.phase == Phase.PLACING:
        placed = 0
        for site in range(len(s.site)):
            placed += 1 if s.site[site] == p else 0
        x[4] = 1.0 * (BOWLS[s.players] - placed)
    x[5] = 1.0 if s.first == p else 0.0
    x[6] = 1.0 if s.seat == p else 0.0


def describe_pier(s: Mangrovia, pier: int, traits: RealGrid) -> None:
    """What a pier that the boat has not left brings to whose bowl stands there."""
    owner = bowl_at(s, pier)
    if 0 <= owner < s.players:
        x = traits[owner]
        for part in range(s.part if pier == s.pier else 0, PARTS):
            kinds = OFFERS[pier][part]
            if kinds & Offer.HUT:
                x[9] += 0.5
            elif kinds & Offer.AMULETS:
                x[10] += 0.5
            elif kinds & Offer.OPEN:
                x[7] += 0.5
            elif kinds & Offer.DECK:
                x[8] += 0.5
            elif kinds & Offer.BIRDS:
                x[11] += 0.5


def describe_means(s: Mangrovia, p: int, x: Reals) -> None:
    x[12] = s.supply[p] / 5.0
    x[13] = s.track[p] / 3.0
    x[14] = s.held[Pool.CARD][p] / 4.0
    x[15] = s.held[Pool.LAND][p] / 4.0
    for land in range(LANDS):
        if s.hand[Pool.LAND][p][land] > 0:
            x[16] += 0.25
            if s.birds >> land & 1:
                x[17] += s.hand[Pool.LAND][p][land] / 4.0
    x[18] = 0.5 * total_of(s.start_card[p])
    x[19] = 0.5 * total_of(s.helper[p])
    x[20] = s.held[Pool.AMULET][p] / 4.0
    x[21] = amulet_total(s, p) / OF_POINTS
    x[22] = s.printed[p] / OF_POINTS
    x[23] = tile_points(s, p) / OF_POINTS
    x[24] = stone_points(s, p) / OF_POINTS


def describe_reach(s: Mangrovia, p: int, x: Reals) -> None:
    """The spaces that the hand can pay as the birds sit: how many, and the best by kind."""
    if s.supply[p] == 0:
        return
    cards, amulets = payable_sums(s, p, PAY_CARDS), payable_sums(s, p, PAY_AMULETS)
    lands = lands_at_hand(s, p)
    for space in range(SPACES):
        if s.owner[space] == FREE:
            sums = amulets if s.pay[space] == PAY_AMULETS else cards
            if sums >> s.price[space] & 1 and s.lands[space] & lands:
                worth = (s.points[space] + SPACE_AREAS[s.area[space]]) / 10.0
                x[30] += 0.25
                x[31] = max(x[31], worth)
                if s.area[space] == Area.ISLAND:
                    x[32] = 1.0
                if s.area[space] == Area.SPECIAL or s.area[space] == Area.STONE:
                    x[33] = 1.0


def describe_contest(s: Mangrovia, contest: int, traits: RealGrid) -> None:
    """Who would get a contest's prizes now, and how near others are."""
    ranks = zeros(NEUTRAL + 1)
    fill_ranks(s, contest, ranks)
    best, second = 0, 0
    for who in range(NEUTRAL + 1):
        rank = ranks[who]
        if rank > best:
            best, second = rank, best
        elif rank > second:
            second = rank
    first_prize = SPECIAL_FIRST if contest == PATHS else s.prize[contest][0]
    second_prize = SPECIAL_SECOND if contest == PATHS else s.prize[contest][1]
    for p in range(s.players):
        x, rank = traits[p], ranks[p]
        if rank > 0 and rank == best:
            x[27 if contest == PATHS else 25] += first_prize / OF_POINTS
            x[28] += first_prize / OF_POINTS * min(1.0, (rank - second) / (2.0 * HUT_STEP))
        elif rank > 0 and rank == second:
            x[27 if contest == PATHS else 26] += second_prize / OF_POINTS
        if rank < best and best - rank <= 2 * HUT_STEP:
            x[29] += (first_prize - (second_prize if rank == second else 0)) / OF_POINTS * 0.5


def describe_points(s: Mangrovia, least: int, traits: RealGrid) -> None:
    """The sum of all, and the lead: it counts the more the nearer the end is."""
    for p in range(s.players):
        x = traits[p]
        x[POINTS] = x[21] + x[22] + x[23] + x[24] + x[25] + x[26] + x[27]
    late = 1.5 if s.last else 1.0 - least / 10.0
    for p in range(s.players):
        x, best = traits[p], -9.0
        for q in range(s.players):
            if q != p:
                best = max(best, traits[q][POINTS])
        x[POINTS + 1] = x[POINTS] - best
        x[POINTS + 2] = late * x[POINTS + 1]
