"""Why a move of Mangrovia can't be made: the clause, and the numbers it rests on."""

from typing import Any

from chabudai.games.mangrovia.board import AREAS, LANDSCAPES, PLACES
from chabudai.games.mangrovia.rules.boat import offer
from chabudai.games.mangrovia.rules.building import (
    can_double,
    land_money,
    money,
    payable_lands,
    payable_sums,
    price_of,
)
from chabudai.games.mangrovia.rules.pools import can_collect
from chabudai.games.mangrovia.spec import (
    ANY_LAND,
    FREE,
    KINDS,
    MONEY,
    NEUTRAL,
    NO_SPACE,
    PAY_CARDS,
    WORTH,
    Mangrovia,
    Move,
    Offer,
    Phase,
    Pool,
)
from chabudai.games.mangrovia.view import PAY_NAMES, SITE_NAMES, cards_of, lands_of, offered
from chabudai.kernel.refusal import Refusal

TURN_CLAUSE = "MG-11"  # why somebody else's turn is not yours
NEAREST = 3  # sums named to somebody who can't pay exactly


def no(clause: str, id: str, **args: Any) -> Refusal:
    return Refusal(f"mangrovia-{id}", args, clause)


def explain(s: Mangrovia, move: int) -> Refusal:
    """Why a move is not open to the seat on turn, from what that seat knows."""
    if s.phase == Phase.PLACING:
        return explain_bowl(s, move)
    if s.phase == Phase.PUTTING_BACK:
        clause = "MG-14" if Move.PUT_BACK <= move < Move.PERCH else "MG-9"
        return no(clause, "put-one-back", amulets=cards_of(Pool.AMULET, s.fresh))
    if s.phase == Phase.ACTING:
        return explain_action(s, move)
    return explain_payment(s, move)


def explain_bowl(s: Mangrovia, move: int) -> Refusal:
    if move >= Move.TAKE:
        return no("MG-10", "bowls-first", sites=free_sites(s))
    site = SITE_NAMES[move]
    if s.site[move] == NEUTRAL:
        return no("MG-7", "site-neutral", site=site)
    if s.site[move] != FREE:
        return no("MG-10", "site-taken", site=site, seat=s.site[move], sites=free_sites(s))
    return no("MG-10", "first-bowl", site=site)


def free_sites(s: Mangrovia) -> list[str]:
    return [name for i, name in enumerate(SITE_NAMES) if s.site[i] == FREE]


# Actions


def explain_action(s: Mangrovia, move: int) -> Refusal:
    if move < Move.TAKE:
        return no("MG-11", "bowls-stand", pier=s.pier)
    if move < Move.FROM_DECK:
        return not_offered(s, Offer.OPEN) or explain_open(s, move - Move.TAKE)
    if move < Move.COLLECT:
        return not_offered(s, Offer.DECK) or no(
            "MG-13", "deck-empty", pool=pool_name(move - Move.FROM_DECK)
        )
    if move == Move.COLLECT:
        return not_offered(s, Offer.AMULETS) or explain_collect(s)
    if Move.BUILD <= move < Move.SPEND:
        twice = 1 if move >= Move.BUILD_DOUBLE else 0
        return explain_building(s, move - (Move.BUILD_DOUBLE if twice else Move.BUILD), twice)
    if move < Move.PUT_BACK:
        return no("MG-15", "nothing-due", pier=s.pier)
    if move < Move.PERCH:
        return no("MG-14", "nothing-drawn", pier=s.pier)
    return not_offered(s, Offer.BIRDS) or no(
        "MG-11", "birds-there", birds=land_words(lands_of(s.birds))
    )


def pool_name(pool: int) -> str:
    return f"=mangrovia-pool-{pool}"


def area_words(s: Mangrovia, space: int) -> str:
    return f"=mangrovia-area-{AREAS[s.area[space]]}"


def pay_words(pay: int) -> str:
    return f"=mangrovia-pay-{PAY_NAMES[pay]}"


def land_words(lands: list[str]) -> list[str]:
    return [f"=mangrovia-land-{land}" for land in lands]


def not_offered(s: Mangrovia, kind: int) -> Refusal | None:
    """A part that the pier does not have now."""
    if offer(s) & kind:
        return None
    parts = [f"=mangrovia-part-{name}" for name in offered(s)]
    clause = "MG-9" if s.settled else "MG-11"
    return no(clause, "not-offered", pier=s.pier, parts=parts)


def explain_open(s: Mangrovia, kind: int) -> Refusal:
    if kind < KINDS:
        return no("MG-12", "not-in-row", card=kind + 2, row=cards_of(Pool.CARD, s.row[Pool.CARD]))
    name = f"=mangrovia-land-{LANDSCAPES[kind - KINDS]}"
    return no(
        "MG-12", "not-in-row", card=name, row=land_words(cards_of(Pool.LAND, s.row[Pool.LAND]))
    )


def explain_collect(s: Mangrovia) -> Refusal:
    assert not can_collect(s)
    return no("MG-14", "store-empty" if s.track[s.seat] == 0 else "bag-empty")


def explain_building(s: Mangrovia, space: int, twice: int) -> Refusal:
    name = PLACES[space]
    if twice and not offer(s) & Offer.DOUBLE:
        return no("MG-17", "no-double-here", pier=s.pier)
    if not offer(s) & Offer.HUT:
        return not_offered(s, Offer.HUT) or no("MG-11", "nothing-due", pier=s.pier)
    if s.owner[space] == NO_SPACE:
        return no("MG-5", "no-space", space=name)
    if s.owner[space] != FREE:
        return explain_taken(s, space, twice)
    if s.supply[s.seat] < 1 + twice:
        return no("MG-26", "no-huts", huts=s.supply[s.seat], needed=1 + twice)
    if twice and not can_double(s, space):
        return no("MG-17", "no-double-area", space=name, area=area_words(s, space))
    return explain_landscape(s, space, twice) or explain_price(s, space, twice)


def explain_taken(s: Mangrovia, space: int, twice: int) -> Refusal:
    if s.owner[space] == NEUTRAL:
        return no("MG-7", "taken-neutral", space=PLACES[space])
    clause = "MG-17" if twice and s.owner[space] == s.seat else "MG-15"
    return no(clause, "taken", space=PLACES[space], seat=s.owner[space])


def explain_landscape(s: Mangrovia, space: int, twice: int) -> Refusal | None:
    lands, birds = lands_of(s.lands[space]), lands_of(s.birds)
    clause = "MG-18" if len(lands) == 2 else "MG-15"
    have = payable_lands(s, s.seat, space)
    if have >= 1 + twice:
        return None
    if not s.lands[space] & s.birds:
        return no(
            clause, "no-bird",
            space=PLACES[space], landscapes=land_words(lands), birds=land_words(birds),
        )  # fmt: skip
    marked = [land for land in lands if land in birds]
    return no(
        clause, "no-landscape",
        space=PLACES[space], landscapes=land_words(marked), needed=1 + twice, count=have,
    )  # fmt: skip


def explain_price(s: Mangrovia, space: int, twice: int) -> Refusal:
    pay, price = s.pay[space], price_of(s, space, twice)
    sums = nearest(payable_sums(s, s.seat, pay), price)
    return no(
        "MG-17" if twice else "MG-15", "cannot-pay",
        space=PLACES[space], price=price, pay=pay_words(pay), sums=sums,
    )  # fmt: skip


def nearest(sums: int, price: int) -> list[int]:
    """The sums nearest to a price that can be made, in order."""
    found = [n for n in range(1, 62) if sums >> n & 1]
    return sorted(sorted(found, key=lambda n: abs(n - price))[:NEAREST])


# Payments


def explain_payment(s: Mangrovia, move: int) -> Refusal:
    name, pay = PLACES[s.space], pay_words(s.pay[s.space])
    if move == Move.SKIP or not Move.SPEND <= move < Move.PUT_BACK:
        return no("MG-9", "pay-first", space=name, due=s.due, pay=pay, lands=s.due_lands)
    if move >= Move.SPEND_LAND:
        return explain_land_payment(s, move - Move.SPEND_LAND)
    if s.due_lands > 0:
        marked = [land for land in lands_of(s.lands[s.space] & s.birds)]
        return no("MG-15", "land-first", space=name, landscapes=land_words(marked))
    kind = PAY_CARDS if move < Move.SPEND_AMULET else 1
    if kind != s.pay[s.space]:
        return no("MG-15", "other-money", space=name, pay=pay)
    coin = move - (Move.SPEND if kind == PAY_CARDS else Move.SPEND_AMULET)
    worth = WORTH[kind][coin]
    if money(s, s.seat, kind, coin) == 0:
        clause = "MG-32" if coin == MONEY[kind] - 1 else "MG-15"
        return no(clause, "not-yours", worth=worth, pay=pay)
    return no("MG-15", "not-exact", worth=worth, due=s.due, pay=pay)


def explain_land_payment(s: Mangrovia, land: int) -> Refusal:
    if s.due_lands == 0:
        return no("MG-15", "land-paid", due=s.due, pay=pay_words(s.pay[s.space]))
    clause = "MG-33" if land == ANY_LAND else "MG-18"
    can = [name for i, name in enumerate(LANDSCAPES) if land_money(s, s.seat, s.space, i)]
    return no(clause, "land-unfit", space=PLACES[s.space], landscapes=land_words(can))
