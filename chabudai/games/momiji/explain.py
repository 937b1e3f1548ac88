"""Why a move of Momiji can't be made: the clause, and the numbers it rests on."""

from typing import Any

from chabudai.games.momiji.data_check import LETTER_NAMES
from chabudai.games.momiji.moves import card_words, family, token_words, type_words
from chabudai.games.momiji.rules.objectives import solo_needs_met, token_price
from chabudai.games.momiji.rules.piles import fits, is_closing, same_stem, tops_differ
from chabudai.games.momiji.rules.plays import can_pay_for, may_follow, slot_of
from chabudai.games.momiji.spec import (
    ALL_LETTERS,
    AVAILABLE,
    B_LIMIT,
    BLUE,
    IN_BOX,
    J_CARDS,
    KINDS,
    MOST_TYPES,
    NEW,
    NUMBER,
    OWNED,
    PHASES,
    TYPE,
    Done,
    Landscape,
    Momiji,
    Phase,
    Token,
    Way,
)
from chabudai.kernel.game import phase_id
from chabudai.kernel.refusal import Refusal

TURN_CLAUSE = "MM-11"  # why somebody else's turn is not yours
PHASE_CLAUSES = {
    Phase.DRAFTING: "MM-10",
    Phase.MAIN: "MM-11",
    Phase.COLLECTING: "MM-15",
    Phase.LAYING: "MM-20",
    Phase.PLACING: "MM-21",
    Phase.TRADING: "MM-12",
    Phase.CLEARING: "MM-62",
    Phase.LIMITING: "MM-14",
    Phase.TWO_COLUMNS: "MM-31",
    Phase.DRAWN: "MM-31",
    Phase.REORDERING: "MM-33",
    Phase.TOP_TAKING: "MM-33",
    Phase.DISCARD_TAKING: "MM-33",
    Phase.TOKEN_BUYING: "MM-30",
    Phase.TOKEN_SWAPPING: "MM-30",
    Phase.COLUMN_TAKING: "MM-32",
    Phase.TOPS_TAKING: "MM-31",
    Phase.SHEDDING: "MM-33",
    Phase.TUCKING: "MM-30",
    Phase.TUCKING_UNDER: "MM-30",
    Phase.TURNING: "MM-33",
}
# Phases in which a family of moves has something to say; elsewhere the phase itself is the reason.
AT_HOME = {
    "draft": (Phase.DRAFTING,),
    "use": (Phase.MAIN, Phase.COLLECTING),
    "collect": (Phase.MAIN, Phase.COLLECTING, Phase.TWO_COLUMNS, Phase.COLUMN_TAKING),
    "top": (Phase.TOP_TAKING, Phase.TOPS_TAKING),
    "lay": (Phase.MAIN, Phase.LAYING),
    "skip": (Phase.MAIN, Phase.LAYING),
    "discard": (
        Phase.MAIN,
        Phase.TRADING,
        Phase.CLEARING,
        Phase.LIMITING,
        Phase.DRAWN,
        Phase.SHEDDING,
    ),
    "tuck": (Phase.TUCKING,),
    "take": (Phase.DISCARD_TAKING,),
    "pile": (Phase.PLACING, Phase.REORDERING, Phase.TUCKING_UNDER, Phase.TURNING),
    "left": (Phase.PLACING, Phase.TURNING),
    "right": (Phase.PLACING, Phase.TURNING),
    "activate": (Phase.MAIN, Phase.TOKEN_BUYING, Phase.TOKEN_SWAPPING),
    "return": (Phase.TOKEN_BUYING,),
    "refill": (Phase.MAIN,),
    "finish": (Phase.LAYING, Phase.TOPS_TAKING, Phase.TUCKING),
    "pass": (Phase.MAIN,),
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
    in_turn = s.phase == Phase.MAIN or (s.main and s.phase not in PHASE_CLAUSES)
    if in_turn and verb in BELONGS_TO:
        return refusal("no-such-choice", BELONGS_TO[verb], verb=f"=momiji-verb-{verb}")
    if not in_turn and s.phase not in AT_HOME[verb]:
        phase = f"={phase_id('momiji', PHASES[s.phase])}"
        return refusal("choose-first", PHASE_CLAUSES[s.phase], phase=phase)
    return REASONS[verb](s, number)


def hand_words(s: Momiji) -> list[str]:
    hand = s.hand[s.seat]
    return [card_words(kind) for kind in range(KINDS) for _ in range(hand[kind])]


# Main actions


def no_draft(s: Momiji, letter: int) -> Refusal:
    offer = [LETTER_NAMES[i] for i in range(ALL_LETTERS) if s.offer[i]]
    return refusal("not-offered", "MM-10", letter=LETTER_NAMES[letter], choices=offer)


def no_collect(s: Momiji, t: int) -> Refusal:
    if s.main and s.phase != Phase.COLUMN_TAKING:
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
    if s.main and s.phase not in (Phase.TOKEN_BUYING, Phase.TOKEN_SWAPPING):
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
    if token == Token.LARGEST:
        return refusal("needs-centre", "MM-66", token=name)
    if token == Token.ZEROS:
        return refusal("needs-zeros", "MM-66", token=name)
    if token == Token.CLOSED_PILES:
        return refusal("needs-closed", "MM-68", token=name)
    assert token == Token.MOST_ACORNS
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
    if s.way == Way.J:
        return refusal("j-piles", "MM-30", card=card_words(kind), laid=s.count, most=J_CARDS)
    return refusal("tops-alike", "MM-50", card=card_words(kind))


def no_skip(s: Momiji, kind: int) -> Refusal:
    common = no_card_now(s, kind)
    if common:
        return common
    if s.way == Way.E or s.way == Way.J or not can_pay_for(s, s.seat, Landscape.A):
        return no_landscape(s, Landscape.A)
    if any(fits(s, s.seat, kind, i, 1) for i in range(MOST_TYPES + 1)):
        return refusal("tops-alike", "MM-50", card=card_words(kind))
    return refusal("no-skip", "MM-30", card=card_words(kind), number=NUMBER[kind])


def no_card_now(s: Momiji, kind: int) -> Refusal | None:
    """What stands in the way of any card or of this type."""
    if s.main and s.phase != Phase.LAYING:
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
        skip = "yes" if s.way == 0 and can_pay_for(s, p, Landscape.A) else "lost"
    place = nearest_pile(s, kind)
    if s.dew and s.piles[p] == s.kinds_in and (place < 0 or NUMBER[kind] == 0):
        return refusal("row-full", "MM-50", card=card_words(kind), most=s.kinds_in)
    if place < 0:
        return refusal("starts-with-0", "MM-21", type=type_words(t), number=NUMBER[kind], skip=skip)
    t, top = TYPE[s.top[p][place]], NUMBER[s.top[p][place]]
    if is_closing(s.top[p][place]):
        return refusal("pile-closed", "MM-21", type=type_words(t), top=top)
    return refusal(
        "number", "MM-21",
        type=type_words(t), top=top, next=top + 1, number=NUMBER[kind], skip=skip,
    )  # fmt: skip


def nearest_pile(s: Momiji, kind: int) -> int:
    """The pile by which a card that fits nowhere is refused: open ones first, then by number."""
    found = [i for i in range(s.piles[s.seat]) if same_stem(s, kind, s.top[s.seat][i])]

    def distance(place: int) -> tuple[bool, bool, int]:
        top = s.top[s.seat][place]
        return is_closing(top), TYPE[top] != TYPE[kind], abs(NUMBER[kind] - NUMBER[top])

    return min(found, key=distance, default=-1)


def no_place(s: Momiji, place: int) -> Refusal:
    if s.phase == Phase.REORDERING:
        return refusal("pile-settled", "MM-33", pile=place + 1, settled=s.settled)
    if place >= s.piles[s.seat]:
        return refusal("pile-absent", "MM-21", pile=place + 1, piles=s.piles[s.seat])
    if s.phase == Phase.TUCKING_UNDER:
        return refusal("tuck-closed", "MM-30", pile=place + 1)
    top, card = s.top[s.seat][place], card_words(s.pending)
    if fits(s, s.seat, s.pending, place, s.skipping):
        if s.way == Way.J:
            return refusal("j-piles", "MM-30", card=card, laid=s.count, most=J_CARDS)
        return refusal("tops-alike", "MM-50", card=card)
    return refusal("not-on-pile", "MM-21", card=card, pile=place + 1, top=card_words(top))


def no_side(s: Momiji, _: int) -> Refusal:
    card = card_words(s.pending)
    if fits(s, s.seat, s.pending, NEW, s.skipping):
        return refusal("tops-alike", "MM-50", card=card)
    return refusal("no-new-pile", "MM-21", card=card, number=NUMBER[s.pending])


def no_finish(s: Momiji, _: int) -> Refusal:
    if s.phase == Phase.LAYING and s.count and s.way == Way.J and s.two < 0:
        return refusal("j-needs-two", "MM-34", laid=s.count)
    if s.phase == Phase.LAYING and s.count and not tops_differ(s, s.seat):
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
    if letter == Landscape.A and not s.main and s.way == 0:
        return refusal("a-is-skip", "MM-34")
    if is_wrong_moment(s, letter):
        clause = "MM-12" if letter in ANY_TIME else "MM-34"
        return refusal("wrong-moment", clause, letter=name, when=f"=momiji-when-{name}")
    return refusal("no-effect", EFFECT_CLAUSES.get(letter, "MM-13"), letter=name)


EFFECT_CLAUSES = {Landscape.B: "MM-31", Landscape.E: "MM-31", Landscape.J: "MM-34"}
AFTER_MAIN = (Landscape.E, Landscape.H, Landscape.I, Landscape.M)
ANY_TIME = (Landscape.C, Landscape.F, Landscape.G, Landscape.L, Landscape.N)


def is_wrong_moment(s: Momiji, letter: int) -> bool:
    """MM-34: is the landscape tied to another moment of the turn?"""
    if letter in ANY_TIME:
        return s.phase == Phase.COLLECTING
    if letter in AFTER_MAIN:
        wanted = {Landscape.E: Done.COLLECTED, Landscape.I: Done.ACTIVATED}.get(letter, Done.PLAYED)
        return s.just != wanted or (letter == Landscape.H and s.bonus != 0)
    return bool(s.main) or (
        s.phase == Phase.COLLECTING and letter not in (Landscape.B, Landscape.K)
    )


def no_top(s: Momiji, t: int) -> Refusal:
    if s.height[t] == 0:
        return refusal("column-empty", "MM-16", type=type_words(t))
    return refusal("top-taken", "MM-31", type=type_words(t))


def no_discard(s: Momiji, kind: int) -> Refusal:
    if s.phase == Phase.DRAWN:
        return refusal("not-drawn", "MM-31", card=card_words(kind))
    if s.phase in (Phase.TRADING, Phase.CLEARING, Phase.LIMITING, Phase.SHEDDING):
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
