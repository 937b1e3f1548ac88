"""Set-up: types, cards, tokens, acorns and landscapes (MM-6 to MM-10, MM-60)."""

from chabudai.games.momiji.rules.garden import off_deck, reveal_cards
from chabudai.games.momiji.spec import (
    ALL_TOKENS,
    AVAILABLE,
    BLUE,
    COPIES,
    HAND,
    KINDS,
    LANDSCAPES,
    LETTERS,
    OFFERED_AT_ONCE,
    POOL_COPIES,
    SCENARIO_HAND,
    SCENARIO_LANDSCAPES,
    SCENARIO_TOKENS,
    SCENARIO_TYPES,
    TOKENS,
    TRIO,
    TYPE,
    TYPES,
    Event,
    Landscape,
    Momiji,
    Phase,
    Token,
)
from chabudai.kernel.chance import draw, emit, total_of, zeros


def choose_types(s: Momiji, named: int) -> None:
    """MM-6: as many types as players and two, those missing by chance; blue with Morning Dew."""
    s.kinds_in = s.players + 2
    for t in range(TYPES):
        s.playing[t] = 1 if t != BLUE else 0
        if named:
            s.playing[t] = named >> t & 1
        if s.scenario > 0:
            s.playing[t] = SCENARIO_TYPES[s.scenario][t]
    if s.scenario > 0:
        s.kinds_in = total_of(s.playing)
    elif not named:
        for left in range(BLUE, s.kinds_in - s.dew, -1):
            draw(s, s.playing, left)
        s.playing[BLUE] = s.dew


def deal_cards(s: Momiji) -> None:
    """MM-7, MM-60."""
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind] if s.playing[TYPE[kind]] else 0
        s.left += s.deck[kind]
    for p in range(s.players):
        s.held[p] = HAND if s.scenario == 0 else SCENARIO_HAND[s.scenario]
        for _ in range(s.held[p]):
            s.hand[p][off_deck(s)] += 1
    reveal_cards(s)


def turn_up_tokens(s: Momiji) -> None:
    """MM-8; alone the scenario's tokens."""
    if s.scenario > 0:
        for t in range(BLUE):
            s.token[t] = AVAILABLE if s.playing[t] else 0
        for i in range(2):
            if SCENARIO_TOKENS[s.scenario][i] > 0:
                s.token[SCENARIO_TOKENS[s.scenario][i]] = AVAILABLE
        return
    s.torii = s.players + 2
    pool = zeros(ALL_TOKENS)
    left = 0
    for token in range(TOKENS[s.edition]):
        pool[token] = 1 if is_token_in_play(s, token) else 0
        left += pool[token]
    for i in range(s.players + 2):
        s.token[draw(s, pool, left - i)] = AVAILABLE


def is_token_in_play(s: Momiji, token: int) -> bool:
    """MM-8: not that of an absent type, nor a trio of which no type is in play."""
    if token < BLUE:
        return s.playing[token] == 1
    if token == Token.WARM or token == Token.COOL:
        low = 0 if token == Token.WARM else TRIO
        return s.playing[low] + s.playing[low + 1] + s.playing[low + 2] > 0
    return True


def give_landscapes(s: Momiji) -> None:
    """MM-10, MM-60: the scenario's, or A, B and C, or a draft."""
    if s.drafted:
        for letter in range(LETTERS[s.edition]):
            s.pool[letter] = POOL_COPIES
        for _ in range(OFFERED_AT_ONCE):
            offer_landscape(s)
        s.phase = Phase.DRAFTING
        return
    for p in range(s.players):
        s.lands[p] = LANDSCAPES
        for i in range(LANDSCAPES):
            s.land[p][i] = SCENARIO_LANDSCAPES[s.scenario][i] if s.scenario > 0 else Landscape.A + i


def offer_landscape(s: Momiji) -> None:
    letter = draw(s, s.pool, total_of(s.pool))
    s.offer[letter] += 1
    emit(s, Event.OFFERED, -1, letter)
