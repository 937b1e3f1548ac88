"""Why a move is not open to the seat on turn: the clause and the numbers, from what it knows."""

from typing import Any

from chabudai.games.momiji.data_check import LETTER_NAMES
from chabudai.games.momiji.objectives import solo_needs_met, token_price
from chabudai.games.momiji.piles import fits, is_closing, pile_of, tops_differ
from chabudai.games.momiji.plays import can_pay_for, may_follow, slot_of
from chabudai.games.momiji.spec import (
    ACTIVATED,
    ALL_LETTERS,
    AVAILABLE,
    B_LIMIT,
    BLUE,
    BY_E,
    BY_J,
    CLEARING,
    CLOSED_PILES,
    COLLECTED,
    COLLECTING,
    COLUMN_TAKING,
    DISCARD_TAKING,
    DRAFTING,
    DRAWN,
    IN_BOX,
    J_CARDS,
    KINDS,
    LAND_A,
    LAND_B,
    LAND_C,
    LAND_E,
    LAND_F,
    LAND_G,
    LAND_H,
    LAND_I,
    LAND_J,
    LAND_K,
    LAND_L,
    LAND_M,
    LAND_N,
    LARGEST,
    LAYING,
    LIMITING,
    MAIN,
    MOST_ACORNS,
    MOST_TYPES,
    NEW,
    NUMBER,
    OWNED,
    PLACING,
    PLAYED,
    REORDERING,
    SHEDDING,
    TOKEN_BUYING,
    TOKEN_SWAPPING,
    TOP_TAKING,
    TOPS_TAKING,
    TRADING,
    TUCKING,
    TUCKING_UNDER,
    TURNING,
    TWO_COLUMNS,
    TYPE,
    ZEROS,
    Momiji,
)
from chabudai.games.momiji.texts import card_words, family, token_words, type_words
from chabudai.kernel.refusal import Refusal

PHASE_CLAUSES = {
    DRAFTING: "MM-10", MAIN: "MM-11", COLLECTING: "MM-15", LAYING: "MM-20", PLACING: "MM-21",
    TRADING: "MM-12", CLEARING: "MM-62", LIMITING: "MM-14", TWO_COLUMNS: "MM-31", DRAWN: "MM-31",
    REORDERING: "MM-33", TOP_TAKING: "MM-33", DISCARD_TAKING: "MM-33", TOKEN_BUYING: "MM-30",
    TOKEN_SWAPPING: "MM-30", COLUMN_TAKING: "MM-32", TOPS_TAKING: "MM-31", SHEDDING: "MM-33",
    TUCKING: "MM-30", TUCKING_UNDER: "MM-30", TURNING: "MM-33",
}  # fmt: skip
# Phases in which a family of moves has something to say; elsewhere the phase itself is the reason.
AT_HOME = {
    "draft": (DRAFTING,),
    "use": (MAIN, COLLECTING),
    "collect": (MAIN, COLLECTING, TWO_COLUMNS, COLUMN_TAKING),
    "top": (TOP_TAKING, TOPS_TAKING),
    "lay": (MAIN, LAYING),
    "skip": (MAIN, LAYING),
    "discard": (MAIN, TRADING, CLEARING, LIMITING, DRAWN, SHEDDING),
    "tuck": (TUCKING,),
    "take": (DISCARD_TAKING,),
    "pile": (PLACING, REORDERING, TUCKING_UNDER, TURNING),
    "left": (PLACING, TURNING),
    "right": (PLACING, TURNING),
    "activate": (MAIN, TOKEN_BUYING, TOKEN_SWAPPING),
    "return": (TOKEN_BUYING,),
    "refill": (MAIN,),
    "finish": (LAYING, TOPS_TAKING, TUCKING),
    "pass": (MAIN,),
    "end": (),
}
# What a family of moves belongs to where the turn itself is open
BELONGS_TO = {
    "draft": "MM-10", "top": "MM-33", "tuck": "MM-30", "take": "MM-33", "pile": "MM-21",
    "left": "MM-21", "right": "MM-21", "return": "MM-30", "finish": "MM-20",
}  # fmt: skip


def refusal(id: str, clause: str, **args: Any) -> Refusal:
    return Refusal(f"momiji-{id}", args, clause)


def explain(s: Momiji, move: int) -> Refusal:
    """Why a move is not open now. `s` is what the seat on turn knows."""
    verb, number = family(move)
    in_turn = s.phase == MAIN or (s.main and s.phase not in PHASE_CLAUSES)
    if in_turn and verb in BELONGS_TO:
        return refusal("no-such-choice", BELONGS_TO[verb], verb=f"=momiji-verb-{verb}")
    if not in_turn and s.phase not in AT_HOME[verb]:
        return refusal("choose-first", PHASE_CLAUSES[s.phase], phase=f"=momiji-phase-{s.phase}")
    return REASONS[verb](s, number)


def hand_words(s: Momiji) -> list[str]:
    hand = s.hand[s.seat]
    return [card_words(kind) for kind in range(KINDS) for _ in range(hand[kind])]


# Main actions


def no_draft(s: Momiji, letter: int) -> Refusal:
    offer = [LETTER_NAMES[i] for i in range(ALL_LETTERS) if s.offer[i]]
    return refusal("not-offered", "MM-10", letter=LETTER_NAMES[letter], choices=offer)


def no_collect(s: Momiji, t: int) -> Refusal:
    if s.main and s.phase != COLUMN_TAKING:
        return refusal("main-done", "MM-11")
    if not s.playing[t]:
        return refusal("type-absent", "MM-6", type=type_words(t))
    if s.height[t] == 0:
        return refusal("column-empty", "MM-16", type=type_words(t))
    return refusal(
        "two-columns", "MM-31",
        type=type_words(t), cards=s.height[t], taken=s.count, limit=B_LIMIT,
    )  # fmt: skip


def no_refill(s: Momiji, _: int) -> Refusal:
    if s.main:
        return refusal("main-done", "MM-11")
    if s.scenario:
        return refusal("no-refill-alone", "MM-60")
    if s.left == 0:
        return refusal("deck-empty", "MM-15")
    return refusal("acorns-short", "MM-15", price=1, acorns=s.acorns[s.seat])


def no_activate(s: Momiji, token: int) -> Refusal:
    name = token_words(token)
    if s.main and s.phase not in (TOKEN_BUYING, TOKEN_SWAPPING):
        return refusal("main-done", "MM-11")
    if s.token[token] == IN_BOX:
        return refusal("token-absent", "MM-8", token=name)
    if s.token[token] != AVAILABLE:
        return refusal("token-owned", "MM-28", token=name, seat=s.token[token] - OWNED)
    if s.scenario and not solo_needs_met(s, token):
        return no_solo_token(s, token)
    price = token_price(s, token)
    clause = "MM-65" if s.scenario and token < BLUE else "MM-28"
    return refusal("token-price", clause, token=name, price=price, acorns=s.acorns[s.seat])


def no_solo_token(s: Momiji, token: int) -> Refusal:
    name = token_words(token)
    if token < BLUE:
        return refusal("needs-type", "MM-65", token=name)
    if token == LARGEST:
        return refusal("needs-centre", "MM-66", token=name)
    if token == ZEROS:
        return refusal("needs-zeros", "MM-66", token=name)
    if token == CLOSED_PILES:
        return refusal("needs-closed", "MM-68", token=name)
    assert token == MOST_ACORNS
    return refusal("needs-acorns", "MM-68", token=name, acorns=s.acorns[s.seat])


def no_return(s: Momiji, token: int) -> Refusal:
    if s.token[token] != OWNED + s.seat:
        return refusal("token-not-yours", "MM-30", token=token_words(token))
    return refusal("nothing-to-swap", "MM-30", token=token_words(token))


def no_pass(s: Momiji, _: int) -> Refusal:
    return refusal("main-done" if s.main else "no-pass", "MM-11")


def no_end(s: Momiji, _: int) -> Refusal:
    return refusal("main-first", "MM-11")


# Plays


def no_lay(s: Momiji, kind: int) -> Refusal:
    common = no_card_now(s, kind)
    if common:
        return common
    places = [i for i in range(MOST_TYPES + 1) if fits(s, s.seat, kind, i, 0)]
    if not places:
        return no_number(s, kind)
    if s.way == BY_J:
        return refusal("j-piles", "MM-30", card=card_words(kind), laid=s.count, most=J_CARDS)
    return refusal("tops-alike", "MM-50", card=card_words(kind))


def no_skip(s: Momiji, kind: int) -> Refusal:
    common = no_card_now(s, kind)
    if common:
        return common
    if s.way == BY_E or s.way == BY_J or not can_pay_for(s, s.seat, LAND_A):
        return no_landscape(s, LAND_A)
    if any(fits(s, s.seat, kind, i, 1) for i in range(MOST_TYPES + 1)):
        return refusal("tops-alike", "MM-50", card=card_words(kind))
    return refusal("no-skip", "MM-30", card=card_words(kind), number=NUMBER[kind])


def no_card_now(s: Momiji, kind: int) -> Refusal | None:
    """What stands in the way of any card or of this type."""
    if s.main and s.phase != LAYING:
        return refusal("main-done", "MM-11")
    if s.hand[s.seat][kind] == 0:
        return refusal("not-in-hand", "MM-20", card=card_words(kind), hand=hand_words(s))
    if not may_follow(s, kind):
        return refusal("type-laid", "MM-20", type=type_words(TYPE[kind]), laid=s.count)
    return None


def no_number(s: Momiji, kind: int) -> Refusal:
    """MM-21: no pile takes this number."""
    p, t = s.seat, TYPE[kind]
    skip = "no"
    if any(fits(s, p, kind, i, 1) for i in range(MOST_TYPES + 1)):
        skip = "yes" if s.way == 0 and can_pay_for(s, p, LAND_A) else "lost"
    place = pile_of(s, p, t)
    if place < 0 and s.dew and s.piles[p] == s.kinds_in:
        return refusal("row-full", "MM-50", card=card_words(kind), most=s.kinds_in)
    if place < 0:
        return refusal("starts-with-0", "MM-21", type=type_words(t), number=NUMBER[kind], skip=skip)
    top = NUMBER[s.top[p][place]]
    if is_closing(s.top[p][place]):
        return refusal("pile-closed", "MM-21", type=type_words(t), top=top)
    return refusal(
        "number", "MM-21",
        type=type_words(t), top=top, next=top + 1, number=NUMBER[kind], skip=skip,
    )  # fmt: skip


def no_place(s: Momiji, place: int) -> Refusal:
    if s.phase == REORDERING:
        return refusal("pile-settled", "MM-33", pile=place + 1, settled=s.settled)
    if place >= s.piles[s.seat]:
        return refusal("pile-absent", "MM-21", pile=place + 1, piles=s.piles[s.seat])
    if s.phase == TUCKING_UNDER:
        return refusal("tuck-closed", "MM-30", pile=place + 1)
    top, card = s.top[s.seat][place], card_words(s.pending)
    if fits(s, s.seat, s.pending, place, s.skipping):
        if s.way == BY_J:
            return refusal("j-piles", "MM-30", card=card, laid=s.count, most=J_CARDS)
        return refusal("tops-alike", "MM-50", card=card)
    return refusal("not-on-pile", "MM-21", card=card, pile=place + 1, top=card_words(top))


def no_side(s: Momiji, _: int) -> Refusal:
    card = card_words(s.pending)
    if fits(s, s.seat, s.pending, NEW, s.skipping):
        return refusal("tops-alike", "MM-50", card=card)
    return refusal("no-new-pile", "MM-21", card=card, number=NUMBER[s.pending])


def no_finish(s: Momiji, _: int) -> Refusal:
    if s.phase == LAYING and s.count and s.way == BY_J and s.two < 0:
        return refusal("j-needs-two", "MM-34", laid=s.count)
    if s.phase == LAYING and s.count and not tops_differ(s, s.seat):
        return refusal("tops-alike-now", "MM-50")
    return refusal("nothing-done", "MM-34")


# Landscapes and discards


def no_landscape(s: Momiji, letter: int) -> Refusal:
    p, name = s.seat, LETTER_NAMES[letter]
    mine = [LETTER_NAMES[s.land[p][i]] for i in range(s.lands[p])]
    if name not in mine:
        return refusal("no-landscape", "MM-13", letter=name, choices=mine)
    if slot_of(s, p, letter) < 0:
        return refusal("landscape-spent", "MM-13", letter=name)
    if s.used:
        return refusal("landscape-used", "MM-12", letter=name)
    if s.acorns[p] < 1:
        return refusal("acorns-short", "MM-13", price=1, acorns=s.acorns[p])
    if letter == LAND_A and not s.main and s.way == 0:
        return refusal("a-is-skip", "MM-34")
    if is_wrong_moment(s, letter):
        return refusal("wrong-moment", "MM-34", letter=name, when=f"=momiji-when-{name}")
    return refusal("no-effect", EFFECT_CLAUSES.get(letter, "MM-13"), letter=name)


EFFECT_CLAUSES = {LAND_B: "MM-31", LAND_E: "MM-31", LAND_J: "MM-34"}
AFTER_MAIN = (LAND_E, LAND_H, LAND_I, LAND_M)
ANY_TIME = (LAND_C, LAND_F, LAND_G, LAND_L, LAND_N)


def is_wrong_moment(s: Momiji, letter: int) -> bool:
    """MM-34: is the landscape tied to another moment of the turn?"""
    if letter in ANY_TIME:
        return s.phase == COLLECTING
    if letter in AFTER_MAIN:
        wanted = {LAND_E: COLLECTED, LAND_I: ACTIVATED}.get(letter, PLAYED)
        return s.just != wanted or (letter == LAND_H and s.bonus != 0)
    return bool(s.main) or (s.phase == COLLECTING and letter not in (LAND_B, LAND_K))


def no_top(s: Momiji, t: int) -> Refusal:
    if s.height[t] == 0:
        return refusal("column-empty", "MM-16", type=type_words(t))
    return refusal("top-taken", "MM-31", type=type_words(t))


def no_discard(s: Momiji, kind: int) -> Refusal:
    if s.phase == DRAWN:
        return refusal("not-drawn", "MM-31", card=card_words(kind))
    if s.phase in (TRADING, CLEARING, LIMITING, SHEDDING):
        return refusal("not-in-hand", "MM-12", card=card_words(kind), hand=hand_words(s))
    if s.traded:
        return refusal("traded", "MM-12")
    if s.held[s.seat] < 2:
        return refusal("trade-short", "MM-12", cards=s.held[s.seat])
    return refusal("not-in-hand", "MM-12", card=card_words(kind), hand=hand_words(s))


def no_tuck(s: Momiji, kind: int) -> Refusal:
    return refusal("not-in-hand", "MM-30", card=card_words(kind), hand=hand_words(s))


def no_take(s: Momiji, kind: int) -> Refusal:
    return refusal("not-discarded", "MM-33", card=card_words(kind))


REASONS = {
    "draft": no_draft, "use": no_landscape, "collect": no_collect, "top": no_top,
    "lay": no_lay, "skip": no_skip, "discard": no_discard, "tuck": no_tuck, "take": no_take,
    "pile": no_place, "left": no_side, "right": no_side, "activate": no_activate,
    "return": no_return, "refill": no_refill, "finish": no_finish, "pass": no_pass, "end": no_end,
}  # fmt: skip
