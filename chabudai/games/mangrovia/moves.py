"""Moves of Mangrovia as texts, and back; what chance gives in a case."""

from chabudai.games.mangrovia.board import LANDSCAPES, PLACES
from chabudai.games.mangrovia.spec import (
    KINDS,
    LOWEST,
    LOWEST_START,
    MOVES,
    PAIRS,
    SITES,
    STARTS,
    Move,
)
from chabudai.games.mangrovia.view import SITE_NAMES, STONE_NAMES, lands_of
from chabudai.kernel.options import plain_whole
from chabudai.kernel.refusal import Refusal


def move_texts() -> list[str]:
    """The text of every move, by its number."""
    texts = [""] * MOVES
    texts[Move.SITE : Move.SITE + SITES] = [f"bowl {name}" for name in SITE_NAMES]
    cards = [str(k + LOWEST[0]) for k in range(KINDS)]
    amulets = [str(k + LOWEST[2]) for k in range(KINDS)]
    starts = [f"start {k + LOWEST_START}" for k in range(STARTS)]
    texts[Move.TAKE : Move.FROM_DECK] = [f"take {word}" for word in (*cards, *LANDSCAPES)]
    texts[Move.FROM_DECK : Move.COLLECT] = ["draw value", "draw landscape"]
    texts[Move.COLLECT], texts[Move.SKIP] = "amulets", "skip"
    texts[Move.BUILD : Move.BUILD_DOUBLE] = [f"build {place}" for place in PLACES]
    texts[Move.BUILD_DOUBLE : Move.SPEND] = [f"double {place}" for place in PLACES]
    texts[Move.SPEND : Move.SPEND_AMULET] = [f"pay {word}" for word in (*cards, *starts, "tile 3")]
    texts[Move.SPEND_AMULET : Move.SPEND_LAND] = [f"pay amulet {word}" for word in amulets] + [
        "pay tile 2"
    ]
    texts[Move.SPEND_LAND : Move.PUT_BACK] = [f"pay {word}" for word in (*LANDSCAPES, "tile any")]
    texts[Move.PUT_BACK : Move.PERCH] = [f"put back {word}" for word in amulets]
    texts[Move.PERCH :] = ["birds " + " ".join(lands_of(pair)) for pair in PAIRS]
    return texts


MOVE_TEXTS = move_texts()
MOVE_NUMBERS = {text: move for move, text in enumerate(MOVE_TEXTS)}
assert len(MOVE_NUMBERS) == MOVES == len(MOVE_TEXTS)


def move_text(move: int) -> str:
    return MOVE_TEXTS[move]


def read_move(text: str) -> int | Refusal:
    """The move of a text; spaces, case and the order of two birds do not matter."""
    words = text.lower().split()
    if words[:1] == ["birds"] and len(words) == 3:
        words[1:] = sorted(words[1:], key=lambda w: LANDSCAPES.index(w) if w in LANDSCAPES else 9)
    if words[:1] == ["put"] and len(words) == 2:
        words.insert(1, "back")
    move = MOVE_NUMBERS.get(" ".join(words))
    return Refusal("mangrovia-unreadable", {"text": text[:40]}, "MG-11") if move is None else move


def chance(text: str) -> int:
    """`value 5`, `water`, `amulet 4`, `god V1`, `tile any`, or a plain number."""
    kind, _, name = text.partition(" ")
    if text in LANDSCAPES:
        return LANDSCAPES.index(text)
    if kind == "value":
        return plain_whole(name) - LOWEST[0]
    if kind == "amulet":
        return plain_whole(name) - LOWEST[2]
    if kind in ("god", "tile"):
        return STONE_NAMES.index(name) - 1
    return plain_whole(text)
