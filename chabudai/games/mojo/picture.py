"""Mojo's table in plain characters, and its moves as sentences."""

from itertools import groupby
from typing import Any

from chabudai.games.mojo.spec import COLOUR, COLOURS, VALUES, Mojo, Move
from chabudai.kernel.words import say

SHOWN = 8  # cards of a pile, from its top


def picture(s: Mojo, seat: int, language: str = "en") -> str:
    """Piles, then a line for every seat."""
    words = {"round": s.rounds, "side": s.side, "cards": s.left}
    lines = [say(language, "mojo-picture-head", words)]
    lines += [picture_pile(s, pile, language) for pile in range(s.piles)]
    lines += [picture_seat(s, p, seat, language) for p in range(s.players)]
    return "\n".join(lines)


def picture_pile(s: Mojo, pile: int, language: str) -> str:
    height = s.height[pile]
    cards = " ".join(str(v) for v in s.stack[pile][max(0, height - SHOWN) : height])
    dots = "… " if height > SHOWN else ""
    return say(language, "mojo-picture-pile", {"pile": pile + 1, "cards": dots + cards})


def picture_seat(s: Mojo, p: int, viewer: int, language: str) -> str:
    sign = "▶" if p == s.seat else " "
    counts = s.hand[p] if p == viewer else s.known[p]
    shown = [v for v in range(VALUES) for _ in range(counts[v])]
    frame = "({})" if s.laid[p] else "{}"
    groups = by_colour(shown, frame, language)
    groups += [" ".join([frame.format("?")] * (s.held[p] - len(shown)))]
    groups += by_colour(sorted(s.up[p][: s.ups[p]]), "{}", language)
    name = say(language, "seat-name", {"number": p + 1})
    points = say(language, "mojo-picture-points", {"points": f"{s.total[p]:>3}"})
    note = say(language, "mojo-picture-mojo-time") if s.laid[p] else ""
    cards = " · ".join(group for group in groups if group)
    return f"{sign} {name}  {points}  {cards}  {note}".rstrip()


def by_colour(cards: list[int], frame: str, language: str) -> list[str]:
    """Sorted cards in groups, each after the name of its colour: in counting, colours matter."""
    return [
        " ".join([colour_word(colour, language), *(frame.format(card) for card in group)])
        for colour, group in groupby(cards, lambda card: COLOUR[card])
    ]


def colour_word(colour: int, language: str) -> str:
    return say(language, f"mojo-colour-{COLOURS[colour]}")


def legend(language: str) -> str:
    cards = " · ".join(by_colour(list(range(VALUES)), "{}", language))
    return say(language, "mojo-legend", {"cards": cards})


def move_message(move: int) -> tuple[str, dict[str, Any]]:
    """A move as a message with its arguments."""
    if move == Move.DRAW_DECK:
        return "mojo-move-draw", {}
    if move == Move.DRAW_PILE:
        return "mojo-move-take", {}
    if move >= Move.TURN_UP:
        return "mojo-move-turn", {"card": move - Move.TURN_UP}
    pile, card = divmod(move, VALUES)
    return "mojo-move-play", {"card": card, "pile": pile + 1}
