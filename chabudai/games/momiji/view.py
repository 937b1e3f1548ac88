"""What a seat sees of Momiji, as data for faces."""

from typing import Annotated, Any, Literal, TypedDict

from chabudai.games.momiji.data_check import EDITION_NAMES, LETTER_NAMES, TOKEN_NAMES, TYPE_NAMES
from chabudai.games.momiji.moves import CODES
from chabudai.games.momiji.rules.objectives import (
    closed_piles,
    completes,
    condition,
    counts_openly,
    is_covered,
    is_covered_condition,
    piles_worth,
    token_price,
    token_value,
    tokens_owned,
)
from chabudai.games.momiji.rules.piles import are_paired, is_closing
from chabudai.games.momiji.spec import (
    ALL_TOKENS,
    AVAILABLE,
    BLUE,
    BLUE_TOKEN_POINTS,
    CONDITIONS,
    EQUINOX_ACORNS,
    MEDITATION,
    MEDITATION_ACORNS,
    NUMBER,
    OWNED,
    PHASES,
    PILES_NEEDED,
    SCENARIOS,
    TOKENS_NEEDED,
    TRIO,
    TYPE,
    TYPES,
    WIND,
    Momiji,
    Phase,
    Token,
)

Edition = Literal["first", "second", "third"]
Scenario = Literal["wind", "meditation", "equinox"]
LeafType = Literal["red", "orange", "yellow", "green", "purple", "brown", "blue"]
PhaseName = Literal[
    "draft", "main", "collect", "lay", "place", "trade", "after", "clear", "limit",
    "B", "D", "C", "F", "G", "H", "H swap", "I", "K", "L", "M", "M pile", "N", "over",
]  # fmt: skip
# The same names, by number
EDITIONS: tuple[Any, ...] = EDITION_NAMES
SCENARIO_NAMES: tuple[Any, ...] = SCENARIOS
LEAVES: tuple[Any, ...] = TYPE_NAMES
PHASE_NAMES: tuple[Any, ...] = PHASES


class Pile(TypedDict):
    """A pile of somebody's row."""

    top: Annotated[str, "the card on top"]
    closed: Annotated[bool, "is it closed?"]
    torii: Annotated[bool, "has it a torii?"]
    cards: Annotated[int | None, "how many cards; null where piles are not open (MM-23)"]
    paired: Annotated[bool, "do its acorn and that of the next pile face each other (MM-26)?"]


class Landscape(TypedDict):
    """A landscape card."""

    letter: Annotated[str, "which it is, A to N"]
    used: Annotated[bool, "was it used?"]


class Offered(TypedDict):
    """An objective that can be taken."""

    token: Annotated[str, "which it is"]
    price: Annotated[int | None, "acorns that it costs the seat on turn"]


class Objective(TypedDict):
    """An objective on the table, with how everybody stands."""

    token: Annotated[str, "which it is"]
    price: Annotated[int | None, "acorns that it costs the seat on turn; null once it is owned"]
    owner: Annotated[int | None, "who owns it; null while it can be taken"]
    types: Annotated[list[LeafType], "the types that it counts, where it counts types"]
    values: Annotated[list[int | None], "each seat's number; null where covered cards decide"]
    leads: Annotated[list[bool], "is it completed by a seat now, as far as one may know (MM-36)?"]


class Turn(TypedDict):
    """What the seat on turn has done in its turn."""

    main_done: Annotated[bool, "is the main action done?"]
    landscape_used: Annotated[bool, "was a landscape used?"]
    traded: Annotated[bool, "were cards discarded for an acorn?"]
    bonus_due: Annotated[bool, "will acorns that face each other bring more?"]
    laid: Annotated[int, "cards laid in this play"]


class Progress(TypedDict):
    """How far off a condition is."""

    have: Annotated[int, "what there is"]
    need: Annotated[int, "what there must be"]


class Seat(TypedDict):
    """What everybody knows of a seat."""

    cards: Annotated[int, "cards in hand"]
    known: Annotated[list[str], "those of them that everybody saw being taken"]
    acorns: Annotated[int, "acorns left"]
    row: Annotated[list[Pile], "piles, from left to right"]
    landscapes: Annotated[list[Landscape], "landscape cards, in the order they came"]
    tokens: Annotated[list[str], "objectives owned"]
    laid: Annotated[list[str] | None, "all cards of its piles; null where piles are not open"]


class MomijiView(TypedDict):
    """What a seat sees of Momiji."""

    edition: Annotated[Edition, "of the box"]
    morning_dew: Annotated[bool, "is it played with Morning Dew?"]
    scenario: Annotated[Scenario | None, "what is played alone"]
    open_piles: Annotated[bool, "may piles be counted?"]
    types: Annotated[list[LeafType], "the types of cards in the game"]
    phase: Annotated[PhaseName, "what is to be decided; a letter is that landscape's"]
    first: Annotated[int, "who began"]
    deck: Annotated[int, "cards left to draw"]
    torii: Annotated[int | None, "gates left; null in a scenario"]
    last_turns: Annotated[int, "turns to be finished once the end is near, 0 before"]
    garden: Annotated[dict[LeafType, list[str]], "each column from its lowest card to its top"]
    discards: Annotated[list[str], "the cards put aside"]
    offer: Annotated[list[str], "letters of the landscapes that can be drafted"]
    tokens: Annotated[list[Offered], "objectives that can be taken"]
    objectives: Annotated[list[Objective], "all objectives: those to be had, then those owned"]
    blue_token: Annotated[int | None, "who has it"]
    blue_token_points: Annotated[int, "what it counts"]
    card: Annotated[str | None, "a card that waits to be placed"]
    hand: Annotated[list[str] | None, "your own cards; null for a spectator"]
    drawn: Annotated[list[str] | None, "cards drawn to choose from, told to their seat alone"]
    turn: Annotated[Turn, "what was done in this turn"]
    seats: Annotated[list[Seat], "what you know of each seat, in their order"]
    conditions: Annotated[
        list[bool | None] | None,
        "in a scenario, which conditions hold; null where covered cards decide",
    ]
    progress: Annotated[
        list[Progress | None] | None,
        "in a scenario, how far off each condition is; null where that can't be counted",
    ]


class Own(TypedDict):
    """What of it a spectator sees otherwise."""

    hand: list[str] | None
    drawn: list[str] | None


def listed(counts: list[int]) -> list[str]:
    """Cards kept as counts, as a list of codes."""
    return [CODES[kind] for kind, count in enumerate(counts) if count for _ in range(count)]


def view(s: Momiji, seat: int) -> MomijiView:
    return {**open_view(s), **own_view(s, seat)}


def own_view(s: Momiji, seat: int) -> Own:
    return {
        "hand": None if seat < 0 else listed(s.hand[seat]),
        "drawn": listed(s.fresh) if s.freshly and seat == s.seat else None,
    }


def open_view(s: Momiji) -> MomijiView:
    return {
        "edition": EDITIONS[s.edition],
        "morning_dew": bool(s.dew),
        "scenario": SCENARIO_NAMES[s.scenario] if s.scenario else None,
        "open_piles": bool(s.open_piles),
        "types": [LEAVES[t] for t in range(TYPES) if s.playing[t]],
        "phase": PHASE_NAMES[s.phase],
        "first": s.first,
        "deck": s.left,
        "torii": None if s.scenario else s.torii,
        "last_turns": s.last_turns,
        "garden": {LEAVES[t]: view_column(s, t) for t in range(TYPES) if s.playing[t]},
        "discards": listed(s.discards),
        "offer": [LETTER_NAMES[i] for i, n in enumerate(s.offer) for _ in range(n)],
        "tokens": [view_token(s, t) for t in range(ALL_TOKENS) if s.token[t] == AVAILABLE],
        "objectives": view_objectives(s),
        "blue_token": None if s.blue_token < 0 else s.blue_token,
        "blue_token_points": BLUE_TOKEN_POINTS,
        "card": None if s.pending < 0 else CODES[s.pending],
        "hand": None,
        "drawn": None,
        "turn": view_turn(s),
        "seats": [view_seat(s, p) for p in range(s.players)],
        "conditions": view_conditions(s),
        "progress": view_progress(s),
    }


def view_column(s: Momiji, t: int) -> list[str]:
    return [CODES[kind] for kind in s.column[t][: s.height[t]]]


def view_token(s: Momiji, token: int) -> Offered:
    """An available token with what it costs the seat on turn."""
    return {"token": TOKEN_NAMES[token], "price": price_now(s, token)}


def price_now(s: Momiji, token: int) -> int | None:
    return token_price(s, token) if s.seat >= 0 and s.token[token] == AVAILABLE else None


def view_objectives(s: Momiji) -> list[Objective]:
    there = [token for token in range(ALL_TOKENS) if s.token[token] >= AVAILABLE]
    there.sort(key=lambda token: s.token[token])
    return [view_objective(s, token) for token in there]


def view_objective(s: Momiji, token: int) -> Objective:
    shown = piles_are_open(s) or not is_covered(token)
    seats = range(s.players)
    return {
        "token": TOKEN_NAMES[token],
        "price": price_now(s, token),
        "owner": s.token[token] - OWNED if s.token[token] >= OWNED else None,
        "types": types_counted(token),
        "values": [abs(token_value(s, token, p)) if shown else None for p in seats],
        "leads": [shown and completes(s, token, p) for p in seats],
    }


def types_counted(token: int) -> list[Any]:
    if token < BLUE:
        return [LEAVES[token]]
    low = {Token.WARM: 0, Token.COOL: TRIO}.get(token)
    return [] if low is None else list(LEAVES[low : low + TRIO])


def view_turn(s: Momiji) -> Turn:
    return {
        "main_done": bool(s.main),
        "landscape_used": bool(s.used),
        "traded": bool(s.traded),
        "bonus_due": bool(s.bonus),
        "laid": s.count if PHASES[s.phase] in ("lay", "place") else 0,
    }


def view_seat(s: Momiji, p: int) -> Seat:
    return {
        "cards": s.held[p],
        "known": listed(s.known[p]),
        "acorns": s.acorns[p],
        "row": [view_pile(s, p, i) for i in range(s.piles[p])],
        "landscapes": [
            {"letter": LETTER_NAMES[s.land[p][i]], "used": bool(s.spent[p][i])}
            for i in range(s.lands[p])
        ],
        "tokens": [TOKEN_NAMES[t] for t in range(ALL_TOKENS) if s.token[t] == OWNED + p],
        "laid": listed(s.laid[p]) if piles_are_open(s) else None,
    }


def piles_are_open(s: Momiji) -> bool:
    """MM-23: sizes and covered cards are shown with `open_piles`, and when all is counted."""
    return bool(s.open_piles) or s.phase == Phase.OVER


def view_pile(s: Momiji, p: int, place: int) -> Pile:
    top = s.top[p][place]
    return {
        "top": CODES[top],
        "closed": is_closing(top),
        "torii": bool(s.gate[p][place]),
        "cards": s.depth[p][place] if piles_are_open(s) else None,
        "paired": place + 1 < s.piles[p] and are_paired(s, p, place),
    }


def view_conditions(s: Momiji) -> list[bool | None] | None:
    """MM-64: which conditions hold now; None where covered cards decide it (MM-23)."""
    if not s.scenario:
        return None
    return [condition_so_far(s, number) for number in range(CONDITIONS)]


def condition_so_far(s: Momiji, number: int) -> bool | None:
    if counts_openly(s) or not is_covered_condition(s, number):
        return bool(condition(s, number))
    return None if may_hold(s, number) else False


def may_hold(s: Momiji, number: int) -> bool:
    """Could covered cards fulfil a condition, with the piles and tops that everybody sees?"""
    tops = s.top[0][: s.piles[0]]
    if s.scenario == WIND and number == 1:
        return len(tops) == PILES_NEEDED
    counting = [top for top in tops if NUMBER[top] > 0]
    if s.scenario == MEDITATION:
        counting = [top for top in counting if s.token[TYPE[top]] == OWNED]
    return len(counting) >= PILES_NEEDED


def view_progress(s: Momiji) -> list[Progress | None] | None:
    """MM-64: what there is and what there must be, condition by condition."""
    if not s.scenario:
        return None
    counted = (wind_counts, meditation_counts, equinox_counts)[s.scenario - WIND](s)
    return [
        {"have": have, "need": need}
        if need and (piles_are_open(s) or not is_covered_condition(s, number))
        else None
        for number, (have, need) in enumerate(counted)
    ]


def wind_counts(s: Momiji) -> list[tuple[int, int]]:
    """What there is and must be; 0 where it is not a matter of counting."""
    tokens = (tokens_owned(s, 0), TOKENS_NEEDED)
    return [(piles_worth(s, 0), PILES_NEEDED), (0, 0), tokens]


def meditation_counts(s: Momiji) -> list[tuple[int, int]]:
    numbered = sum(1 for top in s.top[0][: s.piles[0]] if NUMBER[top] > 0)
    acorns = (s.acorns[0], MEDITATION_ACORNS)
    return [(numbered, sum(s.playing)), (piles_worth(s, 1), PILES_NEEDED), acorns]


def equinox_counts(s: Momiji) -> list[tuple[int, int]]:
    tokens = (tokens_owned(s, 0), TOKENS_NEEDED)
    return [(closed_piles(s, 0), sum(s.playing)), (s.acorns[0], EQUINOX_ACORNS), tokens]
