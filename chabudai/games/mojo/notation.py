"""Mojo in texts: moves, refusals, events, what a seat sees."""

import re
from typing import Any

from chabudai.games.mojo.spec import (
    CHAINED,
    CHAINING,
    COLOUR,
    COLOURS,
    DRAW_DECK,
    DRAW_PILE,
    DRAWING,
    DREW,
    GAME_ENDED,
    LAID,
    MOJO_TEN,
    MOJO_ZERO,
    NEW_ROUND,
    OPENED,
    PENALTY,
    PHASES,
    PLAYED,
    RESHUFFLED,
    ROUND_ENDED,
    SCORED,
    SHOWN,
    TOOK,
    TURN_UP,
    TURNED_UP,
    TURNING_UP,
    VALUES,
    Mojo,
)
from chabudai.games.mojo.written import read as read
from chabudai.games.mojo.written import write as write
from chabudai.kernel.game import Event
from chabudai.kernel.refusal import Refusal

TURN_CLAUSE = "MJ-7"  # why somebody else's turn is not yours

EVENTS = {
    NEW_ROUND: Event("mojo-new-round", ("round", "side"), clause="MJ-5"),
    OPENED: Event("mojo-opened", ("card", "pile"), clause="MJ-5"),
    PLAYED: Event("mojo-played", ("card", "pile"), clause="MJ-6"),
    CHAINED: Event("mojo-chained", ("card", "pile"), clause="MJ-7"),
    DREW: Event("mojo-drew", ("card",), secret=("card",), clause="MJ-6"),
    TOOK: Event("mojo-took", ("card", "pile"), clause="MJ-21"),
    RESHUFFLED: Event("mojo-reshuffled", ("cards",), clause="MJ-9"),
    LAID: Event("mojo-laid", ("cards",), clause="MJ-10"),
    TURNED_UP: Event("mojo-turned-up", ("card",), clause="MJ-11"),
    ROUND_ENDED: Event("mojo-round-ended", clause="MJ-13"),
    SHOWN: Event("mojo-shown", ("card",), clause="MJ-14"),
    SCORED: Event("mojo-scored", ("points", "total"), clause="MJ-14"),
    MOJO_ZERO: Event("mojo-zero", clause="MJ-15"),
    MOJO_TEN: Event("mojo-ten", ("plain", "points"), clause="MJ-15"),
    GAME_ENDED: Event("mojo-game-ended", clause="MJ-16"),
}

# Moves

PLAY_TEXT = re.compile(r"play (\d{1,2})(?: on (\d))?")
TURN_TEXT = re.compile(r"turn (?:up )?(\d{1,2})")


def move_text(move: int) -> str:
    if move == DRAW_DECK:
        return "draw"
    if move == DRAW_PILE:
        return "take"
    if move >= TURN_UP:
        return f"turn {move - TURN_UP}"
    pile, card = divmod(move, VALUES)
    return f"play {card}" if pile == 0 else f"play {card} on {pile + 1}"


def read_move(text: str) -> int | Refusal:
    words = " ".join(text.lower().split())
    if words in ("draw", "draw deck"):
        return DRAW_DECK
    if words in ("take", "take pile"):
        return DRAW_PILE
    if found := TURN_TEXT.fullmatch(words):
        return known_card(int(found[1]), TURN_UP)
    if found := PLAY_TEXT.fullmatch(words):
        pile = int(found[2] or 1) - 1
        if pile not in (0, 1):
            return Refusal("mojo-no-such-pile", {"pile": pile + 1}, "MJ-20")
        return known_card(int(found[1]), VALUES * pile)
    return Refusal("mojo-unreadable", {"text": text[:40]}, "MJ-6")


def known_card(card: int, first: int) -> int | Refusal:
    if card >= VALUES:
        return Refusal("mojo-no-such-card", {"card": card, "highest": VALUES - 1}, "MJ-1")
    return first + card


# Refusals


def explain(s: Mojo, move: int) -> Refusal:
    """Why a move is not open to the seat on turn, from what that seat knows."""
    if move in (DRAW_DECK, DRAW_PILE):
        return explain_draw(s)
    if move >= TURN_UP:
        return explain_turning_up(s, move - TURN_UP)
    pile, card = divmod(move, VALUES)
    return explain_playing(s, card, pile)


def explain_draw(s: Mojo) -> Refusal:
    if s.piles == 1:
        return Refusal("mojo-draws-itself", {}, "MJ-6")
    return Refusal("mojo-nothing-to-draw", {"phase": f"=mojo-phase-{s.phase}"}, "MJ-21")


def explain_turning_up(s: Mojo, card: int) -> Refusal:
    if s.phase != TURNING_UP:
        return Refusal("mojo-not-mojo-time", {"cards": s.held[s.seat]}, "MJ-10")
    return Refusal("mojo-not-laid", {"card": card, "hand": cards_of(s.hand[s.seat])}, "MJ-11")


def explain_playing(s: Mojo, card: int, pile: int) -> Refusal:
    if s.phase == TURNING_UP:
        cards = cards_of(s.hand[s.seat])
        return Refusal("mojo-laid-not-played", {"card": card, "hand": cards}, "MJ-10")
    if s.phase == DRAWING:
        return Refusal(
            "mojo-draw-first", {"card": s.stack[1 - s.pile][-1 + s.height[1 - s.pile]]}, "MJ-21"
        )
    if pile >= s.piles:
        return Refusal("mojo-one-pile", {"pile": pile + 1}, "MJ-20")
    if s.phase == CHAINING and pile != s.pile:
        return Refusal("mojo-chain-stays", {"pile": s.pile + 1, "other": pile + 1}, "MJ-20")
    return Refusal("mojo-not-in-hand", {"card": card, "hand": cards_of(s.hand[s.seat])}, "MJ-6")


def event_value(name: str, value: int) -> int:
    return value + 1 if name == "pile" else value


def chance(text: str) -> int:
    return int(text)


def ending(s: Mojo) -> tuple[str, str]:
    return "mojo-end-fifty", "mojo-tie-shared" if shared_win(s) else ""


def shared_win(s: Mojo) -> bool:
    totals = s.total[: s.players]
    return totals.count(min(totals)) > 1


# What a seat sees


def cards_of(counts: list[int]) -> list[int]:
    """A hand kept as counts, as a sorted list of cards."""
    return [v for v in range(VALUES) for _ in range(counts[v])]


def view(s: Mojo, seat: int) -> dict[str, Any]:
    return {
        "round": s.rounds,
        "phase": PHASES[s.phase],
        "turn": s.turns,
        "side": s.side,
        "direction": -1 if s.side == PENALTY else 1,
        "deck": s.left,
        "piles": [view_pile(s, pile) for pile in range(s.piles)],
        "pile": None if s.pile < 0 else s.pile,
        "holder": None if s.holder < 0 else s.holder,
        "hand": None if seat < 0 else cards_of(s.hand[seat]),
        "seats": [view_seat(s, p) for p in range(s.players)],
    }


def view_pile(s: Mojo, pile: int) -> dict[str, Any]:
    cards = s.stack[pile][: s.height[pile]]
    return {"top": cards[-1], "cards": cards}


def view_seat(s: Mojo, p: int) -> dict[str, Any]:
    return {
        "cards": s.held[p],
        "known": cards_of(s.known[p]),
        "mojo_time": bool(s.laid[p]),
        "up": s.up[p][: s.ups[p]],
        "total": s.total[p],
        "last_plain": s.plain[p],
        "last_points": s.gained[p],
    }


def picture(s: Mojo, seat: int) -> str:
    """The table in plain characters: piles, then a line for every seat."""
    arrow = "clockwise" if s.side == 0 else "counter-clockwise"
    lines = [
        f"round {s.rounds}   mojo card {'0' if s.side == 0 else '+10'}, {arrow}   deck {s.left}"
    ]
    for pile in range(s.piles):
        cards = " ".join(str(v) for v in s.stack[pile][max(0, s.height[pile] - 8) : s.height[pile]])
        lines.append(f"pile {pile + 1}: {'… ' if s.height[pile] > 8 else ''}{cards} ◀ top")
    lines += [picture_seat(s, p, seat) for p in range(s.players)]
    return "\n".join(lines)


def picture_seat(s: Mojo, p: int, viewer: int) -> str:
    sign = "▶" if p == s.seat else " "
    shown = cards_of(s.hand[p]) if p == viewer else cards_of(s.known[p])
    hidden = s.held[p] - len(shown)
    words = [str(v) for v in shown] + ["?"] * hidden
    if s.laid[p]:
        words = [f"({word})" for word in words] + [str(v) for v in s.up[p][: s.ups[p]]]
    note = "  mojo time" if s.laid[p] else ""
    return f"{sign} player {p + 1}  {s.total[p]:>3} points  {' '.join(words)}{note}"


def colour(card: int) -> str:
    return COLOURS[COLOUR[card]]
