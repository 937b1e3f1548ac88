"""The phase of a written position: whose decision it is, and whether the rest allows it."""

from chabudai.games.mangrovia.board import PLACES
from chabudai.games.mangrovia.rules.boat import bowl_at
from chabudai.games.mangrovia.rules.building import can_double, price_of
from chabudai.games.mangrovia.sight import is_solvent
from chabudai.games.mangrovia.spec import (
    BOWLS,
    FREE,
    LAST_ROUND,
    MOST_AMULETS,
    NEUTRAL,
    OFFERS,
    PARTS,
    PHASES,
    PIERS,
    Mangrovia,
    Offer,
    Phase,
    Pool,
)
from chabudai.kernel.refusal import Refused, refuse
from chabudai.kernel.text import Lines


def wrong(id: str, clause: str, field: str, **args: object) -> Refused:
    return refuse(f"mangrovia-position-{id}", clause, field=field, **args)


def read_phase(s: Mangrovia, lines: Lines) -> None:
    s.pier = lines.number("pier", 1, PIERS) if "pier" in lines.pairs else 0
    s.part = lines.number("part", 1, PARTS, default=1) - 1
    s.phase = lines.choice("phase", PHASES, default="act" if s.pier else "bowls")
    s.space = -1
    if (s.phase in (Phase.PLACING, Phase.OVER)) != (s.pier == 0):
        raise wrong("pier", "MG-11", "pier")
    if s.drawn and s.phase != Phase.PUTTING_BACK:
        raise wrong("fresh", "MG-14", "fresh", most=MOST_AMULETS)
    if s.phase == Phase.PLACING:
        read_placing(s)
    elif s.phase != Phase.OVER:
        read_acting(s, lines)
    else:
        s.seat = -1


def read_placing(s: Mangrovia) -> None:
    s.seat = (s.first + s.placed) % s.players
    for p in range(s.players):
        place = (p - s.first) % s.players
        due = (s.placed - place + s.players - 1) // s.players
        if s.site.count(p) != due:
            raise wrong("order", "MG-10", "sites", seat=p, count=due)
    if s.placed >= s.players * BOWLS[s.players] or s.site.count(FREE) < 2:
        raise wrong("placed", "MG-10", "phase")


def read_acting(s: Mangrovia, lines: Lines) -> None:
    s.seat = bowl_at(s, s.pier)
    kinds = OFFERS[s.pier][s.part]
    if not 0 <= s.seat < NEUTRAL:
        raise wrong("no-bowl", "MG-11", "pier", pier=s.pier)
    if kinds == 0:
        raise wrong("part", "MG-11", "part", pier=s.pier)
    if "settled" in lines.pairs:
        s.settled = lines.choice("settled", ("open", "deck")) + 1
    if bool(s.settled) != (s.pier == 5 and s.part == 1):
        raise wrong("settled", "MG-9", "settled")
    if s.phase == Phase.PAYING:
        read_building(s, lines)
    if s.phase == Phase.PUTTING_BACK:
        fits = 2 <= s.drawn <= min(s.track[s.seat], MOST_AMULETS) and kinds & Offer.AMULETS
        if not fits:
            raise wrong("fresh", "MG-14", "fresh", most=MOST_AMULETS)


def read_building(s: Mangrovia, lines: Lines) -> None:
    """MG-9: a building is begun only if it can be paid in full."""
    words = lines.text("building").split()
    if len(words) != 4:
        raise wrong("building", "MG-9", "building")
    s.space = lines.named("building", words[0], PLACES)
    s.twice = lines.named("building", words[1], ("single", "double"))
    s.due = lines.whole("building", words[2], 0, 61)
    s.due_lands = lines.whole("building", words[3], 0, 1 + s.twice)
    fits = s.owner[s.space] == FREE and s.supply[s.seat] >= 1 + s.twice
    fits = fits and s.due <= price_of(s, s.space, s.twice) and s.due + s.due_lands > 0
    fits = fits and (can_double(s, s.space) or not s.twice)
    needed = 16 if s.twice else 8
    if not (fits and OFFERS[s.pier][s.part] & needed and is_solvent(s)):
        raise wrong("building", "MG-9", "building")
    if s.due_lands == 0 and s.due == 0:
        raise wrong("building", "MG-9", "building")


def check_end(s: Mangrovia) -> None:
    """MG-21, MG-27: over after the round of a last hut, or after the last round of all."""
    over = s.phase == Phase.OVER
    if over and not s.last and s.rounds < LAST_ROUND:
        raise wrong("over", "MG-21", "phase")
    if s.phase == Phase.PLACING and s.last:
        raise wrong("over", "MG-21", "phase")
    if over:
        s.known[Pool.AMULET] = [list(row) for row in s.hand[Pool.AMULET]]
