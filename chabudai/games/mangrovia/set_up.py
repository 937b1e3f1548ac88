"""Laying out Mangrovia (MG-1 to MG-8, MG-30)."""

from typing import Any

from chabudai.games.mangrovia.board import PLACES
from chabudai.games.mangrovia.spec import (
    BOWLS,
    DEALT,
    HUTS,
    LOWEST_SPECIAL,
    LOWEST_START,
    NEUTRAL,
    NO_STONE,
    ROW,
    SPACES,
    SPECIALS,
    STARTS,
    STORE,
    Area,
    Mangrovia,
)
from chabudai.games.mangrovia.view import STONE_NAMES
from chabudai.kernel.position import Position
from chabudai.kernel.real_table import Sentence


def steps(position: Position) -> list[Sentence]:
    s: Any = position.state
    return [
        Sentence(
            "mangrovia-set-up-pieces", {"huts": HUTS[s.players], "bowls": BOWLS[s.players]}, "MG-1"
        ),
        *neutral(s),
        Sentence("mangrovia-set-up-cards", cards_dealt(), "MG-6"),
        Sentence("mangrovia-set-up-birds", {}, "MG-6"),
        Sentence("mangrovia-set-up-amulets", {"ones": STORE}, "MG-3"),
        Sentence("mangrovia-set-up-tiles", special_tiles(), "MG-4"),
        *stones(s),
        Sentence("set-up-first", {"seat": s.first}, "MG-6"),
        *(starts(s, (s.first + i) % s.players) for i in range(s.players)),
    ]


def cards_dealt() -> dict[str, int]:
    return {"cards": DEALT, "values": ROW[0], "lands": ROW[1]}


def special_tiles() -> dict[str, int]:
    return {"low": LOWEST_SPECIAL, "high": LOWEST_SPECIAL + SPECIALS - 1}


def neutral(s: Mangrovia) -> list[Sentence]:
    spaces = [PLACES[space] for space in range(SPACES) if s.owner[space] == NEUTRAL]
    if not spaces:
        return []
    huts = Sentence("mangrovia-set-up-neutral", {"spaces": spaces}, "MG-7")
    return [huts, Sentence("mangrovia-set-up-bowl", {}, "MG-7")] if s.players == 2 else [huts]


def stones(s: Mangrovia) -> list[Sentence]:
    laid = [
        f"{PLACES[space]} {STONE_NAMES[s.tile[space]]}"
        for space in range(SPACES)
        if s.area[space] == Area.STONE and s.tile[space] != NO_STONE
    ]
    return [Sentence("mangrovia-set-up-stones", {"tiles": laid}, "MG-30")] if laid else []


def starts(s: Mangrovia, seat: int) -> Sentence:
    cards = [LOWEST_START + kind for kind in range(STARTS) if s.start_card[seat][kind]]
    return Sentence("mangrovia-set-up-start", {"seat": seat, "cards": cards}, "MG-8")
