"""Momiji's table in plain characters, and its moves as sentences."""

from typing import Any

from chabudai.games.momiji.data_check import LETTER_NAMES, TOKEN_NAMES, TYPE_NAMES
from chabudai.games.momiji.moves import (
    CODES,
    CORNER_SIGNS,
    PLAIN_MOVES,
    VERBS,
    card_words,
    family,
    token_words,
    type_words,
)
from chabudai.games.momiji.spec import (
    ALL_LETTERS,
    ALL_TOKENS,
    AVAILABLE,
    CARD_KINDS,
    KINDS,
    OWNED,
    PHASES,
    TYPE,
    TYPES,
    Momiji,
)
from chabudai.games.momiji.view import piles_are_open
from chabudai.kernel.game import phase_id
from chabudai.kernel.words import say

NONE = "–"


def picture(s: Momiji, seat: int, language: str = "en") -> str:
    """Garden, tokens, then a few lines for every seat."""
    lines = [head(s, language), *garden(s, language)]
    free = [t for t in range(ALL_TOKENS) if s.token[t] == AVAILABLE]
    lines.append(say(language, "momiji-picture-tokens", {"tokens": tokens(free, language)}))
    if any(s.offer):
        offer = [LETTER_NAMES[i] for i in range(ALL_LETTERS) for _ in range(s.offer[i])]
        lines.append(say(language, "momiji-picture-offer", {"letters": " ".join(offer)}))
    for p in range(s.players):
        lines += picture_seat(s, p, seat, language)
    return "\n".join(lines)


def head(s: Momiji, language: str) -> str:
    words = {"deck": s.left, "discards": sum(s.discards)}
    parts = [say(language, "momiji-picture-head", words)]
    if not s.scenario:
        parts.append(say(language, "momiji-picture-torii", {"count": s.torii}))
    return "   ".join([*parts, say(language, phase_id("momiji", PHASES[s.phase]))])


def garden(s: Momiji, language: str) -> list[str]:
    names = [say(language, type_words(t)[1:]) for t in range(TYPES)]
    width = max(len(name) for name in names) + 1
    top = say(language, "momiji-picture-top")
    return [
        f" {names[t]:>{width}}: {' '.join(signs(s.column[t][: s.height[t]]))} ◀ {top}"
        for t in range(TYPES)
        if s.height[t]
    ]


def signs(kinds: list[int]) -> list[str]:
    """Cards of one column without the type."""
    return [CODES[kind].lstrip("abcdefghijklmnopqrstuvwxyz") for kind in kinds]


def card(kind: int, language: str) -> str:
    """A card in one short word."""
    if language == "en":
        return CODES[kind]
    _, number, corner, _ = CARD_KINDS[kind]
    sign = CORNER_SIGNS[corner] if number < 2 else ""
    return f"{say(language, type_words(TYPE[kind])[1:])}{number}{sign}"


def tokens(found: list[int], language: str) -> str:
    """Tokens by the words that moves use, in English, or by what they are about."""
    if language == "en":
        return " ".join(TOKEN_NAMES[t] for t in found) or NONE
    return "; ".join(say(language, token_words(t)[1:]) for t in found) or NONE


def picture_seat(s: Momiji, p: int, viewer: int, language: str) -> list[str]:
    sign = "▶" if p == s.seat else " "
    counts = s.hand[p] if p == viewer else s.known[p]
    shown = [card(kind, language) for kind in range(KINDS) for _ in range(counts[kind])]
    lands = [LETTER_NAMES[s.land[p][i]] + ("*" if s.spent[p][i] else "") for i in range(s.lands[p])]
    words = {
        "seat": p,
        "acorns": s.acorns[p],
        "lands": " ".join(lands) or NONE,
        "tokens": tokens([t for t in range(ALL_TOKENS) if s.token[t] == OWNED + p], language),
    }
    piles = " | ".join(picture_pile(s, p, i, language) for i in range(s.piles[p]))
    hand = " ".join(shown + ["?"] * (s.held[p] - len(shown)))
    return [
        f"{sign} {say(language, 'momiji-picture-seat', words)}",
        f"    {say(language, 'momiji-picture-row', {'piles': piles or NONE})}",
        f"    {say(language, 'momiji-picture-hand', {'cards': hand or NONE})}",
    ]


def picture_pile(s: Momiji, p: int, place: int, language: str) -> str:
    size = f" x{s.depth[p][place]}" if piles_are_open(s) else ""
    return f"{card(s.top[p][place], language)}{size}{' ⛩' if s.gate[p][place] else ''}"


def legend(language: str) -> str:
    example = next(kind for kind in range(KINDS) if CODES[kind] == f"{TYPE_NAMES[0]}0l")
    return say(language, "momiji-legend", {"card": card(example, language)})


def move_message(move: int) -> tuple[str, dict[str, Any]]:
    """A move as a message with its arguments."""
    verb, number = family(move)
    return f"momiji-web-move-{verb}", {} if verb in PLAIN_MOVES else about(VERBS[verb][1], number)


def about(what: str, number: int) -> dict[str, Any]:
    """What a move is about, as its message wants it."""
    if what == "letter":
        letter = LETTER_NAMES[number]
        return {"letter": letter, "words": f"=momiji-landscape-{letter}"}
    if what == "pile":
        return {"pile": number + 1}
    words = {"type": type_words, "token": token_words, "card": card_words}
    return {what: words[what](number)}
