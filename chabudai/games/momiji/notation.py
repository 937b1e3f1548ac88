"""Momiji in texts: events, what a seat sees, how a game ended."""

from typing import Any

from chabudai.games.momiji.data_check import EDITION_NAMES, LETTER_NAMES, TOKEN_NAMES, TYPE_NAMES
from chabudai.games.momiji.objectives import (
    condition,
    counts_openly,
    is_covered_condition,
    token_price,
)
from chabudai.games.momiji.piles import is_closing
from chabudai.games.momiji.spec import (
    ALL_TOKENS,
    AVAILABLE,
    BEGAN,
    BY_DECK,
    BY_GARDEN,
    BY_TORII,
    CLEARED,
    CLOSED,
    CLOSED_BARE,
    CONDITIONS,
    DISCARDED,
    DRAFTED,
    DREW,
    END_NEAR,
    GAINED,
    GAME_ENDED,
    GAVE_TOKEN,
    GOT_TOKEN,
    JOKER,
    KINDS,
    LAID,
    LAST_TURN,
    MEDITATION,
    NUMBER,
    OFFERED,
    OVER,
    OVERFLOWED,
    OWNED,
    PAID,
    PASSED,
    PHASES,
    PILES_NEEDED,
    REFILLED,
    REORDERED,
    REVEALED,
    SCENARIOS,
    STARTED,
    TOOK_COLUMN,
    TOOK_DISCARD,
    TOOK_TOP,
    TUCKED,
    TURNED,
    TYPE,
    TYPES,
    USED,
    WIND,
    Momiji,
)
from chabudai.games.momiji.texts import (
    CODES,
    card_words,
    chance,
    move_text,
    read_move,
    token_words,
    type_words,
)
from chabudai.games.momiji.why import explain
from chabudai.games.momiji.written import read, write
from chabudai.kernel.game import Event

__all__ = [
    "EVENTS", "TURN_CLAUSE", "chance", "ending", "event_value", "explain", "move_text", "picture",
    "read", "read_move", "view", "write",
]  # fmt: skip

TURN_CLAUSE = "MM-11"  # why somebody else's turn is not yours

EVENTS = {
    STARTED: Event("momiji-started", clause="MM-9"),
    OFFERED: Event("momiji-offered", ("letter",), clause="MM-10"),
    DRAFTED: Event("momiji-drafted", ("letter",), clause="MM-10"),
    REVEALED: Event("momiji-revealed", ("card",), clause="MM-7"),
    OVERFLOWED: Event("momiji-overflowed", ("card",), clause="MM-16"),
    TOOK_COLUMN: Event("momiji-took-column", ("type", "cards"), clause="MM-16"),
    TOOK_TOP: Event("momiji-took-top", ("card",), clause="MM-18"),
    TOOK_DISCARD: Event("momiji-took-discard", ("card",), clause="MM-33"),
    REFILLED: Event("momiji-refilled", clause="MM-15"),
    USED: Event("momiji-used", ("letter",), clause="MM-13"),
    LAID: Event("momiji-laid", ("card", "pile"), clause="MM-21"),
    BEGAN: Event("momiji-began", ("card", "side"), clause="MM-21"),
    CLOSED: Event("momiji-closed", ("pile", "torii"), clause="MM-22"),
    CLOSED_BARE: Event("momiji-closed-bare", ("pile",), clause="MM-22"),
    JOKER: Event("momiji-joker", clause="MM-51"),
    TUCKED: Event("momiji-tucked", ("card", "pile"), clause="MM-30"),
    DISCARDED: Event("momiji-discarded", ("card",), clause="MM-12"),
    DREW: Event("momiji-drew", ("card",), secret=("card",), clause="MM-31"),
    TURNED: Event("momiji-turned", ("card",), clause="MM-33"),
    REORDERED: Event("momiji-reordered", clause="MM-33"),
    GAINED: Event("momiji-gained", ("acorns", "gain"), clause="MM-5"),
    PAID: Event("momiji-paid", ("acorns", "cost"), clause="MM-5"),
    GOT_TOKEN: Event("momiji-got-token", ("token",), clause="MM-28"),
    GAVE_TOKEN: Event("momiji-gave-token", ("token",), clause="MM-30"),
    PASSED: Event("momiji-passed", clause="MM-11"),
    CLEARED: Event("momiji-cleared", ("cards",), clause="MM-61"),
    END_NEAR: Event("momiji-end-near", ("cause",), clause="MM-40"),
    LAST_TURN: Event("momiji-last-turn", clause="MM-40"),
    GAME_ENDED: Event("momiji-game-ended", clause="MM-41"),
}
REASONS = ("bonus", "trade", "landscape", "token", "refill")
CAUSES = {
    BY_DECK: "momiji-end-deck",
    BY_TORII: "momiji-end-torii",
    BY_GARDEN: "momiji-end-garden",
}


def event_value(name: str, value: int) -> Any:
    if name == "card":
        return card_words(value)
    if name == "type":
        return type_words(value)
    if name == "token":
        return token_words(value)
    if name == "letter":
        return LETTER_NAMES[value]
    if name == "side":
        return "=momiji-side-left" if value else "=momiji-side-right"
    if name in ("gain", "cost"):
        return f"=momiji-for-{REASONS[value]}"
    if name == "cause":
        return f"={CAUSES[value]}"
    return value + 1 if name == "pile" else value


def ending(s: Momiji) -> tuple[str, str]:
    if s.scenario:
        held = sum(condition(s, number) for number in range(CONDITIONS))
        return ("momiji-won" if held == CONDITIONS else f"momiji-lost-{held}"), ""
    best = max(s.points[: s.players])
    leaders = [p for p in range(s.players) if s.points[p] == best]
    hands = sorted((s.held[p] for p in leaders), reverse=True)
    if len(leaders) == 1:
        return CAUSES[s.cause], ""
    return CAUSES[s.cause], "momiji-tie-shared" if hands[0] == hands[1] else "momiji-tie-hand"


# What a seat sees


def listed(counts: list[int]) -> list[str]:
    """Cards kept as counts, as a list of codes."""
    return [CODES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def view(s: Momiji, seat: int) -> dict[str, Any]:
    return {
        "edition": EDITION_NAMES[s.edition],
        "morning_dew": bool(s.dew),
        "scenario": SCENARIOS[s.scenario] if s.scenario else None,
        "open_piles": bool(s.open_piles),
        "types": [TYPE_NAMES[t] for t in range(TYPES) if s.playing[t]],
        "phase": PHASES[s.phase],
        "first": s.first,
        "deck": s.left,
        "torii": None if s.scenario else s.torii,
        "last_turns": s.last_turns,
        "garden": {TYPE_NAMES[t]: view_column(s, t) for t in range(TYPES) if s.playing[t]},
        "discards": listed(s.discards),
        "offer": [LETTER_NAMES[i] for i, n in enumerate(s.offer) for _ in range(n)],
        "tokens": [view_token(s, t) for t in range(ALL_TOKENS) if s.token[t] == AVAILABLE],
        "blue_token": None if s.blue_token < 0 else s.blue_token,
        "card": None if s.pending < 0 else CODES[s.pending],
        "hand": None if seat < 0 else listed(s.hand[seat]),
        "drawn": listed(s.fresh) if s.freshly and seat == s.seat else None,
        "turn": view_turn(s),
        "seats": [view_seat(s, p) for p in range(s.players)],
        "conditions": view_conditions(s),
    }


def view_column(s: Momiji, t: int) -> list[str]:
    return [CODES[kind] for kind in s.column[t][: s.height[t]]]


def view_token(s: Momiji, token: int) -> dict[str, Any]:
    """An available token with what it costs the seat on turn."""
    return {"token": TOKEN_NAMES[token], "price": None if s.seat < 0 else token_price(s, token)}


def view_turn(s: Momiji) -> dict[str, Any]:
    return {
        "main_done": bool(s.main),
        "landscape_used": bool(s.used),
        "traded": bool(s.traded),
        "bonus_due": bool(s.bonus),
        "laid": s.count if PHASES[s.phase] in ("lay", "place") else 0,
    }


def view_seat(s: Momiji, p: int) -> dict[str, Any]:
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
    return bool(s.open_piles) or s.phase == OVER


def view_pile(s: Momiji, p: int, place: int) -> dict[str, Any]:
    top = s.top[p][place]
    return {
        "top": CODES[top],
        "closed": is_closing(top),
        "torii": bool(s.gate[p][place]),
        "cards": s.depth[p][place] if piles_are_open(s) else None,
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


# A picture


def picture(s: Momiji, seat: int) -> str:
    """The table in plain characters: garden, tokens, then a few lines for every seat."""
    torii = "" if s.scenario else f"   torii {s.torii}"
    lines = [f"deck {s.left}   discards {sum(s.discards)}{torii}   {PHASES[s.phase]}"]
    for t in range(TYPES):
        if s.height[t]:
            lines.append(f"  {TYPE_NAMES[t]:>6}: {' '.join(signs(view_column(s, t)))} ◀ top")
    free = [TOKEN_NAMES[t] for t in range(ALL_TOKENS) if s.token[t] == AVAILABLE]
    lines.append(f"tokens: {' '.join(free) or '–'}")
    if any(s.offer):
        lines.append(f"offer: {' '.join(view(s, seat)['offer'])}")
    for p in range(s.players):
        lines += picture_seat(s, p, seat)
    return "\n".join(lines)


def signs(codes: list[str]) -> list[str]:
    """Codes of one column without the type, acorns drawn: 0l as ·0 with a mark on its side."""
    return [code.lstrip("abcdefghijklmnopqrstuvwxyz") for code in codes]


def picture_seat(s: Momiji, p: int, viewer: int) -> list[str]:
    sign = "▶" if p == s.seat else " "
    shown = listed(s.hand[p]) if p == viewer else listed(s.known[p])
    hand = " ".join(shown + ["?"] * (s.held[p] - len(shown)))
    lands = " ".join(
        LETTER_NAMES[s.land[p][i]] + ("*" if s.spent[p][i] else "") for i in range(s.lands[p])
    )
    tokens = " ".join(TOKEN_NAMES[t] for t in range(ALL_TOKENS) if s.token[t] == OWNED + p)
    piles = " | ".join(picture_pile(s, p, i) for i in range(s.piles[p]))
    return [
        f"{sign} seat {p}  acorns {s.acorns[p]}  landscapes {lands or '–'}  tokens {tokens or '–'}",
        f"    row: {piles or '–'}",
        f"    hand: {hand}",
    ]


def picture_pile(s: Momiji, p: int, place: int) -> str:
    top = s.top[p][place]
    size = f" x{s.depth[p][place]}" if piles_are_open(s) else ""
    return f"{CODES[top]}{size}{' ⛩' if s.gate[p][place] else ''}"
