"""Momiji as a network sees it: traits of every seat at the beginning of a turn.

What a row of piles scores now, what it may still grow to, what the hand can add, and how the
objectives stand.
"""

from chabudai.games.momiji.rules.objectives import pile_points, token_value
from chabudai.games.momiji.rules.piles import acorn_pairs, is_closing, pile_of
from chabudai.games.momiji.rules.plays import landscapes_unused
from chabudai.games.momiji.spec import (
    ALL_TOKENS,
    AVAILABLE,
    BLUE_TOKEN_POINTS,
    KINDS,
    NUMBER,
    OTHER_POINTS,
    OWNED,
    OWNER_POINTS,
    SEATS,
    TYPE,
    Momiji,
    Phase,
    Token,
)
from chabudai.kernel.chance import zeros
from chabudai.kernel.state import RealGrid, Reals

TRAITS = (
    "players", "deck", "torii", "last turns", "on turn", "turns until own", "turns to come",
    "pile points", "acorns", "owned led", "owned tied", "owned behind", "others' led", "free led",
    "free tied", "can buy", "piles", "closed", "open on 0", "open on 1", "open on 2",
    "open points", "acorn pairs", "held", "fits now", "fits points", "fits next", "next points",
    "begins", "useless", "landscapes", "points", "points over best other", "late points",
    "late over best other", "blue token",
)  # fmt: skip
POINTS = 31  # where they stand
NEVER = 99


def is_resting(s: Momiji) -> bool:
    """At the beginning of a turn."""
    return s.phase == Phase.MAIN and s.main == 0 and s.used == 0 and s.traded == 0


def describe(s: Momiji, traits: RealGrid) -> None:
    for p in range(s.players):
        for i in range(len(traits[p])):
            traits[p][i] = 0.0
        describe_game(s, p, traits[p])
        describe_row(s, p, traits[p])
        describe_hand(s, p, traits[p])
    for token in range(ALL_TOKENS):
        if s.token[token] >= AVAILABLE:
            describe_token(s, token, traits)
    for p in range(s.players):
        x = traits[p]
        x[POINTS] = x[7] + x[8] * 0.25 + 0.25 * (x[9] + x[10]) + 0.075 * x[12]
    late = 1.0 - min(1.0, s.left / 50.0) if s.last_turns == 0 else 1.5
    for p in range(s.players):
        x, best = traits[p], -9.0
        for q in range(s.players):
            if q != p:
                best = max(best, traits[q][POINTS])
        x[POINTS + 1] = x[POINTS] - best
        x[POINTS + 2] = x[POINTS] * late
        x[POINTS + 3] = x[POINTS + 1] * late
        if s.dew and s.blue_token == p:
            x[POINTS + 4] = BLUE_TOKEN_POINTS / 10.0


def describe_game(s: Momiji, p: int, x: Reals) -> None:
    distance = (p - s.seat + s.players) % s.players
    x[0] = s.players / 4.0
    x[1] = s.left / 40.0
    x[2] = s.torii / 4.0
    x[3] = 1.0 if s.last_turns > 0 else 0.0
    x[4] = 1.0 if distance == 0 else 0.0
    x[5] = distance / 2.0
    x[6] = 1.0 if s.last_turns == 0 or distance < s.last_turns else 0.0
    x[30] = landscapes_unused(s, p) / 2.0


def describe_row(s: Momiji, p: int, x: Reals) -> None:
    """What lies, in units of 40 points or of a few cards."""
    points, held_open = 0, 0
    for i in range(s.piles[p]):
        worth, number = pile_points(s, p, i), NUMBER[s.top[p][i]]
        points += worth
        if is_closing(s.top[p][i]):
            x[17] += 0.5
        else:
            held_open += worth
            x[18 + min(number, 2)] += s.depth[p][i] / 4.0
    x[7] = points / 40.0
    x[8] = s.acorns[p] / 10.0
    x[15] = 1.0 if s.acorns[p] >= 3 else 0.0
    x[16] = s.piles[p] / 3.0
    x[21] = held_open / 40.0
    x[22] = acorn_pairs(s, p) / 2.0


def describe_hand(s: Momiji, p: int, x: Reals) -> None:
    """Cards that go on piles at once, those a step too high, those that begin one, and the rest."""
    x[23] = s.held[p] / 4.0
    for kind in range(KINDS):
        count = s.hand[p][kind]
        if count > 0:
            number, place = NUMBER[kind], pile_of(s, p, TYPE[kind])
            if place < 0:
                if number <= 1:
                    x[28] += 0.25 * count
                else:
                    x[29] += 0.25 * count
            else:
                under = s.top[p][place]
                step = number - NUMBER[under]
                gain = (number * (s.depth[p][place] + 1) - pile_points(s, p, place)) / 20.0
                if is_closing(under) or step < 0:
                    x[29] += 0.25 * count
                elif step <= 1:
                    x[24] += 0.25 * count
                    x[25] += gain
                else:
                    x[26] += 0.25 * count
                    x[27] += gain


def describe_token(s: Momiji, token: int, traits: RealGrid) -> None:
    """Who leads by how much in what a token counts, in units of three cards, at most one."""
    values = zeros(SEATS)
    for p in range(s.players):
        values[p] = token_value(s, token, p)
    for p in range(s.players):
        mine, rival = values[p], -NEVER
        for q in range(s.players):
            if q != p:
                rival = max(rival, values[q])
        x = traits[p]
        lead = max(-1.0, min(1.0, (mine - rival) / 3.0))
        is_best = mine >= rival and (token == Token.FEWEST or mine >= 1)
        if s.token[token] == OWNED + p:
            if is_best:
                x[9 if mine > rival else 10] += OWNER_POINTS / 10.0
            x[11] += lead
        elif s.token[token] >= OWNED:
            x[12] += OTHER_POINTS / 3.0 if is_best else 0.0
        elif is_best and mine > rival:
            x[13] = max(x[13], 0.5 + lead)
        elif is_best:
            x[14] = 1.0
