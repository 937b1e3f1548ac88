"""Moves of Mojo as texts, and back; what chance gives in a case."""

import re

from chabudai.games.mojo.spec import VALUES, Move
from chabudai.kernel.options import plain_whole
from chabudai.kernel.refusal import Refusal

PLAY_TEXT = re.compile(r"play ([0-9]{1,2})(?: on ([0-9]|first|second))?")
TURN_TEXT = re.compile(r"turn (?:up )?([0-9]{1,2})")
PILE_NAMES = {"first": "1", "second": "2"}


def move_text(move: int) -> str:
    if move == Move.DRAW_DECK:
        return "draw"
    if move == Move.DRAW_PILE:
        return "take"
    if move >= Move.TURN_UP:
        return f"turn {move - Move.TURN_UP}"
    pile, card = divmod(move, VALUES)
    return f"play {card}" if pile == 0 else f"play {card} on {pile + 1}"


def read_move(text: str) -> int | Refusal:
    words = " ".join(text.lower().split())
    if words in ("draw", "draw deck"):
        return Move.DRAW_DECK
    if words in ("take", "take pile"):
        return Move.DRAW_PILE
    if found := TURN_TEXT.fullmatch(words):
        return known_card(int(found[1]), Move.TURN_UP)
    if found := PLAY_TEXT.fullmatch(words):
        pile = int(PILE_NAMES.get(found[2], found[2] or "1")) - 1
        if pile not in (0, 1):
            return Refusal("mojo-no-such-pile", {"pile": pile + 1}, "MJ-20")
        return known_card(int(found[1]), VALUES * pile)
    return Refusal("mojo-unreadable", {"text": text[:40]}, "MJ-6")


def known_card(card: int, first: int) -> int | Refusal:
    if card >= VALUES:
        return Refusal("mojo-no-such-card", {"card": card, "highest": VALUES - 1}, "MJ-1")
    return first + card


def chance(text: str) -> int:
    """What chance gives in a case: a card, or a number."""
    return plain_whole(text)
