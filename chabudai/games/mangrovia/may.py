"""May I build here with what I have? (MG-15, MG-17, MG-18)"""

from typing import Any

from chabudai.games.mangrovia.board import LANDSCAPES, PLACES
from chabudai.games.mangrovia.pad import board_of, free_spots
from chabudai.games.mangrovia.spec import (
    COPIES,
    KINDS,
    LANDS,
    LOWEST,
    LOWEST_START,
    SITES,
    STARTS,
    STORE,
    Mangrovia,
    Phase,
    Pool,
)
from chabudai.kernel.chance import clear
from chabudai.kernel.game import Variant
from chabudai.kernel.pad import Answers, PadOption, Question, one
from chabudai.kernel.position import Position
from chabudai.kernel.real_table import Sentence, Verdict, verdict_on

HUT, DOUBLE = "build", "double"
PIER = 9  # one hut, or one double hut
SITE = 3  # of pier 9


def asked(variant: Variant) -> list[Question]:
    spaces = [PadOption(spot.name) for spot in free_spots(board_of(tuple(variant.setup)))]
    lands = [PadOption(name, f"mangrovia-land-{name}") for name in LANDSCAPES]
    kinds = [PadOption(HUT, "mangrovia-may-hut"), PadOption(DOUBLE, "mangrovia-may-double")]
    return [
        one("space", "mangrovia-may-space", spaces),
        one("kind", "mangrovia-may-kind", kinds),
        some("birds", "mangrovia-may-birds", lands),
        some("landscapes", "mangrovia-may-landscapes", copies(lands, Pool.LAND)),
        some("values", "mangrovia-may-values", numbered(Pool.CARD)),
        some("starts", "mangrovia-may-starts", start_cards()),
        some("amulets", "mangrovia-may-amulets", numbered(Pool.AMULET)),
    ]


def some(key: str, say: str, options: list[PadOption]) -> Question:
    return Question(key, "some", say, options=tuple(options))


def copies(options: list[PadOption], pool: int) -> list[PadOption]:
    return [
        PadOption(option.value, option.say, option.args, COPIES[pool][kind])
        for kind, option in enumerate(options)
    ]


def numbered(pool: int) -> list[PadOption]:
    """The kinds of a pool; amulets of value 1 come from the store."""
    most = [COPIES[pool][kind] or STORE for kind in range(KINDS)]
    return [PadOption(str(LOWEST[pool] + kind), most=most[kind]) for kind in range(KINDS)]


def start_cards() -> list[PadOption]:
    return [PadOption(str(LOWEST_START + kind)) for kind in range(STARTS)]


def judge(variant: Variant, answers: Answers) -> Verdict | None:
    if "space" not in answers:
        return None
    position = at_pier_nine(variant, answers)
    s: Any = position.state
    space = PLACES.index(answers["space"])
    kind = answers.get("kind", HUT)
    price = s.price[space] * (2 if kind == DOUBLE else 1)
    said = Sentence("mangrovia-may-built", {"space": answers["space"], "price": price}, "MG-15")
    return verdict_on(position, f"{kind} {answers['space']}", said)


def at_pier_nine(variant: Variant, answers: Answers) -> Position:
    """A seat that may build, with this hand and these birds."""
    position = variant.start(0)
    s: Any = position.state
    s.phase, s.pier, s.part = Phase.ACTING, PIER, 0
    for site in range(SITES):
        s.site[site] = s.seat if site == SITE else s.site[site]
    birds = answers.get("birds", {})
    s.birds = sum(1 << land for land in range(LANDS) if birds.get(LANDSCAPES[land]))
    hold(
        s,
        Pool.LAND,
        {LANDSCAPES.index(name): n for name, n in answers.get("landscapes", {}).items()},
    )
    hold(s, Pool.CARD, by_kind(Pool.CARD, answers.get("values", {})))
    hold(s, Pool.AMULET, by_kind(Pool.AMULET, answers.get("amulets", {})))
    for kind in range(STARTS):
        s.start_card[s.seat][kind] = answers.get("starts", {}).get(str(LOWEST_START + kind), 0)
    return position


def by_kind(pool: int, numbers: dict[str, int]) -> dict[int, int]:
    return {int(value) - LOWEST[pool]: number for value, number in numbers.items()}


def hold(s: Mangrovia, pool: int, cards: dict[int, int]) -> None:
    clear(s.hand[pool][s.seat])
    clear(s.known[pool][s.seat])
    for kind, number in cards.items():
        s.hand[pool][s.seat][kind] = number
    s.held[pool][s.seat] = sum(cards.values())
