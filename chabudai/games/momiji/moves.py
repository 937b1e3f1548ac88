"""Moves of Momiji as texts, and back; words for cards, landscapes and tokens; chance in a case."""

import re

from chabudai.games.momiji.data_check import LETTER_NAMES, TOKEN_NAMES, TYPE_NAMES
from chabudai.games.momiji.spec import CARD_KINDS, KINDS, MOST_TYPES, NUMBER, TYPE, Move
from chabudai.kernel.options import plain_whole
from chabudai.kernel.refusal import Refusal

CORNER_WORDS = ("plain", "left", "right", "both")
CORNER_SIGNS = ("n", "l", "r", "b")
PLAIN_MOVES = {
    "left": Move.LEFT,
    "right": Move.RIGHT,
    "refill": Move.REFILL,
    "finish": Move.FINISH,
    "pass": Move.PASS,
    "end": Move.END,
}
ALSO_PLAIN = {
    "new left": Move.LEFT,
    "new right": Move.RIGHT,
}  # sides of the row, not acorns of a card

# verb: first move, what follows it
VERBS = {
    "draft": (Move.DRAFT, "letter"),
    "use": (Move.USE, "letter"),
    "collect": (Move.COLLECT, "type"),
    "top": (Move.TOP, "type"),
    "lay": (Move.LAY, "card"),
    "skip": (Move.SKIP, "card"),
    "discard": (Move.DISCARD, "card"),
    "tuck": (Move.TUCK, "card"),
    "take": (Move.TAKE, "card"),
    "pile": (Move.PILE, "pile"),
    "activate": (Move.ACTIVATE, "token"),
    "return": (Move.RETURN, "token"),
}
ALSO_SAID = {"play": "lay"}
FAMILIES = sorted(((first, verb, what) for verb, (first, what) in VERBS.items()), reverse=True)
CARD_TEXT = re.compile(r"([a-z]+) ?(\d)(?: ?(n|l|r|b|plain|left|right|both))?")


def code_of(kind: int) -> str:
    """A card in one short word: red0l, green2."""
    _, number, corner, _ = CARD_KINDS[kind]
    return f"{TYPE_NAMES[TYPE[kind]]}{number}{CORNER_SIGNS[corner] if number < 2 else ''}"


CODES = tuple(code_of(kind) for kind in range(KINDS))


def card_text(kind: int) -> str:
    """A card in words: red 0 left, green 2."""
    _, number, corner, _ = CARD_KINDS[kind]
    return f"{TYPE_NAMES[TYPE[kind]]} {number}{' ' + CORNER_WORDS[corner] if number < 2 else ''}"


def card_words(kind: int) -> str:
    """The message that says a card in a sentence."""
    return f"=momiji-card-{CODES[kind]}"


def type_words(t: int) -> str:
    return f"=momiji-type-{TYPE_NAMES[t]}"


def token_words(token: int) -> str:
    return f"=momiji-token-{TOKEN_NAMES[token]}"


def family(move: int) -> tuple[str, int]:
    """The verb of a move and what it is about; a plain move is its own verb."""
    for word, number in PLAIN_MOVES.items():
        if move == number:
            return word, 0
    for first, verb, _ in FAMILIES:
        if move >= first:
            return verb, move - first
    raise ValueError(move)


def move_text(move: int) -> str:
    verb, number = family(move)
    if verb in PLAIN_MOVES:
        return verb
    what = VERBS[verb][1]
    if what == "letter":
        return f"{verb} {LETTER_NAMES[number]}"
    if what == "type":
        return f"{verb} {TYPE_NAMES[number]}"
    if what == "token":
        return f"{verb} {TOKEN_NAMES[number]}"
    return f"{verb} {card_text(number) if what == 'card' else number + 1}"


def read_move(text: str) -> int | Refusal:
    words = " ".join(text.lower().split())
    if words in PLAIN_MOVES or words in ALSO_PLAIN:
        return {**PLAIN_MOVES, **ALSO_PLAIN}[words]
    said, _, rest = words.partition(" ")
    verb = ALSO_SAID.get(said, said)
    if verb not in VERBS:
        return Refusal("momiji-unreadable", {"text": text[:40]}, "MM-11")
    first, what = VERBS[verb]
    answer = READERS[what](rest)
    return answer if isinstance(answer, Refusal) else first + answer


def read_letter(text: str) -> int | Refusal:
    if len(text) == 1 and text.upper() in LETTER_NAMES:
        return LETTER_NAMES.index(text.upper())
    return Refusal("momiji-no-such-letter", {"text": text[:40]}, "MM-3")


def read_type(text: str) -> int | Refusal:
    if text in TYPE_NAMES:
        return TYPE_NAMES.index(text)
    return Refusal("momiji-no-such-type", {"text": text[:40], "choices": list(TYPE_NAMES)}, "MM-1")


def read_token(text: str) -> int | Refusal:
    if text in TOKEN_NAMES:
        return TOKEN_NAMES.index(text)
    choices = list(TOKEN_NAMES)
    return Refusal("momiji-no-such-token", {"text": text[:40], "choices": choices}, "MM-4")


def read_pile(text: str) -> int | Refusal:
    if len(text) == 1 and text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_TYPES:
        return int(text) - 1
    return Refusal("momiji-no-such-pile", {"text": text[:40], "most": MOST_TYPES}, "MM-21")


def read_card(text: str) -> int | Refusal:
    """A card by type, number and acorns; the acorns can be left out where they leave no doubt."""
    found = CARD_TEXT.fullmatch(text)
    if not found or found[1] not in TYPE_NAMES or not found[2].isascii():
        return Refusal("momiji-no-such-card", {"text": text[:40]}, "MM-1")
    t, number = TYPE_NAMES.index(found[1]), int(found[2])
    kinds = [k for k in range(KINDS) if TYPE[k] == t and NUMBER[k] == number]
    if found[3]:
        kinds = [k for k in kinds if CODES[k].endswith(found[3][0] if found[3] != "plain" else "n")]
    if not kinds:
        return Refusal("momiji-no-such-card", {"text": text[:40]}, "MM-1")
    if len(kinds) > 1:
        choices = [card_text(k) for k in kinds]
        return Refusal("momiji-which-card", {"text": text[:40], "choices": choices}, "MM-2")
    return kinds[0]


READERS = {
    "letter": read_letter,
    "type": read_type,
    "token": read_token,
    "pile": read_pile,
    "card": read_card,
}


def chance(text: str) -> int:
    """What chance gives in a case: a card, a landscape, a token, a type or a number."""
    words = " ".join(text.lower().split())
    if words.isdecimal():
        return plain_whole(words)
    if words in TOKEN_NAMES:
        return TOKEN_NAMES.index(words)
    if len(words) == 1:
        return LETTER_NAMES.index(words.upper())
    kind = read_card(words)
    if isinstance(kind, Refusal):
        raise ValueError(text)
    return kind
